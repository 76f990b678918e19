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

PostgresOutlines::Kept& PostgresOutlines::kept(const SessionId& id)
{
    const auto at = std::ranges::find(m_outlines, id, &Kept::id);
    if (at == m_outlines.end()) {
        if (m_outlines.size() == MostOutlines)
            m_outlines.erase(m_outlines.begin());
        return m_outlines.emplace_back(id);
    }
    std::rotate(at, at + 1, m_outlines.end());
    return m_outlines.back();
}

const Outline* PostgresOutlines::known(const SessionId& id)
{
    return std::ranges::contains(m_outlines, id, &Kept::id) ? &kept(id).rows : nullptr;
}

/// Adds the next rows. Those of the last time are asked for again, for more may have its time.
Result<> PostgresOutlines::readPiece(Kept& outline, qint64 rows, const JobControl& job)
{
    MessageSpot spot {std::numeric_limits<qint64>::min(), 0};
    qint64 again = 0;
    if (!outline.rows.empty()) {
        spot = spotOf(outline.rows.back().key);
        again = qint64(spot.rank) + 1;
    }
    const auto times = m_rows.times(outline.id.value, spot.timestamp, rows + again, job);
    if (!times)
        return std::unexpected(times.error());
    outline.isWhole = qint64(times->size()) < rows + again;
    for (size_t i = size_t(again); i < times->size(); ++i) {
        const qint64 time = (*times)[i];
        spot = {time, !outline.rows.empty() && time == spot.timestamp ? spot.rank + 1 : 0};
        outline.rows.push_back({keyFor(spot), toMs(timeOf(time))});
    }
    return {};
}

bool PostgresOutlines::continues(const SessionId& id, qint64 from)
{
    const Outline* begun = known(id);
    return from > 0 && begun && !kept(id).isWhole && qint64(begun->size()) == from;
}

Result<OutlinePiece> PostgresOutlines::piece(const SessionId& id, qint64 from, const JobControl& job)
{
    Kept& outline = kept(id);
    // Most often once; more where another outline was read in between.
    do {
        const qint64 rows = outline.rows.empty() ? FirstPieceRows : PieceRows;
        if (const Result<> read = readPiece(outline, rows, job); !read)
            return std::unexpected(read.error());
    } while (!outline.isWhole && qint64(outline.rows.size()) <= from);
    const qint64 begin = qMin(from, qint64(outline.rows.size()));
    return OutlinePiece {{outline.rows.begin() + begin, outline.rows.end()}, outline.isWhole};
}

Result<Outline> PostgresOutlines::read(const SessionId& id, const JobControl& job)
{
    begin(id);
    Kept& outline = kept(id);
    while (!outline.isWhole) {
        if (const Result<> read = readPiece(outline, PieceRows, job); !read)
            return std::unexpected(read.error());
        job.setProgress(qint64(outline.rows.size()));
    }
    return outline.rows;
}

} // namespace stemma::jazzmine
