// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/rowwriter.h"

#include "core/store/files/filescript.h"
#include "core/store/formats/mantis/plan/discardedend.h"
#include "core/store/formats/mantis/plan/sessionrecord.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/transcript/recordtime.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

QVariant asStored(const QByteArray& bytes, bool isText)
{
    return isText ? QVariant(QString::fromUtf8(bytes)) : QVariant(bytes);
}

/// As the library makes ids.
QString newId()
{
    return u"sess_"_s + QString::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, u'0');
}

/// That the messages are in the rows that they were in. A sum() beyond 64 bits would fail, and with it the change: so
/// both halves of the numbers are added up.
SqlGuard rowsGuard(const std::vector<RowTarget::StoredRow>& rows, const QString& session, const QString& changed)
{
    constexpr int HalfBits = 32;
    constexpr qint64 LowerHalf = (qint64(1) << HalfBits) - 1;
    qint64 upper = 0;
    qint64 lower = 0;
    for (const auto& row : rows) {
        upper += row.rowid >> HalfBits;
        lower += row.rowid & LowerHalf;
    }
    return {u"SELECT count(*), coalesce(sum(rowid >> 32), 0), coalesce(sum(rowid & 4294967295), 0) FROM messages "
            "WHERE session_id = ?"_s,
        {session}, {qint64(rows.size()), upper, lower}, changed};
}

} // namespace

RowWriter::RowWriter(const RowTarget& target)
    : m_target(target)
{
    const qint64 now
        = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::system_clock::now().time_since_epoch())
              .count();
    m_now = QString::fromLatin1(RecordTime::textAfter(RecordTime::None, now).chopped(6)) + u'Z'; // not "+00:00"
}

QVariant RowWriter::asList(const QByteArray& list) const
{
    return asStored(list, m_target.list.typeId() != QMetaType::QByteArray);
}

void RowWriter::addGuards(EditPlan& plan) const
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

// ---- messages -----------------------------------------------------------------------------------

Result<> RowWriter::writeSession(EditPlan& plan, const QString& record, const Rewrite& rewrite) const
{
    addGuards(plan);
    if (m_target.hasThreeTables) {
        plan.script.steps += SqlStep {u"UPDATE sessions SET info_json = ?, updated_at = ? WHERE session_id = ?"_s,
            {record, m_now, m_target.id.value}, {}, 1};
        writeRows(plan, rewrite);
        moveCheckpoints(plan, rewrite);
        return {};
    }
    const auto list = joined(rewrite);
    if (!list)
        return std::unexpected(list.error());
    plan.script.steps += SqlStep {u"UPDATE sessions SET updated_at = ?, meta = ?, messages = ? WHERE id = ?"_s,
        {m_now, record, asList(*list), m_target.id.value}, {}, 1};
    return {};
}

/// The list with every message that stays as it is spelled, and what stands between two that were neighbours before.
Result<QByteArray> RowWriter::joined(const Rewrite& rewrite) const
{
    const QByteArray list = m_target.list.typeId() == QMetaType::QByteArray ? m_target.list.toByteArray()
                                                                            : m_target.list.toString().toUtf8();
    const size_t known = m_target.session.ownSize();
    const auto placeOf = [&](size_t row) { return m_target.session.row(row).at; };
    const bool keepsEnds = known > 0 && rewrite.size() > 0;
    QByteArray text = keepsEnds ? list.first(placeOf(0).offset) : QByteArray("[");
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const size_t row = rewrite.items()[i].row;
        if (i > 0 && row != Rewrite::New && rewrite.items()[i - 1].row + 1 == row && row > 0) {
            const StoredAt before = placeOf(row - 1);
            text += QByteArrayView(list).sliced(
                before.offset + before.length, placeOf(row).offset - before.offset - before.length);
        } else if (i > 0) {
            text += ',';
        }
        const auto bytes = rewrite.bytes(i, -1);
        if (!bytes)
            return bytes;
        text += *bytes;
    }
    if (!keepsEnds)
        return text + ']';
    const StoredAt last = placeOf(known - 1);
    return text + list.sliced(last.offset + last.length);
}

