// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/markedstore.h"

#include "core/base/text.h"
#include "core/marks/keptmarks.h"
#include "core/marks/labelline.h"
#include "core/store/registry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QStringList cleaned(const QStringList& labels)
{
    QStringList list;
    for (const QString& label : labels)
        list += label.simplified();
    list.removeAll(QString());
    list.removeDuplicates();
    list.sort();
    return list;
}

} // namespace

MarkedStore::MarkedStore(std::unique_ptr<SessionStore> store, const QString& database)
    : m_store(std::move(store))
    , m_marks(database)
{
    const StoreInfo info = m_store->info();
    m_format = info.format;
    m_path = info.path;
}

MarkedStore::~MarkedStore() = default;

Result<std::unique_ptr<SessionStore>> openMarkedStore(const JobControl& job, const QString& path)
{
    return openStoreFor(job, path).transform([](std::unique_ptr<SessionStore> store) -> std::unique_ptr<SessionStore> {
        return std::make_unique<MarkedStore>(std::move(store));
    });
}

// ---- what is added -------------------------------------------------------------------------------

void* MarkedStore::findService(const std::type_info& service)
{
    if (service == typeid(IdTracker))
        return nullptr; // plan() asks the store itself, about the user's checkpoints
    if (service == typeid(ForkedChangeStore) && !m_store->service<ForkedChangeStore>())
        return nullptr;
    if (service == typeid(OnePassStore) && !m_store->service<OnePassStore>())
        return nullptr;
    void* own = serviceAmong<MarkedStore, AnnotatedStore, ForkedChangeStore, OnePassStore>(this, service);
    return own ? own : WrappedStore::findService(service);
}

StoreInfo MarkedStore::info() const
{
    StoreInfo info = m_store->info();
    for (const EditKind kind : {EditKind::Checkpoint, EditKind::Mark})
        info.refusals.remove(kind);
    return info;
}

bool MarkedStore::isOurs(EditKind kind) const
{
    if (kind != EditKind::Checkpoint && kind != EditKind::Mark)
        return false;
    const StoreInfo info = m_store->info();
    return !info.notWritable.isEmpty() || info.refusals.contains(kind);
}

void MarkedStore::add(SessionInfo& info, const OwnMarks& marks)
{
    info.labels += marks.labels;
    info.labels.removeDuplicates();
    if (marks.isFlagged)
        setFlagged(info);
}

Result<> MarkedStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    const auto known = m_marks.ofStore(m_format, m_path, job).value_or(QHash<SessionId, OwnMarks>());
    if (known.isEmpty())
        return m_store->sessions(detail, sink, job);
    return m_store->sessions(
        detail,
        [&](std::vector<SessionInfo> batch) {
            for (SessionInfo& info : batch)
                add(info, known.value(info.id));
            return sink(std::move(batch));
        },
        job);
}

Result<SessionInfo> MarkedStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    auto info = m_store->session(id, detail, job);
    if (info)
        add(*info, m_marks.ofSession(m_format, m_path, id, job).value_or(OwnMarks()));
    return info;
}

Result<QList<Checkpoint>> MarkedStore::checkpoints(const SessionId& id, const JobControl& job)
{
    auto list = m_store->checkpoints(id, job);
    if (list)
        list->append(m_marks.checkpoints(m_format, m_path, id, job).value_or(QList<Checkpoint>()));
    return list;
}

Result<QList<Checkpoint>> MarkedStore::namedCheckpoints(const SessionId& id, const JobControl& job)
{
    // Other stores have at most those that are counted out for each answer.
    const bool takesThem = !m_store->info().refusals.contains(EditKind::Checkpoint);
    auto list = takesThem ? stemma::namedCheckpoints(*m_store, id, job) : QList<Checkpoint>();
    if (list)
        list->append(m_marks.checkpoints(m_format, m_path, id, job).value_or(QList<Checkpoint>()));
    return list;
}

Result<QList<Checkpoint>> namedCheckpoints(SessionStore& store, const SessionId& id, const JobControl& job)
{
    if (auto* marked = store.service<MarkedStore>())
        return marked->namedCheckpoints(id, job);
    return store.checkpoints(id, job).transform([](QList<Checkpoint> all) {
        all.removeIf([](const Checkpoint& checkpoint) { return checkpoint.automatic; });
        return all;
    });
}

Result<StoreChange> MarkedStore::poll(const JobControl& job)
{
    const auto change = m_store->poll(job);
    const bool isMarked = m_marks.poll();
    return change && *change == StoreChange::None && isMarked ? StoreChange::Changed : change;
}

// ---- plans ---------------------------------------------------------------------------------------

