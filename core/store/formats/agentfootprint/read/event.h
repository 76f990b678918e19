// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/index.h"

namespace stemma::agentfootprint {

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

/// The tokens of a model call as an event reports them.
[[nodiscard]] TokenUsage usageOf(QByteArrayView usage);

/// Takes note of the tool call that an event starts or ends.
void noteCall(QHash<QString, SeenCall>& calls, const EventView& event);

/// An event as a message: those that carry a prompt, an answer, thinking or a tool call in the vocabulary,
/// all others as they are stored.
[[nodiscard]] Message decodeEvent(QByteArrayView record, const StoredAt& place, Row::Kind kind,
    const QHash<QString, SeenCall>& calls, qint64 maxText);

} // namespace stemma::agentfootprint
