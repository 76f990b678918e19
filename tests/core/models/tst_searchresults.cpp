// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/searchfacetsmodel.h"
#include "core/models/searchresults.h"
#include "core/models/searchtexts.h"
#include "tests/testkit/testclass.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QUrl>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

SearchHit hitOf(const QString& session, qint64 key, qint64 ms, const QString& snippet = u"found it"_s)
{
    SearchHit hit;
    hit.store = u"/data/sessions.db"_s;
    hit.session = SessionId(session);
    hit.sessionName = u"Session "_s + session;
    hit.message = MessageId(u"m%1"_s.arg(key));
    hit.rowKey = key;
    hit.part = 0;
    hit.kind = TextKind::Answer;
    hit.time = timeFromMs(ms);
    hit.isComplete = !snippet.isEmpty();
    hit.snippet = snippet;
    return hit;
}

struct Results
{
    SearchResultsModel model;
    QAbstractItemModelTester tester {&model, QAbstractItemModelTester::FailureReportingMode::QtTest};

    [[nodiscard]] QStringList sessions() const
    {
        QStringList titles;
        for (int row = 0; row < model.rowCount(); ++row)
            titles += model.index(row, 0).data().toString();
        return titles;
    }
    [[nodiscard]] QList<qint64> keys(int session) const
    {
        QList<qint64> keys;
        const QModelIndex parent = model.index(session, 0);
        for (int row = 0; row < model.rowCount(parent); ++row)
            keys += model.hitAt(model.index(row, 0, parent))->rowKey;
        return keys;
    }
};

} // namespace

