// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/messagecounts.h"
#include "core/store/recordfilter.h"
#include "core/store/sessionstore.h"

#include <functional>
#include <limits>

namespace stemma {

/// How a MessageScan reads, and how much at a step.
struct ScanOptions
{
    qint64 maxText = ReadOptions().maxText; ///< bytes of a text, see ReadOptions
    qint64 rows = 512; ///< at most
    qint64 bytes = 8 * 1024 * 1024; ///< of texts, at most; a single message may be larger
    bool showsProgress = true; ///< in rows; false: the scan is a part of a job that does so itself
};

/// A pass over the messages of a session in stored order. Each step reads a slice that is small in rows and in bytes,
/// so that memory stays flat whatever the messages hold and others get at the store in between, and hands it message by
/// message to a visitor. The scan knows where it stopped, and the next step continues. Everything that goes through
/// a session is a visitor of it. Thread: the store's.
class MessageScan
{
public:
    static constexpr qint64 ToTheEnd = std::numeric_limits<qint64>::max();

    // Visitors are given the row and what was asked for; they answer false to stop behind that row.
    using Messages = std::function<bool(qint64 row, const MessagePtr& message)>; ///< null: gone since the outline
    using Counts = std::function<bool(qint64 row, const MessageCounts& counts)>; ///< without an id: gone
    using Details = std::function<bool(qint64 row, const OutlineDetail& detail)>;

    explicit MessageScan(SessionId session, const ScanOptions& options = {});

    void setOptions(const ScanOptions& options); ///< of the steps from here on
    /// Visits the rows from @p from to before @p end only, and begins at @p from.
    void setRange(qint64 from, qint64 end = ToTheEnd);
    void seek(qint64 row) { m_next = row; }
    /// Of the messages only those are read and visited that may hold any of @p needles, see RecordFilter. None: all
    /// are.
    void setNeedles(std::vector<ByteFinder> needles) { m_needles = std::move(needles); }

    /// Reads the outline, which the first step does by itself, or reads it again after the store changed. Answers the
    /// first row whose key or time is another than before; its size, if none is. The scan continues where it was.
    [[nodiscard]] Result<qint64> refresh(SessionStore& store, const JobControl& job);

    /// Visits one slice. True: there are no more rows, or the visitor stopped.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job, const Messages& visit);
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job, const Counts& visit);
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job, const Details& visit);

    /// Steps until there are no more rows, or the visitor stopped.
    template<typename Visitor>
    [[nodiscard]] Result<> run(SessionStore& store, const JobControl& job, const Visitor& visit)
    {
        Result<bool> over = false;
        while (over && !*over)
            over = step(store, job, visit);
        return over ? Result<>() : std::unexpected(over.error());
    }

    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] const Outline& outline() const { return m_outline; } ///< empty before it was read
    [[nodiscard]] qint64 next() const { return m_next; } ///< the row that the next step begins with
    [[nodiscard]] qint64 end() const { return qMin(m_end, qint64(m_outline.size())); } ///< the row behind the last one

private:
    struct Slice
    {
        std::vector<qint64> rows; ///< to be read
        qint64 end = 0; ///< the row behind those that are done with them
    };

    template<typename Read, typename Visitor>
    Result<bool> visitSlice(const JobControl& job, const Result<Slice>& slice, const Read& read, const Visitor& visit);
    Result<> begin(SessionStore& store, const JobControl& job);
    Result<qint64> sliceEnd(SessionStore& store, const JobControl& job);
    Result<Slice> sieve(SessionStore& store, const JobControl& job);
    [[nodiscard]] qint64 ahead(qint64 rows) const; ///< the row behind the next @p rows
    [[nodiscard]] Slice rowsTo(qint64 end) const;
    [[nodiscard]] std::vector<qint64> keys(std::span<const qint64> rows) const;
    [[nodiscard]] qint64 bytesToRead(const OutlineDetail& detail) const;

    SessionId m_session;
    ScanOptions m_options;
    Outline m_outline;
    bool m_hasOutline = false;
    qint64 m_from = 0;
    qint64 m_end = ToTheEnd;
    qint64 m_next = 0;
    std::vector<qint64> m_sizes; ///< bytes to be read of the rows from m_sizesFrom on, asked for ahead of the slices
    qint64 m_sizesFrom = 0;
    std::vector<ByteFinder> m_needles;
    std::vector<bool> m_mayHold; ///< of the rows from m_sievedFrom on
    qint64 m_sievedFrom = 0;
};

} // namespace stemma
