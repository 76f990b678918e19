// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/store/formats/mantis/mantiscontentsize.h"
#include "core/store/formats/mantis/mantismessage.h"
#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/syntheticsession.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

/// What is wrong with a plan of a fork at @p at, held against the context that is assembled with its texts.
QString wrongFigures(SessionStore& store, const SessionId& id, const MessageId& at)
{
    qint64 count = 0;
    const auto sink = [&count](const ContextItem& item) {
        count += item.leftOut.isEmpty() ? 1 : 0;
        return true;
    };
    const auto whole = store.context(id, {}, [](const ContextItem&) { return true; }, {});
    const auto budget = store.context(id, at, sink, {});
    const auto plan = store.plan(ForkEdit {id, at, false, {}}, {});
    if (!plan)
        return plan.error().code == Errc::NotSupported ? QString() : plan.error().text;
    if (bool(budget) != bool(plan->after) || bool(whole) != bool(plan->before))
        return u"only one of them has figures"_s;
    if (whole && plan->before->budget != *whole)
        return u"before: %1 tokens, not %2"_s.arg(plan->before->tokens).arg(whole->total);
    if (budget && (plan->after->budget != *budget || plan->after->messages != count))
        return u"after: %1 tokens of %2, not %3 of %4"_s.arg(plan->after->tokens)
            .arg(plan->after->messages)
            .arg(budget->total)
            .arg(count);
    return {};
}

} // namespace

/// What plans tell of tokens, which is added up without making anything of the messages.
class TestMantisFigures final : public QObject
{
    Q_OBJECT

private slots:
    void contentSizes_data();
    void contentSizes();
    void randomContents();
    void openCallsAtTheEnd();
    void samples_data();
    void samples();
};

void TestMantisFigures::contentSizes_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isQuick"); // told without making values of it
    const auto row = [](const char* name, const QByteArray& content, bool isQuick = true) {
        QTest::newRow(name) << content << isQuick;
    };
    row("empty text", R"("")");
    row("text", R"("Parse the dates")");
    row("text with escapes", R"("a\n\"b\"\t\\ c\/d")");
    row("other letters", "\"gr\xc3\xbc\xc3\x9f \xe4\xb8\xad \xf0\x9f\x98\x80\"");
    row("escaped letters", R"("gr\u00fc\u00DF \u4e2d \u003c")");
    row("escaped pair", R"("\ud83d\ude00")", false);
    row("lone surrogate", R"("\ud83d")", false);
    row("escaped control", R"("\u0001")", false);
    row("no UTF-8", "\"a\xff\"", false);
    row("one block", R"([{"type":"text","text":"a\nb\"c"}])");
    row("one block with blanks", R"([{"type": "text", "text": "a"}])", false);
    row("one block with a blank at its end", R"([{"type":"text","text":"a" }])", false);
    row("one block with another member", R"([{"type":"text","text":"a\n","cache":{"x":[1,2.5,-3]}}])");
    row("one block the other way round", R"([{"text":"a","type":"text"}])", false);
    row("two texts", R"([{"type":"text","text":"a\/b"},{"type":"text","text":"\u00fc"}])");
    row("a call", R"([{"type":"tool_use","id":"c","name":"bash","input":{"command":"ls","n":null,"t":true}}])");
    row("a result", R"([{"type":"tool_result","tool_use_id":"c","content":"out\r\n","is_error":false}])");
    row("thinking and text", R"([{"type":"thinking","thinking":"h\nm"},{"type":"text","text":"a"}])");
    row("an image", R"([{"type":"image","source":{"data":"aGk="}}])", false);
    row("blanks between", R"([{"type":"tool_use", "id" : "c" , "input": { } } ])");
    row("numbers written otherwise", R"([{"type":"tool_use","input":{"a":1e400,"b":NaN}}])", false);
    row("a long number", R"([{"type":"tool_use","input":{"a":12345678901234567890}}])", false);
    row("no content", "null", false);
    row("no blocks", "[]", false);
    row("a number", "12", false);
}

void TestMantisFigures::contentSizes()
{
    QFETCH(QByteArray, content);
    QFETCH(bool, isQuick);
    const auto value = json::parse(content);
    QVERIFY(value);
    const auto size = MantisContentSize::of(content);
    QCOMPARE(size.has_value(), isQuick);
    if (size)
        QCOMPARE(size->bytes, utf8Size(mantisContentText(*value)));
}