/// Only the rows concerned. Their order counts on without gaps.
void RowWriter::writeRows(EditPlan& plan, const Rewrite& rewrite) const
{
    std::vector<bool> stays(m_target.rows.size());
    bool isInOrder = true;
    bool goesUp = false;
    bool goesDown = false;
    std::optional<qint64> last; // what the one before it had
    SqlStep away {u"UPDATE messages SET ord = ? WHERE rowid = ?"_s, {}, {}, -1};
    SqlStep back = away;
    SqlStep fresh {u"INSERT INTO messages(session_id, ord, message_json) VALUES(?, ?, ?)"_s, {}, {}, -1};
    SqlStep other {u"UPDATE messages SET message_json = ? WHERE rowid = ?"_s, {}, {}, -1};
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const Rewrite::Item& item = rewrite.items()[i];
        if (item.row == Rewrite::New) {
            fresh.rows += QVariantList {m_target.id.value, qint64(i), QString::fromUtf8(item.bytes)};
            continue;
        }
        const auto& stored = m_target.rows[item.row];
        stays[item.row] = true;
        isInOrder = isInOrder && (!last || stored.order > *last);
        last = stored.order;
        if (stored.order != qint64(i)) {
            goesUp = goesUp || stored.order < qint64(i);
            goesDown = goesDown || stored.order > qint64(i);
            away.rows += QVariantList {-1 - qint64(i), stored.rowid};
            back.rows += QVariantList {qint64(i), stored.rowid};
        }
        if (!item.bytes.isNull())
            other.rows += QVariantList {asStored(item.bytes, stored.isText), stored.rowid};
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

Result<> RowWriter::copyRows(EditPlan& plan, const Rewrite& rewrite, const QString& id) const
{
    SqlStep copies {
        u"INSERT INTO messages(session_id, ord, message_json) VALUES(stemma_copy(?, ?), ?, ?)"_s, {}, {}, -1};
    for (size_t i = 0; i < rewrite.size(); ++i) {
        const size_t row = rewrite.items()[i].row;
        const RowTarget::StoredRow stored = row == Rewrite::New ? RowTarget::StoredRow() : m_target.rows[row];
        const auto bytes = rewrite.bytes(i, -1);
        if (!bytes)
            return std::unexpected(bytes.error());
        copies.rows += QVariantList {id, stored.rowid, qint64(i), asStored(*bytes, stored.isText)};
    }
    if (!copies.rows.isEmpty())
        plan.script.steps += copies;
    return {};
}

/// Of messages that are known by their places only.
void RowWriter::tellOrder(const EditPlan& plan, const Rewrite& rewrite)
{
    NewOrder order {.before = m_target.id, .after = m_target.id, .idAt = [](qint64 place) {
                        return MessageId(placeId(size_t(place)));
                    }};
    const size_t known = m_target.session.ownSize();
    for (size_t i = 0; i < known; ++i)
        order.ids += order.idAt(qint64(i));
    for (const Rewrite::Item& item : rewrite.items())
        order.messages += item.row == Rewrite::New ? NewOrder::New : qint64(item.row);
    if (const auto* resume = std::get_if<ResumeEdit>(&plan.edit)) {
        order.cutAt = qint64(m_target.endAt(resume->at, resume->before));
        const size_t discarded = m_target.session.size() - known;
        order.discardedAt = [discarded](qint64 place) { return MessageId(discardedId(discarded + size_t(place))); };
    }
    m_order = order;
}

/// A checkpoint stays behind the message that it stood behind.
void RowWriter::moveCheckpoints(EditPlan& plan, const Rewrite& rewrite) const
{
    const auto known = qint64(m_target.session.ownSize());
    const auto size = qint64(rewrite.size());
    SqlStep moved {u"UPDATE checkpoints SET position = ? WHERE rowid = ?"_s, {}, {}, -1};
    for (const auto& checkpoint : m_target.checkpoints) {
        if (checkpoint.position > known || m_target.countsInclusively)
            continue;
        qint64 position = 0;
        for (size_t i = 0; i < rewrite.size(); ++i) {
            const size_t row = rewrite.items()[i].row;
            position = row != Rewrite::New && qint64(row) < checkpoint.position ? qint64(i) + 1 : position;
        }
        // What is cut off takes its checkpoints along.
        const bool isCut = size < known && checkpoint.position > size && kindOf(plan.edit) == EditKind::Resume;
        if (position != checkpoint.position && !isCut)
            moved.rows += QVariantList {position, checkpoint.rowid};
    }
    if (moved.rows.isEmpty())
        return;
    plan.script.steps += moved;
    plan.writes += PlannedWrite {u"checkpoints position"_s, PlannedWrite::Change::Update, moved.rows.size(), {}, {}};
}

void RowWriter::copyCheckpoints(EditPlan& plan, const QString& id, qint64 last) const
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

/// What a resume takes away; @p kept: how many messages stay.
void RowWriter::cutEnd(EditPlan& plan, size_t from, size_t kept) const
{
    const size_t known = m_target.session.ownSize();
    plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Delete, qint64(known - from), {}, {},
        tr("%1–%2; kept in %3").arg(from + 1).arg(known).arg(QFileInfo(m_target.discarded).fileName())};
    const auto isLater = [&](const auto& checkpoint) { return checkpoint.position > qint64(kept); };
    if (const auto later = std::ranges::count_if(m_target.checkpoints, isLater); later > 0) {
        plan.script.steps += SqlStep {u"DELETE FROM checkpoints WHERE session_id = ? AND position > ?"_s,
            {m_target.id.value, qint64(kept)}, {}, qint64(later)};
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Delete, qint64(later), {}, {}};
    }
}

