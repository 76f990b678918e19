// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/fileio.h"
#include "core/store/formats/mantis/plan/rowplanner.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

QVariant asStored(const QByteArray& bytes, bool isText)
{
    return isText ? QVariant(QString::fromUtf8(bytes)) : QVariant(bytes);
}

/// That the messages are in the rows that they were in. A sum() of integers fails beyond 64 bits, and with it the
/// change. total() does not, and is exact up to 53 bits; where there is more, both halves of the numbers are added up.
SqlGuard rowsGuard(const std::vector<RowTarget::StoredRow>& rows, const QString& session, const QString& changed)
{
    constexpr int ExactBits = 53;
    constexpr int HalfBits = 32;
    constexpr qint64 LowerHalf = (qint64(1) << HalfBits) - 1;
    const QString sql = u"SELECT count(*), %1 FROM messages WHERE session_id = ?"_s;
    qint64 upper = 0;
    qint64 lower = 0;
    bool isAnyNegative = false;
    for (const auto& row : rows) {
        upper += row.rowid >> HalfBits;
        lower += row.rowid & LowerHalf;
        isAnyNegative = isAnyNegative || row.rowid < 0;
    }
    const auto count = qint64(rows.size());
    const bool isExact = !isAnyNegative && upper + (lower >> HalfBits) < qint64(1) << (ExactBits - HalfBits);
    if (isExact)
        return {sql.arg(u"total(rowid)"_s), {session}, {count, double((upper << HalfBits) + lower)}, changed};
    return {sql.arg(u"coalesce(sum(rowid >> 32), 0), coalesce(sum(rowid & 4294967295), 0)"_s), {session},
        {count, upper, lower}, changed};
}

} // namespace

// ---- rows ---------------------------------------------------------------------------------------

Result<QByteArray> RowPlanner::info() const
{
    QByteArray text = m_target.info.typeId() == QMetaType::QByteArray ? m_target.info.toByteArray()
                                                                      : m_target.info.toString().toUtf8();
    if (text.trimmed().isEmpty() && !m_target.hasThreeTables)
        text = "{}";
    const auto value = json::parse(text);
    if (!value || !value->isObject())
        return fail(Errc::NotSupported,
            tr("The data of this session is damaged, so mantis cannot load it. Check the session for problems."));
    return text;
}

/// The list with every message that stays as it is spelled, and what stands between two that were neighbours before.
QByteArray RowPlanner::joined(const Items& items) const
{
    const QByteArray list = m_target.list.typeId() == QMetaType::QByteArray ? m_target.list.toByteArray()
                                                                            : m_target.list.toString().toUtf8();
    const auto placeOf = [&](size_t row) { return m_target.session.row(row).at; };
    if (m_items.empty() || items.empty())
        return items.empty() ? QByteArray("[]") : QByteArray('[' + items.front().bytes + ']');
    QByteArray text = list.first(placeOf(0).offset);
    for (size_t i = 0; i < items.size(); ++i) {
        const size_t row = items[i].row;
        if (i > 0 && row != Item::New && items[i - 1].row + 1 == row && row > 0) {
            const StoredAt before = placeOf(row - 1);
            text += QByteArrayView(list).sliced(
                before.offset + before.length, placeOf(row).offset - before.offset - before.length);
        } else if (i > 0) {
            text += ',';
        }
        text += items[i].bytes;
    }
    const StoredAt last = placeOf(m_items.size() - 1);
    return text + list.sliced(last.offset + last.length);
}

