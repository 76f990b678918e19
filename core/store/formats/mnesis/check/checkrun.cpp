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
            if (!session && schema().has(table))
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
    flush();
    sink({CheckRule::UnreadableTable, {session ? session->value : QString(), {}, table, -1, {}},
        {error.cause.isEmpty() ? error.text : error.cause}});
}

void CheckRun::flush()
{
    for (RawFinding& finding : std::exchange(waiting, {}))
        sink(std::move(finding));
}

void CheckRun::checkTime(const QVariant& stored, const Where& where)
{
    if (stored.typeId() != QMetaType::LongLong)
        add(CheckRule::InvalidTime, where, {stored.toString()});
    else if (const Time time = timeFromMs(stored.toLongLong()); time > clock + std::chrono::minutes(1))
        add(CheckRule::TimeInFuture, where, {toIso(time)});
}

bool CheckRun::isInCycle(const QString& table, const QString& id) const
{
    QSet<QString> seen;
    for (QString next = id; !seen.contains(next);) {
        seen.insert(next);
        const auto row = reader.firstRow("SELECT parent_id FROM "_L1 + table + " WHERE id = ?"_L1, {next});
        if (row.value(0).isNull())
            return false;
        next = row.first().toString();
        if (next == id)
            return true;
    }
    return false;
}

QString CheckRun::listedIn(const QString& of) const
{
    if (!schema().has(u"context_items"_s))
        return u"0"_s;
    return u"EXISTS (SELECT 1 FROM context_items c WHERE c.session_id = %1.session_id AND c.item_id = %1.id)"_s.arg(of);
}

} // namespace stemma::mnesis
