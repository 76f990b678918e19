// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/postgresoutlines.h"

#include "core/store/formats/jazzmine/read/record.h"

#include <algorithm>

namespace stemma::jazzmine {

namespace {

constexpr size_t MostOutlines = 8;

// A key has the time above and the rank below; times up to the year 2109.
constexpr int RankBits = 20;
constexpr int TimeBits = 42;
constexpr qint64 OddKey = qint64(1) << (RankBits + TimeBits);

} // namespace

qint64 PostgresOutlines::keyFor(MessageSpot spot)
{
    if (spot.timestamp >= 0 && spot.timestamp < (qint64(1) << TimeBits) && spot.rank < (quint32(1) << RankBits))
        return (spot.timestamp << RankBits) + qint64(spot.rank);
    qsizetype at = m_oddSpots.indexOf(spot);
    if (at < 0) {
        at = m_oddSpots.size();
        m_oddSpots << spot;
    }
    return OddKey + at;
}

MessageSpot PostgresOutlines::spotOf(qint64 key) const
{
    if (key >= OddKey)
        return m_oddSpots.value(key - OddKey);
    return {key >> RankBits, quint32(key & ((1 << RankBits) - 1))};
}

qint64 PostgresOutlines::positionOf(const Outline& outline, MessageSpot spot) const
{
    const auto at
        = std::ranges::lower_bound(outline, spot, {}, [this](const OutlineRow& row) { return spotOf(row.key); });
    return at == outline.end() || spotOf(at->key) != spot ? -1 : at - outline.begin();
}

const Outline* PostgresOutlines::known(const SessionId& id)
{
    const auto at = std::ranges::find(m_outlines, id, &std::pair<SessionId, Outline>::first);
    if (at != m_outlines.end()) {
        std::rotate(at, at + 1, m_outlines.end());
        return &m_outlines.back().second;
    }
    return m_growing.first == id ? &m_growing.second : nullptr;
}

void PostgresOutlines::remember(const SessionId& id, Outline outline)
{
    std::erase_if(m_outlines, [&id](const auto& one) { return one.first == id; });
    if (m_outlines.size() >= MostOutlines)
        m_outlines.erase(m_outlines.begin());
    m_outlines.emplace_back(id, std::move(outline));
}

/// Adds the next rows. Those of the last time are asked for again, for more may have its time.
Result<> PostgresOutlines::readPiece(
    const SessionId& id, Outline& outline, qint64 rows, bool& isLast, const JobControl& job)
{
    MessageSpot spot {std::numeric_limits<qint64>::min(), 0};
    qint64 again = 0;
    if (!outline.empty()) {
        spot = spotOf(outline.back().key);
        again = qint64(spot.rank) + 1;
    }
    const auto times = m_rows.times(id.value, spot.timestamp, rows + again, job);
    if (!times)
        return std::unexpected(times.error());
    isLast = qint64(times->size()) < rows + again;
    for (size_t i = size_t(again); i < times->size(); ++i) {
        const qint64 time = (*times)[i];
        spot = {time, !outline.empty() && time == spot.timestamp ? spot.rank + 1 : 0};
        outline.push_back({keyFor(spot), toMs(timeOf(time))});
    }
    return {};
}

bool PostgresOutlines::continues(const SessionId& id, qint64 from) const
{
    return from > 0 && m_growing.first == id && qint64(m_growing.second.size()) == from;
}

Result<OutlinePiece> PostgresOutlines::piece(qint64 from, const JobControl& job)
{
    auto& [id, outline] = m_growing;
    OutlinePiece piece;
    piece.isLast = false;
    // Most often once; more where another outline was read in between.
    while (!piece.isLast && qint64(outline.size()) <= from) {
        const qint64 rows = outline.empty() ? FirstPieceRows : PieceRows;
        if (const Result<> read = readPiece(id, outline, rows, piece.isLast, job); !read)
            return std::unexpected(read.error());
    }
    const qint64 begin = qMin(from, qint64(outline.size()));
    piece.rows.assign(outline.begin() + begin, outline.end());
    if (piece.isLast) {
        auto whole = std::exchange(m_growing, {});
        remember(whole.first, std::move(whole.second));
    }
    return piece;
}

Result<Outline> PostgresOutlines::read(const SessionId& id, const JobControl& job)
{
    Outline outline;
    for (bool isLast = false; !isLast;) {
        if (const Result<> read = readPiece(id, outline, PieceRows, isLast, job); !read)
            return std::unexpected(read.error());
        job.setProgress(qint64(outline.size()));
    }
    remember(id, outline);
    return outline;
}

void PostgresOutlines::clear()
{
    m_outlines.clear();
    m_growing = {};
}

} // namespace stemma::jazzmine
