// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <QByteArrayList>

/// A small store of jazzmine as one document, for tests of what stands in it.
namespace stemma::smalldocument {

inline const SessionId Session(QStringLiteral("c"));

inline const QByteArray OneConversation = R"({"id": "c", "user_id": "u", "agent_id": "a", "title": "T", )"
                                          R"("created_at": 1790000000000, "last_updated_at": 1790000000009})";

inline QByteArray document(const QByteArrayList& messages, const QByteArrayList& traces = {},
    const QByteArrayList& conversations = {OneConversation})
{
    return R"({"conversations": [)" + conversations.join(", ") + R"(], "messages": [)" + messages.join(", ")
        + R"(], "turn_traces": [)" + traces.join(", ") + "]}";
}

/// @p more: members behind a comma.
inline QByteArray trace(const QByteArray& id, const QByteArray& messageId, const QByteArray& more = {})
{
    return R"({"id": ")" + id + R"(", "message_id": ")" + messageId
        + R"(", "conversation_id": "c", "user_id": "u", "agent_id": "a", "turn_number": 1, )"
          R"("started_at_ms": 1790000000001, "ended_at_ms": 1790000000002, "total_latency_ms": 1)"
        + more + '}';
}

} // namespace stemma::smalldocument
