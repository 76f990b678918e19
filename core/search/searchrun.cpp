// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchrun.h"

#include "core/search/queryneedles.h"
#include "core/store/branchstore.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stemma {

namespace {

constexpr qsizetype HitsPerBatch = 50;
constexpr qint64 NewestTexts = 4'096; ///< that are looked at first where all with some words had to be looked up
constexpr auto Columns = "t.id, t.session, t.key, t.part, t.facts, t.tool, t.model, t.agent, t.late";

qint64 msOf(const SearchHit& hit)
{
    return hit.time ? toMs(*hit.time) : 0;
}

} // namespace

SearchRun::SearchRun(SearchedStore& store, QueryMatcher& matcher, const SearchOptions& options,
    const StoreSearcher::Sink& sink, const JobControl& job, Sources sources)
    : m_store(store)
    , m_matcher(matcher)
    , m_options(options)
    , m_sink(sink)
    , m_job(job)
    , m_sources(sources)
    , m_maker(store.info(), matcher, options.snippetLength)
    , m_needles(needlesOf(matcher))
    , m_sinceMs(options.since ? qMax<qint64>(0, toMs(*options.since)) : 0)
{
}

bool SearchRun::isWanted(const SessionInfo& session) const
{
    return (!m_options.session || session.id == *m_options.session)
        && SessionScanner::mayHold(m_matcher.root(), session, m_matcher);
}

void SearchRun::chooseSessions()
{
    using Extent = SearchOptions::Extent;
    const bool isSecondPart = m_options.extent == Extent::Unread;
    const bool usesIndex = m_options.useIndex && m_store.index() && !m_matcher.needsScan() && !isSecondPart;
    // With a session by itself go the messages that it shares with one before it, which the index has there.
    const StampedSession* only = m_options.session ? m_store.session(*m_options.session) : nullptr;
    const bool isSharing = usesIndex && only
        && (!only->trunk.isEmpty() || sharedMessages(m_store.store(), only->info.id, m_job).value_or(0) > 0);
    const auto isIndexed = [&](const SessionId& id) {
        return usesIndex && !isSharing && m_store.isIndexed(id) && !m_options.unread.contains(id);
    };
    if (usesIndex) {
        for (const auto& [number, session] : m_store.indexed().asKeyValueRange()) {
            if ((!m_options.session || session->id == *m_options.session) && isIndexed(session->id))
                m_sessions.insert(number, session);
        }
        m_outcome.sessionsIndexed = m_sessions.size();
    }
    for (const StampedSession& session : m_store.sessions()) {
        const bool isOfThisPart = !isSecondPart || m_options.unread.contains(session.info.id);
        if (session.isListed || isOfThisPart)
            m_taken.insert(session.info.id);
        if (!isWanted(session.info) || !isOfThisPart)
            continue;
        if (!isIndexed(session.info.id))
            m_toScan.push_back(&session);
        else if (session.trunk.isEmpty())
            m_titled.push_back(&session.info);
    }
    if (m_options.session && !only) { // a branch that the list lacks
        const StampedSession* trunk = m_store.session(trunkOf(m_store.store(), *m_options.session, m_job));
        if (trunk && isWanted(m_unlisted.emplace_back(trunk->branch(*m_options.session)).info))
            m_toScan.push_back(&m_unlisted.back());
    }
    sortScans();
    if (m_options.extent == Extent::Indexed) {
        for (const StampedSession* session : std::exchange(m_toScan, {}))
            m_outcome.unread.insert(session->info.id);
        m_outcome.sessionsLeftOut = m_outcome.unread.size();
    }
    if (m_options.useIndex)
        m_outcome.note = m_store.indexProblem();
}

/// Of the sessions that are indexed. Others are looked at as a whole (SessionScanner).
void SearchRun::findTitles()
{
    for (const SessionInfo* session : m_titled) {
        if (auto hit = m_maker.ofTitle(*session, m_job))
            addWaiting(*std::move(hit));
    }
}

void SearchRun::addWaiting(SearchHit hit)
{
    const qint64 ms = msOf(hit);
    if (ms >= m_sinceMs)
        m_waiting.push({ms, m_found++, std::move(hit)});
}

/// Only the newest texts with a hit are ranked: it takes a look at each.
Result<QByteArray> SearchRun::orderByRelevance(const IndexQuery& query, QByteArray& columns)
{
    if (m_options.order != SearchOptions::Order::Relevance || !query.hasMatch())
        return query.newestFirst();
    OwnDatabase& sqlite = m_store.index()->sqlite();
    const auto oldest = query.statement(
        "t.id", query.newestFirst() + " LIMIT 1 OFFSET " + QByteArray::number(SearchOptions::RelevanceRows - 1));
    if (!oldest)
        return std::unexpected(oldest.error());
    const Result<bool> hasMore = sqlite.step(**oldest);
    if (!hasMore)
        return std::unexpected(hasMore.error());
    columns += ", bm25(ft)";
    const QByteArray newest = *hasMore ? "AND ft.rowid >= " + QByteArray::number((*oldest)->integer(0)) : QByteArray();
    return newest + " ORDER BY bm25(ft), ft.rowid DESC";
}

