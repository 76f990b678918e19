// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <vector>

namespace stemma {

/// What messages hold, by what it is. The stable names are those of nameOf().
enum class ContentKind : quint8 {
    Text,
    Thinking,
    ToolInput,
    ToolOutput,
    ToolMetadata,
    Patch,
    Image, ///< decoded
    Event,
    Snapshot, ///< states of files that the agent names at its steps
    Other,
};
inline constexpr int ContentKinds = 10;

[[nodiscard]] QLatin1StringView nameOf(ContentKind kind);
/// Translated, for people.
[[nodiscard]] QString labelOf(ContentKind kind);

struct KindSize
{
    ContentKind kind = ContentKind::Other;
    qint64 bytes = 0;
    qint64 count = 0;
    bool operator==(const KindSize&) const = default;
};

struct SessionSize
{
    SessionId session;
    QString title;
    qint64 bytes = 0; ///< of what its messages hold
    qint64 messages = 0; ///< that no session before it has (BranchStore)
    bool operator==(const SessionSize&) const = default;
};

/// One large piece of a message.
struct LargePart
{
    SessionId session;
    MessageId message;
    qint64 row = 0; ///< of the message, 0-based
    int part = 0;
    ContentKind kind = ContentKind::Other;
    QString name; ///< of the tool, or a path; may be empty
    qint64 bytes = 0;
    bool operator==(const LargePart&) const = default;
};

/// What the messages of a store take, in bytes of UTF-8 without what the format adds: those that branches share once.
/// Each list begins with the largest.
struct ContentSizes
{
    static constexpr size_t MostLarge = 50; ///< parts that are listed

    qint64 bytes = 0;
    std::vector<KindSize> kinds;
    std::vector<SessionSize> sessions;
    std::vector<LargePart> large;
    bool operator==(const ContentSizes&) const = default;
};

/// By one pass over all messages, in slices. Progress is in sessions. Thread: the store's. Errors: those of
/// SessionStore::sessions(); a session that cannot be read is listed without bytes.
[[nodiscard]] Result<ContentSizes> contentSizes(SessionStore& store, const JobControl& job);

/// Of one session, its SessionSize::bytes. Errors: those of reading it.
[[nodiscard]] Result<qint64> contentBytes(SessionStore& store, const SessionId& session, const JobControl& job);

} // namespace stemma
