// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexbuilder.h"
#include "core/search/messagetexts.h"
#include "core/search/storesearcher.h"
#include "core/store/branchstore.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/recordfilter.h"
#include "core/store/recordneedle.h"
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

/// A text with the name of its place, and what is to be said of its message.
struct Placed
{
    QString place;
    QString stored; ///< the same for all branches that show it
    bool isAgain; ///< a session before it shows it too
    QString text;
    QString folded; ///< as placesWith() looks for
    MessageStates states {};
    bool isSessionDeleted = false;
};

QString placeOf(const SessionId& session, qint64 key, int part, TextKind kind)
{
    return u"%1 %2 %3 %4"_s.arg(session.value).arg(key).arg(part).arg(nameOf(kind));
}

/// Without case and accents, by means of our own.
QString folded(const QString& text)
{
    static const QRegularExpression accents(u"\\p{M}"_s, QRegularExpression::UseUnicodePropertiesOption);
    return text.normalized(QString::NormalizationForm_D).remove(accents).toLower();
}

/// All texts of a store, read message by message. A branch has the title of its trunk, which is found with that. What a
/// session goes on from is in the same bytes of a transcript as in the session before it.
std::vector<Placed> textsIn(SessionStore& store)
{
    std::vector<Placed> texts;
    QSet<QString> shown;
    QHash<QString, std::pair<SessionId, qint64>> firstAt; ///< by their bytes: whose record these were first
    const bool hasShared = store.service<BranchStore>() != nullptr;
    for (const SessionInfo& info : readstore::listed(store)) {
        const SessionId trunk = trunkOf(store, info.id, {});
        const QString titlePlace = placeOf(info.id, -1, MessageText::OfMessage, TextKind::Title);
        if (!info.title.isEmpty() && trunk.isEmpty())
            texts.push_back({titlePlace, titlePlace, false, info.title, folded(info.title), {}, info.deleted});
        MessageScan scan(info.id, {.maxText = -1});
        static_cast<void>(scan.run(store, {}, [&](qint64 row, const MessagePtr& message) {
            const qint64 key = scan.outline()[size_t(row)].key;
            std::pair owner(trunk.isEmpty() ? info.id : trunk, key);
            if (hasShared && message->storedAt.offset >= 0) {
                const QString bytes = u"%1 %2"_s.arg(message->storedAt.file).arg(message->storedAt.offset);
                const std::pair first = firstAt.value(bytes, owner);
                firstAt.insert(bytes, first);
                if (first.first != owner.first)
                    owner = first;
            }
            const auto& [root, rootKey] = owner;
            const QString record = u"%1 %2"_s.arg(root.value).arg(rootKey);
            const bool isAgain = shown.contains(record);
            shown.insert(record);
            for (const MessageText& text : textsOf(*message))
                texts.push_back(
                    {placeOf(info.id, key, text.part, text.kind), placeOf(root, rootKey, text.part, text.kind), isAgain,
                        text.text, folded(text.text), message->states, info.deleted});
            return true;
        }));
    }
    return texts;
}

/// Each once, however many branches show it.
QStringList placesWith(const std::vector<Placed>& texts, const QString& pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::UseUnicodePropertiesOption);
    QStringList places;
    for (const Placed& text : texts) {
        if (!text.isAgain && text.folded.contains(expression))
            places += text.stored;
    }
    places.sort();
    return places;
}

/// Of what stands in @p places and not in @p excluded.
QStringList without(QStringList places, const QStringList& excluded)
{
    places.removeIf([&excluded](const QString& place) { return excluded.contains(place); });
    return places;
}

/// A regular expression for a word as the index has it.
QString wordPattern(const QString& word)
{
    return u"(?<![\\p{L}\\p{N}\\p{Co}])%1(?![\\p{L}\\p{N}\\p{Co}])"_s.arg(word);
}

struct Found
{
    QStringList places;
    SearchOutcome outcome;
    QString problem;
};

/// What is wrong with a hit of the word @p word, or of what begins with it; empty: nothing.
QString hitProblem(SessionStore& store, const SearchHit& hit, const Placed* text, const QString& word)
{
    if (!hit.isComplete || hit.snippet.isEmpty() || hit.marks.empty())
        return u"no marks in: "_s + hit.snippet;
    if (!text)
        return u"a place that has no text"_s;
    if (hit.states != text->states || hit.isSessionDeleted != text->isSessionDeleted)
        return u"it does not say what became of its message"_s;
    const bool isInText = hit.place.start >= 0 && hit.place.end() <= text->text.size();
    if (!isInText || !folded(text->text.sliced(hit.place.start, hit.place.length)).startsWith(word))
        return u"it is not at its place"_s;
    // Ids may be there twice in what is damaged.
    const auto key = hit.rowKey < 0 || hit.message.isEmpty() ? Result<qint64>(hit.rowKey)
                                                             : store.keyOf(hit.session, hit.message, {});
    const bool isThere = key && (*key == hit.rowKey || hit.states.testFlag(MessageState::Damaged));
    return isThere || hit.states.testFlag(MessageState::Damaged) ? QString() : u"its message is another one"_s;
}

using ByPlace = QHash<QString, const Placed*>;

