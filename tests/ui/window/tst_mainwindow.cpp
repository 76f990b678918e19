// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storedoctor.h"
#include "tests/testkit/agentsamples.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/samplestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/banner.h"
#include "ui/common/chip.h"
#include "ui/common/settings.h"
#include "ui/common/style.h"
#include "ui/connect/foundstoresdialog.h"
#include "ui/desktop/sessionlink.h"
#include "ui/export/exportdialog.h"
#include "ui/inspector/detailsview.h"
#include "ui/inspector/inspector.h"
#include "ui/problems/problemspanel.h"
#include "ui/sessions/sessiondelegate.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/settings/appearance.h"
#include "ui/settings/preferences.h"
#include "ui/start/startpage.h"
#include "ui/window/choosers.h"
#include "ui/window/editing.h"
#include "ui/window/errorpage.h"
#include "ui/window/filterpopup.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/window/jobs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/switcherbutton.h"
#include "ui/window/tabarea.h"

#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QDropEvent>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QWhatsThis>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

/// Two sessions in memory at any path that begins with /fake.
std::unique_ptr<FakeStore> makeFake(const QString& path)
{
    auto fake = std::make_unique<FakeStore>();
    SessionBuilder one(u"one"_s);
    one.title(u"First session"_s);
    for (int turn = 0; turn < 60; ++turn)
        one.user(u"Question %1"_s.arg(turn)).assistant(u"Answer %1\n\nwith\n\nsome lines"_s.arg(turn));
    fake->add(one.build());
    fake->add(SessionBuilder(u"two"_s).title(u"Second session"_s).user(u"Hello"_s).assistant(u"Good day"_s).build());
    StoreInfo info = fake->info();
    info.path = path;
    info.format = u"mnesis"_s;
    fake->setInfo(info);
    return fake;
}

