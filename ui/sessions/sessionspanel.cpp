// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessionspanel.h"

#include "core/store/postgres/serveraddress.h"
#include "core/store/registry.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/sessions/sessionfilterproxy.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {
constexpr qint64 MostOfDifferentHeight = 1000; ///< sessions
constexpr qint64 MostUnfolded = 500; ///< of a store with more sessions, forks stay folded at first
} // namespace

SessionsPanel::SessionsPanel(SessionTreeModel* model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_proxy(new SessionFilterProxy(this))
    , m_view(new SessionTreeView(this))
    , m_filter(new FilterEdit(u"edit-find"_s, tr("Filter sessions"), this))
    , m_empty(new QLabel(this))
{
    const int u = Style::measures().u;
    m_proxy->setSourceModel(model);
    m_view->setModel(m_proxy);
    for (int column = 1; column < SessionTreeModel::ColumnCount; ++column)
        m_view->hideColumn(column);
    m_filter->setList(m_view);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(4 * u);
    m_empty->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);

    makeOrderButton();
    auto* head = new QHBoxLayout;
    head->setContentsMargins(3 * u / 2, 0, 3 * u / 2, 3 * u / 2);
    head->setSpacing(u + u / 2);
    head->addWidget(m_filter, 1);
    head->addWidget(m_orderButton);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);

    connect(m_filter, &FilterEdit::wordsChanged, this, &SessionsPanel::applyFilter);
    connect(m_filter, &FilterEdit::left, m_view, qOverload<>(&QWidget::setFocus));
    connect(m_view, &SessionTreeView::typed, this, [this](const QString& text) {
        m_filter->setFocus(Qt::OtherFocusReason);
        m_filter->insert(text);
    });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex& index) { activate(index, false); });
    connect(m_view, &SessionTreeView::sessionClicked, this, [this](const QModelIndex& index) {
        emit sessionClicked(index.data(SessionTreeModel::StoreRole).value<OpenStore*>(),
            SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
    });
    connect(m_view, &SessionTreeView::findingsPressed, this, [this](const QModelIndex& index) {
        emit findingsRequested(index.data(SessionTreeModel::StoreRole).value<OpenStore*>(),
            SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
    });
    connect(m_view, &SessionTreeView::editPressed, this, [this](EditKind kind) {
        const QModelIndex index = m_view->currentIndex();
        emit editRequested(kind, index.data(SessionTreeModel::StoreRole).value<OpenStore*>(),
            SessionId(index.data(SessionTreeModel::SessionIdRole).toString()));
    });
    connect(m_view, &QWidget::customContextMenuRequested, this, &SessionsPanel::showMenu);
    connect(m_model, &SessionTreeModel::storeListed, this, &SessionsPanel::expandStore);
    connect(m_empty, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == "open"_L1)
            emit openRequested();
        else
            m_filter->clear();
    });
    connect(m_proxy, &QAbstractItemModel::rowsInserted, this, &SessionsPanel::unfoldInserted);
    connect(m_proxy, &QAbstractItemModel::layoutAboutToBeChanged, this, [this] { m_groupsBefore = shownGroups(); });
    connect(m_proxy, &QAbstractItemModel::layoutChanged, this, &SessionsPanel::unfoldNewGroups);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_proxy, signal, this, &SessionsPanel::updateEmptyState);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &SessionsPanel::updateEmptyState);
    connect(m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this,
        [this](const QModelIndex& above, int first, int last) {
            for (int row = first; !above.isValid() && row <= last; ++row)
                m_expanded.remove(m_model->index(row, 0).data(SessionTreeModel::StoreRole).value<OpenStore*>());
        });
    // The filter drops a store before the model does, and so asks the model too early.
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &SessionsPanel::updateEmptyState);
    setOrder(m_order);
    updateEmptyState();
}

SessionsPanel::~SessionsPanel() = default;

void SessionsPanel::makeOrderButton()
{
    m_orderButton = new QToolButton(this);
    m_orderButton->setPopupMode(QToolButton::InstantPopup);
    m_orderButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_orderButton->setAccessibleName(tr("Order and grouping of the sessions"));
    m_orderButton->setToolTip(tr("Order and grouping of the sessions"));
    auto* menu = new QMenu(m_orderButton);
    auto* group = new QActionGroup(menu);
    const std::pair<int, QString> orders[]
        = {{SessionTreeModel::TimeColumn, tr("By time")}, {SessionTreeModel::TitleColumn, tr("By title")},
            {SessionTreeModel::MessagesColumn, tr("By messages")}, {SessionTreeModel::TokensColumn, tr("By tokens")}};
    for (const auto& [column, text] : orders) {
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(column);
        group->addAction(action);
    }
    addGrouping(*menu);
    menu->addSeparator();
    QAction* compact = menu->addAction(tr("Compact rows"));
    compact->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, compact, [this, compact] { compact->setChecked(isCompact()); });
    connect(compact, &QAction::triggered, this, [this](bool on) {
        setCompact(on);
        emit compactChanged(on);
    });
    connect(group, &QActionGroup::triggered, this, [this](const QAction* action) {
        setOrder(action->data().toInt());
        emit orderChanged(m_order);
    });
    m_orderButton->setMenu(menu);
}

