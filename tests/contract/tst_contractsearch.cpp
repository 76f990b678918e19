// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/messagetexts.h"
#include "core/search/storesearcher.h"
#include "core/store/conversation/messagescan.h"
#include "tests/contract/contract.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::contract;
using namespace Qt::StringLiterals;

namespace {

constexpr int WordsPerSample = 40;

/// A text with the name of its place.
struct Placed
{
    QString place;
    QString text;
};

QString placeOf(const SessionId& session, qint64 key, int part, TextKind kind)
{
    return u"%1 %2 %3 %4"_s.arg(session.value).arg(key).arg(part).arg(nameOf(kind));
}

/// All texts of a store, read message by message.
std::vector<Placed> textsIn(SessionStore& store)
{
    std::vector<Placed> texts;
    for (const SessionInfo& info : readstore::listed(store)) {
        if (!info.title.isEmpty())
            texts.push_back({placeOf(info.id, -1, MessageText::OfMessage, TextKind::Title), info.title});
        MessageScan scan(info.id, {.maxText = -1});
        static_cast<void>(scan.run(store, {}, [&](qint64 row, const MessagePtr& message) {
            const qint64 key = scan.outline()[size_t(row)].key;
            for (const MessageText& text : textsOf(*message))
                texts.push_back({placeOf(info.id, key, text.part, text.kind), text.text});
            return true;
        }));
    }
    return texts;
}

/// Without case and accents, by means of our own.
QString folded(const QString& text)
{
    static const QRegularExpression accents(u"\\p{M}"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.normalized(QString::NormalizationForm_D).remove(accents).toLower();
}

QStringList placesWith(const std::vector<Placed>& texts, const QString& pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    QStringList places;
    for (const Placed& text : texts) {
        if (text.text.contains(expression))
            places += text.place;
    }
    places.sort();
    return places;
}

struct Found
{
    QStringList places;
    SearchOutcome outcome;
    QString problem;
};

Found find(SessionStore& store, const SearchQuery& query, bool useIndex)
{
    Found found;
    StoreSearcher searcher(store);
    SearchOptions options;
    options.limit = -1;
    options.useIndex = useIndex;
    options.completes = true;
    const auto sink = [&](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            found.places += placeOf(hit.session, hit.rowKey, hit.part, hit.kind);
            if (!hit.isComplete || hit.snippet.isEmpty() || hit.marks.empty())
                found.problem = u"no marks in: "_s + hit.snippet;
        }
        return true;
    };
    const auto outcome = searcher.search(query, options, sink, {});
    if (!outcome)
        found.problem = outcome.error().text;
    else
        found.outcome = *outcome;
    found.places.sort();
    return found;
}

} // namespace

/// Whatever stands in a store of any format is found at its place, and nothing else is, with an index and without one.
class TestContractSearch final : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void wordsAreFound_data() { addRows(); }
    void wordsAreFound();
    void leavesNoTrace_data() { addRows(); }
    void leavesNoTrace();

private:
    std::unique_ptr<QTemporaryDir> m_cache;
};

void TestContractSearch::init()
{
    m_cache = std::make_unique<QTemporaryDir>();
    qputenv("XDG_CACHE_HOME", m_cache->path().toUtf8());
}

void TestContractSearch::wordsAreFound()
{
    const Sample* sample = currentSample();
    if (!sample)
        return;
    // Known defects, see the list in CONTRIBUTING.md.
    const QString tag = QString::fromUtf8(QTest::currentDataTag());
    if (tag.startsWith("agentfootprint/"_L1))
        QSKIP("the index misses texts of agentfootprint");
    if (tag == "codex/generated-0.58.0"_L1 || tag == "opencode/generated-1.0.185"_L1)
        QSKIP("reading without an index misses a text here");
    const Opened store = sample->open(sample->path);
    QVERIFY2(store.has_value(), store ? "" : qPrintable(store.error().text));
    std::vector<Placed> texts = textsIn(**store);
    for (Placed& text : texts)
        text.text = folded(text.text);
    IndexBuilder builder(**store);
    const Result<> built = builder.run({});
    QVERIFY2(built, built ? "" : qPrintable(built.error().text));

    static const QRegularExpression words(u"(?<![\\p{L}\\p{N}\\p{Co}])[a-z0-9]{2,}(?![\\p{L}\\p{N}\\p{Co}])"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QRandomGenerator random(25);
    for (int i = 0; i < WordsPerSample && !texts.empty(); ++i) {
        const QString& text = texts[size_t(random.bounded(qint64(texts.size())))].text;
        QStringList inText;
        for (const QRegularExpressionMatch& match : words.globalMatch(text))
            inText += match.captured();
        if (inText.isEmpty())
            continue;
        const QString word = inText[random.bounded(qint64(inText.size()))];
        const QStringList expected
            = placesWith(texts, u"(?<![\\p{L}\\p{N}\\p{Co}])%1(?![\\p{L}\\p{N}\\p{Co}])"_s.arg(word));
        const SearchQuery query = *SearchQuery::parse(u'"' + word + u'"');
        const Found indexed = find(**store, query, true);
        QCOMPARE(indexed.problem, QString());
        QCOMPARE(indexed.places, expected);
        QCOMPARE(indexed.outcome.sessionsScanned, 0);
        const Found scanned = find(**store, query, false);
        QCOMPARE(scanned.problem, QString());
        QCOMPARE(scanned.places, expected);
        const QString start = word.first(qMin<qsizetype>(3, word.size()));
        const SearchQuery prefix = *SearchQuery::parse(u'"' + start + u"\"*"_s);
        const QStringList begun = placesWith(texts, u"(?<![\\p{L}\\p{N}\\p{Co}])%1"_s.arg(start));
        QCOMPARE(find(**store, prefix, true).places, begun);
        QCOMPARE(find(**store, prefix, false).places, begun);
    }
}

void TestContractSearch::leavesNoTrace()
{
    const Sample* sample = currentSample();
    if (!sample)
        return;
    const Copy copy(*sample);
    const Files before = copy.trace();
    {
        const Opened store = copy.open();
        QVERIFY(store.has_value());
        IndexBuilder builder(**store);
        QVERIFY(builder.run({}));
        static_cast<void>(find(**store, *SearchQuery::parse(u"the"_s), true));
        static_cast<void>(find(**store, *SearchQuery::parse(u"the"_s), false));
        QVERIFY(searchindex::stateOf((*store)->info().path).file.startsWith(m_cache->path()));
    }
    QCOMPARE(copy.trace(), before);
}

TEST_CLASS(TestContractSearch)

#include "tst_contractsearch.moc"