void TestMantisFigures::randomContents()
{
    Dice dice(11);
    static const QList<QByteArray> pieces {R"("a\n")", R"("\u00fc\"x")", "1", "-2.5", "true", "null", "{}", "[]",
        R"({"k":"v\/","k":[1,"tool_use"]})", R"("tool_use")", "\"\xe2\x82\xac\"", " ", R"(["\\",[" "]])"};
    int quick = 0;
    for (int round = 0; round < 2'000; ++round) {
        QByteArray content = "[";
        for (int i = 0; i <= int(dice.below(4)); ++i) {
            content += i > 0 ? "," : "";
            content += dice.below(2) ? R"({"type":"text","text":)" : R"({"type":"tool_use","id":)";
            content += pieces.at(dice.below(2)) + ",\"x\":" + pieces.at(dice.below(int(pieces.size()))) + "}";
        }
        content += ']';
        const auto value = json::parse(content);
        const auto size = MantisContentSize::of(content);
        if (!value || !size)
            continue;
        ++quick;
        QVERIFY2(size->bytes == utf8Size(mantisContentText(*value)), content.constData());
    }
    QVERIFY(quick > 500);
}

/// A call counts as left out until its answer is there, whatever was known of the whole.
void TestMantisFigures::openCallsAtTheEnd()
{
    const QTemporaryDir folder;
    const QString home = folder.filePath(u"home"_s);
    QVERIFY(QDir().mkpath(home + u"/projects/p"_s));
    QFile file(home + u"/projects/p/6f1c2a7e-5b1d-4c3a-9e00-000000000200.jsonl"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(entry("a", {}, "user", "\"first\"", at(1))
        + entry("b", "a", "assistant",
            R"([{"type":"text","text":"I look."},{"type":"tool_use","id":"c1","name":"bash","input":{}},)"
            R"({"type":"tool_use","id":"c2","name":"bash","input":{}}])",
            at(2))
        + entry("c", "b", "user", R"([{"type":"tool_result","tool_use_id":"c1","content":"x"}])", at(3))
        + entry("d", "c", "user", R"([{"type":"tool_result","tool_use_id":"c2","content":"y"}])", at(4))
        + entry("e", "d", "assistant", R"([{"type":"tool_use","name":"bash","input":{}}])", at(5))
        + entry("f", "e", "user", "\"tool_use\"", at(6)));
    file.close();
    const auto store = openStore(home);
    QVERIFY(store);
    const SessionId id = readstore::listed(**store).front().id;
    for (const MessagePtr& message : readstore::messages(**store, id)) {
        const QString wrong = wrongFigures(**store, id, message->id);
        QVERIFY2(wrong.isEmpty(), qPrintable(message->id.value + u": "_s + wrong));
    }
}

void TestMantisFigures::samples_data()
{
    QTest::addColumn<QString>("folder");
    const QString shared = qEnvironmentVariable("STEMMA_SHARED") + "/data/mantis/"_L1;
    for (const QString& name :
        {u"home"_s, u"generated-1.36.0/home"_s, u"generated-2.58.0/home"_s, u"generated-2.70.1/home"_s})
        QTest::newRow(qPrintable(name)) << shared + name + u"/projects"_s;
}

void TestMantisFigures::samples()
{
    QFETCH(QString, folder);
    NEED(missingSample(folder));
    const auto store = openStore(folder);
    QVERIFY(store);
    int compared = 0;
    for (const SessionInfo& info : readstore::listed(**store)) {
        for (const MessagePtr& message : readstore::messages(**store, info.id)) {
            if (message->states.testFlag(MessageState::Damaged))
                continue; // nobody can fork there
            const QString wrong = wrongFigures(**store, info.id, message->id);
            QVERIFY2(wrong.isEmpty(), qPrintable(info.id.value + u' ' + message->id.value + u": "_s + wrong));
            ++compared;
        }
    }
    QVERIFY(compared > 20);
}

QTEST_GUILESS_MAIN(TestMantisFigures)
#include "tst_mantisfigures.moc"