void RowPlanner::addGuards(EditPlan& plan) const
{
    const QString changed = plantexts::changedMeanwhile();
    const QString id = m_target.id.value;
    if (!m_target.hasThreeTables) {
        plan.script.guards += SqlGuard {
            u"SELECT updated_at IS ? AND meta IS ? AND title IS ? AND messages IS ? FROM sessions WHERE id = ?"_s,
            {m_target.updatedAt, m_target.info, m_target.title, m_target.list, id}, {qint64(1)}, changed};
        return;
    }
    plan.script.guards += rowsGuard(m_target.rows, id, changed);
    plan.script.guards += SqlGuard {u"SELECT count(*) FROM checkpoints WHERE session_id = ?"_s, {id},
        {qint64(m_target.checkpoints.size())}, changed};
    if (!m_target.info.isNull())
        plan.script.guards
            += SqlGuard {u"SELECT info_json IS ? AND updated_at IS ? FROM sessions WHERE session_id = ?"_s,
                {m_target.info, m_target.updatedAt, id}, {qint64(1)}, changed};
}

void RowPlanner::writeSession(
    EditPlan& plan, QByteArray info, const std::optional<QString>& title, const Items* items) const
{
    addGuards(plan);
    if (items)
        tellOrder(plan, *items);
    const auto set = [&](QByteArrayView key, const QByteArray& value) {
        JsonCopy copy;
        setMember(copy, info, key, value);
        info = copy.applied(info);
    };
    if (title)
        set("title", sourceText(*title));
    if (m_target.hasThreeTables) {
        set("updated_at", sourceText(m_now));
        plan.script.steps += SqlStep {u"UPDATE sessions SET info_json = ?, updated_at = ? WHERE session_id = ?"_s,
            {QString::fromUtf8(info), m_now, m_target.id.value}, {}, 1};
        if (items) {
            writeRows(plan, *items);
            moveCheckpoints(plan, *items);
        }
        return;
    }
    const QVariant list
        = items ? asStored(joined(*items), m_target.list.typeId() != QMetaType::QByteArray) : m_target.list;
    plan.script.steps += SqlStep {
        u"UPDATE sessions SET updated_at = ?, title = ?, meta = ?, messages = ? WHERE id = ?"_s,
        {m_now, title ? QVariant(*title) : m_target.title, QString::fromUtf8(info), list, m_target.id.value}, {}, 1};
}

/// Only the rows concerned. Their order counts on without gaps.
void RowPlanner::writeRows(EditPlan& plan, const Items& items) const
{
    std::vector<bool> stays(m_items.size());
    bool isInOrder = true;
    bool goesUp = false;
    bool goesDown = false;
    std::optional<qint64> last; // what the one before it had
    SqlStep away {u"UPDATE messages SET ord = ? WHERE rowid = ?"_s, {}, {}, -1};
    SqlStep back = away;
    SqlStep fresh {u"INSERT INTO messages(session_id, ord, message_json) VALUES(?, ?, ?)"_s, {}, {}, -1};
    SqlStep other {u"UPDATE messages SET message_json = ? WHERE rowid = ?"_s, {}, {}, -1};
    for (size_t i = 0; i < items.size(); ++i) {
        if (items[i].row == Item::New) {
            fresh.rows += QVariantList {m_target.id.value, qint64(i), QString::fromUtf8(items[i].bytes)};
            continue;
        }
        const auto& stored = m_target.rows[items[i].row];
        stays[items[i].row] = true;
        isInOrder = isInOrder && (!last || stored.order > *last);
        last = stored.order;
        if (stored.order != qint64(i)) {
            goesUp = goesUp || stored.order < qint64(i);
            goesDown = goesDown || stored.order > qint64(i);
            away.rows += QVariantList {-1 - qint64(i), stored.rowid};
            back.rows += QVariantList {qint64(i), stored.rowid};
        }
        if (items[i].isChanged)
            other.rows += QVariantList {asStored(items[i].bytes, stored.isText), stored.rowid};
    }
    SqlStep gone {u"DELETE FROM messages WHERE rowid = ?"_s, {}, {}, -1};
    for (size_t row = 0; row < stays.size(); ++row) {
        if (!stays[row])
            gone.rows += QVariantList {m_target.rows[row].rowid};
    }
    // No two may have one number, not even on the way. Where all go the same way, the furthest makes room for the next.
    if (isInOrder && goesUp != goesDown) {
        away.rows.clear();
        if (goesUp)
            std::ranges::reverse(back.rows);
    }
    for (const SqlStep& step : {gone, away, back, fresh, other}) {
        if (!step.rows.isEmpty())
            plan.script.steps += step;
    }
}

