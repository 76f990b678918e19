// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/context/window.h"

namespace stemma::mnesis {

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

/// The window that mnesis makes of a list.
[[nodiscard]] Window windowOf(const QList<ListedItem>& items);
/// The present window of a session, with all of its messages looked up: for what a change makes of it. Within a read.
[[nodiscard]] Window wholeWindow(const StoreReader& reader, const SessionId& session);

} // namespace stemma::mnesis