void SessionsPanel::addGrouping(QMenu& menu)
{
    menu.addSeparator();
    auto* group = new QActionGroup(&menu);
    const auto add = [&](const QString& name, const QString& text, SessionGrouping grouping) {
        QAction* action = menu.addAction(text);
        action->setObjectName(name);
        action->setCheckable(true);
        group->addAction(action);
        connect(&menu, &QMenu::aboutToShow, action,
            [this, action, grouping] { action->setChecked(m_grouping == grouping); });
        connect(action, &QAction::triggered, this, [this, grouping] {
            setGrouping(grouping);
            emit groupingChanged(grouping);
        });
    };
    add(u"groupByStore"_s, tr("Group by store"), SessionGrouping::Store);
    add(u"groupByProject"_s, tr("Group by project"), SessionGrouping::Project);
    add(u"groupByDay"_s, tr("Group by day"), SessionGrouping::Day);
    add(u"groupByModel"_s, tr("Group by model"), SessionGrouping::Model);
}

void SessionsPanel::setGrouping(SessionGrouping grouping)
{
    if (std::exchange(m_grouping, grouping) == grouping)
        return;
    const QModelIndex current = m_view->currentIndex();
    const auto* store = current.data(SessionTreeModel::StoreRole).value<OpenStore*>();
    const SessionId session(current.data(SessionTreeModel::SessionIdRole).toString());
    const bool isByStore = grouping == SessionGrouping::Store;
    auto groups
        = isByStore ? nullptr : std::make_unique<SessionGroupsModel>(*m_model, grouping, format::timeLook().zone);
    m_proxy->setSourceModel(groups ? static_cast<QAbstractItemModel*>(groups.get()) : m_model);
    m_groups = std::move(groups);
    m_view->rows()->setAgentShown(!isByStore);
    for (int column = 1; column < SessionTreeModel::ColumnCount; ++column)
        m_view->hideColumn(column);
    setOrder(m_order);
    if (m_proxy->isFiltering() || sessionCount() <= MostUnfolded)
        m_view->expandAll();
    else
        m_view->expandToDepth(0);
    if (store && !session.isEmpty() && select(store, session))
        m_view->scrollTo(m_view->currentIndex());
    updateEmptyState();
}

/// Another time zone has other days.
void SessionsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::StyleChange || !m_groups || m_grouping != SessionGrouping::Day
        || m_groups->zone() == format::timeLook().zone)
        return;
    setGrouping(SessionGrouping::Store);
    setGrouping(SessionGrouping::Day);
}

QModelIndex SessionsPanel::shownIndex(const OpenStore* store, const SessionId& id) const
{
    return m_proxy->mapFromSource(m_groups ? m_groups->indexOf(store, id) : m_model->indexOf(store, id));
}

void SessionsPanel::setOrder(int column)
{
    m_order = qBound(0, column, SessionTreeModel::ColumnCount - 1);
    m_proxy->sortBy(SessionTreeModel::Column(m_order));
    for (QAction* action : m_orderButton->menu()->actions()) {
        if (!action->data().isNull() && action->data().toInt() == m_order) {
            action->setChecked(true);
            m_orderButton->setText(action->text());
        }
    }
}

void SessionsPanel::setCompact(bool compact)
{
    m_view->setCompact(compact);
}

bool SessionsPanel::isCompact() const
{
    return m_view->rows()->isCompact();
}

bool SessionsPanel::select(const OpenStore* store, const SessionId& id)
{
    const QModelIndex index = shownIndex(store, id);
    if (!index.isValid() || m_view->currentIndex() == index)
        return index.isValid();
    unfoldTo(store, id);
    m_view->setCurrentIndex(index);
    return true;
}

bool SessionsPanel::isSelected(const OpenStore* store, const SessionId& id) const
{
    const QModelIndex index = m_view->currentIndex();
    return index.isValid() && index == shownIndex(store, id);
}

void SessionsPanel::unfoldTo(const OpenStore* store, const SessionId& id)
{
    for (QModelIndex up = shownIndex(store, id).parent(); up.isValid(); up = up.parent())
        m_view->expand(up);
}