/// Of messages that are known by their places only.
void RowPlanner::tellOrder(const EditPlan& plan, const Items& items) const
{
    if (!m_target.order)
        return;
    NewOrder order {.before = m_target.id, .after = m_target.id, .idAt = [](qint64 place) {
                        return MessageId(placeId(size_t(place)));
                    }};
    for (size_t i = 0; i < m_items.size(); ++i)
        order.ids += order.idAt(qint64(i));
    for (const Item& item : items)
        order.messages += item.row == Item::New ? NewOrder::New : qint64(item.row);
    if (const auto* resume = std::get_if<ResumeEdit>(&plan.edit)) {
        const auto cut = cutAt(resume->at, resume->before);
        order.cutAt = qint64(cut.value_or(items.size()));
        const size_t known = m_target.session.size() - m_target.session.ownSize();
        order.discardedAt = [known](qint64 place) { return MessageId(discardedId(known + size_t(place))); };
    }
    *m_target.order = order;
}

/// A checkpoint stays behind the message that it stood behind.
void RowPlanner::moveCheckpoints(EditPlan& plan, const Items& items) const
{
    SqlStep moved {u"UPDATE checkpoints SET position = ? WHERE rowid = ?"_s, {}, {}, -1};
    for (const auto& checkpoint : m_target.checkpoints) {
        if (checkpoint.position > qint64(m_items.size()) || m_target.countsInclusively)
            continue;
        qint64 position = 0;
        for (size_t i = 0; i < items.size(); ++i) {
            const bool isBefore = items[i].row != Item::New && qint64(items[i].row) < checkpoint.position;
            position = isBefore ? qint64(i) + 1 : position;
        }
        // What is cut off takes its checkpoints along.
        const bool isCut = items.size() < m_items.size() && checkpoint.position > qint64(items.size())
            && kindOf(plan.edit) == EditKind::Resume;
        if (position != checkpoint.position && !isCut)
            moved.rows += QVariantList {position, checkpoint.rowid};
    }
    if (moved.rows.isEmpty())
        return;
    plan.script.steps += moved;
    plan.writes += PlannedWrite {u"checkpoints position"_s, PlannedWrite::Change::Update, moved.rows.size(), {}, {}};
}

void RowPlanner::writeFork(
    EditPlan& plan, const QString& id, QByteArray info, const std::optional<QString>& title, const Items& items) const
{
    addGuards(plan);
    const auto set = [&](QByteArrayView key, const QByteArray& value) {
        JsonCopy copy;
        setMember(copy, info, key, value);
        info = copy.applied(info);
    };
    if (title)
        set("title", sourceText(*title));
    plan.newSession = SessionId(id);
    plan.writes += PlannedWrite {u"sessions"_s, PlannedWrite::Change::Insert, 1, {},
        title ? *title : m_target.shownTitle, plantexts::newSession(), {{u"id"_s, id}}};
    for (size_t from = 0; from < items.size();) {
        size_t to = from + 1;
        while (to < items.size() && items[from].row != Item::New && items[to].row == items[to - 1].row + 1)
            ++to;
        if (items[from].row != Item::New)
            plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, qint64(to - from), {}, {},
                plantexts::copies(items[from].row + 1, items[to - 1].row + 1)};
        from = to;
    }
    if (!m_target.hasThreeTables) {
        plan.script.steps += SqlStep {u"INSERT INTO sessions(id, created_at, updated_at, title, tags, meta, messages) "
                                      "SELECT ?, ?, ?, ?, tags, ?, ? FROM sessions WHERE id = ?"_s,
            {id, m_now, m_now, title ? QVariant(*title) : m_target.title, QString::fromUtf8(info),
                asStored(joined(items), m_target.list.typeId() != QMetaType::QByteArray), m_target.id.value},
            {}, 1};
        return;
    }
    set("updated_at", sourceText(m_now));
    plan.script.steps += SqlStep {u"INSERT INTO sessions(session_id, info_json, updated_at) VALUES(?, ?, ?)"_s,
        {id, QString::fromUtf8(info), m_now}, {}, 1};
    SqlStep copies {
        u"INSERT INTO messages(session_id, ord, message_json) VALUES(stemma_copy(?, ?), ?, ?)"_s, {}, {}, -1};
    for (size_t i = 0; i < items.size(); ++i) {
        const bool isNew = items[i].row == Item::New;
        const bool isText = isNew || m_target.rows[items[i].row].isText;
        copies.rows += QVariantList {id, isNew ? qint64(0) : qint64(m_target.rows[items[i].row].rowid), qint64(i),
            asStored(items[i].bytes, isText)};
    }
    if (!copies.rows.isEmpty())
        plan.script.steps += copies;
}

