// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/indexlock.h"
#include "core/search/storesearcher.h"
#include "core/store/registry.h"
#include "core/store/sqlite/owndatabase.h"
#include "core/store/wrappedstore.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

QByteArray promptLine(const QByteArray& id, const QByteArray& parent, const QByteArray& text)
{
    return R"({"type":"user","uuid":")" + id + R"(","parentUuid":)"
        + (parent.isEmpty() ? QByteArray("null") : QByteArray('"' + parent + '"'))
        + R"(,"sessionId":"3f2504e0-4f89-41d3-9a0c-0305e82c3301","cwd":"/home/ana/weather","version":"2.1.197","timestamp":"2026-11-01T10:00:00.000Z","isSidechain":false,"message":{"role":"user","content":")"
        + text + "\"}}\n";
}

/// Of a hit's message in its session; -1: a title.
qint64 rowOf(SessionStore& store, const SearchHit& hit, QHash<SessionId, Outline>& outlines)
{
    if (hit.rowKey < 0)
        return -1;
    Outline& outline = outlines[hit.session];
    if (outline.empty())
        outline = store.outline(hit.session, {}).value_or(Outline());
    return std::ranges::find(outline, hit.rowKey, &OutlineRow::key) - outline.begin();
}

QByteArray lineId(int number)
{
    return "00000000-0000-4000-8000-" + QByteArray::number(number).rightJustified(12, '0');
}

} // namespace

/// The index of a store through its life: built, extended, cut, damaged, taken away; and what searches give meanwhile.
class TestSearchIndex final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void fieldsAndFacets_data();
    void fieldsAndFacets();
    void newestFirst();
    void relevance();
    void limits();
    void excludedWordsAmongMany_data();
    void excludedWordsAmongMany();
    void states();
    void otherScripts();
    void wordsWithoutGaps();
    void textWithAMarkInFront();
    void oddTexts();
    void beginnings();
    void wordsAtTheEdgeOfBlocks();
    void growth();
    void inTwoParts();
    void changesInPlace();
    void forgetsWhatIsGone();
    void resumesAfterCancel();
    void transcriptThatGrows();
    void databaseThatIsComparedLater();
    void damaged_data();
    void damaged();
    void newerVersion();
    void earlierVersion();
    void titlesThatTheListLacks();
    void namesOfSessions();
    void deletedWhileUsed();
    void twoBuilders();
    void nobodyElseReadsIt();
    void cannotBeWritten();
    void unreadableSession();
    void explosivePattern();
    void cancelled();
    void completionNames();

private:
    /// Of all hits, newest first, "session/row/kind".
    [[nodiscard]] static QStringList hits(
        SessionStore& store, const QString& query, SearchOptions options = {}, SearchOutcome* outcome = nullptr);
    /// The same with an index and without, or what differs.
    [[nodiscard]] QStringList bothWays(const QString& query, const SearchOptions& options = {});
    void build();
    [[nodiscard]] QString indexFile() const { return searchindex::fileOf(m_store->info().path); }

    std::unique_ptr<QTemporaryDir> m_cache;
    std::unique_ptr<FakeStore> m_store;
};

void TestSearchIndex::init()
{
    m_cache = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
    m_store = std::make_unique<FakeStore>();
    m_store->add(SessionBuilder(u"s1"_s)
            .title(u"Deploy the weather service"_s)
            .model(u"opus-5"_s)
            .directory(u"/home/ana/weather"_s)
            .user(u"Please deploy it to Málaga"_s)
            .assistant(u"I deploy now"_s)
            .thinking(u"rollback may be needed"_s)
            .tool(u"bash"_s, u"{\"command\":\"./deploy --to malaga\"}"_s, u"exit code 1\ndeploy failed"_s)
            .failedTool(u"Read"_s, u"{\"file_path\":\"/src/main.cpp\"}"_s, u"no such file"_s)
            .tokens(2000, 300)
            .user(u"Undo it"_s)
            .build());
    m_store->add(SessionBuilder(u"s2"_s)
            .title(u"Another"_s)
            .directory(u"/home/ana/other"_s)
            .after(std::chrono::hours(1))
            .user(u"What does rollback mean"_s)
            .assistant(u"It deploys the version before"_s)
            .build());
}

void TestSearchIndex::build()
{
    IndexBuilder builder(*m_store);
    const Result<> built = builder.run({});
    QVERIFY2(built, built ? "" : qPrintable(built.error().text));
    QCOMPARE(searchindex::stateOf(m_store->info().path).kind, IndexState::Kind::Complete);
}

QStringList TestSearchIndex::hits(
    SessionStore& store, const QString& query, SearchOptions options, SearchOutcome* outcome)
{
    const auto parsed = SearchQuery::parse(query);
    if (!parsed)
        return {parsed.error().text};
    options.completes = true;
    QStringList hits;
    StoreSearcher searcher(store);
    QHash<SessionId, Outline> outlines;
    const auto sink = [&](const std::vector<SearchHit>& found) {
        for (const SearchHit& hit : found)
            hits += u"%1/%2/%3"_s.arg(hit.session.value).arg(rowOf(store, hit, outlines)).arg(nameOf(hit.kind));
        return true;
    };
    const auto done = searcher.search(*parsed, options, sink, {});
    if (!done)
        return {done.error().text};
    if (outcome)
        *outcome = *done;
    return hits;
}

QStringList TestSearchIndex::bothWays(const QString& query, const SearchOptions& options)
{
    SearchOptions scanning = options;
    scanning.useIndex = false;
    const QStringList scanned = hits(*m_store, query, scanning);
    QStringList indexed = hits(*m_store, query, options);
    return scanned == indexed ? indexed
                              : QStringList {u"index: "_s + indexed.join(u' ') + u", scan: "_s + scanned.join(u' ')};
}

