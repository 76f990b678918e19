// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/json.h"
#include "core/compaction/deterministic.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mnesis/context/render.h"
#include "core/store/formats/mnesis/context/tokens.h"
#include "core/store/formats/mnesis/read/part.h"
#include "core/store/registry.h"
#include "tests/testkit/mnesisbuilder.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

using namespace stemma;
using namespace stemma::mnesis;
using namespace Qt::StringLiterals;

namespace {

StoredPart storedPart(const QString& type, const QByteArray& content)
{
    StoredPart part;
    part.partType = type;
    part.content = content;
    part.contentBytes = content.size();
    if (type == "tool"_L1)
        part.toolState = u"completed"_s;
    return part;
}

QByteArray quoted(const QString& text)
{
    QByteArray out;
    json::appendString(out, text);
    return out;
}

QByteArray toolJson(const QByteArray& input, const QByteArray& rest)
{
    return R"({"type": "tool", "tool_name": "réad", "tool_call_id": "c", "input": )" + input + ", " + rest
        + R"(, "status": {"state": "running"}})";
}

/// Texts of all that the counting tells apart.
QString randomText(QRandomGenerator& random, int longest)
{
    static const QStringList pieces = {u"a"_s, u" plain words "_s, u"\n"_s, u"\t"_s, u"\r"_s, u"\\"_s, u"'"_s, u"\""_s,
        u"\u007f"_s, u"\u0001"_s, u"ä"_s, u"\u00ad"_s, u"\u2028"_s, u"\u4e2d"_s, u"\ue000"_s, u"\ufeff"_s,
        u"\U0001f600"_s, u"\U000e0001"_s, u"file_0123abcd"_s, u"file_"_s, u"x"_s.repeated(40), u" "_s.repeated(40)};
    // Many texts hold few kinds of pieces, as real ones do.
    const qsizetype kinds = 1 + random.bounded(int(pieces.size()));
    const qsizetype first = random.bounded(int(pieces.size()));
    QString text;
    for (int i = random.bounded(longest); i > 0; --i)
        text += pieces[(first + random.bounded(int(kinds))) % pieces.size()];
    return text;
}

QByteArray randomValue(QRandomGenerator& random, int depth)
{
    QByteArrayList items;
    switch (random.bounded(depth > 3 ? 5 : 7)) {
    case 0:
        return "null";
    case 1:
        return random.bounded(2) ? "true" : "false";
    case 2:
        return random.bounded(8) ? QByteArray::number(random.bounded(-100'000, 100'000)) : "1.5";
    case 3:
    case 4:
        return quoted(randomText(random, 5));
    case 5:
        for (int i = random.bounded(4); i > 0; --i)
            items += randomValue(random, depth + 1);
        return '[' + items.join(", ") + ']';
    default:
        for (int i = random.bounded(4); i > 0; --i)
            items += quoted(randomText(random, 2)) + ": " + randomValue(random, depth + 1);
        return '{' + items.join(',') + '}';
    }
}

StoredPart randomPart(QRandomGenerator& random)
{
    const auto text = [&] { return quoted(randomText(random, random.bounded(8) ? 12 : 900)); };
    switch (random.bounded(4)) {
    case 0:
        return storedPart(u"text"_s, R"({"type": "text", "text": )" + text() + '}');
    case 1:
        return storedPart(u"reasoning"_s, R"({"type": "reasoning", "text": )" + text() + '}');
    case 2:
        return storedPart(u"patch"_s,
            R"({"type": "patch", "unified_diff": )" + text() + R"(, "files_changed": [)" + text() + ',' + text()
                + R"(], "additions": )" + QByteArray::number(random.bounded(1000)) + R"(, "deletions": 0})");
    default: {
        QByteArrayList input;
        for (int i = random.bounded(4); i > 0; --i)
            input += quoted(randomText(random, 3)) + ": " + randomValue(random, 0);
        const QByteArray output = random.bounded(3) ? text() : "null";
        const QByteArray error = random.bounded(3) ? "null" : text();
        StoredPart part = storedPart(u"tool"_s,
            toolJson('{' + input.join(", ") + '}', R"("output": )" + output + R"(, "error_message": )" + error));
        if (random.bounded(4) == 0)
            part.compactedAt = 1'772'443'180'000LL;
        return part;
    }
    }
}

const QString Model = u"anthropic/claude-opus-4-6"_s;

/// A session of turns with parts of all kinds.
std::unique_ptr<SessionStore> storeOf(const QString& path, int turns)
{
    QRandomGenerator random(7);
    MnesisBuilder builder;
    builder.session(u"S"_s).model(Model);
    for (int i = 0; i < turns; ++i) {
        builder.user(randomText(random, 200));
        builder.assistant();
        for (int k = random.bounded(5); k > 0; --k) {
            const StoredPart part = randomPart(random);
            builder.rawPart(part.partType, QString::fromUtf8(part.content));
        }
        if (i % 3 == 0)
            builder.stepStart(i).tool(
                u"bash"_s, u"{\"file_path\": \"x\", \"timeout\": 1.50}"_s, randomText(random, 300));
        if (i % 50 == 0)
            builder.patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n"_s).text(QString(60'000, u'x'));
    }
    return builder.write(path) ? openStore(path).value_or(nullptr) : nullptr;
}

SessionId firstSession(SessionStore& store)
{
    SessionId id;
    const auto take = [&id](const std::vector<SessionInfo>& batch) {
        id = batch.front().id;
        return false;
    };
    (void)store.sessions(ListDetail::Basic, take, {});
    return id;
}

} // namespace

