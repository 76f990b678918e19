// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/sessiontreemodel.h"

#include <QTimer>
#include <QTreeView>

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace stemma {

class SessionDelegate;
class SessionFilterProxy;

/// The tree of the sessions panel: draws nesting by its delegate, and so takes clicks on the chevron.
class SessionTreeView final : public QTreeView
{
    Q_OBJECT
public:
    explicit SessionTreeView(QWidget* parent = nullptr);
    [[nodiscard]] SessionDelegate* rows() const { return m_delegate; }
    void setCompact(bool compact);
    void setUniform(bool uniform); ///< see SessionDelegate::setUniform()

signals:
    void typed(const QString& text); ///< somebody types: filter
    void findingsPressed(const QModelIndex& index);
    void editPressed(stemma::EditKind kind); ///< of the current session, by key
    void sessionClicked(const QModelIndex& index); ///< once, without a modifier

protected:
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    bool toggleAt(QMouseEvent* event);
    bool m_onFindings = false; ///< the press was on a session's pill
    QPersistentModelIndex m_clicked; ///< the session that was pressed, and not folded
    SessionDelegate* m_delegate = nullptr;
};

/// Stores and sessions with a filter; the content of the sessions dock.
class SessionsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit SessionsPanel(SessionTreeModel* model, QWidget* parent = nullptr);

    [[nodiscard]] SessionTreeView* view() const { return m_view; }
    [[nodiscard]] QLineEdit* filterEdit() const { return m_filter; }
    [[nodiscard]] int order() const { return m_order; }
    void setOrder(int column);
    /// Why an edit cannot be made in a store; empty: it can. Asked when a menu opens; without it there are no edits.
    using EditRefusal = std::function<QString(const OpenStore*, EditKind, const SessionId&)>;
    void setEditRefusal(EditRefusal refusal) { m_editRefusal = std::move(refusal); }
    void setCompact(bool compact);
    [[nodiscard]] bool isCompact() const;
    /// Selects a session; false: it is not listed, or filtered out.
    bool select(const OpenStore* store, const SessionId& id);
    [[nodiscard]] bool isSelected(const OpenStore* store, const SessionId& id) const;
    /// Unfolds what a session stands below, and leaves the selection alone.
    void unfoldTo(const OpenStore* store, const SessionId& id);
    /// The session of the current tab; null: none.
    void setShown(const OpenStore* store, const SessionId& id);
    /// Whether the filter text has been applied.
    [[nodiscard]] bool isSettled() const { return !m_debounce.isActive(); }

signals:
    void sessionActivated(stemma::OpenStore* store, const stemma::SessionId& id, bool newTab);
    void sessionClicked(stemma::OpenStore* store, const stemma::SessionId& id); ///< to have a look at it
    void findingsRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void lineageRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void compareRequested(stemma::OpenStore* store, const stemma::SessionId& id);
    void editRequested(stemma::EditKind kind, stemma::OpenStore* store, const stemma::SessionId& id);
    void reloadRequested(stemma::OpenStore* store);
    void closeRequested(stemma::OpenStore* store);
    void openRequested();
    void orderChanged(int column);
    void compactChanged(bool compact);

private:
    void makeOrderButton();
    void applyFilter();
    void updateEmptyState();
    void expandStore(const OpenStore* store);
    void showMenu(const QPoint& place);
    void addEdits(QMenu& menu, OpenStore* store, const SessionId& id);
    void activate(const QModelIndex& index, bool newTab);

    SessionTreeModel* m_model = nullptr;
    SessionFilterProxy* m_proxy = nullptr;
    SessionTreeView* m_view = nullptr;
    QLineEdit* m_filter = nullptr;
    QToolButton* m_orderButton = nullptr;
    QLabel* m_empty = nullptr;
    QTimer m_debounce;
    EditRefusal m_editRefusal;
    int m_order = SessionTreeModel::TimeColumn;
};

} // namespace stemma
