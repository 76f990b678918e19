// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/messagescan.h"

#include <QHash>

namespace stemma {

/// A stretch of a session's time, and what it went by with.
struct TimeSpan
{
    enum class Kind : quint8 {
        Agent, ///< from one message to the next, which the agent wrote or a tool gave back
        User, ///< from the last message to the next prompt
        Tool, ///< from a call to its result; lies over spans of the agent, and calls may lie over each other
    };
    Kind kind = Kind::Agent;
    qint64 fromMs = 0; ///< Unix milliseconds
    qint64 toMs = 0; ///< not before fromMs
    int row = 0; ///< of the message that ends it; of a tool, of its call
    QString tool; ///< the name; empty: it is none

    [[nodiscard]] qint64 ms() const { return toMs - fromMs; }
    bool operator==(const TimeSpan&) const = default;
};

/// The time of a session by what it went by with, in milliseconds.
struct TimeShares
{
    qint64 agent = 0; ///< without what tools took
    qint64 tools = 0; ///< the time in which at least one ran
    qint64 user = 0;
    bool operator==(const TimeShares&) const = default;
};

/// Reads the times of a session's messages and tool calls, some messages at a time. Only what is stored counts: where a
/// message has no time there is no span, and one that is older than the message before it makes none either. One thread
/// at a time.
class TimeSpanReader
{
public:
    explicit TimeSpanReader(SessionId session);

    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// Agent and User in stored order, which follow one another in time; tools by the rows of their calls.
    [[nodiscard]] const std::vector<TimeSpan>& spans() const { return m_spans; }
    [[nodiscard]] const std::vector<TimeSpan>& tools() const { return m_tools; }
    [[nodiscard]] TimeShares shares() const;

private:
    struct Call
    {
        qint64 atMs = 0;
        int row = 0;
        QString tool;
    };
    void add(int row, const Message& message);
    void addTool(int row, std::optional<qint64> at, const ToolPart& tool);

    MessageScan m_scan;
    std::vector<TimeSpan> m_spans;
    std::vector<TimeSpan> m_tools;
    QHash<QString, Call> m_calls; ///< without a result so far, by their ids
    std::optional<qint64> m_last; ///< the newest time so far
};

} // namespace stemma
