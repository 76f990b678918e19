// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/pages/searchpage.h"
#include "ui/search/hittree.h"
#include "ui/window/filterpopup.h"
#include "ui/window/hitentries.h"
#include "ui/window/mainwindow.h"
#include "ui/window/searching.h"
#include "ui/window/tabarea.h"

#include <QDockWidget>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

Result<std::unique_ptr<SessionStore>> openFakeStore(const JobControl&, const QString& path)
{
    if (!path.startsWith("/fake"_L1))
        return fail(Errc::NotFound, u"There is no store %1."_s.arg(path));
    auto fake = std::make_unique<FakeStore>();
    SessionBuilder one(u"one"_s);
    one.title(u"First"_s);
    for (int turn = 0; turn < 40; ++turn)
        one.user(u"question %1"_s.arg(turn)).assistant(turn == 20 ? u"the marmot sleeps"_s : u"answer"_s);
    one.user(u"a weasel came"_s).message(Role::System, u"system"_s);
    one.part(EventPart {u"hook"_s, u"ran"_s, LongText(uR"({"gitBranch":"weasel"})"_s)});
    fake->add(one.build());
    StoreInfo info = fake->info();
    info.path = path;
    info.format = u"mnesis"_s;
    fake->setInfo(info);
    return fake;
}

} // namespace

class TestSearching : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    std::unique_ptr<MainWindow> m_window;

    QString settings() const { return m_dir.filePath(QLatin1StringView(QTest::currentTestFunction()) + u".ini"_s); }

    void start(const QString& store = u"/fake/a.db"_s)
    {
        m_window = std::make_unique<MainWindow>(settings());
        m_window->stores()->setOpener(&openFakeStore);
        m_window->searching()->setOpener(&openFakeStore);
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        if (store.isEmpty())
            return;
        m_window->openRequest({{store}, SessionId(u"one"_s), {}});
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
    }

    SearchView* view() const { return m_window->searching()->dockView(); }
    void trigger(Actions::Id id) const { m_window->actions()->get(id)->trigger(); }

