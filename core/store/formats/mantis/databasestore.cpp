// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/databasestore.h"

#include "core/store/conversation/forkorigins.h"
#include "core/store/conversation/sessionlist.h"
#include "core/store/formats/mantis/check/check.h"
#include "core/store/formats/mantis/plan/rowpolicy.h"
#include "core/store/formats/mantis/plan/rowwriter.h"
#include "core/store/formats/mantis/read/checkpoints.h"
#include "core/store/formats/mantis/read/context.h"
#include "core/store/formats/mantis/read/info.h"
#include "core/store/formats/mantis/read/release.h"
#include "core/store/plan/conversationplanner.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

struct DatabaseStoreText
{
    Q_DECLARE_TR_FUNCTIONS(MantisStore)
};

/// As the library makes file names of ids.
QString sanitised(const QString& id)
{
    QString name;
    for (const QChar c : id) {
        const bool isKept = c.unicode() < 0x80 && (c.isLetterOrNumber() || u"._-"_s.contains(c));
        name += isKept ? c : u'_';
    }
    return name.isEmpty() ? u"_"_s : name;
}

} // namespace

DatabaseStore::DatabaseStore(const QString& path, const Detection& detection)
    : m_detection(detection)
    , m_database(path)
{
}

DatabaseStore::~DatabaseStore() = default;

bool DatabaseStore::hasThreeTables() const
{
    return m_detection.dialect == "M4"_L1;
}

QString DatabaseStore::idColumn() const
{
    return hasThreeTables() ? u"session_id"_s : u"id"_s;
}

StoreInfo DatabaseStore::info() const
{
    StoreInfo info;
    info.path = m_database.path();
    info.format = m_detection.format;
    info.dialect = m_detection.dialect;
    info.version = m_detection.version;
    info.notWritable = m_detection.notWritable;
    info.refusals = RowPolicy::instance(hasThreeTables()).refusals();
    const SqliteFileState state = SqliteFileState::of(m_database.path());
    info.size = qMax<qint64>(0, state.database.size) + qMax<qint64>(0, state.wal.size);
    info.live = state.exists() && probeSqlite(m_database.path(), state).heldByOthers;
    return info;
}

Result<std::vector<SessionInfo>> DatabaseStore::readInfos(const std::optional<SessionId>& id)
{
    const QString where = id ? u" WHERE %1 = ?"_s.arg(idColumn()) : QString();
    auto q = m_database.query(hasThreeTables()
            ? u"SELECT session_id, updated_at, info_json, rowid FROM sessions"_s + where
            : u"SELECT id, updated_at, meta, rowid, created_at, title, tags, %1 FROM sessions"_s.arg(
                  m_database.sizeOf(u"messages"_s))
                + where);
    if (id)
        q.bind(id->value);
    std::vector<SessionInfo> infos;
    while (q.next()) {
        StoredInfo stored;
        stored.id = q.text(0);
        stored.updatedAt = q.value(1);
        stored.json = q.text(2);
        if (!hasThreeTables()) {
            stored.createdAt = q.value(4);
            stored.title = q.value(5);
            stored.tags = q.text(6);
        }
        infos.push_back(infoOf(stored, hasThreeTables()));
        if (!hasThreeTables())
            infos.back().size = q.integer(7);
    }
    if (!q.ok())
        return q.failure();
    std::ranges::stable_sort(
        infos, [](const SessionInfo& a, const SessionInfo& b) { return a.createdAt > b.createdAt; });
    return infos;
}

Result<> DatabaseStore::complete(SessionInfo& info)
{
    const Result<RowConversation*> session = load(info.id);
    if (!session)
        return std::unexpected(session.error());
    info.messages = qint64((*session)->size());
    info.tokens = (*session)->usage();
    info.firstPrompt = firstPromptOf(**session);
    return {};
}

Result<> DatabaseStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto infos = m_database.read(job, [&] { return readInfos({}); });
    if (!infos)
        return std::unexpected(infos.error());
    const auto completed = [&](SessionInfo& info) { return m_database.read(job, [&] { return complete(info); }); };
    return giveSessions(*infos, detail, completed, sink, job);
}

