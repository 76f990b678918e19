// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/sqlite.h"

#include "core/store/sqlite/sqlitetable.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

constexpr int FixedColumns = 2; // rowid and the size of the envelope stand before the named ones

Entry entryOf(const SqliteQuery& row, const QStringList& columns)
{
    Entry entry;
    entry.layout = Layout::Envelope;
    entry.rowid = row.integer(0).value_or(-1);
    entry.size = row.integer(1);
    for (int i = 0; i < columns.size(); ++i) {
        StoredField field {columns[i], row.value(FixedColumns + i), Unit::None, false};
        if (field.name == "session_id"_L1) {
            entry.id = SessionId(row.text(FixedColumns + i));
            continue;
        }
        if (field.name == "saved_at"_L1) {
            entry.savedAt = row.integer(FixedColumns + i);
            field.unit = Unit::UnixMilliseconds;
            field.hasCommonName = true;
        }
        entry.fields << field;
    }
    return entry;
}

} // namespace

Result<std::vector<Entry>> SqliteSource::find(const QString& which, const QVariantList& values, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<std::vector<Entry>> {
        // The first four make the store; files of older versions have no more.
        QStringList columns;
        auto known
            = m_database->query(u"SELECT name FROM pragma_table_info('agent_sessions') WHERE name <> 'envelope'"_s);
        while (known.next())
            columns << known.text(0);
        if (!known.ok())
            return known.failure();
        QStringList names {u"rowid"_s, m_database->sizeOf(u"envelope"_s)};
        std::ranges::transform(columns, std::back_inserter(names), quotedSql);
        auto q = m_database->query(u"SELECT %1 FROM agent_sessions "_s.arg(names.join(u", "_s)) + which);
        for (const QVariant& value : values)
            q.bind(value);
        std::vector<Entry> entries;
        while (q.next())
            entries.push_back(entryOf(q, columns));
        if (!q.ok() && entries.empty())
            return q.failure();
        return entries;
    });
}

Result<> SqliteSource::entries(const EntrySink& sink, const JobControl& job)
{
    // All of them first: a read that has to be made again must not give an entry twice.
    return find(u"ORDER BY saved_at DESC, rowid DESC"_s, {}, job).transform([&](const std::vector<Entry>& found) {
        (void)std::ranges::all_of(found, sink);
    });
}

Result<Entry> SqliteSource::entry(const SessionId& id, const JobControl& job)
{
    return find(u"WHERE session_id = ?"_s, {id.value}, job).and_then([&](const std::vector<Entry>& found) {
        return found.empty() ? Result<Entry>(noSession(id)) : found.front();
    });
}

Result<QByteArray> SqliteSource::envelope(qint64 rowid)
{
    auto q = m_database->query(u"SELECT CAST(envelope AS BLOB) FROM agent_sessions WHERE rowid = ?"_s);
    q.bind(rowid);
    if (q.next())
        return q.bytes(0);
    if (!q.ok())
        return q.failure();
    return fail(Errc::NotFound, FootprintText::tr("This session is no longer in the store. List its sessions again."));
}

Result<Entry> SqliteSource::load(const Entry& entry, const JobControl& job)
{
    return m_database->read(job, [&] { return envelope(entry.rowid); }).and_then([&](const QByteArray& text) {
        Entry loaded = entry;
        loaded.document
            = std::make_shared<MemoryDocument>(text, StoredAt {.table = u"agent_sessions"_s, .rowid = entry.rowid});
        loaded.place = loaded.document->whole();
        return indexed(loaded, job);
    });
}

Result<QByteArray> SqliteSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<QByteArray> {
        if (place.table != "agent_sessions"_L1)
            return fail(Errc::NotSupported, FootprintText::tr("Only the sessions of the store have stored text."));
        auto text = envelope(place.rowid);
        if (!text || place.offset < 0)
            return text ? Result<QByteArray>(text->first(qMin(maxBytes, text->size()))) : text;
        return text->mid(place.offset, qMin(maxBytes, place.length));
    });
}

Result<quint64> DatabaseSource::revision(const JobControl& job)
{
    return m_database->read(job, []() -> Result<> { return {}; }).transform([this] { return m_database->revision(); });
}

} // namespace stemma::agentfootprint
