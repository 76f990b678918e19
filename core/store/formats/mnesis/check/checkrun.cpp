// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

// The largest rowids serve as counts: they cost nothing, and progress needs no more.
void CheckRun::countRows()
{
    once({}, [this] {
        total = 0;
        for (const QString& table : {u"messages"_s, u"message_parts"_s, u"context_items"_s}) {
            if (!session && reader.schema().has(table))
                total += reader.firstRow("SELECT max(rowid) FROM "_L1 + table).value(0).toLongLong();
        }
    });
}

void CheckRun::addProgress(qint64 rows)
{
    done += rows;
    job.setProgress(done, total > 0 ? std::max(done, total) : -1);
}

void CheckRun::addUnreadable(const QString& table, const Error& error)
{
    findings.flush();
    findings.add(CheckRule::UnreadableTable, {session ? session->value : QString(), {}, table, -1, {}},
        {error.cause.isEmpty() ? error.text : error.cause});
    findings.flush();
}

Result<> CheckRun::finish()
{
    if (!result)
        return result;
    findings.finish();
    job.setProgress(total, total);
    return {};
}

Findings::Where CheckPass::mendable(Where where, bool canMend)
{
    where.canMend = canMend;
    return where;
}

void CheckPass::checkTime(const QVariant& stored, const Where& where)
{
    if (stored.typeId() != QMetaType::LongLong)
        add(CheckRule::InvalidTime, where, {stored.toString()});
    else if (const Time time = timeFromMs(stored.toLongLong()); time > m_run.clock + std::chrono::minutes(1))
        add(CheckRule::TimeInFuture, where, {toIso(time)});
}

bool CheckPass::isInCycle(const QString& table, const QString& id) const
{
    QSet<QString> seen;
    for (QString next = id; !seen.contains(next);) {
        seen.insert(next);
        auto query = m_reader.rows("SELECT parent_id FROM "_L1 + table + " WHERE id = ?"_L1);
        query.bind(next);
        if (!query.next() || query.isNull(0))
            return false;
        next = query.text(0);
        if (next == id)
            return true;
    }
    return false;
}

} // namespace stemma::mnesis
