// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/check/findings.h"
#include "core/store/formats/mnesis/read/storereader.h"

namespace stemma::mnesis {

/// One run of the check over a store or one of its sessions. Everything is walked in steps of some thousand
/// rows, each a read of its own; what a walk has to remember is a small value, taken over only when its
/// step has held. Memory does not grow with the store, but for 16 bytes a tool call.
struct CheckRun
{
    using Place = StoreReader::Place;
    using Span = StoreReader::Span;
    using Where = RawFinding::Where;
    static constexpr int StepRows = 5'000;
    static constexpr qint64 StepBytes = 32 * 1024 * 1024;

    StoreReader& reader;
    std::optional<SessionId> session; ///< none: the whole store
    std::function<void(RawFinding)> sink;
    JobControl job;
    Time clock;
    Result<> result {}; ///< what ended the run early
    qint64 done = 0; ///< rows
    qint64 total = 0;
    std::vector<RawFinding> waiting {}; ///< of the step under way, which may have to be made again

    [[nodiscard]] const Schema& schema() const { return reader.schema(); }
    /// Calls @p work(Walk&) -> bool within a read until it says that it is done. A table that cannot be read further
    /// is a finding, and the check continues after it. Does nothing more once a walk has failed.
    template<typename Walk, typename Work> void walk(const QString& table, Walk& state, Work work)
    {
        while (result) {
            Walk next {};
            const Result<bool> isDone = reader.read(job, [&]() -> Result<bool> {
                waiting.clear();
                next = state;
                return work(next);
            });
            if (!isDone && isDone.error().code == Errc::Corrupt)
                return addUnreadable(table, isDone.error());
            if (!isDone) {
                result = std::unexpected(isDone.error());
                return;
            }
            state = std::move(next);
            flush();
            if (*isDone)
                return;
            if (job.isCancelled())
                result = fail(Errc::Cancelled, {});
        }
    }
    /// The same of what takes one step.
    template<typename Work> void once(const QString& table, Work work)
    {
        bool nothing = false;
        walk(table, nothing, [&work](bool&) {
            work();
            return true;
        });
    }
    void countRows();
    void addProgress(qint64 rows);
    void addUnreadable(const QString& table, const Error& error);
    void flush(); ///< gives what is waiting

    /// What is found once a part of the read has failed may be wrong.
    void add(CheckRule rule, const Where& where, const QStringList& details = {})
    {
        if (!reader.database().hasFailed())
            waiting.push_back({rule, where, details});
    }
    void checkTime(const QVariant& stored, const Where& where);
    /// Whether going from parent to parent in @p table comes back to @p id.
    [[nodiscard]] bool isInCycle(const QString& table, const QString& id) const;
    /// An expression, in a query of a row @p of, for whether the context of its session names it.
    [[nodiscard]] QString listedIn(const QString& of) const;
};

/// A place with another column.
[[nodiscard]] inline CheckRun::Where at(CheckRun::Where where, const QString& column)
{
    where.column = column;
    return where;
}
/// What a store of an older layout has no table or column for, mnesis itself has to make room for first.
[[nodiscard]] inline CheckRun::Where mendable(CheckRun::Where where, bool canMend)
{
    where.canMend = canMend;
    return where;
}

// The passes, in this order.
void checkFile(CheckRun& run); ///< its pages, its layout, its foreign keys
void checkSessions(CheckRun& run);
void checkMessages(CheckRun& run);
void checkParts(CheckRun& run);
void checkSummaries(CheckRun& run);
void checkContextItems(CheckRun& run);

} // namespace stemma::mnesis
