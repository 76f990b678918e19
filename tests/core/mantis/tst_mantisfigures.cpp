// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

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
    void openCallsAtTheEnd();
    void samples_data();
    void samples();
};

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
    const QString shared = realStore(u"mantis/"_s);
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

TEST_CLASS(TestMantisFigures)
#include "tst_mantisfigures.moc"
