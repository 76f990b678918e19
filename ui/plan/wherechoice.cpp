// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/wherechoice.h"

#include "ui/common/mutedlabel.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QRadioButton>

namespace stemma {

WhereChoice::WhereChoice(const QString& fork, bool isInPlace, QWidget* parent)
    : QWidget(parent)
    , m_fork(new QRadioButton(fork, this))
    , m_inPlace(new QRadioButton(tr("In this session"), this))
    , m_note(new MutedLabel(this))
{
    const int u = Style::measures().u;
    (isInPlace ? m_inPlace : m_fork)->setChecked(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(u);
    layout->addWidget(m_fork);
    layout->addWidget(new MutedLabel(tr("(the original stays)"), this));
    layout->addSpacing(4 * u);
    layout->addWidget(m_inPlace);
    layout->addWidget(m_note);
    layout->addStretch(1);
    connect(m_inPlace, &QRadioButton::toggled, this, &WhereChoice::changed);
    for (const QRadioButton* button : {m_fork, m_inPlace})
        connect(button, &QRadioButton::clicked, this, [this] { m_isChosen = true; });
}

bool WhereChoice::isInPlace() const
{
    return m_inPlace->isChecked();
}

void WhereChoice::setInPlaceNote(const QString& note)
{
    m_note->setText(note);
}

void WhereChoice::refuseFork(const QString& reason)
{
    refuse(*m_fork, *m_inPlace, reason);
}

void WhereChoice::refuseInPlace(const QString& reason)
{
    refuse(*m_inPlace, *m_fork, reason);
}

void WhereChoice::preferFork(const QString& reason)
{
    if (!m_fork->isEnabled())
        return;
    if (m_inPlace->isEnabled()) {
        m_inPlace->setToolTip(reason);
        m_inPlace->setAccessibleDescription(reason);
    }
    if (!m_isChosen)
        m_fork->setChecked(true);
}

void WhereChoice::refuse(QRadioButton& button, QRadioButton& other, const QString& reason)
{
    button.setEnabled(reason.isEmpty());
    button.setToolTip(reason);
    button.setAccessibleDescription(reason);
    if (!reason.isEmpty() && other.isEnabled())
        other.setChecked(true);
}

} // namespace stemma
