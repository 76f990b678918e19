// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiongroupsmodel.h"
#include "ui/common/filteredit.h"
#include "ui/sessions/sessiontreeview.h"

class QLabel;
class QMenu;
class QToolButton;

namespace stemma {

class SessionFilterProxy;

/// Stores and sessions with a filter; the content of the sessions dock.
class SessionsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit SessionsPanel(SessionTreeModel* model, QWidget* parent = nullptr);
    ~SessionsPanel() override;

    [[nodiscard]] SessionTreeView* view() const { return m_view; }
    [[nodiscard]] FilterEdit* filterEdit() const { return m_filter; }
    [[nodiscard]] int order() const { return m_order; }
    void setOrder(int column);
    /// Why an edit cannot be made in a store; empty: it can. Asked when a menu opens; without it there are no edits.
    using EditRefusal = std::function<QString(const OpenStore*, EditKind, const SessionId&)>;
    void setEditRefusal(EditRefusal refusal) { m_editRefusal = std::move(refusal); }
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const;
    void setGrouping(SessionGrouping grouping);
    [[nodiscard]] SessionGrouping grouping() const { return m_grouping; }
    /// Selects a session; false: it is not listed, or filtered out.
    bool select(const OpenStore* store, const SessionId& id);
    [[nodiscard]] bool isSelected(const OpenStore* store, const SessionId& id) const;
    /// Unfolds what a session stands below, and leaves the selection alone.
    void unfoldTo(const OpenStore* store, const SessionId& id);
    /// The session of the current tab; null: none.
    void setShown(const OpenStore* store, const SessionId& id);
    /// Whether the filter text has been applied.
    [[nodiscard]] bool isSettled() const { return m_filter->isSettled(); }

signals:
    void sessionActivated(stemma::OpenStore* store, const stemma::SessionId& id, bool newTab);
    void sessionClicked(stemma::OpenStore* store, const stemma::SessionId& id); ///< to have a look at it
    void findingsRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void lineageRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void usageRequested(stemma::OpenStore* store, const stemma::SessionId& id); ///< empty: of the store
    void compareRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void editRequested(stemma::EditKind kind, stemma::OpenStore* store, const stemma::SessionId& id);
    void reloadRequested(stemma::OpenStore* store);
    void closeRequested(stemma::OpenStore* store);
    void openRequested();
    void orderChanged(int column);
    void compactChanged(bool compact);
    void groupingChanged(stemma::SessionGrouping grouping);
    /// The agent's command for a session is to be run in a terminal.
    void terminalRequested(const QString& command, const QString& directory);

protected:
    void changeEvent(QEvent* event) override;

private:
    void makeOrderButton();
    void addGrouping(QMenu& menu);
    void applyFilter();
    void updateEmptyState();
    void expandStore(const OpenStore* store);
    void showMenu(const QPoint& place);
    void showProjectMenu(const QPoint& place, const QString& directory);
    void addResume(QMenu& menu, const QModelIndex& session);
    void addEdits(QMenu& menu, OpenStore* store, const SessionId& id);
    [[nodiscard]] QModelIndex shownIndex(const OpenStore* store, const SessionId& id) const;
    void unfoldInserted(const QModelIndex& parent, int first, int last);
    [[nodiscard]] QSet<QString> shownGroups() const;
    void unfoldNewGroups();
    [[nodiscard]] qint64 sessionCount() const;
    void activate(const QModelIndex& index, bool newTab);

    SessionTreeModel* m_model = nullptr;
    SessionGrouping m_grouping = SessionGrouping::Store;
    std::unique_ptr<SessionGroupsModel> m_groups; ///< null: by store
    SessionFilterProxy* m_proxy = nullptr;
    SessionTreeView* m_view = nullptr;
    FilterEdit* m_filter = nullptr;
    QToolButton* m_orderButton = nullptr;
    QLabel* m_empty = nullptr;
    QSet<const OpenStore*> m_expanded; ///< once, when they were listed first
    QSet<QString> m_groupsBefore; ///< while the layout of the rows changes
    EditRefusal m_editRefusal;
    int m_order = SessionTreeModel::TimeColumn;
};

} // namespace stemma
