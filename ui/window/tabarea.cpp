// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/tabarea.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/start/startpage.h"
#include "ui/pages/askpage.h"
#include "ui/pages/compactionpage.h"
#include "ui/window/errorpage.h"
#include "ui/window/tabtitles.h"
#include "ui/pages/lineagepage.h"
#include "ui/pages/pagestate.h"
#include "ui/pages/searchpage.h"
#include "ui/pages/usagepage.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int MaxClosed = 20;

bool sameTab(const TabState& one, const TabState& two)
{
    return one.store == two.store && one.session == two.session && one.view == two.view;
}

} // namespace

TabArea::TabArea(StoreManager* stores, StartPage* start, QWidget* parent)
    : QStackedWidget(parent)
    , m_stores(stores)
    , m_start(start)
    , m_tabs(new SessionTabs(this))
{
    m_tabs->setObjectName(u"tabs"_s);
    addWidget(m_start);
    addWidget(m_tabs);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, &TabArea::closeTab);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TabArea::update);
    connect(m_tabs, &SessionTabs::keepRequested, this, [this] { m_tabs->setPreview(nullptr); });
    connect(m_tabs, &SessionTabs::revealRequested, this, [this](int index) {
        if (const auto* page = qobject_cast<SessionPage*>(m_tabs->widget(index)))
            emit revealRequested(page->store(), page->session());
        else if (const auto* aside = qobject_cast<AsidePage*>(m_tabs->widget(index)); aside && aside->store())
            emit revealRequested(aside->store(), aside->session());
    });
    connect(m_stores, &StoreManager::aboutToClose, this, &TabArea::closeStore);
    connect(m_stores, &StoreManager::opened, this, [this](OpenStore* store) {
        dropRefusal(store->info().path);
        fillFrom(store);
    });
    connect(m_stores->sessions(), &SessionTreeModel::storeListed, this, &TabArea::updateTitles);
    connect(m_stores->sessions(), &SessionTreeModel::dataChanged, this, &TabArea::updateTitles);
    update();
}

QString TabArea::titleOf(const OpenStore* store, const SessionId& id) const
{
    const QModelIndex index = m_stores->sessions()->indexOf(store, id);
    QString title = index.data().toString().simplified();
    if (!title.isEmpty())
        return title;
    if (const QString before = m_titles.value(id); !before.isEmpty())
        return before;
    for (const TabState& state : m_order) {
        if (state.session == id && !state.title.isEmpty())
            return state.title;
    }
    return id.value;
}

SessionPage* TabArea::openSession(OpenStore* store, const SessionId& id, bool newTab)
{
    if (!newTab) {
        for (SessionPage* page : sessions()) {
            if (page->store() == store && page->session() == id) {
                m_tabs->setCurrentWidget(page);
                return page;
            }
        }
    }
    return addPage(store, id, m_tabs->count());
}

SessionPage* TabArea::addPage(OpenStore* store, const SessionId& id, int at)
{
    auto* page = new SessionPage(store, id, m_tabs);
    page->timeline()->setZoom(m_zoom);
    page->setTimeLineShown(m_isTimeLineShown);
    const int index = m_tabs->insertTab(at, page, QString());
    updateTitles();
    emit pageAdded(page);
    m_tabs->setCurrentIndex(index);
    update();
    return page;
}

SessionPage* TabArea::previewSession(OpenStore* store, const SessionId& id)
{
    for (SessionPage* page : sessions()) {
        if (page->store() == store && page->session() == id) {
            m_tabs->setCurrentWidget(page);
            return page;
        }
    }
    auto* before = qobject_cast<SessionPage*>(m_tabs->preview());
    const int at = before ? m_tabs->indexOf(before) : m_tabs->count();
    SessionPage* page = addPage(store, id, at);
    m_tabs->setPreview(page);
    if (before) { // nobody chose it, so it is not among those to be reopened
        emit closing(before);
        m_tabs->removeTab(m_tabs->indexOf(before));
        before->deleteLater();
    }
    return page;
}

void TabArea::keep(const OpenStore* store, const SessionId& id)
{
    const auto* page = qobject_cast<SessionPage*>(m_tabs->preview());
    if (page && page->store() == store && page->session() == id)
        m_tabs->setPreview(nullptr);
}

