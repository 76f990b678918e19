// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/mainwindow.h"

#include "core/models/contextsource.h"
#include "core/models/editservice.h"
#include "core/models/storedoctor.h"
#include "core/store/registry.h"
#include "core/store/postgres/serveraddress.h"
#include "ui/audit/auditpanel.h"
#include "ui/common/banner.h"
#include "ui/common/format.h"
#include "ui/common/icons.h"
#include "ui/common/settings.h"
#include "ui/connect/endpointbook.h"
#include "core/base/keychain.h"
#include "ui/common/style.h"
#include "ui/context/contextpanel.h"
#include "ui/context/rulesbook.h"
#include "ui/context/vocabularychoice.h"
#include "ui/history/historypanel.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/rawview.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/start/startpage.h"
#include "ui/timeline/timelinemenu.h"
#include "ui/window/editing.h"
#include "ui/pages/filterrow.h"
#include "ui/window/jobs.h"
#include "ui/window/placehistory.h"
#include "ui/window/switcherbutton.h"
#include "ui/window/tabarea.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace stemma {

MainWindow::MainWindow(const QString& settingsFile, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(std::make_unique<Settings>(settingsFile))
    , m_actions(new Actions(this))
    , m_jobs(new Jobs(this))
    , m_stores(new StoreManager(m_jobs, this))
    , m_doctor(new StoreDoctor(&stemma::openStoreFor, this))
    , m_auditSource(new AuditSource(this))
    , m_contextSource(new ContextSource(this))
    , m_history(new PlaceHistory(this))
    , m_edits(new EditService(Journal::defaultFolder(), this))
    , m_endpoints(new EndpointBook(*m_settings, Keychain::ofDesktop(), this))
    , m_vocabularies(new VocabularyChoice(*m_settings, this))
    , m_rules(new RulesBook(*m_settings, this))
{
    using Id = Actions::Id;
    setObjectName(u"window"_s);
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    setWindowIcon(icons::icon(u"stemma"_s));
    const StartPage::Openers openers {m_actions->get(Id::OpenFile), m_actions->get(Id::OpenFolder),
        m_actions->get(Id::OpenServer), m_actions->get(Id::OpenSample)};
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
    m_actions->fillMenuBar(*menuBar());
    addActions(m_actions->all()); // so that keys work while the menu bar is hidden
    makeToolBar();
    makeDocks();
    makeStatusBar();
    connectStores();
    connectTabs();
    connectPanels();
    connectActions();
    makeEditing();
    loadSettings();
    updateAll();
}

MainWindow::~MainWindow()
{
    // Tabs read from stores, and both tell the window; take them down in that order.
    m_tabs->disconnect(this);
    m_stores->disconnect(this);
    m_stores->sessions()->disconnect(this);
    while (!m_stores->stores().isEmpty()) {
        m_doctor->remove(m_stores->stores().constLast());
        m_stores->close(m_stores->stores().constLast());
    }
    delete m_tabs;
}

void MainWindow::makeToolBar()
{
    auto* bar = new QToolBar(this);
    m_actions->fillToolBar(*bar);
    auto* space = new QWidget(bar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    m_switcher = new SwitcherButton(m_actions->get(Actions::Id::GoToSession), bar);
    bar->addWidget(m_switcher);
    addToolBar(bar);
}

void MainWindow::makeStatusBar()
{
    m_storeLabel = new QLabel(this);
    m_placeLabel = new QLabel(this);
    m_selectionLabel = new QLabel(this);
    statusBar()->setSizeGripEnabled(false);
    for (QLabel* label : {m_storeLabel, m_placeLabel, m_selectionLabel}) {
        label->setContentsMargins(Style::measures().u, 0, 2 * Style::measures().u, 0);
        statusBar()->addWidget(label);
    }
    statusBar()->addPermanentWidget(new JobBar(m_jobs, this));
}

void MainWindow::connectTabs()
{
    connect(m_tabs, &TabArea::currentChanged, this, &MainWindow::updateAll);
    connect(m_tabs, &TabArea::pageAdded, this, &MainWindow::addPage);
    connect(m_tabs, &TabArea::closing, this, &MainWindow::noteReading);
    connect(m_tabs, &TabArea::retryRequested, this, &MainWindow::openPath);
    connect(m_tabs, &TabArea::openRequested, m_actions->get(Actions::Id::OpenFile), &QAction::trigger);
    connect(m_history, &PlaceHistory::changed, this, &MainWindow::updateActions);
    connect(m_start, &StartPage::pathChosen, this, &MainWindow::openPath);
    connect(m_start, &StartPage::readingChosen, this, &MainWindow::goToReading);
    connect(m_start, &StartPage::helpRequested, this, &MainWindow::showHelp);
}

void MainWindow::connectPanels()
{
    connect(
        m_sessions, &SessionsPanel::sessionActivated, this, [this](OpenStore* store, const SessionId& id, bool newTab) {
            m_tabs->openSession(store, id, newTab);
            m_tabs->currentSession()->setFocus(Qt::OtherFocusReason);
        });
    connect(m_sessions, &SessionsPanel::openRequested, m_actions->get(Actions::Id::OpenFile), &QAction::trigger);
    connect(m_sessions, &SessionsPanel::closeRequested, m_stores, &StoreManager::close);
    connect(m_sessions, &SessionsPanel::reloadRequested, this, [](OpenStore* store) { store->pollNow(); });
    connect(
        m_sessions, &SessionsPanel::orderChanged, this, [this](int column) { m_settings->setSessionOrder(column); });
    connect(m_sessions, &SessionsPanel::compactChanged, this, [this](bool on) { m_settings->setCompactSessions(on); });
    connect(m_inspector->raw(), &RawView::indentedChanged, this, [this](bool on) { m_settings->setRawIndented(on); });
    connect(m_inspector, &Inspector::messageRequested, this, [this](const MessageId& id) {
        if (SessionPage* page = m_tabs->currentSession()) {
            notePlace(true);
            page->goToMessage(id);
        }
    });
    connectDocks();
}

void MainWindow::loadSettings()
{
    const int u = Style::measures().u;
    // Not larger than what the screen has room for, its frame included.
    const QSize room = screen()->availableSize() - QSize(0, 8 * u);
    resize(QSize(qMin(360 * u, 1440), qMin(225 * u, 900)).boundedTo(room));
    if (const QByteArray geometry = m_settings->geometry(); !geometry.isEmpty())
        restoreGeometry(geometry);
    if (const QByteArray layout = m_settings->layout(); !layout.isEmpty())
        restoreState(layout);
    menuBar()->setVisible(m_settings->menuBarVisible());
    m_sessions->setOrder(m_settings->sessionOrder());
    m_sessions->setCompact(m_settings->compactSessions());
    m_inspector->raw()->setIndented(m_settings->rawIndented());
    m_actions->applyKeys(m_settings->shortcuts());
    m_actions->get(Actions::Id::ShowMenuBar)->setChecked(m_settings->menuBarVisible());
    m_actions->get(Actions::Id::RestoreTabs)->setChecked(m_settings->restores());
    setZoom(m_settings->zoom());
}

void MainWindow::save()
{
    if (!m_saving)
        return;
    const QList<SessionPage*> pages = m_tabs->sessions();
    for (auto page = pages.rbegin(); page != pages.rend(); ++page)
        noteReading(*page);
    if (const SessionPage* current = m_tabs->currentSession())
        noteReading(current);
    if (m_actions->get(Actions::Id::MaximisePane)->isChecked())
        setMaximised(false);
    m_settings->setGeometry(saveGeometry());
    showInspectorAgain();
    m_settings->setLayout(m_panelsHidden ? m_layoutBefore : saveState());
    m_settings->setZoom(m_zoom);
    m_settings->setShortcuts(m_actions->changedKeys());
    QStringList paths;
    for (const OpenStore* store : m_stores->stores())
        paths.append(store->info().path);
    m_settings->setOpenStores(paths);
    int current = -1;
    const QList<TabState> tabs = m_tabs->state(&current);
    m_settings->setTabs(tabs, current);
    m_settings->sync();
}

bool MainWindow::isIdle() const
{
    if (m_makingSample || m_stores->isOpening() || !m_stores->isListed() || m_start->isLooking()
        || m_inspector->isLoading() || m_doctor->isChecking() || m_auditSource->isLoading()
        || m_contextSource->isLoading() || !m_sessions->isSettled() || !m_request.paths.isEmpty()
        || !m_editing->isIdle())
        return false;
    const AsidePage* aside = m_tabs->currentAside();
    const SessionPage* page = m_tabs->currentSession();
    return aside ? aside->isIdle() : !page || page->isIdle();
}

void MainWindow::addPage(SessionPage* page)
{
    using Id = Actions::Id;
    page->timeline()->menu().setActions(m_actions->listed(
        {Id::Fork, Id::Resume, Id::Checkpoint, Id::EditText, Id::Insert, Id::Remove, Id::Prune, Id::RestoreOutput}));
    page->timeline()->menu().setCheckpointActions({m_actions->get(Id::Resume), m_actions->get(Id::Fork),
        m_actions->get(Id::Compare), m_actions->get(Id::Remove)});
    page->setDoctor(*m_doctor);
    connect(page->timeline(), &TimelineView::findingActivated, this,
        [this, page](const MessageId& id) { showFindings(page->store(), page->session(), id); });
    connect(page->timeline(), &TimelineView::reviewRequested, this,
        [this, page](const NodeId& node) { showCompaction(page->store(), page->session(), node); });
    connect(page, &SessionPage::currentChanged, this, [this, page] {
        if (page == m_tabs->currentSession()) {
            updateInspector();
            updateStatus();
            m_editing->update();
            notePlace(false);
        }
    });
    connect(page, &SessionPage::positionChanged, this, &MainWindow::updateStatus);
    connect(page, &SessionPage::activated, this, [this] {
        m_inspectorDock->show();
        updateInspector();
    });
    connect(page, &SessionPage::selectionChanged, this, [this](int parts, qint64 tokens) {
        m_selectionLabel->setText(parts > 1
                ? tr("%n part(s) selected · %1 tokens", nullptr, parts).arg(format::tokens(tokens, true))
                : QString());
    });
    connect(page, &SessionPage::messageMissing, this, [this, page](const MessageId& id) {
        m_failure
            = tr("The session %1 has no message %2.").arg(m_tabs->titleOf(page->store(), page->session()), id.value);
        statusBar()->showMessage(m_failure, 10'000);
    });
    connect(page, &SessionPage::noticed, this, [this](const QString& text) { statusBar()->showMessage(text, 6'000); });
    connect(page->timeline(), &TimelineView::zoomRequested, this,
        [this](int steps) { setZoom(m_zoom * std::pow(1.1, steps)); });
    connect(page->model(), &MessageModel::ready, this, [this] {
        updateStatus();
        updateActions();
    });
}

void MainWindow::noteReading(const SessionPage* page)
{
    if (!m_saving || !page->model()->isReady() || page->model()->rowCount() == 0)
        return;
    const TimelineView::Place place = page->timeline()->place();
    const qint64 rows = page->model()->rowCount();
    const qint64 row = place.atEnd ? rows - 1 : qBound(qint64(0), qint64(page->timeline()->topRow()), rows - 1);
    m_settings->addReading({page->store()->info().path, page->session(),
        m_tabs->titleOf(page->store(), page->session()), place.key, row, rows, toMs(now())});
}

void MainWindow::notePlace(bool jumped)
{
    if (const AsidePage* aside = m_tabs->currentAside(); aside && !m_goingToPlace) {
        m_history->visit(
            {aside->store()->info().path, aside->session(), -1, -1, aside->kind(), aside->focusedOn()}, jumped);
        return;
    }
    const SessionPage* page = m_tabs->currentSession();
    if (!page || m_goingToPlace || !page->model()->isReady())
        return;
    const int row = page->timeline()->currentRow() >= 0 ? page->timeline()->currentRow() : page->timeline()->topRow();
    if (row < 0 || row >= page->model()->rowCount())
        return;
    m_history->visit({page->store()->info().path, page->session(), row, page->model()->outlineRow(row).key}, jumped);
}

void MainWindow::goToPlace(const VisitedPlace& place)
{
    OpenStore* store = m_stores->find(place.store);
    if (!store)
        return;
    m_goingToPlace = true;
    if (place.view.isEmpty())
        m_tabs->openSession(store, place.session)->goToKey(place.key);
    else if (AsidePage* aside = m_tabs->openAside(store, place.session, place.view)) {
        aside->focusOn(place.focus);
        aside->setFocus(Qt::OtherFocusReason);
    }
    m_goingToPlace = false;
}

void MainWindow::goToReading(const Reading& reading)
{
    m_tabs->restore({TabState {reading.store, reading.session, reading.title, reading.key, 0, false, 0, {}, {}}}, 0);
    m_stores->open(reading.store);
}

void MainWindow::updateAll()
{
    SessionPage* page = m_tabs->currentSession();
    const bool start = m_tabs->currentWidget() == m_start;
    const AsidePage* aside = m_tabs->currentAside();
    if (aside)
        setWindowTitle(tr("%1 — Stemma").arg(aside->titleFor(m_tabs->titleOf(aside->store(), aside->session()))));
    else
        setWindowTitle(page ? tr("%1 — Stemma").arg(m_tabs->titleOf(page->store(), page->session())) : u"Stemma"_s);
    // Without a store the panels would be empty; the start page takes their room.
    if (start && m_stores->stores().isEmpty() && !m_panelsHidden) {
        m_panelsHidden = true;
        m_layoutBefore = saveState();
        hideDocks();
    }
    fitInspector(aside != nullptr);
    m_sessions->setShown(m_tabs->currentStore(), m_tabs->currentId());
    if (page) {
        // Once for each tab: what somebody chose in the tree since stays chosen.
        if (m_selectedFor != page && m_sessions->select(page->store(), page->session()))
            m_selectedFor = page;
        m_doctor->setCurrent(page->store(), page->session());
        m_problems->setCurrent(page->store());
        m_auditSource->setCurrent(page->store(), page->session());
        m_contextSource->setCurrent(page->store(), page->session());
    }
    const OpenStore* store = m_tabs->currentStore();
    m_changes->setCurrent(store ? store->info().path : QString());
    updateInspector();
    updateStatus();
    updateActions();
}

void MainWindow::showPanels()
{
    if (!std::exchange(m_panelsHidden, false))
        return;
    restoreState(m_layoutBefore);
    m_layoutBefore.clear();
    if (!m_settings->layout().isEmpty())
        return;
    // Narrow windows leave the room to the timeline.
    const int u = Style::measures().u;
    const bool narrow = width() < 340 * u;
    resizeDocks(
        {m_sessionsDock, m_inspectorDock}, {narrow ? 59 * u : 76 * u, narrow ? 67 * u : 80 * u}, Qt::Horizontal);
}

/// Tabs without messages of their own to inspect have its room. Who opens it there keeps it.
void MainWindow::fitInspector(bool isAside)
{
    if (!isAside)
        showInspectorAgain();
    else if (!m_wasAside && !m_inspectorDock->isHidden() && !m_inspectorDock->isFloating()) {
        m_inspectorDock->hide();
        m_inspectorAway = true;
    }
    m_wasAside = isAside;
}

void MainWindow::showInspectorAgain()
{
    if (std::exchange(m_inspectorAway, false))
        m_inspectorDock->show();
}

void MainWindow::updateInspector()
{
    SessionPage* page = m_tabs->currentSession();
    m_context->setCurrentMessage(page ? page->timeline()->currentRow() : -1);
    const QModelIndex index = page ? m_stores->sessions()->indexOf(page->store(), page->session()) : QModelIndex();
    m_inspector->setSession(index.data(SessionTreeModel::InfoRole).value<SessionInfo>());
    if (!page) {
        m_inspector->setCurrent(nullptr, nullptr, -1);
        m_inspector->setFindings({}, 0);
        return;
    }
    const MessagePtr message = page->currentMessage();
    m_inspector->setCurrent(page->store(), message, page->timeline()->currentPart());
    constexpr qsizetype MostOfSession = 20; // the problems dock has all
    const FindingIndex& found = m_doctor->index(page->store());
    if (message) {
        const QList<Finding> findings = found.of(page->session(), message->id);
        m_inspector->setFindings(findings, findings.size());
    } else {
        m_inspector->setFindings(
            found.ofSession(page->session(), MostOfSession), found.counts(page->session()).total());
    }
}

void MainWindow::updateStatus()
{
    const SessionPage* page = m_tabs->currentSession();
    const AsidePage* aside = m_tabs->currentAside();
    if (!page && !aside) {
        const qsizetype count = m_stores->stores().size();
        m_storeLabel->setText(count == 0 ? tr("No store open") : tr("%n store(s) open", nullptr, int(count)));
        m_placeLabel->clear();
        m_selectionLabel->clear();
        return;
    }
    const StoreInfo& info = m_tabs->currentStore()->info();
    QStringList words {storeTitle(info.path), info.format};
    if (info.live)
        words.append(tr("live"));
    else if (!info.notWritable.isEmpty())
        words.append(tr("read-only"));
    m_storeLabel->setText(words.join(u" · "_s));
    m_storeLabel->setToolTip(info.notWritable.isEmpty() ? info.path : info.path + u'\n' + info.notWritable);
    const QString position = page ? page->filters()->positionText() : QString();
    m_placeLabel->setText(position.isEmpty() ? QString() : tr("Message %1").arg(position));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    save();
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_actions->get(Actions::Id::FullScreen)->setChecked(isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_switcher->setFixedWidth(
        width() > 340 * Style::measures().u ? 65 * Style::measures().u : m_switcher->sizeHint().width());
}

} // namespace stemma
