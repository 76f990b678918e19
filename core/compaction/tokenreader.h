// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/figures.h"
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

[[nodiscard]] QString numberNormal(double value, const QString& unit);

/// Tells what the tokens of one text are: paths, names, figures, addresses, codes. Each rule here has a name; words and
/// units come from LossRules. The text and its tokens have to outlive it. One thread.
class TokenReader
{
public:
    static constexpr qsizetype LongestWord = 240; ///< UTF-16 units; what is longer is data, not a name

    TokenReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
        LossRules::Language language, bool withTokenRules);

    /// What token @p i is, and some more of the tokens after it; none: a word like any other.
    [[nodiscard]] std::optional<TokenFact> read(size_t i) const;
    /// The paths that `src/a.{h,cpp}` expands to, or the fact alone.
    [[nodiscard]] QList<TokenFact> spread(const TokenFact& fact) const;

    [[nodiscard]] QStringView textOf(const TextToken& token) const
    {
        return m_text.sliced(token.begin, token.end - token.begin);
    }
    [[nodiscard]] const QString& lowered(size_t i) const; ///< of token @p i

private:
    [[nodiscard]] std::optional<TokenFact> found(size_t i) const;
    [[nodiscard]] TokenFact made(LossKind kind, const QString& rule, size_t i, QString normal) const;
    [[nodiscard]] std::optional<TokenFact> byRules(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> address(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> figure(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> dotted(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> versionOf(size_t i, QStringView digits) const;
    [[nodiscard]] std::optional<TokenFact> date(size_t i, const Figure& figure) const; ///< 14 March, March 14
    /// @p last: of the tokens that are the figure.
    [[nodiscard]] std::optional<TokenFact> counted(
        size_t i, size_t last, const Figure& figure, QStringView suffix) const;
    /// 40分, 8万円: the unit is the beginning of the run that touches the figure.
    [[nodiscard]] std::optional<TokenFact> countedByRun(size_t i, const Figure& figure) const;
    [[nodiscard]] size_t lastOfFigure(size_t i) const; ///< 1 200
    [[nodiscard]] std::optional<TokenFact> codeNumber(size_t i, const Figure& figure) const;
    [[nodiscard]] std::optional<TokenFact> path(size_t i) const;
    [[nodiscard]] bool isDiffName(size_t i) const;
    [[nodiscard]] bool isSetting(size_t i) const; ///< MAX_DEPTH = 128 between back quotes
    [[nodiscard]] bool isPath(QStringView word, const QString& lower, const TextToken& token) const;
    [[nodiscard]] std::optional<TokenFact> error(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> errorMessage(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> identifier(size_t i) const;
    [[nodiscard]] std::optional<LossRules::Unit> unitOf(QStringView word) const;
    [[nodiscard]] bool isAlone(size_t i) const; ///< all there is between its back quotes
    [[nodiscard]] bool follows(size_t i) const; ///< only a blank stands before token @p i
    [[nodiscard]] bool isEnumerator(size_t i) const;
    [[nodiscard]] QChar charAt(qsizetype i) const { return i >= 0 && i < m_text.size() ? m_text[i] : QChar(); }

    const LossRules& m_rules;
    QStringView m_text;
    const std::vector<TextToken>& m_tokens;
    mutable std::vector<QString> m_lowered; ///< null until asked for
    LossRules::Language m_language;
    bool m_withTokenRules;
};

} // namespace stemma