AsidePage* TabArea::openAside(OpenStore* store, const SessionId& id, const QString& kind)
{
    for (int index = 0; index < m_tabs->count(); ++index) {
        auto* page = qobject_cast<AsidePage*>(m_tabs->widget(index));
        if (page && page->store() == store && page->session() == id && page->kind() == kind) {
            m_tabs->setCurrentIndex(index);
            return page;
        }
    }
    if (kind == SearchPage::Kind) {
        openSearch({});
        return currentAside();
    }
    AsidePage* page = nullptr;
    if (kind == "lineage"_L1)
        page = new LineagePage(store, id, m_tabs);
    else if (kind == "compaction"_L1)
        page = new CompactionPage(store, id, m_tabs);
    else if (kind == "usage"_L1)
        page = new UsagePage(store, id, m_tabs);
    else if (kind == "ask"_L1)
        page = new AskPage(store, id, m_tabs);
    else
        return nullptr;
    addAside(page, m_tabs->count());
    return page;
}

void TabArea::openSearch(const QString& state)
{
    auto* page = new SearchPage(nullptr, {}, m_tabs);
    page->focusOn(state);
    connect(page, &SearchPage::titleChanged, this, &TabArea::updateTitles);
    addAside(page, m_tabs->count());
}

void TabArea::addAside(AsidePage* page, int at)
{
    const int index = m_tabs->insertTab(at, page, QString());
    updateTitles();
    emit asideAdded(page);
    m_tabs->setCurrentIndex(index);
    update();
}

void TabArea::showRefusal(const Refusal& refusal)
{
    dropRefusal(refusal.path);
    auto* page = new ErrorPage(refusal, m_tabs);
    connect(page, &ErrorPage::retryRequested, this, &TabArea::retryRequested);
    connect(page, &ErrorPage::openRequested, this, &TabArea::openRequested);
    connect(page, &ErrorPage::openFolderRequested, this, &TabArea::openFolderRequested);
    connect(page, &ErrorPage::closeRequested, this, [this, page] { closeTab(m_tabs->indexOf(page)); });
    m_tabs->setCurrentIndex(m_tabs->addTab(page, icons::icon(u"error"_s), {}));
    updateTitles();
    update();
    page->setFocus();
}

void TabArea::dropRefusal(const QString& path)
{
    for (int index = m_tabs->count() - 1; index >= 0; --index) {
        const auto* page = qobject_cast<ErrorPage*>(m_tabs->widget(index));
        if (page && page->path() == StoreManager::cleanPath(path))
            closeTab(index);
    }
}

SessionPage* TabArea::currentSession() const
{
    return currentWidget() == m_tabs ? qobject_cast<SessionPage*>(m_tabs->currentWidget()) : nullptr;
}

ErrorPage* TabArea::currentError() const
{
    return currentWidget() == m_tabs ? qobject_cast<ErrorPage*>(m_tabs->currentWidget()) : nullptr;
}

AsidePage* TabArea::currentAside() const
{
    return currentWidget() == m_tabs ? qobject_cast<AsidePage*>(m_tabs->currentWidget()) : nullptr;
}

OpenStore* TabArea::currentStore() const
{
    const SessionPage* page = currentSession();
    const AsidePage* aside = currentAside();
    return page ? page->store() : aside ? aside->store() : nullptr;
}

SessionId TabArea::currentId() const
{
    const SessionPage* page = currentSession();
    const AsidePage* aside = currentAside();
    return page ? page->session() : aside ? aside->session() : SessionId();
}

QList<SessionPage*> TabArea::sessions() const
{
    QList<SessionPage*> pages;
    for (int index = 0; index < m_tabs->count(); ++index) {
        if (auto* page = qobject_cast<SessionPage*>(m_tabs->widget(index)))
            pages.append(page);
    }
    return pages;
}

void TabArea::closeCurrent()
{
    if (m_tabs->count() > 0)
        closeTab(m_tabs->currentIndex());
}