/// Places as placesWith() gives them. @p word: that each hit is of, with its text; empty: hits are not looked at.
Found find(
    SessionStore& store, const SearchQuery& query, bool useIndex, const ByPlace& texts = {}, const QString& word = {})
{
    Found found;
    StoreSearcher searcher(store);
    SearchOptions options;
    options.limit = -1;
    options.useIndex = useIndex;
    options.completes = true;
    const auto sink = [&](const std::vector<SearchHit>& hits) {
        for (const SearchHit& hit : hits) {
            const QString place = placeOf(hit.session, hit.rowKey, hit.part, hit.kind);
            const Placed* text = texts.value(place);
            found.places += text ? text->stored : place;
            const QString problem = word.isEmpty() ? QString() : hitProblem(store, hit, text, word);
            if (!problem.isEmpty())
                found.problem = place + u": "_s + problem;
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
    void recordsAreNotPassedOver_data() { addRows(); }
    void recordsAreNotPassedOver();
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
    const Opened store = sample->open(sample->path);
    QVERIFY2(store.has_value(), store ? "" : qPrintable(store.error().text));
    const std::vector<Placed> texts = textsIn(**store);
    ByPlace byPlace;
    for (const Placed& text : texts)
        byPlace.insert(text.place, &text);
    IndexBuilder builder(**store);
    const Result<> built = builder.run({});
    QVERIFY2(built, built ? "" : qPrintable(built.error().text));

    static const QRegularExpression words(u"(?<![\\p{L}\\p{N}\\p{Co}])[a-z0-9]{2,}(?![\\p{L}\\p{N}\\p{Co}])"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    QRandomGenerator random(25);
    QString wordBefore;
    QStringList placesBefore;
    for (int i = 0; i < WordsPerSample && !texts.empty(); ++i) {
        const QString& text = texts[size_t(random.bounded(qint64(texts.size())))].folded;
        QStringList inText;
        for (const QRegularExpressionMatch& match : words.globalMatch(text))
            inText += match.captured();
        if (inText.isEmpty())
            continue;
        const QString word = inText[random.bounded(qint64(inText.size()))];
        const QStringList expected = placesWith(texts, wordPattern(word));
        const SearchQuery query = *SearchQuery::parse(u'"' + word + u'"');
        const Found indexed = find(**store, query, true, byPlace, word);
        QCOMPARE(indexed.problem, QString());
        QCOMPARE(indexed.places, expected);
        QCOMPARE(indexed.outcome.sessionsScanned, 0);
        const Found scanned = find(**store, query, false, byPlace, word);
        QCOMPARE(scanned.problem, QString());
        QCOMPARE(scanned.places, expected);
        const QString start = word.first(qMin<qsizetype>(3, word.size()));
        const SearchQuery prefix = *SearchQuery::parse(u'"' + start + u"\"*"_s);
        const QStringList begun = placesWith(texts, u"(?<![\\p{L}\\p{N}\\p{Co}])%1"_s.arg(start));
        QCOMPARE(find(**store, prefix, true, byPlace).places, begun);
        QCOMPARE(find(**store, prefix, false, byPlace).places, begun);
        if (!wordBefore.isEmpty()) {
            const SearchQuery excluding = *SearchQuery::parse(u"\"%1\" NOT \"%2\""_s.arg(wordBefore, word));
            const QStringList left = without(placesBefore, expected);
            QCOMPARE(find(**store, excluding, true, byPlace).places, left);
            QCOMPARE(find(**store, excluding, false, byPlace).places, left);
        }
        wordBefore = word;
        placesBefore = expected;
    }
}

/// A record that is passed over unread holds no word of its message: each word of each text is asked for.
void TestContractSearch::recordsAreNotPassedOver()
{
    const Sample* sample = currentSample();
    if (!sample)
        return;
    const Opened store = sample->open(sample->path);
    QVERIFY2(store.has_value(), store ? "" : qPrintable(store.error().text));
    static const QRegularExpression words(
        u"(?<!\\w)[0-9A-Za-z_]+(?!\\w)"_s, QRegularExpression::UseUnicodePropertiesOption);
    for (const SessionInfo& info : readstore::listed(**store)) {
        MessageScan scan(info.id, {.maxText = -1});
        QMap<qint64, QSet<QByteArray>> wordsOfRows;
        QVERIFY(scan.run(**store, {}, [&](qint64 row, const MessagePtr& message) {
            for (const MessageText& text : textsOf(*message)) {
                for (const QRegularExpressionMatch& match : words.globalMatch(text.text))
                    wordsOfRows[scan.outline()[size_t(row)].key].insert(match.captured().toLatin1().toLower());
            }
            return true;
        }));
        for (const auto& [key, held] : wordsOfRows.asKeyValueRange()) {
            std::vector<ByteFinder> needles;
            const auto ask = [&, key = key] {
                const auto found = mayHold(**store, info.id, std::span(&key, 1), needles, {});
                QVERIFY(found.has_value() && found->size() == 1);
                for (size_t i = 0; i < needles.size(); ++i) {
                    QVERIFY2(found->front() >> i & 1,
                        qPrintable(
                            u"%1 %2: %3"_s.arg(info.id.value).arg(key).arg(QString::fromLatin1(needles[i].needle()))));
                }
                needles.clear();
            };
            for (const QByteArray& word : held) {
                if (isRecordNeedle(word))
                    needles.emplace_back(word);
                if (qsizetype(needles.size()) == RecordFilter::MostNeedles)
                    ask();
                if (QTest::currentTestFailed())
                    return;
            }
            ask();
            if (QTest::currentTestFailed())
                return;
        }
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
