// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/batchplanner.h"
#include "core/edit/editor.h"
#include "core/edit/journal.h"
#include "core/store/registry.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

constexpr int Trees = 25;
constexpr int Rounds = 4; ///< of changes, each in the session that the one before made

QByteArray quoted(const QByteArray& text)
{
    return '"' + text + '"';
}

/// A transcript of Claude Code as it could have come about: turns with calls at once, progress, notes, and rewinds that
/// leave branches behind.
class RandomTree
{
public:
    explicit RandomTree(quint64 seed)
        : m_dice(seed)
    {
        const int turns = 2 + m_dice.below(6);
        for (int turn = 0; turn < turns; ++turn)
            addTurn();
    }

    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    void add(const QByteArray& type, const QByteArray& members)
    {
        const QByteArray id = type.first(1) + QByteArray::number(++m_number);
        const QByteArray parent = m_end.isEmpty() ? QByteArray("null") : quoted(m_end);
        m_bytes += R"({"parentUuid":)" + parent + R"(,"isSidechain":false,"userType":"external","cwd":"/p",)"
            + R"("sessionId":"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01","version":"2.1.330","type":)" + quoted(type) + ','
            + members + R"(,"uuid":)" + quoted(id) + R"(,"timestamp":"2026-11-21T01:)"
            + QByteArray::number(10 + m_number / 60 % 50) + ':' + QByteArray::number(10 + m_number % 50) + ".000Z\"}\n";
        m_end = id;
        m_ids << id;
    }
    void addAnswer(const QByteArray& api, const QByteArray& block)
    {
        add("assistant",
            R"("requestId":"req_)" + api + R"(","message":{"id":"msg_)" + api
                + R"(","type":"message","role":"assistant","model":"m","content":[)" + block
                + R"(],"stop_reason":"end_turn","stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}})");
    }
    void addTurn()
    {
        // A rewind goes back to the end of an earlier turn.
        if (!m_turns.isEmpty() && m_dice.below(4) == 0)
            m_end = m_turns.at(m_dice.below(int(m_turns.size())));
        add("user", R"("message":{"role":"user","content":"prompt )" + QByteArray::number(m_number) + "\"}");
        for (int step = m_dice.below(3); step >= 0; --step) {
            const QByteArray api = QByteArray::number(++m_api);
            if (m_dice.below(2) == 0)
                addAnswer(api, R"({"type":"thinking","thinking":"hm","signature":"Eq=="})");
            addAnswer(api, R"({"type":"text","text":"answer )" + api + "\"}");
            QByteArrayList calls;
            QByteArrayList callers;
            for (int call = step > 0 ? 1 + m_dice.below(3) : 0; call > 0; --call) {
                calls << "c" + QByteArray::number(++m_call);
                addAnswer(api, R"({"type":"tool_use","id":)" + quoted(calls.last()) + R"(,"name":"Bash","input":{}})");
                callers << m_end;
            }
            for (qsizetype i = 0; i < calls.size(); ++i) {
                m_end = callers.at(i); // each result follows its own call
                if (m_dice.below(3) == 0)
                    add("progress", R"("toolUseID":)" + quoted(calls.at(i)) + R"(,"data":{"type":"bash_progress"})");
                add("user",
                    R"("message":{"role":"user","content":[{"type":"tool_result","tool_use_id":)" + quoted(calls.at(i))
                        + R"(,"content":"output of )" + calls.at(i) + R"("}]},"toolUseResult":{"stdout":"x"})");
            }
        }
        if (m_dice.below(3) == 0)
            add("system", R"("subtype":"turn_duration","durationMs":5,"isMeta":false)");
        m_turns << m_end;
    }

    Dice m_dice;
    QByteArray m_bytes;
    QByteArray m_end;
    QByteArrayList m_ids;
    QByteArrayList m_turns;
    int m_number = 0;
    int m_api = 0;
    int m_call = 0;
};

/// A random change of messages of a session; nothing: there is none to be made.
std::optional<SingleEdit> anyChange(const SessionId& id, const std::vector<MessagePtr>& messages, Dice& dice)
{
    if (messages.empty())
        return {};
    const MessagePtr message = messages[size_t(dice.below(int(messages.size())))];
    if (message->parts.isEmpty())
        return {};
    const int part = message->parts.at(dice.below(int(message->parts.size()))).index;
    switch (dice.below(5)) {
    case 0:
        return TextEdit {id, message->id, part, u"changed %1"_s.arg(dice.below(1000))};
    case 1:
        return RemoveEdit {id, {message->id}, part};
    case 2:
        return RemoveEdit {id, {message->id}, {}};
    case 3:
        return PruneEdit {id, message->id, part, false};
    default:
        return InsertEdit {id, message->id, u"user"_s, u"inserted %1"_s.arg(dice.below(1000))};
    }
}

