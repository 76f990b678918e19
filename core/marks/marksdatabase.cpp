// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/marksdatabase.h"

#include "core/store/sqlite/sqlitecreate.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

const QString FlagField = u"stemma.flagged"_s;

QStringList statements()
{
    const QString key = u"format TEXT NOT NULL, store TEXT NOT NULL, session TEXT NOT NULL"_s;
    return {u"CREATE TABLE checkpoints (id INTEGER PRIMARY KEY, %1, message TEXT NOT NULL, label TEXT NOT NULL, "
            "created_at INTEGER NOT NULL, UNIQUE (format, store, session, message))"_s.arg(key),
        u"CREATE TABLE labels (id INTEGER PRIMARY KEY, %1, label TEXT NOT NULL, UNIQUE (format, store, session, label))"_s
            .arg(key),
        u"CREATE TABLE flags (id INTEGER PRIMARY KEY, %1, UNIQUE (format, store, session))"_s.arg(key)};
}

const QString CheckpointsOfStore
    = u"SELECT id, session, label, message, created_at FROM checkpoints WHERE format = ? AND store = ?"_s;

template<typename Query> Result<QList<Checkpoint>> checkpointsOf(Query& query)
{
    QList<Checkpoint> list;
    while (query.next()) {
        Checkpoint point;
        point.id = CheckpointId(u"stemma-"_s + query.text(0));
        point.session = SessionId(query.text(1));
        point.label = query.text(2);
        point.message = MessageId(query.text(3));
        point.createdAt = timeFromMs(query.integer(4).value_or(0));
        list += point;
    }
    if (!query.ok())
        return query.failure();
    return list;
}

} // namespace

bool isFlagged(const SessionInfo& info)
{
    return fieldNamed(info.fields, FlagField) != nullptr;
}

void setFlagged(SessionInfo& info)
{
    info.fields += StoredField {FlagField, true};
}

MarksDatabase::MarksDatabase(QString path)
    : m_path(std::move(path))
    , m_seen(FileStamp::of(m_path))
{
}

MarksDatabase::~MarksDatabase() = default;

QString MarksDatabase::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/stemma/marks.db"_s;
}

template<typename Work>
auto MarksDatabase::read(const JobControl& job, Work work) -> std::invoke_result_t<Work&, SqliteDatabase&>
{
    using Answer = std::invoke_result_t<Work&, SqliteDatabase&>;
    // An empty one is being made just now.
    if (QFileInfo(m_path).size() == 0)
        return Answer();
    if (!m_database)
        m_database = std::make_unique<SqliteDatabase>(m_path);
    return m_database->read(job, [&]() -> Answer {
        auto version = m_database->query(u"PRAGMA user_version"_s);
        const qint64 found = version.next() ? version.integer(0).value_or(0) : 0;
        if (!version.ok())
            return version.failure();
        version.finish();
        if (found > Version)
            return fail(Errc::NotSupported,
                tr("A later version of Stemma wrote the labels and checkpoints in %1. Use that version.")
                    .arg(QDir::toNativeSeparators(m_path)));
        return found == 0 ? Answer() : work(*m_database);
    });
}

Result<> MarksDatabase::makeReady(const JobControl& job)
{
    const auto nothing = [](SqliteDatabase&) -> Result<> { return {}; };
    if (const Result<> known = read(job, nothing); !known)
        return known;
    const bool isNews = FileStamp::of(m_path) != m_seen;
    const Result<> made = createSqlite(m_path, Version, statements());
    if (!isNews) // what is made here is nothing that poll() has to tell
        m_seen = FileStamp::of(m_path);
    return made;
}

bool MarksDatabase::poll()
{
    const FileStamp now = FileStamp::of(m_path);
    const bool isOther = now != m_seen;
    m_seen = now;
    return isOther;
}

Result<QHash<SessionId, OwnMarks>> MarksDatabase::ofStore(
    const QString& format, const QString& store, const JobControl& job)
{
    using Marks = QHash<SessionId, OwnMarks>;
    return read(job, [&](SqliteDatabase& database) -> Result<Marks> {
        Marks marks;
        auto labels = database.query(
            u"SELECT session, label FROM labels WHERE format = ? AND store = ? ORDER BY session, label"_s);
        labels.bind(format, store);
        while (labels.next())
            marks[SessionId(labels.text(0))].labels += labels.text(1);
        if (!labels.ok())
            return labels.failure();
        auto flags = database.query(u"SELECT session FROM flags WHERE format = ? AND store = ?"_s);
        flags.bind(format, store);
        while (flags.next())
            marks[SessionId(flags.text(0))].isFlagged = true;
        if (!flags.ok())
            return flags.failure();
        return marks;
    });
}

Result<OwnMarks> MarksDatabase::ofSession(
    const QString& format, const QString& store, const SessionId& session, const JobControl& job)
{
    return read(job, [&](SqliteDatabase& database) -> Result<OwnMarks> {
        OwnMarks marks;
        auto labels = database.query(
            u"SELECT label FROM labels WHERE format = ? AND store = ? AND session = ? ORDER BY label"_s);
        labels.bind(format, store, session.value);
        while (labels.next())
            marks.labels += labels.text(0);
        if (!labels.ok())
            return labels.failure();
        auto flag = database.query(u"SELECT 1 FROM flags WHERE format = ? AND store = ? AND session = ?"_s);
        flag.bind(format, store, session.value);
        marks.isFlagged = flag.next();
        if (!flag.ok())
            return flag.failure();
        return marks;
    });
}

Result<QList<Checkpoint>> MarksDatabase::checkpoints(
    const QString& format, const QString& store, const SessionId& session, const JobControl& job)
{
    return read(job, [&](SqliteDatabase& database) {
        auto query = database.query(CheckpointsOfStore + u" AND session = ? ORDER BY created_at, id"_s);
        query.bind(format, store, session.value);
        return checkpointsOf(query);
    });
}

Result<QList<Checkpoint>> MarksDatabase::allCheckpoints(
    const QString& format, const QString& store, const JobControl& job)
{
    return read(job, [&](SqliteDatabase& database) {
        auto query = database.query(CheckpointsOfStore + u" ORDER BY created_at, id"_s);
        query.bind(format, store);
        return checkpointsOf(query);
    });
}

Result<std::optional<QString>> MarksDatabase::labelAt(
    const QString& format, const QString& store, const SessionId& session, const MessageId& at, const JobControl& job)
{
    return read(job, [&](SqliteDatabase& database) -> Result<std::optional<QString>> {
        auto query = database.query(
            u"SELECT label FROM checkpoints WHERE format = ? AND store = ? AND session = ? AND message = ?"_s);
        query.bind(format, store, session.value, at.value);
        std::optional<QString> label;
        if (query.next())
            label = query.text(0);
        if (!query.ok())
            return query.failure();
        return label;
    });
}

} // namespace stemma
