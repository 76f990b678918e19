// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/reviewpane.h"

#include "ui/compaction/lossmeters.h"
#include "ui/compaction/summarypane.h"
#include "ui/pages/compaction/coveredpane.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compaction/summarycolumn.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace stemma {

ReviewPane::ReviewPane(OpenStore& store, MessageModel* messages, QWidget* parent)
    : QWidget(parent)
    , m_meters(new LossMeters(this))
    , m_columns(new QSplitter(Qt::Horizontal, this))
    , m_covered(new CoveredPane(store, messages, this))
    , m_column(new SummaryColumn(this))
    , m_findings(new FindingsPane(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_columns->addWidget(m_covered);
    m_columns->addWidget(m_column);
    m_columns->addWidget(m_findings);
    m_columns->setChildrenCollapsible(false);
    for (const int i : {0, 1, 2})
        m_columns->setStretchFactor(i, i == 1 ? 3 : 4);
    layout->addWidget(m_meters);
    layout->addWidget(m_columns, 1);
    connect(m_findings, &FindingsPane::chosen, this, &ReviewPane::chooseFinding);
    connect(m_findings, &FindingsPane::addRequested, this, [this](const LossFinding& finding) {
        summary()->addLost(finding);
        emit textChanged();
    });
    connect(summary(), &SummaryPane::edited, this, &ReviewPane::textChanged);
}

void ReviewPane::setReview(const LossReviewPtr& review, bool isWorking, bool isPartial)
{
    m_meters->setReview(review, isWorking);
    m_findings->setReview(review, isPartial);
    summary()->setReview(review);
    m_covered->setReview(review, isWorking);
}

void ReviewPane::updateButtons(const CompactionDraft* draft, bool canEdit, const QString& reason)
{
    m_column->updateButtons(draft);
    m_findings->setCanAdd(canEdit, reason);
}

SummaryPane* ReviewPane::summary() const
{
    return m_column->pane();
}

/// Shows where it stands on both sides.
void ReviewPane::chooseFinding()
{
    const LossFinding* finding = m_findings->current();
    if (!finding)
        return;
    if (!finding->places.isEmpty())
        m_covered->timeline()->goToRow(int(finding->places.first().message));
    summary()->showPlace(*finding);
}

void ReviewPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int wide = width();
    m_columns->setSizes({wide * 35 / 100, wide * 26 / 100, wide * 39 / 100});
}

} // namespace stemma
