// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planfoot.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/plan/panehead.h"
#include "ui/plan/planrequest.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace stemma {

PlanFoot::PlanFoot(const PlanRequest& request, QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * Style::measures().u);
    m_copy = new QPushButton(icons::icon(u"edit-copy"_s), tr("Copy as command"), this);
    m_copy->setObjectName("copy"_L1);
    m_copy->setToolTip(tr("Copy the command that prints this plan; with --apply it makes the change"));
    m_command = new CommandEdit(this);
    m_command->setAccessibleName(tr("The command for this plan"));
    m_status = plandialog::mutedLabel(this);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_collect = new QPushButton(tr("Add to batch"), this);
    // What is kept outside of the store, and what is collected already, is made by itself.
    const EditKind kind = kindOf(request.edit);
    m_collect->setVisible(
        kind != EditKind::Checkpoint && kind != EditKind::Mark && kind != EditKind::Batch && request.follows.isEmpty());
    if (request.isCollected) {
        m_collect->setText(tr("Keep"));
        m_collect->setToolTip(tr("Replace the change in the batch"));
    }
    m_apply = new QPushButton(icons::icon(u"dialog-ok-apply"_s), QString(), this);
    m_apply->setVisible(!request.isCollected);
    for (QPushButton* button : {m_copy, m_cancel, m_collect})
        button->setAutoDefault(false);
    m_unfold = new QToolButton(this);
    m_unfold->setText(tr("Details"));
    m_unfold->setToolTip(tr("Show the planned writes and the context of the agent afterwards"));
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout->addWidget(m_unfold);
    layout->addWidget(m_copy);
    layout->addWidget(m_command, 1);
    layout->addStretch();
    layout->addWidget(m_status);
    layout->addWidget(m_cancel);
    layout->addWidget(m_collect);
    layout->addWidget(m_apply);
    connect(
        m_copy, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_command->command()); });
    setCommand({});
    updateColours();
}

void PlanFoot::setCommand(const QString& command)
{
    m_command->setCommand(command);
    m_copy->setEnabled(!command.isEmpty());
}

void PlanFoot::setDetailed(bool on)
{
    m_unfold->setChecked(on);
    m_unfold->setArrowType(on ? Qt::DownArrow : isRightToLeft() ? Qt::LeftArrow : Qt::RightArrow);
    m_command->setVisible(on);
    m_copy->setVisible(on);
}

void PlanFoot::updateColours()
{
    QPalette quiet = m_command->palette();
    quiet.setColor(QPalette::Text, Style::colours().muted);
    quiet.setColor(QPalette::Base, Qt::transparent);
    m_command->setPalette(quiet);
}

void PlanFoot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_command)
        updateColours();
}

} // namespace stemma
