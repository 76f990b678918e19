// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/servertrial.h"

#include "core/store/trialstore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
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

Result<std::unique_ptr<Trial>> ServerTrial::begin(
    const QString& address, const BatchEdit& edit, const RulesChoice& rules, const JobControl& job)
{
    std::unique_ptr<ServerTrial> trial(new ServerTrial(job));
    if (const Result<> opened = trial->open(address, rules); !opened)
        return std::unexpected(opened.error());
    trial->m_trial = dynamic_cast<TrialStore*>(&trial->store());
    if (!trial->m_trial)
        return fail(Errc::NotSupported,
            Words::tr("Changes of this kind of store on a server cannot be tried out. Make them one by one."));
    if (const Result<> copied = trial->m_trial->copySessions(sessionsOf(edit), job); !copied)
        return std::unexpected(copied.error());
    return trial;
}

Result<> ServerTrial::carryOut(const EditPlan& plan)
{
    if (!plan.server)
        return fail(Errc::NotSupported, Words::tr("It is kept outside of the store. Make this change by itself."));
    if (plan.server->steps.isEmpty())
        return fail(Errc::Usage, Words::tr("It changes nothing."));
    m_script.append(*plan.server);
    return m_trial->tryOut(*plan.server, job());
}

Result<> ServerTrial::addScript(EditPlan& sum)
{
    sum.server = std::make_shared<const ServerScript>(std::move(m_script));
    return {};
}

} // namespace stemma
