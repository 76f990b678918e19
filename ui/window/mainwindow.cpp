// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mainwindow.h"

#include "core/base/keychain.h"
#include "core/models/auditsource.h"
#include "core/models/contextsource.h"
#include "core/models/editservice.h"
#include "core/models/storedoctor.h"
#include "core/store/registry.h"
#include "ui/common/banner.h"
#include "ui/common/filedrop.h"
#include "ui/common/icons.h"
#include "ui/common/screenfit.h"
#include "ui/common/settings.h"
#include "ui/common/style.h"
#include "ui/connect/endpointbook.h"
#include "ui/context/rulesbook.h"
#include "ui/context/vocabularychoice.h"
#include "ui/find/findhistory.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/rawview.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/start/startpage.h"
#include "ui/timeline/timelinemenu.h"
#include "ui/window/asidetabs.h"
#include "ui/window/choosers.h"
#include "ui/window/configuring.h"
#include "ui/window/editing.h"
#include "ui/window/goback.h"
#include "ui/window/jobreports.h"
#include "ui/window/jobs.h"
#include "ui/window/panellinks.h"
#include "ui/window/places.h"
#include "ui/window/searching.h"
#include "ui/window/statuslabels.h"
#include "ui/window/switcherbutton.h"
#include "ui/window/tabarea.h"
#include "ui/window/tabfollower.h"
#include "ui/window/timelineactions.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

using Act = Actions::Id;

MainWindow::MainWindow(const QString& settingsFile, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(std::make_unique<Settings>(settingsFile))
    , m_preferences(new Preferences(*m_settings, this))
    , m_actions(new Actions(this))
    , m_jobs(new Jobs(this))
    , m_stores(new StoreManager(m_jobs, this))
    , m_doctor(new StoreDoctor(&stemma::openStoreFor, this))
    , m_auditSource(new AuditSource(this))
    , m_contextSource(new ContextSource(this))
    , m_edits(new EditService(Journal::defaultFolder(), this))
    , m_endpoints(new EndpointBook(*m_settings, Keychain::ofDesktop(), this))
    , m_vocabularies(new VocabularyChoice(*m_settings, this))
    , m_rules(new RulesBook(*m_settings, this))
    , m_searching(new Searching(*m_settings, this))
{
    setObjectName(u"window"_s);
    setDockNestingEnabled(true);
    setWindowIcon(icons::icon(u"stemma"_s));
    makeCentre();
    m_actions->fillMenuBar(*menuBar());
    addActions(m_actions->all()); // so that keys work while the menu bar is hidden
    makeToolBar();
    makeEditing();
    makeDocks();
    makeTabParts();
    connectParts();
    connectStores();
    connectTabs();
    connectEditing();
    loadSettings();
    updateAll();
}

MainWindow::~MainWindow()
{
    // Tabs read from stores, and both tell the window; take them down in that order.
    m_tabs->disconnect();
    m_stores->disconnect(this);
    m_stores->sessions()->disconnect(this);
    while (!m_stores->stores().isEmpty()) {
        m_doctor->remove(m_stores->stores().constLast());
        m_stores->close(m_stores->stores().constLast());
    }
    delete m_tabs;
}

// ---- parts -----------------------------------------------------------------------------------------

void MainWindow::makeCentre()
{
    const StartPage::Openers openers {m_actions->get(Act::OpenFile), m_actions->get(Act::OpenFolder),
        m_actions->get(Act::OpenServer), m_actions->get(Act::OpenSample)};
    m_start = new StartPage(openers, m_settings.get(), this);
    auto* centre = new QWidget(this);
    m_banner = new Banner(centre);
    m_tabs = new TabArea(m_stores, m_start, centre);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_tabs, 1);
    setCentralWidget(centre);
}

void MainWindow::makeToolBar()
{
    auto* bar = new QToolBar(this);
    m_actions->fillToolBar(*bar);
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_switcher = new SwitcherButton(m_actions->get(Act::GoToSession), bar);
    bar->addWidget(m_switcher);
    addToolBar(bar);
}

void MainWindow::makeEditing()
{
    m_editing = new Editing({*m_edits, *m_actions, *m_stores, *m_tabs, *m_jobs, *m_banner, *this}, this);
    m_goBack = new GoBack(*m_edits, *m_editing, *this, this);
}

