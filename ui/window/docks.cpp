// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/docks.h"

#include "core/models/auditsource.h"
#include "core/models/collectedchanges.h"
#include "core/models/contextsource.h"
#include "core/models/editservice.h"
#include "core/models/filechangessource.h"
#include "core/models/sessionfilessource.h"
#include "core/models/sessiontreemodel.h"
#include "core/models/storedoctor.h"
#include "core/models/thinkingsource.h"
#include "ui/audit/auditpanel.h"
#include "ui/changes/changespanel.h"
#include "ui/collected/collectedpanel.h"
#include "ui/common/style.h"
#include "ui/context/contextpanel.h"
#include "ui/context/rulesbook.h"
#include "ui/context/vocabularychoice.h"
#include "ui/files/filespanel.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/outline/outlinepanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/thinking/thinkingpanel.h"
#include "ui/window/actions.h"

#include <QListView>
#include <QMainWindow>
#include <QTabWidget>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// One dock. Title and description are source texts of the class.
struct DockEntry
{
    const char* name;
    const char* title;
    const char* about; ///< what is in it
    Actions::Id action; ///< shows it and goes to it
    Qt::DockWidgetArea area;
    QWidget* (*make)(const Docks::Parts&, QWidget* parent);
};

/// The keyboard goes to its list.
template<class Panel> QWidget* withList(Panel* panel)
{
    panel->setFocusProxy(panel->view());
    return panel;
}

QWidget* makeContext(const Docks::Parts& parts, QWidget* parent)
{
    auto* panel = new ContextPanel(&parts.context, parent);
    panel->setVocabularies(&parts.vocabularies);
    panel->setRules(&parts.rules);
    return withList(panel);
}

using Parts = Docks::Parts;
using Act = Actions::Id;

