// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma {

/// One call of a model within a turn, as a store with traces keeps it.
struct LlmCall
{
    QString id;
    QString purpose; ///< the store's word
    QString model;
    TokenUsage tokens;
    std::optional<Time> startedAt;
    std::optional<Duration> latency;
    std::optional<Duration> timeToFirstToken;
    int attempt = 1; ///< 1-based
    bool success = true;
    QString error;
    bool operator==(const LlmCall&) const = default;
};

/// One run of a tool within a turn.
struct ToolTrace
{
    QString name;
    QString callId;
    QString description;
    bool success = true;
    QString error;
    std::optional<Time> startedAt;
    std::optional<Duration> duration;
    QList<LlmCall> attempts; ///< calls made to get the tool's script or arguments
    bool operator==(const ToolTrace&) const = default;
};

/// What happened between a prompt and its answer.
struct TurnTrace
{
    QString id;
    SessionId session;
    MessageId message; ///< the answer
    std::optional<qint64> turn; ///< the store's own number
    std::optional<Time> startedAt;
    std::optional<Time> endedAt;
    TokenUsage tokens; ///< the store's totals
    std::optional<double> cost; ///< in US dollars
    QList<LlmCall> calls;
    QList<ToolTrace> tools;
    QStringList errors;
    StoredFields fields;
    bool operator==(const TurnTrace&) const = default;
};

} // namespace stemma
