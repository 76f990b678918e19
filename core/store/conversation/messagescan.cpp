// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/messagescan.h"

#include "core/base/saturating.h"

#include <algorithm>
#include <numeric>

namespace stemma {

namespace {

constexpr qint64 SizedRows = 2048; ///< rows whose sizes are asked for at a time
constexpr qint64 SievedRows = 4096; ///< that are filtered at a time

} // namespace

MessageScan::MessageScan(SessionId session, const ScanOptions& options)
    : m_session(std::move(session))
    , m_options(options)
{
}

void MessageScan::setRange(qint64 from, qint64 end)
{
    m_from = qMax<qint64>(0, from);
    m_end = end;
    m_next = m_from;
}

void MessageScan::setOptions(const ScanOptions& options)
{
    m_options = options;
    m_sizes.clear();
}

Result<qint64> MessageScan::refresh(SessionStore& store, const JobControl& job)
{
    auto rows = store.outline(m_session, job);
    if (!rows)
        return std::unexpected(rows.error());
    const qint64 changed = std::ranges::mismatch(m_outline, *rows).in2 - rows->begin();
    m_outline = *std::move(rows);
    m_hasOutline = true;
    m_sizes.clear();
    m_mayHold.clear();
    return changed;
}

Result<> MessageScan::begin(SessionStore& store, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    return m_hasOutline ? Result<>() : refresh(store, job).transform([](qint64) { });
}

std::vector<qint64> MessageScan::keys(std::span<const qint64> rows) const
{
    std::vector<qint64> keys(rows.size());
    std::ranges::transform(rows, keys.begin(), [this](qint64 row) { return m_outline[size_t(row)].key; });
    return keys;
}

qint64 MessageScan::ahead(qint64 rows) const
{
    return qMin(end(), saturatingAdd(m_next, rows)); // the scan may begin anywhere
}

MessageScan::Slice MessageScan::rowsTo(qint64 end) const
{
    Slice slice {std::vector<qint64>(size_t(qMax<qint64>(0, end - m_next))), qMax(m_next, end)};
    std::iota(slice.rows.begin(), slice.rows.end(), m_next);
    return slice;
}

/// The next rows that may hold a needle, as many as a slice has; none: those up to the slice's end do not.
Result<MessageScan::Slice> MessageScan::sieve(SessionStore& store, const JobControl& job)
{
    if (m_next < m_sievedFrom || m_next >= m_sievedFrom + qint64(m_mayHold.size())) {
        const Slice next = rowsTo(ahead(SievedRows));
        const auto held = mayHold(store, m_session, keys(next.rows), m_needles, job);
        if (!held)
            return std::unexpected(held.error());
        m_sievedFrom = m_next;
        m_mayHold.assign(held->size(), false);
        std::ranges::transform(*held, m_mayHold.begin(), [](quint64 needles) { return needles != 0; });
    }
    Slice slice {{}, m_next};
    const qint64 sieved = qMin(end(), m_sievedFrom + qint64(m_mayHold.size()));
    while (slice.end < sieved && qint64(slice.rows.size()) < m_options.rows) {
        if (m_mayHold[size_t(slice.end - m_sievedFrom)])
            slice.rows.push_back(slice.end);
        ++slice.end;
    }
    return slice;
}

qint64 MessageScan::bytesToRead(const OutlineDetail& detail) const
{
    const qint64 whole = detail.textBytes;
    if (m_options.maxText < 0 || m_options.maxText >= whole)
        return whole;
    return qMin(whole, m_options.maxText * qMax<qint64>(1, detail.partCount));
}

/// Sizes are asked for only where that many rows may hold more than a slice should.
Result<qint64> MessageScan::sliceEnd(SessionStore& store, const JobControl& job)
{
    const qint64 most = ahead(m_options.rows);
    if (m_next >= most || (m_options.maxText >= 0 && m_options.maxText <= m_options.bytes / (most - m_next)))
        return most;
    if (m_next < m_sizesFrom || m_next >= m_sizesFrom + qint64(m_sizes.size())) {
        const auto details = store.outlineDetails(m_session, keys(rowsTo(ahead(SizedRows)).rows), job);
        if (!details)
            return std::unexpected(details.error());
        m_sizesFrom = m_next;
        m_sizes.clear();
        for (const OutlineDetail& detail : *details)
            m_sizes.push_back(bytesToRead(detail));
    }
    const qint64 sized = qMin(most, m_sizesFrom + qint64(m_sizes.size()));
    qint64 row = m_next;
    for (qint64 bytes = 0; row < sized; ++row) {
        bytes += m_sizes[size_t(row - m_sizesFrom)];
        if (bytes > m_options.bytes && row > m_next)
            return row;
    }
    return qMax(row, m_next + 1);
}

template<typename Read, typename Visitor>
Result<bool> MessageScan::visitSlice(
    const JobControl& job, const Result<Slice>& slice, const Read& read, const Visitor& visit)
{
    if (!slice)
        return std::unexpected(slice.error());
    bool goesOn = true;
    if (!slice->rows.empty()) {
        const auto items = read(keys(slice->rows));
        if (!items)
            return std::unexpected(items.error());
        for (size_t i = 0; i < items->size() && goesOn; ++i) {
            m_next = slice->rows[i] + 1;
            goesOn = visit(slice->rows[i], (*items)[i]);
        }
    }
    if (goesOn)
        m_next = qMax(m_next, slice->end);
    if (m_options.showsProgress)
        job.setProgress(qMax<qint64>(0, m_next - m_from), qMax<qint64>(0, end() - m_from));
    return !goesOn || m_next >= end();
}

Result<bool> MessageScan::step(SessionStore& store, const JobControl& job, const Messages& visit)
{
    const auto slice = begin(store, job).and_then([&]() -> Result<Slice> {
        return m_needles.empty() ? sliceEnd(store, job).transform([this](qint64 end) { return rowsTo(end); })
                                 : sieve(store, job);
    });
    const auto read = [&](const std::vector<qint64>& keys) {
        return store.messages(m_session, keys, ReadOptions {.maxText = m_options.maxText}, job);
    };
    return visitSlice(job, slice, read, visit);
}

Result<bool> MessageScan::step(SessionStore& store, const JobControl& job, const Counts& visit)
{
    const auto slice = begin(store, job).transform([this] { return rowsTo(ahead(m_options.rows)); });
    const auto read = [&](const std::vector<qint64>& keys) { return messageCounts(store, m_session, keys, job); };
    return visitSlice(job, slice, read, visit);
}

Result<bool> MessageScan::step(SessionStore& store, const JobControl& job, const Details& visit)
{
    const auto slice = begin(store, job).transform([this] { return rowsTo(ahead(m_options.rows)); });
    const auto read = [&](const std::vector<qint64>& keys) { return store.outlineDetails(m_session, keys, job); };
    return visitSlice(job, slice, read, visit);
}

} // namespace stemma