Result<SessionInfo> DatabaseStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<SessionInfo> {
        auto infos = readInfos(id);
        if (!infos)
            return std::unexpected(infos.error());
        if (infos->empty())
            return noSession(id);
        SessionInfo info = std::move(infos->front());
        const Result<> done = detail == ListDetail::Full ? complete(info) : Result<>();
        if (!done)
            return std::unexpected(done.error());
        return info;
    });
}

QString DatabaseStore::discardedFile(const SessionId& id) const
{
    return QFileInfo(m_database.path()).path() + u'/' + sanitised(id.value) + ".discarded.jsonl"_L1;
}

Result<RowConversation*> DatabaseStore::load(const SessionId& id)
{
    const QString beside = discardedFile(id);
    const FileStamp stamp = FileStamp::of(beside);
    if (m_loaded.session && m_loaded.id == id.value && m_loaded.revision == m_database.revision()
        && m_loaded.discarded == stamp)
        return m_loaded.session.get();
    m_loaded = {};
    if (const Result<> done = hasThreeTables() ? loadRows(id) : loadList(id); !done) {
        m_loaded = {};
        return std::unexpected(done.error());
    }
    std::shared_ptr<LineIndex> discarded;
    if (stamp.exists()) {
        discarded = std::make_shared<LineIndex>(beside, Codec::instance());
        // What cannot be read of it is no reason to refuse the session.
        if (!discarded->update(JobControl()))
            discarded.reset();
    }
    m_loaded.session->finish(std::move(discarded));
    m_loaded.id = id.value;
    m_loaded.revision = m_database.revision();
    m_loaded.discarded = stamp;
    return m_loaded.session.get();
}

Result<> DatabaseStore::loadList(const SessionId& id)
{
    auto q = m_database.query(
        u"SELECT rowid, CAST(messages AS BLOB), messages IS NULL, updated_at FROM sessions WHERE id = ?"_s);
    q.bind(id.value);
    if (!q.next())
        return q.ok() ? Result<>(noSession(id)) : q.failure();
    StoredAt place;
    place.table = u"sessions"_s;
    place.rowid = q.integer(0).value_or(-1);
    m_loaded.list = q.bytes(1);
    const bool isNull = q.integer(2).value_or(0) != 0;
    const Release release = releaseOfRow(q.text(3));
    q.finish();
    m_loaded.session = std::make_unique<RowConversation>([this](const StoredAt& at, qint64 most) {
        return Result<QByteArray>(m_loaded.list.sliced(at.offset, most < 0 ? at.length : qMin(most, at.length)));
    });
    m_loaded.session->setRelease(release);
    if (isNull) {
        m_loaded.problem = u"NULL"_s;
        return {};
    }
    const std::vector<Element> elements = splitList(m_loaded.list, &m_loaded.problem);
    for (size_t i = 0; i < elements.size(); ++i) {
        place.offset = elements[i].offset;
        place.length = elements[i].length;
        m_loaded.session->add(
            qint64(i), place, QByteArrayView(m_loaded.list).sliced(elements[i].offset, elements[i].length));
    }
    return {};
}

Result<> DatabaseStore::loadRows(const SessionId& id)
{
    m_loaded.session = std::make_unique<RowConversation>([this](const StoredAt& at, qint64 most) {
        return m_database.valuePrefix(u"messages"_s, u"message_json"_s, at.rowid, most < 0 ? at.length : most);
    });
    auto q = m_database.query(
        u"SELECT rowid, CAST(message_json AS BLOB) FROM messages WHERE session_id = ? ORDER BY ord, rowid"_s);
    q.bind(id.value);
    while (q.next()) {
        StoredAt place;
        place.table = u"messages"_s;
        place.rowid = q.integer(0).value_or(-1);
        const QByteArray stored = q.bytes(1);
        place.length = stored.size();
        m_loaded.session->add(place.rowid, place, stored);
    }
    if (!q.ok())
        return q.failure();
    if (m_loaded.session->ownSize() > 0)
        return {};
    auto known = m_database.query(u"SELECT 1 FROM sessions WHERE session_id = ?"_s);
    known.bind(id.value);
    if (known.next())
        return {};
    return known.ok() ? Result<>(noSession(id)) : known.failure();
}