void TabArea::closeTab(int index)
{
    QWidget* widget = m_tabs->widget(index);
    if (!widget)
        return;
    if (auto* page = qobject_cast<SessionPage*>(widget)) {
        emit closing(page);
        m_closed.append(stateOf(page));
    } else if (const auto* aside = qobject_cast<AsidePage*>(widget)) {
        m_closed.append(stateOf(aside));
    }
    if (m_closed.size() > MaxClosed)
        m_closed.removeFirst();
    const bool hadFocus = widget->isAncestorOf(QApplication::focusWidget());
    m_tabs->removeTab(index);
    widget->deleteLater();
    updateTitles();
    update();
    if (hadFocus && m_tabs->currentWidget()) // and not the tabs themselves, as Qt does it
        m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
}

void TabArea::closeStore(const OpenStore* store)
{
    const QList<SessionPage*> pages = sessions();
    for (SessionPage* page : pages)
        if (page->store() == store)
            emit closing(page);
    // At once, because their models read from the store; also those whose tabs were closed a moment ago.
    const auto close = [this, store](const auto& all) {
        for (auto* page : all) {
            if (page->store() != store)
                continue;
            m_tabs->removeTab(m_tabs->indexOf(page));
            delete page;
        }
    };
    close(m_tabs->findChildren<SessionPage*>());
    close(m_tabs->findChildren<AsidePage*>());
    updateTitles();
    update();
}

void TabArea::closeSession(OpenStore* store, const SessionId& id, const SessionId& origin)
{
    const auto* lineage = currentAsideAs<LineagePage>();
    const bool showsLineage = lineage && lineage->store() == store && lineage->session() == id;
    const auto isOfIt
        = [store, &id](const auto* page) { return page && page->store() == store && page->session() == id; };
    for (int index = m_tabs->count() - 1; index >= 0; --index) {
        QWidget* widget = m_tabs->widget(index);
        if (!isOfIt(qobject_cast<SessionPage*>(widget)) && !isOfIt(qobject_cast<AsidePage*>(widget)))
            continue;
        m_tabs->removeTab(index);
        widget->deleteLater();
    }
    m_closed.removeIf([&](const TabState& state) {
        return state.session == id
            && StoreManager::cleanPath(state.store) == StoreManager::cleanPath(store->info().path);
    });
    if (showsLineage && !origin.isEmpty())
        openAside<LineagePage>(store, origin);
    updateTitles();
    update();
}

void TabArea::reopenClosed()
{
    while (!m_closed.isEmpty()) {
        const TabState state = m_closed.takeLast();
        if (state.view == SearchPage::Kind)
            return openSearch(state.focus);
        if (OpenStore* store = m_stores->find(state.store); store && open(store, state))
            return;
    }
}

void TabArea::step(int by)
{
    const int count = m_tabs->count();
    if (count > 1)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
}

void TabArea::setZoom(double zoom)
{
    m_zoom = zoom;
    for (const SessionPage* page : sessions())
        page->timeline()->setZoom(zoom);
}

void TabArea::setTimeLineShown(bool shown)
{
    m_isTimeLineShown = shown;
    for (SessionPage* page : sessions())
        page->setTimeLineShown(shown);
}

TabState TabArea::stateOf(const SessionPage* page) const
{
    TabState state = stemma::stateOf(*page);
    state.title = titleOf(page->store(), page->session());
    return state;
}

TabState TabArea::stateOf(const AsidePage* page) const
{
    const QString path = page->store() ? page->store()->info().path : QString();
    TabState state {path, page->session(), titleOf(page->store(), page->session())};
    state.view = page->kind();
    state.focus = page->focusedOn();
    return state;
}

/// False: it is of a kind that this version does not know.
bool TabArea::open(OpenStore* store, const TabState& state)
{
    if (state.view.isEmpty()) {
        restoreState(*openSession(store, state.session), state);
        return true;
    }
    AsidePage* page = openAside(store, state.session, state.view);
    if (page)
        page->focusOn(state.focus);
    return page != nullptr;
}

