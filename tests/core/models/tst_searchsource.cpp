// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/knownstores.h"
#include "core/models/searchindexer.h"
#include "core/models/searchsource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/samplestore.h"
#include "tests/testkit/testclass.h"

#include "core/store/registry.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

std::unique_ptr<FakeStore> fakeAt(const QString& path)
{
    auto fake = std::make_unique<FakeStore>();
    fake->add(SessionBuilder(u"one"_s).title(u"First"_s).user(u"the marmot sleeps"_s).assistant(u"indeed"_s).build());
    fake->add(SessionBuilder(u"two"_s).title(u"Second"_s).user(u"nothing here"_s).assistant(u"a marmot"_s).build());
    StoreInfo info = fake->info();
    info.path = path;
    fake->setInfo(info);
    return fake;
}

/// The same store later.
std::unique_ptr<FakeStore> grownAt(const QString& path)
{
    auto fake = fakeAt(path);
    fake->add(SessionBuilder(u"three"_s).title(u"Marmot again"_s).user(u"a marmot whistles"_s).build());
    return fake;
}

Result<std::unique_ptr<SessionStore>> open(const JobControl& job, const QString& path)
{
    if (path.startsWith("/fake/grown"_L1))
        return grownAt(path);
    if (path.startsWith("/fake"_L1))
        return fakeAt(path);
    return openStoreFor(job, path);
}

KnownStore storeAt(const QString& path)
{
    return {path, {}, false};
}

SearchQuery queryOf(const QString& text)
{
    return SearchQuery::parse(text).value_or(SearchQuery());
}

/// What a source found for its current wish.
struct Search
{
    Search()
    {
        QObject::connect(&source, &SearchSource::started, &source, [this] { hits.clear(); });
        QObject::connect(&source, &SearchSource::found, &source,
            [this](const std::vector<SearchHit>& found) { hits.insert(hits.end(), found.begin(), found.end()); });
    }

    SearchSource source {&open};
    std::vector<SearchHit> hits;
};

} // namespace

class SearchSourceTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

