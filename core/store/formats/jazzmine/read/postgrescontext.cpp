// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/postgresstore.h"

#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/formats/jazzmine/store.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

using Contents = PostgresRows::Contents;
using Place = PostgresRows::Place;

Result<PostgresStore::Rows> PostgresStore::window(
    const SessionId& id, const std::optional<Place>& at, Contents contents, const JobControl& job)
{
    constexpr int Batch = 2 * Index::WindowMessages;
    Place place {std::numeric_limits<qint64>::max(), QLatin1StringView("")};
    if (at)
        place = *at;
    Rows newestFirst;
    size_t end = 0; // behind the oldest message that is sent
    int sent = 0;
    bool inclusive = true;
    for (bool more = true; more;) {
        const auto rows = m_rows.before(id.value, place, inclusive, Batch, contents, job);
        if (!rows)
            return rows;
        inclusive = false;
        more = rows->size() == Batch;
        for (const PostgresRow& row : *rows) {
            place = {row.timestamp, row.id};
            newestFirst.push_back(row);
            if (row.message.flags & MessageRecord::Flagged)
                continue;
            end = newestFirst.size();
            if (++sent == Index::WindowMessages || (row.message.flags & MessageRecord::NewTopic)) {
                more = false;
                break;
            }
        }
    }
    newestFirst.resize(end);
    std::ranges::reverse(newestFirst);
    return newestFirst;
}

Result<const QSet<QString>*> PostgresStore::currentWindow(const SessionId& id, const JobControl& job)
{
    const auto at = m_windows.constFind(id);
    if (at != m_windows.cend())
        return &*at;
    const Result<Rows> rows = window(id, {}, Contents::None, job);
    if (!rows)
        return std::unexpected(rows.error());
    QSet<QString> ids;
    for (const PostgresRow& row : *rows) {
        if (!(row.message.flags & MessageRecord::Flagged))
            ids.insert(row.id);
    }
    return &*m_windows.insert(id, ids);
}

Result<ContextBudget> PostgresStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    std::optional<Place> place;
    if (at) {
        const auto found = m_rows.placeOf(id.value, at->value, job);
        if (!found)
            return std::unexpected(found.error());
        if (*found)
            place = (*found)->first;
        else if (const auto key = keyOf(id, *at, job); !key)
            return std::unexpected(key.error());
    }
    if (const Result<> exists = mustExist(id, job); !exists)
        return std::unexpected(exists.error());
    const Result<Rows> rows = window(id, place, Contents::Rows, job);
    if (!rows)
        return std::unexpected(rows.error());
    ContextBudget budget;
    qint64 position = 0;
    for (const PostgresRow& row : *rows) {
        const bool flagged = row.message.flags & MessageRecord::Flagged;
        const StoredRecord record = recordOf(row.json, {.table = u"messages"_s, .rowKey = row.id});
        const ContextItem item = contextItemOf(record, row.message.role, flagged, position++);
        budget.messages += flagged ? 0 : item.tokens;
        if (!sink(item))
            break;
    }
    budget.total = budget.messages;
    return budget;
}

} // namespace stemma::jazzmine
