// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/sourcestore.h"

#include "core/store/conversation/forkorigins.h"
#include "core/store/conversation/sessionlist.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace stemma {

SourceStore::SourceStore(const QString& path, const Detection& detection)
    : m_path(path)
    , m_detection(detection)
{
}

void SourceStore::addSource(std::unique_ptr<SessionSource> source, const QStringList& watched)
{
    m_sources.push_back(std::move(source));
    m_watchable << watched;
}

StoreInfo SourceStore::info() const
{
    StoreInfo info = storeInfo(m_path, m_detection);
    info.refusals = refusals();
    for (const auto& source : m_sources) {
        info.size += source->bytes();
        info.live = info.live || source->isLive();
    }
    return info;
}

// ---- the list -----------------------------------------------------------------------------------

quint64 SourceStore::revision() const
{
    quint64 revision = 0;
    for (const auto& source : m_sources)
        revision += source->revision();
    return revision;
}

void SourceStore::take(SessionSource& source, std::vector<ListedSession> sessions, quint8& newest)
{
    for (ListedSession& session : sessions) {
        newest = std::min(newest, session.generation);
        const QString& id = session.info.id.value;
        if (id.isEmpty())
            continue;
        if (!m_byId.emplace(id, 0).second) {
            m_repeated << id;
            continue;
        }
        const bool isOld = isLeftBehind(session.generation, newest);
        addGeneration(session.info, session.generation, isOld);
        m_list.push_back({std::move(session), &source, isOld});
    }
}

Result<const std::vector<SourceStore::Entry>*> SourceStore::list(const JobControl& job)
{
    // What another program wrote since is noticed here too.
    for (const auto& source : m_sources) {
        if (const Result<> looked = source->read(job, [] { return Result<>(); }); !looked)
            return std::unexpected(looked.error());
    }
    if (m_listRevision == revision())
        return &m_list;
    m_listRevision.reset();
    m_list.clear();
    m_byId.clear();
    m_repeated.clear();
    quint8 newest = std::numeric_limits<quint8>::max();
    for (const auto& source : m_sources) {
        std::vector<ListedSession> sessions;
        const Result<> done = source->read(job, [&] {
            return source->list(job).transform(
                [&](std::vector<ListedSession> listed) { sessions = std::move(listed); });
        });
        if (!done)
            return std::unexpected(done.error());
        if (m_sources.size() == 1 && sessions.empty() && !source->problems().isEmpty())
            return fail(Errc::Corrupt, source->problems().first().second);
        take(*source, std::move(sessions), newest);
    }
    std::ranges::stable_sort(
        m_list, [](const Entry& a, const Entry& b) { return a.listed.info.createdAt > b.listed.info.createdAt; });
    for (size_t i = 0; i < m_list.size(); ++i)
        m_byId[m_list[i].listed.info.id.value] = i;
    findForkOrigins();
    m_listRevision = revision();
    return &m_list;
}

void SourceStore::findForkOrigins()
{
    std::multimap<qint64, const SessionInfo*> byFirst;
    for (const Entry& entry : m_list) {
        if (entry.listed.firstMs > 0) // a time of 0 is none, and tells of no copy
            byFirst.emplace(entry.listed.firstMs, &entry.listed.info);
    }
    for (auto& [listed, source, isOld] : m_list) {
        SessionInfo& info = listed.info;
        if (info.origin.kind == Origin::Kind::None && !info.parent.isEmpty())
            info.origin = {Origin::Kind::SubAgent, info.parent, {}};
        const bool isCopy = info.createdAt && listed.firstMs > 0 && listed.firstMs < toMs(*info.createdAt);
        if (info.origin.kind != Origin::Kind::None || !isCopy)
            continue;
        const QString wanted = titleOfOrigin(info.title);
        const auto rank = [&wanted](const SessionInfo* one) {
            return std::pair(wanted.isEmpty() || one->title != wanted, *one->createdAt);
        };
        const SessionInfo* origin = nullptr;
        const auto [begin, end] = byFirst.equal_range(listed.firstMs);
        for (const auto& [ms, other] : std::ranges::subrange(begin, end)) {
            const bool isOlder = other->createdAt && *other->createdAt < *info.createdAt;
            origin = isOlder && (!origin || rank(other) < rank(origin)) ? other : origin;
        }
        if (origin)
            info.origin = {Origin::Kind::Fork, origin->id, {}};
    }
    // Lists show a session below its parent; that of a fork is what it was forked from.
    for (Entry& entry : m_list) {
        SessionInfo& info = entry.listed.info;
        info.parent = info.parent.isEmpty() ? info.origin.session : info.parent;
    }
}

Result<const SourceStore::Entry*> SourceStore::entry(const SessionId& id, const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    const auto found = m_byId.find(id.value);
    return found == m_byId.end() ? Result<const Entry*>(noSession(id)) : &(**all)[found->second];
}

