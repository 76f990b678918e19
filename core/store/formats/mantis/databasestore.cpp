// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/databasestore.h"

#include "core/store/conversation/forkorigins.h"
#include "core/store/conversation/sessionlist.h"
#include "core/store/formats/mantis/check/check.h"
#include "core/store/formats/mantis/plan/rowwriter.h"
#include "core/store/formats/mantis/read/checkpoints.h"
#include "core/store/formats/mantis/read/info.h"
#include "core/store/plan/conversationplanner.h"

#include <QCoreApplication>
#include <QFileInfo>

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

StoreInfo DatabaseStore::info() const
{
    StoreInfo info = storeInfo(m_database.path(), m_detection);
    info.refusals = RowPolicy::instance(hasThreeTables()).refusals();
    info.size = m_database.bytes();
    info.live = m_database.isHeldByOthers();
    return info;
}

Result<> DatabaseStore::complete(SessionInfo& info)
{
    return load(info.id).transform([&](const RowConversation* session) {
        info.messages = qint64(session->size());
        info.tokens = session->usage();
        info.firstPrompt = firstPromptOf(*session);
    });
}

Result<> DatabaseStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto infos = m_database.read(
        job, [&]() -> Result<std::vector<SessionInfo>> { return readInfos(m_database, hasThreeTables(), {}); });
    if (!infos)
        return std::unexpected(infos.error());
    const auto completed = [&](SessionInfo& info) { return m_database.read(job, [&] { return complete(info); }); };
    return giveSessions(*infos, detail, completed, sink, job);
}

Result<SessionInfo> DatabaseStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<SessionInfo> {
        auto infos = readInfos(m_database, hasThreeTables(), id);
        if (infos.empty())
            return noSession(id);
        SessionInfo info = std::move(infos.front());
        const Result<> done = detail == ListDetail::Full ? complete(info) : Result<>();
        return done ? Result<SessionInfo>(std::move(info)) : std::unexpected(done.error());
    });
}

QString DatabaseStore::discardedFile(const SessionId& id) const
{
    return QFileInfo(m_database.path()).path() + u'/' + sanitised(id.value) + ".discarded.jsonl"_L1;
}

SessionId DatabaseStore::sharerOf(const SessionId& id)
{
    const auto infos = readInfos(m_database, hasThreeTables(), {});
    const auto isSharer
        = [&](const SessionInfo& info) { return info.id != id && discardedFile(info.id) == discardedFile(id); };
    const auto other = std::ranges::find_if(infos, isSharer);
    return other == infos.end() ? SessionId() : other->id;
}

Result<RowConversation*> DatabaseStore::load(const SessionId& id)
{
    const QString beside = discardedFile(id);
    const FileStamp stamp = FileStamp::of(beside);
    if (m_loaded.session && m_loaded.id == id.value && m_loaded.revision == m_database.revision()
        && m_loaded.discarded == stamp)
        return m_loaded.session.get();
    m_loaded = {.id = id.value, .revision = m_database.revision(), .discarded = stamp};
    const Result<> done = hasThreeTables() ? loadRows(id) : loadList(id);
    if (!done || m_database.hasFailed()) {
        m_loaded = {};
        return done ? fail(Errc::Corrupt, {}) : std::unexpected(done.error()); // the read tells what failed in it
    }
    std::shared_ptr<LineIndex> discarded;
    if (stamp.exists()) {
        discarded = std::make_shared<LineIndex>(beside, Codec::instance());
        // What cannot be read of it is no reason to refuse the session.
        if (!discarded->update(JobControl()))
            discarded.reset();
    }
    m_loaded.session->finish(std::move(discarded));
    return m_loaded.session.get();
}

Result<> DatabaseStore::loadList(const SessionId& id)
{
    auto q = m_database.rows(
        u"SELECT rowid, CAST(messages AS BLOB), messages IS NULL, updated_at FROM sessions WHERE id = ?"_s, {id.value});
    if (!q.next())
        return noSession(id);
    StoredAt place {.table = u"sessions"_s, .rowid = q.integer(0).value_or(-1)};
    m_loaded.list = q.bytes(1);
    m_loaded.session = std::make_unique<RowConversation>([this](const StoredAt& at, qint64 most) {
        return Result<QByteArray>(m_loaded.list.sliced(at.offset, most < 0 ? at.length : qMin(most, at.length)));
    });
    m_loaded.session->setRelease(releaseOfRow(q.text(3)));
    if (q.integer(2).value_or(0) != 0) {
        m_loaded.problem = u"NULL"_s;
        return {};
    }
    const std::vector<Element> elements = splitList(m_loaded.list, &m_loaded.problem);
    for (size_t i = 0; i < elements.size(); ++i) {
        place.offset = elements[i].offset;
        place.length = elements[i].length;
        m_loaded.session->add(qint64(i), place, QByteArrayView(m_loaded.list).sliced(place.offset, place.length));
    }
    return {};
}

