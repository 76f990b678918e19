// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/serverdryrun.h"

#include "core/store/postgres/dryrunstore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ServerDryRunText
{
    Q_DECLARE_TR_FUNCTIONS(BatchPlanner)
};

/// What must be copied for the changes; empty: everything.
QList<SessionId> sessionsOf(const BatchEdit& edit)
{
    QList<SessionId> sessions;
    for (const SingleEdit& one : edit.edits) {
        const SessionId session = sessionOf(toEdit(one));
        if (session.isEmpty())
            return {};
        if (!sessions.contains(session))
            sessions += session;
    }
    return sessions;
}

} // namespace

Result<std::unique_ptr<DryRun>> ServerDryRun::begin(
    const QString& address, const BatchEdit& edit, const RulesChoice& rules, const JobControl& job)
{
    std::unique_ptr<ServerDryRun> dryRun(new ServerDryRun(job));
    if (const Result<> opened = dryRun->open(address, rules); !opened)
        return std::unexpected(opened.error());
    dryRun->m_dryRun = dryRun->store().service<DryRunStore>();
    if (!dryRun->m_dryRun)
        return fail(Errc::NotSupported,
            ServerDryRunText::tr(
                "A batch cannot be tried out on this kind of server store. Make the changes one by one."));
    if (const Result<> copied = dryRun->m_dryRun->copySessions(sessionsOf(edit), job); !copied)
        return std::unexpected(copied.error());
    return dryRun;
}

Result<> ServerDryRun::carryOut(const EditPlan& plan)
{
    if (!plan.server)
        return fail(
            Errc::NotSupported, ServerDryRunText::tr("It is stored outside the store. Make this change on its own."));
    if (plan.server->steps.isEmpty())
        return fail(Errc::Usage, ServerDryRunText::tr("It changes nothing."));
    m_script.append(*plan.server);
    return m_dryRun->tryOut(*plan.server, job());
}

Result<> ServerDryRun::addScript(EditPlan& sum)
{
    sum.server = std::make_shared<const ServerScript>(std::move(m_script));
    return {};
}

} // namespace stemma
