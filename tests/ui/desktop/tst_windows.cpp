// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/marks/markedstore.h"
#include "tests/testkit/samplestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/settings.h"
#include "ui/common/style.h"
#include "ui/connect/connectdialog.h"
#include "ui/pages/sessionpage.h"
#include "ui/settings/preferences.h"
#include "ui/settings/settingsdialog.h"
#include "ui/window/configuring.h"
#include "ui/window/editing.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tabarea.h"
#include "ui/window/windows.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QUrl>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;
using Act = Actions::Id;

/// Several windows, and what comes to them from outside.
class TestWindows final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        Style::install(*qApp);
        QVERIFY(writeSampleStore(m_sample.filePath(u"s.db"_s)));
        m_path = m_sample.filePath(u"s.db"_s);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_folder->path().toUtf8());
        qputenv("XDG_STATE_HOME", m_folder->filePath(u"state"_s).toUtf8());
        qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toUtf8());
        qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toUtf8());
        m_windows = std::make_unique<Windows>(m_folder->filePath(u"stemma.ini"_s));
        show(m_windows->add());
    }
    void cleanup()
    {
        m_windows.reset();
        qunsetenv("XDG_STATE_HOME");
        qunsetenv("XDG_DATA_HOME");
        qunsetenv("XDG_CACHE_HOME");
    }

    void opensAtAMessage()
    {
        const SessionLink link = linkToRow(3);
        m_windows->fulfil({{link}});
        QTRY_COMPARE_WITH_TIMEOUT(page()->timeline()->currentRow(), 3, Patience);
        QCOMPARE(m_windows->all().size(), 1);
    }

    void copiedLinkComesBack()
    {
        const SessionLink link = linkToRow(2);
        m_windows->fulfil({{link}});
        QTRY_COMPARE_WITH_TIMEOUT(page()->timeline()->currentRow(), 2, Patience);
        m_windows->current()->actions()->get(Act::CopyLink)->trigger();
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(SessionLink::of(QUrl(copied)), std::optional(link));
        QCOMPARE(QGuiApplication::clipboard()->mimeData()->urls(), QList<QUrl> {QUrl(copied)});
    }

    /// One that no list has: its file was not read yet.
    void leadsToABranch()
    {
        const QString id = u"3f2504e0-4f89-41d3-9a0c-0305e82c3301"_s;
        const auto entryId = [](int number) { return u"00000000-0000-4000-8000-00000000000%1"_s.arg(number); };
        const auto entry = [&](int number, int parent, const QString& text) {
            const QString before = parent == 0 ? u"null"_s : QString(u'"' + entryId(parent) + u'"');
            const QString line
                = uR"({"type":"user","uuid":"%1","parentUuid":%2,"sessionId":"%3","cwd":"/home/ana/weather",)"
                  uR"("version":"2.1.197","timestamp":"2026-11-01T10:0%4:00.000Z","isSidechain":false,)"
                  uR"("message":{"role":"user","content":"%5"}})"_s;
            return QString(line.arg(entryId(number), before, id).arg(number).arg(text) + u'\n');
        };
        const QString projects = m_folder->filePath(u"projects"_s);
        QVERIFY(QDir().mkpath(projects + u"/-home-ana-weather"_s));
        QFile file(projects + u"/-home-ana-weather/"_s + id + u".jsonl"_s);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QString lines = entry(1, 0, u"one"_s) + entry(2, 1, QString(300'000, u'x')) + entry(3, 2, u"walrus"_s)
            + entry(4, 2, u"ibex"_s);
        file.write(lines.toUtf8());
        file.close();
        const SessionId branch(id + u'#' + entryId(3));
        m_windows->fulfil({{{projects, branch, entryId(3)}}});
        QTRY_VERIFY_WITH_TIMEOUT(page() && page()->session() == branch, Patience);
        QTRY_COMPARE_WITH_TIMEOUT(page()->timeline()->currentRow(), 2, Patience);
        QVERIFY(m_windows->current()->failure().isEmpty());
    }

    /// A file manager starts the program, which opens what was open the last time, too.
    void whatIsAskedForStaysInFront()
    {
        const QString last = m_folder->filePath(u"last.db"_s);
        QVERIFY(QFile::copy(m_path, last));
        m_windows->fulfil({{{last}}});
        QTRY_VERIFY_WITH_TIMEOUT(page(), Patience);
        m_windows->keep();
        m_windows = std::make_unique<Windows>(m_folder->filePath(u"stemma.ini"_s));
        show(m_windows->add());
        auto* pool = QThreadPool::globalInstance();
        pool->setMaxThreadCount(qMax(2, pool->maxThreadCount())); // one of them waits
        QSemaphore gate;
        const auto opened = qScopeGuard([&gate] { gate.release(); });
        m_windows->current()->stores()->setOpener([&gate, last](const JobControl& job, const QString& path) {
            if (path == last)
                gate.acquire();
            return openMarkedStore(job, path);
        });
        m_windows->current()->restoreSession();
        m_windows->fulfil({{{m_path}}});
        QTRY_VERIFY_WITH_TIMEOUT(page() && page()->store()->info().path == m_path, Patience);
        gate.release();
        QTRY_COMPARE_WITH_TIMEOUT(m_windows->current()->tabs()->tabs()->count(), 2, Patience);
        QCOMPARE(page()->store()->info().path, m_path);
    }

    void aMinimisedWindowComesBack()
    {
        m_windows->current()->showMinimized();
        m_windows->fulfil({});
        QVERIFY(m_windows->current()->isVisible() && !m_windows->current()->isMinimized());
    }

    void severalAtOnce()
    {
        const QString second = m_folder->filePath(u"second.db"_s);
        QVERIFY(QFile::copy(m_path, second));
        m_windows->fulfil({{{m_path}, {second}}});
        QTRY_COMPARE_WITH_TIMEOUT(m_windows->current()->tabs()->tabs()->count(), 2, Patience);
    }

    void leadsToNothing_data()
    {
        QTest::addColumn<SessionLink>("link");
        QTest::newRow("store") << SessionLink {u"/no/such/store.db"_s, SessionId(u"a"_s), u"b"_s};
        QTest::newRow("session") << SessionLink {m_path, SessionId(u"no-such-session"_s), u"b"_s};
        QTest::newRow("message") << SessionLink {m_path, {}, u"no-such-message"_s};
    }
    void leadsToNothing()
    {
        QFETCH(SessionLink, link);
        m_windows->fulfil({{link}});
        QTRY_VERIFY_WITH_TIMEOUT(!m_windows->current()->failure().isEmpty(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_windows->current()->isIdle(), Patience);
        QVERIFY(m_windows->current()->isVisible());
    }

    void serverIsAskedForFirst()
    {
        m_windows->fulfil({{{u"postgresql://nobody@localhost:1/nothing"_s}}});
        auto* dialog = m_windows->current()->findChild<ConnectDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        QVERIFY(!m_windows->current()->stores()->isOpening());
        dialog->reject();
        QTRY_VERIFY_WITH_TIMEOUT(m_windows->current()->isIdle(), Patience);
    }

    void allWindowsHaveOneBatch()
    {
        MainWindow* first = m_windows->current();
        first->actions()->get(Act::NewWindow)->trigger();
        MainWindow* second = m_windows->all().constLast();
        CollectedChanges& one = first->editing()->collected();
        CollectedChanges& other = second->editing()->collected();
        for (CollectedChanges* changes : {&one, &other})
            changes->load(m_path);
        one.add(m_path, DeleteEdit {SessionId(u"s"_s)}, u"Delete it"_s);
        QTRY_COMPARE(other.batch(m_path).edits.size(), 1);
        other.clear(m_path);
        QTRY_COMPARE(one.batch(m_path).edits.size(), 0);
    }

    void everyWindowFollows()
    {
        MainWindow* first = m_windows->current();
        first->actions()->get(Act::NewWindow)->trigger();
        QCOMPARE(m_windows->all().size(), 2);
        MainWindow* second = m_windows->all().constLast();
        QVERIFY(second != first && second->isVisible());
        first->actions()->get(Act::TimeLine)->trigger();
        QVERIFY(second->preferences()->flag(Preference::Id::TimeLine));
        QVERIFY(second->actions()->get(Act::TimeLine)->isChecked());
        first->actions()->get(Act::RestoreTabs)->trigger();
        QVERIFY(!second->actions()->get(Act::RestoreTabs)->isChecked());
    }

    /// Nor does one that knows nothing of it yet write the keys of before when it is closed.
    void everyWindowHasTheNewKeys()
    {
        QPointer<MainWindow> first = m_windows->current();
        QPointer<MainWindow> second = m_windows->addBeside(*first);
        const QList<QKeySequence> keys {QKeySequence(u"Ctrl+Alt+F9"_s)};
        first->actions()->applyKeys({{u"fork"_s, keys}});
        QCOMPARE(second->actions()->get(Act::Fork)->shortcuts(), keys);
        const QList<QKeySequence> others {QKeySequence(u"Ctrl+Alt+F8"_s)};
        Settings settings(m_folder->filePath(u"stemma.ini"_s));
        settings.setShortcuts({{u"fork"_s, others}});
        second->close();
        first->close(); // the last one, which keeps what is kept
        QTRY_VERIFY(!first && !second);
        QCOMPARE(settings.shortcuts().value(u"fork"_s), others);
    }

    void wishForAWindow()
    {
        m_windows->fulfil({{}, true});
        QCOMPARE(m_windows->all().size(), 2);
        m_windows->fulfil({});
        QCOMPARE(m_windows->all().size(), 2);
    }

    /// The window that is closed last comes back.
    void closing()
    {
        m_windows->fulfil({{{m_path}}});
        QTRY_VERIFY_WITH_TIMEOUT(page(), Patience);
        QPointer<MainWindow> first = m_windows->current();
        QPointer<MainWindow> second = m_windows->addBeside(*first);
        second->close();
        QTRY_VERIFY(!second);
        QCOMPARE(m_windows->all(), QList<MainWindow*> {first.data()});
        first->close();
        QTRY_VERIFY(!first);
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        QCOMPARE(settings.openStores(), QStringList {m_path});
        QCOMPARE(settings.tabs().size(), 1);
    }

    void quittingKeepsTheWindowThatWasUsed()
    {
        m_windows->fulfil({{{m_path}}});
        QTRY_VERIFY_WITH_TIMEOUT(page(), Patience);
        QPointer<MainWindow> first = m_windows->current();
        QPointer<MainWindow> second = m_windows->addBeside(*first);
        first->actions()->get(Act::Quit)->trigger();
        QTRY_VERIFY(!first && !second);
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        QCOMPARE(settings.openStores(), QStringList {m_path});
    }

    /// Nothing is closed before a crash.
    void tabsAreKeptMeanwhile()
    {
        m_windows->fulfil({{{m_path}}});
        QTRY_VERIFY_WITH_TIMEOUT(page(), Patience);
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        QTRY_COMPARE_WITH_TIMEOUT(settings.tabs().size(), 1, Patience);
        QCOMPARE(settings.openStores(), QStringList {m_path});
        const auto inFile = [this] {
            QFile file(m_folder->filePath(u"stemma.ini"_s));
            return file.open(QIODevice::ReadOnly) && file.readAll().contains(m_path.toUtf8());
        };
        QTRY_VERIFY_WITH_TIMEOUT(inFile(), Patience);
    }

    void allWindowsComeBack()
    {
        const QString second = openInTwo();
        m_windows->keep();
        m_windows = nullptr; // as a crash: nothing is closed
        m_windows = std::make_unique<Windows>(m_folder->filePath(u"stemma.ini"_s));
        MainWindow* first = m_windows->add();
        show(first);
        first->restoreSession();
        m_windows->restoreOthers();
        QCOMPARE(m_windows->all().size(), 2);
        QCOMPARE(m_windows->current(), first);
        QTRY_COMPARE_WITH_TIMEOUT(storesOfTabs(), (QStringList {m_path, second}), Patience);
    }

    /// But not one that was closed before.
    void aClosedWindowDoesNotComeBack()
    {
        openInTwo();
        m_windows->keep();
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        QVERIFY(!settings.openStores(1).isEmpty());
        m_windows->all().constFirst()->close();
        QTRY_VERIFY(settings.openStores(1).isEmpty());
        QVERIFY(!settings.openStores(0).isEmpty());
    }

    void quittingKeepsAll()
    {
        const QString second = openInTwo();
        QPointer<MainWindow> first = m_windows->all().constFirst();
        QPointer<MainWindow> other = m_windows->all().constLast();
        const QString ofFirst = first->tabs()->currentStore()->info().path;
        QEvent activated(QEvent::WindowActivate);
        QCoreApplication::sendEvent(first, &activated);
        QCOMPARE(m_windows->current(), first.data());
        first->actions()->get(Act::Quit)->trigger();
        QTRY_VERIFY(!first && !other);
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        QCOMPARE(settings.openStores(0), QStringList {ofFirst});
        QCOMPARE(settings.openStores(1), QStringList {ofFirst == second ? m_path : second});
    }

    /// Those that are closed first are not dropped for those that are closed after them.
    void quittingKeepsMoreThanTwo()
    {
        QVERIFY(!openInTwo().isEmpty());
        const QString third = m_folder->filePath(u"third.db"_s);
        QVERIFY(QFile::copy(m_path, third));
        MainWindow* last = m_windows->addBeside(*m_windows->current());
        last->openRequest({{third}, {}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(last->tabs()->currentSession(), Patience);
        m_windows->keep();
        last->actions()->get(Act::Quit)->trigger();
        QTRY_VERIFY(m_windows->all().isEmpty());
        const Settings settings(m_folder->filePath(u"stemma.ini"_s));
        for (int window = 0; window < 3; ++window)
            QCOMPARE(settings.openStores(window).size(), 1);
    }

    void settingsOfTheWindow()
    {
        MainWindow* window = m_windows->current();
        QTest::keyClick(window, Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = window->findChild<SettingsDialog*>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->showPage(Preference::Page::Window);
        auto* bar = qobject_cast<QCheckBox*>(dialog->control(Preference::Id::MenuBar));
        QVERIFY(bar->isChecked() && window->menuBar()->isVisible());
        QTest::mouseClick(bar, Qt::LeftButton, {}, {8, bar->height() / 2});
        QVERIFY(window->menuBar()->isVisible());
        QTest::mouseClick(dialog->buttons()->button(QDialogButtonBox::Apply), Qt::LeftButton);
        QVERIFY(!window->menuBar()->isVisible());
        // What a menu changes meanwhile is seen in the dialog.
        window->actions()->get(Act::ShowMenuBar)->trigger();
        QVERIFY(window->menuBar()->isVisible() && bar->isChecked());
        QCOMPARE(window->configuring()->open(), dialog); // one for the window
        dialog->reject();
    }

private:
    static constexpr int Patience = testclass::Patience;

    static void show(MainWindow* window)
    {
        window->resize(1280, 800);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window));
        window->openRequest({});
    }
    [[nodiscard]] SessionPage* page() const { return m_windows->current()->tabs()->currentSession(); }
    /// Two windows with a store each; the path of the one that is not m_path.
    QString openInTwo()
    {
        const QString second = m_folder->filePath(u"second.db"_s);
        MainWindow* first = m_windows->current();
        MainWindow* other = m_windows->addBeside(*first);
        first->openRequest({{m_path}, {}, {}});
        const bool isCopied = QFile::copy(m_path, second);
        other->openRequest({{second}, {}, {}});
        const auto isThere = [this, &second] { return storesOfTabs() == QStringList {m_path, second}; };
        return isCopied && QTest::qWaitFor(isThere, Patience) ? second : QString();
    }
    [[nodiscard]] QStringList storesOfTabs() const
    {
        QStringList paths;
        for (const MainWindow* window : m_windows->all()) {
            for (const SessionPage* page : window->tabs()->sessions())
                paths += page->store()->info().path;
        }
        std::ranges::sort(paths, {}, [this](const QString& path) { return path == m_path ? 0 : 1; });
        return paths;
    }
    /// To a message of the session that the store begins with, which has to be on screen.
    SessionLink linkToRow(int row)
    {
        m_windows->fulfil({{{m_path}}});
        SessionLink link;
        const auto isThere = [this, row, &link] {
            if (!page() || page()->model()->rowCount() <= row)
                return false;
            const MessagePtr message = page()->model()->messageAt(row);
            if (message)
                link = {m_path, page()->session(), message->id.value};
            return message != nullptr;
        };
        return QTest::qWaitFor(isThere, Patience) ? link : SessionLink();
    }

    QTemporaryDir m_sample;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Windows> m_windows;
    QString m_path;
};

GUI_TEST_CLASS(TestWindows)
#include "tst_windows.moc"
