// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/json.h"
#include "core/compaction/deterministic.h"
#include "core/compaction/fileids.h"
#include "core/compaction/transcript.h"
#include "core/store/formats/mnesis/read/partdigest.h"
#include "core/store/formats/mnesis/context/render.h"
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

QByteArray textJson(const QString& text, const QByteArray& type = "text")
{
    return R"({"type": ")" + type + R"(", "text": )" + quoted(text) + '}';
}

QByteArray toolJson(const QByteArray& input, const QByteArray& rest = R"("output": "done", "error_message": null)")
{
    return R"({"type": "tool", "tool_name": "réad", "tool_call_id": "c", "input": )" + input + ", " + rest
        + R"(, "status": {"state": "running"}})";
}

QByteArray patchJson(const QByteArray& files, const QByteArray& figures = R"("additions": 12, "deletions": 3)")
{
    return R"({"type": "patch", "unified_diff": "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-it's\n+\"ä\"\n", "files_changed": )"
        + files + ", " + figures + '}';
}

Part careful(const StoredPart& stored)
{
    DecodedPart decoded = mnesis::decodePart(stored, -1, Decode::Sending);
    Part part;
    part.body = std::move(decoded.body);
    part.fields = std::move(decoded.extraKeys);
    return part;
}

QStringList textsWithIds(const Part& part)
{
    QStringList texts = textsWithFileIds({part});
    texts.removeIf([](const QString& text) { return !FileIds::mayStandIn(text); });
    return texts;
}