Result<std::optional<IndexQuery>> SearchRun::indexQuery()
{
    if (m_sessions.isEmpty() || m_sources == Sources::WithoutIndexed)
        return std::nullopt;
    auto names = m_store.index()->names();
    if (!names)
        return std::unexpected(names.error());
    m_names = *std::move(names);
    for (const auto& [name, number] : m_names.asKeyValueRange())
        m_namesByNumber.insert(number, name);
    IndexQuery query(m_matcher, m_sessions, m_names, *m_store.index());
    if (m_sinceMs > 0)
        query.setSince(m_sinceMs);
    if (m_store.hasOthers() || m_sessions.size() < m_store.indexed().size())
        query.limitToSessions();
    return query;
}

Result<> SearchRun::openIndex()
{
    const Result<std::optional<IndexQuery>> made = indexQuery();
    if (!made)
        return std::unexpected(made.error());
    if (!*made)
        return {};
    m_query.emplace(**made);
    QByteArray columns = Columns;
    const Result<QByteArray> order = orderByRelevance(*m_query, columns);
    if (!order)
        return std::unexpected(order.error());
    // Mostly the newest texts have enough hits, so that a few of all that have the words do.
    if (m_query->looksUpWords() && *order == m_query->newestFirst()) {
        const Result<qint64> oldest = oldestOfNewest();
        if (!oldest)
            return std::unexpected(oldest.error());
        m_restBefore = *oldest;
        m_query->setIds(m_restBefore, std::numeric_limits<qint64>::max());
    }
    return askIndex(columns, *order);
}

Result<qint64> SearchRun::oldestOfNewest() const
{
    OwnDatabase& sqlite = m_store.index()->sqlite();
    const auto select = sqlite.statement(
        "SELECT id FROM text ORDER BY id DESC LIMIT 1 OFFSET " + QByteArray::number(NewestTexts - 1));
    const Result<bool> hasRow = select ? sqlite.step(**select) : std::unexpected(select.error());
    return hasRow.transform([&](bool has) { return has ? (*select)->integer(0) : 0; });
}

Result<> SearchRun::askIndex(const QByteArray& columns, const QByteArray& order)
{
    auto statement = m_query->statement(columns, order);
    if (!statement)
        return std::unexpected(statement.error());
    m_statement = *std::move(statement);
    return readIndexed();
}

Result<> SearchRun::readIndexed()
{
    m_indexed.reset();
    const Result<bool> hasRow = m_store.index()->sqlite().step(*m_statement);
    if (!hasRow)
        return std::unexpected(hasRow.error());
    if (*hasRow) {
        m_indexed = indexedHit();
        return {};
    }
    m_statement.reset();
    if (m_restBefore == 0)
        return {};
    m_query->setIds(0, std::exchange(m_restBefore, 0) - 1);
    return askIndex(Columns, m_query->newestFirst());
}

SearchHit SearchRun::indexedHit() const
{
    const OwnStatement& row = *m_statement;
    enum Column { Id, Session, Key, Part, Facts, Tool, Model, Agent, Late, Rank };
    const SessionInfo* session = m_sessions.value(row.integer(Session));
    SearchHit hit = m_maker.outer(session ? *session : SessionInfo());
    hit.rowKey = row.integer(Key);
    hit.part = int(row.integer(Part));
    const qint64 facts = row.integer(Facts);
    hit.role = Role(facts & 15);
    hit.kind = IndexDatabase::kindAt(int(facts >> 4 & 15));
    hit.tool = m_namesByNumber.value(row.integer(Tool));
    if (const qint64 model = row.integer(Model); model > 0)
        hit.model = m_namesByNumber.value(model);
    if (const qint64 agent = row.integer(Agent); agent > 0)
        hit.agent = m_namesByNumber.value(agent);
    const qint64 ms = row.integer(Id) / IndexDatabase::IdsPerSecond * 1000 + row.integer(Late);
    if (ms > 0)
        hit.time = timeFromMs(ms);
    if (m_options.order == SearchOptions::Order::Relevance)
        hit.rank = row.real(Rank);
    return hit;
}

qint64 SearchRun::newestUnscannedMs() const
{
    const qint64 current = m_scanner ? m_scanner->newestLeftMs() : -1;
    const qint64 next = m_nextScan < m_toScan.size() ? lastUseMs(m_toScan[m_nextScan]->info) : -1;
    return qMax(current, next);
}

