// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/findsource.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

const SessionId One(u"one"_s);

std::unique_ptr<FakeStore> threeMessages()
{
    auto store = std::make_unique<FakeStore>();
    SessionBuilder builder(One.value);
    builder.user(u"Where is the Budget kept? The budget of retries."_s);
    builder.assistant()
        .thinking(u"They mean the retry budget."_s)
        .tool(u"search"_s, u"{\"q\":\"Budget\"}"_s, u"src/budget.cpp"_s);
    builder.user(u"Thanks"_s);
    store->add(builder.build());
    return store;
}

Message messageWith(const QString& text)
{
    SessionBuilder builder;
    builder.user(text);
    return *builder.lastMessage();
}

FindQuery queryFor(const QString& text, TextKinds scope = AllTextKinds)
{
    return {.patterns = {{.text = text}}, .scope = scope};
}

QString placesFound(const FindSource& source)
{
    QStringList places;
    for (const FindHit& hit : source.hits())
        places += u"%1.%2@%3"_s.arg(hit.row).arg(hit.part).arg(hit.start);
    return places.join(u' ');
}

} // namespace

class TestFindSource : public QObject
{
    Q_OBJECT
private slots:
    void findsEverywhere();
    void scopeCounts();
    void findsAnyOfSeveral();
    void aRangeCounts();
    void tellsWhyItCannot();
    void goesOnWhenTheSessionGrows();
    void hitsOfAnEditionOnlyGrow();
    void looksAgainAtWhatChanged();
    void isCancelledAtOnce();
    void failureIsTold();
    void longTextsAreReadWhole();
    void nothingWithoutAStore();
};

void TestFindSource::findsEverywhere()
{
    OpenStore store(threeMessages());
    FindSource source;
    source.setCurrent(&store, One);
    QVERIFY(!source.isWanted());
    source.find(queryFor(u"budget"_s));
    QTRY_VERIFY(!source.isLooking());
    QCOMPARE(placesFound(source), u"0.0@13 0.0@30 1.0@20 1.1@2 1.1@4"_s);
    QCOMPARE(source.hits().back().kind, TextKind::ToolOutput);
    QCOMPARE(source.hitsOf(0).size(), size_t(2));
    QVERIFY(source.hitsOf(2).empty());
    QCOMPARE(source.rowsDone(), qint64(3));
    source.find({});
    QVERIFY(!source.isWanted());
    QVERIFY(source.hits().empty());
}

void TestFindSource::scopeCounts()
{
    OpenStore store(threeMessages());
    FindSource source;
    source.setCurrent(&store, One);
    source.find(queryFor(u"budget"_s, TextKind::Thinking));
    QTRY_COMPARE(placesFound(source), u"1.0@20"_s);
}

void TestFindSource::findsAnyOfSeveral()
{
    OpenStore store(threeMessages());
    FindSource source;
    source.setCurrent(&store, One);
    source.find({.patterns = {{.text = u"kept"_s}, {.text = u"Budget"_s, .caseSensitive = true}}});
    QTRY_VERIFY(!source.isLooking());
    QCOMPARE(placesFound(source), u"0.0@13 0.0@20 1.1@2"_s);
}

void TestFindSource::aRangeCounts()
{
    OpenStore store(threeMessages());
    FindSource source;
    source.setCurrent(&store, One);
    source.find({.patterns = {{.text = u"budget"_s}}, .from = 1, .end = 2});
    QTRY_VERIFY(!source.isLooking());
    QCOMPARE(placesFound(source), u"1.0@20 1.1@2 1.1@4"_s);
}

void TestFindSource::tellsWhyItCannot()
{
    OpenStore store(threeMessages());
    FindSource source;
    source.setCurrent(&store, One);
    source.find({.patterns = {{.text = u"a("_s, .isRegex = true}}});
    QVERIFY(!source.isLooking());
    QVERIFY(!source.problem().isEmpty());
    source.find(queryFor(u"thanks"_s));
    QVERIFY(source.problem().isEmpty());
    QTRY_COMPARE(source.hits().size(), size_t(1));
}

