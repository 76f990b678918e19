// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clausewords.h"

namespace stemma {

/// Holds the rules for sentences against parts of a text. What it is made of has to outlive it.
class ClauseRules
{
public:
    ClauseRules(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
        const ClauseWords& words, LossRules::Language language);

    /// The first rule that matches the text from @p begin to @p end; null: none.
    [[nodiscard]] const LossRules::Rule* find(qsizetype begin, qsizetype end, bool byUser, bool inQuestion) const;
    /// The same among the rules for what no other rule matches.
    [[nodiscard]] const LossRules::Rule* findOther(qsizetype begin, qsizetype end) const;
    /// Whether the text from @p begin to @p end says what was, or is.
    [[nodiscard]] bool isTold(qsizetype begin, qsizetype end) const { return part(begin, end).isTold; }

private:
    struct Part ///< of the text, as patterns are held against it
    {
        QString text;
        QString withoutRelative; ///< without what LanguageRules::relative matches
        bool isTold = false; ///< says what was, or is
    };
    [[nodiscard]] Part part(qsizetype begin, qsizetype end) const;
    [[nodiscard]] static bool isMatch(const LossRules::Rule& rule, const Part& part);

    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    const ClauseWords& m_words;
    LossRules::Language m_language;
    bool m_isSmall = false; ///< without capitals, though nouns have them
};

/// Without bullets, emphasis and signs at its ends.
void trimClause(QStringView text, qsizetype& begin, qsizetype& end);

} // namespace stemma