QList<TabState> TabArea::state(int* current) const
{
    QList<TabState> states;
    *current = -1;
    for (int index = 0; index < m_tabs->count(); ++index) {
        const auto* page = qobject_cast<SessionPage*>(m_tabs->widget(index));
        const auto* aside = qobject_cast<AsidePage*>(m_tabs->widget(index));
        if (!page && !aside)
            continue;
        if (m_tabs->currentIndex() == index)
            *current = int(states.size());
        states.append(page ? stateOf(page) : stateOf(aside));
    }
    states.append(m_wanted); // a store that was not reachable this time keeps its tabs
    return states;
}

void TabArea::restore(const QList<TabState>& tabs, int current)
{
    m_order = tabs;
    m_wanted = tabs;
    m_wantedCurrent = tabs.value(current);
    m_wanted.removeIf([this](const TabState& state) { // these need no store
        const bool isSearch = state.view == SearchPage::Kind;
        if (isSearch)
            openSearch(state.focus);
        return isSearch;
    });
    for (OpenStore* store : m_stores->stores())
        fillFrom(store);
}

void TabArea::giveUpRestoring(const QString& storePath)
{
    m_wanted.removeIf([&](const TabState& state) { return StoreManager::cleanPath(state.store) == storePath; });
}

void TabArea::fillFrom(OpenStore* store)
{
    const QString path = store->info().path;
    QList<TabState> mine;
    m_wanted.removeIf([&](const TabState& state) {
        const bool fits = StoreManager::cleanPath(state.store) == StoreManager::cleanPath(path);
        if (fits)
            mine.append(state);
        return fits;
    });
    for (const TabState& state : std::as_const(mine)) {
        const bool isCurrent = sameTab(state, m_wantedCurrent);
        QWidget* before = m_tabs->currentWidget();
        if (!open(store, state))
            continue;
        if (!isCurrent && before)
            m_tabs->setCurrentWidget(before);
        else if (isCurrent)
            m_tabs->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
}

void TabArea::updateTitles()
{
    const SessionTreeModel& listed = *m_stores->sessions();
    QList<TabTitle> titles;
    for (int index = 0; index < m_tabs->count(); ++index) {
        const auto* page = qobject_cast<SessionPage*>(m_tabs->widget(index));
        const auto* aside = qobject_cast<AsidePage*>(m_tabs->widget(index));
        const OpenStore* store = page ? page->store() : aside ? aside->store() : nullptr;
        const SessionId id = page ? page->session() : aside ? aside->session() : SessionId();
        const QString title = titleOf(store, id);
        if (!id.isEmpty() && title != id.value)
            m_titles.insert(id, title);
        const auto* refused = qobject_cast<ErrorPage*>(m_tabs->widget(index));
        titles += refused ? tabTitle(refused->path())
                          : tabTitle(listed, store, id, aside ? aside->titleFor(title) : title);
    }
    const QStringList texts = tabTexts(titles);
    for (int index = 0; index < m_tabs->count(); ++index) {
        const QString& title = titles.at(index).title;
        if (const auto* page = qobject_cast<SessionPage*>(m_tabs->widget(index))) {
            m_tabs->setSession(index, page->session().value);
            setTitle(
                index, texts.at(index), title, page->store(), tabIcon(listed.indexOf(page->store(), page->session())));
        } else if (const auto* aside = qobject_cast<AsidePage*>(m_tabs->widget(index))) {
            m_tabs->setSession(index, aside->session().value);
            setTitle(index, texts.at(index), title, aside->store(), aside->iconName());
        } else {
            setTitle(index, texts.at(index), titles.at(index).about, nullptr, u"error"_s);
        }
    }
    emit currentChanged();
}

void TabArea::setTitle(int index, QString text, const QString& title, const OpenStore* store, const QString& icon)
{
    text.replace(u'&', u"&&"_s);
    if (m_tabs->tabText(index) == text)
        return;
    m_tabs->setTabText(index, text);
    m_tabs->setTabToolTip(index, store ? u"%1\n%2"_s.arg(title, store->info().path) : title);
    m_tabs->setTabIcon(index, icons::icon(icon));
}

void TabArea::update()
{
    setCurrentWidget(m_tabs->count() > 0 ? static_cast<QWidget*>(m_tabs) : m_start);
    emit currentChanged();
}

} // namespace stemma
