// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

struct ItemWalk
{
    QString session;
    QVariant position;
    std::optional<CheckRun::Place> previous; ///< of the last ordinary message
    CheckRun::Where previousWhere;
};

void checkItem(CheckRun& run, const SqliteQuery& row, ItemWalk& walk)
{
    enum { Rowid, Session, Type, Id, Position, MessageSession, IsSummary, MessageCreated, MessageRowid, HasSession };
    if (row.text(Session) != walk.session)
        walk.previous.reset();
    walk.session = row.text(Session);
    walk.position = row.value(Position);
    const QString id = row.text(Id);
    const bool isThere = !row.isNull(MessageRowid);
    const CheckRun::Where where {
        walk.session, isThere ? id : QString(), u"context_items"_s, integerIn(row, Rowid, -1), {}};
    if (!flagIn(row, HasSession))
        run.add(CheckRule::ItemWithoutSession, at(where, u"session_id"_s), {walk.session});
    if (walk.position.typeId() != QMetaType::LongLong)
        run.add(CheckRule::WrongType, at(where, u"position"_s),
            {u"integer"_s, QString::fromLatin1(walk.position.typeName())});
    if (!isThere)
        return run.add(CheckRule::ItemWithoutMessage, at(where, u"item_id"_s), {id});
    if (row.text(MessageSession) != walk.session)
        run.add(CheckRule::ItemOfOtherSession, at(where, u"item_id"_s), {id});
    const bool isSummary = flagIn(row, IsSummary);
    const bool saysSummary = row.text(Type) == "summary"_L1;
    if (isSummary != saysSummary)
        run.add(isSummary ? CheckRule::SummaryAsMessage : CheckRule::MessageAsSummary, at(where, u"item_type"_s));
    if (isSummary || saysSummary || row.text(MessageSession) != walk.session)
        return;
    const auto place = CheckRun::Place::in(row, MessageCreated);
    if (walk.previous && place < *walk.previous)
        run.add(CheckRule::ItemOutOfOrder, walk.previousWhere);
    walk.previous = place;
    walk.previousWhere = at(where, u"position"_s);
}

bool checkItems(CheckRun& run, ItemWalk& walk)
{
    if (!run.schema().has(u"context_items"_s))
        return true;
    auto rows = run.reader.rows(
        u"SELECT c.rowid, c.session_id, c.item_type, c.item_id, c.position, m.session_id, m.is_summary, m.created_at, "
        "m.rowid, EXISTS (SELECT 1 FROM sessions s WHERE s.id = c.session_id) FROM context_items c "
        "LEFT JOIN messages m ON m.id = c.item_id WHERE %1 ORDER BY c.session_id, c.position LIMIT %2"_s.arg(
            run.session ? u"c.session_id = ? AND c.position > ?"_s : u"(c.session_id, c.position) > (?, ?)"_s,
            QString::number(CheckRun::StepRows)),
        {walk.session, walk.position});
    int count = 0;
    for (; rows.next(); ++count)
        checkItem(run, rows, walk);
    run.addProgress(count);
    return count < CheckRun::StepRows;
}

void checkRepeatedItems(CheckRun& run)
{
    if (!run.schema().has(u"context_items"_s))
        return;
    auto query = run.reader.rows(
        u"SELECT session_id, item_id, max(rowid) FROM context_items %1 "
        "GROUP BY session_id, item_id HAVING count(*) > 1"_s.arg(run.session ? u"WHERE session_id = ?"_s : QString()),
        run.session ? QVariantList {run.session->value} : QVariantList());
    while (query.next())
        run.add(CheckRule::ItemRepeated,
            {query.text(0), query.text(1), u"context_items"_s, integerIn(query, 2, -1), u"item_id"_s}, {query.text(1)});
}

} // namespace

void checkContextItems(CheckRun& run)
{
    ItemWalk state;
    state.position = std::numeric_limits<qint64>::min();
    if (run.session)
        state.session = run.session->value;
    run.walk(u"context_items"_s, state, [&run](ItemWalk& next) { return checkItems(run, next); });
    run.once(u"context_items"_s, [&run] { checkRepeatedItems(run); });
}

} // namespace stemma::mnesis
