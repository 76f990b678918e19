// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/askingsteps.h"

#include "core/models/summaryrequests.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace stemma {

AskingSteps::AskingSteps(SummaryRequests& requests, QWidget* parent)
    : QWidget(parent)
    , m_requests(requests)
    , m_label(new QLabel(this))
    , m_stop(new QPushButton(tr("Cancel"), this))
{
    const int u = Style::measures().u;
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    row->setSpacing(2 * u);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_label->setAccessibleName(tr("Steps of the summary"));
    m_stop->setToolTip(tr("Cancel the request; nothing more is sent"));
    row->addWidget(m_label, 1);
    row->addWidget(m_stop);
    connect(m_stop, &QPushButton::clicked, &requests, &SummaryRequests::cancel);
    connect(&requests, &SummaryRequests::stepsChanged, this, &AskingSteps::updateSteps);
    updateSteps();
}

void AskingSteps::updateSteps()
{
    const QStringList steps = m_requests.steps();
    m_label->setText(steps.join(u'\n'));
    m_stop->setVisible(m_requests.isAsking() && m_requests.isPending());
    setVisible(!steps.isEmpty());
}

} // namespace stemma