void RowPlanner::copyCheckpoints(EditPlan& plan, const QString& id, qint64 last) const
{
    const auto isKept = [&](const auto& checkpoint) { return checkpoint.position <= last; };
    const auto kept = std::ranges::count_if(m_target.checkpoints, isKept);
    if (kept == 0)
        return;
    plan.script.steps += SqlStep {
        u"INSERT INTO checkpoints(session_id, label, position, created_at, auto) SELECT ?, label, position, "
        "created_at, auto FROM checkpoints WHERE session_id = ? AND position <= ?"_s,
        {id, m_target.id.value, last}, {}, qint64(kept)};
    plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Insert, qint64(kept), {}, {}};
}

// ---- the discarded end --------------------------------------------------------------------------

/// A plain message on one line, with its role.
QByteArray RowPlanner::lineOf(size_t row) const
{
    QByteArray line = m_items[row].bytes.trimmed();
    const auto message = json::parse(line);
    if (!message || !message->isObject())
        return line.replace('\n', ' ');
    if (!message->find(u"role") && !message->find(u"message")) {
        const RowFlags flags = m_target.session.row(row).flags;
        const QByteArray role = flags.testFlag(RowFlag::Assistant) ? "assistant"
            : flags.testFlag(RowFlag::System)                      ? "system"
                                                                   : "user";
        JsonCopy copy;
        setMember(copy, line, "role", '"' + role + '"');
        line = copy.applied(line);
    }
    // Line ends can only stand between the members, where they mean nothing.
    return line.replace('\r', ' ').replace('\n', ' ');
}

Result<> RowPlanner::keepEnd(EditPlan& plan, size_t from) const
{
    FileContent lines;
    for (size_t row = from; row < m_items.size(); ++row)
        lines.add(QByteArray(lineOf(row) + '\n'));
    FileScript script;
    const QFileInfo file(m_target.discarded);
    if (!file.exists()) {
        script.steps += FileStep {
            .kind = FileStep::Kind::Create, .path = m_target.discarded, .content = lines, .like = m_target.database};
    } else {
        // Nothing that was discarded before is lost.
        const qint64 size = file.size();
        auto guard = FileGuard::of(m_target.discarded, {{qMax<qint64>(0, size - 1), qMin<qint64>(size, 1), 0}});
        const auto opened = fileio::openForReading(m_target.discarded);
        if (!guard || !opened)
            return std::unexpected(guard ? opened.error() : guard.error());
        char last = '\n';
        if (size > 0) {
            const Result<> read = fileio::readAt(opened->number(), m_target.discarded, size - 1, &last, 1);
            if (!read)
                return read;
        }
        FileContent ended(last == '\n' ? QByteArrayView() : QByteArrayView("\n"));
        ended.add(lines);
        script.guards += *guard;
        script.steps += FileStep {.path = m_target.discarded, .splices = {{size, 0, ended}}};
    }
    plan.files = std::make_shared<const FileScript>(script);
    plan.writes += PlannedWrite {file.fileName(), PlannedWrite::Change::Insert, qint64(m_items.size() - from), {}, {},
        plantexts::discardedEnd()};
    return {};
}

} // namespace stemma::mantis
