// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"

#include <QMap>
#include <QString>

namespace stemma {

/// The sum of some calls of a generated store.
struct UsageTruthSum
{
    qint64 calls = 0;
    CallTokens tokens; ///< sub-agents included
    CallTokens subAgents;

    void add(const CallTokens& more, bool isSubAgent);
    bool operator==(const UsageTruthSum&) const = default;
};

/// A call that is written.
struct UsageTruthCall
{
    QString session; ///< that it belongs to
    QString model;
    qint64 ms = 0; ///< Unix milliseconds
    bool isSubAgent = false;
};

/// What a generated store used, added up by its writer call by call while it was written: nothing of it is read back.
struct UsageTruth
{
    QString path; ///< of the store; empty: it could not be written
    qint64 bytes = 0;
    UsageTruthSum total;
    QMap<QString, UsageTruthSum> sessions;
    QMap<QString, UsageTruthSum> models;
    QMap<QString, UsageTruthSum> days; ///< ISO 8601, in the local zone

    void add(const UsageTruthCall& call, const CallTokens& tokens);
    /// A line for each session, model and day, and for all of it: calls, and tokens by kind.
    [[nodiscard]] QString text() const;
};

/// How large a generated store is.
struct UsageCorpus
{
    int sessions = 6;
    int turns = 5; ///< of each session
    int textBytes = 200; ///< of each text
    quint64 seed = 1;
};

// Stores with everything that is counted wrongly easily. Each needs an empty folder.

/// A home of Claude Code: answers on several lines, forks of both makes, old resumed copies, sub-agents and copies of
/// them, lines told again by a compaction, nested messages of progress lines, failed answers, damage.
[[nodiscard]] UsageTruth writeClaudeUsage(const QString& folder, const UsageCorpus& corpus);
/// A home of Codex: counters told again and begun anew, legacy forks with the parent's events, paginated forks by their
/// base, sub-agents with brought along history, archived sessions, empty infos.
[[nodiscard]] UsageTruth writeCodexUsage(const QString& folder, const UsageCorpus& corpus);
/// A database of OpenCode 1.x: forks at equal times, sub-agents, answers of several steps, empty ones.
[[nodiscard]] UsageTruth writeOpenCodeUsage(const QString& folder, const UsageCorpus& corpus);
/// Sessions of pi: forks with the same entries, failed answers, summaries with usage, entries of usage alone.
[[nodiscard]] UsageTruth writePiUsage(const QString& folder, const UsageCorpus& corpus);

} // namespace stemma
