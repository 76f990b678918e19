// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/storeopening.h"

#include "core/base/keychain.h"
#include "core/models/storeplaces.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/settings.h"
#include "ui/connect/connectdialog.h"
#include "ui/connect/foundstoresdialog.h"
#include "ui/window/jobs.h"
#include "ui/window/tabarea.h"

#include <QFileInfo>
#include <QPointer>
#include <QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace stemma {

StoreOpening::StoreOpening(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.stores, &StoreManager::opened, this, &StoreOpening::takeOpened);
    connect(parts.stores.sessions(), &SessionTreeModel::storeListed, this, &StoreOpening::takeListed);
    connect(&parts.stores, &StoreManager::refused, this, &StoreOpening::takeRefused);
    connect(&parts.stores, &StoreManager::gaveUp, this, [this](const QString& path) {
        m_parts.tabs.giveUpRestoring(path);
        forget(path);
    });
    connect(parts.stores.sessions(), &SessionTreeModel::listFailed, this,
        [this](const OpenStore* store, const Error& error) {
            forget(StoreManager::cleanPath(store->info().path));
            if (error.code != Errc::Cancelled)
                emit said(error.text);
        });
}

void StoreOpening::open(const QString& path)
{
    want({{path}});
}

void StoreOpening::openRequest(const Request& request)
{
    QList<Place> places;
    for (const QString& path : request.paths)
        places.append({{path, request.session, request.message}, true});
    openPlaces(places);
}

void StoreOpening::openPlaces(const QList<Place>& places)
{
    QHash<SessionId, std::shared_ptr<Question>> questions;
    for (const Place& place : places) {
        std::shared_ptr<Question>& question = questions[place.link.session];
        if (!question)
            question = std::make_shared<Question>();
        ++question->waiting;
    }
    for (const Place& place : places) {
        const std::shared_ptr<Question>& question = questions[place.link.session];
        --question->waiting;
        if (place.isTyped)
            want({place.link, question});
        else
            openFromOutside({place.link, question});
    }
}

void StoreOpening::openFromOutside(const Wanted& wanted)
{
    const QString path = StoreManager::cleanPath(wanted.link.store);
    const QList<RecentStore> recents = m_parts.settings.recentStores();
    const bool isKnown = std::ranges::contains(recents, path, &RecentStore::path) || m_parts.stores.isOpening(path)
        || std::ranges::any_of(m_parts.stores.stores(),
            [&path](const OpenStore* store) { return StoreManager::cleanPath(store->info().path) == path; });
    if (isServerAddress(path) && !isKnown) {
        m_wanted.append(wanted);
        m_wanted.back().link.store = path;
        connectToServer(path, {});
        return;
    }
    want(wanted);
}

void StoreOpening::openUrl(const QUrl& url)
{
    if (const auto link = SessionLink::of(url))
        openLink(*link);
    else
        // Behind the question mark, or a “#” of it, anything may stand, even a password.
        emit said(tr("The link names no store: %1")
                .arg(url.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment)));
}

void StoreOpening::want(const Wanted& wanted)
{
    const QString& store = wanted.link.store;
    // What is not understood is not kept, since it may hold a password; so the reason is told here.
    if (isServerAddress(store)) {
        if (const auto parsed = ServerAddress::parse(store); !parsed)
            return showRefused({StoreManager::cleanPath(store), parsed.error(), {}});
    }
    // ~/.claude has what ~/.claude/projects has.
    const OpenStore* around = m_parts.stores.findAround(store);
    const QString path = StoreManager::cleanPath(around ? around->info().path : store);
    m_wanted.append(wanted);
    m_wanted.back().link.store = path;
    m_parts.stores.open(path);
}

void StoreOpening::forget(const QString& path)
{
    m_wanted.removeIf([&path](const Wanted& wanted) { return wanted.link.store == path; });
}

/// The place that is wanted there is about to be found elsewhere.
StoreOpening::Wanted StoreOpening::takeWanted(const QString& path)
{
    Wanted last {{path}};
    for (const Wanted& wanted : std::as_const(m_wanted)) {
        if (wanted.link.store == path)
            last = wanted;
    }
    forget(path);
    return last;
}

bool StoreOpening::isWanted(const QString& path) const
{
    return std::ranges::any_of(m_wanted, [&path](const Wanted& wanted) { return wanted.link.store == path; });
}

