// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/lineage/comparer.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using Mark = CompareRow::Mark;

std::vector<CompareItem> itemsOf(const FakeSession& session)
{
    std::vector<CompareItem> items;
    for (const MessagePtr& message : session.messages)
        addItems(items, message, message->index);
    return items;
}

/// "=" same, "x" differs, "<" A only, ">" B only.
QString marks(const std::vector<CompareRow>& rows)
{
    QString text;
    for (const CompareRow& row : rows)
        text += u"=x<>"[qsizetype(row.mark)];
    return text;
}

/// What is wrong with an alignment; empty: nothing.
QString brokenRows(
    const std::vector<CompareRow>& rows, const std::vector<CompareItem>& a, const std::vector<CompareItem>& b)
{
    int nextA = 0;
    int nextB = 0;
    for (const CompareRow& row : rows) {
        if (row.a >= 0 && row.a != nextA++)
            return u"A is out of order at %1"_s.arg(row.a);
        if (row.b >= 0 && row.b != nextB++)
            return u"B is out of order at %1"_s.arg(row.b);
        const bool both = row.a >= 0 && row.b >= 0;
        const bool same = both && a[size_t(row.a)].hash == b[size_t(row.b)].hash;
        const Mark wanted = row.b < 0 ? Mark::OnlyA : row.a < 0 ? Mark::OnlyB : same ? Mark::Same : Mark::Differs;
        if ((row.a < 0 && row.b < 0) || row.mark != wanted)
            return u"the mark at A %1, B %2 is wrong"_s.arg(row.a).arg(row.b);
    }
    return nextA == int(a.size()) && nextB == int(b.size()) ? QString() : u"something is left out"_s;
}

ComparisonPtr compare(SessionStore& store, const CompareSide& a, const CompareSide& b, qint64 most = 1'000)
{
    Comparer comparer(a, b, most);
    for (int steps = 0; steps < 10'000; ++steps) {
        const Result<bool> done = comparer.step(store, {});
        if (!done)
            return {};
        if (*done)
            break;
    }
    return comparer.finish();
}

SessionBuilder begun(const QString& id)
{
    return SessionBuilder(id).user(u"Restore the budget on start-up"_s).assistant(u"I shall read the loader first."_s);
}

const QString DiffOne = u"--- a/one.cpp\n+++ b/one.cpp\n@@ -1 +1,2 @@\n-old\n+new\n+line\n"_s;
const QString DiffOther = u"--- a/one.cpp\n+++ b/one.cpp\n@@ -1 +1 @@\n-old\n+another\n"_s;

} // namespace

class TestCompare : public QObject
{
    Q_OBJECT
private slots:
    void alignsStepsOfTheSameKind()
    {
        const auto a = itemsOf(SessionBuilder()
                .assistant()
                .thinking(u"The loader has to run first"_s)
                .tool(u"read"_s, u"{\"path\":\"core.cpp\"}"_s, u"text"_s)
                .tool(u"bash"_s, u"{\"command\":\"cmake --build build\"}"_s, u"exit 2"_s)
                .tool(u"task"_s, u"{\"prompt\":\"survey the callers\"}"_s, u"done"_s)
                .tool(u"bash"_s, u"{\"command\":\"ctest -R retry\"}"_s, u"2 failed"_s)
                .user(u"Go on, but keep the name."_s)
                .build());
        const auto b = itemsOf(SessionBuilder()
                .assistant()
                .thinking(u"The header is frozen, so the loader is"_s)
                .tool(u"read"_s, u"{\"path\":\"core.cpp\"}"_s, u"text"_s)
                .tool(u"bash"_s, u"{\"command\":\"cmake --build build\"}"_s, u"ok"_s)
                .patch(DiffOne)
                .tool(u"bash"_s, u"{\"command\":\"ctest -R retry\"}"_s, u"16 passed"_s)
                .user(u"Run the soak test."_s)
                .build());
        const auto rows = alignItems(a, b);
        QCOMPARE(brokenRows(rows, a, b), QString());
        // The order of what stands on one side only does not matter.
        QCOMPARE(marks(rows).replace(u"><"_s, u"<>"_s), u"x=x<>xx"_s);
    }

    void alignsByWordsAndNotByOrder()
    {
        const auto a = itemsOf(SessionBuilder().assistant(u"alpha beta gamma delta"_s).build());
        const auto b = itemsOf(
            SessionBuilder().assistant(u"one two three four"_s).assistant(u"alpha beta gamma epsilon"_s).build());
        QCOMPARE(marks(alignItems(a, b)), u">x"_s);
    }