Result<EditPlan> MarkedStore::plan(const Edit& edit, const JobControl& job)
{
    if (!isOurs(kindOf(edit)))
        return withMarks([&] { return m_store->plan(edit, job); }, job);
    if (const Result<> ready = m_marks.makeReady(job); !ready)
        return std::unexpected(ready.error());
    auto plan = kindOf(edit) == EditKind::Mark ? planMark(std::get<MarkEdit>(edit), job)
                                               : planCheckpoint(std::get<CheckpointEdit>(edit), job);
    if (plan)
        plan->database = m_marks.path();
    return plan;
}

Result<EditPlan> MarkedStore::planForked(const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job)
{
    auto* forking = m_store->service<ForkedChangeStore>();
    return forking ? withMarks([&] { return forking->planForked(edits, dropsThinking, job); }, job)
                   : fail(Errc::NotSupported, notPossible(EditKind::Fork));
}

OnePassStore::Takes MarkedStore::takes() const
{
    auto* atOnce = m_store->service<OnePassStore>();
    return atOnce ? atOnce->takes() : Takes::Parts;
}

Result<EditPlan> MarkedStore::planAtOnce(const BatchEdit& batch, const JobControl& job)
{
    auto* atOnce = m_store->service<OnePassStore>();
    return atOnce ? withMarks([&] { return atOnce->planAtOnce(batch, job); }, job)
                  : fail(Errc::NotSupported, notPossible(EditKind::Batch));
}

Result<EditPlan> MarkedStore::withMarks(const std::function<Result<EditPlan>()>& plan, const JobControl& job)
{
    const auto kept = stemma::annotations(*this, job);
    if (!kept)
        return plan();
    FollowedPlaces places(kept->places());
    auto* renaming = m_store->service<IdTracker>();
    if (renaming)
        renaming->follow(places.all());
    auto made = plan();
    if (!made)
        return made;
    places.take(*made, renaming ? renaming->movedByLastPlan() : QList<AnchorMove>());
    kept->follow(*made, places);
    return made;
}

Result<std::shared_ptr<const Annotations>> MarkedStore::annotations(const JobControl& job)
{
    auto checkpoints = m_marks.allCheckpoints(m_format, m_path, job);
    auto sessions = checkpoints ? m_marks.ofStore(m_format, m_path, job) : std::unexpected(checkpoints.error());
    if (!sessions)
        return std::unexpected(sessions.error());
    return std::make_shared<const KeptMarks>(
        m_format, m_path, m_marks.path(), KeptMarks::Known {*std::move(checkpoints), *std::move(sessions)});
}

Result<QString> MarkedStore::nameOf(const SessionId& id, const JobControl& job)
{
    constexpr qsizetype NameLength = 60;
    return m_store->session(id, ListDetail::Full, job).transform([&](const SessionInfo& info) {
        const QString name = firstLine(info.title.isEmpty() ? info.firstPrompt : info.title, NameLength);
        return name.isEmpty() ? id.value : name;
    });
}

Result<EditPlan> MarkedStore::planCheckpoint(const CheckpointEdit& edit, const JobControl& job)
{
    const auto name = nameOf(edit.session, job);
    const auto key = name ? m_store->keyOf(edit.session, edit.at, job) : std::unexpected(name.error());
    const auto outline = key ? m_store->outline(edit.session, job) : std::unexpected(key.error());
    const auto before
        = outline ? m_marks.labelAt(m_format, m_path, edit.session, edit.at, job) : std::unexpected(outline.error());
    if (!before)
        return std::unexpected(before.error());
    const QString label = edit.label.simplified();
    if (label.isEmpty() && !*before)
        return fail(Errc::Usage, tr("There is no checkpoint here. Enter a name to set one."));
    if (*before == label)
        return fail(Errc::Usage, tr("Enter a new name."));
    const qint64 number = std::ranges::find(*outline, *key, &OutlineRow::key) - outline->begin() + 1;
    EditPlan plan {.edit = edit,
        .action = u"checkpoint"_s,
        .title = label.isEmpty()
            ? tr("Remove checkpoint “%1” of “%2”").arg(**before, *name)
            : tr("Set checkpoint “%1” at message %2 of “%3”").arg(label, QString::number(number), *name),
        .session = edit.session};
    const QVariantList place {m_format, m_path, edit.session.value, edit.at.value};
    const QString where = WhereMarked + u" AND message = ?"_s;
    plan.script.guards += SqlGuard {u"SELECT label FROM main.checkpoints WHERE "_s + where, place,
        *before ? QVariantList {**before} : QVariantList(),
        tr("The checkpoint was changed by another program since the change was planned. Plan it again.")};
    using Change = PlannedWrite::Change;
    if (label.isEmpty()) {
        plan.script.steps += SqlStep {u"DELETE FROM main.checkpoints WHERE "_s + where, place, {}, 1};
    } else if (*before) {
        plan.script.steps
            += SqlStep {u"UPDATE main.checkpoints SET label = ? WHERE "_s + where, QVariantList {label} + place, {}, 1};
    } else {
        plan.script.steps += SqlStep {u"INSERT INTO main.checkpoints (format, store, session, message, label, "
                                      "created_at) VALUES (?, ?, ?, ?, ?, ?)"_s,
            place + QVariantList {label, toMs(now())}, {}, 1};
    }
    plan.writes += PlannedWrite {u"checkpoints"_s,
        label.isEmpty() ? Change::Delete
            : *before   ? Change::Update
                        : Change::Insert,
        1, before->value_or(QString()), label, tr("in Stemma’s own data; the store is unchanged")};
    return plan;
}