void MainWindow::makeDocks()
{
    m_docks = new Docks({*m_stores->sessions(), *m_auditSource, *m_contextSource, *m_doctor, *m_edits,
                            m_editing->collected(), *m_vocabularies, *m_rules, m_searching->viewParts()},
        *m_actions, *this);
    m_follower = new TabFollower({*m_stores, *m_tabs, *m_doctor, *m_auditSource, *m_contextSource, *m_docks}, this);
    m_status = new StatusLabels(*m_stores, *m_tabs, m_jobs, statusBar());
    reportJobs(m_jobs, m_auditSource);
    reportJobs(m_jobs, m_contextSource);
    reportJobs(m_jobs, *m_docks);
    reportJobs(m_jobs, m_doctor, m_stores);
}

void MainWindow::makeTabParts()
{
    m_opening = new StoreOpening({*m_stores, *m_tabs, *m_jobs, *m_settings, *this}, this);
    m_places = new Places(*m_stores, *m_tabs, *m_settings, this);
    m_timelineActions = new TimelineActions(*m_actions, *m_tabs, *m_settings, *m_preferences, this);
    m_choosers = new Choosers({*m_actions, *m_stores, *m_tabs, *m_edits, this}, this);
    m_asides = new AsideTabs({*m_actions, *m_tabs, *m_stores, m_jobs, *m_choosers, *m_edits, *m_editing, m_endpoints,
                                 m_rules, m_vocabularies, this},
        this);
    m_links = new PanelLinks({*m_actions, *m_docks, *m_stores, *m_opening, *m_tabs, *m_asides, *m_choosers, *m_places,
                                 *m_editing, *m_edits, *m_goBack, *m_doctor, *m_rules, *m_settings, *m_preferences},
        this);
    m_windowActions = new WindowActions({*m_actions, *m_stores, *m_opening, *m_tabs, *m_start, *m_docks, *m_places,
                                            *m_choosers, *m_edits, *m_settings, *m_preferences, *this},
        this);
    m_configuring
        = new Configuring({*m_actions, *m_settings, *m_preferences, *m_edits, *m_endpoints, *m_searching, *this}, this);
}

void MainWindow::connectParts()
{
    m_searching->connectTo(
        {*m_actions, *m_stores, *m_opening, *m_tabs, *m_docks, *m_places, *m_choosers, m_jobs, this});
    const auto hear = [this](auto*... parts) {
        (connect(parts, &std::remove_pointer_t<decltype(parts)>::said, this, &MainWindow::say), ...);
    };
    hear(m_searching, m_opening, m_links, m_windowActions, m_configuring, m_choosers, m_asides);
    const auto notePlace = [this] { m_places->note(true); };
    connect(m_places, &Places::changed, this, &MainWindow::updateActions);
    connect(m_choosers, &Choosers::aboutToJump, m_places, notePlace);
    connect(m_choosers, &Choosers::changeChosen, m_goBack, &GoBack::back);
    connect(m_asides, &AsideTabs::placeLeft, m_places, notePlace);
    connect(m_asides, &AsideTabs::placeChosen, m_links, &PanelLinks::showPlace);
    connect(m_asides, &AsideTabs::goBackRequested, m_goBack, &GoBack::back);
}

// ---- stores and tabs -------------------------------------------------------------------------------

void MainWindow::connectStores()
{
    connect(m_stores, &StoreManager::opened, this, &MainWindow::takeOpened);
    connect(m_stores->sessions(), &SessionTreeModel::storeListed, m_status, &StatusLabels::update);
    connect(m_stores, &StoreManager::aboutToClose, this, [this](OpenStore* store) {
        m_places->forgetStore(store->info().path);
        m_doctor->remove(store);
    });
    connect(m_stores, &StoreManager::closed, this, &MainWindow::updateAll);
    auto* drop = new FileDrop(this);
    connect(drop, &FileDrop::dropped, m_opening, &StoreOpening::open);
    connect(drop, &FileDrop::linkDropped, m_opening, &StoreOpening::openUrl);
}

void MainWindow::takeOpened(OpenStore* store, bool before)
{
    if (!before) {
        m_rules->take(store);
        connect(store, &OpenStore::infoChanged, this, [this] {
            m_status->update();
            m_editing->update();
        });
    }
    m_doctor->add(store);
    m_docks->showWithStore();
    updateAll();
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &TabArea::currentChanged, this, &MainWindow::updateAll);
    connect(m_tabs, &TabArea::pageAdded, this, &MainWindow::addPage);
    connect(m_tabs, &TabArea::closing, m_places, &Places::noteReading);
    connect(m_start, &StartPage::pathChosen, this, &MainWindow::openPath);
    connect(m_start, &StartPage::readingChosen, m_places, &Places::goOnReading);
    connect(m_start, &StartPage::helpRequested, m_windowActions, &WindowActions::showHelp);
}

