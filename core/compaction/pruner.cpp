// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/pruner.h"

#include "core/base/saturating.h"

#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

bool isProtectedTool(const QString& tool)
{
    return tool == "skill"_L1;
}

QList<ToolOutput> outputsToPrune(
    std::span<const MessageOutputs> messages, const PruneLimits& limits, const CompactionProfile& profile)
{
    constexpr int TurnsKept = 2;
    QList<ToolOutput> chosen;
    qint64 met = 0;
    qint64 gained = 0;
    int turns = 0;
    for (const MessageOutputs& message : messages | std::views::reverse) {
        if (message.isSummary && !profile.prunesBehindSummaries)
            break;
        turns += message.isFromUser ? 1 : 0;
        if (turns < TurnsKept)
            continue;
        if (message.isSummary)
            break;
        for (const ToolOutput& output : message.outputs | std::views::reverse) {
            if (output.state != ToolPart::State::Completed || isProtectedTool(output.tool))
                continue;
            if (output.isPruned())
                break; // and so are those before it
            met = saturatingAdd(met, output.tokens);
            if (met <= limits.protect)
                continue;
            chosen += output;
            gained = saturatingAdd(gained, output.tokens);
        }
    }
    if (gained <= limits.minimum)
        chosen.clear();
    return chosen;
}

QList<ToolOutput> outputsToRestore(std::span<const MessageOutputs> messages, qint64 most)
{
    QList<ToolOutput> chosen;
    qint64 met = 0;
    for (const MessageOutputs& message : messages | std::views::reverse) {
        if (message.isSummary)
            break;
        for (const ToolOutput& output : message.outputs | std::views::reverse) {
            met = saturatingAdd(met, output.tokens);
            if (met > most)
                return chosen;
            if (output.isPruned())
                chosen += output;
        }
    }
    return chosen;
}

} // namespace stemma