Result<const Conversation*> DatabaseStore::open(const SessionId& id, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<const Conversation*> { return load(id); });
}

Result<> DatabaseStore::with(const SessionId& id, const JobControl& job, const Work& work)
{
    return m_database.read(job, [&]() -> Result<> {
        const Result<RowConversation*> session = load(id);
        if (!session)
            return std::unexpected(session.error());
        return work(**session);
    });
}

Result<QByteArray> DatabaseStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (!place.file.isEmpty()) {
        FileReader reader(place.file);
        const bool isOurs = place.file.endsWith(".discarded.jsonl"_L1)
            && QFileInfo(place.file).path() == QFileInfo(m_database.path()).path();
        const Result<> opened = isOurs ? reader.open() : Result<>(noSession(SessionId(place.file)));
        if (!opened)
            return std::unexpected(opened.error());
        return reader.read(place.offset, maxBytes < 0 ? place.length : qMin(maxBytes, place.length));
    }
    return m_database.read(job, [&]() -> Result<QByteArray> {
        const bool isList = !hasThreeTables() && place.table == "sessions"_L1;
        const QString column = isList      ? u"messages"_s
            : place.table == "messages"_L1 ? u"message_json"_s
                                           : u"info_json"_s;
        if (!hasThreeTables() && !isList)
            return fail(Errc::NotFound, DatabaseStoreText::tr("The store has no table %1.").arg(place.table));
        constexpr qint64 Everything = std::numeric_limits<qint64>::max() / 2;
        const qint64 from = qMax<qint64>(0, place.offset);
        const qint64 wanted = place.length < 0 ? Everything : place.length;
        const qint64 count = maxBytes < 0 ? wanted : qMin(maxBytes, wanted);
        auto q = m_database.query(
            u"SELECT substr(CAST(%1 AS BLOB), ?, ?) FROM %2 WHERE rowid = ?"_s.arg(column, place.table));
        q.bind(from + 1, count, place.rowid);
        if (q.next())
            return q.bytes(0);
        if (!q.ok())
            return q.failure();
        return fail(
            Errc::NotFound, DatabaseStoreText::tr("This record is no longer in the store. Open the store again."));
    });
}

Result<QList<Checkpoint>> DatabaseStore::checkpoints(const SessionId& id, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<QList<Checkpoint>> {
        const Result<RowConversation*> session = load(id);
        if (!session)
            return std::unexpected(session.error());
        return hasThreeTables() ? storedCheckpoints(id, **session) : countCheckpoints(id, **session, job);
    });
}

Result<QList<Checkpoint>> DatabaseStore::storedCheckpoints(const SessionId& id, const Conversation& session)
{
    auto q = m_database.query(
        u"SELECT label, position, created_at, auto FROM checkpoints WHERE session_id = ? ORDER BY position, rowid"_s);
    q.bind(id.value);
    QList<Checkpoint> checkpoints;
    while (q.next()) {
        Checkpoint checkpoint;
        checkpoint.session = id;
        checkpoint.id = CheckpointId(q.text(0));
        checkpoint.label = q.text(0);
        checkpoint.position = q.integer(1);
        checkpoint.createdAt = timeOf(q.value(2));
        checkpoint.automatic = q.text(3) == "1"_L1 || q.text(3).compare("true"_L1, Qt::CaseInsensitive) == 0;
        checkpoints << checkpoint;
    }
    if (!q.ok())
        return q.failure();
    placeCheckpoints(checkpoints, session);
    return checkpoints;
}

Result<QList<LineageEdge>> DatabaseStore::edges(const SessionId& id, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<QList<LineageEdge>> {
        const auto infos = readInfos({});
        if (!infos)
            return std::unexpected(infos.error());
        if (!std::ranges::contains(*infos, id, &SessionInfo::id))
            return noSession(id);
        // At which message is not stored.
        return edgesByOrigins(*infos, id, [](const SessionInfo&) { return MessageId(); });
    });
}