void MainWindow::addPage(SessionPage* page)
{
    TimelineView* timeline = page->timeline();
    timeline->menu().setActions(m_actions->listed({Act::CopyLink, Act::Fork, Act::Resume, Act::Checkpoint,
        Act::EditText, Act::Insert, Act::Remove, Act::Prune, Act::RestoreOutput}));
    timeline->menu().setCheckpointActions({m_actions->get(Act::Resume), m_actions->get(Act::Fork),
        m_actions->get(Act::Compare), m_actions->get(Act::Remove)});
    page->setDoctor(*m_doctor);
    m_places->markNew(page);
    reportJobs(m_jobs, page->filterBar()->search());
    connect(timeline, &TimelineView::findingActivated, this,
        [this, page](const MessageId& id) { m_links->showFindings(page->store(), page->session(), id); });
    connect(timeline, &TimelineView::reviewRequested, this,
        [this, page](const NodeId& node) { m_asides->showCompaction(page->store(), page->session(), node); });
    connect(timeline, &TimelineView::branchRequested, this, [this, page](const SessionId& id, const MessageId& shared) {
        SessionPage* other = m_tabs->openSession(page->store(), id);
        other->goBehind(shared);
        other->setFocus(Qt::OtherFocusReason);
    });
    connect(page->filters(), &FilterRow::onlyTurnsChanged, m_timelineActions, &TimelineActions::update);
    connect(timeline, &TimelineView::lossRequested, this,
        [this, page](const NodeId& node) { m_asides->showLoss(page->store(), page->session(), node); });
    connect(timeline, &TimelineView::zoomRequested, m_timelineActions, &TimelineActions::zoomBy);
    connect(page, &SessionPage::currentChanged, this, [this, page] {
        if (page == m_tabs->currentSession()) {
            m_follower->updateInspector();
            m_status->update();
            m_editing->update();
            m_places->note(false);
        }
    });
    connect(page, &SessionPage::positionChanged, m_status, &StatusLabels::update);
    connect(page->news(), &NewMessages::found, m_timelineActions, &TimelineActions::update);
    connect(page, &SessionPage::activated, this, [this](bool asStored) {
        if (asStored)
            panel<Inspector>()->setPage(Inspector::RawPage);
        m_docks->dockOf<Inspector>()->show();
        m_follower->updateInspector();
    });
    connect(page, &SessionPage::selectionChanged, m_status, &StatusLabels::setSelected);
    connect(page, &SessionPage::messageMissing, this, [this, page](const MessageId& id) {
        m_opening->setFailure(
            tr("The session %1 has no message %2.").arg(m_tabs->titleOf(page->store(), page->session()), id.value));
        say(m_opening->failure());
    });
    connect(page, &SessionPage::noticed, this, &MainWindow::say);
    connect(page, &SessionPage::goneChanged, this, &MainWindow::updateActions);
    connect(page->model(), &MessageModel::ready, this, [this] {
        m_status->update();
        updateActions();
    });
}

// ---- changes ---------------------------------------------------------------------------------------

void MainWindow::connectEditing()
{
    connect(m_editing, &Editing::said, this, &MainWindow::say);
    connect(m_editing, &Editing::passwordWanted, this,
        [this](const QString& url, const QString& said, const std::function<void()>& again) {
            if (!m_opening->findPassword(url, said, again))
                say(said);
        });
    connect(m_editing, &Editing::sessionMade, this, &MainWindow::takeMade);
    connect(m_editing, &Editing::sessionGone, this, [this](OpenStore* store, const SessionId& session) {
        m_places->forgetSession(store->info().path, session);
        m_follower->takeGone(store, session);
    });
    // What was mended is gone at once; a large store is looked at again bit by bit, as after any change.
    connect(m_editing, &Editing::repaired, this, [this](OpenStore* store) {
        if (m_doctor->state(store) != StoreDoctor::State::Partly)
            m_doctor->checkAll(store);
    });
}

