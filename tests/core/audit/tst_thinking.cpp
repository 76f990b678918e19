// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/thinking.h"
#include "core/models/thinkingsource.h"
#include "core/session/repeatedanswer.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

using State = ReasoningPart::State;

std::unique_ptr<FakeStore> sampleStore()
{
    auto store = std::make_unique<FakeStore>();
    SessionBuilder builder(u"one"_s);
    builder.user(u"Where is the Budget kept?"_s);
    builder.assistant()
        .thinking(u"\n  They mean the retry\tbudget.\nLet me look."_s)
        .thinking({}, State::Redacted)
        .stepStart(1)
        .tool(u"search"_s, u"{\"q\":\"Budget\"}"_s, u"src/retry.cpp"_s);
    builder.assistant().thinking(u"Found it."_s, State::Open).took(std::chrono::seconds(3));
    builder.assistant().stepFinish(1, 100, 20);
    builder.assistant(u"In src/retry.cpp."_s);
    builder.assistant().thinking(u"Nothing is left to do."_s, State::Encrypted);
    builder.user(u"Thanks"_s);
    builder.assistant()
        .thinking(u"A patch."_s)
        .patch(u"--- a/docs/budget.md\n+++ b/docs/budget.md\n@@ -1 +1 @@\n-a\n+b\n"_s);
    store->add(builder.build());
    return store;
}

std::vector<ThinkingBlock> blocksOf(FakeStore& store, const QString& words = {})
{
    ThinkingReader reader(SessionId(u"one"_s), words);
    Result<bool> done = false;
    while (done && !*done)
        done = reader.step(store, {});
    return done ? reader.blocks() : std::vector<ThinkingBlock>();
}

QStringList linesOf(const std::vector<ThinkingBlock>& blocks)
{
    QStringList lines;
    for (const ThinkingBlock& block : blocks)
        lines += block.line;
    return lines;
}

} // namespace

