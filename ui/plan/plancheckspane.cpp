// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/plancheckspane.h"

#include "core/models/openstore.h"
#include "core/store/registry.h"
#include "ui/common/icons.h"
#include "ui/plan/checklist.h"
#include "ui/plan/panehead.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace stemma {

PlanChecksPane::PlanChecksPane(QWidget* parent)
    : QWidget(parent)
{
    using namespace plandialog;
    m_column = paneColumn(this);
    m_summary = mutedLabel(this);
    m_head = paneHead(titleLabel(this, tr("Checks")), m_summary);
    m_column->addLayout(m_head);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setBackgroundRole(QPalette::Base); // also while there are no checks
    m_scroll->setAccessibleName(tr("Checks"));
    m_checks = new CheckList(m_scroll);
    m_checks->setAutoFillBackground(true);
    m_checks->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(m_checks);
    m_column->addWidget(m_scroll, 1);
    m_goOnBox = makeGoOn();
    m_column->addWidget(m_goOnBox);
    updateColours();
    fit();
}

QWidget* PlanChecksPane::makeGoOn()
{
    auto* box = new QWidget(this);
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Style::measures().u);
    m_goOn = new CommandEdit(box);
    m_goOn->setAccessibleName(tr("The command to resume the agent"));
    m_copyGoOn = new QPushButton(icons::icon(u"edit-copy"_s), tr("Copy"), box);
    m_copyGoOn->setAutoDefault(false);
    m_copyGoOn->setToolTip(tr("Copy the command to resume the agent afterwards"));
    layout->addWidget(plandialog::titleLabel(box, tr("To resume")));
    layout->addWidget(m_goOn, 1);
    layout->addWidget(m_copyGoOn);
    connect(
        m_copyGoOn, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_goOn->command()); });
    box->hide();
    return box;
}

void PlanChecksPane::setPlan(const EditPlan* plan, const OpenStore* store)
{
    m_checks->setVisible(plan != nullptr);
    m_checks->setChecks(plan ? plan->checks : QList<PlannedCheck>());
    m_summary->setText(plan ? CheckList::summary(plan->checks) : QString());
    setGoOn(plan && store ? continueCommand(store->info(), *plan) : QString());
    fit();
}

void PlanChecksPane::setGoOn(const QString& command)
{
    m_goOnBox->setVisible(!command.isEmpty());
    m_goOn->setCommand(command);
}

void PlanChecksPane::setLow(bool on)
{
    if (std::exchange(m_isLow, on) == on)
        return;
    constexpr int Columns = 2;
    m_checks->setColumns(on ? Columns : 1);
    QBoxLayout* from = on ? m_column : m_head;
    from->removeWidget(m_goOnBox);
    // Beside the title, which has the width of the dialog then.
    if (on)
        m_head->insertWidget(1, m_goOnBox, 1);
    else
        m_column->addWidget(m_goOnBox);
    fit();
}

void PlanChecksPane::fit()
{
    const int u = Style::measures().u;
    constexpr int Shown = 3;
    m_scroll->setMinimumHeight(m_isLow ? m_checks->heightOf(Shown) + 2 * m_scroll->frameWidth() : 11 * u);
    m_scroll->setMaximumHeight(m_isLow ? m_scroll->minimumHeight() : QWIDGETSIZE_MAX);
}

void PlanChecksPane::updateColours()
{
    QPalette quiet = m_goOn->palette();
    quiet.setColor(QPalette::Text, Style::colours().text);
    quiet.setColor(QPalette::Base, Qt::transparent);
    m_goOn->setPalette(quiet);
}

void PlanChecksPane::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        updateColours();
}

} // namespace stemma