void MarkedStore::addLabels(EditPlan& plan, const QStringList& before, const QStringList& after) const
{
    const QVariantList session {m_format, m_path, plan.session.value};
    SqlStep removed {u"DELETE FROM main.labels WHERE %1 AND label = ?"_s.arg(WhereMarked), {}};
    SqlStep added {u"INSERT INTO main.labels (format, store, session, label) VALUES (?, ?, ?, ?)"_s, {}};
    for (const QString& label : before) {
        if (!after.contains(label))
            removed.rows += session + QVariantList {label};
    }
    for (const QString& label : after) {
        if (!before.contains(label))
            added.rows += session + QVariantList {label};
    }
    for (SqlStep* step : {&removed, &added}) {
        step->expectedRows = step->rows.size();
        if (!step->rows.isEmpty())
            plan.script.steps += *step;
    }
    if (before != after)
        plan.writes += PlannedWrite {u"labels"_s, PlannedWrite::Change::Update, 1, toLabelLine(before),
            toLabelLine(after), tr("in Stemma’s own data; the store is unchanged")};
}

Result<EditPlan> MarkedStore::planMark(const MarkEdit& edit, const JobControl& job)
{
    const auto name = nameOf(edit.session, job);
    const auto known = name ? m_marks.ofSession(m_format, m_path, edit.session, job) : std::unexpected(name.error());
    if (!known)
        return std::unexpected(known.error());
    const OwnMarks& before = *known;
    // Labels that the store itself keeps stay there.
    const auto stored = m_store->session(edit.session, ListDetail::Basic, job);
    if (!stored)
        return std::unexpected(stored.error());
    OwnMarks after {cleaned(edit.labels), edit.isFlagged};
    QStringList staying;
    for (const QString& label : stored->labels) {
        // As it is spelled there; a line cannot hold every spelling.
        const QString asOwn = label.simplified();
        if (after.labels.removeAll(asOwn) == 0 && !asOwn.isEmpty())
            staying += tr("“%1”").arg(label);
    }
    const QString stays = staying.isEmpty()
        ? QString()
        : tr("Labels from the store itself stay: %1. You can only remove your own labels.").arg(staying.join(u", "_s));
    if (after == before)
        return fail(Errc::Usage, stays.isEmpty() ? tr("Choose other labels or another flag.") : stays);
    const bool isFlag = after.labels == before.labels;
    EditPlan plan {.edit = edit,
        .action = isFlag ? u"flag"_s : u"tag"_s,
        .title = !isFlag     ? tr("Set labels of “%1”").arg(*name)
            : edit.isFlagged ? tr("Flag “%1”").arg(*name)
                             : tr("Remove flag of “%1”").arg(*name),
        .session = edit.session};
    if (!stays.isEmpty())
        plan.warnings += stays;
    const QVariantList session {m_format, m_path, edit.session.value};
    const QString changed
        = tr("The labels were changed by another program since the change was planned. Plan it again.");
    plan.script.guards += SqlGuard {
        u"SELECT (SELECT group_concat(label, char(10)) FROM (SELECT label FROM main.labels WHERE %1 ORDER BY label)), "
        "(SELECT count(*) FROM main.flags WHERE %1)"_s.arg(WhereMarked),
        session + session,
        {before.labels.isEmpty() ? QVariant() : QVariant(before.labels.join(u'\n')), qint64(before.isFlagged)},
        changed};
    addLabels(plan, before.labels, after.labels);
    if (before.isFlagged != after.isFlagged) {
        plan.script.steps += after.isFlagged
            ? SqlStep {u"INSERT INTO main.flags (format, store, session) VALUES (?, ?, ?)"_s, session, {}, 1}
            : SqlStep {u"DELETE FROM main.flags WHERE "_s + WhereMarked, session, {}, 1};
        plan.writes
            += PlannedWrite {u"flags"_s, after.isFlagged ? PlannedWrite::Change::Insert : PlannedWrite::Change::Delete,
                1, {}, {}, tr("in Stemma’s own data; the store is unchanged")};
    }
    return plan;
}

} // namespace stemma
