// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/figurereader.h"

namespace stemma {

[[nodiscard]] QString numberNormal(double value, const QString& unit);

/// Tells what the tokens of one text are: paths, names, addresses, codes, and by FigureReader figures. Each rule has a
/// name; words and units come from LossRules. The text and its tokens have to outlive it. One thread.
class TokenReader
{
public:
    static constexpr qsizetype LongestWord = 240; ///< UTF-16 units; what is longer is data, not a name

    TokenReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
        LossRules::Language language, bool withTokenRules);
    Q_DISABLE_COPY_MOVE(TokenReader)

    /// What token @p i is, and some more of the tokens after it; none: a word like any other.
    [[nodiscard]] std::optional<TokenFact> read(size_t i) const;
    /// The paths that `src/a.{h,cpp}` expands to, or the fact alone.
    [[nodiscard]] QList<TokenFact> spread(const TokenFact& fact) const;

    [[nodiscard]] QStringView text() const { return m_view.text(); }
    [[nodiscard]] QStringView textOf(const TextToken& token) const { return m_view.textOf(token); }
    [[nodiscard]] const QString& lowered(size_t i) const { return m_view.lowered(i); } ///< of token @p i
    [[nodiscard]] std::optional<LossRules::Unit> unitOf(QStringView word) const { return m_view.unitOf(word); }
    [[nodiscard]] bool isNumberWord(size_t i) const ///< or "half" of "half past"
    {
        return m_view[i].isWord()
            && (m_rules.numberOf(m_view.lowered(i), m_view.language()) || clockWordsAt(m_view, i).next > i);
    }

private:
    [[nodiscard]] std::optional<TokenFact> found(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> byRules(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> address(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> path(size_t i) const;
    [[nodiscard]] bool isDiffName(size_t i) const;
    [[nodiscard]] bool isPath(QStringView word, const QString& lower, const TextToken& token) const;
    [[nodiscard]] std::optional<TokenFact> error(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> errorMessage(size_t i) const;
    [[nodiscard]] std::optional<TokenFact> identifier(size_t i) const;

    const LossRules& m_rules;
    TokenView m_view;
    FigureReader m_figures;
    bool m_withTokenRules;
};

} // namespace stemma