void TestSearchIndex::fieldsAndFacets_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* query, const QStringList& expected) {
        QTest::newRow(query) << QString::fromUtf8(query) << expected;
    };
    row("rollback", {u"s2/0/prompt"_s, u"s1/1/thinking"_s});
    row("ROLLBACK", {u"s2/0/prompt"_s, u"s1/1/thinking"_s});
    row("malaga", {u"s1/0/prompt"_s, u"s1/1/input"_s});
    row("málaga", {u"s1/0/prompt"_s, u"s1/1/input"_s});
    row("depl*",
        {u"s2/1/answer"_s, u"s1/-1/title"_s, u"s1/1/output"_s, u"s1/1/input"_s, u"s1/1/answer"_s, u"s1/0/prompt"_s});
    row("\"exit code\"", {u"s1/1/output"_s});
    row("\"code exit\"", {});
    row("exit failed", {u"s1/1/output"_s});
    row("exit before", {});
    row("exit OR before", {u"s2/1/answer"_s, u"s1/1/output"_s});
    row("rollback NOT needed", {u"s2/0/prompt"_s});
    row("rollback NOT needed NOT means", {u"s2/0/prompt"_s});
    row("rollback NOT (needed OR \"what does\")", {});
    row("rollback NOT (needed \"what does\")", {u"s2/0/prompt"_s, u"s1/1/thinking"_s});
    row("rollback NOT NOT needed", {u"s1/1/thinking"_s});
    row("NOT needed rollback role:user", {u"s2/0/prompt"_s});
    row("rollback NOT needed role:assistant", {});
    row("(rollback NOT needed) OR undo", {u"s2/0/prompt"_s, u"s1/2/prompt"_s});
    row("undo OR NOT (deploy* OR rollback OR no OR bash OR read OR another)", {u"s1/2/prompt"_s, u"s1/1/input"_s});
    row("role:user NOT rollback NOT deploy", {u"s1/2/prompt"_s});
    row("path:main.cpp NOT rollback", {u"s1/1/input"_s});
    row("path:main.cpp NOT src", {});
    row("deploy NOT (role:user OR kind:output OR kind:input OR kind:title)", {u"s1/1/answer"_s});
    row("rollback role:assistant", {u"s1/1/thinking"_s});
    row("kind:thinking", {u"s1/1/thinking"_s});
    row("tool:bash kind:output", {u"s1/1/output"_s});
    row("tool:B* kind:output", {u"s1/1/output"_s});
    row("tool:read error:yes kind:output", {u"s1/1/output"_s});
    row("deploy error:yes", {});
    row("path:main.cpp", {u"s1/1/input"_s});
    row("path:main.c", {});
    row("rollback model:OPUS", {u"s1/1/thinking"_s});
    row("rollback project:other", {u"s2/0/prompt"_s});
    row("rollback store:nowhere", {});
    row("tokens>2000 kind:thinking", {u"s1/1/thinking"_s});
    row("has:tool kind:answer", {u"s1/1/answer"_s});
    row("has:error kind:thinking", {u"s1/1/thinking"_s});
    row("rollback date:<2026-01-01", {});
    row("rollback date:2026-03", {u"s2/0/prompt"_s, u"s1/1/thinking"_s});
    row("=\"exit code\"", {u"s1/1/output"_s});
    row("=\"Exit code\"", {});
    row("/Exit CODE \\d/i", {u"s1/1/output"_s});
    row("/^exit/ NOT bash", {u"s1/1/output"_s});
    row("rollback OR =\"--to\"", {u"s2/0/prompt"_s, u"s1/1/input"_s, u"s1/1/thinking"_s});
    row("another", {u"s2/-1/title"_s});
    row("nowhere", {});
}

void TestSearchIndex::fieldsAndFacets()
{
    QFETCH(QString, query);
    QFETCH(QStringList, expected);
    build();
    QStringList found = bothWays(query);
    const bool isSorted
        = std::ranges::is_sorted(found, std::ranges::greater(), [](const QString& hit) { return hit.first(2); });
    QVERIFY(isSorted || found.contains(u"s1/-1/title"_s));
    found.sort();
    expected.sort();
    QCOMPARE(found, expected);
    StoreSearcher searcher(*m_store);
    for (const bool useIndex : {true, false}) {
        const auto facets = searcher.facets(*SearchQuery::parse(query), {.useIndex = useIndex}, {});
        QVERIFY(facets.has_value());
        QCOMPARE(facets->hits, expected.size());
        qint64 sum = 0;
        for (const FacetCount& kind : facets->kinds) {
            QCOMPARE(kind.count, expected.filter(u'/' + kind.value).size());
            sum += kind.count;
        }
        QCOMPARE(sum, expected.size());
    }
}

void TestSearchIndex::newestFirst()
{
    build();
    SearchOptions options;
    options.since = timeFromMs(SessionBuilder::BaseMs + 1'800'000);
    QCOMPARE(bothWays(u"rollback"_s, options), QStringList {u"s2/0/prompt"_s});
    options = {};
    options.session = SessionId(u"s1"_s);
    QCOMPARE(bothWays(u"rollback"_s, options), QStringList {u"s1/1/thinking"_s});
}

void TestSearchIndex::relevance()
{
    m_store->add(SessionBuilder(u"s0"_s).user(u"rollback rollback rollback"_s).build());
    build();
    const QStringList found = hits(*m_store, u"rollback"_s, {.order = SearchOptions::Order::Relevance});
    QCOMPARE(found.size(), 3);
    QCOMPARE(found.first(), u"s0/0/prompt"_s);
}

