// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/sessionplaces.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace stemma {

namespace {

bool isDiscarded(const OutlineDetail& detail)
{
    return MessageStates::fromInt(detail.states).testFlag(MessageState::Discarded);
}

} // namespace

void KnownBranch::take(const SessionId& of, const Outline& rows, const std::vector<OutlineDetail>& read)
{
    if (read.size() != rows.size() || (file == of && read.size() <= details.size()))
        return;
    file = of;
    details = read;
    keys.clear();
    std::ranges::transform(rows, std::back_inserter(keys), &OutlineRow::key);
}

std::optional<qint64> SessionPlaces::position(const MessageId& id)
{
    if (id.isEmpty() || !load())
        return {};
    const auto key = m_store.keyOf(m_scan.session(), id, m_job);
    if (!key)
        return {};
    const auto at = std::ranges::lower_bound(m_order, *key, {}, [this](size_t row) { return rows()[row].key; });
    if (at == m_order.end() || rows()[*at].key != *key)
        return {};
    return qint64(*at) + 1;
}

std::optional<Time> SessionPlaces::timeAt(std::optional<qint64> position)
{
    if (!position || !load() || *position < 1 || *position > qint64(rows().size()))
        return {};
    const qint64 ms = rows()[size_t(*position - 1)].createdMs;
    return ms == OutlineRow::NoTime ? std::nullopt : std::optional(timeFromMs(ms));
}

MessagePtr SessionPlaces::messageAt(qint64 position)
{
    if (!load() || position < 1 || position > qint64(rows().size()))
        return {};
    const qint64 key = rows()[size_t(position - 1)].key;
    const auto messages = m_store.messages(m_scan.session(), {&key, 1}, ReadOptions {.maxText = 400}, m_job);
    return messages && !messages->empty() ? messages->front() : nullptr;
}

const std::vector<OutlineDetail>& SessionPlaces::details()
{
    if (!m_details.empty() || !load() || qint64(rows().size()) > LongestDetailed)
        return m_details;
    takeKnown();
    const size_t known = m_details.size();
    readOn();
    if (known > 0 && known < m_details.size() && isDiscarded(m_details[known])) {
        m_details.clear();
        readOn();
    }
    return m_details;
}

/// What the session begins with as the other branch does, but for the last message of that. What was cut off there need
/// not be so here, and what is cut off here alone reaches over that message.
void SessionPlaces::takeKnown()
{
    const auto isSame = [this](size_t row) {
        return row < m_known->keys.size() && m_known->keys[row] == rows()[row].key
            && !isDiscarded(m_known->details[row]);
    };
    for (size_t row = 0; m_known && row < rows().size() && isSame(row); ++row)
        m_details.push_back(m_known->details[row]);
    if (!m_details.empty())
        m_details.pop_back();
}

void SessionPlaces::readOn()
{
    m_scan.setRange(qint64(m_details.size()));
    const Result<> read = m_scan.run(m_store, m_job, [this](qint64 /*row*/, const OutlineDetail& detail) {
        m_details.push_back(detail);
        return true;
    });
    if (!read)
        m_details.clear();
}

const Outline& SessionPlaces::rows()
{
    load();
    return m_scan.outline();
}

bool SessionPlaces::areKnown()
{
    load();
    return m_isRead;
}

bool SessionPlaces::load()
{
    const Outline& rows = m_scan.outline();
    if (m_tried)
        return !rows.empty();
    m_tried = true;
    m_isRead = m_scan.refresh(m_store, m_job).has_value();
    m_order.resize(rows.size());
    std::iota(m_order.begin(), m_order.end(), 0);
    std::ranges::sort(m_order, {}, [&rows](size_t row) { return rows[row].key; });
    return !rows.empty();
}

} // namespace stemma
