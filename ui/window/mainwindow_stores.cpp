// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// How the window opens stores, from files and from servers, until a session is on screen.
#include "core/models/storedoctor.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/common/settings.h"
#include "ui/connect/connectdialog.h"
#include "ui/context/rulesbook.h"
#include "core/base/keychain.h"
#include "ui/start/startpage.h"
#include "ui/window/editing.h"
#include "ui/window/jobs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/placehistory.h"
#include "ui/window/tabarea.h"

#include <QStatusBar>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace stemma {

void MainWindow::connectStores()
{
    connect(m_stores, &StoreManager::opened, this, [this](OpenStore* store, bool before) {
        if (!before)
            m_rules->take(store);
        takeOpened(store);
    });
    connect(m_stores->sessions(), &SessionTreeModel::storeListed, this, &MainWindow::takeListed);
    connect(m_stores, &StoreManager::refused, this, &MainWindow::takeRefused);
    connect(m_stores, &StoreManager::gaveUp, this, [this](const QString& path) {
        m_tabs->giveUpRestoring(path);
        m_request.paths.removeAll(path);
    });
    connect(
        m_stores->sessions(), &SessionTreeModel::listFailed, this, [this](const OpenStore* store, const Error& error) {
            m_request.paths.removeAll(StoreManager::cleanPath(store->info().path));
            if (error.code != Errc::Cancelled)
                statusBar()->showMessage(error.text, 10'000);
        });
    connect(m_stores, &StoreManager::aboutToClose, this, [this](OpenStore* store) {
        m_history->forgetStore(store->info().path);
        m_doctor->remove(store);
    });
    connect(m_stores, &StoreManager::closed, this, &MainWindow::updateAll);
}

void MainWindow::setSampleMaker(SampleMaker maker)
{
    m_sampleMaker = std::move(maker);
    updateActions();
}

void MainWindow::openSample()
{
    if (!m_sampleMaker || m_makingSample)
        return;
    m_makingSample = true;
    const int job = m_jobs->begin(tr("Making the sample session"), JobControl());
    QtConcurrent::run(m_sampleMaker).then(this, [this, job](const Result<Sample>& sample) {
        m_makingSample = false;
        m_jobs->end(job);
        if (sample) {
            m_sampleTitle = sample->title;
            m_request.paths.append(StoreManager::cleanPath(sample->path));
            openPath(sample->path);
        } else {
            m_failure = sample.error().text;
            m_tabs->showRefusal({tr("Sample session"), sample.error(), {}});
        }
    });
}

void MainWindow::openPath(const QString& path)
{
    m_stores->open(path);
}

void MainWindow::openRequest(const Request& request)
{
    m_edits->start();
    m_request = request;
    for (QString& path : m_request.paths) {
        path = StoreManager::cleanPath(path);
        m_stores->open(path);
    }
}

void MainWindow::restoreSession()
{
    m_edits->start();
    m_start->refresh();
    if (!m_settings->restores())
        return;
    m_tabs->restore(m_settings->tabs(), m_settings->currentTab());
    for (const QString& path : m_settings->openStores())
        m_stores->open(path);
}

void MainWindow::takeOpened(OpenStore* store)
{
    const StoreInfo& info = store->info();
    RecentStore recent {info.path, info.format, -1, toMs(now())};
    for (const RecentStore& other : m_settings->recentStores()) {
        if (other.path == info.path)
            recent.sessions = other.sessions;
    }
    if (m_saving)
        m_settings->addRecentStore(recent);
    watchTrouble(store);
    m_doctor->add(store);
    showPanels();
    const QModelIndex index = m_stores->sessions()->indexOf(store);
    const auto state = index.data(SessionTreeModel::StoreStateRole).value<SessionTreeModel::StoreState>();
    if (state != SessionTreeModel::StoreState::Listing)
        takeListed(store);
    updateAll();
}

void MainWindow::takeListed(OpenStore* store)
{
    const QModelIndex index = m_stores->sessions()->indexOf(store);
    const qint64 count = index.siblingAtColumn(SessionTreeModel::MessagesColumn).data().toLongLong();
    QList<RecentStore> recents = m_settings->recentStores();
    const auto at = std::ranges::find(recents, store->info().path, &RecentStore::path);
    if (m_saving && at != recents.end() && at->sessions != count && at == recents.begin()) {
        at->sessions = count;
        m_settings->addRecentStore(*at);
    }
    openSessionOfRequest(store);
    updateStatus();
}

void MainWindow::openSessionOfRequest(OpenStore* store)
{
    const QString path = StoreManager::cleanPath(store->info().path);
    if (!m_request.paths.removeOne(path))
        return;
    const SessionId id = m_request.session.isEmpty() ? sessionToBeginWith(store) : m_request.session;
    if (id.isEmpty())
        return;
    if (!m_stores->sessions()->indexOf(store, id).isValid()) {
        m_failure = tr("The store %1 has no session %2.").arg(path, id.value);
        statusBar()->showMessage(m_failure);
        return;
    }
    SessionPage* page = m_tabs->openSession(store, id);
    if (!m_request.message.isEmpty())
        page->goToNamed(m_request.message);
    page->setFocus(Qt::OtherFocusReason);
}

SessionId MainWindow::sessionToBeginWith(const OpenStore* store) const
{
    const SessionTreeModel* model = m_stores->sessions();
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

void MainWindow::takeRefused(const Refusal& refusal)
{
    if (asksForPassword(refusal.error) && findPassword(refusal.path, refusal.error.text, {})) {
        m_tabs->giveUpRestoring(refusal.path);
        return;
    }
    // A store of the last time that is not there now must not greet with an error page.
    if (m_tabs->isRestoring() && m_settings->openStores().contains(refusal.path) && refusal.error.code == Errc::NotFound
        && !m_request.paths.contains(refusal.path)) {
        statusBar()->showMessage(refusal.error.text, 10'000);
    } else {
        m_tabs->showRefusal(refusal);
    }
    m_tabs->giveUpRestoring(refusal.path);
    m_request.paths.removeAll(refusal.path);
    if (m_failure.isEmpty())
        m_failure = refusal.error.text;
}

void MainWindow::watchTrouble(OpenStore* store)
{
    const auto pages = [this, store] {
        QList<SessionPage*> mine = m_tabs->sessions();
        mine.removeIf([store](const SessionPage* page) { return page->store() != store; });
        return mine;
    };
    connect(store, &OpenStore::troubled, this, [pages](const Error& error) {
        for (SessionPage* page : pages())
            page->showTrouble(error);
    });
    connect(store, &OpenStore::recovered, this, [pages] {
        for (SessionPage* page : pages())
            page->clearTrouble();
    });
    connect(store, &OpenStore::changed, this, [pages, store](StoreChange change) {
        for (SessionPage* page : pages()) {
            if (change == StoreChange::Vanished)
                page->showTrouble({Errc::NotFound,
                    tr("%1 is gone. Messages already read stay on screen.").arg(store->info().path), {}});
            else
                page->clearTrouble();
        }
    });
    connect(store, &OpenStore::infoChanged, this, [this] {
        updateStatus();
        m_editing->update();
    });
}

/// Looks for the password of a server in the keychain, then asks the user. False: nobody can be asked.
bool MainWindow::findPassword(const QString& url, const QString& said, const std::function<void()>& again)
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
        again ? again() : openPath(url);
    });
    return true;
}

void MainWindow::connectToServer(const QString& url, const QString& said, const std::function<void()>& again)
{
    auto* dialog = new ConnectDialog(Keychain::ofDesktop(), this);
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
        m_request.paths.removeAll(url);
        m_request.paths.append(chosen);
        openPath(chosen);
    });
    connect(dialog, &QDialog::rejected, this, [this, url] { m_request.paths.removeAll(url); });
    dialog->open();
}

} // namespace stemma
