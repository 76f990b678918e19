// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plandetails.h"

#include "ui/common/style.h"
#include "ui/plan/plancheckspane.h"
#include "ui/plan/planfigurespane.h"
#include "ui/plan/plannedwritespane.h"

#include <QGridLayout>

namespace stemma {

PlanDetails::PlanDetails(QWidget* parent)
    : QWidget(parent)
    , m_writes(new PlannedWritesPane(this))
    , m_figures(new PlanFiguresPane(this))
    , m_checks(new PlanChecksPane(this))
    , m_grid(new QGridLayout(this))
{
    const int u = Style::measures().u;
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4 * u);
    m_grid->setVerticalSpacing(2 * u);
    for (int column = 0; column < 2; ++column)
        m_grid->setColumnStretch(column, 1);
    arrange();
}

void PlanDetails::arrange()
{
    for (QWidget* pane :
        {static_cast<QWidget*>(m_writes), static_cast<QWidget*>(m_figures), static_cast<QWidget*>(m_checks)})
        m_grid->removeWidget(pane);
    m_grid->addWidget(m_writes, 0, 0, m_isLow ? 1 : 2, 1);
    m_grid->addWidget(m_figures, 0, 1);
    m_grid->addWidget(m_checks, 1, m_isLow ? 0 : 1, 1, m_isLow ? 2 : 1);
    m_grid->setRowStretch(0, m_isLow ? 1 : 0);
    m_grid->setRowStretch(1, m_isLow ? 0 : 1);
}

void PlanDetails::setLow(bool on)
{
    if (std::exchange(m_isLow, on) == on)
        return;
    m_checks->setLow(on);
    m_figures->setLow(on);
    arrange();
}

bool PlanDetails::isShort(EditKind kind)
{
    return kind == EditKind::Rename || kind == EditKind::Checkpoint || kind == EditKind::Mark;
}

void PlanDetails::setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store, const QString& text)
{
    m_writes->setPlan(plan, text);
    m_figures->setPlan(plan, kind);
    m_checks->setPlan(plan, store);
}

} // namespace stemma