void TestSearchIndex::limits()
{
    m_store->addSynthetic(u"long"_s, 3000);
    build();
    for (const bool useIndex : {true, false}) {
        SearchOutcome outcome;
        const QStringList some = hits(*m_store, u"NOT nowhere"_s, {.limit = 70, .useIndex = useIndex}, &outcome);
        QCOMPARE(some.size(), 70);
        QCOMPARE(outcome.hits, 70);
        QVERIFY(outcome.hasMore);
        QCOMPARE(outcome.sessionsScanned > 0, !useIndex); // though not to its end
        const QStringList all = hits(*m_store, u"NOT nowhere"_s, {.limit = -1, .useIndex = useIndex}, &outcome);
        QVERIFY(all.size() > 3000);
        QVERIFY(!outcome.hasMore);
    }
}

void TestSearchIndex::excludedWordsAmongMany_data()
{
    QTest::addColumn<QString>("query");
    QTest::newRow("of frequent words") << u"NOT warning role:assistant"_s;
    QTest::newRow("of rare words") << u"NOT rollback kind:answer"_s;
    QTest::newRow("beside words") << u"budget NOT (kind:answer loader)"_s;
    QTest::newRow("one or the other") << u"kind:output OR warning"_s;
    QTest::newRow("only old ones") << u"role:user NOT nowhere project:weather"_s;
}