/// Whether it was digested; what that says is held against the careful reading.
bool hasDigest(const StoredPart& stored)
{
    const Part whole = careful(stored);
    bool isDigest = false;
    for (const TokenRule rule : {TokenRule::Third, TokenRule::Quarter}) {
        for (const qsizetype most : {ExcerptOfLevel1, ExcerptOfLevel3}) {
            const auto digest = PartDigester(most, rule).digest(stored);
            isDigest = digest.has_value();
            if (!digest)
                continue;
            const auto fail = [&stored](const char* what) {
                constexpr qsizetype Shown = 300;
                const QByteArray story = what + (" of " + stored.content.left(Shown));
                QTest::qFail(story.constData(), __FILE__, __LINE__);
            };
            if (digest->tokens != estimatePart(whole, rule))
                fail("tokens");
            if (isBlankAnswer({digest->part}) != isBlankAnswer({whole}))
                fail("blank");
            if (digest->textsWithIds != textsWithIds(whole))
                fail("file ids");
            for (const qsizetype length : {most, most - 1, most / 3}) {
                if (messageExcerpt({digest->part, digest->part}, length) != messageExcerpt({whole, whole}, length))
                    fail("excerpt");
            }
        }
    }
    return isDigest;
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

/// What a summary without a model takes from a part is the same whichever way it was read.
class TestPartDigest final : public QObject
{
    Q_OBJECT
private slots:
    void parts_data();
    void parts();
    void prunedTools();
    void randomParts();
    void rulesByLength();
    void wholeSessions_data();
    void wholeSessions();
    void shortSessionsNeedNoThread();
};

void TestPartDigest::parts_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isDigested");
    const auto row = [](const char* name, const QString& type, const QByteArray& content, bool isDigest) {
        QTest::newRow(name) << type << content << isDigest;
    };
    const QString text = u"text"_s;
    row("text", text, textJson(u"Hello"_s), true);
    row("empty text", text, textJson(QString()), true);
    row("long text", text, textJson(u"x"_s.repeated(5000)), true);
    row("characters beyond the first plane", text, textJson(u"\U0001f600"_s.repeated(3000)), true);
    row("two bytes a character", text, textJson(u"a"_s + u"ä"_s.repeated(2500)), true);
    row("a mark of byte order", text, textJson(u"\ufeff\ufeff"_s.repeated(700)), true);
    row("escapes", text, R"({"type": "text", "text": "\u00e4\ud83d\ude00\n\u0000\/"})", true);
    row("an id", text, textJson(u"see file_0123456789abcdef"_s), true);
    row("an id that is escaped", text, R"({"type": "text", "text": "see fil\u0065\u005f0123abcd"})", true);
    row("blank", text, textJson(u" \n\t\u3000"_s), true);
    row("blank at first", text, textJson(u" "_s.repeated(3000) + u'x'), false);
    row("other keys", text, R"({"x": [1.5], "type": "text", "text": "a"})", true);
    row("the last text counts", text, R"({"type": "text", "text": "abcdefghi", "text": "a"})", true);
    row("high surrogate alone", text, R"({"type": "text", "text": "\ud800"})", false);
    row("low surrogate alone", text, R"({"type": "text", "text": "\udc00"})", false);
    row("no UTF-8", text, "{\"type\": \"text\", \"text\": \"\xff\"}", false);
    row("begins with a mark", text, "\xef\xbb\xbf" + textJson(u"a"_s), false);
    row("text is null", text, R"({"type": "text", "text": null})", false);
    row("another kind than the row's", text, textJson(u"a"_s, "reasoning"), false);
    row("no JSON", text, "hello", false);
    row("a list", text, "[]", false);
    row("empty", text, "", false);

    const QString reasoning = u"reasoning"_s;
    row("reasoning", reasoning, textJson(u"It's \"so\"\\\r\n\t\u007f\u0001"_s, reasoning.toLatin1()), true);
    row("reasoning in double quotes", reasoning, textJson(u"it's"_s.repeated(50), reasoning.toLatin1()), true);
    row("reasoning of all sizes", reasoning,
        textJson(u"plain \u00ad\u00e4\u2028\u4e2d\ue000\U0001f600\U000e0001"_s.repeated(60), reasoning.toLatin1()),
        true);
    row("empty reasoning", reasoning, textJson(QString(), reasoning.toLatin1()), true);

    const QString tool = u"tool"_s;
    row("tool", tool, toolJson(R"({"command": "make"})"), true);
    row("no input", tool, toolJson("{}"), true);
    row("input in many lines", tool,
        toolJson(R"({"a": {"b": [], "c": [1, -0, [true, null]], "d": {}}, "é😀": "\u0007\b\f\n\"\\é😀\u007f"})"), true);
    row("an id in the input", tool, toolJson(R"({"path": "file_0123abcd", "file_path": "b"})"), true);
    row("ids in all texts", tool, toolJson(R"({"p": "file_0"})", R"("output": "file_1", "error_message": "file_2")"),
        true);
    row("long output and error", tool,
        toolJson(
            "{}", R"("output": ")" + QByteArray(4000, 'o') + R"(", "error_message": ")" + QByteArray(9000, 'e') + '"'),
        true);
    row("no output", tool, toolJson("{}", R"("output": null)"), true);
    row("an empty output", tool, toolJson("{}", R"("output": "")"), true);
    row("a fraction", tool, toolJson(R"({"a": 1.50})"), false);
    row("a number beyond 64 bits", tool, toolJson(R"({"a": 12345678901234567890})"), false);
    row("NaN", tool, toolJson(R"({"a": NaN})"), false);
    row("a key twice", tool, toolJson(R"({"a": 1, "a": 22})"), false);
    row("the input twice", tool, toolJson(R"({"a": 1}, "input": {"a": 22})"), false);
    row("an escaped key", tool, toolJson(R"({}, "inpu\u0074": {"a": 22})"), false);
    row("only an escaped key", tool,
        R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "inpu\u0074": {"a": 22}, "status": {}})", false);
    row("no input stored", tool, R"({"type": "tool", "tool_name": "t", "tool_call_id": "c", "status": {}})", true);
    row("the input is a list", tool, toolJson("[]"), false);
    row("the output is a number", tool, toolJson("{}", R"("output": 1)"), false);

    const QString patch = u"patch"_s;
    row("patch", patch, patchJson(R"(["x", "it's ä"])"), true);
    row("no files", patch, patchJson("[]"), true);
    row("one file", patch, patchJson(R"(["x"])", R"("additions": -0, "deletions": -7)"), true);
    row("files that are no texts", patch, patchJson("[1]"), false);
    row("additions as text", patch, patchJson("[]", R"("additions": "1", "deletions": 1)"), false);
    row("additions as fraction", patch, patchJson("[]", R"("additions": 1.0, "deletions": 1)"), false);
    row("additions twice", patch, patchJson("[]", R"("additions": 1, "deletions": 1, "additions": 1000)"), false);
    row("no deletions", patch, patchJson(R"(["x"])", R"("additions": 1)"), false);

    row("step", u"step_start"_s, R"({"type": "step_start", "step_index": 1})", false);
    row("unknown kind", u"sound"_s, R"({"type": "sound", "text": "a"})", false);
}

void TestPartDigest::parts()
{
    QFETCH(const QString, type);
    QFETCH(const QByteArray, content);
    QTEST(hasDigest(storedPart(type, content)), "isDigested");
}

void TestPartDigest::prunedTools()
{
    StoredPart part = storedPart(u"tool"_s, toolJson(R"({"a": "file_1"})"));
    part.compactedAt = 5LL;
    QVERIFY(hasDigest(part));
    part.compactedAt = u"5"_s; // which the careful way takes
    QVERIFY(!hasDigest(part));
    part.compactedAt = {};
    part.toolState = {};
    QVERIFY(!hasDigest(part));
    part.toolState = u"lost"_s;
    QVERIFY(!hasDigest(part));
    StoredPart cut = storedPart(u"text"_s, textJson(u"a"_s));
    ++cut.contentBytes;
    QVERIFY(!hasDigest(cut));
}

void TestPartDigest::randomParts()
{
    QRandomGenerator random(20261123);
    constexpr int Parts = 3000;
    int digested = 0;
    for (int i = 0; i < Parts && !QTest::currentTestFailed(); ++i)
        digested += hasDigest(randomPart(random)) ? 1 : 0;
    QVERIFY2(digested > Parts / 2, qPrintable(QString::number(digested)));
    QVERIFY(digested < Parts);
}

void TestPartDigest::rulesByLength()
{
    QVERIFY(isByLength(TokenRule::Quarter));
    QVERIFY(isByLength(TokenRule::Third));
    for (const TokenRule rule : {TokenRule::Cl100k, TokenRule::O200k})
        QCOMPARE(isByLength(rule), isEstimate(rule));
}

void TestPartDigest::wholeSessions_data()
{
    QTest::addColumn<int>("turns");
    for (const int turns : {3, 10, 127, 128, 129, 3'000})
        QTest::newRow(qPrintable(QString::number(turns))) << turns;
}

void TestPartDigest::wholeSessions()
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

void TestPartDigest::shortSessionsNeedNoThread()
{
    const QDir tasks(u"/proc/self/task"_s);
    if (!tasks.exists())
        QSKIP("The threads of a process are not told here.");
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

TEST_CLASS(TestPartDigest)
#include "tst_partdigest.moc"
