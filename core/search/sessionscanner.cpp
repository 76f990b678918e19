// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/sessionscanner.h"

#include "core/store/branchstore.h"

#include <algorithm>
#include <span>

namespace stemma {

namespace {

constexpr qint64 RowsPerScan = 512;
constexpr qint64 BytesPerScan = 4 * 1024 * 1024;

} // namespace

SessionScanner::SessionScanner(
    const StampedSession& session, HitMaker& maker, qint64 sinceMs, std::vector<ByteFinder> needles, bool isWhole)
    : m_session(session.info)
    , m_isBranch(!session.trunk.isEmpty())
    , m_isWhole(isWhole)
    , m_maker(maker)
    , m_sinceMs(sinceMs)
    , m_needles(std::move(needles))
    , m_scan(session.info.id,
          {.maxText = SearchedText::MostBytes, .rows = RowsPerScan, .bytes = BytesPerScan, .showsProgress = false})
{
    m_scan.setNeedles(m_needles);
}

Result<> SessionScanner::begin(SessionStore& store, const JobControl& job, std::vector<SearchHit>& hits)
{
    const Result<bool> mayHold = mayHoldAny(store, m_session.id, m_needles, job);
    if (!mayHold)
        return std::unexpected(mayHold.error());
    if (*mayHold) // its title, too
        namesOf(store, m_session, job).setTo(m_session);
    if (auto title = m_isBranch ? std::nullopt : m_maker.ofTitle(m_session, job))
        hits.push_back(*std::move(title));
    m_hasBegun = true;
    if (!*mayHold)
        return {};
    const Result<qint64> shared = !m_isWhole ? sharedMessages(store, m_session.id, job) : 0;
    const Result<qint64> read = shared ? m_scan.refresh(store, job) : shared;
    if (!read)
        return std::unexpected(read.error());
    m_wasRead = true;
    m_end = qint64(m_scan.outline().size());
    m_first = qMin(*shared, m_end);
    const qint64 otherwise = m_session.createdAt ? toMs(*m_session.createdAt) : 0;
    qint64 newest = 0;
    for (const OutlineRow& row : std::span(m_scan.outline()).subspan(size_t(m_first))) {
        newest = qMax(newest, row.createdMs == OutlineRow::NoTime ? otherwise : row.createdMs);
        m_newest.push_back(newest);
    }
    return {};
}

qint64 SessionScanner::newestLeftMs() const
{
    if (!m_hasBegun)
        return lastUseMs(m_session);
    return m_end > m_first ? m_newest[size_t(m_end - m_first - 1)] : 0;
}

Result<bool> SessionScanner::step(SessionStore& store, const JobControl& job, std::vector<SearchHit>& hits)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (!m_hasBegun) {
        if (const Result<> begun = begin(store, job, hits); !begun)
            return std::unexpected(begun.error());
    }
    if (m_end <= m_first || newestLeftMs() < m_sinceMs)
        return true;
    const qint64 from = qMax(m_first, m_end - RowsPerScan);
    const size_t before = hits.size();
    m_scan.setRange(from, m_end);
    const Result<> done = m_scan.run(store, job, [&](qint64 row, const MessagePtr& message) {
        if (message)
            m_maker.addHits(*message, m_scan.outline()[size_t(row)].key, m_session, job, hits);
        return !job.isCancelled();
    });
    if (!done)
        return std::unexpected(done.error());
    std::reverse(hits.begin() + qptrdiff(before), hits.end());
    m_end = from;
    return m_end <= m_first;
}

bool SessionScanner::mayHold(const QueryCondition& condition, const SessionInfo& session, const QueryMatcher& matcher)
{
    const auto childMayHold = [&](const QueryCondition& child) { return mayHold(child, session, matcher); };
    switch (condition.node.kind) {
    case QueryNode::Kind::And:
        return std::ranges::all_of(condition.children, childMayHold);
    case QueryNode::Kind::Or:
        return std::ranges::any_of(condition.children, childMayHold);
    case QueryNode::Kind::Field:
        if (condition.node.field == QueryField::Store)
            return matcher.storeFits(condition);
        if (condition.node.field == QueryField::Project)
            return QueryMatcher::fits(condition, session.directory);
        return true;
    default:
        return true;
    }
}

} // namespace stemma
