// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/rowwriter.h"

#include "core/store/files/filereader.h"
#include "core/store/files/filescript.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonvalues.h"
#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/transcript/recordtime.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>
#include <ranges>

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

/// A plain message on one line, with its role.
Result<QByteArray> lineOf(const RowConversation& session, size_t row)
{
    const auto stored = session.bytes(row, -1);
    if (!stored)
        return stored;
    QByteArray line = stored->trimmed();
    const json::Value message = json::valueOf(line);
    if (!message.isObject())
        return line.replace('\n', ' ');
    if (!message.find(u"role") && !message.find(u"message")) {
        const RowFlags flags = session.facts(row).flags;
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
    m_now = QString::fromLatin1(RecordTime::textAfter(RecordTime::None).chopped(6)) + u'Z'; // not "+00:00"
}

void RowWriter::addGuards(EditPlan& plan) const
{
    const QString changed = PlanText::changedMeanwhile();
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

void RowWriter::drop(
    EditPlan& plan, const QString& table, qint64 count, const QString& condition, const QVariantList& values) const
{
    const QString column = m_target.hasThreeTables ? u"session_id"_s : u"id"_s;
    plan.script.steps += SqlStep {u"DELETE FROM %1 WHERE %2 = ?"_s.arg(table, column) + condition,
        QVariantList {m_target.id.value} + values, {}, count};
    if (count > 0)
        plan.writes += PlannedWrite {table, PlannedWrite::Change::Delete, count, {}, {}};
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
        {m_now, record, *list, m_target.id.value}, {}, 1};
    return {};
}

/// The list with every message that stays as it is spelled, and what stands between two that were neighbours before.
Result<QVariant> RowWriter::joined(const Rewrite& rewrite) const
{
    const bool isText = m_target.list.typeId() != QMetaType::QByteArray;
    const QByteArray list = isText ? m_target.list.toString().toUtf8() : m_target.list.toByteArray();
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
            return std::unexpected(bytes.error());
        text += *bytes;
    }
    if (!keepsEnds)
        return asStored(text + ']', isText);
    const StoredAt last = placeOf(known - 1);
    return asStored(text + list.sliced(last.offset + last.length), isText);
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

/// Where a checkpoint is then: it stays behind the message that it stood behind, or else behind the one before that.
qint64 RowWriter::positionThen(const Rewrite& rewrite, qint64 position)
{
    for (qint64 row = position; row-- > 0;) {
        if (const auto item = rewrite.itemOf(size_t(row)))
            return qint64(*item) + 1;
    }
    return 0;
}

void RowWriter::moveCheckpoints(EditPlan& plan, const Rewrite& rewrite) const
{
    const auto known = qint64(m_target.session.ownSize());
    const auto* resume = std::get_if<ResumeEdit>(&plan.edit);
    // What is cut off takes its checkpoints along.
    const auto end = resume ? qint64(m_target.endAt(resume->at, resume->before)) : known;
    SqlStep moved {u"UPDATE checkpoints SET position = ? WHERE rowid = ?"_s, {}, {}, -1};
    for (const auto& checkpoint : m_target.checkpoints) {
        if (checkpoint.position > end || m_target.countsInclusively)
            continue;
        if (const qint64 position = positionThen(rewrite, checkpoint.position); position != checkpoint.position)
            moved.rows += QVariantList {position, checkpoint.rowid};
    }
    if (moved.rows.isEmpty())
        return;
    plan.script.steps += moved;
    plan.writes += PlannedWrite {u"checkpoints position"_s, PlannedWrite::Change::Update, moved.rows.size(), {}, {}};
}

/// Those up to a message of the session.
void RowWriter::copyCheckpoints(EditPlan& plan, const Rewrite& rewrite, const QString& id, size_t end) const
{
    const qint64 behind = m_target.countsInclusively ? 1 : 0;
    SqlStep copies {u"INSERT INTO checkpoints(session_id, label, position, created_at, auto) SELECT ?, label, ?, "
                    "created_at, auto FROM checkpoints WHERE rowid = ?"_s,
        {}};
    for (const auto& checkpoint : m_target.checkpoints) {
        if (checkpoint.position <= qint64(end) - behind)
            copies.rows += QVariantList {
                id, qMax<qint64>(0, positionThen(rewrite, checkpoint.position + behind) - behind), checkpoint.rowid};
    }
    if (copies.rows.isEmpty())
        return;
    copies.expectedRows = copies.rows.size();
    plan.script.steps += copies;
    plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Insert, copies.expectedRows, {}, {}};
}

