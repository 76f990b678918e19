// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/sqlitewriter.h"

#include "core/store/sqlite/sqlitetransaction.h"
#include "core/store/sqlite/visiblechanges.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// More rows than this are not removed one by one with a look for what refers to each.
constexpr qsizetype FewRows = 16;

bool removesMany(const SqlScript& script, const SqliteTransaction& transaction)
{
    return std::ranges::any_of(script.steps, [&](const SqlStep& step) {
        return step.changes ? transaction.countReferring(*step.changes) > FewRows
                            : step.sql.startsWith("DELETE"_L1) && (step.rows.isEmpty() || step.rows.size() > FewRows);
    });
}

/// Many rows, and nothing else: then what they refer to is looked for once at the end, and not once for each.
bool addsMany(const SqlScript& script)
{
    const auto isMany = [](const SqlStep& step) { return step.rows.isEmpty() || step.rows.size() > FewRows; };
    const auto adds = [](const SqlStep& step) {
        return step.shift.isNone() && !step.changes
            && (step.sql.startsWith("INSERT"_L1) || step.sql.startsWith("CREATE TEMP"_L1));
    };
    return std::ranges::all_of(script.steps, adds) && std::ranges::any_of(script.steps, isMany);
}

bool mendsReferences(const SqlScript& script)
{
    return std::ranges::any_of(
        script.guards, [](const SqlGuard& guard) { return guard.sql == SqliteWriter::BrokenReferences; });
}

Result<> carryOut(const SqlScript& script, SqliteTransaction& transaction)
{
    auto guard = script.guards.cbegin();
    for (qsizetype done = 0;; ++done) {
        for (; guard != script.guards.cend() && guard->after <= done; ++guard) {
            if (Result<> held = transaction.check(*guard); !held)
                return held;
        }
        if (done == script.steps.size())
            return {};
        if (Result<> carried = transaction.carryOut(script.steps.at(done)); !carried)
            return carried;
    }
}

} // namespace

Result<> SqliteWriter::run(const SqlScript& script, const Keep& keep, const JobControl& job) const
{
    const bool mends = mendsReferences(script);
    // Counting looks through the whole store: beforehand only where the change mends some, or some are found after it.
    for (bool counts = mends;; counts = true) {
        SqliteTransaction transaction(m_path, job);
        Result<> done = transaction.open();
        const bool checksAtEnd = mends || addsMany(script) || removesMany(script, transaction);
        done = done ? transaction.begin(checksAtEnd, counts) : done;
        if (!done)
            return done;
        if (mends)
            transaction.allowBroken(0);
        done = carryOut(script, transaction);
        done = done ? transaction.commit(keep) : done;
        if (!transaction.leavesBroken())
            return done;
    }
}

Result<> SqliteWriter::undo(const RowChanges& changes, const Keep& keep, const JobControl& job) const
{
    const std::optional<qint64> broken = changes.brokenBefore();
    for (bool counts = broken.has_value();; counts = true) {
        SqliteTransaction transaction(m_path, job);
        Result<> done = transaction.open();
        done = done ? transaction.begin(broken || transaction.countReferring(changes) > FewRows, counts) : done;
        if (!done)
            return done;
        if (broken)
            transaction.allowBroken(*broken);
        done = transaction.leaveFreedPages();
        done = done ? transaction.undo(changes) : done;
        done = done ? transaction.commit(keep) : done;
        if (!transaction.leavesBroken())
            return done;
    }
}

Result<bool> SqliteWriter::holds(const RowChanges& changes, const JobControl& job) const
{
    SqliteTransaction transaction(m_path, job);
    Result<> begun = transaction.open();
    begun = begun ? transaction.begin(false, false) : begun;
    if (!begun)
        return std::unexpected(begun.error());
    // All of them were committed together or none; other programs may have changed some since, but hardly that many.
    constexpr qsizetype Enough = 512;
    for (const RowChange& change : visibleChanges(changes, Enough)) {
        if (const Result<bool> held = transaction.holds(change, changes); !held || *held)
            return held;
    }
    return false;
}

} // namespace stemma
