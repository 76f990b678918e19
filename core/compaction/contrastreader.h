// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/tokenreader.h"

namespace stemma {

/// What a clause sets aside, and what it says instead: "X, not Y", "Y statt X", 「YではなくX」. Offsets in its text.
struct Contrast
{
    qsizetype asideBegin = 0; ///< of Y
    qsizetype asideEnd = 0;
    qsizetype chosenBegin = 0; ///< of X
    qsizetype chosenEnd = 0;
    qsizetype leftOutBegin = 0; ///< of "not Y", or of "Y but" in "not Y but X"; empty: nothing
    qsizetype leftOutEnd = 0;
    bool isDenied = false; ///< the clause denies Y only

    [[nodiscard]] bool leavesOut() const { return leftOutEnd > leftOutBegin; }
};

/// Finds contrasts. What it is made of has to outlive it.
class ContrastReader
{
public:
    ContrastReader(const LossRules& rules, const std::vector<TextToken>& tokens, const TokenReader& reader,
        LossRules::Language language);

    /// The first one from @p begin to @p end.
    [[nodiscard]] std::optional<Contrast> find(qsizetype begin, qsizetype end) const;

private:
    struct Span ///< of tokens
    {
        size_t begin = 0;
        size_t end = 0;
        [[nodiscard]] size_t size() const { return end - begin; }
    };
    [[nodiscard]] const LossRules::LanguageRules& grammar() const { return m_rules.languages[size_t(m_language)]; }
    [[nodiscard]] bool isAfterBreak(size_t token) const;
    [[nodiscard]] bool means(const QString& word, QLatin1StringView name) const;
    [[nodiscard]] bool isAlike(size_t token, size_t other) const;
    [[nodiscard]] bool isNoVerb(Span aside) const;
    /// Where a word or phrase ends that means @p name, "instead" for one; @p token: there is none.
    [[nodiscard]] size_t meaningEnd(size_t token, size_t end, QLatin1StringView name) const;
    [[nodiscard]] size_t denialEnd(size_t token, size_t end) const; ///< of "not" in "X, not Y"
    [[nodiscard]] size_t runEnd(size_t from, size_t end) const; ///< the next break, no farther than an aside goes
    [[nodiscard]] size_t runBegin(size_t to, size_t begin, size_t most) const;
    [[nodiscard]] std::optional<Contrast> corrected(size_t denial, size_t joiner, size_t end) const;
    [[nodiscard]] std::optional<Contrast> deniedAtEnd(size_t begin, size_t denial) const;
    [[nodiscard]] std::optional<Contrast> between(Span aside, Span chosen) const;
    [[nodiscard]] std::optional<Contrast> amongWords(size_t begin, size_t end) const;
    [[nodiscard]] std::optional<Contrast> amongSigns(qsizetype begin, qsizetype end) const;
    [[nodiscard]] qsizetype deniedFrom(QStringView text, qsizetype joiner, QStringView chosen) const;

    const LossRules& m_rules;
    const std::vector<TextToken>& m_tokens;
    const TokenReader& m_reader;
    LossRules::Language m_language;
};

} // namespace stemma