void SessionsPanel::setShown(const OpenStore* store, const SessionId& id)
{
    m_view->rows()->setShown(store, id);
    m_view->viewport()->update();
}

void SessionsPanel::applyFilter()
{
    m_proxy->setWords(m_filter->text());
    // What was filtered out and came back is folded; the way to each hit must be open.
    if (m_proxy->isFiltering()) {
        m_view->expandAll();
    } else {
        for (int row = 0; row < m_proxy->rowCount(); ++row)
            m_view->expand(m_proxy->index(row, 0));
    }
    if (!m_view->currentIndex().isValid() && m_proxy->rowCount() > 0)
        m_view->setCurrentIndex(m_proxy->index(0, 0, m_proxy->index(0, 0)));
    if (m_view->currentIndex().isValid())
        m_view->scrollTo(m_view->currentIndex());
    updateEmptyState();
}

qint64 SessionsPanel::sessionCount() const
{
    qint64 sessions = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        sessions += m_model->index(row, SessionTreeModel::MessagesColumn).data().toLongLong();
    return sessions;
}

void SessionsPanel::updateEmptyState()
{
    m_view->setUniform(sessionCount() > MostOfDifferentHeight);
    const bool empty = m_proxy->rowCount() == 0;
    m_view->setVisible(!empty);
    m_empty->setVisible(empty);
    if (!empty)
        return;
    if (m_model->rowCount() == 0)
        m_empty->setText(u"%1<br>%2"_s.arg(tr("No store is open."), Style::link(u"open"_s, tr("Open file…"))));
    else
        m_empty->setText(u"%1<br>%2"_s.arg(tr("No session matches “%1”.").arg(m_filter->text()).toHtmlEscaped(),
            Style::link(u"clear"_s, tr("Clear the filter"))));
}

void SessionsPanel::unfoldInserted(const QModelIndex& parent, int first, int last)
{
    if (!parent.isValid()) {
        // A store that was filtered out comes with its first hit, and was unfolded long ago.
        for (int row = first; (m_groups || m_proxy->isFiltering()) && row <= last; ++row)
            m_view->expand(m_proxy->index(row, 0));
        return;
    }
    if (std::max<qint64>(sessionCount(), last - first + 1) > MostUnfolded)
        return;
    // The first forks of a session, and what a new one brings along.
    if (parent.parent().isValid() && m_proxy->rowCount(parent) == last - first + 1)
        m_view->expand(parent);
    for (int row = first; row <= last; ++row)
        m_view->expandRecursively(m_proxy->index(row, 0, parent));
}

QSet<QString> SessionsPanel::shownGroups() const
{
    QSet<QString> groups;
    for (int row = 0; m_groups && row < m_proxy->rowCount(); ++row)
        groups += m_proxy->index(row, 0).data(SessionGroupsModel::GroupRole).toString();
    return groups;
}

/// A group that was filtered out while it was empty comes with the session that moves to it.
void SessionsPanel::unfoldNewGroups()
{
    for (int row = 0; m_groups && row < m_proxy->rowCount(); ++row) {
        const QModelIndex group = m_proxy->index(row, 0);
        if (!m_groupsBefore.contains(group.data(SessionGroupsModel::GroupRole).toString()))
            m_view->expand(group);
    }
}

/// The first time it is listed: what somebody folds stays so while agents write.
void SessionsPanel::expandStore(const OpenStore* store)
{
    if (m_expanded.contains(store)) {
        updateEmptyState();
        return;
    }
    m_expanded.insert(store);
    if (m_groups) {
        if (sessionCount() <= MostUnfolded)
            m_view->expandAll();
        updateEmptyState();
        return;
    }
    const QModelIndex index = m_proxy->mapFromSource(m_model->indexOf(store));
    m_view->expand(index);
    const QModelIndex source = m_model->indexOf(store);
    const qint64 sessions = source.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong();
    if (sessions <= MostUnfolded)
        m_view->expandRecursively(index);
    updateEmptyState();
}

void SessionsPanel::activate(const QModelIndex& index, bool newTab)
{
    if (!index.parent().isValid())
        m_view->setExpanded(index, !m_view->isExpanded(index));
    else
        emit sessionActivated(index.data(SessionTreeModel::StoreRole).value<OpenStore*>(),
            SessionId(index.data(SessionTreeModel::SessionIdRole).toString()), newTab);
}