/// Appends what a resume takes away to the file that keeps cut-off ends.
Result<> RowWriter::keepEnd(EditPlan& plan, size_t from) const
{
    FileContent lines;
    const size_t known = m_target.session.ownSize();
    for (size_t row = from; row < known; ++row) {
        const auto line = lineOf(m_target.session, row);
        if (!line)
            return std::unexpected(line.error());
        lines.add(QByteArray(*line + '\n'));
    }
    FileScript script;
    const QFileInfo file(m_target.discarded);
    if (!file.exists()) {
        script.steps += FileStep {
            .kind = FileStep::Kind::Create, .path = m_target.discarded, .content = lines, .like = m_target.database};
    } else {
        // Nothing that was discarded before is lost.
        const qint64 size = file.size();
        auto guard = FileGuard::of(m_target.discarded, {{qMax<qint64>(0, size - 1), qMin<qint64>(size, 1), 0}});
        FileReader reader(m_target.discarded);
        const Result<> opened = guard ? reader.open() : std::unexpected(guard.error());
        const auto last = opened ? reader.read(qMax<qint64>(0, size - 1), 1) : std::unexpected(opened.error());
        if (!last)
            return std::unexpected(last.error());
        FileContent ended(last->isEmpty() || *last == "\n" ? QByteArrayView() : QByteArrayView("\n"));
        ended.add(lines);
        script.guards += *guard;
        script.steps += FileStep {.path = m_target.discarded, .splices = {{size, 0, ended}}};
    }
    plan.files = std::make_shared<const FileScript>(script);
    plan.writes += PlannedWrite {
        file.fileName(), PlannedWrite::Change::Insert, qint64(known - from), {}, {}, PlanText::discardedEnd()};
    return {};
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
    done = keepEnd(plan, end);
    if (done)
        done = writeSession(plan, record.text(), rewrite);
    const size_t known = m_target.session.ownSize();
    plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Delete, qint64(known - end), {}, {},
        tr("%1–%2; kept in %3").arg(end + 1).arg(known).arg(QFileInfo(m_target.discarded).fileName())};
    const auto isLater = [&](const auto& checkpoint) { return checkpoint.position > qint64(end); };
    if (const auto later = std::ranges::count_if(m_target.checkpoints, isLater); later > 0)
        drop(plan, u"checkpoints"_s, qint64(later), u" AND position > ?"_s, {qint64(end)});
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
    tellOrder(plan, rewrite);
    m_order->after = plan.newSession;
    m_order->isCopy = true;
    plan.writes += PlannedWrite {u"sessions"_s, PlannedWrite::Change::Insert, 1, {},
        title.isEmpty() ? m_target.shownTitle : title, PlanText::newSession(), {{u"id"_s, id}}};
    const auto follows
        = [](const Rewrite::Item& a, const Rewrite::Item& b) { return a.row != Rewrite::New && b.row == a.row + 1; };
    for (const auto run : rewrite.items() | std::views::chunk_by(follows)) {
        if (run.front().row != Rewrite::New)
            plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, qint64(run.size()), {}, {},
                PlanText::copies(qint64(run.front().row) + 1, qint64(run.back().row) + 1)};
    }
    if (m_target.hasThreeTables) {
        plan.script.steps += SqlStep {u"INSERT INTO sessions(session_id, info_json, updated_at) VALUES(?, ?, ?)"_s,
            {id, record.text(), m_now}, {}, 1};
        const Result<> copied = copyRows(plan, rewrite, id);
        const auto* fork = std::get_if<ForkEdit>(&plan.edit);
        if (copied && fork && !fork->withoutCheckpoints)
            copyCheckpoints(plan, rewrite, id, m_target.endAt(fork->at, fork->before));
        return copied;
    }
    const auto list = joined(rewrite);
    if (!list)
        return std::unexpected(list.error());
    plan.script.steps += SqlStep {u"INSERT INTO sessions(id, created_at, updated_at, title, tags, meta, messages) "
                                  "SELECT ?, ?, ?, ?, tags, ?, ? FROM sessions WHERE id = ?"_s,
        {id, m_now, m_now, title.isEmpty() ? m_target.title : QVariant(title), record.text(), *list, m_target.id.value},
        {}, 1};
    return {};
}

/// No change of rows is one record behind everything.
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
        drop(plan, u"checkpoints"_s, qint64(known), u" AND position = ?"_s, {position});
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
    if (m_target.hasThreeTables) {
        drop(plan, u"checkpoints"_s, m_target.checkpoints.size());
        drop(plan, u"messages"_s, qint64(m_target.rows.size()));
    }
    drop(plan, u"sessions"_s, m_target.hasThreeTables && m_target.info.isNull() ? 0 : 1);
    const QFileInfo kept(m_target.discarded);
    if (!kept.isFile())
        return {};
    if (!m_target.sharer.isEmpty()) {
        plan.warnings
            += tr("The file %1 stays, because the session %2 uses it too.").arg(kept.fileName(), m_target.sharer.value);
        return {};
    }
    auto guard = FileGuard::of(m_target.discarded, {{0, kept.size(), 0}});
    if (!guard)
        return std::unexpected(guard.error());
    plan.files = std::make_shared<const FileScript>(
        FileScript {{*guard}, {FileStep {.kind = FileStep::Kind::Remove, .path = m_target.discarded}}});
    plan.writes += PlannedWrite {kept.fileName(), PlannedWrite::Change::Delete, 1, {}, {}, PlanText::discardedEnd()};
    return {};
}

void RowWriter::addWarnings(EditPlan& plan) const
{
    warnAboutWriters(plan, {m_target.database});
    plan.warnings += tr(
        "A program that has this session loaded would overwrite this change when it saves. Reload the session there.");
}

} // namespace stemma::mantis
