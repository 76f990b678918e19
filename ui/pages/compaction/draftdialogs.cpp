// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/draftdialogs.h"

#include "core/models/compactiondrafts.h"
#include "ui/compaction/choosemodelsdialog.h"
#include "ui/compaction/comparelevelsdialog.h"
#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"
#include "ui/pages/compaction/draftwords.h"

namespace stemma {

DraftDialogs::DraftDialogs(CompactionDrafts& drafts, QWidget* parent)
    : QObject(parent)
    , m_drafts(drafts)
    , m_parent(parent)
{
    connect(&drafts.requests(), &SummaryRequests::ended, this, [this](bool isComparison) {
        if (isComparison && m_drafts.all().size() > 1)
            compare();
    });
}

void DraftDialogs::setEndpoints(EndpointBook* book)
{
    m_book = book;
}

void DraftDialogs::setUpModel()
{
    if (!m_book)
        return;
    auto* dialog = new EndpointDialog(*m_book, m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// Which levels and models are tried out, besides what is there.
void DraftDialogs::chooseModels()
{
    if (!m_book || !m_book->isSet())
        return;
    auto* dialog = new ChooseModelsDialog(m_book->endpoints(), m_book->chosen(), m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog] { m_drafts.compare(dialog->wanted(), dialog->withoutModel()); });
    dialog->open();
}

void DraftDialogs::compare()
{
    m_drafts.takeEdited();
    QList<SummaryDraft::Key> keys;
    for (const auto& [key, draft] : m_drafts.all())
        keys += key;
    auto* dialog = new CompareLevelsDialog(draftwords::compared(m_drafts.all()), m_parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareLevelsDialog::chosen, this, [this, keys](qsizetype index) {
        m_drafts.takeEdited();
        m_drafts.show(keys.at(index));
    });
    dialog->open();
}

} // namespace stemma