const DockEntry DockTable[] = {
    {"sessions", QT_TRANSLATE_NOOP("stemma::Docks", "Sessions"),
        QT_TRANSLATE_NOOP("stemma::Docks",
            "The sessions of all open stores. Forks and sub-agents are listed below the session that they come from."),
        Act::ShowSessions, Qt::LeftDockWidgetArea,
        [](const Parts& parts, QWidget* parent) { return withList(new SessionsPanel(&parts.sessions, parent)); }},
    {"outline", QT_TRANSLATE_NOOP("stemma::Docks", "Outline"),
        QT_TRANSLATE_NOOP("stemma::Docks",
            "The turns of the session: each prompt with its steps and tool calls. Choose a line to go to its message."),
        Act::ShowOutline, Qt::LeftDockWidgetArea,
        [](const Parts&, QWidget* parent) { return withList(new OutlinePanel(parent)); }},
    {"inspector", QT_TRANSLATE_NOOP("stemma::Docks", "Inspector"),
        QT_TRANSLATE_NOOP(
            "stemma::Docks", "The stored data of the current message: its fields, its parts and the raw record."),
        Act::ShowInspector, Qt::RightDockWidgetArea,
        [](const Parts& parts, QWidget* parent) -> QWidget* { return new Inspector(&parts.audit, parent); }},
    {"problems", QT_TRANSLATE_NOOP("stemma::Docks", "Problems"),
        QT_TRANSLATE_NOOP("stemma::Docks", "The findings of a check of the open stores, and their repairs."),
        Act::ShowProblems, Qt::BottomDockWidgetArea,
        [](const Parts& parts, QWidget* parent) { return withList(new ProblemsPanel(&parts.doctor, parent)); }},
    {"audit", QT_TRANSLATE_NOOP("stemma::Docks", "Audit"),
        QT_TRANSLATE_NOOP("stemma::Docks", "The agent's own records of its runs, beside the messages."), Act::ShowAudit,
        Qt::BottomDockWidgetArea,
        [](const Parts& parts, QWidget* parent) { return withList(new AuditPanel(&parts.audit, parent)); }},
    {"context", QT_TRANSLATE_NOOP("stemma::Docks", "Context"),
        QT_TRANSLATE_NOOP("stemma::Docks",
            "The context of the model, item by item with its tokens: now, or when a message was the newest."),
        Act::ShowContext, Qt::BottomDockWidgetArea, makeContext},
    {"thinking", QT_TRANSLATE_NOOP("stemma::Docks", "Thinking"),
        QT_TRANSLATE_NOOP("stemma::Docks", "All thinking of the session, with its length and what the agent did next."),
        Act::ShowThinking, Qt::BottomDockWidgetArea,
        [](const Parts&, QWidget* parent) { return withList(new ThinkingPanel(parent)); }},
    {"changes", QT_TRANSLATE_NOOP("stemma::Docks", "Changes"),
        QT_TRANSLATE_NOOP(
            "stemma::Docks", "All changes that the session made in files, by file, and the net change of each."),
        Act::ShowChanges, Qt::BottomDockWidgetArea,
        [](const Parts&, QWidget* parent) { return withList(new ChangesPanel(parent)); }},
    {"files", QT_TRANSLATE_NOOP("stemma::Docks", "Files"),
        QT_TRANSLATE_NOOP("stemma::Docks",
            "Every file that the session names: who read or changed it, and whether it is still so on disk."),
        Act::ShowFiles, Qt::BottomDockWidgetArea,
        [](const Parts&, QWidget* parent) { return withList(new FilesPanel(parent)); }},
    {"history", QT_TRANSLATE_NOOP("stemma::Docks", "History"),
        QT_TRANSLATE_NOOP("stemma::Docks",
            "Changes made with Stemma. A change can be undone, and redone, while its undo data is kept."),
        Act::ShowHistory, Qt::BottomDockWidgetArea,
        [](const Parts& parts, QWidget* parent) { return withList(new HistoryPanel(parts.edits, parent)); }},
    {"collected", QT_TRANSLATE_NOOP("stemma::Docks", "Batch"),
        QT_TRANSLATE_NOOP(
            "stemma::Docks", "Changes that were chosen but not made yet. Apply makes all of them, or none."),
        Act::ShowCollected, Qt::BottomDockWidgetArea,
        [](const Parts& parts, QWidget* parent) { return withList(new CollectedPanel(parts.collected, parent)); }},
    {"search", QT_TRANSLATE_NOOP("stemma::Docks", "Search"),
        QT_TRANSLATE_NOOP("stemma::Docks", "Search in all sessions of all stores, with an index or without."),
        Act::ShowSearch, Qt::BottomDockWidgetArea,
        [](const Parts& parts, QWidget* parent) -> QWidget* { return new SearchView(parts.search, parent); }},
};

} // namespace

Docks::Docks(const Parts& parts, const Actions& actions, QMainWindow& window)
    : QObject(&window)
    , m_window(window)
{
    QHash<Qt::DockWidgetArea, QDockWidget*> first; // in each area, all others are tabs beside this one
    for (const DockEntry& entry : DockTable) {
        auto* dock = new QDockWidget(tr(entry.title), &window);
        dock->setObjectName(QLatin1StringView(entry.name) + u"-dock"_s);
        dock->setWidget(entry.make(parts, &window));
        dock->setWhatsThis(tr(entry.about));
        window.addDockWidget(entry.area, dock);
        m_docks.push_back(dock);
        connect(actions.get(entry.action), &QAction::triggered, this, [this, dock] { focus(dock); });
        if (QDockWidget* const beside = first.value(entry.area))
            window.tabifyDockWidget(beside, dock);
        else
            first.insert(entry.area, dock);
    }
    for (QDockWidget* dock : m_docks)
        dock->setVisible(window.dockWidgetArea(dock) != Qt::BottomDockWidgetArea);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    first.value(Qt::LeftDockWidgetArea)->raise();
    for (const Qt::Corner corner : {Qt::BottomLeftCorner, Qt::TopLeftCorner})
        window.setCorner(corner, Qt::LeftDockWidgetArea);
    m_first = window.saveState();
}

QDockWidget* Docks::dock(const QString& name) const
{
    const auto at = std::ranges::find(m_docks, name + u"-dock"_s, &QObject::objectName);
    return at == m_docks.end() ? nullptr : *at;
}