/// A new session is seen in the tree as soon as it is listed; what is selected there stays.
void MainWindow::takeMade(OpenStore* store, const SessionId& session)
{
    auto* waiting = new QObject(store);
    connect(m_stores->sessions(), &SessionTreeModel::storeListed, waiting,
        [this, waiting, store, session](const OpenStore* listed) {
            if (listed != store || !m_stores->sessions()->indexOf(store, session).isValid())
                return;
            panel<SessionsPanel>()->unfoldTo(store, session);
            waiting->deleteLater();
        });
}

// ---- wishes ----------------------------------------------------------------------------------------

void MainWindow::setSampleMaker(SampleMaker maker)
{
    m_opening->setSampleMaker(std::move(maker));
    updateActions();
}

void MainWindow::openRequest(const Request& request)
{
    m_edits->start();
    m_opening->openRequest(request);
}

void MainWindow::restoreSession(int window)
{
    m_edits->start();
    m_start->refresh();
    if (m_preferences->flag(Preference::Id::RestoreTabs))
        m_opening->restoreLast(window);
}

void MainWindow::setSaving(bool saving)
{
    m_saving = saving;
    m_opening->setSaving(saving);
    m_places->setSaving(saving);
    m_searching->setSaving(saving);
}

bool MainWindow::isIdle() const
{
    if (m_opening->isWorking() || m_stores->isOpening() || !m_stores->isListed() || m_start->isLooking()
        || panel<Inspector>()->isLoading() || m_docks->isLoading() || m_doctor->isChecking()
        || m_auditSource->isLoading() || m_contextSource->isLoading() || !panel<SessionsPanel>()->isSettled()
        || !m_editing->isIdle() || !m_searching->isIdle())
        return false;
    const AsidePage* aside = m_tabs->currentAside();
    const SessionPage* page = m_tabs->currentSession();
    return aside ? aside->isIdle() : !page || page->isIdle();
}

void MainWindow::say(const QString& text)
{
    statusBar()->showMessage(text, 10'000);
}

// ---- settings and updates --------------------------------------------------------------------------

void MainWindow::loadSettings()
{
    const int u = Style::measures().u;
    // Not larger than what the screen has room for, its frame included.
    const QSize room = screen()->availableSize() - QSize(0, 8 * u);
    resize(QSize(qMin(360 * u, 1440), qMin(225 * u, 900)).boundedTo(room));
    if (const QByteArray geometry = m_settings->geometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    else
        new ScreenFit(*this);
    m_docks->restore(m_settings->layout());
    const SessionListLook list = m_settings->sessionList();
    panel<SessionsPanel>()->setOrder(list.order);
    panel<SessionsPanel>()->setCompact(list.isCompact);
    panel<SessionsPanel>()->setGrouping(SessionGrouping(qBound(0, list.grouping, int(SessionGrouping::Model))));
    panel<Inspector>()->raw()->setIndented(m_settings->rawIndented());
    m_actions->applyKeys(m_settings->shortcuts());
}

void MainWindow::save()
{
    if (!m_saving)
        return;
    m_places->noteReadings();
    if (m_actions->get(Act::MaximisePane)->isChecked())
        m_windowActions->setMaximised(false);
    m_settings->setGeometry(saveGeometry());
    m_settings->setLayout(m_docks->layout());
    m_opening->keepLast(0);
    m_settings->save();
}

void MainWindow::updateAll()
{
    const SessionPage* page = m_tabs->currentSession();
    const AsidePage* aside = m_tabs->currentAside();
    if (aside)
        setWindowTitle(tr("%1 — Stemma").arg(aside->titleFor(m_tabs->titleOf(aside->store(), aside->session()))));
    else
        setWindowTitle(page ? tr("%1 — Stemma").arg(m_tabs->titleOf(page->store(), page->session())) : u"Stemma"_s);
    // Without a store the panels would be empty; the start page takes their room.
    if (m_tabs->currentWidget() == m_start && m_stores->stores().isEmpty()) {
        if (m_actions->get(Act::MaximisePane)->isChecked()) // or the layout to come back would have no panels
            m_windowActions->setMaximised(false);
        m_docks->hideWithoutStore();
    }
    m_docks->makeRoomFor(aside != nullptr);
    m_follower->update();
    m_status->update();
    updateActions();
}

void MainWindow::updateActions()
{
    m_windowActions->update();
    m_timelineActions->update();
    m_editing->update();
}

// ---- events ----------------------------------------------------------------------------------------

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_actions->get(Act::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_switcher->fitInto(width());
}

} // namespace stemma
