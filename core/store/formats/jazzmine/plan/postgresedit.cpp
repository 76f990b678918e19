// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/postgresedit.h"

#include "core/store/formats/jazzmine/check/repair.h"
#include "core/store/formats/jazzmine/plan/planner.h"
#include "core/store/formats/jazzmine/plan/postgreschange.h"
#include "core/store/formats/jazzmine/postgresstore.h"

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

/// What each edit does to the tables, as the server names such rights.
QList<std::pair<EditKind, QStringList>> neededRights()
{
    const QStringList insertion {u"INSERT conversations"_s, u"INSERT messages"_s, u"INSERT turn_traces"_s};
    const QStringList removal {u"DELETE messages"_s, u"DELETE turn_traces"_s};
    return {{EditKind::Fork, insertion},
        {EditKind::Resume,
            {u"INSERT conversations"_s, u"UPDATE messages.conversation_id"_s, u"UPDATE turn_traces.conversation_id"_s}},
        {EditKind::Rename, {u"UPDATE conversations.title"_s}},
        {EditKind::Text, {u"UPDATE messages.original_content"_s, u"UPDATE messages.enhanced_message"_s}},
        {EditKind::Remove, removal}, {EditKind::Delete, removal + QStringList(u"DELETE conversations"_s)},
        {EditKind::Insert, {u"INSERT messages"_s}},
        {EditKind::Repair,
            {u"UPDATE conversations.title"_s, u"UPDATE messages.role"_s, u"UPDATE messages.sentiment_score"_s,
                u"UPDATE turn_traces.llm_calls"_s, u"UPDATE turn_traces.total_tokens"_s, u"DELETE turn_traces"_s}}};
}

std::unexpected<Error> changedMeanwhile(PostgresRows& rows)
{
    return fail(Errc::Conflict,
        PostgresStore::tr("%1 changed during planning. Plan the change again.").arg(rows.database().address().title()));
}

Result<EditPlan> planRepairOf(
    PostgresRows& rows, const QString& conversation, const RepairEdit& edit, const JobControl& job)
{
    PostgresSource source(rows, conversation, PostgresSource::Scope::Checked);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    const size_t indexed = source.fingerprint();
    PostgresChange change(source, *index);
    auto findings = findRepairable(change, edit, nullptr, job);
    if (findings && source.fingerprint() != indexed)
        return changedMeanwhile(rows);
    if (findings)
        findings->removeIf([&conversation](const Damage& damage) {
            return !damage.where.session.isEmpty() && damage.where.session != conversation;
        });
    return planJazzmineRepair(change, edit, findings, job);
}

} // namespace

Result<ServerRefusals> refusalsOn(PostgresRows& rows)
{
    const auto& tables = rows.database().tables(PostgresRows::tableNames());
    if (!tables)
        return std::unexpected(tables.error());
    const QString title = rows.database().address().title();
    if (rows.database().isServerReadOnly())
        return ServerRefusals {
            PostgresStore::tr("The server of %1 is read-only. Connect to the primary server.").arg(title), refusals()};
    if (std::ranges::any_of(*tables, &PostgresDatabase::Table::isView))
        return ServerRefusals {
            PostgresStore::tr("The tables of %1 are views, which cannot be changed safely.").arg(title), refusals()};
    QStringList denied;
    for (const PostgresDatabase::Table& table : *tables) {
        if (!table.canInsert)
            denied += u"INSERT "_s + table.name;
        if (!table.canDelete)
            denied += u"DELETE "_s + table.name;
        for (const QString& column : table.columns) {
            if (!table.changeable.contains(column))
                denied += u"UPDATE %1.%2"_s.arg(table.name, column);
        }
    }
    ServerRefusals found {{}, refusals()};
    qsizetype possible = 0;
    for (const auto& [kind, needed] : neededRights()) {
        QStringList missing;
        std::ranges::copy_if(
            needed, std::back_inserter(missing), [&denied](const QString& right) { return denied.contains(right); });
        if (missing.isEmpty())
            ++possible;
        else
            found.edits.insert(kind,
                PostgresStore::tr("You lack a right on the server: %1. Ask for it, or connect as another user.")
                    .arg(missing.join(u", ")));
    }
    if (possible == 0)
        found.all
            = PostgresStore::tr("You may only read %1. Ask for the right to change it, or connect as another user.")
                  .arg(title);
    return found;
}

Result<EditPlan> planEditOn(PostgresRows& rows, const Edit& edit, const QList<MessagePlace>& followed,
    QList<AnchorMove>& copied, const JobControl& job)
{
    const QString& id = sessionOf(edit).value;
    PostgresSource source(rows, id);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    const Conversation* conversation = index->find(id);
    if (!conversation)
        return changedMeanwhile(rows);
    PostgresChange change(source, *index);
    auto plan = planEdit({change, *conversation}, edit, job);
    if (!change.renumbering().copies.isEmpty())
        copied = change.movedMessages(followed).value_or(QList<AnchorMove>());
    return plan;
}

Result<EditPlan> planRepairOn(
    PostgresRows& rows, const std::vector<QString>& conversations, const RepairEdit& edit, const JobControl& job)
{
    std::vector<EditPlan> plans;
    QStringList refused;
    for (size_t i = 0; i < conversations.size(); ++i) {
        job.setProgress(qint64(i), qint64(conversations.size()));
        auto plan = planRepairOf(rows, conversations[i], edit, job);
        if (!plan && plan.error().code != Errc::NotSupported)
            return plan;
        if (!plan)
            refused += plan.error().text;
        else if (!plan->server->steps.isEmpty() || conversations.size() == 1)
            plans.push_back(*std::move(plan));
    }
    if (plans.empty() && !refused.isEmpty())
        return fail(Errc::NotSupported, refused.first());
    if (plans.size() == 1 && refused.isEmpty())
        return std::move(plans.front());
    // One transaction for the conversations together.
    EditPlan whole {.edit = edit, .action = u"repair"_s, .session = edit.session};
    whole.title = plans.empty() ? PostgresStore::tr("Nothing to repair")
                                : PostgresStore::tr("Repair %n conversation(s)", nullptr, int(plans.size()));
    ServerScript script;
    for (const EditPlan& plan : plans) {
        whole.writes += plan.writes;
        for (const QString& warning : plan.warnings) {
            if (!whole.warnings.contains(warning))
                whole.warnings += warning;
        }
        for (const PlannedCheck& check : plan.checks) {
            if (!check.ok)
                whole.checks += check;
        }
        script.append(*plan.server);
    }
    whole.warnings += refused;
    whole.server = std::make_shared<const ServerScript>(std::move(script));
    return whole;
}

} // namespace stemma::jazzmine
