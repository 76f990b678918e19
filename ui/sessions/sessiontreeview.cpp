// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sessions/sessiontreeview.h"

#include "core/models/sessiontreemodel.h"
#include "ui/sessions/sessiondelegate.h"

#include <QKeyEvent>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

SessionTreeView::SessionTreeView(QWidget* parent)
    : QTreeView(parent)
    , m_delegate(new SessionDelegate(this))
{
    setObjectName(u"sessions"_s);
    setItemDelegate(m_delegate);
    setHeaderHidden(true);
    setIndentation(0); // the delegate draws the nesting
    setRootIsDecorated(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setAccessibleName(tr("Sessions"));
}

QPair<const void*, QString> SessionTreeView::keyOf(const QModelIndex& index) const
{
    return {index.data(SessionTreeModel::StoreRole).value<OpenStore*>(),
        index.data(SessionTreeModel::SessionIdRole).toString()};
}

void SessionTreeView::rowsAboutToBeRemoved(const QModelIndex& parent, int start, int end)
{
    const QModelIndex current = currentIndex();
    const bool isGone = current.parent() == parent && current.row() >= start && current.row() <= end;
    const auto key = isGone ? keyOf(current) : QPair<const void*, QString>();
    QTreeView::rowsAboutToBeRemoved(parent, start, end);
    if (isGone && !key.second.isEmpty()) {
        m_lost = key;
        m_instead = currentIndex();
    }
}

void SessionTreeView::rowsInserted(const QModelIndex& parent, int start, int end)
{
    QTreeView::rowsInserted(parent, start, end);
    if (m_lost.second.isEmpty())
        return;
    if (currentIndex() != m_instead) {
        m_lost = {}; // somebody chose another one meanwhile
        return;
    }
    for (int row = start; row <= end; ++row) {
        const QModelIndex index = model()->index(row, 0, parent);
        if (keyOf(index) == m_lost) {
            m_lost = {};
            setCurrentIndex(index);
            return;
        }
    }
}

void SessionTreeView::drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const
{
    Q_UNUSED(painter)
    Q_UNUSED(rect)
    Q_UNUSED(index)
}

void SessionTreeView::setCompact(bool compact)
{
    m_delegate->setCompact(compact);
    setUniformRowHeights(compact || m_delegate->isUniform());
    scheduleDelayedItemsLayout();
}

void SessionTreeView::setUniform(bool uniform)
{
    if (uniform == m_delegate->isUniform())
        return;
    m_delegate->setUniform(uniform);
    setCompact(m_delegate->isCompact());
}

bool SessionTreeView::toggleAt(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    if (!index.isValid() || !model()->hasChildren(index) || event->button() != Qt::LeftButton)
        return false;
    if (!m_delegate->chevronRect(visualRect(index), index, layoutDirection()).contains(event->position().toPoint()))
        return false;
    setExpanded(index, !isExpanded(index));
    return true;
}

void SessionTreeView::mousePressEvent(QMouseEvent* event)
{
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    m_onFindings = event->button() == Qt::LeftButton && index.isValid()
        && m_delegate->findingsRect(visualRect(index), index, layoutDirection()).contains(at);
    m_clicked = QPersistentModelIndex();
    if (m_onFindings) {
        emit findingsPressed(index);
    } else if (!toggleAt(event)) {
        if (event->button() == Qt::LeftButton && !event->modifiers() && index.parent().isValid())
            m_clicked = index;
        QTreeView::mousePressEvent(event);
    }
}

void SessionTreeView::mouseReleaseEvent(QMouseEvent* event)
{
    // The view would take it for a click on the session.
    if (!std::exchange(m_onFindings, false))
        QTreeView::mouseReleaseEvent(event);
    const QModelIndex index = std::exchange(m_clicked, QPersistentModelIndex());
    if (index.isValid() && index == indexAt(event->position().toPoint()))
        emit sessionClicked(index);
}

void SessionTreeView::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_clicked = QPersistentModelIndex();
    const QModelIndex index = indexAt(event->position().toPoint());
    if (index.isValid() && !index.parent().isValid())
        setExpanded(index, !isExpanded(index));
    else if (!toggleAt(event))
        QTreeView::mouseDoubleClickEvent(event);
}

bool SessionTreeView::event(QEvent* event)
{
    // Here these keys are about the current session, and not about what is selected in the timeline.
    if (event->type() == QEvent::ShortcutOverride && currentIndex().parent().isValid()) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Delete) || (key->key() == Qt::Key_F2 && !key->modifiers())) {
            event->accept();
            return true;
        }
    }
    return QTreeView::event(event);
}

void SessionTreeView::keyPressEvent(QKeyEvent* event)
{
    const bool deletes = event->matches(QKeySequence::Delete);
    if (currentIndex().parent().isValid() && (deletes || (event->key() == Qt::Key_F2 && !event->modifiers()))) {
        emit editPressed(deletes ? EditKind::Delete : EditKind::Rename);
        return;
    }
    const QString text = event->text();
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (plain && !text.isEmpty() && text.front().isPrint() && !text.front().isSpace()) {
        emit typed(text);
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (currentIndex().isValid())
            emit activated(currentIndex());
        return;
    }
    window()->setAttribute(Qt::WA_KeyboardFocusChange); // a frame shows where the keys lead
    QTreeView::keyPressEvent(event);
}

} // namespace stemma
