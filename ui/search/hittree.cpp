// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/hittree.h"

#include "ui/search/hitdelegate.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

HitTree::HitTree(QWidget* parent)
    : QTreeView(parent)
{
    setObjectName(u"hits"_s);
    setItemDelegate(new HitDelegate(this));
    setHeaderHidden(true);
    setIndentation(0); // the delegate draws the nesting
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setAccessibleName(tr("Hits"));
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &HitTree::lookAtEnd);
}

void HitTree::setModel(QAbstractItemModel* model)
{
    QTreeView::setModel(model);
    // All sessions are open at first; who folds one keeps it folded.
    connect(model, &QAbstractItemModel::modelReset, this, &QTreeView::expandAll);
}

void HitTree::rowsInserted(const QModelIndex& parent, int first, int last)
{
    QTreeView::rowsInserted(parent, first, last);
    if (!parent.isValid()) {
        for (int row = first; row <= last; ++row)
            expand(model()->index(row, 0));
    }
}

void HitTree::lookAtEnd()
{
    const QScrollBar* bar = verticalScrollBar();
    if (bar->maximum() > 0 && bar->value() == bar->maximum())
        emit endReached();
}

void HitTree::drawBranches(QPainter* /*painter*/, const QRect& /*rect*/, const QModelIndex& /*index*/) const
{
}

bool HitTree::toggleAt(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    const bool isSession = index.isValid() && !index.parent().isValid();
    if (!isSession || event->button() != Qt::LeftButton
        || !HitDelegate::chevronRect(visualRect(index), layoutDirection()).contains(at))
        return false;
    setExpanded(index, !isExpanded(index));
    return true;
}

void HitTree::mousePressEvent(QMouseEvent* event)
{
    m_pressed = QPersistentModelIndex();
    if (toggleAt(event))
        return;
    if (event->button() == Qt::LeftButton && !event->modifiers())
        m_pressed = indexAt(event->position().toPoint());
    QTreeView::mousePressEvent(event);
}

void HitTree::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex index = std::exchange(m_pressed, QPersistentModelIndex());
    if (index.isValid() && index == indexAt(event->position().toPoint()) && index.parent().isValid())
        emit shown(index);
}

void HitTree::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_pressed = QPersistentModelIndex();
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && event->button() == Qt::LeftButton && !toggleAt(event))
        emit chosen(index);
}

void HitTree::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    const bool isPlain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool isAtTop = !currentIndex().isValid() || !indexAbove(currentIndex()).isValid();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentIndex().isValid())
            emit chosen(currentIndex());
    } else if (event->key() == Qt::Key_Escape || (event->key() == Qt::Key_Up && isAtTop && isPlain)) {
        emit fieldWanted({});
    } else if (isPlain && !text.isEmpty() && text.front().isPrint() && !text.front().isSpace()) {
        emit fieldWanted(text);
    } else {
        QTreeView::keyPressEvent(event);
    }
}

} // namespace stemma
