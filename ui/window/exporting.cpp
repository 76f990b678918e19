// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/exporting.h"

#include "ui/export/exportdialog.h"
#include "ui/export/sessionprinting.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/actions.h"
#include "ui/window/tabarea.h"

namespace stemma {

Exporting::Exporting(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.get(Actions::Id::Export), &QAction::triggered, this, [this] { open(); });
    connect(m_parts.actions.get(Actions::Id::Print), &QAction::triggered, this, [this] { print(); });
}

void Exporting::update()
{
    for (const Actions::Id id : {Actions::Id::Export, Actions::Id::Print})
        m_parts.actions.setAvailable(
            id, m_parts.tabs.currentStore() && !m_parts.tabs.currentId().isEmpty(), tr("No session is open."));
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

std::function<Result<std::unique_ptr<SessionStore>>(const JobControl&)> Exporting::openerOf(
    const OpenStore& store) const
{
    return
        [path = store.info().path, open = m_parts.stores.opener()](const JobControl& job) { return open(job, path); };
}

SessionPrinting* Exporting::print()
{
    OpenStore* store = m_parts.tabs.currentStore();
    ExportWish wish;
    wish.session = m_parts.tabs.currentId();
    if (!store || wish.session.isEmpty() || m_printing)
        return nullptr;
    if (const QSet<qint64> keys = selected(); keys.size() > 1)
        wish.keys = keys;
    m_printing = new SessionPrinting(openerOf(*store), wish, &m_parts.window);
    connect(m_printing, &SessionPrinting::ended, this, [this](const Result<>& result) {
        if (!result && result.error().code != Errc::Cancelled)
            emit said(result.error().text);
    });
    m_printing->start();
    return m_printing;
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
    auto* dialog = new ExportDialog(openerOf(*store), info, selected(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (SessionPage* page = m_parts.tabs.currentSession())
        connect(dialog, &ExportDialog::messageRequested, page, &SessionPage::goToMessage);
    dialog->show();
    return dialog;
}

} // namespace stemma
