// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/exporting.h"

#include "ui/export/exportdialog.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/actions.h"
#include "ui/window/tabarea.h"

namespace stemma {

Exporting::Exporting(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.get(Actions::Id::Export), &QAction::triggered, this, [this] { open(); });
}

void Exporting::update()
{
    m_parts.actions.setAvailable(Actions::Id::Export,
        m_parts.tabs.currentStore() && !m_parts.tabs.currentId().isEmpty(), tr("No session is open."));
}

/// The keys of what is selected, where that is more than the place one looks at.
QSet<qint64> Exporting::selected() const
{
    const SessionPage* page = m_parts.tabs.currentSession();
    if (!page)
        return {};
    const TimelineSelection& selection = page->timeline()->cursor().selection();
    QSet<int> rows;
    for (const PartPlace& place : selection.singles())
        rows += place.row;
    if (selection.isRange()) {
        for (int row = selection.first().row; row <= selection.last().row; ++row)
            rows += row;
    }
    if (rows.isEmpty() && selection.current().row >= 0)
        rows += selection.current().row;
    QSet<qint64> keys;
    for (const int row : rows)
        keys += page->model()->outlineRow(row).key;
    return keys;
}

ExportDialog* Exporting::open()
{
    OpenStore* store = m_parts.tabs.currentStore();
    const SessionId id = m_parts.tabs.currentId();
    if (!store || id.isEmpty())
        return nullptr;
    SessionInfo info
        = m_parts.stores.sessions()->indexOf(store, id).data(SessionTreeModel::InfoRole).value<SessionInfo>();
    info.id = id; // the list may not have it yet
    const ExportSource::Opener opener = [path = store->info().path, open = m_parts.stores.opener()](
                                            const JobControl& job) { return open(job, path); };
    auto* dialog = new ExportDialog(opener, info, selected(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (SessionPage* page = m_parts.tabs.currentSession())
        connect(dialog, &ExportDialog::messageRequested, page, &SessionPage::goToMessage);
    dialog->show();
    return dialog;
}

} // namespace stemma
