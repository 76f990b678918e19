// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/tabfollower.h"

#include "core/models/auditsource.h"
#include "core/models/contextsource.h"
#include "core/models/storedoctor.h"
#include "ui/context/contextpanel.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/outline/outlinepanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/changes/changespanel.h"
#include "ui/files/filespanel.h"
#include "ui/thinking/thinkingpanel.h"
#include "ui/window/docks.h"
#include "ui/window/tabarea.h"

namespace stemma {

TabFollower::TabFollower(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_sessions(parts.docks.panel<SessionsPanel>())
    , m_inspector(parts.docks.panel<Inspector>())
    , m_problems(parts.docks.panel<ProblemsPanel>())
    , m_contextPanel(parts.docks.panel<ContextPanel>())
    , m_history(parts.docks.panel<HistoryPanel>())
    , m_outline(parts.docks.panel<OutlinePanel>())
    , m_thinking(parts.docks.panel<ThinkingPanel>())
    , m_changes(parts.docks.panel<ChangesPanel>())
    , m_files(parts.docks.panel<FilesPanel>())
{
    connect(&parts.doctor, &StoreDoctor::found, this, [this](const OpenStore* store, const QSet<SessionId>& sessions) {
        const SessionPage* page = m_parts.tabs.currentSession();
        if (page && page->store() == store && sessions.contains(page->session()))
            updateInspector();
    });
}

void TabFollower::update()
{
    SessionPage* page = m_parts.tabs.currentSession();
    const OpenStore* store = m_parts.tabs.currentStore();
    m_sessions->setShown(store, m_parts.tabs.currentId());
    if (page) {
        // Once for each tab: what somebody chose in the tree since stays chosen.
        if (m_selectedFor != page && m_sessions->select(page->store(), page->session()))
            m_selectedFor = page;
        m_parts.doctor.setCurrent(page->store(), page->session());
        m_problems->setCurrent(page->store());
        m_parts.audit.setCurrent(page->store(), page->session());
        m_parts.context.setCurrent(page->store(), page->session());
    }
    if (page)
        m_outline->setCurrent(page->store(), page->session(), page->model(), page->checkpoints());
    else
        m_outline->setCurrent(nullptr, {}, nullptr);
    m_thinking->setCurrent(page ? page->store() : nullptr, page ? page->session() : SessionId());
    m_changes->setCurrent(page ? page->store() : nullptr, page ? page->session() : SessionId());
    m_files->setCurrent(page ? page->store() : nullptr, page ? page->session() : SessionId());
    m_history->setCurrent(store ? store->info().path : QString());
    updateInspector();
}

void TabFollower::updateInspector()
{
    SessionPage* page = m_parts.tabs.currentSession();
    const int row = page ? page->timeline()->currentRow() : -1;
    const int part = page ? page->timeline()->currentPart() : -1;
    m_outline->setCurrentRow(row, part);
    m_thinking->setCurrentRow(row, part);
    m_changes->setCurrentRow(row, part);
    m_files->setCurrentRow(row, part);
    m_contextPanel->setCurrentMessage(row);
    const QModelIndex index = page ? m_parts.stores.sessions()->indexOf(page->store(), page->session()) : QModelIndex();
    m_inspector->setSession(index.data(SessionTreeModel::InfoRole).value<SessionInfo>());
    if (!page) {
        m_inspector->setCurrent(nullptr, nullptr, -1);
        m_inspector->setFindings({}, 0);
        return;
    }
    const MessagePtr message = page->currentMessage();
    m_inspector->setCurrent(page->store(), message, page->timeline()->currentPart());
    const qint64 before = row > 0 && row < page->model()->rowCount() ? page->model()->outlineRow(row - 1).createdMs
                                                                     : OutlineRow::NoTime;
    m_inspector->setTimeBefore(before == OutlineRow::NoTime ? std::nullopt : std::optional(timeFromMs(before)));
    constexpr qsizetype MostOfSession = 20; // the problems dock has all
    const FindingIndex& found = m_parts.doctor.index(page->store());
    if (message) {
        const QList<Finding> findings = found.of(page->session(), message->id);
        m_inspector->setFindings(findings, findings.size());
    } else {
        m_inspector->setFindings(
            found.ofSession(page->session(), MostOfSession), found.counts(page->session()).total());
    }
}

void TabFollower::takeGone(OpenStore* store, const SessionId& session)
{
    if (m_sessions->isSelected(store, session) && m_parts.tabs.currentStore())
        m_sessions->select(m_parts.tabs.currentStore(), m_parts.tabs.currentId());
}

} // namespace stemma
