// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/plan/itemwriter.h"

#include "core/base/saturating.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using enum PlannedWrite::Change;
constexpr qint64 LastPosition = std::numeric_limits<qint64>::max();

struct ItemText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisEdit)
};

bool isNew(const ListedItem& item)
{
    return item.rowid < 0;
}

/// Whether the stored items among these stand in the order of their positions, which are integers.
bool areOrdered(const QList<ListedItem>& items)
{
    std::optional<qint64> last;
    for (const ListedItem& item : items) {
        if (isNew(item))
            continue;
        if (!item.position || (last && *last >= *item.position))
            return false;
        last = item.position;
    }
    return true;
}

SqlStep insertion(const QString& id)
{
    return {u"INSERT INTO main.context_items (session_id, item_type, item_id, position, created_at) VALUES (?1, ?2, "
            "%1, ?4, ?5)"_s.arg(id),
        {}};
}

QVariantList rowOf(const SessionId& session, const ListedItem& item, qint64 position, qint64 made)
{
    return {session.value, item.isSummary ? u"summary"_s : u"message"_s, item.id, position, QString::number(made)};
}

/// What leaves the list, as ranges of positions, and what gets another type.
void removeAndRetype(EditPlan& plan, const SessionId& session, const QList<ListedItem>& before,
    const QList<ListedItem>& after, const ItemTexts& texts)
{
    QHash<qint64, bool> kept; // by row, whether it is a summary then
    for (const ListedItem& item : after)
        kept.insert(item.rowid, item.isSummary);
    SqlStep drop {u"DELETE FROM main.context_items WHERE session_id = ? AND position BETWEEN ? AND ?"_s, {}, {}, 0};
    SqlStep types {u"UPDATE main.context_items SET item_type = ? WHERE rowid = ?"_s, {}, {}, 0};
    bool isRun = false;
    for (const ListedItem& item : before) {
        const auto stays = kept.constFind(item.rowid);
        if (stays != kept.cend() && *stays != item.isSummary)
            types.rows += QVariantList {*stays ? u"summary"_s : u"message"_s, item.rowid};
        if (stays == kept.cend() && isRun)
            drop.rows.last()[2] = *item.position;
        else if (stays == kept.cend())
            drop.rows += QVariantList {session.value, *item.position, *item.position};
        isRun = stays == kept.cend();
        drop.expectedRows += isRun ? 1 : 0;
    }
    types.expectedRows = types.rows.size();
    for (const auto& [step, change, what] :
        {std::tuple {&drop, Delete, texts.removed}, std::tuple {&types, Update, QString()}}) {
        if (step->rows.isEmpty())
            continue;
        plan.script.steps += *step;
        plan.writes += {u"context_items"_s, change, step->expectedRows, {}, {}, what};
    }
}

} // namespace

void addItems(EditPlan& plan, const SessionId& session, const QList<ListedItem>& items, const QString& id)
{
    if (items.isEmpty())
        return;
    SqlStep step = insertion(id);
    step.expectedRows = items.size();
    step.streamedRows = [session, items, made = toMs(now())](const auto& take) {
        Result<> taken;
        for (qint64 i = 0; taken && i < items.size(); ++i)
            taken = take(rowOf(session, items.at(i), i + 1, made));
        return taken;
    };
    plan.script.steps += step;
    plan.writes
        += {u"context_items"_s, Insert, items.size(), {}, {}, ItemText::tr("the items of the context, in order")};
}

std::unexpected<Error> noPositionLeft(qint64 highest)
{
    return fail(Errc::NotSupported,
        ItemText::tr("The context of the session already uses the last position (%1), so nothing can be inserted. "
                     "Check the session for problems.")
            .arg(highest));
}

Result<> writeItems(EditPlan& plan, const SessionId& session, const QList<ListedItem>& before,
    const QList<ListedItem>& after, const ItemTexts& texts)
{
    if (!areOrdered(before) || !areOrdered(after)) {
        plan.script.steps
            += SqlStep {u"DELETE FROM main.context_items WHERE session_id = ?"_s, {session.value}, {}, before.size()};
        addItems(plan, session, after);
        return {};
    }
    removeAndRetype(plan, session, before, after, texts);
    const auto stays = [](const ListedItem& item) { return !isNew(item); };
    const auto lastStaying = std::find_if(after.rbegin(), after.rend(), stays);
    SqlStep step = insertion(u"?3"_s);
    qint64 moved = 0; // by how much what follows is moved back
    qint64 last = before.isEmpty() ? 0 : saturatingSubtract(*before.first().position, 1); // of those that are placed
    for (auto item = after.begin(); item != after.end();) {
        if (stays(*item)) {
            last = *item->position + moved;
            ++item;
            continue;
        }
        const auto next = std::find_if(item, after.end(), stays);
        const bool isEnd = next == after.end();
        const qint64 count = next - item;
        const qint64 highest = isEnd ? last : *lastStaying->position + moved;
        const qint64 missing = isEnd
            ? count
            : std::max<qint64>(0, saturatingSubtract(saturatingAdd(last, count + 1), *next->position + moved));
        if (highest > LastPosition - missing)
            return noPositionLeft(highest);
        if (!isEnd && missing > 0) {
            const qint64 behind = std::count_if(next, after.end(), stays);
            plan.script.steps
                += SqlStep {u"session_id = ? AND position >= ?"_s, {session.value, *next->position + moved}, {}, behind,
                    {}, RowRenumbering {u"context_items"_s, u"position"_s, missing}};
            plan.writes
                += {u"context_items.position"_s, Update, behind, {}, {}, ItemText::tr("moved back to make room")};
            moved += missing;
        }
        for (; item != next; ++item)
            step.rows += rowOf(session, *item, ++last, toMs(now()));
    }
    if (!step.rows.isEmpty()) {
        step.expectedRows = step.rows.size();
        plan.script.steps += step;
        plan.writes += {u"context_items"_s, Insert, step.expectedRows, {}, {}, texts.added};
    }
    return {};
}

} // namespace stemma::mnesis
