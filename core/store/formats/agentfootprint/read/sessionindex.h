// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "core/store/json/jsonrecords.h"
#include "core/store/formats/agentfootprint/read/document.h"
#include "core/store/outline.h"

#include <optional>
#include <utility>
#include <vector>

namespace stemma::agentfootprint {

/// What kind of JSON text a session is read from. Conversations, which can be carried on, stand first.
enum class Layout : quint8 {
    Checkpoint, ///< a bare conversation checkpoint
    Envelope, ///< a conversation or paused run with its format and time
    RunOutcome, ///< what a paused run answered: its state without an envelope
    Messages, ///< an array of messages
    Request, ///< one request as the provider got it
    Events, ///< typed events: the lines of a log, or the events of a recording
    Snapshot, ///< the history in the state that a recording or trace ends with
    Trace, ///< domain events of a replay trace
    Audit, ///< records of an audit bundle
    Entries, ///< records of a memory, vector or artifact store
};

/// A message, event or entry of a session.
struct Row
{
    enum class Kind : quint8 {
        Message,
        Original, ///< summed up, and kept
        State, ///< of a paused run's second copy of the history, where the two differ
        SystemPrompt,
        Event,
        DomainEvent,
        AuditRecord,
        Entry,
    };

    Range place;
    qint64 key = -1;
    qint64 createdMs = OutlineRow::NoTime;
    qint32 span = -1; ///< of a marker: the span it replaces; of an original: the one it belongs to
    Kind kind = Kind::Message;
};

/// What a compaction replaced, as the conversation keeps it.
struct Span
{
    Range place;
    QString fingerprint;
    std::vector<Range> originals;
    std::vector<std::pair<qint64, QString>> markers; ///< summaries among the originals: index, fingerprint
    bool isShown = false; ///< its originals are among the rows
    qint64 markerKey = -1; ///< the message that is its summary; -1: there is none
};

/// A member of the session's record beside the history.
struct Fact
{
    static constexpr qint64 MostBytes = 4096;
    QString name; ///< with the names of the objects it stands in: "data.runId"
    Range place;
    QByteArray text {}; ///< as stored, where it is not longer than that; null: it is
};

/// A tool call as seen in events.
struct SeenCall
{
    QString name;
    bool started = false;
    bool ended = false;
    bool failed = false;
};
using SeenCalls = QHash<QString, SeenCall>; ///< by their ids

/// One session with the places of all that it holds, in reading order.
struct SessionIndex
{
    Layout layout = Layout::Checkpoint;
    Range place;
    std::vector<Row> rows;
    std::vector<std::pair<qint64, qint64>> byKey; ///< keys with their rows, sorted; empty: each row's number is its key
    std::vector<Range> state; ///< the second copy of the history in a paused run
    std::vector<Span> spans;
    std::vector<std::pair<qint64, QString>> markers; ///< summaries in the history: index, fingerprint
    std::vector<Fact> facts;
    SeenCalls calls; ///< of events
    std::optional<JsonProblem> problem; ///< where the text is broken
    bool hasBom = false;

    [[nodiscard]] qint64 rowOf(qint64 key) const; ///< -1: none
    /// A paused run whose two copies of the history differ: both are shown, and it resumes from the second.
    [[nodiscard]] bool hasTwoHistories() const { return !rows.empty() && rows.back().kind == Row::Kind::State; }
    [[nodiscard]] const Fact* fact(QStringView name) const;
    [[nodiscard]] QByteArrayView text(QStringView name) const; ///< of that fact
    /// It can be carried on.
    [[nodiscard]] bool isConversation() const;
    [[nodiscard]] bool isPaused() const;
};

inline constexpr qint64 SystemPromptKey = qint64(1) << 62;
/// Of the second history; the index in it is added.
inline constexpr qint64 StateKey = qint64(1) << 61;
/// Of what a span keeps; the index in its list is added.
[[nodiscard]] qint64 originalsKey(qint64 span);
[[nodiscard]] qint64 spanOfKey(qint64 key); ///< -1: it is none of those

/// Ids of what has none: by the index in its list.
[[nodiscard]] MessageId idOfKey(qint64 key);
[[nodiscard]] std::optional<qint64> keyOfId(const MessageId& id);

} // namespace stemma::agentfootprint
