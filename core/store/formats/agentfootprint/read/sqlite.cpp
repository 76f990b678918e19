// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/sqlite.h"

#include "core/store/sqlite/sqlitetable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct SQLiteText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

constexpr int FixedColumns = 2; // rowid and the size of the envelope stand before the named ones

} // namespace

// The first four columns make the store; files of older versions have no more.
Result<QStringList> SqliteSource::columns()
{
    QStringList columns;
    auto q = m_database->query(u"SELECT name FROM pragma_table_info('agent_sessions') WHERE name <> 'envelope'"_s);
    while (q.next())
        columns << q.text(0);
    if (!q.ok())
        return q.failure();
    return columns;
}

Entry SqliteSource::entryOf(const SqliteQuery& row, const QStringList& columns)
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

namespace {

QString selectRows(const QStringList& columns, const QString& size)
{
    QStringList names;
    for (const QString& column : columns)
        names << quotedSql(column);
    return u"SELECT rowid, %1, %2 FROM agent_sessions "_s.arg(size, names.join(u", "_s));
}

} // namespace

Result<> SqliteSource::entries(const EntrySink& sink, const JobControl& job)
{
    // All of them first: a read that has to be made again must not give an entry twice.
    auto found = m_database->read(job, [&]() -> Result<std::vector<Entry>> {
        const auto names = columns();
        if (!names)
            return std::unexpected(names.error());
        std::vector<Entry> entries;
        auto q = m_database->query(
            selectRows(*names, m_database->sizeOf(u"envelope"_s)) + u"ORDER BY saved_at DESC, rowid DESC"_s);
        while (q.next())
            entries.push_back(entryOf(q, *names));
        if (!q.ok() && entries.empty())
            return q.failure();
        return entries;
    });
    if (!found)
        return std::unexpected(found.error());
    for (const Entry& entry : *found) {
        if (!sink(entry))
            break;
    }
    return {};
}

Result<Entry> SqliteSource::entry(const SessionId& id, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<Entry> {
        const auto names = columns();
        if (!names)
            return std::unexpected(names.error());
        auto q = m_database->query(selectRows(*names, m_database->sizeOf(u"envelope"_s)) + u"WHERE session_id = ?"_s);
        q.bind(id.value);
        if (q.next())
            return entryOf(q, *names);
        if (!q.ok())
            return q.failure();
        return noSession(id);
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
    return fail(Errc::NotFound, SQLiteText::tr("This session is no longer in the store. List its sessions again."));
}

Result<Loaded> SqliteSource::load(const Entry& entry, const JobControl& job)
{
    auto text = m_database->read(job, [&] { return envelope(entry.rowid); });
    if (!text)
        return std::unexpected(text.error());
    StoredAt place;
    place.table = u"agent_sessions"_s;
    place.rowid = entry.rowid;
    const auto document = std::make_shared<MemoryDocument>(*std::move(text), place);
    auto index = indexSession(document, document->whole(), Layout::Envelope, job);
    if (!index)
        return std::unexpected(index.error());
    return Loaded {document, std::make_shared<const SessionIndex>(*std::move(index))};
}

Result<QByteArray> SqliteSource::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    return m_database->read(job, [&]() -> Result<QByteArray> {
        if (place.table != "agent_sessions"_L1)
            return fail(Errc::NotSupported, SQLiteText::tr("Only the sessions of the store have stored text."));
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

qint64 DatabaseSource::size() const
{
    const SqliteFileState state = SqliteFileState::of(m_database->path());
    return qMax<qint64>(0, state.database.size) + qMax<qint64>(0, state.wal.size);
}

bool DatabaseSource::isLive() const
{
    return m_database->isHeldByOthers();
}

} // namespace stemma::agentfootprint
