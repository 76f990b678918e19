// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

/// How mnesis counts tokens and how large it takes a model's window to be. Pure functions; any thread.
namespace stemma::mnesis {

/// How the tokens of a text are counted for a model.
enum class TokenRule : quint8 {
    Quarter, ///< a quarter of the code points: where no model is given
    Third, ///< a third of them: Claude models; mnesis itself knows no better, so the figure is its own
    Cl100k, ///< with a vocabulary; where that is not at hand, a quarter as an estimate
    O200k,
};
/// Counts by this rule may differ from mnesis's own: its vocabulary is not at hand.
[[nodiscard]] bool isEstimate(TokenRule rule);

/// Releases that do differently (specification, 0).
enum class Release : quint8 {
    Before04, ///< up to 0.3.0
    From04, ///< 0.4.0 and later
};

/// What mnesis knows of a model by its name alone. A host may have set it otherwise; that is not stored.
struct ModelWindow
{
    QString provider; ///< lower case; empty where it is not known
    QString name; ///< lower case, without the provider
    qint64 contextLimit = 128'000;
    qint64 maxOutput = 4'096;
    qint64 compactionBudget = 20'000; ///< kept free for the next compaction, by mnesis's default settings
    TokenRule rule = TokenRule::Cl100k;

    [[nodiscard]] qint64 reserve() const { return maxOutput + compactionBudget; }
    [[nodiscard]] qint64 usable() const { return contextLimit - reserve(); }
    [[nodiscard]] bool isEstimate() const { return mnesis::isEstimate(rule); }

    bool operator==(const ModelWindow&) const = default;
};

/// The entry of mnesis's model table for a stored model string such as "anthropic/claude-opus-4-6" (5.3).
[[nodiscard]] ModelWindow modelWindow(const QString& modelId, Release release = Release::From04);

/// By the length alone; never with a vocabulary.
[[nodiscard]] qint64 estimateLength(qint64 codePoints, TokenRule rule);
[[nodiscard]] qint64 estimateText(QStringView text, TokenRule rule);
/// What the part adds to its message. Texts must be whole. 0 for a part that mnesis drops.
[[nodiscard]] qint64 estimatePart(const Part& part, TokenRule rule, Release release = Release::From04);
[[nodiscard]] qint64 estimateMessage(const QList<Part>& parts, TokenRule rule, Release release = Release::From04);

/// @p text as a Python string literal.
[[nodiscard]] QString pythonRepr(QStringView text);
/// The part as its Python model prints itself ("type='reasoning' text='abc'"), which is what mnesis counts
/// for parts it never sends. Empty for the kinds it renders.
[[nodiscard]] QString pythonText(const Part& part);

} // namespace stemma::mnesis