Result<> SearchRun::scanMore()
{
    const bool isFirstStep = !m_scanner;
    if (isFirstStep)
        m_scanner = std::make_unique<SessionScanner>(
            *m_toScan[m_nextScan++], m_maker, m_sinceMs, m_needles, m_options.session.has_value());
    const StampedSession& session = *m_toScan[m_nextScan - 1];
    std::vector<SearchHit> hits;
    const Result<bool> done = m_scanner->step(m_store.store(), m_job, hits);
    if (!done && (done.error().code == Errc::Cancelled || m_job.isCancelled()))
        return fail(Errc::Cancelled, {});
    for (SearchHit& hit : hits)
        addWaiting(std::move(hit));
    // Before any of these hits is given: a branch may have newer ones.
    if (const Result<> taken = isFirstStep && m_scanner->wasRead() ? takeBranches(session) : Result<>(); !taken)
        return taken;
    if (!done || *done) {
        const bool isGone = !done && done.error().code == Errc::NotFound && !session.isListed;
        ++(done || isGone ? m_outcome.sessionsScanned : m_outcome.sessionsLeftOut);
        m_scanner.reset();
    }
    return {};
}

/// A list lacks branches whose files nobody has read.
Result<> SearchRun::takeBranches(const StampedSession& trunk)
{
    if (m_options.session || !trunk.trunk.isEmpty())
        return {};
    auto branches = branchesOf(m_store.store(), trunk.info.id, m_job);
    if (!branches && branches.error().code == Errc::Cancelled)
        return std::unexpected(branches.error());
    if (!branches)
        return {}; // what can be read of the trunk is all there is
    for (SessionInfo& info : *branches) {
        if (m_taken.contains(info.id))
            continue;
        m_taken.insert(info.id);
        const StampedSession& branch = m_unlisted.emplace_back(trunk.branch(std::move(info)));
        if (isWanted(branch.info))
            m_toScan.push_back(&branch);
    }
    sortScans();
    return {};
}

void SearchRun::sortScans()
{
    std::stable_sort(m_toScan.begin() + qptrdiff(m_nextScan), m_toScan.end(),
        [](const StampedSession* one, const StampedSession* other) {
            return lastUseMs(one->info) > lastUseMs(other->info);
        });
}

Result<> SearchRun::flush()
{
    if (m_batch.empty())
        return {};
    if (m_options.completes) {
        if (const Result<> completed = m_store.complete(m_batch, m_maker, m_job); !completed)
            return completed;
        std::erase_if(m_batch, [](const SearchHit& hit) { return hit.isGone; });
    }
    m_outcome.hits += qint64(m_batch.size());
    std::vector<SearchHit> batch = std::exchange(m_batch, {});
    m_isOver = !batch.empty() && !m_sink(std::move(batch));
    return {};
}

Result<> SearchRun::give(SearchHit hit)
{
    m_batch.push_back(std::move(hit));
    const qint64 left = m_options.limit < 0 ? HitsPerBatch : m_options.limit - m_outcome.hits;
    return qint64(m_batch.size()) >= qMin<qint64>(HitsPerBatch, left) ? flush() : Result<>();
}

/// The next hit, or some more of the scan where that may have an earlier one.
Result<> SearchRun::giveNext()
{
    const bool isRanked = m_options.order == SearchOptions::Order::Relevance;
    const qint64 waiting = m_waiting.empty() ? -1 : m_waiting.top().ms;
    const qint64 indexed = !m_indexed ? -1 : isRanked ? std::numeric_limits<qint64>::max() : msOf(*m_indexed);
    const qint64 best = qMax(waiting, indexed);
    if (best < 0 || (hasScansLeft() && best < newestUnscannedMs())) {
        const Result<> flushed = flush();
        return flushed && hasScansLeft() ? scanMore() : flushed;
    }
    if (indexed > waiting) {
        SearchHit hit = *std::move(m_indexed);
        const Result<> read = readIndexed();
        return read ? give(std::move(hit)) : read;
    }
    SearchHit hit = m_waiting.top().hit;
    m_waiting.pop();
    return give(std::move(hit));
}

Result<SearchOutcome> SearchRun::run()
{
    std::optional<OwnDatabase::Cancelling> cancelling;
    if (m_store.index())
        cancelling.emplace(m_store.index()->sqlite(), m_job);
    chooseSessions();
    findTitles();
    Result<> done = openIndex();
    const auto isAtEnd = [this] { return !m_indexed && m_waiting.empty() && !hasScansLeft(); };
    while (done && !m_isOver && !isAtLimit() && !isAtEnd())
        done = m_job.isCancelled() ? Result<>(fail(Errc::Cancelled, {})) : giveNext();
    if (done && !m_isOver && !isAtLimit())
        done = flush();
    m_statement.reset();
    if (!done)
        return std::unexpected(done.error());
    m_outcome.sessionsScanned += m_scanner ? 1 : 0; // of which the limit left some
    m_outcome.hasMore = isAtLimit() && (m_indexed || !m_waiting.empty() || hasScansLeft());
    m_outcome.textsGivenUp = m_matcher.textsGivenUp();
    return m_outcome;
}

} // namespace stemma