private slots:
    void initTestCase()
    {
        qputenv("HOME", m_dir.path().toUtf8());
        qputenv("XDG_CACHE_HOME", m_dir.filePath(u"cache"_s).toUtf8());
        Style::install(*qApp);
    }
    void cleanup() { m_window.reset(); }

    void aHitLeadsToItsPlace()
    {
        start();
        trigger(Actions::Id::ShowSearch);
        QVERIFY(m_window->dock(u"search"_s)->isVisible());
        QTRY_VERIFY(view()->bar()->edit()->hasFocus());
        QTest::keyClicks(view()->bar()->edit(), u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(view()->results()->hits(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isIdle(), Patience);
        QTest::keyClick(view()->bar()->edit(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->timeline()->currentRow(), 41, Patience);
        QCOMPARE(m_window->tabs()->sessions().size(), 1);
    }

    /// Known stores need not be open.
    void aHitOpensItsStore()
    {
        start({});
        m_window->searching()->known()->setOpen({{u"/fake/b.db"_s, u"mnesis"_s, false}});
        view()->find(u"marmot"_s, {});
        QTRY_COMPARE_WITH_TIMEOUT(view()->results()->hits(), 1, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(view()->isIdle(), Patience);
        const auto hit
            = view()->results()->index(0, 0, view()->results()->index(0, 0)).data(SearchResultsModel::HitRole);
        m_window->searching()->show(hit.value<SearchHit>(), {}, false);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession(), Patience);
        QCOMPARE(m_window->tabs()->currentStore()->info().path, u"/fake/b.db"_s);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->timeline()->currentRow(), 41, Patience);
    }

    void aSearchInATabComesBack()
    {
        start();
        trigger(Actions::Id::SearchInTab);
        auto* page = m_window->tabs()->currentAsideAs<SearchPage>();
        QVERIFY(page && page->view());
        page->view()->find(u"marmot"_s, {});
        QTRY_COMPARE_WITH_TIMEOUT(page->view()->results()->hits(), 1, Patience);
        QVERIFY(m_window->windowTitle().contains(u"marmot"_s));
        // Two of them stand beside each other; a closed one can be reopened.
        trigger(Actions::Id::SearchInTab);
        QCOMPARE(m_window->tabs()->tabs()->count(), 3);
        trigger(Actions::Id::CloseTab);
        m_window->tabs()->tabs()->setCurrentWidget(page);
        trigger(Actions::Id::CloseTab);
        QCOMPARE(m_window->tabs()->tabs()->count(), 1);
        trigger(Actions::Id::ReopenTab);
        page = m_window->tabs()->currentAsideAs<SearchPage>();
        QVERIFY(page);
        QCOMPARE(page->view()->bar()->edit()->text(), u"marmot"_s);

        int current = -1;
        const QList<TabState> tabs = m_window->tabs()->state(&current);
        QCOMPARE(tabs.size(), 2);
        QCOMPARE(tabs.at(1).view, u"search"_s);
        m_window->close();
        MainWindow again(settings());
        again.stores()->setOpener(&openFakeStore);
        again.searching()->setOpener(&openFakeStore);
        again.show();
        again.restoreSession();
        QTRY_COMPARE_WITH_TIMEOUT(again.tabs()->tabs()->count(), 2, Patience);
        bool isThere = false;
        for (int index = 0; index < 2; ++index) {
            const auto* search = qobject_cast<SearchPage*>(again.tabs()->tabs()->widget(index));
            isThere |= search && search->view()->bar()->edit()->text() == "marmot"_L1;
        }
        QVERIFY(isThere);
        again.setSaving(false);
    }

    void goToSessionOffersTexts()
    {
        start();
        trigger(Actions::Id::GoToSession);
        auto* popup = qobject_cast<FilterPopup*>(QApplication::activePopupWidget());
        QVERIFY(popup);
        QTest::keyClicks(popup->edit(), u"marmot"_s);
        QTRY_VERIFY_WITH_TIMEOUT(
            popup->list()->count() == 1 && popup->list()->item(0)->text().contains(u"the marmot sleeps"_s), Patience);
        QTest::keyClick(popup->edit(), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tabs()->currentSession()->timeline()->currentRow(), 41, Patience);
    }

    void entriesShowWhatWasFound()
    {
        SearchHit hit;
        hit.snippet = u"…code 1 Original token count: 13 Output: cat: scripts/release.sh: no such file"_s;
        hit.marks = {TextSpan {hit.snippet.indexOf(u"release"), 7}};
        QCOMPARE(shownAround(hit), u"…cat: scripts/release.sh: no such file"_s);
        hit.marks = {TextSpan {1, 4}};
        QCOMPARE(shownAround(hit), hit.snippet);
    }

    /// Events repeat the branch and the folder of the project in each record.
    void goToSessionLeavesOutEvents()
    {
        start();
        trigger(Actions::Id::GoToSession);
        auto* popup = qobject_cast<FilterPopup*>(QApplication::activePopupWidget());
        QVERIFY(popup);
        const auto offers
            = [popup](const QString& text) { return !popup->list()->findItems(text, Qt::MatchContains).isEmpty(); };
        QTest::keyClicks(popup->edit(), u"weasel"_s);
        QTRY_VERIFY_WITH_TIMEOUT(offers(u"a weasel came"_s), Patience);
        QCOMPARE(popup->list()->count(), 1);
        popup->edit()->clear();
        QTest::keyClicks(popup->edit(), u"weasel kind:event"_s); // but for those who ask
        QTRY_VERIFY_WITH_TIMEOUT(offers(u"gitBranch"_s), Patience);
    }
};

GUI_TEST_CLASS(TestSearching)
#include "tst_searching.moc"
