// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/rowedit.h"

#include "core/base/text.h"
#include "core/store/formats/mantis/plan/rowplanner.h"
#include "core/store/textcut.h"
#include "core/store/formats/mantis/plan/editrules.h"
#include "core/store/formats/mantis/plan/rowplanner.h"
#include "core/store/json/json.h"
#include "core/store/plan/plantexts.h"
#include "core/store/textcut.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mantis {

namespace {

constexpr qint64 ShownRowText = 4000; ///< of a text before and after, in a plan

QString shown(const QString& text)
{
    return cutText(text, ShownRowText).text;
}

QByteArray withMember(const QByteArray& object, QByteArrayView key, const QByteArray& value)
{
    JsonCopy copy;
    setMember(copy, object, key, value);
    return copy.applied(object);
}

/// A member that is an object, as spelled.
QByteArray objectIn(const QByteArray& object, QByteArrayView key)
{
    const auto range = json::memberValue(object, key);
    const QByteArray text = range ? object.sliced(range->start, range->length) : QByteArray();
    return text.startsWith('{') ? text : QByteArray("{}");
}

/// A list of an object with one more element.
QByteArray withElement(const QByteArray& object, QByteArrayView key, const QByteArray& element)
{
    const auto range = json::memberValue(object, key);
    QByteArray list = range ? object.sliced(range->start, range->length) : QByteArray();
    if (!list.startsWith('['))
        return withMember(object, key, '[' + element + ']');
    const bool isEmpty = QByteArrayView(list).sliced(1, list.size() - 2).trimmed().isEmpty();
    list.insert(list.size() - 1, (isEmpty ? QByteArray() : QByteArray(", ")) + element);
    return withMember(object, key, list);
}

/// As the library makes ids.
QString newId()
{
    return u"sess_"_s + QString::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, u'0');
}

/// Where the record of a session tells what it was forked from.
QByteArray withOrigin(const QByteArray& record, bool hasThreeTables, const QByteArray& origin)
{
    if (!hasThreeTables)
        return withMember(record, "forked_from", origin);
    return withMember(record, "metadata", withMember(objectIn(record, "metadata"), "forked_from", origin));
}

} // namespace

// ---- fork, resume -------------------------------------------------------------------------------

Result<EditPlan> RowPlanner::plan(const ForkEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    const auto stored = end ? info() : std::unexpected(end.error());
    if (!stored)
        return std::unexpected(stored.error());
    if (*end == 0)
        return fail(Errc::Usage, plantexts::nothingBefore());
    EditPlan plan = begun(edit, u"fork"_s, plantexts::fork(name(), *end));
    const QString id = newId();
    qint64 open = 0;
    const Items items = cutItems(*end, open);
    QByteArray record = *stored;
    if (m_target.hasThreeTables) {
        const auto named
            = std::ranges::find(m_target.checkpoints, qint64(*end), &RowTarget::StoredCheckpoint::position);
        const QString label = named == m_target.checkpoints.end() ? u"at-%1"_s.arg(*end) : named->label;
        record = withOrigin(record, true, sourceText(m_target.id.value));
        record
            = withMember(record, "metadata", withMember(objectIn(record, "metadata"), "forked_at", sourceText(label)));
        record = withMember(withMember(record, "session_id", sourceText(id)), "created_at", sourceText(m_now));
    } else {
        const auto isCounted
            = [&](const Item& item) { return !m_target.session.row(item.row).flags.testFlag(RowFlag::Meta); };
        const auto index = std::ranges::count_if(m_items.begin(), m_items.begin() + qptrdiff(*end), isCounted);
        record = withMember(record, "forked_from", sourceText(m_target.id.value));
        record = withMember(record, "forked_at_index", QByteArray::number(qint64(index)));
    }
    writeFork(plan, id, record, edit.title.isEmpty() ? std::nullopt : std::optional(edit.title), items);
    if (m_target.hasThreeTables)
        copyCheckpoints(plan, id, qint64(items.size()) - (m_target.countsInclusively ? 1 : 0));
    if (open > 0)
        plan.warnings
            += tr("%n tool call(s) have no result there and are left out, as mantis does.", nullptr, int(open));
    addFigures(plan, items);
    return plan;
}