/// The newest texts are looked at before all others: the hits are the same, in the same order.
void TestSearchIndex::excludedWordsAmongMany()
{
    QFETCH(const QString, query);
    m_store->addSynthetic(u"long"_s, 3000);
    build();
    QVERIFY(searchindex::stateOf(m_store->info().path).texts > 5'000);
    const QStringList all = bothWays(query, {.limit = -1});
    QVERIFY2(all.size() >= 2 && !all.constFirst().startsWith("index: "_L1), qPrintable(all.constFirst().left(500)));
    QCOMPARE(bothWays(query, {.limit = 70}), all.first(qMin<qsizetype>(70, all.size())));
    SearchOptions since {.limit = -1};
    since.since = timeFromMs(SessionBuilder::BaseMs + 1'800'000);
    QVERIFY(bothWays(query, since).value(0).startsWith("index: "_L1) == false);
}

/// A hit tells where its message stands: out of the conversation, or in a session that was deleted.
void TestSearchIndex::states()
{
    m_store->add(SessionBuilder(u"gone"_s)
            .deleted()
            .user(u"zebra one"_s)
            .states(MessageState::Discarded)
            .assistant(u"two"_s)
            .tool(u"bash"_s, u"{}"_s, u"zebra three"_s)
            .pruned()
            .states(MessageState::Pruned)
            .user(u"zebra four"_s)
            .states(MessageState::Summarised)
            .build());
    build();
    for (const bool useIndex : {true, false}) {
        QMap<qint64, MessageStates> states;
        StoreSearcher searcher(*m_store);
        QHash<SessionId, Outline> outlines;
        const auto sink = [&](const std::vector<SearchHit>& hits) {
            for (const SearchHit& hit : hits) {
                states.insert(rowOf(*m_store, hit, outlines), hit.states);
                if (!hit.isSessionDeleted)
                    states.insert(-1, {});
            }
            return true;
        };
        QVERIFY(searcher.search(*SearchQuery::parse(u"zebra"_s), {.useIndex = useIndex, .completes = true}, sink, {}));
        QCOMPARE(states.keys(), (QList<qint64> {0, 1, 2}));
        QVERIFY(states[0].testFlag(MessageState::Discarded));
        QVERIFY(states[1].testFlag(MessageState::Pruned));
        QVERIFY(states[2].testFlag(MessageState::Summarised));
    }
}

/// Also those that are written from right to left, or without blanks.
void TestSearchIndex::otherScripts()
{
    m_store->add(SessionBuilder(u"s3"_s)
            .user(u"\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd"_s)
            .user(u"\u0645\u0631\u062d\u0628\u0627 \u202ebadger\u202c \u0628\u0643"_s)
            .user(u"\u65e5\u672c\u8a9e and \U0001D400x"_s)
            .build());
    build();
    const std::pair<QString, int> rows[] = {{u"\u05e2\u05d5\u05dc\u05dd"_s, 0}, {u"\u05e9\u05dc*"_s, 0},
        {u"=\"\u05dd \u05e2\""_s, 0}, {u"\u0645\u0631\u062d\u0628\u0627"_s, 1}, {u"badger"_s, 1},
        {u"/\u062d.\u0627/"_s, 1}, {u"\u65e5\u672c*"_s, 2}, {u"=\u672c"_s, 2}, {u"\U0001D400x"_s, 2}};
    for (const auto& [query, row] : rows)
        QCOMPARE(bothWays(query), QStringList {u"s3/%1/prompt"_s.arg(row)});
}

/// Where no gap tells words apart they are found within a sentence, with an index and without.
void TestSearchIndex::wordsWithoutGaps()
{
    m_store->add(SessionBuilder(u"s3"_s)
            .user(u"\u8bf7\u4fee\u590dAPI\u9519\u8bef\u3002\u8c22\u8c22"_s)
            .user(u"\u8a2d\u5b9a\u3092\u5909\u66f4\u3057\u306a\u3044\u3067\u304f\u3060\u3055\u3044 deploy"_s)
            .user(u"\u0e2d\u0e22\u0e48\u0e32\u0e40\u0e1b\u0e25\u0e35\u0e48\u0e22\u0e19\u0e44\u0e1f\u0e25\u0e4c"_s)
            .build());
    build();
    const std::pair<QString, int> rows[] = {{u"\u9519\u8bef"_s, 0}, {u"api\u9519\u8bef"_s, 0},
        {u"\"\u9519\u8bef \u8c22\u8c22\""_s, 0}, {u"\u5909\u66f4"_s, 1}, {u"\u5909\u66f4 deploy"_s, 1},
        {u"\u5909* NOT \u9519\u8bef"_s, 1}, {u"\u0e44\u0e1f\u0e25\u0e4c"_s, 2}};
    for (const auto& [query, row] : rows)
        QCOMPARE(bothWays(query), QStringList {u"s3/%1/prompt"_s.arg(row)});
    QCOMPARE(bothWays(u"\u9519\u8c22"_s), QStringList());
    const auto pattern = TextMatcher::make(SearchQuery::parse(u"\u9519\u8bef"_s)->patterns().constFirst());
    QCOMPARE(
        pattern->find(u"API\u9519\u8bef\u3002").spans, (std::vector<TextSpan> {TextSpan {3, 2}})); // marked there, too
}

/// A byte order mark at the beginning of a text is a character of it as others are.
void TestSearchIndex::textWithAMarkInFront()
{
    m_store->add(SessionBuilder(u"s3"_s).user(u"\ufeffone zebra"_s).build());
    build();
    for (const bool useIndex : {true, false}) {
        for (const QString& query : {u"zebra"_s, u"=zebra"_s, u"/z.bra/"_s}) {
            StoreSearcher searcher(*m_store);
            std::vector<SearchHit> found;
            const auto sink = [&found](const std::vector<SearchHit>& hits) {
                found.insert(found.end(), hits.begin(), hits.end());
                return true;
            };
            QVERIFY(searcher.search(*SearchQuery::parse(query), {.useIndex = useIndex, .completes = true}, sink, {}));
            QCOMPARE(found.size(), 1u);
            QCOMPARE(found.front().place, (TextSpan {5, 5}));
            QCOMPARE(found.front().marks.size(), 1u);
            const TextSpan mark = found.front().marks.front();
            QCOMPARE(found.front().snippet.sliced(mark.start, mark.length), u"zebra"_s);
        }
    }
}

/// What nobody would search for is searched for as well: nothing is found, soon, and nothing breaks.
void TestSearchIndex::oddTexts()
{
    m_store->addSynthetic(u"long"_s, 500);
    build();
    for (const QString& text : {QString(10'000, u'('), QString(10'000, QChar(0)), u"\""_s.repeated(10'000),
             QString(10'000, u'\u202e'), u"%s%n\\u0000*"_s, QString(1, QChar(0xd800))}) {
        SearchOutcome outcome;
        StoreSearcher searcher(*m_store);
        const auto sink = [](const std::vector<SearchHit>&) { return true; };
        for (const SearchQuery& query : {SearchQuery::ofExact(text), SearchQuery().with(QueryField::Tool, text),
                 SearchQuery().with(QueryField::Path, text)}) {
            const auto done = searcher.search(query, {}, sink, {});
            QVERIFY(!done || done->hits == 0);
            QVERIFY(done || done.error().text.endsWith(u'.'));
        }
    }
    const auto nested = SearchQuery::ofRegex(u"("_s.repeated(2'000) + u'a' + u")"_s.repeated(2'000), false);
    QVERIFY(nested || nested.error().text.endsWith(u'.'));
}

/// Of few words or of more than are asked for one by one, alone and within others.
void TestSearchIndex::beginnings()
{
    QString many;
    for (int i = 0; i < 300; ++i)
        many += u"zeb%1 "_s.arg(i);
    m_store->add(SessionBuilder(u"s3"_s)
            .user(many)
            .user(u"zebra crossing"_s)
            .user(u"Zébu crossed"_s)
            .user(u"\u0417\u0435\u0431\u0440\u0430"_s)
            .build());
    build();
    const auto rows = [](std::initializer_list<int> numbers) {
        QStringList hits;
        for (const int number : numbers)
            hits += u"s3/%1/prompt"_s.arg(number);
        return hits;
    };
    QCOMPARE(bothWays(u"zebr*"_s), rows({1}));
    QCOMPARE(bothWays(u"zeb*"_s), rows({2, 1, 0}));
    QCOMPARE(bothWays(u"zebu* OR zebra*"_s), rows({2, 1}));
    QCOMPARE(bothWays(u"zeb* NOT cross*"_s), rows({0}));
    QCOMPARE(bothWays(u"\"zebra cro\"*"_s), rows({1}));
    QCOMPARE(bothWays(u"\u0437\u0435\u0431*"_s), rows({3}));
    QCOMPARE(bothWays(u"zebq*"_s), QStringList());
}

/// Whether a file may hold a word is told from its bytes, block by block, before it is opened as a session.
void TestSearchIndex::wordsAtTheEdgeOfBlocks()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    constexpr qsizetype Block = 1 << 20; // FileReader::BlockBytes
    for (const QByteArray& spelled :
        {QByteArray("zebra"), QByteArray("z\\u0065bra"), QByteArray("ze\\u0062\\u0072a")}) {
        for (qsizetype place = Block - 20; place <= Block + 2; ++place) {
            const QByteArray empty = promptLine(lineId(1), {}, {});
            const QByteArray before(place - empty.indexOf("\"}}"), 'x');
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(promptLine(lineId(1), {}, QByteArray(before + ' ' + spelled)));
            file.write(promptLine(lineId(2), lineId(1), "and more"));
            file.close();
            const auto store = openStore(path);
            QVERIFY(store.has_value());
            for (const QString& query : {u"zebra"_s, u"=zebra"_s})
                QCOMPARE(hits(**store, query, {.useIndex = false}).size(), 1);
            QCOMPARE(hits(**store, u"=zebras"_s, {.useIndex = false}).size(), 0);
        }
    }
}

void TestSearchIndex::growth()
{
    build();
    const qint64 before = searchindex::stateOf(m_store->info().path).texts;
    m_store->append(SessionId(u"s1"_s), *SessionBuilder().user(u"zebra"_s).lastMessage());
    SearchOutcome outcome;
    QCOMPARE(hits(*m_store, u"zebra"_s, {}, &outcome), QStringList {u"s1/3/prompt"_s});
    QCOMPARE(outcome.sessionsScanned, 1); // that has changed
    QCOMPARE(outcome.sessionsIndexed, 1);
    QCOMPARE(hits(*m_store, u"zebra"_s, {.extent = SearchOptions::Extent::Indexed}, &outcome), QStringList());
    QCOMPARE(outcome.sessionsLeftOut, 1);
    IndexBuilder builder(*m_store);
    QVERIFY(builder.run({}));
    QCOMPARE(builder.progress().texts, 1);
    QCOMPARE(builder.progress().removed, 0);
    QCOMPARE(searchindex::stateOf(m_store->info().path).texts, before + 1);
    QCOMPARE(hits(*m_store, u"zebra"_s, {}, &outcome), QStringList {u"s1/3/prompt"_s});
    QCOMPARE(outcome.sessionsScanned, 0);
}

/// What the index has, and then what it lacks: together the same as at once, and no message is read that need not be.
void TestSearchIndex::inTwoParts()
{
    build();
    m_store->append(SessionId(u"s1"_s), *SessionBuilder().user(u"one more rollback"_s).lastMessage());
    m_store->add(SessionBuilder(u"s3"_s).title(u"Rollback"_s).user(u"about rollback"_s).build());
    using Extent = SearchOptions::Extent;
    for (const QString& query : {u"rollback"_s, u"roll* NOT means"_s, u"/roll/"_s, u"project:weather"_s}) {
        SearchOutcome whole;
        QStringList expected = hits(*m_store, query, {}, &whole);
        expected.sort();
        SearchOutcome outcome;
        QStringList found = hits(*m_store, query, {.extent = Extent::Indexed}, &outcome);
        QCOMPARE(outcome.sessionsLeftOut, outcome.unread.size());
        QCOMPARE(outcome.sessionsScanned, 0);
        const QSet<SessionId> unread = outcome.unread;
        StoreSearcher searcher(*m_store);
        const auto counted
            = searcher.facets(*SearchQuery::parse(query), {.extent = Extent::Indexed, .unread = unread}, {});
        QVERIFY(counted.has_value());
        QCOMPARE(counted->hits, found.size());
        // That the index has them by now makes no difference.
        build();
        const auto again
            = searcher.facets(*SearchQuery::parse(query), {.extent = Extent::Indexed, .unread = unread}, {});
        QVERIFY(again.has_value());
        QCOMPARE(again->hits, found.size());
        const qsizetype before = m_store->messageCalls().size();
        SearchOutcome rest;
        found += hits(*m_store, query, {.extent = Extent::Unread, .unread = unread}, &rest);
        if (unread.isEmpty())
            QCOMPARE(m_store->messageCalls().size(), before);
        found.sort();
        QCOMPARE(found, expected);
        outcome.addUnread(rest);
        QCOMPARE(outcome.hits, expected.size());
        QCOMPARE(outcome.sessionsLeftOut, 0);
        QVERIFY(searchindex::remove(m_store->info().path));
        m_store->removeSession(SessionId(u"s3"_s));
        build();
        m_store->add(SessionBuilder(u"s3"_s).title(u"Rollback"_s).user(u"about rollback"_s).build());
    }
}

void TestSearchIndex::changesInPlace()
{
    build();
    m_store->replace(SessionId(u"s1"_s), 2, *SessionBuilder().user(u"zebra instead of it"_s).lastMessage());
    m_store->remove(SessionId(u"s1"_s), 0);
    m_store->append(SessionId(u"s1"_s), *SessionBuilder().user(u"more"_s).lastMessage());
    IndexBuilder builder(*m_store);
    QVERIFY(builder.run({}));
    QCOMPARE(builder.progress().removed, 2);
    QCOMPARE(bothWays(u"zebra"_s).size(), 1);
    QCOMPARE(bothWays(u"undo"_s), QStringList());
    QCOMPARE(bothWays(u"please"_s), QStringList());
}

void TestSearchIndex::forgetsWhatIsGone()
{
    build();
    m_store->removeSession(SessionId(u"s2"_s));
    QCOMPARE(bothWays(u"rollback"_s), QStringList {u"s1/1/thinking"_s}); // at once
    const qint64 before = searchindex::stateOf(m_store->info().path).texts;
    build();
    QVERIFY(searchindex::stateOf(m_store->info().path).texts < before);
    QCOMPARE(bothWays(u"rollback"_s), QStringList {u"s1/1/thinking"_s});
    QVERIFY(searchindex::remove(m_store->info().path));
    QCOMPARE(searchindex::stateOf(m_store->info().path).kind, IndexState::Kind::None);
    QCOMPARE(bothWays(u"rollback"_s), QStringList {u"s1/1/thinking"_s});
}

void TestSearchIndex::resumesAfterCancel()
{
    m_store->addSynthetic(u"long"_s, 3000);
    qint64 steps = 0;
    for (bool done = false; !done; ++steps) {
        QVERIFY(steps < 1000);
        IndexBuilder builder(*m_store); // a program that ends after some steps
        Result<bool> step = false;
        for (int i = 0; i < 12 && step && !*step; ++i)
            step = builder.step({});
        QVERIFY2(step, step ? "" : qPrintable(step.error().text));
        done = *step;
        QCOMPARE(bothWays(u"rollback"_s).size(), 2);
    }
    SearchOutcome outcome;
    const QStringList indexed = hits(*m_store, u"the"_s, {.limit = -1}, &outcome);
    QCOMPARE(outcome.sessionsScanned, 0);
    QCOMPARE(indexed.size(), hits(*m_store, u"the"_s, {.limit = -1, .useIndex = false}).size());
    const JobControl job;
    job.cancel();
    IndexBuilder builder(*m_store);
    const auto step = builder.step(job);
    QVERIFY(!step && step.error().code == Errc::Cancelled);
}

/// Of a file that grew the new lines are read; one that was written anew is read as a whole, also if it is as long.
void TestSearchIndex::transcriptThatGrows()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"3f2504e0-4f89-41d3-9a0c-0305e82c3301.jsonl"_s);
    const auto write = [&path](const QByteArray& bytes, QIODevice::OpenMode mode) {
        QFile file(path);
        return file.open(mode) && file.write(bytes) == bytes.size();
    };
    QByteArray lines = promptLine(lineId(1), {}, "first zebra");
    for (int i = 2; i < 50; ++i)
        lines += promptLine(lineId(i), lineId(i - 1), "line " + QByteArray::number(i));
    QVERIFY(write(lines, QIODevice::WriteOnly));
    const auto count = [&path](const QString& query, bool useIndex) {
        const auto store = openStore(path);
        SearchOutcome outcome;
        const qsizetype found = hits(**store, query, {.useIndex = useIndex}, &outcome).size();
        return outcome.sessionsScanned == (useIndex ? 0 : 1) ? found : -1;
    };
    const auto buildAgain = [&path] {
        const auto store = openStore(path);
        IndexBuilder builder(**store);
        return builder.run({}) ? builder.progress().texts : -1;
    };
    QCOMPARE(buildAgain(), 49);
    QCOMPARE(count(u"kind:prompt"_s, true), 49);
    QVERIFY(write(promptLine(lineId(50), lineId(49), "second zebra"), QIODevice::Append));
    QCOMPARE(buildAgain(), 1);
    QCOMPARE(count(u"zebra"_s, true), 2);
    lines.replace("first zebra", "first koala");
    QVERIFY(write(lines, QIODevice::WriteOnly));
    QCOMPARE(count(u"koala"_s, false), 1);
    buildAgain();
    QVERIFY(write(lines.replace("first koala", "first horse"), QIODevice::WriteOnly));
    buildAgain();
    QCOMPARE(count(u"horse"_s, true), 1);
    QCOMPARE(count(u"koala OR zebra"_s, true), 0);
}

/// In a database a text may change that its session's row does not tell of. All sessions are compared some minutes
/// apart only, but then.
void TestSearchIndex::databaseThatIsComparedLater()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"small.db"_s);
    QVERIFY(QFile::copy(realStore(u"mnesis/small.db"_s), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const auto build = [&path] {
        const auto store = openStore(path);
        return store && IndexBuilder(**store).run({});
    };
    const auto count = [&path](const QString& query) { return hits(**openStore(path), query, {}).size(); };
    QVERIFY(build());
    QCOMPARE(count(u"quokka"_s), 0);
    {
        const auto database = OwnDatabase::open(path, OwnDatabase::Mode::Existing);
        QVERIFY(database);
        QVERIFY((*database)->exec(
            "UPDATE message_parts SET content = replace(content, 'Fix the build', 'Fix the quokka')"));
    }
    QVERIFY(build()); // too soon after the first time
    const auto buildLater = [&] {
        const auto index = OwnDatabase::open(searchindex::fileOf(path), OwnDatabase::Mode::Existing);
        return (*index)->exec("UPDATE note SET value = '0' WHERE name = 'compared-at'") && build();
    };
    QVERIFY(buildLater());
    const qsizetype quokkas = count(u"quokka"_s);
    QVERIFY(quokkas > 0);
    { // also by a text of the same length
        const auto database = OwnDatabase::open(path, OwnDatabase::Mode::Existing);
        QVERIFY(database);
        QVERIFY((*database)->exec("UPDATE message_parts SET content = replace(content, 'quokka', 'marmot')"));
    }
    QVERIFY(buildLater());
    QCOMPARE(count(u"marmot"_s), quokkas);
    QCOMPARE(count(u"quokka"_s), 0);
}

void TestSearchIndex::damaged_data()
{
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no database") << 0 << QByteArray(100'000, 'x');
    QTest::newRow("empty") << -1 << QByteArray();
    QTest::newRow("cut off") << -2 << QByteArray();
    for (int page = 1; page < 12; ++page)
        QTest::addRow("page %d overwritten", page) << page * 8192 << QByteArray(8192, '\xff');
    for (int page = 1; page < 12; ++page)
        QTest::addRow("page %d of zeros", page) << page * 8192 << QByteArray(8192, '\0');
}

/// A damaged index is as good as none, and the next builder makes a new one.
void TestSearchIndex::damaged()
{
    QFETCH(int, offset);
    QFETCH(QByteArray, bytes);
    build();
    {
        // Everything in the one file.
        const auto database = OwnDatabase::open(indexFile(), OwnDatabase::Mode::Existing);
        QVERIFY(database && (*database)->integerOf("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    QFile file(indexFile());
    QVERIFY(file.open(QIODevice::ReadWrite));
    if (offset == -1)
        QVERIFY(file.resize(0));
    else if (offset == -2)
        QVERIFY(file.resize(file.size() / 2));
    else if (offset >= file.size() && offset > 0)
        QSKIP("The index is smaller");
    else
        QVERIFY(file.seek(offset) && file.write(bytes) == bytes.size());
    file.close();
    const QStringList expected {u"s2/0/prompt"_s, u"s1/1/thinking"_s};
    SearchOutcome outcome;
    const QStringList found = hits(*m_store, u"rollback"_s, {}, &outcome);
    if (offset == 0)
        QVERIFY2(outcome.note.endsWith(u'.'), qPrintable(outcome.note));
    QVERIFY2(
        found == expected || std::ranges::all_of(found, [&](const QString& hit) { return expected.contains(hit); }),
        qPrintable(found.join(u' ')));
    IndexBuilder builder(*m_store);
    const Result<> built = builder.run({});
    QVERIFY2(built, built ? "" : qPrintable(built.error().text));
    if (offset <= 0)
        QCOMPARE(found, expected);
}

void TestSearchIndex::newerVersion()
{
    build();
    {
        const auto database = OwnDatabase::open(indexFile(), OwnDatabase::Mode::Existing);
        QVERIFY((*database)->exec("PRAGMA user_version = 999"));
    }
    const qint64 size = QFileInfo(indexFile()).size();
    SearchOutcome outcome;
    QCOMPARE(hits(*m_store, u"rollback"_s, {}, &outcome).size(), 2);
    QCOMPARE(outcome.sessionsIndexed, 0);
    QVERIFY2(outcome.note.contains(u"newer version"_s), qPrintable(outcome.note));
    IndexBuilder builder(*m_store);
    const Result<> built = builder.run({});
    QVERIFY(!built && built.error().code == Errc::SchemaTooNew);
    QCOMPARE(searchindex::stateOf(m_store->info().path).kind, IndexState::Kind::Newer);
    QCOMPARE(QFileInfo(indexFile()).size(), size);
}

/// One of an earlier version is of no use and made anew.
void TestSearchIndex::earlierVersion()
{
    build();
    {
        const auto database = OwnDatabase::open(indexFile(), OwnDatabase::Mode::Existing);
        QVERIFY((*database)->exec("PRAGMA user_version = 1; ALTER TABLE session DROP COLUMN title"));
    }
    SearchOutcome outcome;
    QCOMPARE(hits(*m_store, u"rollback"_s, {}, &outcome).size(), 2);
    QCOMPARE(outcome.sessionsIndexed, 0);
    QCOMPARE(outcome.note, QString());
    build();
    QCOMPARE(hits(*m_store, u"rollback"_s, {}, &outcome).size(), 2);
    QCOMPARE(outcome.sessionsIndexed, 2);
}

namespace {

/// Whose list of sessions tells no titles and models; a session that is looked at has both.
class QuickList final : public WrappedStore
{
public:
    explicit QuickList(FakeStore& store)
        : m_store(store)
    {
    }
    StoreInfo info() const override { return m_store.info(); }
    Result<EditPlan> plan(const Edit& edit, const JobControl& job) override { return m_store.plan(edit, job); }
    Result<StoreChange> poll(const JobControl& job) override { return m_store.poll(job); }
    Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override
    {
        const auto cut = [&](std::vector<SessionInfo> batch) {
            for (SessionInfo& info : batch) {
                if (detail == ListDetail::Basic)
                    info.title = info.model = info.firstPrompt = QString();
            }
            return sink(std::move(batch));
        };
        return m_store.sessions(detail, cut, job);
    }

private:
    Result<SessionStore*> inner(const JobControl&) override { return &m_store; }
    SessionStore* current() const override { return &m_store; }

    FakeStore& m_store;
};

} // namespace

void TestSearchIndex::titlesThatTheListLacks()
{
    m_store = std::make_unique<FakeStore>();
    m_store->add(SessionBuilder(u"s1"_s).title(u"About otters"_s).model(u"opus-5"_s).user(u"otters"_s).build());
    m_store->add(SessionBuilder(u"s2"_s).title(u"Another"_s).user(u"more otters"_s).build());
    const QStringList expected {u"s1/-1/title"_s, u"s1/0/prompt"_s, u"s2/0/prompt"_s};
    QuickList store(*m_store);
    const auto sorted = [&store](const QString& query, bool useIndex) {
        QStringList found = hits(store, query, {.useIndex = useIndex});
        found.sort();
        return found;
    };
    QCOMPARE(sorted(u"otters"_s, true), expected);
    IndexBuilder builder(store);
    QVERIFY(builder.run({}));
    for (const bool useIndex : {true, false}) {
        QCOMPARE(sorted(u"otters"_s, useIndex), expected);
        QCOMPARE(sorted(u"otters model:opus"_s, useIndex), (QStringList {u"s1/-1/title"_s, u"s1/0/prompt"_s}));
    }
}

/// By their first words where they have no title, by their day where nothing was asked.
void TestSearchIndex::namesOfSessions()
{
    m_store = std::make_unique<FakeStore>();
    m_store->add(SessionBuilder(u"s1"_s).title(u"About otters"_s).user(u"an otter"_s).build());
    m_store->add(SessionBuilder(u"s2"_s).user(u"Why do\n  otters sleep?"_s).build());
    FakeSession silent = SessionBuilder(u"s3"_s).assistant(u"otter"_s).build();
    silent.info.createdAt = timeFromMs(1795348800000); // noon of 22 November 2026
    m_store->add(silent);
    QuickList store(*m_store);
    const auto names = [&store](bool useIndex) {
        QStringList lines;
        StoreSearcher searcher(store);
        std::vector<SearchHit> found;
        const auto take = [&](std::vector<SearchHit> hits) {
            std::ranges::move(hits, std::back_inserter(found));
            return true;
        };
        if (!searcher.search(*SearchQuery::parse(u"otter*"_s), {.useIndex = useIndex}, take, {}))
            return lines;
        for (const SearchHit& hit : found)
            lines << hit.session.value + u' ' + hit.sessionName;
        lines.sort();
        lines.removeDuplicates();
        return lines;
    };
    const QStringList expected {
        u"s1 About otters"_s, u"s2 Why do otters sleep?"_s, u"s3 Untitled session, 22 Nov 2026"_s};
    QCOMPARE(names(false), expected);
    IndexBuilder builder(store);
    QVERIFY(builder.run({}));
    QCOMPARE(names(true), expected);
}

void TestSearchIndex::deletedWhileUsed()
{
    m_store->addSynthetic(u"long"_s, 3000);
    build();
    StoreSearcher searcher(*m_store);
    const SearchQuery query = *SearchQuery::parse(u"rollback"_s);
    const auto count = [&](SearchOutcome* outcome) {
        qint64 hits = 0;
        bool isFirst = true;
        const auto sink = [&](const std::vector<SearchHit>& found) {
            hits += qint64(found.size());
            if (std::exchange(isFirst, false))
                QDir(searchindex::folder()).removeRecursively();
            return true;
        };
        const auto done = searcher.search(query, {.limit = -1}, sink, {});
        if (done)
            *outcome = *done;
        return hits;
    };
    SearchOutcome outcome;
    const qint64 hits = count(&outcome);
    QVERIFY(hits >= 2);
    QCOMPARE(outcome.sessionsScanned, 0);
    QCOMPARE(count(&outcome), hits);
    QCOMPARE(outcome.sessionsIndexed, 0);
    QCOMPARE(outcome.sessionsScanned, 3);
    // While it is built, too: the builder says so, or goes on in a file without a name; the next one makes a new one.
    IndexBuilder builder(*m_store);
    for (int i = 0; i < 5; ++i)
        QVERIFY(builder.step({}));
    QDir(searchindex::folder()).removeRecursively();
    static_cast<void>(builder.run({}));
    QCOMPARE(count(&outcome), hits);
    build();
}

void TestSearchIndex::twoBuilders()
{
    m_store->addSynthetic(u"long"_s, 3000);
    IndexBuilder first(*m_store);
    for (int i = 0; i < 6; ++i)
        QVERIFY(first.step({}));
    QVERIFY(searchindex::stateOf(m_store->info().path).isBeingBuilt);
    {
        IndexBuilder second(*m_store);
        const auto step = second.step({});
        QVERIFY(!step && step.error().code == Errc::Busy);
        QVERIFY(step.error().text.contains(u"building"_s));
    }
    const auto removed = searchindex::remove(m_store->info().path);
    QVERIFY(!removed && removed.error().code == Errc::Busy);
    QCOMPARE(hits(*m_store, u"undo"_s), QStringList {u"s1/2/prompt"_s});
    QVERIFY(first.run({}));
}

void TestSearchIndex::nobodyElseReadsIt()
{
    build();
    const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
        | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(searchindex::folder()) & others));
    QVERIFY(!(QFile::permissions(indexFile()) & others));
}

void TestSearchIndex::cannotBeWritten()
{
    qputenv("XDG_CACHE_HOME", "/dev/null");
    IndexBuilder builder(*m_store);
    const Result<> built = builder.run({});
    QVERIFY(!built);
    QCOMPARE(built.error().code, Errc::Denied);
    QVERIFY(built.error().text.endsWith(u'.'));
    SearchOptions options;
    QCOMPARE(hits(*m_store, u"rollback"_s, options).size(), 2);
}

/// What cannot be read hinders nothing else, and is told.
void TestSearchIndex::unreadableSession()
{
    m_store->fail(FakeStore::Call::Outlines, {Errc::Corrupt, u"It is broken."_s, {}});
    SearchOutcome outcome;
    QCOMPARE(hits(*m_store, u"another"_s, {}, &outcome), QStringList {u"s2/-1/title"_s});
    QCOMPARE(outcome.sessionsLeftOut, 2);
    IndexBuilder builder(*m_store);
    QVERIFY(builder.run({}));
    m_store->mend();
    QCOMPARE(bothWays(u"rollback"_s).size(), 2);
    build();
    SearchOutcome mended;
    QCOMPARE(hits(*m_store, u"rollback"_s, {}, &mended).size(), 2);
    QCOMPARE(mended.sessionsScanned, 0);
}

void TestSearchIndex::explosivePattern()
{
    m_store->add(SessionBuilder(u"s3"_s).user(QString(40'000, u'x')).user(u"xxz"_s).build());
    SearchOutcome outcome;
    const QStringList found = hits(*m_store, u"/(x+x+)+[yz]/"_s, {}, &outcome);
    QCOMPARE(found, QStringList {u"s3/1/prompt"_s});
    QCOMPARE(outcome.textsGivenUp, 1);
}

void TestSearchIndex::cancelled()
{
    m_store->addSynthetic(u"long"_s, 3000);
    build();
    const SearchQuery query = *SearchQuery::parse(u"NOT nowhere"_s);
    for (const bool useIndex : {true, false}) {
        StoreSearcher searcher(*m_store);
        const JobControl job;
        int batches = 0;
        const auto cancel = [&](const std::vector<SearchHit>&) {
            ++batches;
            job.cancel();
            return true;
        };
        const auto outcome = searcher.search(query, {.limit = -1, .useIndex = useIndex}, cancel, job);
        QVERIFY(!outcome && outcome.error().code == Errc::Cancelled);
        QCOMPARE(batches, 1);
        const auto facets = searcher.facets(query, {.useIndex = useIndex}, job);
        QVERIFY(!facets && facets.error().code == Errc::Cancelled);
        const auto stop = [&](const std::vector<SearchHit>&) { return ++batches < 3; };
        QVERIFY(searcher.search(query, {.limit = -1, .useIndex = useIndex}, stop, {}));
        QCOMPARE(batches, 3);
    }
}

void TestSearchIndex::completionNames()
{
    build();
    StoreSearcher searcher(*m_store);
    const auto names = searcher.names({});
    QVERIFY(names.has_value());
    QCOMPARE(names->tools, (QStringList {u"bash"_s, u"Read"_s}));
    QVERIFY(names->models.contains(u"opus-5"_s));
    QCOMPARE(names->projects, (QStringList {u"/home/ana/other"_s, u"/home/ana/weather"_s}));
}

TEST_CLASS(TestSearchIndex)

#include "tst_searchindex.moc"