/// What is wrong with a transcript by the rules of the program's own loader and of providers; or nothing.
QString problemOf(const QByteArray& bytes)
{
    QSet<QString> ids;
    QSet<QString> open; // calls without a result so far
    QSet<QString> called;
    for (const QByteArray& line : bytes.split('\n')) {
        const QJsonObject record = QJsonDocument::fromJson(line).object();
        const QString id = record.value(u"uuid"_s).toString();
        if (id.isEmpty())
            continue;
        if (ids.contains(id))
            return u"the id %1 comes twice"_s.arg(id);
        const QString parent = record.value(u"parentUuid"_s).toString();
        if (!parent.isEmpty() && !ids.contains(parent))
            return u"the parent of %1 is missing"_s.arg(id);
        ids << id;
        const QJsonValue content = record.value(u"message"_s).toObject().value(u"content"_s);
        if (record.value(u"type"_s) == u"assistant"_s && content.toArray().isEmpty())
            return u"%1 is an empty answer"_s.arg(id);
        for (const QJsonValue block : content.toArray()) {
            const QString call = block.toObject().value(u"id"_s).toString();
            const QString result = block.toObject().value(u"tool_use_id"_s).toString();
            if (!call.isEmpty() && called.contains(call))
                return u"the call %1 comes twice"_s.arg(call);
            if (!call.isEmpty()) {
                called << call;
                open << call;
            }
            if (!result.isEmpty() && !open.remove(result))
                return u"the result of %1 has no call"_s.arg(result);
        }
    }
    return open.isEmpty() ? QString() : u"calls without results: "_s + QStringList(open.values()).join(u", ");
}

} // namespace

/// Random changes, alone and several at once, of random conversations with branches: what comes of them is one that the
/// agent would load, the original stays, and all of it can be undone.
class TestRandomTrees final : public QObject
{
    Q_OBJECT
private slots:
    void stayLoadable_data();
    void stayLoadable();

private:
    [[nodiscard]] static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
};

void TestRandomTrees::stayLoadable_data()
{
    QTest::addColumn<quint64>("seed");
    for (int tree = 0; tree < Trees; ++tree)
        QTest::addRow("tree %d", tree) << quint64(1000 + tree);
}

void TestRandomTrees::stayLoadable()
{
    QFETCH(quint64, seed);
    const QTemporaryDir folder;
    const QString first = folder.filePath(u"0d9f3b52-6d3f-4a53-9a53-3d1c2b7f0a01.jsonl"_s);
    const QByteArray bytes = RandomTree(seed).bytes();
    {
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QCOMPARE(problemOf(bytes), QString());
    Journal journal(folder.filePath(u"journal"_s));
    Editor editor(journal);
    Dice dice(seed);
    QList<Receipt> receipts;
    for (int round = 0; round < Rounds; ++round) {
        const auto store = openStore(folder.path());
        QVERIFY2(store, store ? "" : qPrintable(store.error().text));
        const auto sessions = readstore::listed(**store, ListDetail::Full); // branches among them
        const SessionId id = sessions[size_t(dice.below(int(sessions.size())))].id;
        const auto messages = readstore::messages(**store, id);
        BatchEdit batch {id, {}};
        for (int wanted = 1 + dice.below(4); wanted > 0; --wanted) {
            const auto edit = anyChange(id, messages, dice);
            // Those that are possible after the ones before them.
            if (edit && planEdit(**store, BatchEdit {id, batch.edits + QList {*edit}}, {}))
                batch.edits << *edit;
        }
        if (batch.edits.isEmpty())
            continue;
        const auto plan
            = batch.edits.size() == 1 ? (*store)->plan(toEdit(batch.edits.first()), {}) : planEdit(**store, batch, {});
        QVERIFY2(plan, plan ? "" : qPrintable(plan.error().text));
        const auto receipt = editor.apply((*store)->info(), *plan, {});
        QVERIFY2(receipt, receipt ? "" : qPrintable(receipt.error().text));
        receipts << *receipt;
        QVERIFY(!plan->newSession.isEmpty());
        const QString problem = problemOf(contents(folder.filePath(plan->newSession.value + u".jsonl"_s)));
        QVERIFY2(problem.isEmpty(), qPrintable(u"round %1: %2"_s.arg(round).arg(problem)));
        const auto fresh = openStore(folder.path());
        QVERIFY(fresh);
        QCOMPARE(readstore::readAll(**fresh), QString());
        QCOMPARE(contents(first), bytes);
    }
    while (!receipts.isEmpty())
        QVERIFY(editor.undo(receipts.takeLast().id, {}));
    QCOMPARE(contents(first), bytes);
}

TEST_CLASS(TestRandomTrees)

#include "tst_randomtrees.moc"