Result<EditPlan> RowPlanner::plan(const ResumeEdit& edit)
{
    const auto end = cutAt(edit.at, edit.before);
    const auto stored = end ? info() : std::unexpected(end.error());
    if (!stored)
        return std::unexpected(stored.error());
    if (*end == m_items.size())
        return fail(Errc::Usage, plantexts::endsThere());
    EditPlan plan = begun(edit, u"resume"_s, plantexts::resume(name(), *end));
    qint64 open = 0;
    const Items items = cutItems(*end, open);
    QByteArray record = *stored;
    const QByteArray place = QByteArray::number(qint64(*end));
    const QByteArray at = sourceText(m_now);
    if (m_target.hasThreeTables) {
        QByteArray metadata = objectIn(record, "metadata");
        const QByteArray own = withElement(objectIn(metadata, "stemma"), "discarded",
            "{\"at\":" + at + ",\"from_position\":" + place
                + ",\"count\":" + QByteArray::number(qint64(m_items.size() - *end)) + '}');
        metadata = withMember(metadata, "stemma", own);
        record = withMember(record, "metadata", metadata);
    } else {
        record = withElement(record, "resume_history", "{\"index\": " + place + ", \"at\": " + at + '}');
    }
    if (const Result<> kept = keepEnd(plan, *end); !kept)
        return std::unexpected(kept.error());
    writeSession(plan, record, {}, &items);
    plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Delete, qint64(m_items.size() - *end), {}, {},
        tr("%1–%2; kept in %3").arg(*end + 1).arg(m_items.size()).arg(QFileInfo(m_target.discarded).fileName())};
    const auto isLater = [&](const auto& checkpoint) { return checkpoint.position > qint64(items.size()); };
    if (const auto later = std::ranges::count_if(m_target.checkpoints, isLater); later > 0) {
        plan.script.steps += SqlStep {u"DELETE FROM checkpoints WHERE session_id = ? AND position > ?"_s,
            {m_target.id.value, qint64(items.size())}, {}, qint64(later)};
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Delete, qint64(later), {}, {}};
    }
    if (open > 0)
        plan.warnings
            += tr("%n tool call(s) have no result there and are left out, as mantis does.", nullptr, int(open));
    warnAboutWriters(plan);
    addFigures(plan, items);
    return plan;
}

/// A new session that begins with the summary, behind what the application itself says to the model, and goes on with
/// what is kept.
Result<EditPlan> RowPlanner::plan(const CompactEdit& edit)
{
    const CompactionRule rule = Policy::instance().compactionRule();
    const auto compaction = chooseCompaction(Context::instance(), m_target.session, edit, rule, m_job);
    const Result<> isWritten = compaction ? needSummaryText(edit, rule) : std::unexpected(compaction.error());
    const auto text = isWritten ? summaryContent(edit, *compaction) : std::unexpected(isWritten.error());
    const auto stored = text ? info() : std::unexpected(text.error());
    if (!stored)
        return std::unexpected(stored.error());
    if (edit.inPlace)
        return fail(Errc::NotSupported, plantexts::notInPlace(rule.notInPlace(m_target.session)));
    EditPlan plan = begun(edit, u"compact"_s,
        tr("Compact messages %1–%2 of “%3” into a new session")
            .arg(compaction->covered.front().row + 1)
            .arg(compaction->covered.back().row + 1)
            .arg(name()));
    const QString id = newId();
    Items items;
    for (const SentMessage& lead : compaction->lead) {
        if (lead.row < m_items.size())
            items.push_back(m_items[lead.row]);
    }
    items.push_back({Item::New, "{\"content\":" + json::quotedText(*text) + ",\"role\":\"user\"}", true});
    for (size_t row = compaction->covered.back().row + 1; row < m_items.size(); ++row)
        items.push_back(m_items[row]);
    QByteArray record = withOrigin(*stored, m_target.hasThreeTables, sourceText(m_target.id.value));
    if (m_target.hasThreeTables)
        record = withMember(withMember(record, "session_id", sourceText(id)), "created_at", sourceText(m_now));
    plan.writes
        += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, 1, {}, shown(*text), plantexts::summary()};
    writeFork(plan, id, record, plantexts::compactedTitle(name()), items);
    addFigures(plan, items);
    addSummaryCheck(plan, rule.count(*text), compaction->tokens);
    return plan;
}

