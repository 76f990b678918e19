// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/edit.h"
#include "core/store/formats/jazzmine/postgresstore.h"
#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/plan/postgreschange.h"
#include "core/store/formats/jazzmine/check/repair.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

struct PostgresEditText
{
    Q_DECLARE_TR_FUNCTIONS(JazzminePostgresStore)
};

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

} // namespace

Result<> PostgresStore::begin()
{
    const auto state = m_rows.firstState();
    const auto rights = m_rows.rights();
    if (!state || !rights)
        return std::unexpected(state ? rights.error() : state.error());
    m_state = state->counters;
    m_size = state->bytes;
    m_polled.start();
    const QString title = m_rows.database().address().title();
    m_refusals = refusals();
    if (rights->isReadOnly)
        m_notWritable
            = PostgresEditText::tr("The server of %1 is read-only. Connect to the primary server.").arg(title);
    else if (!rights->areTables)
        m_notWritable = PostgresEditText::tr("The tables of %1 are views, which cannot be changed safely.").arg(title);
    if (!m_notWritable.isEmpty())
        return {};
    qsizetype possible = 0;
    for (const auto& [kind, needed] : neededRights()) {
        QStringList missing;
        for (const QString& right : needed) {
            if (rights->missing.contains(right))
                missing += right;
        }
        if (missing.isEmpty())
            ++possible;
        else
            m_refusals.insert(kind,
                PostgresEditText::tr("You lack a right on the server: %1. Ask for it, or connect as another user.")
                    .arg(missing.join(u", ")));
    }
    if (possible == 0)
        m_notWritable
            = PostgresEditText::tr("You may only read %1. Ask for the right to change it, or connect as another user.")
                  .arg(title);
    return {};
}

std::unexpected<Error> PostgresStore::changedMeanwhile()
{
    return fail(Errc::Conflict,
        PostgresEditText::tr("%1 changed during planning. Plan the change again.")
            .arg(m_rows.database().address().title()));
}

Result<EditPlan> PostgresStore::plan(const Edit& edit, const JobControl& job)
{
    if (!m_notWritable.isEmpty())
        return fail(Errc::ReadOnly, m_notWritable);
    if (const QString refusal = m_refusals.value(kindOf(edit)); !refusal.isEmpty())
        return fail(refusals().contains(kindOf(edit)) ? Errc::NotSupported : Errc::Denied, refusal);
    const QList<MessagePlace> followed = takeFollowed();
    // Ids are keys there: a repair leaves all messages where they are.
    if (const auto* repair = std::get_if<RepairEdit>(&edit))
        return planRepair(*repair, job);
    const SessionId& id = sessionOf(edit);
    if (const Result<> exists = mustExist(id, job); !exists)
        return std::unexpected(exists.error());
    PostgresSource source(m_rows, id.value);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    const Conversation* conversation = index->find(id.value);
    if (!conversation)
        return changedMeanwhile();
    PostgresChange change(source, *index);
    return withMoves(
        *this, planEdit({source, change, *index, *conversation}, edit, job), messagesRemovedBy(edit), followed, job);
}

Result<EditPlan> PostgresStore::planRepair(const RepairEdit& edit, const JobControl& job)
{
    if (const Result<> exists = edit.session.isEmpty() ? Result<>() : mustExist(edit.session, job); !exists)
        return std::unexpected(exists.error());
    const auto all = edit.session.isEmpty() ? ids(job) : Result<std::vector<QString>>(std::vector {edit.session.value});
    if (!all)
        return std::unexpected(all.error());
    std::vector<EditPlan> plans;
    QStringList refused;
    for (size_t i = 0; i < all->size(); ++i) {
        job.setProgress(qint64(i), qint64(all->size()));
        auto plan = planRepairOf(all->at(i), edit, job);
        if (!plan && plan.error().code != Errc::NotSupported)
            return plan;
        if (!plan)
            refused += plan.error().text;
        else if (!plan->server->steps.isEmpty() || all->size() == 1)
            plans.push_back(*std::move(plan));
    }
    if (plans.empty() && !refused.isEmpty())
        return fail(Errc::NotSupported, refused.first());
    if (plans.size() == 1 && refused.isEmpty())
        return std::move(plans.front());
    // One transaction for the conversations together.
    EditPlan whole {.edit = edit, .action = u"repair"_s, .session = edit.session};
    whole.title = plans.empty() ? PostgresEditText::tr("Nothing to repair")
                                : PostgresEditText::tr("Repair %n conversation(s)", nullptr, int(plans.size()));
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

Result<EditPlan> PostgresStore::planRepairOf(const QString& conversation, const RepairEdit& edit, const JobControl& job)
{
    PostgresSource source(m_rows, conversation, PostgresSource::Scope::Checked);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    const size_t indexed = source.fingerprint();
    QList<Damage> findings;
    const auto take = [&](Damage damage) {
        const bool isOwn = damage.where.session == conversation || damage.where.session.isEmpty();
        if (isOwn && isRepair(edit, damage))
            findings += std::move(damage);
    };
    if (const Result<> checked = findDamage(source, *index, nullptr, take, job); !checked)
        return std::unexpected(checked.error());
    if (source.fingerprint() != indexed)
        return changedMeanwhile();
    PostgresChange change(source, *index);
    return planJazzmineRepair({source, change, *index}, edit, findings, job);
}

// ---- trials -------------------------------------------------------------------------------------

Result<> PostgresStore::copySessions(const QList<SessionId>& sessions, const JobControl& job)
{
    if (!m_notWritable.isEmpty())
        return fail(Errc::ReadOnly, m_notWritable);
    if (sessions.isEmpty() && m_size > MostCopiedBytes)
        return fail(Errc::Denied,
            PostgresEditText::tr("A change of all conversations is tried out on copies first, and %1 is too large for "
                                 "that. Make this change on its own, or for one conversation at a time.")
                .arg(m_rows.database().address().title()),
            u"%1 bytes"_s.arg(m_size));
    QStringList ids;
    for (const SessionId& id : sessions)
        ids += id.value;
    return m_rows.copyForDryRun(ids, job);
}

Result<> PostgresStore::tryOut(const ServerScript& script, const JobControl& job)
{
    m_windows.clear();
    m_outlines.clear();
    m_growing = {};
    return m_rows.database().tryOut(script, job);
}

} // namespace stemma::jazzmine
