// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/diffview.h"

#include "ui/changes/diffdelegate.h"
#include "ui/common/style.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

DiffView::DiffView(QWidget* parent)
    : QWidget(parent)
    , m_model(new DiffListModel(this))
    , m_delegate(new DiffDelegate(m_model, this))
    , m_view(new QTreeView(this))
    , m_bar(new QScrollBar(Qt::Horizontal, this))
{
    m_view->setObjectName(u"diff"_s);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setLayoutDirection(Qt::LeftToRight);
    m_view->setHeaderHidden(true);
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_view->setAccessibleName(tr("Changed lines"));
    m_view->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_bar);
    setFocusProxy(m_view);
    connect(m_bar, &QScrollBar::valueChanged, this, [this](int value) {
        m_delegate->setOffset(value);
        m_view->viewport()->update();
    });
    connect(m_delegate->colours(), &DiffColours::arrived, m_view->viewport(), qOverload<>(&QWidget::update));
    connect(m_view, &QTreeView::activated, this, &DiffView::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &DiffView::currentChanged);
    updateScrollBar();
}

void DiffView::setSections(std::vector<DiffSection> sections)
{
    m_model->setSections(std::move(sections));
    m_bar->setValue(0);
    updateScrollBar();
    goTo(0);
}

void DiffView::setLayout(DiffListModel::Layout layout)
{
    const int hunk = currentHunk();
    m_model->setLayout(layout);
    updateScrollBar();
    goTo(hunk < 0 ? 0 : m_model->rowOfHunk(hunk));
}

void DiffView::showMessage(qint64 row)
{
    const auto at = std::ranges::find(m_model->sections(), row, &DiffSection::row);
    if (at != m_model->sections().end())
        goTo(m_model->rowOfSection(int(at - m_model->sections().begin())));
}

void DiffView::goTo(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    if (!index.isValid()) {
        emit currentChanged();
        return;
    }
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(index, row == 0 ? QAbstractItemView::EnsureVisible : QAbstractItemView::PositionAtTop);
}

int DiffView::currentHunk() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model->rowAt(current.row()).hunk : -1;
}

bool DiffView::stepHunk(int by)
{
    const int next = currentHunk() + by;
    // Between the title of the next file and its first hunk the one before is current.
    if (next < 0 || next >= int(m_model->hunks().size()))
        return false;
    goTo(m_model->rowOfHunk(next));
    return true;
}

void DiffView::choose(const QModelIndex& index)
{
    const DiffSection& section = m_model->sections()[size_t(m_model->rowAt(index.row()).section)];
    if (section.row >= 0)
        emit rowChosen(int(section.row), section.part);
}

void DiffView::updateScrollBar()
{
    const int columns = std::max(1, m_model->columnCount());
    const int room = m_view->viewport()->width() / columns - m_delegate->textStart();
    const int left = m_delegate->longestText() - room;
    m_bar->setRange(0, std::max(0, left));
    m_bar->setPageStep(std::max(1, room));
    m_bar->setSingleStep(8 * Style::measures().u);
    m_bar->setVisible(left > 0 && m_model->rowCount() > 0);
}

void DiffView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateScrollBar();
}

/// The arrows to the side move the texts.
bool DiffView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPlain = !(key->modifiers() & ~Qt::KeypadModifier);
        if (isPlain && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right)) {
            m_bar->triggerAction(key->key() == Qt::Key_Left ? QAbstractSlider::SliderSingleStepSub
                                                            : QAbstractSlider::SliderSingleStepAdd);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace stemma
