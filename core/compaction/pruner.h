// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactionrules.h"
#include "core/session/message.h"

#include <QList>

#include <span>
#include <vector>

/// Which outputs of tools are left out of the context to make room, by the rules of mnesis (specification, 7). Pure;
/// any thread.
namespace stemma {

/// One output of a tool that is stored, or was.
struct ToolOutput
{
    MessageId message;
    qint64 index = -1; ///< of the message
    int part = 0; ///< Part::index
    QString tool;
    QString about; ///< its title, or what it was called with, in a line
    qint64 tokens = 0; ///< by the rule for the model; an estimate
    ToolPart::State state = ToolPart::State::Pending;
    std::optional<Time> prunedAt;
    bool isInContext = false; ///< the message is

    [[nodiscard]] bool isPruned() const { return prunedAt.has_value(); }
    bool operator==(const ToolOutput&) const = default;
};

/// The outputs of one message, in the order of its parts.
struct MessageOutputs
{
    bool isFromUser = false;
    bool isSummary = false;
    QList<ToolOutput> outputs;
};

struct PruneLimits
{
    qint64 protect = 40'000; ///< tokens of the newest outputs that stay
    qint64 minimum = 20'000; ///< less than that, or as much, is not worth it

    bool operator==(const PruneLimits&) const = default;
};

/// Never pruned: what a skill says are instructions.
[[nodiscard]] bool isProtectedTool(const QString& tool);

/// Walks @p messages, all of a session, from the newest back to the newest summary: the last two turns of the user
/// stay, and the newest outputs up to the limit. The answer is newest first; empty where it is not worth it.
[[nodiscard]] QList<ToolOutput> outputsToPrune(
    std::span<const MessageOutputs> messages, const PruneLimits& limits = {}, const CompactionProfile& profile = {});

/// The pruned outputs that may come back, newest first, until those that are not pruned have @p most tokens together.
[[nodiscard]] QList<ToolOutput> outputsToRestore(std::span<const MessageOutputs> messages, qint64 most);

} // namespace stemma
