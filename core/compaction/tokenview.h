// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossrules.h"
#include "core/compaction/texttokens.h"

namespace stemma {

/// A fact given by a word, or by a number with its unit.
struct TokenFact
{
    LossKind kind = LossKind::Identifier;
    qsizetype begin = 0;
    qsizetype end = 0;
    QString normal;
    QString rule;
    QString unit; ///< of numbers: the dimension or the stem of the thing counted; may be empty
    double value = 0; ///< of numbers, in the dimension's first unit
    std::optional<double> other; ///< see Figure
    size_t next = 0; ///< the token after it
};

[[nodiscard]] inline bool isAsciiDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// The tokens of one text and what stands around them. The rules, the text and its tokens have to outlive it. One
/// thread.
class TokenView
{
public:
    TokenView(
        const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens, LossRules::Language language);

    [[nodiscard]] const LossRules& rules() const { return m_rules; }
    [[nodiscard]] LossRules::Language language() const { return m_language; }
    [[nodiscard]] QStringView text() const { return m_text; }
    [[nodiscard]] size_t size() const { return m_tokens.size(); }
    [[nodiscard]] const TextToken& operator[](size_t i) const { return m_tokens[i]; }

    [[nodiscard]] QStringView textOf(const TextToken& token) const
    {
        return m_text.sliced(token.begin, token.end - token.begin);
    }
    [[nodiscard]] const QString& lowered(size_t i) const; ///< of token @p i
    [[nodiscard]] bool hasCapitals() const { return m_hasCapitals; } ///< the writer begins nouns or sentences so
    [[nodiscard]] QChar charAt(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(); }
    [[nodiscard]] bool isAlone(size_t i) const; ///< all there is between its back quotes
    [[nodiscard]] bool follows(size_t i) const; ///< only a blank stands before token @p i
    [[nodiscard]] std::optional<LossRules::Unit> unitOf(QStringView word) const;

    /// A fact that is just token @p i.
    [[nodiscard]] TokenFact made(LossKind kind, const QString& rule, size_t i, QString normal) const;

private:
    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    mutable std::vector<QString> m_lowered; ///< null until asked for
    LossRules::Language m_language;
    bool m_hasCapitals;
};

} // namespace stemma
