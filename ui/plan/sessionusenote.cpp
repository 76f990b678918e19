// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/sessionusenote.h"

#include "core/models/editservice.h"
#include "core/models/editsource.h"
#include "core/store/plan/plantexts.h"
#include "ui/common/format.h"

#include <algorithm>

namespace stemma {

SessionUseNote::SessionUseNote(const EditService& service, const PlanRequest& request, QObject* parent)
    : QObject(parent)
    , m_service(service)
    , m_store(request.store)
{
    // Marks are kept elsewhere.
    m_isKnown = !m_store || kindOf(request.edit) == EditKind::Mark;
    if (m_isKnown)
        return;
    editsource::use(*m_store, sessionOf(request.edit)).then(this, [this](const Result<SessionUse>& use) {
        take(use.value_or(SessionUse()));
    });
}

void SessionUseNote::take(const SessionUse& use)
{
    constexpr std::chrono::seconds AfterReceipt {3}; // a change is noted just before it is made
    m_use = use;
    const auto isOwn = [&](const Receipt& receipt) {
        return m_store && receipt.store == m_store->info().path && m_use.writtenAt
            && *m_use.writtenAt <= receipt.at + AfterReceipt;
    };
    if (std::ranges::any_of(m_service.receipts(), isOwn))
        m_use.writtenAt.reset();
    m_isKnown = true;
    m_isBusy = m_use.isBusy(now());
    emit known();
}

QString SessionUseNote::who() const
{
    if (m_use.programs.isEmpty())
        return tr("This session was written %1.", "2 minutes ago").arg(format::relativeTime(*m_use.writtenAt, now()));
    const FileWriterProcess& first = m_use.programs.first();
    if (first.name.isEmpty() || first.process == 0)
        return m_use.isSessionAlone ? tr("Another program has this session open.")
                                    : tr("Another program has this store open.");
    return (m_use.isSessionAlone ? tr("“%1” (process %2) has this session open.")
                                 : tr("“%1” (process %2) has this store open."))
        .arg(first.name)
        .arg(first.process);
}

QString SessionUseNote::text(EditKind kind, bool isForked) const
{
    if (!m_isBusy)
        return {};
    return who() + u' '
        + (kind == EditKind::Fork || isForked
                ? tr("If an agent is working in it, its next messages go to the original only.")
                : tr("If an agent is working in it, let it finish first: it may not notice the change."));
}

void SessionUseNote::addTo(QStringList& warnings, EditKind kind, bool isForked) const
{
    for (const FileWriterProcess& program : m_use.programs)
        warnings.removeOne(PlanText::openForWriting(program.name, program.process));
    warnings.prepend(text(kind, isForked));
}

} // namespace stemma
