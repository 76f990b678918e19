// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlitewriter.h"

#include "core/store/sqlitetransaction.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// More rows than this are not removed one by one with a look for what refers to each.
constexpr qsizetype FewRows = 16;

bool removesMany(const SqlScript& script)
{
    return std::ranges::any_of(script.steps, [](const SqlStep& step) {
        return step.changes ? step.changes->count() > FewRows
                            : step.sql.startsWith("DELETE"_L1) && (step.rows.isEmpty() || step.rows.size() > FewRows);
    });
}

bool mendsReferences(const SqlScript& script)
{
    return std::ranges::any_of(
        script.guards, [](const SqlGuard& guard) { return guard.sql == SqliteWriter::BrokenReferences; });
}

} // namespace

Result<> SqliteWriter::run(const SqlScript& script, const Keep& keep, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    const bool mends = mendsReferences(script);
    if (Result<> begun = transaction.begin(mends || removesMany(script)); !begun)
        return begun;
    if (mends)
        transaction.allowBroken(0);
    auto guard = script.guards.cbegin();
    for (qsizetype done = 0;; ++done) {
        for (; guard != script.guards.cend() && guard->after <= done; ++guard) {
            if (Result<> held = transaction.check(*guard); !held)
                return held;
        }
        if (done == script.steps.size())
            return transaction.commit(keep);
        if (Result<> carried = transaction.carryOut(script.steps.at(done)); !carried)
            return carried;
    }
}

Result<> SqliteWriter::revert(const RowChanges& changes, const Keep& keep, const JobControl& job) const
{
    const std::optional<qint64> broken = changes.brokenBefore();
    const bool checksAtEnd = broken || changes.count() > FewRows;
    // Counting looks through the whole store: beforehand only where the change mended some, or some are found after it.
    for (bool counts = broken.has_value();; counts = true) {
        SqliteTransaction transaction(m_path, job);
        if (Result<> begun = transaction.begin(checksAtEnd, counts); !begun)
            return begun;
        if (broken)
            transaction.allowBroken(*broken);
        if (Result<> done = transaction.leaveFreedPages(); !done)
            return done;
        if (Result<> back = transaction.takeBack(changes); !back)
            return back;
        Result<> done = transaction.commit(keep);
        if (counts || !transaction.leavesBroken())
            return done;
    }
}

Result<bool> SqliteWriter::holds(const RowChanges& changes, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    if (Result<> begun = transaction.begin(false); !begun)
        return std::unexpected(begun.error());
    // All of them were committed together or none; other programs may have changed some since, but hardly so many.
    constexpr int Enough = 64;
    qsizetype at = changes.end();
    for (int looked = 0; looked < Enough; ++looked) {
        const auto change = changes.previous(at);
        if (!change)
            break;
        if (const Result<bool> held = transaction.holds(*change, changes); !held || *held)
            return held;
    }
    return false;
}

} // namespace stemma
