// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plandetails.h"

#include "ui/common/style.h"
#include "ui/plan/planfigurespane.h"
#include "ui/plan/plannedwritespane.h"

#include <QHBoxLayout>

namespace stemma {

PlanDetails::PlanDetails(QWidget* parent)
    : QWidget(parent)
    , m_writes(new PlannedWritesPane(this))
    , m_figures(new PlanFiguresPane(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4 * Style::measures().u);
    layout->addWidget(m_writes, 1);
    layout->addWidget(m_figures, 1);
}

bool PlanDetails::isShort(EditKind kind)
{
    return kind == EditKind::Rename || kind == EditKind::Checkpoint || kind == EditKind::Mark;
}

void PlanDetails::setPlan(const EditPlan* plan, EditKind kind, const OpenStore* store, const QString& text)
{
    m_writes->setPlan(plan, text);
    m_figures->setPlan(plan, kind, store);
}

} // namespace stemma