class SearchResultsTest : public QObject
{
    Q_OBJECT
private slots:
    void standInOrderAsTheyCome()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 100), hitOf(u"b"_s, 1, 300)});
        QCOMPARE(results.sessions(), (QStringList {u"Session b"_s, u"Session a"_s}));
        results.model.add({hitOf(u"a"_s, 2, 400), hitOf(u"c"_s, 1, 200), hitOf(u"a"_s, 3, 50)});
        QCOMPARE(results.sessions(), (QStringList {u"Session a"_s, u"Session b"_s, u"Session c"_s}));
        QCOMPARE(results.keys(0), (QList<qint64> {2, 1, 3}));
        QCOMPARE(results.model.hits(), 5);
    }

    void theMostRelevantComeFirst()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Relevance);
        SearchHit weak = hitOf(u"a"_s, 1, 900);
        weak.rank = -1;
        SearchHit strong = hitOf(u"b"_s, 1, 100);
        strong.rank = -7;
        results.model.add({weak, hitOf(u"c"_s, 1, 950)});
        results.model.add({strong});
        QCOMPARE(results.sessions(), (QStringList {u"Session b"_s, u"Session a"_s, u"Session c"_s}));
    }

    void aHitThatComesTwiceStandsOnce()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 100, {})});
        QVERIFY(!results.model.hitAt(results.model.index(0, 0, results.model.index(0, 0)))->isComplete);
        results.model.add({hitOf(u"a"_s, 1, 100)});
        QCOMPARE(results.model.hits(), 1);
        const SearchHit* hit = results.model.hitAt(results.model.index(0, 0, results.model.index(0, 0)));
        QVERIFY(hit->isComplete);
        QCOMPARE(hit->snippet, u"found it"_s);
    }

    /// While one types, the list must not become empty between two queries.
    void whatWasFoundStaysUntilTheNextHit()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 100)});
        results.model.beginNew(SearchOptions::Order::Newest);
        QCOMPARE(results.model.hits(), 1);
        results.model.add({hitOf(u"b"_s, 1, 100), hitOf(u"b"_s, 2, 100)});
        QCOMPARE(results.sessions(), QStringList {u"Session b"_s});
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.endNew();
        QCOMPARE(results.model.hits(), 0);
        QCOMPARE(results.model.rowCount(), 0);
    }

    void asksForSnippetsOfWhatIsSeen()
    {
        Results results;
        QSignalSpy wanted(&results.model, &SearchResultsModel::snippetsWanted);
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 300, {}), hitOf(u"a"_s, 2, 200, {}), hitOf(u"a"_s, 3, 100, {})});
        const QModelIndex session = results.model.index(0, 0);
        (void)results.model.index(1, 0, session).data();
        (void)results.model.index(1, 0, session).data();
        QTRY_VERIFY(wanted.count() > 0);
        const std::vector<SearchHit> asked = results.model.takeWanted();
        QVERIFY(std::ranges::contains(asked, 2, &SearchHit::rowKey));
        QCOMPARE(std::ranges::count(asked, 2, &SearchHit::rowKey), 1);
        // The text of one changed meanwhile; of the other there is a snippet now.
        SearchHit gone = hitOf(u"a"_s, 1, 300, {});
        gone.isGone = true;
        results.model.complete({gone, hitOf(u"a"_s, 2, 200)});
        QCOMPARE(results.keys(0), (QList<qint64> {2, 3}));
        QCOMPARE(results.model.index(0, 0, session).data().toString(), u"found it"_s);
    }

    void aSessionGoesWithItsLastHit()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 300, {}), hitOf(u"b"_s, 1, 200)});
        SearchHit gone = hitOf(u"a"_s, 1, 300, {});
        gone.isGone = true;
        results.model.complete({gone});
        QCOMPARE(results.sessions(), QStringList {u"Session b"_s});
    }

    void isDraggedAsAFileAndAsText()
    {
        Results results;
        results.model.beginNew(SearchOptions::Order::Newest);
        results.model.add({hitOf(u"a"_s, 1, 100)});
        const QModelIndex hit = results.model.index(0, 0, results.model.index(0, 0));
        QVERIFY(hit.flags().testFlag(Qt::ItemIsDragEnabled));
        const std::unique_ptr<QMimeData> data(results.model.mimeData({hit}));
        QCOMPARE(data->urls(), QList<QUrl> {QUrl::fromLocalFile(u"/data/sessions.db"_s)});
        QCOMPARE(data->text(), u"Session a (Answer): found it"_s);
    }

    void saysWhatBecameOfTheMessage()
    {
        SearchHit hit = hitOf(u"a"_s, 1, 100);
        QCOMPARE(searchtexts::stateNames(hit), QStringList());
        hit.states = MessageState::Discarded | MessageState::Summarised | MessageState::Pruned;
        hit.isSessionDeleted = true;
        QCOMPARE(searchtexts::stateNames(hit), (QStringList {u"deleted"_s, u"discarded"_s, u"summarised"_s}));
        hit.kind = TextKind::ToolOutput; // what is pruned is the output, and not the answer beside it
        QVERIFY(searchtexts::stateNames(hit).contains(u"pruned"_s));
        hit.tool = u"bash"_s;
        QCOMPARE(searchtexts::placeName(hit), u"Tool output, bash"_s);
    }

    void filtersKeepTheirValuesWhileOneIsChosen()
    {
        SearchFacetsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchFacets facets;
        facets.kinds = {{u"answer"_s, 3}, {u"output"_s, 9}};
        facets.tools = {{u"bash"_s, 9}}; // nothing to choose from
        model.setFacets(facets, true);
        QCOMPARE(model.rowCount(), 1);
        const QModelIndex kinds = model.index(0, 0);
        QCOMPARE(model.index(0, 0, kinds).data().toString(), u"Tool output"_s);
        QSignalSpy changed(&model, &SearchFacetsModel::chosenChanged);
        model.toggle(model.index(0, 0, kinds));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.filter(), SearchQuery().with(QueryField::Kind, u"output"_s));
        facets.kinds = {{u"output"_s, 9}};
        model.setFacets(facets, false);
        QCOMPARE(model.rowCount(model.index(0, 0)), 2);
        model.toggle(model.index(1, 0, model.index(0, 0)));
        QCOMPARE(model.chosen().value(QueryField::Kind), (QStringList {u"output"_s, u"answer"_s}));
        QCOMPARE(model.filter().root().kind, QueryNode::Kind::Or);
        // Of another query: only what it has, and what is chosen.
        facets.kinds = {{u"patch"_s, 1}};
        model.setFacets(facets, true);
        QCOMPARE(model.rowCount(model.index(0, 0)), 3);
        model.chooseOnly(model.index(0, 0, model.index(0, 0)));
        QCOMPARE(model.filter(), SearchQuery().with(QueryField::Kind, u"patch"_s));
        model.chooseOnly(model.index(0, 0, model.index(0, 0)));
        QVERIFY(!model.hasChoice());
        QVERIFY(model.filter().isEverything());
    }

    /// The limit ends the reading of what has no index: then a value has at least so many hits.
    void countsThatAreNotAllSaySo()
    {
        SearchFacetsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchFacets facets;
        facets.kinds = {{u"answer"_s, 95}, {u"prompt"_s, 105}};
        facets.isExact = false;
        model.setFacets(facets, true);
        const QModelIndex prompts = model.index(0, 0, model.index(0, 0));
        QCOMPARE(prompts.data(SearchFacetsModel::CountRole).toLongLong(), 105);
        QVERIFY(prompts.data(SearchFacetsModel::IsLeastRole).toBool());
        QCOMPARE(prompts.data(Qt::AccessibleDescriptionRole).toString(), u"≥\u202f105"_s);
        QSignalSpy changed(&model, &SearchFacetsModel::dataChanged);
        facets.isExact = true;
        model.setFacets(facets, false);
        QCOMPARE(changed.count(), 1);
        const QModelIndex counted = model.index(0, 0, model.index(0, 0));
        QVERIFY(!counted.data(SearchFacetsModel::IsLeastRole).toBool());
        QCOMPARE(counted.data(Qt::AccessibleDescriptionRole).toString(), u"105"_s);
    }

    void longListsOfValuesAreShortened()
    {
        SearchFacetsModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchFacets facets;
        for (int tool = 0; tool < 30; ++tool)
            facets.tools.append({u"tool%1"_s.arg(tool), 100 - tool});
        model.setFacets(facets, true);
        const QModelIndex tools = model.index(0, 0);
        QCOMPARE(model.rowCount(tools), int(SearchFacetsModel::MostShown) + 1);
        const QModelIndex more = model.index(int(SearchFacetsModel::MostShown), 0, tools);
        QCOMPARE(more.data(SearchFacetsModel::MoreRole).toLongLong(), 22);
        model.toggle(more);
        QCOMPARE(model.rowCount(model.index(0, 0)), 30);
    }
};

TEST_CLASS(SearchResultsTest)
#include "tst_searchresults.moc"