// ---- title, text, removal -----------------------------------------------------------------------

Result<EditPlan> RowPlanner::plan(const RenameEdit& edit)
{
    const auto stored = info();
    if (!stored)
        return std::unexpected(stored.error());
    if (edit.title == m_target.shownTitle)
        return fail(Errc::Usage, plantexts::sameTitle());
    EditPlan plan = begun(edit, u"rename"_s, plantexts::rename(name(), edit.title));
    writeSession(plan, *stored, edit.title, nullptr);
    plan.writes += PlannedWrite {u"sessions title"_s, PlannedWrite::Change::Update, 1, m_target.shownTitle, edit.title};
    warnAboutWriters(plan);
    addFigures(plan, m_items);
    return plan;
}

Result<EditPlan> RowPlanner::plan(const TextEdit& edit)
{
    const auto row = rowOf(edit.message);
    const auto stored = row ? info() : std::unexpected(row.error());
    const auto message = stored ? m_target.session.message(*row, -1) : std::unexpected(stored.error());
    if (!message)
        return std::unexpected(message.error());
    Items items = m_items;
    Item& item = items[*row];
    const auto places = plainPlaces(item.bytes);
    if (edit.part < 0 || edit.part >= message->parts.size() || !places)
        return fail(Errc::NotFound, plantexts::noPart(edit.message.value, edit.part));
    const auto* thinking = message->parts.at(edit.part).as<ReasoningPart>();
    if (thinking && thinking->state == ReasoningPart::State::Signed)
        return fail(Errc::NotSupported, plantexts::signedTextStays());
    const auto place = Policy::instance().textPlace(*places, *message, edit.part);
    if (!place)
        return fail(Errc::NotSupported, plantexts::notEditable());
    const QByteArray before = places->source(*place);
    const auto old = json::parse(before);
    const bool isText = old && old->isString();
    const QString text = isText ? Policy::instance().textFor(edit.text, old->string) : edit.text;
    if (isText && old->string == text)
        return fail(Errc::Usage, plantexts::sameText());
    EditPlan plan = begun(edit, u"edit"_s, plantexts::editMessage(*row + 1, name()));
    plan.writes += PlannedWrite {plantexts::messagePart(*row + 1, edit.part), PlannedWrite::Change::Update, 1,
        shown(isText ? old->string : QString::fromUtf8(before)), shown(text)};
    item.bytes = json::spliced(item.bytes, *place, json::quotedText(text));
    item.isChanged = true;
    writeSession(plan, *stored, {}, &items);
    warnAboutWriters(plan);
    addFigures(plan, items);
    return plan;
}