Result<> DatabaseStore::loadRows(const SessionId& id)
{
    m_loaded.session = std::make_unique<RowConversation>([this](const StoredAt& at, qint64 most) {
        return m_database.valuePrefix(u"messages"_s, u"message_json"_s, at.rowid, most < 0 ? at.length : most);
    });
    auto q = m_database.rows(
        u"SELECT rowid, CAST(message_json AS BLOB) FROM messages WHERE session_id = ? ORDER BY ord, rowid"_s,
        {id.value});
    while (q.next()) {
        const QByteArray stored = q.bytes(1);
        const StoredAt place {.table = u"messages"_s, .rowid = q.integer(0).value_or(-1), .length = stored.size()};
        m_loaded.session->add(place.rowid, place, stored);
    }
    const bool isKnown = m_loaded.session->ownSize() > 0
        || !m_database.firstRow(u"SELECT 1 FROM sessions WHERE session_id = ?"_s, {id.value}).isEmpty();
    return isKnown ? Result<>() : noSession(id);
}

Result<> DatabaseStore::with(const SessionId& id, qint64 /*last*/, const JobControl& job, const Work& work)
{
    return m_database.read(
        job, [&] { return load(id).and_then([&](const RowConversation* session) { return work(*session); }); });
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
        const qint64 wanted = place.length < 0 ? Everything : place.length;
        auto q = m_database.rows(
            u"SELECT substr(CAST(%1 AS BLOB), ?, ?) FROM %2 WHERE rowid = ?"_s.arg(column, place.table),
            {qMax<qint64>(0, place.offset) + 1, maxBytes < 0 ? wanted : qMin(maxBytes, wanted), place.rowid});
        if (q.next())
            return q.bytes(0);
        return fail(
            Errc::NotFound, DatabaseStoreText::tr("This record is no longer in the store. Open the store again."));
    });
}

Result<QList<Checkpoint>> DatabaseStore::checkpoints(const SessionId& id, const JobControl& job)
{
    return answer(id, All, job, [&](const Conversation& session) {
        return hasThreeTables() ? storedCheckpoints(m_database, id, session) : countCheckpoints(id, session, job);
    });
}

Result<QList<LineageEdge>> DatabaseStore::edges(const SessionId& id, const JobControl& job)
{
    return m_database.read(job, [&]() -> Result<QList<LineageEdge>> {
        const auto infos = readInfos(m_database, hasThreeTables(), {});
        if (!std::ranges::contains(infos, id, &SessionInfo::id))
            return noSession(id);
        // At which message is not stored.
        return edgesByOrigins(infos, id, [](const SessionInfo&) { return MessageId(); });
    });
}

Result<> DatabaseStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    const auto infos = m_database.read(
        job, [&]() -> Result<std::vector<SessionInfo>> { return readInfos(m_database, hasThreeTables(), id); });
    if (!infos)
        return std::unexpected(infos.error());
    if (id && infos->empty())
        return noSession(*id);
    for (const SessionInfo& info : *infos) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        std::vector<Finding> findings;
        const Result<> done = with(info.id, All, job, [&](const Conversation& session) {
            findings.clear();
            const auto gather = [&](Finding finding) { findings.push_back(std::move(finding)); };
            const auto checkpoints
                = hasThreeTables() ? storedCheckpoints(m_database, info.id, session) : QList<Checkpoint>();
            return checkMantisRows(info, session, m_loaded.problem, checkpoints, gather, job);
        });
        if (!done)
            return done;
        std::ranges::for_each(findings, sink);
    }
    return {};
}

void DatabaseStore::readTarget(RowTarget& target)
{
    const QVariantList id {target.id.value};
    const QVariantList row = m_database.firstRow(hasThreeTables()
            ? u"SELECT info_json, updated_at, NULL, NULL FROM sessions WHERE session_id = ?"_s
            : u"SELECT meta, updated_at, title, messages FROM sessions WHERE id = ?"_s,
        id);
    target.info = row.value(0);
    target.updatedAt = row.value(1);
    target.title = row.value(2);
    target.list = row.value(3);
    if (!hasThreeTables())
        return;
    auto rows = m_database.rows(
        u"SELECT rowid, ord, typeof(message_json) FROM messages WHERE session_id = ? ORDER BY ord, rowid"_s, id);
    while (rows.next())
        target.rows.push_back({rows.integer(0).value_or(0), rows.integer(1).value_or(0), rows.text(2) != "blob"_L1});
    auto named = m_database.rows(u"SELECT rowid, label, position FROM checkpoints WHERE session_id = ?"_s, id);
    while (named.next())
        target.checkpoints.append({named.integer(0).value_or(0), named.text(1), named.integer(2).value_or(0)});
    for (const Checkpoint& checkpoint : storedCheckpoints(m_database, target.id, target.session))
        target.countsInclusively = target.countsInclusively
            || std::ranges::contains(checkpoint.fields, u"position_is_inclusive"_s, &StoredField::name);
}

Result<EditPlan> DatabaseStore::plan(const Edit& edit, const JobControl& job)
{
    const SessionId id = sessionOf(edit);
    const QList<MessagePlace> followed = takeFollowed();
    return m_database.read(job, [&]() -> Result<EditPlan> {
        const auto infos = readInfos(m_database, hasThreeTables(), id);
        const Result<RowConversation*> session = load(id);
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
            .shownTitle = infos.empty() ? QString() : infos.front().title,
            .discarded = discardedFile(id),
            .sharer = kind == EditKind::Delete ? sharerOf(id) : SessionId()};
        readTarget(target);
        RowWriter writer(target);
        auto plan = ConversationPlanner(writer, RowPolicy::instance(hasThreeTables()), job).plan(edit);
        setMoved(
            plan && writer.order() ? movedByOrder(*writer.order(), followed, placesToTell()) : QList<AnchorMove>());
        return plan;
    });
}

} // namespace stemma::mantis
