// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/fittedcolumns.h"

#include "ui/common/style.h"

#include <QEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTreeView>

#include <algorithm>

namespace stemma {

FittedColumns::FittedColumns(QTreeView* view, QList<int> texts, QList<int> leastFirst)
    : QObject(view)
    , m_view(view)
    , m_texts(std::move(texts))
    , m_leastFirst(std::move(leastFirst))
    , m_isUsed(view->model()->columnCount(), true)
    , m_wishes(view->model()->columnCount(), Wish::None)
{
    QHeaderView* header = view->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(6 * Style::measures().u);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &FittedColumns::showMenu);
    connect(header, &QHeaderView::sectionResized, this, [this] { m_hasOwnWidths = m_hasOwnWidths || !m_isFitting; });
    view->viewport()->installEventFilter(this);
}

void FittedColumns::setUsed(int column, bool isUsed)
{
    m_isUsed[column] = isUsed;
}

bool FittedColumns::isWanted(int column) const
{
    return m_isUsed.at(column) && m_wishes.at(column) != Wish::Hidden;
}

int FittedColumns::neededWidth(int column) const
{
    const int u = Style::measures().u;
    // A tree's own is hidden by it.
    const int contents = static_cast<const QAbstractItemView*>(m_view)->sizeHintForColumn(column);
    const int whole = std::max(contents + 2 * u, m_view->header()->sectionSizeHint(column));
    return m_texts.contains(column) ? std::min(whole, 40 * u) : whole;
}

void FittedColumns::fit()
{
    const QScopedValueRollback fitting(m_isFitting, true);
    const int columns = int(m_isUsed.size());
    const int room = m_view->viewport()->width();
    const int least = 30 * Style::measures().u; // of the column that takes the rest
    const auto wide = std::ranges::find_if(m_texts, [this](int column) { return isWanted(column); });
    const int stretched = wide == m_texts.end() ? -1 : *wide;
    QList<int> widths(columns, 0);
    int needed = 0;
    for (int column = 0; column < columns; ++column) {
        m_view->setColumnHidden(column, !isWanted(column));
        if (!isWanted(column))
            continue; // what is hidden has no measures
        widths[column] = column == stretched ? std::min(least, neededWidth(column)) : neededWidth(column);
        needed += widths.at(column);
    }
    for (qsizetype i = 0; i < m_leastFirst.size(); ++i) {
        const int column = m_leastFirst.at(i);
        if (needed > room && stretched >= 0 && i + 2 == m_leastFirst.size()) { // the last figures are worth more
            const int narrow = std::min(widths.at(stretched), 16 * Style::measures().u);
            needed -= std::exchange(widths[stretched], narrow) - narrow;
        }
        if (needed <= room)
            break;
        if (m_wishes.at(column) == Wish::Shown || column == stretched)
            continue;
        needed -= std::exchange(widths[column], 0);
    }
    if (stretched >= 0)
        widths[stretched] += std::max(0, room - needed);
    for (int column = 0; column < columns; ++column) {
        m_view->setColumnHidden(column, widths.at(column) == 0);
        if (widths.at(column) > 0 && !m_hasOwnWidths)
            m_view->setColumnWidth(column, widths.at(column));
    }
}

bool FittedColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange)
        fit();
    return QObject::eventFilter(watched, event);
}

void FittedColumns::showMenu(const QPoint& place)
{
    auto* menu = new QMenu(m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int column = 0; column < m_isUsed.size(); ++column) {
        if (!m_isUsed.at(column))
            continue;
        QAction* action = menu->addAction(m_view->model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!m_view->isColumnHidden(column));
        action->setEnabled(m_leastFirst.contains(column));
        connect(action, &QAction::toggled, this, [this, column](bool isShown) {
            m_wishes[column] = isShown ? Wish::Shown : Wish::Hidden;
            m_hasOwnWidths = false;
            fit();
        });
    }
    menu->popup(m_view->header()->mapToGlobal(place));
}

} // namespace stemma