std::vector<QDockWidget*> Docks::visible(bool atTheLeft) const
{
    std::vector<QDockWidget*> found;
    for (QDockWidget* dock : m_docks) {
        const bool isLeft = m_window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
        // Behind another tab it is outside of the window.
        if (dock->isVisible() && !dock->visibleRegion().isEmpty() && isLeft == atTheLeft)
            found.push_back(dock);
    }
    return found;
}

bool Docks::isLoading() const
{
    return panel<ThinkingPanel>()->source()->isLoading() || panel<ChangesPanel>()->source()->isLoading()
        || panel<FilesPanel>()->source()->isLoading();
}

void Docks::bringUp(QDockWidget* dock)
{
    dock->show();
    dock->raise();
    const bool isBelow = m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea && !dock->isFloating();
    if (!isBelow || !m_isFirstLayout || std::exchange(m_isBottomFitted, true))
        return;
    // Room for some rows; by themselves they would open as low as they can get.
    m_window.resizeDocks({dock}, {std::max(38 * Style::measures().u, m_window.height() / 3)}, Qt::Vertical);
}

void Docks::focus(QDockWidget* dock)
{
    bringUp(dock);
    QWidget* const first = dock->widget()->focusProxy() ? dock->widget()->focusProxy() : dock->widget();
    const auto takesFocus = [dock](const QWidget* widget) {
        return dock->isAncestorOf(widget) && widget->focusPolicy() != Qt::NoFocus && widget->isEnabled()
            && widget->isVisibleTo(dock);
    };
    // A list that is empty is hidden, and something else can be gone to.
    QWidget* target = first;
    while (!takesFocus(target) && target->nextInFocusChain() != first)
        target = target->nextInFocusChain();
    dock->window()->setAttribute(Qt::WA_KeyboardFocusChange); // a frame shows where one is
    (takesFocus(target) ? target : first)->setFocus(Qt::ShortcutFocusReason);
}

// ---- layouts ---------------------------------------------------------------------------------------

void Docks::hideAll()
{
    for (QDockWidget* dock : m_docks)
        dock->hide();
}

void Docks::restore(const QByteArray& layout)
{
    m_isFirstLayout = layout.isEmpty();
    if (!m_isFirstLayout)
        m_window.restoreState(layout);
}

QByteArray Docks::layout()
{
    showInspectorAgain();
    return m_isWithoutStore ? m_before : m_window.saveState();
}

void Docks::hideWithoutStore()
{
    if (std::exchange(m_isWithoutStore, true))
        return;
    m_before = m_window.saveState();
    hideAll();
}

void Docks::showWithStore()
{
    if (!std::exchange(m_isWithoutStore, false))
        return;
    m_window.restoreState(m_before);
    m_before.clear();
    if (m_isFirstLayout)
        fitSides();
}

void Docks::reset()
{
    m_isFirstLayout = true;
    m_isBottomFitted = false;
    m_isInspectorAway = false;
    if (m_isWithoutStore) {
        m_before = m_first;
        return;
    }
    m_window.restoreState(m_first);
    fitSides();
}

void Docks::fitSides()
{
    // Narrow windows leave the room to the timeline.
    const int u = Style::measures().u;
    const bool isNarrow = m_window.width() < 340 * u;
    m_window.resizeDocks({dockOf<SessionsPanel>(), dockOf<Inspector>()},
        {isNarrow ? 59 * u : 76 * u, isNarrow ? 67 * u : 80 * u}, Qt::Horizontal);
}

void Docks::setMaximised(bool maximised)
{
    if (m_isWithoutStore)
        return;
    if (maximised) {
        m_before = m_window.saveState();
        hideAll();
    } else {
        m_window.restoreState(m_before);
        m_before.clear();
    }
}

void Docks::makeRoomFor(bool isAside)
{
    QDockWidget* inspector = dockOf<Inspector>();
    if (!isAside)
        showInspectorAgain();
    else if (!m_wasAside && !inspector->isHidden() && !inspector->isFloating()) {
        inspector->hide();
        m_isInspectorAway = true;
    }
    m_wasAside = isAside;
}

void Docks::showInspectorAgain()
{
    if (std::exchange(m_isInspectorAway, false))
        dockOf<Inspector>()->show();
}

} // namespace stemma
