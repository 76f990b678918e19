// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/searching.h"

#include "core/store/postgres/serveraddress.h"
#include "core/store/registry.h"
#include "ui/pages/searchpage.h"
#include "ui/pages/sessionfind.h"
#include "ui/search/indexdialog.h"
#include "ui/search/searchbook.h"
#include "ui/window/actions.h"
#include "ui/window/choosers.h"
#include "ui/window/docks.h"
#include "ui/window/jobreports.h"
#include "ui/window/jobs.h"
#include "ui/window/places.h"
#include "ui/window/storeopening.h"
#include "ui/window/tabarea.h"

#include <QDockWidget>

#include <algorithm>

namespace stemma {

using Act = Actions::Id;

Searching::Searching(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
    , m_opener(std::make_shared<SearchLane::Opener>(&openStoreFor))
    , m_known(new KnownStores(this))
    , m_book(new SearchBook(settings, this))
{
    m_indexer = new SearchIndexer(viewParts().opener, this);
    const auto wish = [this] { m_indexer->setWished(m_book->choices().isIndexing, m_book->choices().notIndexed); };
    wish();
    connect(m_book, &SearchBook::indexingChanged, m_indexer, wish);
    connect(m_known, &KnownStores::changed, m_indexer, [this] { m_indexer->setStores(m_known->stores()); });
    connect(m_indexer, &SearchIndexer::failed, this, &Searching::said);
}

Searching::~Searching() = default;

SearchView::Parts Searching::viewParts() const
{
    const auto open = [opener = m_opener](const JobControl& job, const QString& path) { return (*opener)(job, path); };
    return {open, m_known, m_indexer, m_book};
}

void Searching::setOpener(const SearchLane::Opener& opener)
{
    *m_opener = opener;
}

void Searching::setSaving(bool isSaving)
{
    m_book->setSaving(isSaving);
}

void Searching::connectTo(const Parts& parts)
{
    m_parts = std::make_unique<Parts>(parts);
    m_dockView = parts.docks.panel<SearchView>();
    connectView(m_dockView);
    reportJobs(parts.jobs, m_dockView->source());
    reportJobs(parts.jobs, m_indexer);
    connect(parts.actions.get(Act::ShowSearch), &QAction::triggered, m_dockView->bar()->edit(), &QLineEdit::selectAll);
    connect(parts.actions.get(Act::SearchInTab), &QAction::triggered, this, [this] { m_parts->tabs.openSearch({}); });
    connect(parts.actions.get(Act::SearchIndexes), &QAction::triggered, this, &Searching::showIndexes);
    parts.choosers.setSearch(viewParts().opener, m_known);
    connect(&parts.choosers, &Choosers::hitChosen, this,
        [this](const SearchHit& hit, const QList<TextPattern>& patterns) { show(hit, patterns, false); });
    connect(&parts.tabs, &TabArea::asideAdded, this, &Searching::takeAside);
    connect(&parts.tabs, &TabArea::currentChanged, this, &Searching::takePlace);
    connect(&parts.stores, &StoreManager::opened, this, [this](OpenStore* store, bool before) {
        if (!before) {
            connect(store, &OpenStore::changed, m_indexer,
                [this, path = cleanStorePath(store->info().path)] { m_indexer->noteChange(path); });
            takeOpen();
        }
        const bool isWanted = m_wanted && m_wanted->store == StoreManager::cleanPath(store->info().path);
        if (!isWanted)
            return;
        const Wanted wanted = *std::exchange(m_wanted, {});
        goTo(store, wanted.hit, wanted.patterns, wanted.isShownOnly);
    });
    connect(&parts.stores, &StoreManager::closed, this, &Searching::takeOpen);
    for (const Act act : {Act::ShowSearch, Act::SearchInTab})
        connect(parts.actions.get(act), &QAction::triggered, this, &Searching::findStores);
}

void Searching::connectView(SearchView* view)
{
    connect(view, &SearchView::hitShown, this,
        [this](const SearchHit& hit, const QList<TextPattern>& patterns) { show(hit, patterns, true); });
    connect(view, &SearchView::hitChosen, this,
        [this](const SearchHit& hit, const QList<TextPattern>& patterns) { show(hit, patterns, false); });
    connect(view, &SearchView::tabRequested, this, [this](const QString& state) { m_parts->tabs.openSearch(state); });
    connect(view, &SearchView::indexRequested, this, &Searching::showIndexes);
    connect(view, &SearchView::openRequested, m_parts->actions.get(Act::OpenFile), &QAction::trigger);
    connect(view, &SearchView::left, m_parts->actions.get(Act::ShowTimeline), &QAction::trigger);
    view->bar()->setPlace(m_place);
}

void Searching::takeAside(AsidePage* page)
{
    auto* search = qobject_cast<SearchPage*>(page);
    if (!search)
        return;
    auto* view = new SearchView(viewParts(), search);
    view->bar()->tabButton()->hide();
    connectView(view);
    search->setView(view);
    view->bar()->edit()->setFocus(Qt::OtherFocusReason);
}

// ---- stores ----------------------------------------------------------------------------------------

void Searching::start()
{
    m_isStarted = true;
    takeOpen();
    QList<KnownStore> recent;
    for (const RecentStore& store : m_settings.recentStores())
        recent.append({store.path, store.format, false});
    m_known->setRecent(recent);
    findStores();
    m_indexer->start();
}

void Searching::takeOpen()
{
    QList<KnownStore> open;
    for (const OpenStore* store : m_parts->stores.stores())
        open.append({store->info().path, store->info().format, true});
    m_known->setOpen(open);
}

/// An agent that was used for the first time meanwhile is found when somebody searches again.
void Searching::findStores()
{
    if (!m_isStarted || (m_sinceFound.isValid() && !m_sinceFound.hasExpired(FindAgainMs)))
        return;
    m_sinceFound.start();
    m_known->find();
}

void Searching::takePlace()
{
    const OpenStore* store = m_parts->tabs.currentStore();
    if (!store)
        return;
    const QModelIndex index = m_parts->stores.sessions()->indexOf(store, m_parts->tabs.currentId());
    m_place = {cleanStorePath(store->info().path), store->info().format,
        index.data(SessionTreeModel::InfoRole).value<SessionInfo>().directory};
    for (SearchView* view : m_parts->window->findChildren<SearchView*>())
        view->bar()->setPlace(m_place);
}

bool Searching::isIdle() const
{
    const QList<SearchView*> views = m_parts->window->findChildren<SearchView*>(); // in the dock and in tabs
    return !m_wanted && !m_known->isLooking()
        && std::ranges::all_of(views, [](const SearchView* view) { return !view->isVisible() || view->isIdle(); });
}

void Searching::showIndexes()
{
    auto* dialog = new IndexDialog(*m_indexer, *m_book, m_parts->window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// ---- from a hit to its place -----------------------------------------------------------------------

void Searching::show(const SearchHit& hit, const QList<TextPattern>& patterns, bool isShownOnly)
{
    if (OpenStore* store = m_parts->stores.find(hit.store))
        return goTo(store, hit, patterns, isShownOnly);
    m_wanted = Wanted {StoreManager::cleanPath(hit.store), hit, patterns, isShownOnly};
    m_parts->stores.open(hit.store);
}

void Searching::goTo(OpenStore* store, const SearchHit& hit, const QList<TextPattern>& patterns, bool isShownOnly)
{
    m_parts->places.note(true);
    SessionPage* page = isShownOnly ? m_parts->tabs.previewSession(store, hit.session)
                                    : m_parts->tabs.openSession(store, hit.session);
    if (!isShownOnly) {
        m_parts->tabs.keep(store, hit.session);
        page->setFocus(Qt::OtherFocusReason);
    }
    if (hit.rowKey < 0) // a title
        return;
    page->goToKey(hit.rowKey, hit.part);
    page->find()->show(std::vector<TextPattern>(patterns.begin(), patterns.end()), hit);
}

} // namespace stemma