void StoreOpening::openSample(const SessionLink& place)
{
    if (!m_sampleMaker || m_isMakingSample)
        return;
    m_isMakingSample = true;
    const int job = m_parts.jobs.begin(tr("Making the sample session"), JobControl());
    QtConcurrent::run(m_sampleMaker).then(this, [this, job, place](const Result<Sample>& sample) {
        m_isMakingSample = false;
        m_parts.jobs.end(job);
        if (sample) {
            m_sampleTitle = sample->title;
            want({{sample->path, place.session, place.message}});
            for (const QString& other : sample->others)
                m_parts.stores.open(other);
        } else {
            m_failure = sample.error().text;
            m_parts.tabs.showRefusal({tr("Sample session"), sample.error(), {}});
        }
    });
}

void StoreOpening::restoreLast(int window)
{
    m_lastStores = m_parts.settings.openStores(window);
    m_parts.tabs.restore(m_parts.settings.tabs(window), m_parts.settings.currentTab(window));
    for (const QString& path : std::as_const(m_lastStores))
        m_parts.stores.open(path);
}

void StoreOpening::keepLast(int window)
{
    if (!m_saving)
        return;
    QStringList paths;
    for (const OpenStore* store : m_parts.stores.stores())
        paths.append(store->info().path);
    m_parts.settings.setOpenStores(paths, window);
    int current = -1;
    const QList<TabState> tabs = m_parts.tabs.state(&current);
    m_parts.settings.setTabs(tabs, current, window);
}

void StoreOpening::takeOpened(OpenStore* store)
{
    const StoreInfo& info = store->info();
    RecentStore recent {info.path, info.format, -1, toMs(now())};
    for (const RecentStore& other : m_parts.settings.recentStores()) {
        if (other.path == info.path)
            recent.sessions = other.sessions;
    }
    if (m_saving)
        m_parts.settings.addRecentStore(recent);
    const QModelIndex index = m_parts.stores.sessions()->indexOf(store);
    const auto state = index.data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>();
    if (state != SessionTreeModel::StoreState::Listing) // it was open already
        takeListed(store);
}

void StoreOpening::takeListed(OpenStore* store)
{
    const QModelIndex index = m_parts.stores.sessions()->indexOf(store);
    const qint64 count = index.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong();
    QList<RecentStore> recents = m_parts.settings.recentStores();
    const auto at = std::ranges::find(recents, store->info().path, &RecentStore::path);
    if (m_saving && at != recents.end() && at->sessions != count && at == recents.begin()) {
        at->sessions = count;
        m_parts.settings.addRecentStore(*at);
    }
    showRequested(store);
}

void StoreOpening::showRequested(OpenStore* store)
{
    const QString path = StoreManager::cleanPath(store->info().path);
    // Shown one after the other, as they were asked for.
    const auto isOfIt = [&path](const Wanted& wanted) { return wanted.link.store == path; };
    for (auto at = std::ranges::find_if(m_wanted, isOfIt); at != m_wanted.end();
        at = std::ranges::find_if(m_wanted, isOfIt))
        showWanted(store, m_wanted.takeAt(at - m_wanted.begin()));
}

void StoreOpening::showWanted(OpenStore* store, const Wanted& wanted)
{
    const SessionLink& link = wanted.link;
    const SessionId id = link.session.isEmpty() ? sessionToBeginWith(store) : link.session;
    if (id.isEmpty())
        return;
    if (m_parts.stores.sessions()->indexOf(store, id).isValid()) {
        wanted.question->isAnswered = true;
        return showPlace(store, id, link.message);
    }
    // A list lacks branches of files that nobody has read.
    ++m_searches;
    ++wanted.question->searches;
    const auto find
        = [id](SessionStore& opened, const JobControl& job) { return opened.session(id, ListDetail::Basic, job); };
    store->run(find, Lane::Visible)
        .then(this, [this, of = QPointer(store), id, wanted](const Result<SessionInfo>& found) {
            --m_searches;
            --wanted.question->searches;
            if (of && found) {
                wanted.question->isAnswered = true;
                return showPlace(of, id, wanted.link.message);
            }
            const bool isMissing = found || found.error().code == Errc::NotFound;
            if (isMissing && (wanted.question->isAnswered || isAskedElsewhere(*wanted.question)))
                return;
            m_failure = isMissing ? tr("The store %1 has no session %2.").arg(wanted.link.store, id.value)
                                  : found.error().text;
            emit said(m_failure);
        });
}

void StoreOpening::showPlace(OpenStore* store, const SessionId& session, const QString& message)
{
    SessionPage* page = m_parts.tabs.openSession(store, session);
    m_parts.tabs.keepCurrent(); // it was asked for
    if (!message.isEmpty())
        page->goToNamed(message);
    page->setFocus(Qt::OtherFocusReason);
}

/// Another store may answer it.
bool StoreOpening::isAskedElsewhere(const Question& question) const
{
    return question.waiting > 0 || question.searches > 0
        || std::ranges::any_of(m_wanted, [&question](const Wanted& one) { return one.question.get() == &question; });
}

