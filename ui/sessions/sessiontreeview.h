// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

#include <QPersistentModelIndex>
#include <QTreeView>

namespace stemma {

class SessionDelegate;

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
    void rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end) override;
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    bool toggleAt(QMouseEvent* event);
    [[nodiscard]] QPair<const void*, QString> keyOf(const QModelIndex& index) const;

    /// The current session that was removed, and the row that became current instead: it may come back, as where a file
    /// is written anew.
    QPair<const void*, QString> m_lost;
    QPersistentModelIndex m_instead;
    bool m_onFindings = false; ///< the press was on a session's pill
    QPersistentModelIndex m_clicked; ///< the session that was pressed, and not folded
    SessionDelegate* m_delegate = nullptr;
};

} // namespace stemma
