// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/bytefinder.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// A service of stores that can tell, without decoding them, which messages cannot hold a word. See CONTRIBUTING.md.
class RecordFilter
{
public:
    static constexpr qsizetype MostNeedles = 64;

    RecordFilter() = default;
    virtual ~RecordFilter() = default;
    Q_DISABLE_COPY_MOVE(RecordFilter)

    /// For each of the outline keys @p keys, in their order, which of @p needles (at most MostNeedles) the texts of its
    /// message may hold: bit i for needle i. A message that holds one is never left out; one that does not may be
    /// named: records that spell plain letters as escapes, that cannot be read, or whose texts come from elsewhere.
    /// Needles are words as isRecordNeedle() wants them (recordneedle.h). Thread: the store's.
    [[nodiscard]] virtual Result<std::vector<quint64>> mayHold(
        const SessionId& id, std::span<const qint64> keys, std::span<const ByteFinder> needles, const JobControl& job)
        = 0;

    /// Whether any message or title of the session may hold one of @p needles, as mayHold() has it; told from the
    /// bytes of its files where that is quicker than opening it. True: nothing is known. Thread: the store's.
    [[nodiscard]] virtual Result<bool> mayHoldAny(
        const SessionId& /*id*/, std::span<const ByteFinder> /*needles*/, const JobControl& /*job*/)
    {
        return true;
    }

    /// Every bit: nothing is known.
    [[nodiscard]] static quint64 all(std::span<const ByteFinder> needles);
    /// mayHold() of a record whose texts are spelled in these bytes.
    [[nodiscard]] static quint64 heldBy(QByteArrayView record, std::span<const ByteFinder> needles);
};

/// Whether any message or title of the session may hold one of @p needles, see RecordFilter::mayHoldAny(). Without
/// needles nothing is known.
[[nodiscard]] Result<bool> mayHoldAny(
    SessionStore& store, const SessionId& id, std::span<const ByteFinder> needles, const JobControl& job);
/// RecordFilter::mayHold() of any store: one without the service may hold everything everywhere.
[[nodiscard]] Result<std::vector<quint64>> mayHold(SessionStore& store, const SessionId& id,
    std::span<const qint64> keys, std::span<const ByteFinder> needles, const JobControl& job);

} // namespace stemma
