// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/storereader.h"

#include <QSet>

#include <functional>

namespace stemma::mnesis {

/// A summary as mnesis loads it: its message has the first word and the row in summary_nodes the second.
struct LoadedSummary
{
    bool isMissing = false; ///< no summary message of this id: mnesis skips it
    bool isRefused = false; ///< mnesis fails on its row, and with it the whole context
    QString text;
    qint64 tokens = 0;
};

/// Which summaries and messages make up a session's context, without their texts. 16 bytes a message.
struct Window
{
    struct Summary
    {
        QString id;
        QString leftOut; ///< as ContextItem::leftOut
    };
    struct Entry
    {
        qint64 item = -1; ///< rowid in context_items; -1: it is in the context without an item
        qint64 message = -1; ///< rowid in messages; -1: the item names none; Unresolved: not looked up
    };

    std::vector<Summary> summaries; ///< in assembly order
    std::vector<Entry> messages; ///< in assembly order
    bool hasOlder = false; ///< others stand before them that were not read; see readOlder()
    bool isPresent = true; ///< what mnesis would take now, and not worked out for an earlier moment
    std::optional<Time> asOf; ///< that moment; outputs pruned later were still sent then
    /// What a planned change would make of the parts of the message with this id.
    std::function<void(const QString&, QList<Part>&)> change {};

    /// A message that a planned change would add; its entry has `message` NewMessage.
    struct Added
    {
        Role role = Role::Unknown;
        QList<Part> parts;
    };
    static constexpr qint64 NewMessage = -2;
    static constexpr qint64 Unresolved = -3;
    std::optional<Added> added {};

    QHash<QString, LoadedSummary> written {}; ///< summaries that a planned change would add, or give another text
    QString removed {}; ///< a summary that a planned change would remove; it shows no release any more then

    /// Behind the others; one that stands there already is sent once.
    void addSummary(const QString& id);
    QSet<QString> known {}; ///< summaries that were added
};

/// What the context of @p session consists of, now or when @p at was its newest message. Of a long list only the newest
/// messages are read, as far as they fit: what they name is not looked up. Within a read.
[[nodiscard]] Result<Window> readWindow(
    const StoreReader& reader, const SessionId& session, const std::optional<MessageId>& at);

/// Puts what readWindow() left unread before the messages of @p window; how many came. Within a read.
[[nodiscard]] size_t readOlder(const StoreReader& reader, const SessionId& session, Window& window);

/// Within a read.
[[nodiscard]] LoadedSummary loadSummary(const StoreReader& reader, const QString& id);

/// One row of context_items, or one that a change would make.
struct ListedItem
{
    qint64 rowid = -1; ///< in context_items; -1: a new one
    std::optional<qint64> position; ///< where it stands now; no value: it is new, or stored as no integer
    bool isSummary = false; ///< by its type
    QString id; ///< of the message or summary
    /// Of its message, whose rowid is the key; key -1: there is none. Planners sort by it, and give summaries the place
    /// of the last message that they replace.
    StoreReader::Place place;
    bool isRaw = false; ///< its message is of the session and no summary
    bool isFromUser = false; ///< by the role of its message

    [[nodiscard]] static ListedItem made(bool isSummary, const QString& id, const StoreReader::Place& place)
    {
        return {-1, std::nullopt, isSummary, id, place, !isSummary, false};
    }
};

/// What is in the context of a session, in order; empty where mnesis lists nothing and sends all messages. Within a
/// read.
[[nodiscard]] QList<ListedItem> readItems(const StoreReader& reader, const SessionId& session);

/// The messages of a span that are no summaries, in order, as new items. Within a read.
[[nodiscard]] QList<ListedItem> messagesOf(
    const StoreReader& reader, const SessionId& session, const StoreReader::Span& span);
/// The one of them that is next to a place, on one side of it. Within a read.
enum class Side : quint8 { Before, UpTo, Behind };
[[nodiscard]] std::optional<ListedItem> messageBeside(
    const StoreReader& reader, const SessionId& session, const StoreReader::Place& place, Side side);
/// Where the two turns before a place begin, which summaries of 0.1 left as they were; no value: there are fewer.
/// Within a read.
[[nodiscard]] std::optional<StoreReader::Place> lastTurns(
    const StoreReader& reader, const SessionId& session, const StoreReader::Place& before);

/// The window that mnesis makes of a list.
[[nodiscard]] Window windowOf(const QList<ListedItem>& items);
/// The present window of a session, with all of its messages looked up: for what a change makes of it. Within a read.
[[nodiscard]] Window wholeWindow(const StoreReader& reader, const SessionId& session);

} // namespace stemma::mnesis
