// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/search/facettree.h"
#include "ui/search/hitdelegate.h"
#include "ui/search/hittree.h"
#include "ui/search/indexdialog.h"
#include "ui/search/searchbook.h"
#include "ui/search/searchstatus.h"
#include "ui/search/searchview.h"

#include <QAbstractItemModelTester>
#include <QAbstractItemView>
#include <QAccessible>
#include <QCheckBox>
#include <QCompleter>
#include <QLabel>
#include <QMenu>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

std::atomic<FakeStore*> heldStore; ///< "/fake/held.db", whose messages are held back until somebody releases them

Result<std::unique_ptr<SessionStore>> openFake(const JobControl&, const QString& path)
{
    if (!path.startsWith("/fake"_L1))
        return fail(Errc::NotFound, u"There is no store %1."_s.arg(path));
    auto fake = std::make_unique<FakeStore>();
    SessionBuilder one(u"one"_s);
    one.title(u"First"_s);
    for (int turn = 0; turn < 3; ++turn)
        one.user(u"where does marmot %1 sleep"_s.arg(turn)).assistant(u"marmot %1 sleeps in a burrow"_s.arg(turn));
    fake->add(one.build());
    fake->add(SessionBuilder(u"two"_s).title(u"Second"_s).user(u"otters"_s).assistant(u"swim"_s).build());
    if (path == "/fake/long.db"_L1)
        fake->add(SessionBuilder(u"long"_s).user(QString(40'000, u'x')).user(u"xxz"_s).build());
    if (path == "/fake/held.db"_L1) {
        fake->hold(FakeStore::Call::Messages);
        heldStore = fake.get();
    }
    if (path == "/fake/broken.db"_L1)
        fake->fail(FakeStore::Call::Outlines, {Errc::Corrupt, u"It is broken."_s, {}});
    StoreInfo info = fake->info();
    info.path = path;
    info.format = u"mnesis"_s;
    fake->setInfo(info);
    return fake;
}

struct Scene
{
    explicit Scene(const QString& settingsFile, const QStringList& stores = {u"/fake/a.db"_s, u"/fake/b.db"_s})
        : settings(settingsFile)
        , book(settings)
        , indexer(&openFake)
    {
        QList<KnownStore> open;
        for (const QString& store : stores)
            open.append({store, u"mnesis"_s, true});
        known.setOpen(open);
        view = std::make_unique<SearchView>(SearchView::Parts {&openFake, &known, &indexer, &book});
        tester = std::make_unique<QAbstractItemModelTester>(
            view->results(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        facetsTester = std::make_unique<QAbstractItemModelTester>(
            view->facetsModel(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        view->resize(1000, 400);
        view->show();
        view->activateWindow();
        view->setFocus();
    }

    [[nodiscard]] QueryEdit* edit() const { return view->bar()->edit(); }
    void type(const QString& text) const
    {
        QTest::keyClicks(edit(), text);
        edit()->completer()->popup()->hide();
    }
    [[nodiscard]] qint64 hits() const { return view->results()->hits(); }
    [[nodiscard]] QModelIndex hit(int session, int row) const
    {
        return view->results()->index(row, 0, view->results()->index(session, 0));
    }

    Settings settings;
    SearchBook book;
    KnownStores known;
    SearchIndexer indexer;
    std::unique_ptr<SearchView> view;
    std::unique_ptr<QAbstractItemModelTester> tester;
    std::unique_ptr<QAbstractItemModelTester> facetsTester;
};

} // namespace

class TestSearchView : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    QString settings() const { return m_dir.filePath(QLatin1StringView(QTest::currentTestFunction()) + u".ini"_s); }

private slots:
    void initTestCase()
    {
        qputenv("XDG_CACHE_HOME", m_dir.path().toUtf8());
        qputenv("HOME", m_dir.path().toUtf8());
        Style::install(*qApp);
    }

    void findsWhileOneTypes()
    {
        Scene scene(settings());
        QVERIFY(scene.view->message()->isVisible());
        QVERIFY(scene.view->message()->text().contains(u"2 store"_s));
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->isIdle(), Patience);
        QVERIFY(scene.view->hits()->isVisible());
        QCOMPARE(scene.view->results()->rowCount(), 2);
        QVERIFY2(scene.view->status()->text().contains(u"12 hit"_s), qPrintable(scene.view->status()->text()));
        QVERIFY2(scene.view->status()->text().contains(u"without"_s), qPrintable(scene.view->status()->text()));
        scene.type(u" swim"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 0, Patience);
        QTRY_VERIFY(scene.view->message()->isVisible());
        QTRY_VERIFY2(scene.view->message()->text().contains(u"No hits"_s), qPrintable(scene.view->message()->text()));
    }

    /// The messages are of the morning of another day where it is later.
    void datesOfAnotherZone()
    {
        const auto back = qScopeGuard([] { setShownZone(QTimeZone(QTimeZone::LocalTime)); });
        setShownZone(QTimeZone::utc());
        Scene scene(settings());
        scene.view->bar()->setQuery(u"date:2026-03-03 marmot"_s);
        QTRY_VERIFY2(scene.view->message()->text().contains(u"No hits"_s), qPrintable(scene.view->message()->text()));
        setShownZone(QTimeZone::fromSecondsAheadOfUtc(16 * 3600));
        QEvent changed(QEvent::StyleChange);
        QCoreApplication::sendEvent(scene.view->bar(), &changed);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
    }

    /// Of stores that were not searched nobody knows whether they have hits.
    void cancelledIsNotNothing()
    {
        Scene scene(settings());
        connect(scene.view->source(), &SearchSource::begun, scene.view.get(),
            [](const QString& /*title*/, const JobControl& control) { control.cancel(); });
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.view->message()->text(), u"Cancelled."_s, Patience);
        QVERIFY(scene.view->message()->isVisible());
    }

    void saysWhatIsWrongWithAQuery()
    {
        Scene scene(settings());
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
        scene.type(u" (burrow"_s);
        QTRY_VERIFY(scene.view->bar()->error());
        QVERIFY(std::ranges::contains(scene.edit()->marks(), QueryMark::Kind::Wrong, &QueryMark::kind));
        QCOMPARE(scene.edit()->accessibleDescription(), scene.view->bar()->error()->text);
        QCOMPARE(scene.hits(), 12); // what was found stays
        scene.type(u")"_s);
        QTRY_VERIFY(!scene.view->bar()->error());
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
    }

    /// A search that was stopped meanwhile lacks hits.
    void searchesAgainOnceAQueryCanBeRead()
    {
        Scene scene(settings(), {u"/fake/a.db"_s, u"/fake/held.db"_s});
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QVERIFY(scene.view->source()->isSearching());
        scene.type(u" ("_s);
        QTRY_VERIFY(scene.view->bar()->error());
        QCOMPARE(scene.hits(), 6);
        heldStore.load()->release();
        QTest::keyClick(scene.edit(), Qt::Key_Backspace);
        QTest::keyClick(scene.edit(), Qt::Key_Backspace);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
    }

    /// Also by whoever reloads a tab.
    void findsNothingWithoutAQuery()
    {
        Scene scene(settings());
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
        scene.edit()->clear();
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 0, Patience);
        scene.view->searchAgain();
        QVERIFY(!scene.view->source()->isSearching());
        QTest::qWait(50);
        QCOMPARE(scene.hits(), 0);
    }

    void proposesFieldsAndValues()
    {
        Scene scene(settings());
        QTest::keyClicks(scene.edit(), u"kin"_s);
        QTRY_VERIFY(scene.edit()->completer()->popup()->isVisible());
        QTest::keyClick(scene.edit()->completer()->popup(), Qt::Key_Down);
        QTest::keyClick(scene.edit()->completer()->popup(), Qt::Key_Return);
        QCOMPARE(scene.edit()->text(), u"kind:"_s);
        QTest::keyClicks(scene.edit(), u"a"_s);
        QTRY_VERIFY(scene.edit()->completer()->popup()->isVisible()); // its values
        scene.edit()->completer()->popup()->hide();
    }

    void goesByKeysFromTheFieldToAHit()
    {
        Scene scene(settings());
        QSignalSpy chosen(scene.view.get(), &SearchView::hitChosen);
        scene.type(u"burrow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->isIdle(), Patience);
        QTest::keyClick(scene.edit(), Qt::Key_Down);
        QTRY_VERIFY(scene.view->hits()->hasFocus());
        QVERIFY(scene.view->hits()->currentIndex().parent().isValid());
        QTest::keyClick(scene.view->hits(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        const auto hit = chosen.first().first().value<SearchHit>();
        QCOMPARE(hit.session.value, u"one"_s);
        QVERIFY(hit.snippet.contains(u"burrow"_s));
        QCOMPARE(chosen.first().at(1).value<QList<TextPattern>>().size(), 1);
        QTest::keyClick(scene.view->hits(), Qt::Key_Escape);
        QTRY_VERIFY(scene.edit()->hasFocus());
        // Return in the field goes to the current hit at once.
        QTest::keyClick(scene.edit(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 2);
    }

    void aClickShowsAHit()
    {
        Scene scene(settings());
        QSignalSpy shown(scene.view.get(), &SearchView::hitShown);
        scene.type(u"burrow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->isIdle(), Patience);
        HitTree* tree = scene.view->hits();
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(scene.hit(0, 1)).center());
        QCOMPARE(shown.count(), 1);
        // The chevron folds a session.
        const QModelIndex session = scene.view->results()->index(0, 0);
        QVERIFY(tree->isExpanded(session));
        const QRect chevron = HitDelegate::chevronRect(tree->visualRect(session), Qt::LeftToRight);
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, chevron.center());
        QVERIFY(!tree->isExpanded(session));
        QCOMPARE(shown.count(), 1);
    }

    void filtersNarrowTheHits()
    {
        Scene scene(settings());
        scene.type(u"marmot"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 12, Patience);
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->isIdle(), Patience);
        FacetTree* facets = scene.view->facets();
        QVERIFY(facets->isVisible());
        const SearchFacetsModel* model = scene.view->facetsModel();
        const QModelIndex kinds = model->index(0, 0);
        QCOMPARE(model->rowCount(kinds), 2); // prompts and answers
        facets->setFocus();
        facets->setCurrentIndex(model->index(0, 0, kinds));
        QTest::keyClick(facets, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QVERIFY2(scene.view->bar()->wholeQuery().contains(u"kind:"_s), qPrintable(scene.view->bar()->wholeQuery()));
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->isIdle(), Patience);
        QCOMPARE(model->rowCount(model->index(0, 0)), 2); // the other kind can still be chosen
    }

    void scopesNarrowTheStores()
    {
        Scene scene(settings());
        scene.view->bar()->setPlace({u"/fake/a.db"_s, u"mnesis"_s, u"/home/me/project"_s});
        scene.type(u"burrow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QMenu* menu = scene.view->bar()->scopeButton()->menu();
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 4);
        menu->actions().at(2)->trigger();
        QCOMPARE(scene.view->bar()->scope(), (SearchScope {SearchScope::Kind::Store, u"/fake/a.db"_s}));
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 3, Patience);
        QCOMPARE(scene.view->bar()->scopeButton()->text(), u"Store a.db"_s);
    }

    void searchesAreSaved()
    {
        Scene scene(settings());
        scene.type(u"marmot"_s);
        scene.edit()->settle();
        QMenu* menu = scene.view->bar()->savedButton()->menu();
        emit menu->aboutToShow();
        menu->actions().first()->trigger();
        QCOMPARE(scene.book.choices().saved, QStringList {u"marmot"_s});
        Settings again(settings());
        QCOMPARE(SearchBook(again).choices().saved, QStringList {u"marmot"_s});
        scene.view->find({}, {});
        emit menu->aboutToShow();
        menu->actions().last()->trigger();
        QCOMPARE(scene.edit()->text(), u"marmot"_s);
        emit menu->aboutToShow();
        menu->actions().first()->trigger();
        QVERIFY(scene.book.choices().saved.isEmpty());
    }

    void comesBackToWhatWasSearched()
    {
        Scene scene(settings());
        scene.view->find(u"burrow"_s, {SearchScope::Kind::Store, u"/fake/b.db"_s});
        const QString state = scene.view->state();
        Scene other(settings());
        other.view->restore(state);
        QCOMPARE(other.edit()->text(), u"burrow"_s);
        QCOMPARE(other.view->bar()->scope().value, u"/fake/b.db"_s);
        QTRY_COMPARE_WITH_TIMEOUT(other.hits(), 3, Patience);
    }

    void aStoreThatCannotBeSearchedIsNamed()
    {
        Scene scene(settings(), {u"/nowhere.db"_s});
        scene.type(u"marmot"_s);
        QTRY_VERIFY_WITH_TIMEOUT(scene.view->message()->text().contains(u"There is no store"_s), Patience);
        QVERIFY(scene.view->status()->text().contains(u"could not be searched"_s));
        Scene none(settings(), {});
        QVERIFY(none.view->message()->text().contains(u"No stores are known"_s));
    }

    void whatWasNotLookedAtIsTold()
    {
        Scene scene(settings(), {u"/fake/long.db"_s});
        const auto says = [&scene](const QString& text) {
            return scene.view->isIdle() && scene.view->status()->text().contains(text);
        };
        scene.view->find(u"/(x+x+)+[yz]/"_s, {});
        QTRY_VERIFY_WITH_TIMEOUT(says(u"the expression took too long on 1 text"_s), Patience);
        QCOMPARE(scene.hits(), 1);
        scene.view->find(u"xxz"_s, {});
        QTRY_VERIFY_WITH_TIMEOUT(says(u"1 hit"_s), Patience);
        QVERIFY2(!says(u"too long"_s), qPrintable(scene.view->status()->text()));
        Scene broken(settings(), {u"/fake/broken.db"_s});
        broken.view->find(u"first"_s, {});
        QTRY_VERIFY_WITH_TIMEOUT(
            broken.view->isIdle() && broken.view->status()->text().contains(u"could not be read"_s), Patience);
        QCOMPARE(broken.hits(), 1); // its title
    }

    void marksStayInSight_data()
    {
        QTest::addColumn<QString>("snippet");
        QTest::addColumn<int>("start");
        QTest::newRow("at the beginning") << u"marmot "_s + QString(400, u'x') << 0;
        QTest::newRow("in the middle") << QString(300, u'x') + u" marmot "_s + QString(300, u'y') << 301;
        QTest::newRow("at the end") << QString(600, u'x') + u" marmot"_s << 601;
        QTest::newRow("short") << u"a marmot"_s << 2;
        QTest::newRow("beside a pair") << QString(u"\U0001F439"_s).repeated(200) + u"marmot"_s << 400;
    }

    void marksStayInSight()
    {
        QFETCH(QString, snippet);
        QFETCH(int, start);
        const QFont& font = Style::measures().body;
        const FittedSnippet fitted = fitSnippet(snippet, {{start, 6}}, font, 300);
        QVERIFY(QFontMetrics(font).horizontalAdvance(fitted.text) <= 300);
        QCOMPARE(fitted.marks.size(), 1u);
        QCOMPARE(fitted.text.mid(fitted.marks.front().start, fitted.marks.front().length), u"marmot"_s);
    }

    void fieldsAndOperatorsAreMarked()
    {
        QCOMPARE(marksOf(u"role:user AND x"_s),
            (QList<QueryMark> {{0, 5, QueryMark::Kind::Field}, {10, 3, QueryMark::Kind::Operator}}));
        QCOMPARE(marksOf(u"\"role:user AND\" ANDY"_s), QList<QueryMark>());
        QCOMPARE(marksOf(u"(tokens>100 OR tool:bash)"_s).size(), 3);
    }

    void theIndexIsManaged()
    {
        Scene scene(settings());
        scene.indexer.setStores({{u"/fake/a.db"_s, u"mnesis"_s, true}, {u"postgresql://host/database"_s, {}, true}});
        IndexDialog dialog(scene.indexer, scene.book, nullptr);
        QObject::connect(&scene.book, &SearchBook::indexingChanged, &scene.indexer,
            [&scene] { scene.indexer.setWished(scene.book.choices().isIndexing, scene.book.choices().notIndexed); });
        dialog.show();
        QCOMPARE(dialog.list()->topLevelItemCount(), 2);
        QTreeWidgetItem* item = dialog.list()->topLevelItem(0);
        QCOMPARE(item->checkState(0), Qt::Checked);
        item->setCheckState(0, Qt::Unchecked);
        QCOMPARE(scene.book.choices().notIndexed, QStringList {u"/fake/a.db"_s});
        QCOMPARE(scene.indexer.find(u"/fake/a.db"_s)->work, StoreIndex::Work::Off);
        QVERIFY(dialog.list()->topLevelItem(1)->isDisabled());
        dialog.indexing()->click();
        QVERIFY(!scene.book.choices().isIndexing);
    }

    /// An index that is looked through is complete, and says so.
    void anIndexSaysHowItIs()
    {
        StoreIndex index;
        index.work = StoreIndex::Work::Building;
        index.progress.total = 4;
        index.progress.sessions = 1;
        QCOMPARE(searchstatus::stateOf(index), u"being built, 1 of 4 sessions"_s);
        index.progress.isChecking = true;
        QCOMPARE(searchstatus::stateOf(index), u"complete, checking for changes"_s);
        index.progress = {};
        QCOMPARE(searchstatus::stateOf(index), u"being built"_s);
        index.state.kind = IndexState::Kind::Complete;
        QCOMPARE(searchstatus::stateOf(index), u"complete, checking for changes"_s);
        index.work = StoreIndex::Work::None;
        QCOMPARE(searchstatus::stateOf(index), u"complete"_s);
        index.state.isBeingBuilt = true; // by another program
        QCOMPARE(searchstatus::stateOf(index), u"complete, checking for changes"_s);
        index.state.kind = IndexState::Kind::Partial;
        index.state.isBeingBuilt = false;
        QCOMPARE(searchstatus::stateOf(index), u"partly built"_s);
    }

    void isReadOut()
    {
        Scene scene(settings());
        scene.type(u"burrow"_s);
        QTRY_COMPARE_WITH_TIMEOUT(scene.hits(), 6, Patience);
        QVERIFY(!scene.view->hits()->accessibleName().isEmpty());
        QVERIFY(!scene.edit()->accessibleName().isEmpty());
        for (const QToolButton* button : scene.view->bar()->findChildren<QToolButton*>())
            if (button->parentWidget() == scene.view->bar())
                QVERIFY(!button->accessibleName().isEmpty());
        const QString read = scene.hit(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(read.startsWith(u"Answer"_s) && read.contains(u"burrow"_s), qPrintable(read));
    }
};

GUI_TEST_CLASS(TestSearchView)
#include "tst_searchview.moc"