    void edges_data()
    {
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<QString>("expected");
        QTest::newRow("nothing") << 0 << 0 << QString();
        QTest::newRow("a only") << 2 << 0 << u"<<"_s;
        QTest::newRow("b only") << 0 << 3 << u">>>"_s;
        QTest::newRow("equal") << 3 << 3 << u"==="_s;
        QTest::newRow("longer") << 2 << 4 << u"==>>"_s;
    }

    void edges()
    {
        QFETCH(int, a);
        QFETCH(int, b);
        const auto made = [](int count) {
            SessionBuilder builder;
            for (int i = 0; i < count; ++i)
                builder.assistant(u"text %1"_s.arg(i));
            return itemsOf(builder.build());
        };
        QTEST(marks(alignItems(made(a), made(b))), "expected");
    }

    void everyAlignmentIsWhole()
    {
        Dice dice(11);
        const auto made = [&dice](int count) {
            SessionBuilder builder;
            for (int i = 0; i < count; ++i) {
                const QString words = u"word%1 word%2"_s.arg(dice.below(6)).arg(dice.below(6));
                if (dice.below(4) == 0)
                    builder.user(words);
                else if (dice.below(2) == 0)
                    builder.assistant(words);
                else
                    builder.assistant().tool(u"t%1"_s.arg(dice.below(3)), words, words);
            }
            return itemsOf(builder.build());
        };
        for (int round = 0; round < 200; ++round) {
            const auto a = made(dice.below(40));
            const auto b = made(dice.below(40));
            const QString wrong = brokenRows(alignItems(a, b), a, b);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(wrong)));
        }
        // Longer than what is compared with all of the other side.
        const auto a = made(3'000);
        const auto b = made(2'500);
        QVERIFY(qint64(a.size()) * qint64(b.size()) > MostAlignedCells);
        QCOMPARE(brokenRows(alignItems(a, b), a, b), QString());
    }

    void findsWhereTheyPart()
    {
        FakeStore store;
        store.add(begun(u"a"_s).user(u"Now this"_s).assistant(u"Done so"_s).build());
        store.add(begun(u"b"_s).user(u"Now that"_s).build());
        const ComparisonPtr one = compare(store, {SessionId(u"a"_s), {}}, {SessionId(u"b"_s), {}});
        QVERIFY(one);
        QCOMPARE(one->common, 2);
        QVERIFY(one->lastCommon && one->lastCommon->role == Role::Assistant);
        QCOMPARE(marks(one->rows), u"x<"_s);
        QCOMPARE(one->figuresA.messages, 2);
        QCOMPARE(one->figuresB.messages, 1);
        QVERIFY(one->isWhole());
        QCOMPARE(one->a[0].index, 2);
    }

    void comparesPlacesOfOneSession()
    {
        FakeStore store;
        store.add(begun(u"a"_s).user(u"Now this"_s).assistant(u"Done so"_s).build());
        const ComparisonPtr one = compare(store, {SessionId(u"a"_s), 2}, {SessionId(u"a"_s), {}});
        QVERIFY(one);
        QCOMPARE(one->common, 2);
        QCOMPARE(marks(one->rows), u">>"_s);
        QCOMPARE(one->figuresA.messages, 0);
    }

    void addsUpWhatEachDid()
    {
        using namespace std::chrono_literals;
        FakeStore store;
        store.add(begun(u"a"_s)
                .user(u"x"_s)
                .assistant(u"y"_s)
                .failedTool(u"bash"_s, u"{}"_s, u"exit 2"_s)
                .after(60s)
                .assistant(u"z"_s)
                .part(StepFinishPart {.cost = 0.25})
                .after(3600s)
                .user(u"more"_s)
                .assistant(u"ok"_s)
                .build());
        store.add(begun(u"b"_s).build());
        const ComparisonPtr one = compare(store, {SessionId(u"a"_s), {}}, {SessionId(u"b"_s), {}});
        QVERIFY(one);
        QCOMPARE(one->figuresA.messages, 5);
        QCOMPARE(one->figuresA.toolErrors, 1);
        QCOMPARE(one->figuresA.cost, 0.25);
        QVERIFY(one->figuresA.tokens > 0);
        // The hour in which nobody asked anything is no work.
        QVERIFY(one->figuresA.work >= 60s && one->figuresA.work < 600s);
        QVERIFY(!one->figuresB.cost && one->figuresB.work == Duration {});
    }

    void timesAtBothEndsAddUpToTheLongest()
    {
        using namespace std::chrono_literals;
        FakeStore store;
        SessionBuilder builder(u"a"_s);
        builder.user(u"x"_s).assistant(u"y"_s);
        FakeSession session = builder.build();
        for (size_t i = 0; i < session.messages.size(); ++i) {
            Message message = *session.messages[i];
            message.createdAt = i == 0 ? Time::min() + 1s : Time::max();
            session.messages[i] = std::make_shared<const Message>(message);
        }
        store.add(session);
        store.add(SessionBuilder(u"b"_s).user(u"z"_s).build());
        const ComparisonPtr one = compare(store, {SessionId(u"a"_s), {}}, {SessionId(u"b"_s), {}});
        QVERIFY(one);
        QCOMPARE(one->figuresA.work, Duration::max());
    }

    void longOnesAreComparedInPart()
    {
        FakeStore store;
        store.addSynthetic(u"long"_s, 5'000, {}, 1);
        store.addSynthetic(u"other"_s, 3'000, {}, 2);
        const ComparisonPtr one = compare(store, {SessionId(u"long"_s), {}}, {SessionId(u"other"_s), {}}, 300);
        QVERIFY(one);
        QVERIFY(!one->isWhole());
        QCOMPARE(one->figuresA.compared, 300);
        QCOMPARE(one->figuresA.messages + one->common, 5'000);
        QCOMPARE(brokenRows(one->rows, one->a, one->b), QString());
        for (const QList<qint64>& keys : store.messageCalls())
            QVERIFY(keys.size() <= Comparer::PageRows);
    }

    void filesThatEachChanged()
    {
        const auto a = itemsOf(SessionBuilder()
                .assistant()
                .patch(DiffOne)
                .tool(u"edit"_s, u"{\"file_path\":\"/src/two.h\",\"old_string\":\"a\\nb\",\"new_string\":\"c\"}"_s,
                    u"ok"_s)
                .tool(u"write"_s, u"{\"path\":\"same.md\",\"content\":\"x\\ny\\n\"}"_s, u"ok"_s)
                .failedTool(u"edit"_s, u"{\"path\":\"never\",\"old_string\":\"a\",\"new_string\":\"b\"}"_s, u"no"_s)
                // The patch tells it already.
                .tool(u"edit"_s, u"{\"path\":\"/home/x/one.cpp\",\"old_string\":\"old\",\"new_string\":\"new\"}"_s,
                    u"ok"_s)
                .build());
        const auto b = itemsOf(SessionBuilder()
                .assistant()
                .patch(DiffOther)
                .tool(u"write"_s, u"{\"path\":\"same.md\",\"content\":\"x\\ny\\n\"}"_s, u"ok"_s)
                .tool(u"write"_s, u"{\"path\":\"new.cpp\",\"content\":\"x\"}"_s, u"ok"_s)
                .build());
        QStringList told;
        for (const ComparedFile& file : comparedFiles(a, b))
            told << u"%1 +%2-%3 +%4-%5 %6"_s.arg(file.path)
                        .arg(file.a.added)
                        .arg(file.a.removed)
                        .arg(file.b.added)
                        .arg(file.b.removed)
                        .arg(QChar(u"=x<>"[qsizetype(file.mark())]));
        const QStringList expected {
            u"one.cpp +2-1 +1-1 x"_s, u"/src/two.h +1-2 +0-0 <"_s, u"new.cpp +0-0 +1-0 >"_s, u"same.md +2-0 +2-0 ="_s};
        QCOMPARE(told, expected);
    }

    void failuresAreTold()
    {
        FakeStore store;
        store.add(begun(u"a"_s).build());
        Comparer nobody({SessionId(u"a"_s), {}}, {SessionId(u"nobody"_s), {}});
        QVERIFY(!nobody.step(store, {}));
        Comparer comparer({SessionId(u"a"_s), {}}, {SessionId(u"a"_s), {}});
        const JobControl job;
        job.cancel();
        QCOMPARE(comparer.step(store, job).error().code, Errc::Cancelled);
    }
};

TEST_CLASS(TestCompare)
#include "tst_compare.moc"
