// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/keptmarks.h"

#include "core/marks/labelline.h"
#include "core/store/editplan.h"
#include "core/store/files/filescript.h"
#include "core/store/storeformat.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

void addStep(SqlScript& script, SqlStep step)
{
    step.expectedRows = step.rows.size();
    if (!step.rows.isEmpty())
        script.steps += std::move(step);
}

} // namespace

QList<MessagePlace> KeptMarks::places() const
{
    QList<MessagePlace> places;
    for (const Checkpoint& checkpoint : m_known.checkpoints)
        places += MessagePlace {checkpoint.session, checkpoint.message};
    return places;
}

void KeptMarks::follow(EditPlan& plan, const FollowedPlaces& after) const
{
    SqlScript script;
    addMoves(plan, script, after.places());
    addCopies(plan, script, after.copies());
    for (const FollowedPlaces::Fork& fork : after.forks())
        addOfFork(plan, script, fork);
    if (script.steps.isEmpty())
        return;
    // A new file may have the name of one that is no more, and whose marks are still known.
    for (const FollowedPlaces::Fork& fork : after.forks()) {
        for (const QString& table : {u"checkpoints"_s, u"labels"_s, u"flags"_s}) {
            if (!fork.file.isEmpty())
                script.steps.prepend(SqlStep {u"DELETE FROM main.%1 WHERE format = ? AND store = ?"_s.arg(table),
                    {m_format, storeOf(plan, fork.session, fork.file)}});
        }
    }
    plan.own = std::make_shared<OwnChange>(OwnChange {m_database, std::move(script)});
}

void KeptMarks::addMoves(EditPlan& plan, SqlScript& script, const QList<MessagePlace>& after) const
{
    const QList<MessagePlace> before = places();
    const QString where = WhereMarked + u" AND message = ?"_s;
    // No two have one place, not even on the way: where one goes to, another one may have to leave first.
    SqlStep away {u"UPDATE main.checkpoints SET message = ? WHERE "_s + where, {}};
    SqlStep there {u"UPDATE main.checkpoints SET session = ?, message = ? WHERE "_s + where, {}};
    SqlStep gone {u"DELETE FROM main.checkpoints WHERE "_s + where, {}};
    QStringList labels;
    QStringList goneLabels;
    bool meets = false;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const MessagePlace& from = before.at(i);
        const MessagePlace& to = after.at(i);
        if (from == to)
            continue;
        if (to == MessagePlace()) {
            goneLabels += m_known.checkpoints.at(i).label;
            gone.rows += QVariantList {m_format, m_store, from.session.value, from.message.value};
            continue;
        }
        const QString onTheWay = u"#moving.%1"_s.arg(i);
        labels += m_known.checkpoints.at(i).label;
        meets = meets || before.contains(to);
        away.rows += QVariantList {onTheWay, m_format, m_store, from.session.value, from.message.value};
        there.rows
            += QVariantList {to.session.value, to.message.value, m_format, m_store, from.session.value, onTheWay};
    }
    if (!meets) {
        for (qsizetype i = 0; i < there.rows.size(); ++i)
            there.rows[i].last() = away.rows.at(i).last();
        away.rows.clear();
    }
    for (const SqlStep& step : {gone, away, there})
        addStep(script, step);
    if (!labels.isEmpty())
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Update, labels.size(), {},
            labels.join(u", "_s), tr("your checkpoints, copied in Stemma’s own data")};
    if (goneLabels.isEmpty())
        return;
    plan.writes += PlannedWrite {
        u"checkpoints"_s, PlannedWrite::Change::Delete, goneLabels.size(), goneLabels.join(u", "_s), {}};
    plan.warnings += tr("%n of your checkpoint(s) are removed with their messages. Undo restores them.", nullptr,
        int(goneLabels.size()));
}

void KeptMarks::addCopies(EditPlan& plan, SqlScript& script, const QList<FollowedPlaces::Copy>& copies) const
{
    SqlStep step {
        u"INSERT INTO main.checkpoints (format, store, session, message, label, created_at) VALUES (?, ?, ?, ?, ?, ?)"_s,
        {}};
    QStringList labels;
    for (const FollowedPlaces::Copy& copy : copies) {
        const Checkpoint& checkpoint = m_known.checkpoints.at(copy.of);
        labels += checkpoint.label;
        step.rows += QVariantList {m_format, storeOf(plan, copy.place.session, copy.file), copy.place.session.value,
            copy.place.message.value, checkpoint.label, checkpoint.createdAt.transform(toMs).value_or(0)};
    }
    addStep(script, std::move(step));
    if (!labels.isEmpty())
        plan.writes += PlannedWrite {u"checkpoints"_s, PlannedWrite::Change::Insert, labels.size(), {},
            labels.join(u", "_s), tr("your checkpoints, copied in Stemma’s own data")};
}

void KeptMarks::addOfFork(EditPlan& plan, SqlScript& script, const FollowedPlaces::Fork& fork) const
{
    const OwnMarks marks = m_known.sessions.value(fork.of);
    const QVariantList session {m_format, storeOf(plan, fork.session, fork.file), fork.session.value};
    SqlStep labels {u"INSERT INTO main.labels (format, store, session, label) VALUES (?, ?, ?, ?)"_s, {}};
    for (const QString& label : marks.labels)
        labels.rows += session + QVariantList {label};
    addStep(script, std::move(labels));
    if (!marks.labels.isEmpty())
        plan.writes += PlannedWrite {u"labels"_s, PlannedWrite::Change::Insert, marks.labels.size(), {},
            toLabelLine(marks.labels), tr("your labels, copied in Stemma’s own data")};
    if (!marks.isFlagged)
        return;
    script.steps += SqlStep {u"INSERT INTO main.flags (format, store, session) VALUES (?, ?, ?)"_s, session, {}, 1};
    plan.writes += PlannedWrite {
        u"flags"_s, PlannedWrite::Change::Insert, 1, {}, {}, tr("your flag, copied in Stemma’s own data")};
}

/// A file that holds one session gets a neighbour, which is a store of its own; it is named by the session, unless the
/// plan tells its name. Databases hold many sessions, also where some of them are files beside them.
QString KeptMarks::storeOf(const EditPlan& plan, const SessionId& made, const QString& file) const
{
    if (!file.isEmpty())
        return QFileInfo(m_store).absoluteDir().filePath(file);
    if (!plan.files || !QFileInfo(m_store).isFile() || StoreCandidate(m_store).isSqlite())
        return m_store;
    const auto isOf = [&made](const FileStep& step) {
        return step.kind == FileStep::Kind::Create && QFileInfo(step.path).fileName().contains(made.value);
    };
    const auto step = std::ranges::find_if(plan.files->steps, isOf);
    return step == plan.files->steps.end() ? m_store : step->path;
}

} // namespace stemma
