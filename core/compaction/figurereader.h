// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/dayhours.h"
#include "core/compaction/figures.h"
#include "core/compaction/tokenview.h"

namespace stemma {

/// Tells what a word is that begins with a digit or a sign of money: a date, a version, the code of an error, a number
/// with its unit or with what it counts. The view has to outlive it.
class FigureReader
{
public:
    explicit FigureReader(const TokenView& view)
        : m_rules(view.rules())
        , m_view(view)
    {
    }

    /// What token @p i is, and some more of the tokens after it; none: nothing that tells.
    [[nodiscard]] std::optional<TokenFact> read(size_t i) const;

    /// "five minutes": a number in words counts with its unit only.
    [[nodiscard]] std::optional<TokenFact> worded(size_t i) const;

private:
    [[nodiscard]] std::optional<TokenFact> one(size_t i) const;
    [[nodiscard]] TokenFact withMinutes(TokenFact fact) const;
    [[nodiscard]] std::optional<TokenFact> clockTime(size_t i, const ClockWords& words) const;
    /// Whether what the figure @p value counts is named by the word after it: "41 lines", not "41 carry".
    [[nodiscard]] bool isCounted(size_t noun, double value) const;
    [[nodiscard]] bool isPlural(size_t noun) const;
    [[nodiscard]] bool isEnumerator(size_t i) const;
    [[nodiscard]] size_t lastOfFigure(size_t i) const; ///< 1 200
    [[nodiscard]] std::optional<TokenFact> date(size_t i, const Figure& figure) const; ///< 14 March, March 14
    /// 40分, 8万円: the unit is the beginning of the run that touches the figure.
    [[nodiscard]] std::optional<TokenFact> countedByRun(size_t i, const Figure& figure) const;
    [[nodiscard]] std::optional<TokenFact> dateByRuns(size_t i, const Figure& figure) const;
    [[nodiscard]] std::optional<TokenFact> dotted(size_t i) const;
    [[nodiscard]] bool isRelease(size_t i, QStringView digits) const; ///< of the name before it
    [[nodiscard]] std::optional<TokenFact> versionOf(size_t i, QStringView digits) const;
    [[nodiscard]] std::optional<TokenFact> codeNumber(size_t i, const Figure& figure) const;
    [[nodiscard]] bool isSetting(size_t i) const; ///< MAX_DEPTH = 128 between back quotes
    /// @p last: of the tokens that are the figure.
    [[nodiscard]] std::optional<TokenFact> counted(
        size_t i, size_t last, const Figure& figure, QStringView suffix) const;

    const LossRules& m_rules;
    const TokenView& m_view;
};

} // namespace stemma
