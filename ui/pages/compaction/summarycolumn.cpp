// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/summarycolumn.h"

#include "ui/common/style.h"
#include "ui/compaction/panehead.h"
#include "ui/compaction/summarypane.h"
#include "ui/find/editorfind.h"
#include "ui/find/findbar.h"

#include <QCheckBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace stemma {

SummaryColumn::SummaryColumn(QWidget* parent)
    : QWidget(parent)
    , m_head(new PaneHead(true, this))
    , m_pane(new SummaryPane(this))
    , m_buttons(new QWidget(this))
    , m_apply(new QPushButton(tr("Apply…"), m_buttons))
    , m_discard(new QPushButton(tr("Discard"), m_buttons))
    , m_inPlace(new QCheckBox(tr("In this session"), m_buttons))
    , m_findBar(new FindBar(this))
    , m_findInText(new EditorFind(*m_findBar, *m_pane->browser()))
    , m_findInEditor(new EditorFind(*m_findBar, *m_pane->editor()))
{
    const int u = Style::measures().u;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(2 * u, u, 2 * u, u);
    m_apply->setToolTip(tr("Show what would be written"));
    row->addWidget(m_apply);
    row->addWidget(m_discard);
    row->addSpacing(2 * u);
    row->addWidget(m_inPlace);
    row->addStretch();
    layout->addWidget(m_head);
    layout->addWidget(m_pane, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_buttons);
    connect(m_apply, &QPushButton::clicked, this, &SummaryColumn::applyRequested);
    connect(m_discard, &QPushButton::clicked, this, &SummaryColumn::discardRequested);
}

void SummaryColumn::openFind()
{
    (m_pane->isEditing() ? m_findInEditor : m_findInText)->open();
}

void SummaryColumn::stepFind(bool forward)
{
    m_findBar->step(forward);
}

void SummaryColumn::setWords(const QString& name, const QString& more)
{
    m_head->setWords(name, more);
}

void SummaryColumn::updateButtons(const CompactionDraft* draft)
{
    const bool isEditing = m_pane->isEditing();
    m_buttons->setVisible(isEditing || draft);
    m_inPlace->setVisible(draft && draft->makesSession);
    if (draft) {
        m_inPlace->setEnabled(draft->notInPlace.isEmpty());
        m_inPlace->setToolTip(draft->notInPlace.isEmpty()
                ? tr("Append the summary and the kept messages to this session instead of making a new one")
                : draft->notInPlace);
    }
    m_apply->setEnabled(draft || (isEditing && m_pane->text() != m_pane->storedText()));
}

bool SummaryColumn::isInPlace() const
{
    return m_inPlace->isEnabled() && m_inPlace->isChecked();
}

} // namespace stemma