// ---- changes ------------------------------------------------------------------------------------

Result<> RowWriter::change(EditPlan& plan, const Rewrite& rewrite)
{
    if (m_target.countsInclusively && kindOf(plan.edit) != EditKind::Text)
        return fail(Errc::NotSupported,
            tr("Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the "
               "session instead."));
    SessionRecord record(m_target, m_now);
    Result<> done = record.read();
    if (!done)
        return done;
    tellOrder(plan, rewrite);
    const auto* resume = std::get_if<ResumeEdit>(&plan.edit);
    if (!resume)
        return writeSession(plan, record.text(), rewrite);
    const size_t end = m_target.endAt(resume->at, resume->before);
    record.noteResume(end);
    done = keepEnd(plan, m_target, end);
    if (done)
        done = writeSession(plan, record.text(), rewrite);
    cutEnd(plan, end, rewrite.size());
    return done;
}

Result<> RowWriter::makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title)
{
    SessionRecord record(m_target, m_now);
    if (const Result<> read = record.read(); !read)
        return read;
    addGuards(plan);
    const QString id = newId();
    record.makeNew(id, plan.edit);
    if (!title.isEmpty())
        record.setTitle(title);
    plan.newSession = SessionId(id);
    plan.writes += PlannedWrite {u"sessions"_s, PlannedWrite::Change::Insert, 1, {},
        title.isEmpty() ? m_target.shownTitle : title, plantexts::newSession(), {{u"id"_s, id}}};
    const std::vector<Rewrite::Item>& items = rewrite.items();
    for (size_t from = 0; from < items.size();) {
        size_t to = from + 1;
        while (to < items.size() && items[from].row != Rewrite::New && items[to].row == items[to - 1].row + 1)
            ++to;
        if (items[from].row != Rewrite::New)
            plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, qint64(to - from), {}, {},
                plantexts::copies(qint64(items[from].row) + 1, qint64(items[to - 1].row) + 1)};
        from = to;
    }
    if (m_target.hasThreeTables) {
        plan.script.steps += SqlStep {u"INSERT INTO sessions(session_id, info_json, updated_at) VALUES(?, ?, ?)"_s,
            {id, record.text(), m_now}, {}, 1};
        const Result<> copied = copyRows(plan, rewrite, id);
        if (copied && kindOf(plan.edit) == EditKind::Fork)
            copyCheckpoints(plan, id, qint64(items.size()) - (m_target.countsInclusively ? 1 : 0));
        return copied;
    }
    const auto list = joined(rewrite);
    if (!list)
        return std::unexpected(list.error());
    plan.script.steps += SqlStep {u"INSERT INTO sessions(id, created_at, updated_at, title, tags, meta, messages) "
                                  "SELECT ?, ?, ?, ?, tags, ?, ? FROM sessions WHERE id = ?"_s,
        {id, m_now, m_now, title.isEmpty() ? m_target.title : QVariant(title), record.text(), asList(*list),
            m_target.id.value},
        {}, 1};
    return {};
}

