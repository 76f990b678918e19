// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/exporting.h"

#include "ui/export/exportdialog.h"
#include "ui/export/sessionprinting.h"
#include "ui/pages/compaction/findingspane.h"
#include "ui/pages/compactionpage.h"
#include "ui/pages/lineagepage.h"
#include "ui/pages/sessionpage.h"
#include "ui/window/actions.h"
#include "ui/window/tabarea.h"

namespace stemma {

Exporting::Exporting(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(m_parts.actions.get(Actions::Id::Export), &QAction::triggered, this, [this] { open(); });
    connect(
        m_parts.actions.get(Actions::Id::ExportComparison), &QAction::triggered, this, [this] { openComparison(); });
    connect(m_parts.actions.get(Actions::Id::ExportReview), &QAction::triggered, this, [this] { openReview(); });
    connect(m_parts.actions.get(Actions::Id::Print), &QAction::triggered, this, [this] { print(); });
    connect(&m_parts.tabs, &TabArea::asideAdded, this, &Exporting::take);
}

void Exporting::take(AsidePage* page)
{
    if (auto* lineage = qobject_cast<LineagePage*>(page))
        connect(lineage, &LineagePage::canExportChanged, this, &Exporting::update);
    auto* compaction = qobject_cast<CompactionPage*>(page);
    if (!compaction)
        return;
    connect(compaction->findings(), &FindingsPane::canExportChanged, this, &Exporting::update);
    connect(
        compaction->findings(), &FindingsPane::exportRequested, this, [this, compaction] { openReview(*compaction); });
}

void Exporting::update()
{
    for (const Actions::Id id : {Actions::Id::Export, Actions::Id::Print})
        m_parts.actions.setAvailable(
            id, m_parts.tabs.currentStore() && !m_parts.tabs.currentId().isEmpty(), tr("No session is open."));
    const auto* lineage = m_parts.tabs.currentAsideAs<LineagePage>();
    m_parts.actions.setAvailable(
        Actions::Id::ExportComparison, lineage && lineage->canExport(), tr("No comparison is shown."));
    const auto* compaction = m_parts.tabs.currentAsideAs<CompactionPage>();
    m_parts.actions.setAvailable(Actions::Id::ExportReview, compaction && compaction->findings()->canExport(),
        tr("No review of a summary is shown."));
}

ExportDialog* Exporting::openComparison()
{
    auto* page = m_parts.tabs.currentAsideAs<LineagePage>();
    return page ? page->exportComparison() : nullptr;
}

ExportDialog* Exporting::openReview()
{
    auto* page = m_parts.tabs.currentAsideAs<CompactionPage>();
    return page ? openReview(*page) : nullptr;
}

ExportDialog* Exporting::openReview(CompactionPage& page)
{
    const CompactionNode* node = page.drafts().shown() ? nullptr : page.node();
    return page.reviewer()->exportReview(
        m_parts.tabs.titleOf(page.store(), page.session()), node ? &node->summary : nullptr);
}

/// What is selected, where that is more than the place one looks at.
ExportKeys Exporting::selected() const
{
    const SessionPage* page = m_parts.tabs.currentSession();
    if (!page)
        return {};
    const TimelineSelection& selection = page->timeline()->cursor().selection();
    const auto keyAt = [page](int row) { return page->model()->outlineRow(row).key; };
    const std::pair run(selection.first().row, selection.last().row);
    const auto isThere = [page](int row) { return row >= 0 && row < page->model()->rowCount(); };
    ExportKeys keys;
    if (selection.isRange() && isThere(run.second)) { // a session that was emptied keeps its place
        keys.run = {keyAt(run.first), keyAt(run.second)};
        keys.count = run.second - run.first + 1;
    }
    QSet<int> rows;
    for (const PartPlace& place : selection.singles()) {
        if (isThere(place.row) && (!keys.run || place.row < run.first || place.row > run.second))
            rows += place.row;
    }
    if (rows.isEmpty() && !keys.run && isThere(selection.current().row))
        rows += selection.current().row;
    for (const int row : std::as_const(rows))
        keys.single += keyAt(row);
    keys.count += rows.size();
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
    if (const ExportKeys keys = selected(); keys.count > 1)
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
    connect(dialog, &ExportDialog::copyRequested, this,
        [this, id, store = QPointer(store)](const RedactionList& list, const QStringList& names) {
            if (store)
                emit copyRequested(store, id, list, names);
        });
    if (SessionPage* page = m_parts.tabs.currentSession())
        connect(dialog, &ExportDialog::messageRequested, page, &SessionPage::goToMessage);
    dialog->show();
    return dialog;
}

} // namespace stemma
