// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/currentsessionpanel.h"

#include "ui/common/style.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

namespace stemma {

QVBoxLayout* CurrentSessionPanel::layOut(QSplitter* split, QLabel* empty)
{
    empty->setAlignment(Qt::AlignCenter);
    empty->setWordWrap(true);
    empty->setMargin(4 * Style::measures().u);
    split->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(split, 1);
    layout->addWidget(empty, 1);
    return layout;
}

void CurrentSessionPanel::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == m_listed->store() && session == m_listed->session())
        return;
    setPlace(-1, -1);
    leaveSession();
    m_listed->setCurrent(store, session);
}

void CurrentSessionPanel::setCurrentRow(int row, int part)
{
    if (row == m_row && part == m_part)
        return;
    setPlace(row, part);
    follow();
}

void CurrentSessionPanel::setPlace(int row, int part)
{
    m_row = row;
    m_part = part;
}

void CurrentSessionPanel::chooseRow(int row, int part)
{
    setPlace(row, part); // first, so that the timeline's answer finds it current
    emit rowChosen(row, part);
}

void CurrentSessionPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_listed->setWanted(true);
    follow();
}

void CurrentSessionPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_listed->setWanted(false);
}

} // namespace stemma
