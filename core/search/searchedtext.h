// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/messagetexts.h"
#include "core/session/session.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// One text with all that a query can ask about it: what an index keeps, and what a scan looks at. Any thread.
struct SearchedText
{
    /// Texts are read and indexed up to this size; what stands behind it is not found.
    static constexpr qint64 MostBytes = 16 * 1024 * 1024;

    int part = MessageText::OfMessage;
    TextKind kind = TextKind::Other;
    QByteArray utf8;
    Role role = Role::Unknown;
    QString tool; ///< of the part
    QString model; ///< the message's own; empty: the session's counts
    QString agent; ///< the same
    qint64 ms = 0; ///< Unix time of the message; else of the session's begin; 0: neither is stored
    qint64 tokens = -1; ///< of the message, all together; -1: not stored
    quint32 has = 0; ///< PartKinds of the message, and queryfields::HasError
    bool isError = false; ///< the tool call failed, or the message did
};

/// A text in UTF-8 as QString::toUtf8() made it of the stored one, a byte order mark at its beginning with it: places
/// in both are the same.
[[nodiscard]] QString fromSearchedUtf8(QByteArrayView utf8);

/// Those of a message of @p session.
[[nodiscard]] std::vector<SearchedText> searchedTexts(const Message& message, const SessionInfo& session);
/// The session's title as one.
[[nodiscard]] SearchedText searchedTitle(const SessionInfo& session);

/// When a session was used last, for its place among others; 0: not stored.
[[nodiscard]] qint64 lastUseMs(const SessionInfo& session);

} // namespace stemma
