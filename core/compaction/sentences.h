// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossrules.h"

#include <vector>

namespace stemma {

/// A sentence of a text. Offsets count UTF-16 units of the text.
struct Sentence
{
    qsizetype begin = 0;
    qsizetype end = 0;
    bool isQuestion = false;
    bool opens = false; ///< a conversation: says what it is about
};

/// Parts a text into sentences: paragraphs, lists, headings; fenced code is left out. The rules and the text have to
/// outlive it.
class SentenceReader
{
public:
    static constexpr qsizetype Longest = 600; ///< longer ones are cut, so that no rule meets an endless one

    SentenceReader(const LossRules& rules, QStringView text, LossRules::Language language);

    [[nodiscard]] std::vector<Sentence> sentences() const;

private:
    void splitLine(qsizetype begin, qsizetype end, std::vector<Sentence>& found) const;
    [[nodiscard]] bool isAbbreviation(qsizetype point) const;

    const LossRules& m_rules;
    QStringView m_text;
    LossRules::Language m_language;
};

} // namespace stemma