void TestFindSource::goesOnWhenTheSessionGrows()
{
    auto owned = threeMessages();
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    FindSource source;
    source.setCurrent(&store, One);
    source.find(queryFor(u"thanks"_s));
    QTRY_VERIFY(!source.isLooking());
    QCOMPARE(placesFound(source), u"2.0@0"_s);
    fake->append(One, messageWith(u"Thanks again"_s));
    store.pollNow();
    QTRY_COMPARE(placesFound(source), u"2.0@0 3.0@0"_s);
}

/// Whoever shows hits need not go through those it has already.
void TestFindSource::hitsOfAnEditionOnlyGrow()
{
    auto owned = threeMessages();
    for (int i = 0; i < 2000; ++i)
        owned->append(One, messageWith(u"thanks %1"_s.arg(i)));
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    FindSource source;
    source.setCurrent(&store, One);
    int edition = source.edition();
    int editions = 0;
    std::vector<FindHit> taken;
    connect(&source, &FindSource::changed, this, [&] {
        if (std::exchange(edition, source.edition()) != source.edition()) {
            ++editions;
            taken.clear();
        }
        QVERIFY(taken.size() <= source.hits().size());
        QVERIFY(std::ranges::equal(taken, std::span(source.hits()).first(taken.size())));
        taken = source.hits();
    });
    source.find(queryFor(u"thanks"_s));
    QTRY_VERIFY(!source.isLooking());
    QCOMPARE(taken.size(), 2001U);
    QCOMPARE(editions, 1);
    fake->append(One, messageWith(u"Thanks again"_s));
    store.pollNow();
    QTRY_COMPARE(taken.size(), 2002U);
    source.find(queryFor(u"nowhere"_s));
    QTRY_VERIFY(!source.isLooking());
    QVERIFY(taken.empty());
}

void TestFindSource::looksAgainAtWhatChanged()
{
    auto owned = threeMessages();
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    FindSource source;
    source.setCurrent(&store, One);
    source.find(queryFor(u"thanks"_s));
    QTRY_VERIFY(!source.isLooking());
    fake->replace(One, 2, messageWith(u"No, thanks"_s));
    store.pollNow();
    QTRY_COMPARE(placesFound(source), u"2.0@4"_s);
    fake->remove(One, 2);
    store.pollNow();
    QTRY_COMPARE(placesFound(source), QString());
}

void TestFindSource::isCancelledAtOnce()
{
    auto owned = std::make_unique<FakeStore>();
    owned->addSynthetic(u"long"_s, 200'000);
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    FindSource source;
    source.setCurrent(&store, SessionId(u"long"_s));
    source.find(queryFor(u"no such words anywhere"_s));
    QTRY_VERIFY(source.rowsDone() > 0);
    source.find({});
    QVERIFY(!source.isLooking());
    const int before = fake->count(FakeStore::Call::Messages);
    QTest::qWait(100);
    QVERIFY(fake->count(FakeStore::Call::Messages) <= before + 2);
}

void TestFindSource::failureIsTold()
{
    auto owned = threeMessages();
    FakeStore* fake = owned.get();
    OpenStore store(std::move(owned));
    fake->fail(FakeStore::Call::Messages, {Errc::Corrupt, u"It is damaged."_s, {}});
    FindSource source;
    source.setCurrent(&store, One);
    source.find(queryFor(u"budget"_s));
    QTRY_VERIFY(source.error());
    QCOMPARE(source.error()->text, u"It is damaged."_s);
    QVERIFY(!source.isLooking());
}

/// Texts are read cut at first.
void TestFindSource::longTextsAreReadWhole()
{
    auto owned = threeMessages();
    owned->append(One, messageWith(u"x "_s.repeated(400'000) + u"needle"_s));
    OpenStore store(std::move(owned));
    FindSource source;
    source.setCurrent(&store, One);
    source.find(queryFor(u"needle"_s));
    QTRY_COMPARE(placesFound(source), u"3.0@800000"_s);
}

void TestFindSource::nothingWithoutAStore()
{
    FindSource source;
    QSignalSpy changed(&source, &FindSource::changed);
    source.find(queryFor(u"budget"_s));
    QVERIFY(!source.isLooking());
    QVERIFY(changed.count() > 0);
    {
        OpenStore store(threeMessages());
        source.setCurrent(&store, One);
        QTRY_VERIFY(!source.hits().empty());
    }
    QVERIFY(!source.isLooking());
}

TEST_CLASS(TestFindSource)
#include "tst_findsource.moc"