class TestThinking : public QObject
{
    Q_OBJECT
private slots:
    void answersAreNotToldTwice_data()
    {
        QTest::addColumn<QString>("thought");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, const QString& thought, const QString& shown) {
            QTest::newRow(name) << thought << shown;
        };
        row("behind words", u"I have it.\n<response>Two *orders*.\n</response>"_s, u"I have it."_s);
        row("alone", u"<response>\nTwo *orders*.</response>\n"_s, u"Two *orders*."_s);
        row("another answer", u"So.<response>Three.</response>"_s, u"So.<response>Three.</response>"_s);
        row("not at the end", u"<response>Two *orders*.</response> or not"_s,
            u"<response>Two *orders*.</response> or not"_s);
        row("never opened", u"Two *orders*.</response>"_s, u"Two *orders*.</response>"_s);
        row("no name", u"< >Two *orders*.</ >"_s, u"< >Two *orders*.</ >"_s);
        row("nothing", {}, {});
    }
    void answersAreNotToldTwice()
    {
        QFETCH(QString, thought);
        QFETCH(QString, shown);
        SessionBuilder builder(u"one"_s);
        builder.assistant(u"Two *orders*."_s).thinking(thought);
        QCOMPARE(withoutRepeatedAnswer(thought, *builder.lastMessage()), shown);
    }

    void blocks()
    {
        const auto store = sampleStore();
        const auto blocks = blocksOf(*store);
        QCOMPARE(linesOf(blocks),
            (QStringList {
                u"They mean the retry budget."_s, {}, u"Found it."_s, u"Nothing is left to do."_s, u"A patch."_s}));
        QCOMPARE(blocks[0].row, 1);
        QCOMPARE(blocks[0].part, 0);
        QCOMPARE(blocks[1].part, 1);
        QCOMPARE(blocks[0].bytes, QByteArrayLiteral("\n  They mean the retry\tbudget.\nLet me look.").size());
        QCOMPARE(blocks[1].state, State::Redacted);
        QVERIFY(!blocks[1].isReadable());
        QCOMPARE(blocks[2].duration, std::chrono::seconds(3));
        QVERIFY(blocks[0].time.has_value());
    }

    /// A mark of a step is nothing that the agent did, and what comes after the next prompt is not by this thinking.
    void whatFollowed()
    {
        const auto store = sampleStore();
        const auto blocks = blocksOf(*store);
        const ThinkingFollowUp search {
            .row = 1, .part = 3, .kind = PartKind::Tool, .tool = u"search"_s, .line = u"Budget"_s};
        QCOMPARE(blocks[0].next, search);
        QCOMPARE(blocks[1].next, search);
        QCOMPARE(blocks[2].next.row, 4);
        QCOMPARE(blocks[2].next.kind, PartKind::Text);
        QCOMPARE(blocks[2].next.line, u"In src/retry.cpp."_s);
        QCOMPARE(blocks[3].next, ThinkingFollowUp());
        QCOMPARE(blocks[4].next.kind, PartKind::Patch);
        QCOMPARE(blocks[4].next.line, u"docs/budget.md"_s);
    }

    void search_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("case and order") << u"BUDGET retry"_s << QStringList {u"They mean the retry budget."_s};
        QTest::newRow("behind the first line") << u"look"_s << QStringList {u"They mean the retry budget."_s};
        QTest::newRow("not in answers") << u"src/retry.cpp"_s << QStringList();
        QTest::newRow("several") << u"it"_s << QStringList {u"Found it."_s};
        QTest::newRow("not all words") << u"Found budget"_s << QStringList();
    }
    void search()
    {
        QFETCH(const QString, words);
        QFETCH(const QStringList, found);
        const auto store = sampleStore();
        QCOMPARE(linesOf(blocksOf(*store, words)), found);
    }

    /// The list is small also where the thinking is not, and the search reads on behind the beginning.
    void longBlocks()
    {
        FakeStore store;
        SessionBuilder builder(u"one"_s);
        builder.assistant().thinking(QString(100'000, u'x') + u" needle"_s);
        store.add(builder.build());
        const auto all = blocksOf(store);
        QCOMPARE(all.size(), 1U);
        QVERIFY(all.front().line.size() < 300);
        QCOMPARE(all.front().bytes, 100'007);
        QCOMPARE(blocksOf(store, u"needle"_s).size(), 1U);
    }

    /// Nothing is read for a list that nobody sees.
    void readsWhenWanted()
    {
        auto owned = sampleStore();
        FakeStore* fake = owned.get();
        OpenStore store(std::move(owned));
        ThinkingSource source;
        source.setCurrent(&store, SessionId(u"one"_s));
        QTest::qWait(50);
        QCOMPARE(fake->count(FakeStore::Call::Messages), 0);
        source.setWanted(true);
        QTRY_COMPARE(source.blocks().size(), 5U);
        QTRY_VERIFY(!source.isLoading());
        QCOMPARE(source.total(), 5);
        source.find(u"budget"_s);
        QTRY_COMPARE(source.blocks().size(), 1U);
        QTRY_VERIFY(!source.isLoading());
        QCOMPARE(source.total(), 5);
        QVERIFY(source.isFiltered());
        source.find({});
        QTRY_COMPARE(source.blocks().size(), 5U);
        source.setCurrent(nullptr, {});
        QVERIFY(source.blocks().empty());
    }

    void readsAgain()
    {
        auto owned = sampleStore();
        FakeStore* fake = owned.get();
        OpenStore store(std::move(owned));
        ThinkingSource source;
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_COMPARE(source.blocks().size(), 5U);
        SessionBuilder more(u"more"_s);
        more.assistant().thinking(u"One more."_s);
        fake->append(SessionId(u"one"_s), *more.build().messages.front());
        store.pollNow();
        QTRY_COMPARE(source.blocks().size(), 6U);
    }

    void longTextIsCut()
    {
        auto owned = std::make_unique<FakeStore>();
        SessionBuilder builder(u"one"_s);
        // The cuts fall into pairs of surrogates.
        const QString emoji = u"\U0001F980"_s;
        const QString whole = u"a"_s + emoji.repeated(100'000) + u"z"_s;
        builder.assistant().thinking(whole).thinking(u"short"_s);
        owned->add(builder.build());
        OpenStore store(std::move(owned));
        ThinkingSource source;
        source.setWanted(true);
        source.setCurrent(&store, SessionId(u"one"_s));
        QTRY_COMPARE(source.blocks().size(), 2U);
        std::optional<ThinkingSource::Text> text;
        const auto take = [&text](const Result<ThinkingSource::Text>& read) { text = read.value(); };
        source.readText(source.blocks()[0], take);
        QTRY_VERIFY(text);
        QCOMPARE(text->characters, whole.size());
        QVERIFY(whole.startsWith(text->head));
        QVERIFY(whole.endsWith(text->tail));
        QVERIFY(text->head.isValidUtf16() && text->tail.isValidUtf16());
        QCOMPARE(text->left, whole.toUtf8().size() - text->head.toUtf8().size() - text->tail.toUtf8().size());
        text.reset();
        source.readText(source.blocks()[1], take);
        QTRY_VERIFY(text);
        QCOMPARE(text->head, u"short"_s);
        QCOMPARE(text->left, 0);
    }
};

TEST_CLASS(TestThinking)

#include "tst_thinking.moc"
