// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

#include <functional>

namespace stemma {

/// The tokens of a text, as the library counts them for the model.
using TokenCounter = std::function<qint64(QStringView)>;

/// What differs between the releases of mnesis in how a summary is made.
struct CompactionProfile
{
    bool level3TakesAll = false; ///< 0.3: the last two turns as well
    bool fitsIds = true; ///< 0.4: a shorter header, and fewer file ids, where they would not fit
    bool namesPaths = true; ///< 0.4: the footer gives the paths of file ids where they are known and fit
    bool searchesWholeMessages = true; ///< 0.4: file ids of inputs, errors and pruned outputs count too
    bool condensesAllProse = false; ///< 0.3: a text taken into a condensed node is never cut, and its footer stays
    bool countsByQuarter = false; ///< 0.3: a quarter of the characters is a token here, whatever the model
    bool capsByMessage = false; ///< 0.3: messages are sent to the model as they are in the context
    bool takesAnyWindow = false; ///< 0.3: one too that leaves nothing to fill
    bool measuresUsage = false; ///< 0.3: it compacts by what the turns used since it was loaded, not by the context
    bool prunesBehindSummaries = false; ///< 0.3: a summary newer than the last two turns does not end the pruner's walk

    [[nodiscard]] static constexpr CompactionProfile release03()
    {
        return {.level3TakesAll = true,
            .fitsIds = false,
            .namesPaths = false,
            .searchesWholeMessages = false,
            .condensesAllProse = true,
            .countsByQuarter = true,
            .capsByMessage = true,
            .takesAnyWindow = true,
            .measuresUsage = true,
            .prunesBehindSummaries = true};
    }
    [[nodiscard]] static constexpr CompactionProfile release04() { return {}; }

    bool operator==(const CompactionProfile&) const = default;
};

/// What a summary may take, and how that is counted.
struct CompactionSpace
{
    qint64 usable = 0; ///< tokens of the model's window without its answer and the reserve for compacting
    TokenCounter count;
    CompactionProfile profile {};
    qint64 window = 0; ///< of the model, in tokens; what follows matters to requests only
    qint64 mostOutput = 0; ///< that it gives in one answer
    qint64 reserve = 20'000; ///< kept free for compacting
};

/// The limits at which mnesis compacts of its own accord.
struct CompactionThresholds
{
    static constexpr double SoftFraction = 0.6;

    /// What is held against them (mnesis specification, 6.2).
    enum class Measure : quint8 {
        Context, ///< the context with all its messages, those too that do not fit any more
        Usage, ///< tokens used by the turns since the session was loaded; no store records that
    };

    qint64 usable = 0;
    qint64 soft = 0; ///< from here on it compacts after a turn
    qint64 hard = 0; ///< from here on before one
    Measure measure = Measure::Context;

    [[nodiscard]] static CompactionThresholds of(qint64 usable, double softFraction = SoftFraction);
    [[nodiscard]] bool isSoft(qint64 tokens) const { return soft > 0 && tokens >= soft; }
    [[nodiscard]] bool isHard(qint64 tokens) const { return hard > 0 && tokens >= hard; }

    bool operator==(const CompactionThresholds&) const = default;
};

} // namespace stemma
