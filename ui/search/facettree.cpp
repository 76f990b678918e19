// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/search/facettree.h"

#include "core/models/searchfacetsmodel.h"
#include "core/models/searchtexts.h"
#include "ui/common/style.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A field as a heading; a value with its box and its count.
class FacetDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const override
    {
        const Measures& m = Style::measures();
        return {10, qMax(5 * m.u + m.u / 2, QFontMetrics(m.body).height() + 2)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Measures& m = Style::measures();
        const QVariant count = index.data(SearchFacetsModel::CountRole);
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const QStyle* style = option.widget->style();
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &item, painter, option.widget);
        const bool isExact = !index.data(SearchFacetsModel::IsLeastRole).toBool();
        const QString text = count.isValid() ? searchtexts::facetCount(count.toLongLong(), isExact) : QString();
        const int width = text.isEmpty() ? 0 : QFontMetrics(m.meta).horizontalAdvance(text) + 3 * m.u;
        const QRect all = option.rect;
        item.rect = QStyle::visualRect(option.direction, all, all.adjusted(0, 0, -width, 0));
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
        if (text.isEmpty())
            return;
        painter->save();
        painter->setFont(m.meta);
        painter->setPen(Style::colours().muted);
        const QRect end(all.right() + 1 - width, all.top(), width - m.u, all.height());
        painter->drawText(QStyle::visualRect(option.direction, all, end),
            int(QStyle::visualAlignment(option.direction, Qt::AlignRight)) | Qt::AlignVCenter, text);
        painter->restore();
    }

    bool editorEvent(QEvent*, QAbstractItemModel*, const QStyleOptionViewItem&, const QModelIndex&) override
    {
        return false; // a click anywhere on a line is one on its box: the view toggles
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
        const bool isMore = index.data(SearchFacetsModel::MoreRole).isValid();
        if (!index.parent().isValid())
            option->font = Style::measures().bold;
        if (isMore)
            option->palette.setColor(QPalette::Text, Style::colours().accent);
    }
};

} // namespace

FacetTree::FacetTree(SearchFacetsModel* facets, QWidget* parent)
    : QTreeView(parent)
    , m_facets(facets)
{
    setObjectName(u"facets"_s);
    setModel(facets);
    setItemDelegate(new FacetDelegate(this));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setIndentation(4 * Style::measures().u);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Filters"));
    setToolTip(tr("Alt+click: only this"));
    connect(facets, &QAbstractItemModel::modelAboutToBeReset, this,
        [this] { m_scrolledTo = verticalScrollBar()->value(); });
    connect(facets, &QAbstractItemModel::modelReset, this, [this] {
        unfold();
        verticalScrollBar()->setValue(m_scrolledTo);
    });
    connect(this, &QTreeView::collapsed, this,
        [this](const QModelIndex& index) { m_folded.insert(index.data(SearchFacetsModel::FieldRole).toInt()); });
    connect(this, &QTreeView::expanded, this,
        [this](const QModelIndex& index) { m_folded.remove(index.data(SearchFacetsModel::FieldRole).toInt()); });
    connect(this, &QWidget::customContextMenuRequested, this, &FacetTree::showMenu);
}

void FacetTree::unfold()
{
    for (int row = 0; row < m_facets->rowCount(); ++row) {
        const QModelIndex index = m_facets->index(row, 0);
        if (!m_folded.contains(index.data(SearchFacetsModel::FieldRole).toInt()))
            expand(index);
    }
}

void FacetTree::toggle(const QModelIndex& index, Qt::KeyboardModifiers modifiers)
{
    if (!index.parent().isValid())
        setExpanded(index, !isExpanded(index));
    else if (modifiers.testFlag(Qt::AltModifier))
        m_facets->chooseOnly(index);
    else
        m_facets->toggle(index);
}

void FacetTree::showMenu(const QPoint& place)
{
    const QPersistentModelIndex index = indexAt(place);
    if (!index.parent().isValid())
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Only this"), this, [this, index] { toggle(index, Qt::AltModifier); })
        ->setObjectName("onlyThis"_L1);
    menu->popup(viewport()->mapToGlobal(place));
}

void FacetTree::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->position().toPoint()) : QModelIndex();
    QTreeView::mousePressEvent(event);
}

void FacetTree::mouseReleaseEvent(QMouseEvent* event)
{
    QTreeView::mouseReleaseEvent(event);
    const QModelIndex index = std::exchange(m_pressed, QPersistentModelIndex());
    if (index.parent().isValid() && index == indexAt(event->position().toPoint()))
        toggle(index, event->modifiers());
}

void FacetTree::keyPressEvent(QKeyEvent* event)
{
    const bool toggles
        = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (toggles && currentIndex().isValid())
        toggle(currentIndex(), event->modifiers());
    else
        QTreeView::keyPressEvent(event);
}

} // namespace stemma