SessionId StoreOpening::sessionToBeginWith(const OpenStore* store) const
{
    const SessionTreeModel* model = m_parts.stores.sessions();
    const QModelIndex top = model->indexOf(store);
    SessionId id;
    for (int row = model->rowCount(top) - 1; row >= 0; --row) { // the newest is the first
        const QModelIndex index = model->index(row, 0, top);
        const auto info = index.data(SessionTreeModel::InfoRole).value<SessionInfo>();
        if (!m_sampleTitle.isEmpty() && info.title == m_sampleTitle)
            return info.id;
        if (id.isEmpty() || !info.deleted)
            id = info.id;
    }
    return id;
}

void StoreOpening::takeRefused(const Refusal& refusal)
{
    TabArea& tabs = m_parts.tabs;
    if (asksForPassword(refusal.error) && findPassword(refusal.path, refusal.error.text, {})) {
        tabs.giveUpRestoring(refusal.path);
        return;
    }
    if (refusal.error.code == Errc::NotSupported && !tabs.isRestoring())
        searchBelow(refusal);
    else
        showRefused(refusal);
}

/// A folder that is no store may hold some.
void StoreOpening::searchBelow(const Refusal& refusal)
{
    const JobControl control;
    const int job = m_parts.jobs.begin(tr("Looking for stores in %1").arg(storeTitle(refusal.path)), control);
    ++m_searches;
    QtConcurrent::run([refusal, control] {
        Refusal looked = refusal;
        const bool isFolder = QFileInfo(looked.path).isDir();
        const StoresBelow found = isFolder ? findStoresBelow(looked.path, control) : StoresBelow();
        // Where not all was looked at, nothing can be said of what is below.
        looked.isFolder = isFolder && found.isComplete && found.stores.isEmpty();
        if (looked.isFolder)
            looked.usualPlaces = usualPlaces();
        return std::pair(looked, found);
    }).then(this, [this, job](const std::pair<Refusal, StoresBelow>& answer) {
        --m_searches;
        m_parts.jobs.end(job);
        takeFound(answer.first, answer.second);
    });
}

void StoreOpening::takeFound(const Refusal& refusal, const StoresBelow& found)
{
    if (found.stores.isEmpty())
        return showRefused(refusal);
    Wanted wanted = takeWanted(refusal.path);
    if (found.stores.size() == 1) {
        wanted.link.store = found.stores.first().path;
        return want(wanted);
    }
    auto* dialog = new FoundStoresDialog(refusal.path, found, &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FoundStoresDialog::openRequested, this, [this](const QStringList& paths) {
        for (const QString& path : paths)
            open(path);
    });
    dialog->open();
}

void StoreOpening::showRefused(const Refusal& refusal)
{
    TabArea& tabs = m_parts.tabs;
    // A store of the last time that is not there now must not greet with an error page.
    if (tabs.isRestoring() && m_lastStores.contains(refusal.path) && refusal.error.code == Errc::NotFound
        && !isWanted(refusal.path)) {
        emit said(refusal.error.text);
    } else {
        tabs.showRefusal(refusal);
    }
    tabs.giveUpRestoring(refusal.path);
    forget(refusal.path);
    if (m_failure.isEmpty())
        m_failure = refusal.error.text;
}

bool StoreOpening::findPassword(const QString& url, const QString& said, const std::function<void()>& again)
{
    if (!m_saving)
        return false;
    if (m_passwordTried.contains(url)) {
        connectToServer(url, said, again);
        return true;
    }
    m_passwordTried.insert(url);
    Keychain::ofDesktop().read(this, url, [this, url, said, again](const QString& password) {
        if (password.isNull()) {
            connectToServer(url, said, again);
            return;
        }
        ServerPasswords::keep(url, password);
        again ? again() : m_parts.stores.open(url);
    });
    return true;
}

void StoreOpening::connectToServer(const QString& url, const QString& said, const std::function<void()>& again)
{
    auto* dialog = new ConnectDialog(Keychain::ofDesktop(), &m_parts.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto parsed = ServerAddress::parse(url); !url.isEmpty() && parsed)
        dialog->setAddress(parsed->address);
    if (!said.isEmpty())
        dialog->askForPassword(said);
    connect(dialog, &ConnectDialog::openRequested, this, [this, url, again](const QString& chosen) {
        m_passwordTried.insert(chosen); // what was typed is better than what was kept
        if (again && chosen == url) {
            again();
            return;
        }
        Wanted wanted = takeWanted(url);
        wanted.link.store = chosen;
        want(wanted);
    });
    connect(dialog, &QDialog::rejected, this, [this, url] { forget(url); });
    dialog->open();
}

} // namespace stemma