/// No change of rows is one record behind everything.
Result<> RowWriter::appendRecord(EditPlan& plan, const Record& /*record*/, const QString& /*what*/)
{
    return fail(Errc::NotSupported, notPossible(kindOf(plan.edit)));
}

Result<> RowWriter::setTitle(EditPlan& plan, const QString& title)
{
    SessionRecord record(m_target, m_now);
    if (const Result<> read = record.read(); !read)
        return read;
    record.setTitle(title);
    addGuards(plan);
    addWarnings(plan);
    plan.script.steps += m_target.hasThreeTables
        ? SqlStep {u"UPDATE sessions SET info_json = ?, updated_at = ? WHERE session_id = ?"_s,
              {record.text(), m_now, m_target.id.value}, {}, 1}
        : SqlStep {u"UPDATE sessions SET updated_at = ?, title = ?, meta = ? WHERE id = ?"_s,
              {m_now, title, record.text(), m_target.id.value}, {}, 1};
    plan.writes += PlannedWrite {u"sessions title"_s, PlannedWrite::Change::Update, 1, m_target.shownTitle, title};
    return {};
}

Result<> RowWriter::setCheckpoint(EditPlan& plan, size_t row, const QString& label)
{
    const qint64 position = qint64(row) + (m_target.countsInclusively ? 0 : 1);
    const auto is = [&](const auto& checkpoint) {
        return label.isEmpty() ? checkpoint.position == position : checkpoint.label == label;
    };
    const auto known = std::ranges::count_if(m_target.checkpoints, is);
    if (label.isEmpty() && known == 0)
        return fail(Errc::NotFound, tr("There is no checkpoint at message %1.").arg(row + 1));
    if (!label.isEmpty() && known > 0)
        return fail(Errc::Usage, tr("The session already has a checkpoint “%1”. Choose another name.").arg(label));
    addGuards(plan);
    addWarnings(plan);
    if (label.isEmpty()) {
        plan.script.steps += SqlStep {u"DELETE FROM checkpoints WHERE session_id = ? AND position = ?"_s,
            {m_target.id.value, position}, {}, qint64(known)};
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Delete, qint64(known), {}, {}};
        return {};
    }
    plan.script.steps
        += SqlStep {u"INSERT INTO checkpoints(session_id, label, position, created_at, auto) VALUES(?, ?, ?, ?, 0)"_s,
            {m_target.id.value, label, position, m_now}, {}, 1};
    plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Insert, 1, {}, label, {},
        {{u"label"_s, label}, {u"position"_s, QString::number(position)}}};
    return {};
}

Result<> RowWriter::remove(EditPlan& plan)
{
    addGuards(plan);
    addWarnings(plan);
    const auto drop = [&](const QString& table, const QString& column, qint64 count) {
        plan.script.steps
            += SqlStep {u"DELETE FROM %1 WHERE %2 = ?"_s.arg(table, column), {m_target.id.value}, {}, count};
        if (count > 0)
            plan.writes += PlannedWrite {table, PlannedWrite::Change::Delete, count, {}, {}};
    };
    if (m_target.hasThreeTables) {
        drop(u"checkpoints"_s, u"session_id"_s, m_target.checkpoints.size());
        drop(u"messages"_s, u"session_id"_s, qint64(m_target.rows.size()));
        drop(u"sessions"_s, u"session_id"_s, m_target.info.isNull() ? 0 : 1);
    } else {
        drop(u"sessions"_s, u"id"_s, 1);
    }
    const QFileInfo kept(m_target.discarded);
    if (!kept.isFile())
        return {};
    auto guard = FileGuard::of(m_target.discarded, {{0, kept.size(), 0}});
    if (!guard)
        return std::unexpected(guard.error());
    plan.files = std::make_shared<const FileScript>(
        FileScript {{*guard}, {FileStep {.kind = FileStep::Kind::Remove, .path = m_target.discarded}}});
    plan.writes += PlannedWrite {kept.fileName(), PlannedWrite::Change::Delete, 1, {}, {}, plantexts::discardedEnd()};
    return {};
}

void RowWriter::addWarnings(EditPlan& plan) const
{
    warnAboutWriters(plan, {m_target.database});
    plan.warnings += tr(
        "A program that has this session loaded would overwrite this change when it saves. Reload the session there.");
}

} // namespace stemma::mantis