/// Forty turns with thinking. @p isMadeAnew: with the same messages under other outline keys, most of which were those
/// of the messages after them.
void addFolds(FakeStore& fake, bool isMadeAnew)
{
    SessionBuilder builder(u"folds"_s);
    builder.title(u"Folds"_s);
    for (int turn = 0; turn < 40; ++turn)
        builder.user(u"Question %1"_s.arg(turn))
            .assistant()
            .thinking(u"I think\nand think\nand think"_s)
            .text(u"So."_s);
    FakeSession session = builder.build();
    if (isMadeAnew)
        session.messages.insert(session.messages.begin(), session.messages.front());
    fake.add(session);
    if (isMadeAnew)
        fake.remove(SessionId(u"folds"_s), 0);
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<MainWindow> m_window;
    FakeStore* m_fake = nullptr;

    QString settingsFile() const { return m_dir.filePath(QLatin1StringView(QTest::currentTestFunction()) + u".ini"_s); }

    void start(const QString& settings = {})
    {
        m_window = std::make_unique<MainWindow>(settings.isEmpty() ? settingsFile() : settings);
        m_window->stores()->setOpener(
            [this](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
                if (!path.startsWith(u"/fake"_s))
                    return openStore(path);
                auto fake = makeFake(path);
                m_fake = fake.get();
                return fake;
            });
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
    }

    void openFake(const QString& session = u"one"_s)
    {
        m_window->openRequest({{u"/fake/sessions.db"_s}, SessionId(session), {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
    }

    /// A window that opens stores with the session of addFolds().
    void startFolds(const QString& settings, bool isMadeAnew)
    {
        start(settings);
        m_window->stores()->setOpener(
            [this, isMadeAnew](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
                auto fake = makeFake(path);
                addFolds(*fake, isMadeAnew);
                m_fake = fake.get();
                return fake;
            });
    }
    void restartFolds(const QString& settings, bool isMadeAnew)
    {
        m_window->close();
        cleanup();
        startFolds(settings, isMadeAnew);
        m_window->restoreSession();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
    }
    QString currentId() const
    {
        const MessagePtr message = m_window->tabs()->currentSession()->currentMessage();
        return message ? message->id.value : QString();
    }
    static void addMadeAnew()
    {
        QTest::addColumn<bool>("isMadeAnew");
        QTest::addRow("the same store") << false;
        QTest::addRow("a store made anew") << true;
    }

    TimelineView* timeline() const { return m_window->tabs()->currentSession()->timeline(); }
    void trigger(Actions::Id id) const { m_window->actions()->get(id)->trigger(); }

private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        qputenv("HOME", m_dir.path().toUtf8());
    }

    void cleanup()
    {
        m_window.reset();
        m_fake = nullptr;
    }

    void anEmptySessionIsNotCompacted()
    {
        start();
        openFake();
        m_fake->add(SessionBuilder(u"empty"_s).title(u"Nothing yet"_s).build());
        OpenStore* store = m_window->stores()->stores().front();
        store->pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->stores()->sessions()->indexOf(store, SessionId(u"empty"_s)).isValid(), Patience);
        m_window->tabs()->openSession(store, SessionId(u"empty"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QAction* compact = m_window->actions()->get(Actions::Id::Compact);
        QVERIFY(!compact->isEnabled());
        QVERIFY2(compact->toolTip().contains(u"has no messages"_s), qPrintable(compact->toolTip()));
        m_fake->append(SessionId(u"empty"_s), *SessionBuilder(u"empty"_s).user(u"x"_s).lastMessage());
        store->pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(compact->isEnabled(), Patience);
    }

    void startsWithTheStartPage()
    {
        start();
        m_window->restoreSession();
        QVERIFY(m_window->startPage()->isVisible());
        QCOMPARE(m_window->windowTitle(), u"Stemma"_s);
        QVERIFY(!m_window->actions()->get(Actions::Id::Fork)->isEnabled());
        QTRY_VERIFY(m_window->isIdle());
    }

    void opensTheSampleStore()
    {
        const QString path = m_dir.filePath(u"sample.db"_s);
        QVERIFY(writeSampleStore(path));
        start();
        m_window->openRequest({{path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QVERIFY(m_window->tabs()->currentSession()->model()->rowCount() > 0);
        QVERIFY(m_window->windowTitle().endsWith(u"Stemma"_s));
        QVERIFY(m_window->actions()->get(Actions::Id::Fork)->isEnabled());
        // Checkpoint is off, and says why.
        QVERIFY(!m_window->actions()->get(Actions::Id::Checkpoint)->isEnabled());
        QVERIFY(m_window->actions()->get(Actions::Id::Checkpoint)->toolTip().contains(u'\n'));
        QCOMPARE(m_window->stores()->stores().size(), 1);
        m_window->openPath(path);
        QTRY_VERIFY(m_window->isIdle());
        QCOMPARE(m_window->stores()->stores().size(), 1);
    }

    void openingCanBeGivenUp()
    {
        start();
        const auto endedInTime = std::make_shared<std::atomic<bool>>(false);
        m_window->stores()->setOpener(
            [endedInTime](const JobControl& job, const QString&) -> Result<std::unique_ptr<SessionStore>> {
                while (!job.isCancelled())
                    QThread::yieldCurrentThread();
                *endedInTime = true;
                return fail(Errc::Cancelled, {});
            });
        m_window->openPath(u"/fake/huge.json.zst"_s);
        QVERIFY(m_window->stores()->isOpening());
        auto* cancel = m_window->findChild<JobBar*>()->findChild<QPushButton*>();
        QTRY_VERIFY_WITH_TIMEOUT(cancel->isVisible(), Patience);
        QTest::mouseClick(cancel, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(*endedInTime, Patience);
        QVERIFY(!m_window->stores()->isOpening());
        QVERIFY(m_window->stores()->stores().isEmpty());
    }

    /// However long each takes to open: else the list is another one at every start.
    void storesStandAsTheyWereAskedFor()
    {
        start();
        const auto isSlow = std::make_shared<std::atomic<bool>>(true);
        m_window->stores()->setOpener(
            [isSlow](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
                while (path.endsWith(u"a.db"_s) && *isSlow)
                    QThread::yieldCurrentThread();
                return makeFake(path);
            });
        m_window->openRequest({{u"/fake/a.db"_s, u"/fake/b.db"_s, u"/fake/c.db"_s}, {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(m_window->stores()->stores().size(), 2, Patience);
        *isSlow = false;
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const SessionTreeModel* tree = m_window->stores()->sessions();
        QCOMPARE(tree->rowCount(), 3);
        for (int row = 0; row < 3; ++row) {
            OpenStore* store = m_window->stores()->stores().at(row);
            QCOMPARE(store->info().path, u"/fake/%1.db"_s.arg(QChar(u'a' + row)));
            QCOMPARE(tree->indexOf(store).row(), row);
            QVERIFY(tree->indexOf(store, SessionId(u"two"_s)).isValid());
        }
    }

    /// They begin on pages of their own.
    void whatHasNoDialogBeginsNone()
    {
        start();
        openFake();
        for (const EditKind kind : {EditKind::Compact, EditKind::Dissolve, EditKind::Batch})
            m_window->editing()->begin(kind);
        QVERIFY(!m_window->editing()->dialog());
    }

    void marksOfFindingsLeadToThem()
    {
        const QString path = m_dir.filePath(u"marks.db"_s);
        QVERIFY(writeSampleStore(path));
        start();
        m_window->openRequest({{path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const OpenStore* store = m_window->stores()->stores().first();
        FindingsModel* findings = m_window->doctor()->findings(store);
        QVERIFY(findings->count(Finding::Severity::Warning) > 0);
        const auto finding
            = findings->index(0, 0, findings->index(0, 0)).data(FindingsModel::FindingRole).value<Finding>();
        QCOMPARE(finding.severity, Finding::Severity::Warning);
        QVERIFY(!m_window->dock(u"problems"_s)->isVisible());

        // The pill in the tree.
        SessionTreeView* tree = m_window->panel<SessionsPanel>()->view();
        const QModelIndex index = tree->model()
                                      ->match(tree->model()->index(0, 0), SessionTreeModel::SessionIdRole,
                                          finding.session.value, 1, Qt::MatchExactly | Qt::MatchRecursive)
                                      .constFirst();
        const QRect pill = tree->rows()->findingsRect(tree->visualRect(index), index, tree->layoutDirection());
        QVERIFY(!pill.isEmpty());
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, pill.center());
        QVERIFY(m_window->dock(u"problems"_s)->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(
            m_window->dock(u"problems"_s)->windowTitle().contains(QString::number(findings->count())), Patience);
        QCOMPARE(m_window->tabs()->currentSession()->session(), finding.session);
        const auto current = [this] {
            return m_window->panel<ProblemsPanel>()
                ->view()
                ->currentIndex()
                .data(FindingsModel::FindingRole)
                .value<Finding>();
        };
        QCOMPARE(current().session, finding.session);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QTRY_VERIFY(m_window->panel<Inspector>()->details()->toPlainText().contains(u"Findings"_s));

        // F8 goes to the message; its mark leads to the dock.
        if (!finding.message.isEmpty()) {
            m_window->tabs()->currentSession()->timeline()->cursor().goToStart();
            trigger(Actions::Id::NextError);
            QTRY_VERIFY(m_window->tabs()->currentSession()->timeline()->currentRow() >= 0);
        }
        m_window->panel<ProblemsPanel>()->view()->setCurrentIndex({});
        emit m_window->tabs()->currentSession()->timeline()->findingActivated(finding.message);
        QCOMPARE(current(), finding);
    }

    void opensASessionByKeyboard()
    {
        start();
        openFake();
        SessionsPanel* panel = m_window->panel<SessionsPanel>();
        trigger(Actions::Id::FilterSessions);
        QTRY_VERIFY(panel->filterEdit()->hasFocus());
        panel->filterEdit()->setText(u"second"_s);
        QTest::keyClick(panel->filterEdit(), Qt::Key_Return);
        QTRY_COMPARE(panel->view()->currentIndex().data().toString(), u"Second session"_s);
        QTest::keyClick(panel->view(), Qt::Key_Return);
        QCOMPARE(m_window->tabs()->tabs()->count(), 2);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"two"_s));
        QVERIFY(m_window->windowTitle().startsWith(u"Second session"_s));
    }

    void tabsCloseAndReopen()
    {
        start();
        openFake();
        m_window->tabs()->openSession(m_window->stores()->stores().at(0), SessionId(u"two"_s));
        QCOMPARE(m_window->tabs()->tabs()->count(), 2);
        trigger(Actions::Id::PreviousTab);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"one"_s));
        timeline()->setFocus();
        QTRY_VERIFY(timeline()->hasFocus());
        trigger(Actions::Id::CloseTab);
        QCOMPARE(m_window->tabs()->tabs()->count(), 1);
        QTRY_VERIFY(timeline()->hasFocus()); // that of the other session
        trigger(Actions::Id::ReopenTab);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"one"_s));
        trigger(Actions::Id::CloseTab);
        trigger(Actions::Id::CloseTab);
        QVERIFY(m_window->startPage()->isVisible());
        QVERIFY(!m_window->actions()->get(Actions::Id::CloseTab)->isEnabled());
    }

    void backAndForwardAcrossTabs()
    {
        start();
        openFake();
        timeline()->goToRow(100);
        QTRY_COMPARE(timeline()->currentRow(), 100);
        m_window->tabs()->openSession(m_window->stores()->stores().at(0), SessionId(u"two"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        timeline()->goToRow(1);
        QTRY_COMPARE(timeline()->currentRow(), 1);
        QTRY_VERIFY(m_window->actions()->get(Actions::Id::Back)->isEnabled());
        trigger(Actions::Id::Back);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"one"_s));
        QTRY_COMPARE(timeline()->currentRow(), 100);
        trigger(Actions::Id::Forward);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"two"_s));
    }

    void goesToAMessage()
    {
        start();
        openFake();
        m_window->choosers()->showMessages();
        auto* popup = m_window->findChild<FilterPopup*>();
        QVERIFY(popup);
        popup->edit()->setText(u"77"_s);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE(timeline()->currentRow(), 76);
        QTRY_COMPARE(m_window->tabs()->currentSession()->filters()->positionText(), u"77 of 120"_s);
    }

    void goesToATime()
    {
        start();
        openFake();
        const MessageModel& model = *m_window->tabs()->currentSession()->model();
        const QDateTime at = QDateTime::fromMSecsSinceEpoch(model.outlineRow(59).createdMs);
        m_window->choosers()->showMessages();
        auto* popup = m_window->findChild<FilterPopup*>();
        QVERIFY(popup);
        popup->edit()->setText(at.addSecs(-1).toString(u"yyyy-MM-dd HH:mm:ss"_s));
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE(timeline()->currentRow(), 59);
        // Of the day of the current message, without a date.
        QTRY_VERIFY(!m_window->findChild<FilterPopup*>());
        m_window->choosers()->showMessages();
        popup = m_window->findChild<FilterPopup*>();
        const QDateTime other = QDateTime::fromMSecsSinceEpoch(model.outlineRow(30).createdMs);
        QVERIFY(other.date() == at.date());
        popup->edit()->setText(other.time().toString(u"H:mm:ss"_s));
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE(timeline()->currentRow(), 30);
        QTRY_VERIFY(!m_window->findChild<FilterPopup*>());
        m_window->choosers()->showMessages();
        popup = m_window->findChild<FilterPopup*>();
        popup->edit()->setText(u"2999-01-01"_s);
        QTRY_COMPARE(popup->list()->item(0)->text(), u"No message from this time on"_s);
        QVERIFY(!(popup->list()->item(0)->flags() & Qt::ItemIsEnabled));
    }

    void paletteFindsAndRuns()
    {
        start();
        openFake();
        trigger(Actions::Id::Palette);
        auto* popup = m_window->findChild<FilterPopup*>();
        QVERIFY(popup);
        QVERIFY(popup->list()->count() > 30);
        popup->edit()->setText(u"close tab"_s);
        QTRY_VERIFY(popup->list()->count() < 5);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE(m_window->tabs()->tabs()->count(), 0);
    }

    /// As with large text in a small window. What comes later takes nobody's choice away.
    void choosersFitAndKeepWhatIsChosen()
    {
        QStringList names;
        for (int i = 0; i < 50; ++i)
            names += u"entry %1"_s.arg(i);
        QWidget host;
        host.resize(600, 400);
        host.show();
        const auto source = [&names](const QString&) {
            QList<PopupEntry> entries;
            for (const QString& name : std::as_const(names))
                entries.append({name, {}, {}, name, true, {}});
            return entries;
        };
        auto* popup = new FilterPopup(u"Choose"_s, source, &host);
        popup->open();
        QCOMPARE(popup->list()->count(), 50);
        QVERIFY(popup->geometry().bottom() <= host.mapToGlobal(host.rect().bottomLeft()).y());
        QTest::keyClick(popup->edit(), Qt::Key_Down);
        QTest::keyClick(popup->edit(), Qt::Key_Down);
        QCOMPARE(popup->list()->currentItem()->text(), u"entry 2"_s);
        names.prepend(u"newer"_s);
        popup->refresh();
        QCOMPARE(popup->list()->currentItem()->text(), u"entry 2"_s);
        popup->close();
    }

    void theSearchFieldHasRoomBesideLargeText()
    {
        start();
        const auto* field = m_window->findChild<SwitcherButton*>();
        QVERIFY(field);
        const int before = field->width();
        const QFont font = QApplication::font();
        {
            const Appearance appearance(*m_window->preferences());
            const auto normal = qScopeGuard([this] { m_window->preferences()->set(Preference::Id::TextSize, 100); });
            m_window->preferences()->set(Preference::Id::TextSize, 200);
            QCOMPARE(QApplication::font().pointSizeF(), 2 * font.pointSizeF());
            const auto* open = m_window->findChild<QToolBar*>()->findChild<QToolButton*>();
            QTRY_VERIFY(open->font().pointSizeF() > font.pointSizeF());
            const auto hasRoom = [&] {
                const QRect shown(field->mapTo(m_window.get(), QPoint()), field->size());
                return field->sizeHint().width() > before && field->isVisible() && m_window->rect().contains(shown)
                    && field->width() >= field->sizeHint().width() / 2;
            };
            QTRY_VERIFY_WITH_TIMEOUT(hasRoom(), Patience);
            QCOMPARE(m_window->width(), 1280);
            QCOMPARE(open->font().pointSizeF(), 2 * font.pointSizeF());
            if (const QString folder = qEnvironmentVariable("STEMMA_PICTURES"); !folder.isEmpty())
                m_window->grab().save(folder + u"/large-text.png"_s);
        }
        QTRY_COMPARE_WITH_TIMEOUT(field->width(), before, Patience);
    }

    void switcherFindsSessions()
    {
        start();
        openFake();
        trigger(Actions::Id::GoToSession);
        auto* popup = m_window->findChild<FilterPopup*>();
        QVERIFY(popup);
        popup->edit()->setText(u"second"_s);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"two"_s));
    }

    void filtersHideKinds()
    {
        start();
        openFake();
        FilterRow* row = m_window->tabs()->currentSession()->filters();
        QTest::mouseClick(row->chips().at(2), Qt::LeftButton);
        QVERIFY(timeline()->filter().hiddenKinds.testFlag(PartKind::Reasoning));
        QTest::mouseClick(row->chips().at(0), Qt::LeftButton);
        QVERIFY(timeline()->filter().hiddenRoles.contains(Role::User));
        row->setHiddenChips(0);
        QVERIFY(!timeline()->filter().hiddenKinds);
        QVERIFY(timeline()->filter().hiddenRoles.isEmpty());
    }

    void eventsHaveAChipWhereThereAreSome()
    {
        start();
        openFake(u"two"_s);
        FilterRow* row = m_window->tabs()->currentSession()->filters();
        QVERIFY(row->chips().last()->isHidden());
        SessionBuilder more(u"two"_s);
        more.message(Role::Unknown, u"agent.iteration_start"_s).part(EventPart {u"agent.iteration_start"_s, {}, {}});
        m_fake->append(SessionId(u"two"_s), *more.lastMessage());
        QTRY_VERIFY_WITH_TIMEOUT(!row->chips().last()->isHidden(), Patience);
        QTest::mouseClick(row->chips().last(), Qt::LeftButton);
        QVERIFY(timeline()->filter().hiddenKinds.testFlag(PartKind::Event));
    }

    void inspectorFollowsTheCurrentPart()
    {
        start();
        openFake();
        m_window->dock(u"inspector"_s)->show();
        timeline()->goToRow(1);
        QTRY_VERIFY(m_window->panel<Inspector>()->details()->toPlainText().contains(u"Assistant"_s));
        QTest::keyClick(timeline(), Qt::Key_Up);
        QTRY_VERIFY(m_window->panel<Inspector>()->details()->toPlainText().contains(u"User"_s));
    }

    void panesCycle()
    {
        start();
        openFake();
        m_window->dock(u"sessions"_s)->show();
        m_window->dock(u"inspector"_s)->show();
        m_window->tabs()->currentSession()->setFocus();
        QTRY_VERIFY(timeline()->hasFocus());
        trigger(Actions::Id::NextPane);
        QVERIFY(m_window->panel<Inspector>()->isAncestorOf(QApplication::focusWidget()));
        trigger(Actions::Id::NextPane);
        QVERIFY(m_window->panel<SessionsPanel>()->view()->hasFocus());
        trigger(Actions::Id::NextPane);
        QVERIFY(timeline()->hasFocus());
        trigger(Actions::Id::PreviousPane);
        QVERIFY(m_window->panel<SessionsPanel>()->view()->hasFocus());
    }

    void restartRestores()
    {
        const QString settings = settingsFile();
        start(settings);
        openFake();
        m_window->tabs()->openSession(m_window->stores()->stores().at(0), SessionId(u"two"_s));
        trigger(Actions::Id::PreviousTab);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        timeline()->goToRow(80);
        QTRY_VERIFY(timeline()->topRow() > 40);
        const TimelineView::Place place = timeline()->place();
        m_window->tabs()->currentSession()->filters()->setHiddenChips(1 << 6);
        m_window->tabs()->currentSession()->filterBar()->setWish({{}, MessageState::InContext});
        trigger(Actions::Id::ShowMenuBar);
        m_window->dock(u"inspector"_s)->hide();
        auto* grouping = m_window->findChild<QAction*>(u"groupByModel"_s);
        QVERIFY(grouping);
        grouping->trigger();
        m_window->close();
        cleanup();

        start(settings);
        m_window->restoreSession();
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->tabs()->count(), 2, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"one"_s));
        QTRY_COMPARE(timeline()->place().key, place.key);
        QCOMPARE(m_window->tabs()->currentSession()->filters()->hiddenChips(), 1 << 6);
        QCOMPARE(m_window->tabs()->currentSession()->filterBar()->wish().states, MessageState::InContext);
        QVERIFY(m_window->tabs()->currentSession()->filterBar()->isVisible());
        QVERIFY(!m_window->menuBar()->isVisible());
        QVERIFY(!m_window->dock(u"inspector"_s)->isVisible());
        QCOMPARE(m_window->findChild<SessionsPanel*>()->grouping(), SessionGrouping::Model);
        QCOMPARE(Settings(settings).recentStores().at(0).sessions, 2);
        QVERIFY(!Settings(settings).readings().isEmpty());
    }

    void storesAreClosed()
    {
        start();
        QVERIFY(!m_window->actions()->get(Actions::Id::CloseStore)->isEnabled());
        QVERIFY(!m_window->actions()->get(Actions::Id::CloseAllStores)->isEnabled());
        openFake();
        m_window->openRequest({{u"/fake/others.db"_s}, {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(m_window->stores()->stores().size(), 2, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const QString current = m_window->tabs()->currentStore()->info().path;
        trigger(Actions::Id::CloseStore);
        QCOMPARE(m_window->stores()->stores().size(), 1);
        QVERIFY(m_window->stores()->stores().at(0)->info().path != current);
        trigger(Actions::Id::CloseAllStores);
        QVERIFY(m_window->stores()->stores().isEmpty());
        QVERIFY(m_window->startPage()->isVisible());
        QVERIFY(!m_window->actions()->get(Actions::Id::CloseAllStores)->isEnabled());
    }

    /// They go with the last store, also while they make room for the timeline anyhow.
    void panelsComeBackWithAStore()
    {
        start();
        openFake();
        QDockWidget* inspector = m_window->dock(u"inspector"_s);
        QDockWidget* sessions = m_window->dock(u"sessions"_s);
        QTRY_VERIFY(inspector->isVisible() && sessions->isVisible());
        trigger(Actions::Id::MaximisePane);
        QTRY_VERIFY(!inspector->isVisible() && !sessions->isVisible());
        trigger(Actions::Id::CloseAllStores);
        QTRY_VERIFY(!m_window->actions()->get(Actions::Id::MaximisePane)->isChecked());
        QVERIFY(m_window->startPage()->isVisible());
        QVERIFY(!inspector->isVisible() && !sessions->isVisible());
        openFake();
        QTRY_VERIFY(inspector->isVisible() && sessions->isVisible());
    }

    void filesToOpenCanBeFiltered()
    {
        start();
        trigger(Actions::Id::OpenFile);
        QTRY_VERIFY(m_window->findChild<QFileDialog*>());
        auto* dialog = m_window->findChild<QFileDialog*>();
        QCOMPARE(dialog->nameFilters().size(), 2);
        QVERIFY2(dialog->nameFilters().at(0).contains(u"*.jsonl "_s), qPrintable(dialog->nameFilters().at(0)));
        QCOMPARE(dialog->nameFilters().at(1), u"All files (*)"_s);
        dialog->close();
    }

    void layoutIsReset()
    {
        start();
        openFake();
        QDockWidget* inspector = m_window->dock(u"inspector"_s);
        QDockWidget* sessions = m_window->dock(u"sessions"_s);
        QDockWidget* context = m_window->dock(u"context"_s);
        inspector->hide();
        m_window->addDockWidget(Qt::RightDockWidgetArea, sessions);
        trigger(Actions::Id::ShowContext);
        QTRY_VERIFY(context->isVisible());
        trigger(Actions::Id::MaximisePane);
        QTRY_VERIFY(!context->isVisible());
        trigger(Actions::Id::ResetLayout);
        QTRY_VERIFY(inspector->isVisible() && sessions->isVisible() && !context->isVisible());
        QCOMPARE(m_window->dockWidgetArea(sessions), Qt::LeftDockWidgetArea);
        QVERIFY(!m_window->actions()->get(Actions::Id::MaximisePane)->isChecked());
    }

    void restartRestoresWhatWasCurrentAndFolded_data() { addMadeAnew(); }

    void restartRestoresWhatWasCurrentAndFolded()
    {
        QFETCH(const bool, isMadeAnew);
        const QString settings = m_dir.filePath(u"folds-%1.ini"_s.arg(isMadeAnew));
        startFolds(settings, false);
        openFake(u"folds"_s);
        timeline()->goToRow(40);
        QTRY_COMPARE(timeline()->currentRow(), 40);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const auto foldOf = [this](int row) {
            const RowLayout* layout = timeline()->rows().layout(row);
            return layout ? layout->parts().front().fold : Fold::All;
        };
        QCOMPARE(foldOf(41), Fold::Folded);
        timeline()->rows().setFolded(41, 0, false);
        timeline()->cursor().set(43, 1);
        const QString current = currentId();
        QTRY_VERIFY_WITH_TIMEOUT(timeline()->isComplete(), Patience);
        const QString top = timeline()->model()->peek(timeline()->topRow())->id.value;
        QCOMPARE(foldOf(41), Fold::Open);
        restartFolds(settings, isMadeAnew);
        QTRY_COMPARE_WITH_TIMEOUT(currentId(), current, Patience);
        QCOMPARE(timeline()->currentRow(), 43);
        QCOMPARE(timeline()->currentPart(), 1);
        QCOMPARE(timeline()->model()->peek(timeline()->topRow())->id.value, top);
        QCOMPARE(foldOf(41), Fold::Open);
        QCOMPARE(foldOf(43), Fold::Folded);
        // All of them at once, and a single one after that.
        timeline()->setAllFolded(false);
        timeline()->rows().setFolded(41, 0, true);
        restartFolds(settings, isMadeAnew);
        QTRY_COMPARE_WITH_TIMEOUT(currentId(), current, Patience);
        QCOMPARE(foldOf(41), Fold::Folded);
        QCOMPARE(foldOf(43), Fold::Open);
    }

    void restartRestoresWhichTurnsAreOpen_data() { addMadeAnew(); }

    void restartRestoresWhichTurnsAreOpen()
    {
        QFETCH(const bool, isMadeAnew);
        const QString settings = m_dir.filePath(u"turns-%1.ini"_s.arg(isMadeAnew));
        startFolds(settings, false);
        openFake(u"folds"_s);
        m_window->tabs()->currentSession()->filters()->setOnlyTurns(true);
        QTRY_VERIFY_WITH_TIMEOUT(timeline()->foldedRuns().size() == 40 && timeline()->isComplete(), Patience);
        timeline()->rows().setFolded(6, FoldedRowsPart, false);
        const auto isOpen = [this](int row) {
            const RowRun* run = timeline()->filter().runAt(row);
            return run && run->isOpen;
        };
        QVERIFY(isOpen(6) && !isOpen(4) && !isOpen(8));
        restartFolds(settings, isMadeAnew);
        QTRY_VERIFY_WITH_TIMEOUT(isOpen(6), Patience);
        QVERIFY(!isOpen(4) && !isOpen(8));
    }

    /// A tab that nobody looked at since the start is as it was at the next one.
    void whatIsStillToBeRestoredIsKept()
    {
        const QString settings = settingsFile();
        startFolds(settings, false);
        openFake(u"folds"_s);
        timeline()->goToRow(40);
        QTRY_COMPARE(timeline()->currentRow(), 40);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const QString current = currentId();
        m_window->tabs()->openSession(m_window->stores()->stores().at(0), SessionId(u"two"_s));
        for (int times = 0; times < 2; ++times) {
            restartFolds(settings, false);
            QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->tabs()->count(), 2, Patience);
            QCOMPARE(m_window->tabs()->currentSession()->session(), SessionId(u"two"_s));
        }
        m_window->tabs()->tabs()->setCurrentIndex(0);
        QTRY_COMPARE_WITH_TIMEOUT(currentId(), current, Patience);
        QCOMPARE(timeline()->currentRow(), 40);
    }

    void backFindsTheMessageInAStoreMadeAnew()
    {
        startFolds(settingsFile(), false);
        openFake(u"folds"_s);
        timeline()->goToRow(40);
        QTRY_COMPARE(timeline()->currentRow(), 40);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const QString there = currentId();
        OpenStore* store = m_window->stores()->stores().at(0);
        const MessageModel* model = timeline()->model();
        const qint64 key = model->outlineRow(40).key;
        m_window->tabs()->openSession(store, SessionId(u"two"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        timeline()->goToRow(1);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->actions()->get(Actions::Id::Back)->isEnabled(), Patience);
        addFolds(*m_fake, true);
        store->pollNow();
        QTRY_VERIFY_WITH_TIMEOUT(model->rowCount() == 80 && model->outlineRow(40).key != key, Patience);
        trigger(Actions::Id::Back);
        QTRY_COMPARE_WITH_TIMEOUT(currentId(), there, Patience);
        QCOMPARE(timeline()->currentRow(), 40);
    }

    void restartShowsTheProblemsAgain()
    {
        const QString settings = settingsFile();
        const QString path = m_dir.filePath(u"restart.db"_s);
        QVERIFY(writeSampleStore(path));
        start(settings);
        m_window->openRequest({{path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
        const QString summary = m_window->panel<ProblemsPanel>()->summary()->text();
        const qint64 count = m_window->doctor()->findings(m_window->stores()->stores().at(0))->count();
        QVERIFY(count > 0);
        m_window->close();
        cleanup();

        start(settings);
        m_window->restoreSession();
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->panel<ProblemsPanel>()->summary()->text(), summary, Patience);
        QVERIFY(m_window->dock(u"problems"_s)->windowTitle().contains(QString::number(count)));
    }

    void errorPageSaysWhatWasTried_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addRow("text") << QByteArray("just some text\n");
        QTest::addRow("header and garbage") << QByteArray("SQLite format 3\0", 16) + QByteArray(3000, 'x');
        QTest::addRow("empty") << QByteArray();
    }

    void errorPageSaysWhatWasTried()
    {
        QFETCH(const QByteArray, content);
        const QString path = m_dir.filePath(u"bad.db"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        start();
        m_window->openPath(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentError(), Patience);
        const QString text = m_window->tabs()->currentError()->text();
        QVERIFY2(text.contains(path), qPrintable(text));
        QVERIFY(!m_window->failure().isEmpty());
        QCOMPARE(m_window->tabs()->tabs()->count(), 1);
        // Trying again gives one page, not two.
        emit m_window->tabs()->currentError()->retryRequested(path);
        QTRY_VERIFY(!m_window->stores()->isOpening());
        QCOMPARE(m_window->tabs()->tabs()->count(), 1);
    }

    /// Of an address that is not understood nothing is kept but the reason.
    void errorPageSaysWhatIsWrongWithAnAddress()
    {
        start();
        m_window->openRequest({{u"postgresql://me:s3?cret@db/chats"_s}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentError(), Patience);
        const QString text = m_window->tabs()->currentError()->text();
        QVERIFY2(text.contains(u"%3F"_s) && !text.contains(u"s3"_s), qPrintable(text));
        QVERIFY(!m_window->failure().isEmpty());
    }

    void panelsHaveTicks()
    {
        start();
        openFake();
        const QList<QAction*> actions = m_window->actions()->panelsMenu()->actions();
        QCOMPARE(actions.size(), qsizetype(m_window->docks()->all().size()));
        for (const QDockWidget* dock : m_window->docks()->all())
            QCOMPARE(dock->toggleViewAction()->isChecked(), !dock->isHidden());
        QDockWidget* history = m_window->dock(u"history"_s);
        QAction* action = history->toggleViewAction();
        QVERIFY(actions.contains(action) && !action->isChecked());
        action->trigger();
        QVERIFY(!history->isHidden() && action->isChecked());
        action->trigger();
        QVERIFY(history->isHidden() && !action->isChecked());
    }

    void theThemeHasATick()
    {
        start();
        const QList<QAction*> actions = m_window->actions()->coloursMenu()->actions();
        const auto ticked = [&actions] {
            QStringList names;
            for (const QAction* action : actions)
                if (action->isChecked())
                    names += action->data().toString();
            return names;
        };
        QCOMPARE(ticked(), QStringList {QString()}); // as the system
        actions.constLast()->trigger();
        QCOMPARE(m_window->preferences()->text(Preference::Id::Theme), u"high-contrast"_s);
        QCOMPARE(ticked(), QStringList {u"high-contrast"_s});
        m_window->preferences()->set(Preference::Id::Theme, u"dark"_s);
        QCOMPARE(ticked(), QStringList {u"dark"_s});
    }

    void selectAllIsForWhatHasTheFocus()
    {
        start();
        openFake();
        timeline()->setFocus();
        QTRY_VERIFY(timeline()->hasFocus());
        trigger(Actions::Id::SelectAll);
        QVERIFY(timeline()->cursor().selection().isWhole(m_window->tabs()->currentSession()->model()->rowCount()));
        QLineEdit* filter = m_window->panel<SessionsPanel>()->filterEdit();
        filter->setText(u"First"_s);
        filter->setFocus();
        QTRY_VERIFY(filter->hasFocus());
        trigger(Actions::Id::SelectAll);
        QCOMPARE(filter->selectedText(), u"First"_s);
    }

    /// Its current row is one of those that were there.
    void anEmptiedSessionIsExported()
    {
        start();
        openFake(u"two"_s);
        MessageModel* model = m_window->tabs()->currentSession()->model();
        model->setRebuildMs(0);
        timeline()->goToRow(1);
        QTRY_COMPARE(timeline()->currentRow(), 1);
        m_fake->add(SessionBuilder(u"two"_s).title(u"Second session"_s).build());
        m_window->stores()->stores().front()->pollNow();
        QTRY_COMPARE(model->rowCount(), 0);
        trigger(Actions::Id::Export);
        auto* dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog);
        dialog->close();
    }

    void tabsOfOneTitleNameTheirStore()
    {
        start();
        for (const QString& path : {u"/fake/a.db"_s, u"/fake/b.db"_s})
            m_window->openRequest({{path}, SessionId(u"two"_s), {}});
        const auto texts = [this] {
            QStringList all;
            for (int index = 0; index < m_window->tabs()->tabs()->count(); ++index)
                all += m_window->tabs()->tabs()->tabText(index);
            all.sort();
            return all;
        };
        QTRY_COMPARE_WITH_TIMEOUT(
            texts(), (QStringList {u"a.db · Second session"_s, u"b.db · Second session"_s}), Patience);
        trigger(Actions::Id::CloseTab);
        QCOMPARE(texts(), QStringList {u"Second session"_s});
    }

    void aFolderWithoutStoresSaysWhatToDo()
    {
        const QString folder = m_dir.filePath(u"nothing"_s);
        QVERIFY(QDir().mkpath(folder));
        start();
        m_window->stores()->setOpener(&openStoreFor);
        m_window->openPath(folder);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentError(), Patience);
        ErrorPage* page = m_window->tabs()->currentError();
        QVERIFY2(page->text().startsWith(u"No sessions in nothing\n"_s), qPrintable(page->text()));
        const auto* places = page->findChild<QWidget*>(u"places"_s);
        QVERIFY(places && places->findChildren<QLabel*>().size() > 2);
        const QSignalSpy chosen(m_window->actions()->get(Actions::Id::OpenFolder), &QAction::triggered);
        QTimer::singleShot(0, m_window.get(), [this] { // the dialog that opens
            for (QFileDialog* dialog : m_window->findChildren<QFileDialog*>())
                dialog->reject();
        });
        emit page->openFolderRequested();
        QCOMPARE(chosen.count(), 1);
        QTRY_VERIFY(m_window->findChildren<QFileDialog*>().isEmpty());
    }

    void aFolderOffersTheStoresInIt()
    {
        start();
        m_window->stores()->setOpener(&openStoreFor);
        const QString folder = m_dir.filePath(u"folder"_s);
        QVERIFY(QDir().mkpath(folder + u"/deep"_s));
        MnesisBuilder builder;
        builder.session(u"One"_s).user(u"Hello"_s);
        QVERIFY(builder.write(folder + u"/deep/a.db"_s));
        // The only one is opened at once.
        m_window->openPath(folder);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QCOMPARE(m_window->stores()->stores().size(), 1);
        QVERIFY(!m_window->tabs()->currentError());
        m_window->stores()->close(m_window->stores()->stores().first());
        // Of several, the user chooses.
        QVERIFY(builder.write(folder + u"/b.db"_s));
        m_window->openPath(folder);
        FoundStoresDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = m_window->findChild<FoundStoresDialog*>()), Patience);
        QCOMPARE(dialog->list()->count(), 2);
        QCOMPARE(dialog->chosen().size(), 2);
        QTest::keyClick(dialog->list(), Qt::Key_Space);
        QCOMPARE(dialog->chosen(), QStringList(QFileInfo(folder + u"/deep/a.db"_s).absoluteFilePath()));
        QTest::mouseClick(dialog->openButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->stores()->stores().size(), 1, Patience);
        QTRY_VERIFY(!m_window->findChild<FoundStoresDialog*>());
        QVERIFY(m_window->failure().isEmpty());
    }

    void aFolderWithoutStoresIsRefused()
    {
        start();
        m_window->stores()->setOpener(&openStoreFor);
        const QString folder = m_dir.filePath(u"empty"_s);
        QVERIFY(QDir().mkpath(folder));
        m_window->openPath(folder);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentError(), Patience);
        QVERIFY(!m_window->failure().isEmpty());
    }

    void missingFileIsRefused()
    {
        start();
        m_window->openPath(m_dir.filePath(u"no-such-file.db"_s));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentError(), Patience);
    }

    void dropOpens()
    {
        start();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(u"/fake/dropped.db"_s)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
    }

    /// With Shift pressed files are moved, and who gave them away may delete them: a store stays where it is.
    void droppedStoresAreNotMoved()
    {
        start();
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(u"/fake/dropped.db"_s)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::ShiftModifier);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QCOMPARE(enter.dropAction(), Qt::CopyAction);
        QDropEvent drop({10, 10}, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(drop.proposedAction(), Qt::MoveAction);
        QApplication::sendEvent(m_window.get(), &drop);
        QVERIFY(drop.isAccepted());
        QCOMPARE(drop.dropAction(), Qt::CopyAction);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QDragEnterEvent onlyMoved({10, 10}, Qt::MoveAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &onlyMoved);
        QVERIFY(!onlyMoved.isAccepted());
    }

    /// As a link, or as the text of one.
    void droppedLinkOpensItsMessage_data()
    {
        QTest::addColumn<bool>("asText");
        QTest::newRow("link") << false;
        QTest::newRow("text") << true;
    }
    void droppedLinkOpensItsMessage()
    {
        QFETCH(const bool, asText);
        start();
        const QUrl link = SessionLink {u"/fake/linked.db"_s, SessionId(u"one"_s), u"41"_s}.toUrl();
        QMimeData mime;
        if (asText)
            mime.setText(link.toString(QUrl::FullyEncoded) + u'\n');
        else
            mime.setUrls({link});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        QApplication::sendEvent(m_window.get(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->timeline()->currentRow(), 40, Patience);
    }

    void otherTextsAreNotTaken()
    {
        start();
        QMimeData mime;
        mime.setText(u"https://example.org/ and some words"_s);
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &mime, Qt::LeftButton, {});
        enter.setAccepted(false);
        QApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(!enter.isAccepted());
    }

    /// What Help > What is this? tells.
    void panelsAndActionsSayWhatTheyAre()
    {
        start();
        const auto docks = m_window->findChildren<QDockWidget*>();
        QVERIFY(docks.size() >= 12);
        for (const QDockWidget* dock : docks)
            QVERIFY2(dock->whatsThis().endsWith(u'.'), qPrintable(dock->objectName()));
        QVERIFY(m_window->actions()->all().size() > 80);
        for (const QAction* action : m_window->actions()->all())
            QVERIFY2(!action->whatsThis().isEmpty(), qPrintable(action->objectName()));
        m_window->actions()->get(Actions::Id::WhatsThis)->trigger();
        QVERIFY(QWhatsThis::inWhatsThisMode());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!QWhatsThis::inWhatsThisMode());
    }

    void newMessagesAppearByThemselves()
    {
        start();
        openFake(u"two"_s);
        const int before = m_window->tabs()->currentSession()->model()->rowCount();
        SessionBuilder more(u"two"_s);
        more.user(u"One more thing"_s);
        m_fake->append(SessionId(u"two"_s), *more.lastMessage());
        QTRY_COMPARE(m_window->tabs()->currentSession()->model()->rowCount(), before + 1);
        QTRY_COMPARE(m_window->tabs()->currentSession()->filters()->positionText().section(u' ', 2, 2),
            QString::number(before + 1));
    }

    void rowsOfAnotherProgramAppearWithinASecond()
    {
        const QString path = m_dir.filePath(u"live.db"_s);
        QVERIFY(writeSampleStore(path));
        start();
        m_window->openRequest({{path}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        const SessionPage* page = m_window->tabs()->currentSession();
        const int before = page->model()->rowCount();
        {
            QSqlDatabase agent = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"agent"_s);
            agent.setDatabaseName(path);
            QVERIFY(agent.open());
            QSqlQuery query(agent);
            // The quickest tells: a machine with other work to do lets the others wait.
            constexpr int Tries = 10;
            bool isSoon = false;
            for (int i = 1; i <= Tries && !isSoon; ++i) {
                query.prepare(
                    u"INSERT INTO messages (id, session_id, role, created_at) VALUES (?, ?, 'user', 1999999999999)"_s);
                query.addBindValue(u"msg_new%1"_s.arg(i));
                query.addBindValue(page->session().value);
                QVERIFY2(query.exec(), qPrintable(query.lastError().text()));
                query.prepare(u"INSERT INTO message_parts (id, message_id, session_id, part_type, content) "
                              "VALUES (?, ?, ?, 'text', '{\"type\": \"text\", \"text\": \"One more\"}')"_s);
                query.addBindValue(u"part_new%1"_s.arg(i));
                query.addBindValue(u"msg_new%1"_s.arg(i));
                query.addBindValue(page->session().value);
                QVERIFY2(query.exec(), qPrintable(query.lastError().text()));
                QElapsedTimer since;
                since.start();
                QTRY_COMPARE(page->model()->rowCount(), before + i);
                isSoon = since.elapsed() < 1000;
            }
            QVERIFY(isSoon);
        }
        QSqlDatabase::removeDatabase(u"agent"_s);
    }

    void lockedStoreShowsABannerUntilItRecovers()
    {
        start();
        openFake();
        m_fake->fail(FakeStore::Call::Poll,
            {Errc::Busy, u"The store is locked. Another program writes to it."_s, u"SQLITE_BUSY"_s});
        Banner* banner = m_window->tabs()->currentSession()->banner();
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->text().contains(u"The store is locked."_s));
        QVERIFY(m_window->tabs()->currentSession()->model()->rowCount() == 120);
        m_fake->mend();
        QTRY_VERIFY(!banner->isVisible());
    }

    void failedReadCanBeRetried()
    {
        start();
        openFake();
        m_fake->fail(FakeStore::Call::Outlines, {Errc::Busy, u"It cannot be read."_s, {}});
        SessionPage* page = m_window->tabs()->openSession(m_window->stores()->stores().at(0), SessionId(u"two"_s));
        QTRY_VERIFY(page->banner()->isVisible());
        m_fake->mend();
        emit page->banner()->pressed(0);
        QTRY_COMPARE(page->model()->rowCount(), 2);
        QTRY_VERIFY(!page->banner()->isVisible());
    }

    void aSessionThatIsGoneKeepsItsTitle()
    {
        start();
        openFake();
        m_fake->removeSession(SessionId(u"one"_s));
        const SessionPage* page = m_window->tabs()->currentSession();
        QTRY_VERIFY(page->banner()->isVisible());
        QVERIFY2(page->banner()->text().contains(u"This session is no longer in the store."_s),
            qPrintable(page->banner()->text()));
        OpenStore* store = m_window->stores()->stores().at(0);
        QTRY_VERIFY(!m_window->stores()->sessions()->indexOf(store, page->session()).isValid());
        QCOMPARE(m_window->tabs()->tabs()->tabText(0), u"First session"_s);
        QVERIFY(m_window->windowTitle().startsWith(u"First session"_s));
        QCOMPARE(page->model()->rowCount(), 120);
        emit store->changed(StoreChange::Changed); // of another session
        QVERIFY(page->banner()->isVisible());
    }

    void nothingIsDoneWithASessionThatIsGone()
    {
        start();
        openFake();
        const auto isOffered = [this](Actions::Id id) { return m_window->actions()->get(id)->isEnabled(); };
        QTRY_VERIFY(isOffered(Actions::Id::Fork));
        m_fake->removeSession(SessionId(u"one"_s));
        const SessionPage* page = m_window->tabs()->currentSession();
        QTRY_COMPARE(page->goneReason(), u"This session is no longer in the store."_s);
        for (const Actions::Id id : {Actions::Id::Fork, Actions::Id::Checkpoint, Actions::Id::Compact,
                 Actions::Id::Rename, Actions::Id::DeleteSession}) {
            QVERIFY(!isOffered(id));
            QVERIFY(m_window->actions()->get(id)->toolTip().contains(page->goneReason()));
        }
    }

    void norFromItsOtherTabs()
    {
        start();
        openFake();
        trigger(Actions::Id::ShowLineage);
        const QAction* rename = m_window->actions()->get(Actions::Id::Rename);
        QTRY_VERIFY(!m_window->tabs()->currentSession() && rename->isEnabled());
        m_fake->removeSession(SessionId(u"one"_s));
        QTRY_VERIFY(!rename->isEnabled());
        QVERIFY(rename->toolTip().contains(u"This session is no longer in the store."_s));
        for (const Actions::Id id : {Actions::Id::Compact, Actions::Id::PruneOutputs}) {
            const QAction* action = m_window->actions()->get(id);
            QVERIFY(!action->isEnabled());
            QVERIFY(action->toolTip().contains(u"This session is no longer in the store."_s));
        }
    }

    void ofAStoreThatIsGoneThatIsSaid()
    {
        start();
        openFake();
        const SessionPage* page = m_window->tabs()->currentSession();
        OpenStore* store = m_window->stores()->stores().at(0);
        emit store->changed(StoreChange::Vanished);
        QCOMPARE(page->goneReason(), u"%1 is gone."_s.arg(store->info().path));
        QVERIFY(!m_window->actions()->get(Actions::Id::Fork)->isEnabled());
    }

    void nobodyGoesOnReadingWhatIsGone()
    {
        const QString settings = settingsFile();
        start(settings);
        openFake(u"two"_s);
        m_window->tabs()->closeCurrent();
        openFake();
        m_window->tabs()->closeCurrent(); // noted
        openFake();
        m_fake->removeSession(SessionId(u"one"_s));
        QTRY_VERIFY(!m_window->tabs()->currentSession()->goneReason().isEmpty());
        m_window->close();
        cleanup();
        const QList<Reading> readings = Settings(settings).readings();
        QCOMPARE(readings.size(), 1);
        QCOMPARE(readings.constFirst().session, SessionId(u"two"_s));
    }

    void aFolderOfAnOpenStoreIsNoStoreOfItsOwn()
    {
        start();
        const QString home = m_dir.filePath(u"claude"_s);
        QVERIFY(writeClaudeCodeSample(home));
        m_window->openRequest({{home}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
        const OpenStore* store = m_window->tabs()->currentStore();
        const SessionId session = m_window->tabs()->currentId();
        m_window->tabs()->closeCurrent();
        const QString inside = home + u"/projects"_s;
        QTRY_VERIFY_WITH_TIMEOUT(store->readsIn(inside), Patience); // known when it was asked for news once
        m_window->openRequest({{inside}, session, {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
        QCOMPARE(m_window->stores()->stores().size(), 1);
        QCOMPARE(m_window->tabs()->currentStore(), store);
        QCOMPARE(m_window->tabs()->currentId(), session);
    }

    void aFolderWithTheSessionsOfAnOpenStoreIsNoStoreOfItsOwn()
    {
        start();
        const QString home = m_dir.filePath(u"claude-home"_s);
        QVERIFY(writeClaudeCodeSample(home));
        for (const QString& path : QStringList {home + u"/projects"_s, home}) {
            m_window->openRequest({{path}, {}, {}});
            QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession() && m_window->isIdle(), Patience);
        }
        QCOMPARE(m_window->stores()->stores().size(), 1);
        QCOMPARE(m_window->tabs()->currentStore()->info().path, home + u"/projects"_s);
    }

    void closingAStoreClosesItsTabs()
    {
        start();
        openFake();
        m_window->stores()->close(m_window->stores()->stores().at(0));
        QCOMPARE(m_window->tabs()->tabs()->count(), 0);
        QVERIFY(m_window->startPage()->isVisible());
        QVERIFY(!m_window->actions()->get(Actions::Id::Back)->isEnabled());
        QVERIFY(!m_window->dock(u"sessions"_s)->isVisible());
        QVERIFY(!m_window->actions()->get(Actions::Id::GoToSession)->isEnabled());
        const QList<QLabel*> labels = m_window->statusBar()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == u"No store open"_s; }));
    }

    void unknownSessionIsSaid()
    {
        start();
        m_window->openRequest({{u"/fake/x.db"_s}, SessionId(u"nobody"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->failure().isEmpty(), Patience);
        QVERIFY(m_window->failure().contains(u"nobody"_s));
    }

    void oneOfTheStoresHasTheSession_data()
    {
        QTest::addColumn<bool>("isFirst");
        QTest::addRow("the first") << true;
        QTest::addRow("the last") << false;
    }

    /// The others are opened beside it, and lack nothing.
    void oneOfTheStoresHasTheSession()
    {
        QFETCH(const bool, isFirst);
        const QString other = m_dir.filePath(u"other.db"_s);
        QVERIFY(QFile::exists(other) || writeSampleStore(other));
        start();
        const QSignalSpy said(m_window->opening(), &StoreOpening::said);
        QStringList paths {u"/fake/sessions.db"_s, other};
        if (!isFirst)
            std::ranges::reverse(paths);
        m_window->openRequest({paths, SessionId(u"one"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QCOMPARE(m_window->stores()->stores().size(), 2);
        QCOMPARE(m_window->tabs()->currentId(), SessionId(u"one"_s));
        QCOMPARE(m_window->tabs()->tabs()->count(), 1);
        QCOMPARE(m_window->failure(), QString());
        QCOMPARE(said.count(), 0);
        m_window->openRequest({paths, SessionId(u"nobody"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->failure().isEmpty() && m_window->isIdle(), Patience);
        QCOMPARE(said.count(), 1);
    }

    void drawsInEveryTheme_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addRow("light") << int(Colours::Kind::Light);
        QTest::addRow("dark") << int(Colours::Kind::Dark);
        QTest::addRow("high contrast") << int(Colours::Kind::HighContrast);
    }

    void drawsInEveryTheme()
    {
        QFETCH(const int, kind);
        const QPalette before = QApplication::palette();
        start();
        openFake();
        QApplication::setPalette(Colours::palette(Colours::Kind(kind)));
        QTRY_COMPARE(int(Style::colours().kind), kind);
        const Colours colours = Colours::fromPalette(Colours::palette(Colours::Kind(kind)));
        QTRY_COMPARE(m_window->palette().color(QPalette::Window), colours.window);
        QTRY_VERIFY(m_window->isIdle());
        QTest::qWait(0);
        const QImage image = m_window->grab().toImage();
        QApplication::setPalette(before);
        // Most of a window is its grounds.
        int grounds = 0;
        int total = 0;
        for (int y = 0; y < image.height(); y += 7) {
            for (int x = 0; x < image.width(); x += 7) {
                const QColor at = image.pixelColor(x, y);
                grounds += at == colours.base || at == colours.window || at == colours.alt || at == colours.userTint
                    || at == colours.selection || at == colours.code;
                ++total;
            }
        }
        QVERIFY2(grounds > total / 2, qPrintable(u"%1 of %2"_s.arg(grounds).arg(total)));
    }
};

GUI_TEST_CLASS(TestMainWindow)
#include "tst_mainwindow.moc"