Result<> SourceStore::complete(SessionInfo& info, const JobControl& job)
{
    const auto found = entry(info.id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    return with(info.id, All, job, [&](const Conversation& session) {
        info.messages = qint64(session.size());
        addStored(info, session);
        info.firstPrompt = firstPromptOf(session);
        entry.source->addDetails(info, entry.listed);
        return entry.source->sizeOf(entry.listed).transform([&](qint64 size) { info.size = size; });
    });
}

std::vector<SessionInfo> SourceStore::infos() const
{
    std::vector<SessionInfo> infos;
    infos.reserve(m_list.size());
    for (const Entry& entry : m_list)
        infos.push_back(entry.listed.info);
    return infos;
}

Result<> SourceStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    if (const auto all = list(job); !all)
        return std::unexpected(all.error());
    return giveSessions(infos(), detail, [&](SessionInfo& info) { return complete(info, job); }, sink, job);
}

Result<SessionInfo> SourceStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    SessionInfo info = (*found)->listed.info;
    const Result<> done = detail == ListDetail::Full ? complete(info, job) : Result<>();
    return done ? Result<SessionInfo>(std::move(info)) : std::unexpected(done.error());
}

// ---- one session --------------------------------------------------------------------------------

Result<const Conversation*> SourceStore::load(const Entry& entry, const JobControl& job)
{
    const QString id = entry.listed.info.id.value;
    const quint64 now = entry.source->revision();
    if (m_loaded.rows && m_loaded.id == id && m_loaded.revision == now)
        return m_loaded.rows.get();
    m_loaded = {};
    auto rows = entry.source->open(entry.listed, job);
    if (!rows)
        return std::unexpected(rows.error());
    m_loaded = {id, now, *std::move(rows)};
    return m_loaded.rows.get();
}

Result<> SourceStore::with(const SessionId& id, qint64 /*last*/, const JobControl& job, const Work& work)
{
    const auto found = entry(id, job);
    if (!found)
        return std::unexpected(found.error());
    const Entry entry = **found;
    const Result<> done = entry.source->read(job, [&]() -> Result<> {
        const auto rows = load(entry, job);
        if (!rows)
            return std::unexpected(rows.error());
        return work(**rows);
    });
    if (!done)
        m_loaded = {}; // a read that failed may have given some of the rows
    return done;
}

Result<QByteArray> SourceStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    Result<QByteArray> answer = fail(Errc::NotFound, {});
    for (const auto& source : m_sources) {
        answer = source->rawBytes(place, maxBytes, job);
        if (answer || answer.error().code != Errc::NotFound)
            break;
    }
    return answer;
}

Result<QList<LineageEdge>> SourceStore::edges(const SessionId& id, const JobControl& job)
{
    const auto known = entry(id, job);
    if (!known)
        return std::unexpected(known.error());
    // A fork has the messages of its origin with their times.
    return edgesByOrigins(infos(), id, [&](const SessionInfo& fork) {
        return outline(fork.id, job).and_then([&](const Outline& copy) {
            return answer(fork.origin.session, All, job, [&](const Conversation& rows) {
                const Outline own = rows.outline();
                constexpr auto Made = &OutlineRow::createdMs;
                const auto same = size_t(std::ranges::mismatch(own, copy, {}, Made, Made).in1 - own.begin());
                return same > 0
                    ? rows.message(same - 1, ReadOptions::NoText).transform([](const Message& last) { return last.id; })
                    : Result<MessageId>(MessageId());
            });
        });
    });
}

// ---- the whole ----------------------------------------------------------------------------------

Result<std::vector<UsageUnit>> SourceStore::usageUnits(const JobControl& job)
{
    const auto all = list(job);
    if (!all)
        return std::unexpected(all.error());
    std::map<const SessionSource*, std::pair<QByteArray, qint64>> sources; // stamp, sessions
    for (const Entry& entry : **all) {
        auto [known, isNew] = sources.try_emplace(entry.source);
        if (isNew)
            known->second.first = entry.source->stamp();
        ++known->second.second;
    }
    std::vector<UsageUnit> units;
    for (const auto& [listed, source, isOld] : **all) {
        units.push_back(usageUnitOf(listed.info));
        units.back().bytes = source->bytes() / sources[source].second;
        units.back().stamp = sources[source].first;
    }
    return units;
}

Result<std::unique_ptr<UsageScan>> SourceStore::scanUsage(const UsageUnit& unit, const JobControl& job)
{
    return entry(unit.session, job).transform([](const Entry* found) {
        return found->source->scanUsage(found->listed);
    });
}

Result<StoreChange> SourceStore::poll(const JobControl& job)
{
    StoreChange change = StoreChange::None;
    for (const auto& source : m_sources) {
        const auto one = source->poll(job);
        if (!one)
            return one;
        change = std::max(change, *one);
    }
    return change == StoreChange::Changed && !QFileInfo::exists(m_path) ? StoreChange::Vanished : change;
}

} // namespace stemma