private slots:
    void initTestCase() { qputenv("XDG_CACHE_HOME", m_dir.path().toUtf8()); }

    void findsInSeveralStores()
    {
        Search search;
        search.source.search({queryOf(u"marmot"_s), {storeAt(u"/fake/a"_s), storeAt(u"/fake/b"_s)}});
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QCOMPARE(search.hits.size(), 4u);
        QCOMPARE(std::ranges::count(search.hits, u"/fake/a"_s, &SearchHit::store), 2);
        for (const StoreProgress& store : search.source.stores()) {
            QCOMPARE(store.state, StoreProgress::State::Searched);
            QCOMPARE(store.outcome.sessionsScanned, 2);
        }
        const SearchFacets facets = search.source.facets();
        QCOMPARE(facets.hits, 4);
        QCOMPARE(facets.sessions, 4);
        QCOMPARE(facets.stores.size(), 2);
        QVERIFY(facets.kinds.contains(FacetCount {u"prompt"_s, 2}));
    }

    void theAnswersToAnEarlierQueryAreDropped()
    {
        Search search;
        for (const QString& typed : {u"m"_s, u"ma"_s, u"marmot"_s, u"nothing"_s})
            search.source.search({queryOf(typed + u'*'), {storeAt(u"/fake/a"_s)}});
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QCOMPARE(search.hits.size(), 1u);
        QCOMPARE(search.hits.front().session.value, u"two"_s);
        search.source.search({queryOf(u"marmot"_s), {storeAt(u"/fake/a"_s)}});
        search.source.stop();
        search.hits.clear();
        QVERIFY(search.source.isIdle());
        QTest::qWait(50);
        QVERIFY(search.hits.empty());
    }

    void aStoreThatCannotBeOpenedSpoilsNothing()
    {
        Search search;
        search.source.search({queryOf(u"marmot"_s), {storeAt(u"/nowhere/at/all.db"_s), storeAt(u"/fake/b"_s)}});
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QCOMPARE(search.hits.size(), 2u);
        QCOMPARE(search.source.stores().front().state, StoreProgress::State::Failed);
        QVERIFY(!search.source.stores().front().error.text.isEmpty());
    }

    /// What was found stays and is completed, and it is known that something is missing.
    void aSearchThatWasStopped()
    {
        Search search;
        const SearchWish wish {queryOf(u"marmot"_s), {storeAt(u"/fake/a"_s)}};
        search.source.search(wish);
        search.source.stop();
        QVERIFY(search.source.wasStopped());
        search.source.search(wish);
        QVERIFY(!search.source.wasStopped());
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QCOMPARE(search.hits.size(), 2u);
        search.source.stop(); // there is nothing more to stop
        QVERIFY(!search.source.wasStopped());
        QSignalSpy completed(&search.source, &SearchSource::completed);
        search.source.complete(search.hits);
        QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 1, Patience);
        search.source.complete(search.hits);
        search.source.stop();
        QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 2, Patience);
        QVERIFY(search.source.isIdle());
    }

    /// An agent that ends clears the log of its database only where nobody else has it open.
    void storesAreClosedAfterASearch()
    {
        const QString path = m_dir.filePath(u"closed.db"_s);
        QVERIFY(writeSampleStore(path));
        const auto handles = [&path] {
            int count = 0;
            for (const QFileInfo& handle :
                QDir(u"/proc/self/fd"_s).entryInfoList(QDir::NoDotAndDotDot | QDir::System | QDir::Files))
                count += handle.symLinkTarget().startsWith(path) ? 1 : 0;
            return count;
        };
        QCOMPARE(handles(), 0);
        Search search;
        const SearchWish wish {queryOf(u"the"_s), {storeAt(path), storeAt(u"/fake/a"_s)}};
        search.source.search(wish);
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QVERIFY(!search.hits.empty());
        QVERIFY(handles() > 0); // for who types on
        QTRY_COMPARE_WITH_TIMEOUT(handles(), 0, Patience);
        // With its index, for hits that are looked at.
        {
            const auto store = openStore(path);
            QVERIFY(IndexBuilder(**store).run({}));
        }
        search.source.search(wish);
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        search.source.complete({search.hits.front()});
        QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
        QTRY_COMPARE_WITH_TIMEOUT(handles(), 0, Patience);
        search.source.search(wish);
        search.source.stop();
        QTRY_COMPARE_WITH_TIMEOUT(handles(), 0, Patience);
    }

    void withoutStoresNothingIsSearched()
    {
        Search search;
        QSignalSpy changed(&search.source, &SearchSource::changed);
        search.source.search({queryOf(u"marmot"_s), {}});
        QVERIFY(search.source.isIdle());
        QVERIFY(changed.count() > 0);
    }

    /// The same hits, whether they come from an index or from reading.
    void anIndexIsBuiltAndUsed()
    {
        const QString path = m_dir.filePath(u"sample.db"_s);
        QVERIFY(writeSampleStore(path));
        const SearchWish wish {queryOf(u"the"_s), {storeAt(path)}, SearchOptions::Order::Newest, 10'000};
        const auto keysOf = [](const Search& search) {
            QStringList keys;
            for (const SearchHit& hit : search.hits)
                keys += u"%1 %2 %3 %4"_s.arg(hit.session.value).arg(hit.rowKey).arg(hit.part).arg(int(hit.kind));
            keys.sort();
            return keys;
        };
        Search before;
        before.source.search(wish);
        QTRY_VERIFY_WITH_TIMEOUT(before.source.isIdle(), Patience);
        QVERIFY(!before.hits.empty());
        QVERIFY(before.source.stores().front().outcome.sessionsScanned > 0);

        SearchIndexer indexer(&open);
        QSignalSpy begun(&indexer, &SearchIndexer::begun);
        indexer.setStores({storeAt(path)});
        QTest::qWait(20);
        QCOMPARE(begun.count(), 0); // not before it is started
        indexer.start(0);
        QTRY_VERIFY_WITH_TIMEOUT(indexer.find(path)->state.kind == IndexState::Kind::Complete, Patience);
        QCOMPARE(begun.count(), 1);
        QVERIFY(indexer.find(path)->state.bytes > 0);

        Search after;
        after.source.search(wish);
        QTRY_VERIFY_WITH_TIMEOUT(after.source.isIdle(), Patience);
        QCOMPARE(after.source.stores().front().outcome.sessionsScanned, 0);
        QCOMPARE(keysOf(after), keysOf(before));
        QCOMPARE(after.source.facets().hits, qint64(after.hits.size()));

        // Hits of an index get their snippets when they are looked at.
        QSignalSpy completed(&after.source, &SearchSource::completed);
        after.source.complete({after.hits.front()});
        QTRY_COMPARE_WITH_TIMEOUT(completed.count(), 1, Patience);

        indexer.remove(path);
        QTRY_VERIFY_WITH_TIMEOUT(indexer.find(path)->state.kind == IndexState::Kind::None, Patience);
    }

    /// Where an index lacks a session, that one alone is read: no hit comes twice, and each is counted once.
    void whatAnIndexLacksIsRead()
    {
        const QString path = u"/fake/grown"_s;
        const auto before = fakeAt(path);
        IndexBuilder builder(*before);
        QVERIFY(builder.run({}));
        for (const qint64 limit : {SearchWish::FirstHits, qint64(1)}) {
            Search search;
            search.source.search({queryOf(u"marmot"_s), {storeAt(path)}, SearchOptions::Order::Newest, limit});
            QTRY_VERIFY_WITH_TIMEOUT(search.source.isIdle(), Patience);
            const SearchOutcome& outcome = search.source.stores().front().outcome;
            QCOMPARE(outcome.sessionsIndexed, 2);
            QCOMPARE(outcome.sessionsScanned, 1);
            QCOMPARE(outcome.sessionsLeftOut, 0);
            QSet<QString> places;
            for (const SearchHit& hit : search.hits)
                places.insert(u"%1 %2"_s.arg(hit.session.value).arg(hit.rowKey));
            QCOMPARE(places.size(), qsizetype(search.hits.size()));
            QCOMPARE(outcome.hits, qint64(search.hits.size()));
            QCOMPARE(search.hits.size(), limit == 1 ? 2u : 4u);
            QCOMPARE(outcome.hasMore, limit == 1);
            const SearchFacets facets = search.source.facets();
            QCOMPARE(facets.hits, limit == 1 ? 3 : 4); // an index counts all, whatever the limit
            QCOMPARE(facets.isExact, limit != 1);
            QCOMPARE(facets.sessions, 3);
            QVERIFY(facets.kinds.contains(FacetCount {u"title"_s, 1}));
        }
    }

    void noIndexIsBuiltWhereNoneIsWished()
    {
        const QString path = m_dir.filePath(u"other.db"_s);
        QVERIFY(writeSampleStore(path));
        SearchIndexer indexer(&open);
        QSignalSpy begun(&indexer, &SearchIndexer::begun);
        indexer.setWished(true, {path});
        indexer.setStores({storeAt(path), storeAt(u"postgresql://host/database"_s)});
        indexer.start(0);
        QTest::qWait(50);
        QCOMPARE(begun.count(), 0);
        QCOMPARE(indexer.find(path)->work, StoreIndex::Work::Off);
        QCOMPARE(indexer.find(u"postgresql://host/database"_s)->work, StoreIndex::Work::Server);
        indexer.pause();
        indexer.setWished(true, {});
        QCOMPARE(indexer.find(path)->work, StoreIndex::Work::Waiting);
        QVERIFY(!indexer.isBuilding());
        indexer.resume();
        QTRY_VERIFY_WITH_TIMEOUT(indexer.find(path)->state.kind == IndexState::Kind::Complete, Patience);
    }

    void aStoreIsKnownOnce()
    {
        KnownStores known;
        QSignalSpy changed(&known, &KnownStores::changed);
        const QString path = m_dir.filePath(u"sample.db"_s);
        known.setOpen({{path, u"mnesis"_s, true}});
        QCOMPARE(changed.count(), 1);
        known.setRecent({{path, u"mnesis"_s, false}, {m_dir.filePath(u"gone.db"_s), {}, false},
            {u"postgresql://host/database"_s, {}, false}});
        QTRY_VERIFY(!known.isLooking());
        QCOMPARE(known.stores().size(), 1);
        QVERIFY(known.stores().front().isOpen);
        // A file of a folder that is a store too.
        known.setOpen({{m_dir.filePath(u"agent/one.jsonl"_s), u"pi"_s, true},
            {m_dir.filePath(u"agent"_s), u"pi"_s, true}, {m_dir.filePath(u"agent/own.db"_s), u"mnesis"_s, true}});
        QCOMPARE(known.stores().size(), 3);
        QVERIFY(!std::ranges::contains(known.stores(), m_dir.filePath(u"agent/one.jsonl"_s), &KnownStore::path));
        // A closed one stays known, unless it is a server, whose password is gone.
        known.setOpen({{u"postgresql://host/database"_s, u"jazzmine"_s, true}});
        QCOMPARE(known.stores().size(), 4);
        known.setOpen({});
        QCOMPARE(known.stores().size(), 3);
        QVERIFY(std::ranges::none_of(known.stores(), &KnownStore::isOpen));
    }
};

TEST_CLASS(SearchSourceTest)
#include "tst_searchsource.moc"