void SessionsPanel::showMenu(const QPoint& place)
{
    const QPersistentModelIndex index = m_view->indexAt(place);
    if (!index.isValid())
        return;
    if (const QVariant directory = index.data(SessionGroupsModel::DirectoryRole); directory.isValid()) {
        showProjectMenu(place, directory.toString());
        return;
    }
    const QPointer<OpenStore> store = index.data(SessionTreeModel::StoreRole).value<OpenStore*>();
    if (!store)
        return;
    const bool isSession = index.parent().isValid();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (isSession) {
        menu->addAction(tr("Open"), this, [this, index] { activate(index, false); });
        menu->addAction(tr("Open in new tab"), this, [this, index] { activate(index, true); });
        const QString id = index.data(SessionTreeModel::SessionIdRole).toString();
        menu->addAction(icons::icon(u"lineage"_s), tr("Lineage"), this, [this, store, id] {
            if (store)
                emit lineageRequested(store, SessionId(id));
        });
        menu->addAction(icons::icon(u"usage"_s), tr("Usage of this session"), this, [this, store, id] {
            if (store)
                emit usageRequested(store, SessionId(id));
        });
        menu->addAction(icons::icon(u"view-split-left-right"_s), tr("Compare with…"), this, [this, store, id] {
            if (store)
                emit compareRequested(store, SessionId(id));
        });
        menu->addAction(
            icons::icon(u"edit-copy"_s), tr("Copy id"), this, [id] { QApplication::clipboard()->setText(id); });
        addResume(*menu, index);
        addEdits(*menu, store, SessionId(id));
    } else {
        const QString path = store->info().path;
        menu->addAction(icons::icon(u"usage"_s), tr("Usage of this store"), this, [this, store] {
            if (store)
                emit usageRequested(store, {});
        });
        menu->addAction(
            icons::icon(u"edit-copy"_s), tr("Copy path"), this, [path] { QApplication::clipboard()->setText(path); });
    }
    menu->addSeparator();
    menu->addAction(icons::icon(u"view-refresh"_s), tr("Reload"), this, [this, store] {
        if (store)
            emit reloadRequested(store);
    });
    QAction* folder = menu->addAction(icons::icon(u"document-open-folder"_s), tr("Show in folder"), this, [store] {
        if (store)
            QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(store->info().path).path()));
    });
    folder->setEnabled(store && !isServerAddress(store->info().path));
    menu->addAction(icons::icon(u"tab-close"_s), tr("Close store"), this, [this, store] {
        if (store)
            emit closeRequested(store);
    });
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void SessionsPanel::showProjectMenu(const QPoint& place, const QString& directory)
{
    if (directory.isEmpty())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(icons::icon(u"edit-copy"_s), tr("Copy path"), this,
        [directory] { QApplication::clipboard()->setText(directory); });
    menu->addAction(icons::icon(u"document-open-folder"_s), tr("Open project folder"), this,
        [directory] { QDesktopServices::openUrl(QUrl::fromLocalFile(directory)); });
    menu->popup(m_view->viewport()->mapToGlobal(place));
}

void SessionsPanel::addResume(QMenu& menu, const QModelIndex& session)
{
    const auto* store = session.data(SessionTreeModel::StoreRole).value<OpenStore*>();
    const auto info = session.data(SessionTreeModel::InfoRole).value<SessionInfo>();
    const QString command = continueCommand(store->info(), info.id);
    if (command.isEmpty())
        return;
    menu.addAction(icons::icon(u"edit-copy"_s), tr("Copy resume command"), this,
        [command] { QApplication::clipboard()->setText(command); });
    menu.addAction(icons::icon(u"terminal"_s), tr("Resume in a terminal"), this,
        [this, command, directory = info.directory] { emit terminalRequested(command, directory); });
}

void SessionsPanel::addEdits(QMenu& menu, OpenStore* store, const SessionId& id)
{
    if (!m_editRefusal)
        return;
    menu.addSeparator();
    menu.setToolTipsVisible(true); // what is off says why
    const std::tuple<EditKind, QString, QString> edits[]
        = {{EditKind::Fork, u"fork"_s, tr("Fork…")}, {EditKind::Rename, u"edit-rename"_s, tr("Rename…")},
            {EditKind::Mark, u"tag"_s, tr("Labels and flag…")}, {EditKind::Move, u"folder-sync"_s, tr("Move project…")},
            {EditKind::Delete, u"edit-delete"_s, tr("Delete session…")}};
    for (const auto& [kind, icon, text] : edits) {
        QAction* action = menu.addAction(icons::icon(icon), text, this, [this, kind, id, of = QPointer(store)] {
            if (of)
                emit editRequested(kind, of, id);
        });
        const QString reason = m_editRefusal(store, kind, id);
        action->setEnabled(reason.isEmpty());
        action->setToolTip(reason);
    }
}

} // namespace stemma