/// What a summary without a model takes from messages, in however many threads they are decoded.
class TestSummaryInput final : public QObject
{
    Q_OBJECT
private slots:
    void wholeSessions_data();
    void wholeSessions();
    void shortSessionsNeedNoThread();
};

void TestSummaryInput::wholeSessions_data()
{
    QTest::addColumn<int>("turns");
    for (const int turns : {3, 10, 127, 128, 129, 3'000})
        QTest::newRow(qPrintable(QString::number(turns))) << turns;
}

void TestSummaryInput::wholeSessions()
{
    QFETCH(const int, turns);
    const QTemporaryDir folder;
    const auto store = storeOf(folder.filePath(u"a.db"_s), turns);
    QVERIFY(store);
    const SessionId id = firstSession(*store);
    const ModelWindow model = modelWindow(Model);
    const TokenCounter count = [&model](QStringView text) { return estimateText(text, model.rule); };
    KeptMessages kept({model.usable(), count});
    qint64 tokens = 0;
    qint64 lines = 0;
    const std::vector<MessagePtr> messages = readstore::messages(*store, id);
    constexpr int KeptTurns = 2;
    for (const MessagePtr& message : std::span(messages).first(messages.size() - size_t(2 * KeptTurns))) {
        const QString excerpt = messageExcerpt(message->parts, ExcerptOfLevel3);
        kept.add(message->role, excerpt, textsWithFileIds(message->parts));
        lines += KeptMessages::lineOf(message->role, excerpt, count).tokens;
        if (message->role == Role::User || !isBlankAnswer(message->parts))
            tokens += estimateMessage(message->parts, model.rule);
    }
    // The oldest of the long one are only counted.
    QCOMPARE(lines > KeptMessages::roomIn({model.usable(), count}), turns > 1'000);
    const auto draft = store->draftCompaction({id, {}, {}, 3, {}}, {});
    QVERIFY(draft);
    QCOMPARE(draft->covers, 2 * qint64(turns - KeptTurns));
    QCOMPARE(draft->tokens, tokens);
    QCOMPARE(draft->text, kept.text());
}

void TestSummaryInput::shortSessionsNeedNoThread()
{
    const QDir tasks(u"/proc/self/task"_s);
    if (!tasks.exists())
        QSKIP("This system does not list the threads of a process.");
    const auto threads = [&tasks] { return tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size(); };
    const QTemporaryDir folder;
    for (const int turns : {20, 1'500}) {
        const auto store = storeOf(folder.filePath(u"%1.db"_s.arg(turns)), turns);
        QVERIFY(store);
        const SessionId id = firstSession(*store);
        QVERIFY(QThreadPool::globalInstance()->waitForDone()); // which ends its threads
        const auto before = threads();
        QVERIFY(store->draftCompaction({id, {}, {}, 3, {}}, {}));
        QCOMPARE(threads() > before, turns > 1'000 && QThread::idealThreadCount() > 1);
    }
}

TEST_CLASS(TestSummaryInput)
#include "tst_summaryinput.moc"
