// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/contextlist.h"

#include "core/store/formats/mnesis/read/summaryreader.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

QList<ListedItem> readItems(const StoreReader& reader, const SessionId& session)
{
    QList<ListedItem> items;
    if (!reader.summaries().hasContextItems(session))
        return items;
    auto rows = reader.rows(
        u"SELECT c.rowid, c.position, c.item_type = 'summary', c.item_id, m.created_at, m.rowid, m.session_id = "
        "c.session_id AND m.is_summary = 0, m.role = 'user' FROM context_items c LEFT JOIN messages m ON m.id = "
        "c.item_id WHERE c.session_id = ? ORDER BY c.position, c.rowid"_s,
        {session.value});
    while (rows.next()) {
        const StoreReader::Place place {integerIn(rows, 4, OutlineRow::NoTime), integerIn(rows, 5, -1)};
        items.push_back({integerIn(rows, 0, -1), rows.integer(1), rows.integer(2) == 1, rows.text(3), place,
            rows.integer(6) == 1, rows.integer(7) == 1});
    }
    return items;
}

QList<ListedItem> messagesOf(const StoreReader& reader, const SessionId& session, const StoreReader::Span& span)
{
    QList<ListedItem> items;
    const auto& [first, last] = span;
    auto rows = reader.rows(
        u"SELECT id, created_at, rowid, role = 'user' FROM messages WHERE session_id = ? AND is_summary = 0 AND "
        "(created_at, rowid) >= (?, ?) AND (created_at, rowid) <= (?, ?) ORDER BY created_at, rowid"_s,
        {session.value, first.createdMs, first.key, last.createdMs, last.key});
    while (rows.next()) {
        items
            += ListedItem::made(false, rows.text(0), {integerIn(rows, 1, OutlineRow::NoTime), integerIn(rows, 2, -1)});
        items.last().isFromUser = rows.integer(3) == 1;
    }
    return items;
}

Window windowOf(const QList<ListedItem>& items)
{
    Window window;
    for (const ListedItem& item : items) {
        if (item.isSummary)
            window.addSummary(item.id);
        else
            window.messages.push_back({-1, item.place.key});
    }
    return window;
}

Window wholeWindow(const StoreReader& reader, const SessionId& session)
{
    if (reader.summaries().hasContextItems(session))
        return windowOf(readItems(reader, session));
    Window window; // nothing is listed: mnesis sends every message and no summary
    for (const StoreReader::Place& place : reader.ordinaryMessages(session).places)
        window.messages.push_back({-1, place.key});
    return window;
}

} // namespace stemma::mnesis
