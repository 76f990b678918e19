// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/index.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

class Reader;

/// What the three kinds of event records have in common.
struct EventView
{
    QString type; ///< without the library's prefix: "stream.llm_end"
    QByteArrayView payload; ///< of a domain event the record itself
    QByteArrayView meta;
    std::optional<qint64> ms; ///< when it happened
    bool valid = false;
};
[[nodiscard]] EventView viewEvent(QByteArrayView record, Row::Kind kind);
/// The tool that it tells the end of failed.
[[nodiscard]] bool hasError(const EventView& event);

/// The tokens of a model call as an event reports them.
[[nodiscard]] TokenUsage usageOf(QByteArrayView usage);

/// Takes note of the tool call that an event starts or ends.
void noteCall(SeenCalls& calls, const EventView& event);

/// An event as a message: those that carry a prompt, an answer, thinking or a tool call in the vocabulary,
/// all others as they are stored.
[[nodiscard]] Message decodeEvent(
    QByteArrayView record, const StoredAt& place, Row::Kind kind, const SeenCalls& calls, qint64 maxText);

/// The turns of the reader's session from its events: model calls with their tokens and times, tools
/// and what went wrong. Only sessions that are made of typed events have any.
[[nodiscard]] Result<> giveTurnTraces(const Reader& reader, const SessionStore::TraceSink& sink, const JobControl& job);

} // namespace stemma::agentfootprint