Result<EditPlan> RowPlanner::plan(const RemoveEdit& edit)
{
    if (edit.messages.isEmpty())
        return fail(Errc::Usage, plantexts::nothingToRemove());
    if (edit.part && edit.messages.size() != 1)
        return fail(Errc::Usage, plantexts::onePartAtATime());
    const auto stored = info();
    if (!stored)
        return std::unexpected(stored.error());
    Removals removals;
    for (const MessageId& id : edit.messages) {
        const auto row = rowOf(id);
        const auto message = row ? m_target.session.message(*row, 0) : std::unexpected(row.error());
        if (!message)
            return std::unexpected(message.error());
        if (edit.part && (*edit.part < 0 || *edit.part >= message->parts.size()))
            return fail(Errc::NotFound, plantexts::noPart(id.value, *edit.part));
        const auto* thinking = edit.part ? message->parts.at(*edit.part).as<ReasoningPart>() : nullptr;
        if (thinking && thinking->state == ReasoningPart::State::Signed)
            return fail(Errc::NotSupported, plantexts::signedPartStays());
        for (int part = 0; part < qMax<int>(1, int(message->parts.size())); ++part) {
            if (!edit.part || part == *edit.part)
                removals[*row].insert(part);
        }
    }
    const size_t named = removals.size();
    addPairs(removals);
    EditPlan plan = begun(
        edit, u"remove"_s, edit.part ? plantexts::removePart(name()) : plantexts::removeMessages(named, name()));
    Items items;
    for (const Item& item : m_items) {
        const auto removal = removals.find(item.row);
        if (removal == removals.end()) {
            items.push_back(item);
            continue;
        }
        bool isEmpty = false;
        const QByteArray rest = without(item.bytes, removal->second, isEmpty);
        plan.writes += PlannedWrite {
            isEmpty ? plantexts::message(item.row + 1) : plantexts::messageParts(item.row + 1, removal->second.size()),
            PlannedWrite::Change::Delete, 1, shown(QString::fromUtf8(item.bytes)), {}};
        if (!isEmpty)
            items.push_back({item.row, rest, true});
    }
    if (removals.size() > named)
        plan.warnings += plantexts::pairedMessages(removals.size() - named);
    writeSession(plan, *stored, {}, &items);
    warnAboutWriters(plan);
    addFigures(plan, items);
    return plan;
}

// ---- new messages, checkpoints, deletion --------------------------------------------------------

Result<EditPlan> RowPlanner::plan(const InsertEdit& edit)
{
    const auto end = edit.after.isEmpty() ? Result<size_t>(0) : cutAt(edit.after, false);
    const auto stored = end ? info() : std::unexpected(end.error());
    if (!stored)
        return std::unexpected(stored.error());
    if (!Policy::instance().roles().contains(edit.role))
        return fail(Errc::Usage, tr("mantis has no role “%1”. Choose user, assistant or system.").arg(edit.role));
    qint64 open = 0;
    (void)cutItems(*end, open);
    qint64 openAnyway = 0;
    (void)cutItems(m_items.size(), openAnyway);
    if (open > openAnyway)
        return fail(Errc::NotSupported, plantexts::betweenCallAndResult());
    Items items = m_items;
    items.insert(items.begin() + qptrdiff(*end),
        {Item::New, "{\"content\":" + contentOf(edit.role, edit.text) + ",\"role\":\"" + edit.role.toLatin1() + "\"}",
            true});
    EditPlan plan = begun(edit, u"insert"_s, plantexts::insertAfter(qint64(*end), name()));
    plan.writes += PlannedWrite {u"messages"_s, PlannedWrite::Change::Insert, 1, {}, shown(edit.text), {},
        {{u"role"_s, edit.role}, {u"place"_s, QString::number(*end + 1)}}};
    writeSession(plan, *stored, {}, &items);
    warnAboutWriters(plan);
    addFigures(plan, items);
    return plan;
}

Result<EditPlan> RowPlanner::plan(const CheckpointEdit& edit)
{
    if (!m_target.hasThreeTables)
        return fail(Errc::NotSupported, rowRefusals(false).value(EditKind::Checkpoint));
    const auto end = cutAt(edit.at, false);
    if (!end)
        return std::unexpected(end.error());
    const qint64 position = qint64(*end) - (m_target.countsInclusively ? 1 : 0);
    const auto is = [&](const auto& checkpoint) {
        return edit.label.isEmpty() ? checkpoint.position == position : checkpoint.label == edit.label;
    };
    const auto known = std::ranges::count_if(m_target.checkpoints, is);
    EditPlan plan = begun(edit, u"checkpoint"_s,
        edit.label.isEmpty() ? tr("Remove the checkpoint at message %1 of “%2”").arg(*end).arg(name())
                             : tr("Set checkpoint “%1” in “%2”").arg(edit.label, name()));
    addGuards(plan);
    if (edit.label.isEmpty()) {
        if (known == 0)
            return fail(Errc::NotFound, tr("There is no checkpoint at message %1.").arg(*end));
        plan.script.steps += SqlStep {u"DELETE FROM checkpoints WHERE session_id = ? AND position = ?"_s,
            {m_target.id.value, position}, {}, qint64(known)};
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Delete, qint64(known), {}, {}};
    } else {
        if (known > 0)
            return fail(
                Errc::Usage, tr("The session already has a checkpoint “%1”. Choose another name.").arg(edit.label));
        plan.script.steps += SqlStep {
            u"INSERT INTO checkpoints(session_id, label, position, created_at, auto) VALUES(?, ?, ?, ?, 0)"_s,
            {m_target.id.value, edit.label, position, m_now}, {}, 1};
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Insert, 1, {}, edit.label, {},
            {{u"label"_s, edit.label}, {u"position"_s, QString::number(position)}}};
    }
    warnAboutWriters(plan);
    addFigures(plan, m_items);
    return plan;
}

