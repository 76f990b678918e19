// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/prefixfinder.h"

#include "core/lineage/contenthash.h"

#include <QHash>

#include <algorithm>

namespace stemma {

namespace {

/// For long texts the beginning and the size are enough.
constexpr ScanOptions Heads {.maxText = 4096, .showsProgress = false};
constexpr size_t FirstBatch = 4;
constexpr size_t LargestBatch = 128;

} // namespace

bool stopsAll(const Error& error)
{
    return error.code == Errc::Cancelled || error.code == Errc::Busy;
}

PrefixFinder::PrefixFinder(std::vector<SessionId> sessions)
    : m_sessions(std::move(sessions))
    , m_read(m_sessions.size())
{
}

void PrefixFinder::take(int session, const MessagePtr& message)
{
    Reading& reading = m_read[size_t(session)];
    const quint64 before = reading.chain.empty() ? 0 : reading.chain.back();
    const double evidence = reading.evidence.empty() ? 0 : reading.evidence.back();
    reading.chain.push_back(message ? contentHash(*message, before) : quint64(session) + 1);
    reading.ids.push_back(message ? message->id : MessageId());
    reading.evidence.push_back(evidence + (message ? evidenceOf(*message) : 0));
    ++m_messagesRead;
}

Result<> PrefixFinder::readFirst(SessionStore& store, int session, const JobControl& job)
{
    const auto messages = store.firstMessages(m_sessions[size_t(session)], 1, {Heads.maxText}, job);
    if (!messages)
        return stopsAll(messages.error()) ? std::unexpected(messages.error()) : Result<>();
    if (!messages->empty())
        take(session, messages->front());
    return {};
}

Result<> PrefixFinder::readOn(SessionStore& store, int session, size_t upTo, const JobControl& job)
{
    Reading& reading = m_read[size_t(session)];
    if (reading.isWhole || reading.chain.size() >= upTo)
        return {};
    if (!reading.scan) {
        reading.scan = std::make_unique<MessageScan>(m_sessions[size_t(session)], Heads);
        const auto read = reading.scan->refresh(store, job);
        if (!read && stopsAll(read.error()))
            return std::unexpected(read.error());
    }
    const size_t rows = reading.scan->outline().size();
    const size_t end = std::min(upTo, rows);
    reading.isWhole = end == rows;
    reading.scan->setRange(qint64(reading.chain.size()), qint64(end));
    const Result<> read = reading.scan->run(store, job, [this, session](qint64 /*row*/, const MessagePtr& message) {
        take(session, message);
        return true;
    });
    if (!read && stopsAll(read.error()))
        return read;
    while (reading.chain.size() < end)
        take(session, nullptr); // what cannot be read is like nothing else
    return {};
}

void PrefixFinder::groupByFirst()
{
    QHash<quint64, std::vector<int>> alike;
    for (int session = 0; session < int(m_sessions.size()); ++session) {
        if (!m_read[size_t(session)].chain.empty())
            alike[m_read[size_t(session)].chain.front()].push_back(session);
    }
    for (auto& members : alike) {
        if (members.size() > 1)
            m_groups.push_back({std::move(members), 1, 0});
    }
    // In the order of their oldest members, and not of the hashes.
    std::ranges::sort(m_groups, std::greater {}, [](const Group& group) { return group.members.front(); });
}

void PrefixFinder::relate(const std::vector<int>& members, int trunk, size_t depth)
{
    const Reading& from = m_read[size_t(trunk)];
    const double confidence = confidenceOf(from.evidence[depth - 1]);
    if (members.front() == trunk || confidence < LeastConfidence)
        return;
    m_found.push_back({m_sessions[size_t(trunk)], m_sessions[size_t(members.front())], qint64(depth),
        from.ids[depth - 1], from.isWhole && from.chain.size() == depth, confidence});
}

void PrefixFinder::split(const Group& group, size_t upTo)
{
    // Members that go the same way from here stay together.
    size_t depth = group.depth;
    const auto endsAt = [this](int session, size_t at) {
        const Reading& reading = m_read[size_t(session)];
        return reading.isWhole && reading.chain.size() == at;
    };
    while (depth < upTo) {
        std::vector<std::vector<int>> ways;
        QHash<quint64, qsizetype> wayOf;
        std::vector<int> ended;
        for (const int member : group.members) {
            if (endsAt(member, depth)) {
                ended.push_back(member);
                continue;
            }
            const quint64 hash = m_read[size_t(member)].chain[depth];
            const auto known = wayOf.constFind(hash);
            if (known != wayOf.constEnd()) {
                ways[size_t(*known)].push_back(member);
            } else {
                wayOf.insert(hash, qsizetype(ways.size()));
                ways.push_back({member});
            }
        }
        if (ways.size() == 1 && ended.empty()) {
            ++depth;
            continue;
        }
        // Each way's oldest member shares exactly this much with the oldest of all; the others share more.
        const int trunk = group.members.front();
        for (const int member : ended)
            relate({member}, trunk, depth);
        for (std::vector<int>& way : ways) {
            relate(way, trunk, depth);
            if (way.size() > 1)
                m_groups.push_back({std::move(way), depth + 1, 0});
        }
        return;
    }
    m_groups.push_back({group.members, depth, 0});
}

Result<bool> PrefixFinder::step(SessionStore& store, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    const qint64 until = m_messagesRead + SliceMessages;
    for (int tries = 0; m_firsts < m_sessions.size() && tries < SliceMessages; ++tries) {
        if (const Result<> read = readFirst(store, int(m_firsts), job); !read)
            return std::unexpected(read.error());
        if (++m_firsts == m_sessions.size())
            groupByFirst();
    }
    job.setProgress(qint64(m_firsts), qint64(m_sessions.size()));
    if (m_firsts < m_sessions.size())
        return false;
    while (!m_groups.empty() && m_messagesRead < until) {
        Group& group = m_groups.back();
        const size_t upTo = group.depth + std::clamp(group.depth, FirstBatch, LargestBatch);
        while (group.next < group.members.size() && m_messagesRead < until) {
            if (const Result<> read = readOn(store, group.members[group.next], upTo, job); !read)
                return std::unexpected(read.error());
            ++group.next;
        }
        if (group.next < group.members.size())
            return false;
        const Group whole = std::move(group);
        m_groups.pop_back();
        split(whole, upTo);
    }
    return m_groups.empty();
}

} // namespace stemma
