// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTreeView>

namespace stemma {

/// The list of hits below their sessions. A click shows a hit, a double click or Return goes to it; Up at the top goes
/// back to the field, and so does what is typed.
class HitTree final : public QTreeView
{
    Q_OBJECT
public:
    explicit HitTree(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;

signals:
    void shown(const QModelIndex& index); ///< clicked once, without a modifier
    void chosen(const QModelIndex& index);
    void fieldWanted(const QString& typed); ///< nothing: only the focus
    void endReached(); ///< the last hit is on screen

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;
    void rowsInserted(const QModelIndex& parent, int first, int last) override;

private:
    bool toggleAt(QMouseEvent* event);
    void lookAtEnd();

    QPersistentModelIndex m_pressed;
};

} // namespace stemma