Result<EditPlan> RowPlanner::plan(const DeleteEdit& edit)
{
    EditPlan plan = begun(edit, u"delete"_s, plantexts::deleteSession(name()));
    addGuards(plan);
    const auto remove = [&](const QString& table, const QString& column, qint64 count) {
        plan.script.steps
            += SqlStep {u"DELETE FROM %1 WHERE %2 = ?"_s.arg(table, column), {m_target.id.value}, {}, count};
        if (count > 0)
            plan.writes += PlannedWrite {table, PlannedWrite::Change::Delete, count, {}, {}};
    };
    if (m_target.hasThreeTables) {
        remove(u"checkpoints"_s, u"session_id"_s, m_target.checkpoints.size());
        remove(u"messages"_s, u"session_id"_s, qint64(m_target.rows.size()));
        remove(u"sessions"_s, u"session_id"_s, m_target.info.isNull() ? 0 : 1);
    } else {
        remove(u"sessions"_s, u"id"_s, 1);
    }
    if (const QFileInfo kept(m_target.discarded); kept.isFile()) {
        auto guard = FileGuard::of(m_target.discarded, {{0, kept.size(), 0}});
        if (!guard)
            return std::unexpected(guard.error());
        plan.files = std::make_shared<const FileScript>(
            FileScript {{*guard}, {FileStep {.kind = FileStep::Kind::Remove, .path = m_target.discarded}}});
        plan.writes
            += PlannedWrite {kept.fileName(), PlannedWrite::Change::Delete, 1, {}, {}, plantexts::discardedEnd()};
    }
    warnAboutWriters(plan);
    if (const auto before = measureContext(Context::instance(), m_target.session, {}, m_job))
        plan.before = figuresOf(*before);
    return plan;
}

namespace {

struct RowEditText
{
    Q_DECLARE_TR_FUNCTIONS(MantisEdit)
};

} // namespace

QMap<EditKind, QString> rowRefusals(bool hasThreeTables)
{
    auto refusals = refusalsExcept({EditKind::Fork, EditKind::Resume, EditKind::Rename, EditKind::Text,
        EditKind::Remove, EditKind::Delete, EditKind::Insert, EditKind::Checkpoint, EditKind::Compact});
    refusals.insert(EditKind::Dissolve, noDissolving());
    refusals.insert(EditKind::Prune, noPruning());
    if (!hasThreeTables)
        refusals.insert(EditKind::Checkpoint,
            RowEditText::tr("In this kind of store every message is a checkpoint, so none are stored."));
    return refusals;
}

Result<EditPlan> planRowEdit(const RowTarget& target, const Edit& edit, const JobControl& job)
{
    const EditKind kind = kindOf(edit);
    if (target.countsInclusively && (kind == EditKind::Remove || kind == EditKind::Insert || kind == EditKind::Resume))
        return fail(Errc::NotSupported,
            QCoreApplication::translate("MantisEdit",
                "Another program wrote the checkpoints of this session, at other positions than mantis does. Fork the "
                "session instead."));
    mantis::RowPlanner planner(target, job);
    if (const Result<> loaded = planner.load(kindOf(edit)); !loaded)
        return std::unexpected(loaded.error());
    return std::visit([&](const auto& wish) { return planner.plan(wish); }, edit);
}

} // namespace stemma::mantis
