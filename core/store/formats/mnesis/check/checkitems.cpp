// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/checkrun.h"

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

enum ItemColumn {
    ItemRowid,
    ItemSession,
    ItemType,
    ItemId,
    Position,
    MessageSession,
    IsSummaryItem,
    MessageCreated,
    MessageRowid,
    HasSession,
};

/// The rows of context_items.
class ItemCheck : CheckPass
{
public:
    using CheckPass::CheckPass;
    void run();

private:
    struct ItemWalk
    {
        QString session;
        QVariant position;
        std::optional<Place> previous; ///< of the last ordinary message
        Where previousWhere;
    };
    [[nodiscard]] bool step(ItemWalk& walk);
    void checkItem(const SqliteQuery& row, ItemWalk& walk);
    void checkRepeatedItems();
};

void ItemCheck::run()
{
    ItemWalk state;
    state.position = std::numeric_limits<qint64>::min();
    if (m_session)
        state.session = m_session->value;
    m_run.walk(u"context_items"_s, state,
        [this](ItemWalk& next) { return !m_reader.schema().has(u"context_items"_s) || step(next); });
    m_run.once(u"context_items"_s, [this] { checkRepeatedItems(); });
}

bool ItemCheck::step(ItemWalk& walk)
{
    const QString from
        = m_session ? u"c.session_id = ? AND c.position > ?"_s : u"(c.session_id, c.position) > (?, ?)"_s;
    auto rows = m_reader.rows(
        u"SELECT c.rowid, c.session_id, c.item_type, c.item_id, c.position, m.session_id, m.is_summary, m.created_at, "
        "m.rowid, EXISTS (SELECT 1 FROM sessions s WHERE s.id = c.session_id) FROM context_items c "
        "LEFT JOIN messages m ON m.id = c.item_id WHERE %1 ORDER BY c.session_id, c.position LIMIT %2"_s.arg(
            from, QString::number(StepRows)));
    rows.bind(walk.session, walk.position);
    int count = 0;
    while (rows.next()) {
        ++count;
        if (rows.text(ItemSession) != walk.session)
            walk.previous.reset();
        walk.session = rows.text(ItemSession);
        walk.position = rows.value(Position);
        checkItem(rows, walk);
    }
    m_run.addProgress(count);
    return count < StepRows;
}

void ItemCheck::checkItem(const SqliteQuery& row, ItemWalk& walk)
{
    const QString id = row.text(ItemId);
    const bool isThere = !row.isNull(MessageRowid);
    Where where {walk.session, isThere ? id : QString(), u"context_items"_s, row.integer(ItemRowid).value_or(-1), {}};
    const auto at = [&where](const QString& column) {
        where.column = column;
        return where;
    };
    if (row.integer(HasSession).value_or(0) == 0)
        add(CheckRule::ItemWithoutSession, at(u"session_id"_s), {walk.session});
    if (walk.position.typeId() != QMetaType::LongLong)
        add(CheckRule::WrongType, at(u"position"_s), {u"integer"_s, QString::fromLatin1(walk.position.typeName())});
    if (!isThere) {
        add(CheckRule::ItemWithoutMessage, at(u"item_id"_s), {id});
        return;
    }
    if (row.text(MessageSession) != walk.session)
        add(CheckRule::ItemOfOtherSession, at(u"item_id"_s), {id});
    const bool isSummary = row.integer(IsSummaryItem).value_or(0) != 0;
    const bool saysSummary = row.text(ItemType) == "summary"_L1;
    if (isSummary != saysSummary)
        add(isSummary ? CheckRule::SummaryAsMessage : CheckRule::MessageAsSummary, at(u"item_type"_s));
    if (isSummary || saysSummary || row.text(MessageSession) != walk.session)
        return;
    const Place place {
        row.integer(MessageCreated).value_or(OutlineRow::NoTime), row.integer(MessageRowid).value_or(-1)};
    if (walk.previous && place < *walk.previous)
        add(CheckRule::ItemOutOfOrder, walk.previousWhere);
    walk.previous = place;
    walk.previousWhere = at(u"position"_s);
}

void ItemCheck::checkRepeatedItems()
{
    if (!m_reader.schema().has(u"context_items"_s))
        return;
    auto query = m_reader.rows(
        u"SELECT session_id, item_id, max(rowid) FROM context_items %1 "
        "GROUP BY session_id, item_id HAVING count(*) > 1"_s.arg(m_session ? u"WHERE session_id = ?"_s : QString()));
    if (m_session)
        query.bind(m_session->value);
    while (query.next()) {
        add(CheckRule::ItemRepeated,
            {query.text(0), query.text(1), u"context_items"_s, query.integer(2).value_or(-1), u"item_id"_s},
            {query.text(1)});
    }
}

} // namespace

void checkContextItems(CheckRun& run)
{
    ItemCheck(run).run();
}

} // namespace stemma::mnesis