Result<> DatabaseStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    auto infos = m_database.read(job, [&] { return readInfos(id); });
    if (!infos)
        return std::unexpected(infos.error());
    if (id && infos->empty())
        return noSession(*id);
    for (const SessionInfo& info : *infos) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        std::vector<Finding> findings;
        const Result<> done = m_database.read(job, [&]() -> Result<> {
            findings.clear();
            const Result<RowConversation*> session = load(info.id);
            if (!session)
                return std::unexpected(session.error());
            const auto gather = [&](Finding finding) { findings.push_back(std::move(finding)); };
            auto checkpoints = hasThreeTables() ? storedCheckpoints(info.id, **session) : QList<Checkpoint>();
            if (!checkpoints)
                return std::unexpected(checkpoints.error());
            return checkMantisRows(info, **session, m_loaded.problem, *checkpoints, gather, job);
        });
        if (!done)
            return done;
        std::ranges::for_each(findings, sink);
    }
    return {};
}

Result<> DatabaseStore::readTarget(RowTarget& target)
{
    const QString id = target.id.value;
    auto q
        = m_database.query(hasThreeTables() ? u"SELECT info_json, updated_at FROM sessions WHERE session_id = ?"_s
                                            : u"SELECT meta, updated_at, title, messages FROM sessions WHERE id = ?"_s);
    q.bind(id);
    if (q.next()) {
        target.info = q.value(0);
        target.updatedAt = q.value(1);
        target.title = hasThreeTables() ? QVariant() : q.value(2);
        target.list = hasThreeTables() ? QVariant() : q.value(3);
    }
    if (!q.ok())
        return q.failure();
    q.finish();
    if (!hasThreeTables())
        return {};
    auto rows = m_database.query(
        u"SELECT rowid, ord, typeof(message_json) FROM messages WHERE session_id = ? ORDER BY ord, rowid"_s);
    rows.bind(id);
    while (rows.next())
        target.rows.push_back({rows.integer(0).value_or(0), rows.integer(1).value_or(0), rows.text(2) != "blob"_L1});
    if (!rows.ok())
        return rows.failure();
    auto named = m_database.query(u"SELECT rowid, label, position FROM checkpoints WHERE session_id = ?"_s);
    named.bind(id);
    while (named.next())
        target.checkpoints.append({named.integer(0).value_or(0), named.text(1), named.integer(2).value_or(0)});
    if (!named.ok())
        return named.failure();
    const auto placed = storedCheckpoints(target.id, target.session);
    for (const Checkpoint& checkpoint : placed.value_or(QList<Checkpoint>()))
        target.countsInclusively = target.countsInclusively
            || std::ranges::contains(checkpoint.fields, u"position_is_inclusive"_s, &StoredField::name);
    return {};
}

Result<EditPlan> DatabaseStore::plan(const Edit& edit, const JobControl& job)
{
    const SessionId id = sessionOf(edit);
    const QList<MessagePlace> followed = takeFollowed();
    return m_database.read(job, [&]() -> Result<EditPlan> {
        const auto infos = readInfos(id);
        const Result<RowConversation*> session = infos ? load(id) : std::unexpected(infos.error());
        if (!session)
            return std::unexpected(session.error());
        const EditKind kind = kindOf(edit);
        if (!m_loaded.problem.isEmpty() && kind != EditKind::Delete && kind != EditKind::Rename)
            return fail(Errc::NotSupported,
                DatabaseStoreText::tr("The messages of this session are damaged (%1), so mantis cannot load it. You "
                                      "can only rename or delete the session.")
                    .arg(m_loaded.problem));
        RowTarget target {.id = id,
            .database = m_database.path(),
            .session = **session,
            .hasThreeTables = hasThreeTables(),
            .shownTitle = infos->empty() ? QString() : infos->front().title,
            .discarded = discardedFile(id)};
        if (const Result<> read = readTarget(target); !read)
            return std::unexpected(read.error());
        RowWriter writer(target);
        auto plan = ConversationPlanner(writer, RowPolicy::instance(hasThreeTables()), job).plan(edit);
        setMoved(plan && writer.order() ? movedByOrder(*writer.order(), followed) : QList<AnchorMove>());
        return plan;
    });
}

const ChangePolicy& DatabaseStore::policy() const
{
    return Policy::instance();
}

Result<StoreChange> DatabaseStore::poll()
{
    return m_database.poll();
}

} // namespace stemma::mantis
