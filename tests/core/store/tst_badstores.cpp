// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/json.h"
#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// A small store that is one file. Each of its records holds a word of its own, "word0", "word1"…
struct Small
{
    QByteArray bytes;
    bool isLines = false; ///< one JSON value a line, else a single one
    /// A record alone may decide what the file is, so that a broken one makes it nothing that is known.
    bool mayBeRefused = false;
};

QByteArray word(int number)
{
    return "word" + QByteArray::number(number);
}

QByteArray mantisTree()
{
    using namespace mantislines;
    return R"({"session_id":"s","type":"custom-title","custom_title":"T"})"
           "\n"
        + entry("a", {}, "user", "\"word0\"", at(1))
        + entry("b", "a", "assistant",
            R"([{"type":"thinking","thinking":"word1","signature":"S"},{"type":"tool_use","id":"t","name":"n",)"
            R"("input":{"x":1}}])",
            at(2))
        + entry(
            "c", "b", "user", R"([{"type":"tool_result","tool_use_id":"t","content":"word2","is_error":true}])", at(3))
        + entry("d", "c", "assistant", text("word3"), at(4));
}

QByteArray mantisWire()
{
    return R"({"type":"system","subtype":"init","cwd":"/p","tools":["word0"],"model":"m","uuid":"i","session_id":"s"})"
           "\n"
           R"({"type":"user","message":{"role":"user","content":"word1"},"uuid":"u","session_id":"s"})"
           "\n"
           R"({"type":"assistant","message":{"id":"m","role":"assistant","content":[{"type":"text","text":"word2"}],)"
           R"("model":"m","usage":{"input_tokens":7}},"uuid":"v","session_id":"s","error":null})"
           "\n"
           R"({"type":"result","subtype":"success","is_error":false,"result":"word3","total_cost_usd":0.5,"usage":{},)"
           R"("permission_denials":[],"uuid":"r","session_id":"s"})"
           "\n";
}

QByteArray mantisPlain()
{
    return R"({"content":"word0","role":"user"})"
           "\n"
           R"({"content":[{"type":"text","text":"word1"}],"role":"assistant","usage":{"output_tokens":5}})"
           "\n"
           R"({"content":[{"type":"text","text":"word2"}]})"
           "\n";
}

QByteArray history()
{
    return R"([{"role":"user","content":"word0"},{"role":"assistant","content":"word1","toolCalls":[{"id":"a",)"
           R"("name":"t","args":{"n":1}}],"thinkingBlocks":[{"type":"thinking","content":"x","signature":"S"}]},)"
           R"({"role":"tool","content":"word2","toolCallId":"a","toolName":"t"}])";
}

QByteArray checkpointWith(const QByteArray& more = {})
{
    return R"({"version":1,"runId":"r","history":)" + history()
        + R"(,"lastCompletedIteration":1,"originalInput":{"message":"q"},"checkpointedAt":1795303766467)" + more + '}';
}

QByteArray folded()
{
    return checkpointWith(
        R"(,"folded":[{"summaryFingerprint":"1","runId":"r","iteration":1,"foldedAtMs":5,"messageCount":1,)"
        R"("retained":"conversation","messages":[{"role":"user","content":"word3"}]}])");
}

QByteArray paused()
{
    return R"({"format":"flowchart-v1","data":{"checkpoint":{"sharedState":{"history":)" + history()
        + R"(,"pausedToolCallId":"a"},"pausedStageId":"x","subflowPath":[]},"conversation":)" + checkpointWith()
        + R"(,"pending":{"sessionId":"s"}},"savedAt":5})";
}

QByteArray sessionFile()
{
    return R"({"version":1,"sessions":{"one":{"format":"conversation-v1","data":)" + checkpointWith()
        + R"(,"savedAt":5}}})";
}

QByteArray event(const QByteArray& type, const QByteArray& payload, int ms)
{
    return R"({"type":"agentfootprint.)" + type + R"(","payload":)" + payload + R"(,"meta":{"wallClockMs":)"
        + QByteArray::number(ms) + R"(,"runId":"run-1","sessionId":"s"}})";
}

QByteArray eventLog()
{
    return event("agent.turn_start", R"({"turnIndex":0,"userPrompt":"word0"})", 1) + '\n'
        + event("stream.llm_end", R"({"content":"word1","usage":{"input":3},"durationMs":4})", 2) + '\n'
        + event("stream.tool_start", R"({"toolName":"word2","toolCallId":"t","args":{}})", 3) + '\n'
        + event("agent.turn_end", R"({"finalContent":"word3","totalInputTokens":3})", 4) + '\n';
}

QByteArray recording()
{
    return R"({"snapshot":{"sharedState":{"history":[]},"runId":"e"},"events":[)"
        + event("agent.turn_start", R"({"userPrompt":"word0"})", 1) + ','
        + event("agent.turn_end", R"({"finalContent":"word1"})", 2) + R"(],"structure":{}})";
}

QByteArray memory()
{
    return R"([{"id":"msg-0-0","value":{"role":"user","content":"word0"},"version":1,"createdAt":1,"updatedAt":2,)"
           R"("lastAccessedAt":3,"accessCount":0},{"id":"msg-0-1","value":{"role":"assistant","content":"word1"},)"
           R"("version":1,"createdAt":1,"updatedAt":2,"lastAccessedAt":3,"accessCount":0}])";
}

QByteArray jazzmineMessage(int number, const QByteArray& role)
{
    return R"({"id": "m)" + QByteArray::number(number) + R"(", "conversation_id": "c", "user_id": "u", "role": ")"
        + role + R"(", "original_content": ")" + word(number)
        + R"(", "enhanced_message": "", "episode_id": 0, "sentiment_score": 0.5, "entities": [{"name": "e"}], )"
          R"("is_flagged": false, "timestamp": )"
        + QByteArray::number(1790000000000 + number) + R"(, "reasoning_steps": ["r"], "errors": null})";
}

QByteArray jazzmineStore()
{
    return R"({"conversations": [{"id": "c", "user_id": "u", "agent_id": "a", "title": "T", "created_at": 1790000000000,)"
           R"( "last_updated_at": 1790000000009}], "messages": [)"
        + jazzmineMessage(0, "user") + ", " + jazzmineMessage(1, "assistant") + ", " + jazzmineMessage(2, "user")
        + R"(], "turn_traces": [{"id": "t", "message_id": "m1", "conversation_id": "c", "user_id": "u", "agent_id": "a",)"
          R"( "turn_number": 1, "started_at_ms": 1790000000000, "ended_at_ms": 1790000000001, "total_latency_ms": 1,)"
          R"( "llm_calls": [{"purpose": "agent_loop", "model": "M", "timestamp_ms": 5, "prompt_tokens": 0}],)"
          R"( "tool_traces": [{"task_index": 1, "sandbox": "s", "mode": "plan", "description": "d"}]}]})";
}

QByteArray jazzmineExport()
{
    return jazzmineMessage(0, "user") + '\n' + jazzmineMessage(1, "assistant") + '\n' + jazzmineMessage(2, "user")
        + '\n';
}

QByteArray jazzmineDump()
{
    return "CREATE TABLE public.messages (id text, conversation_id text, user_id text, role text, "
           "original_content text, \"timestamp\" bigint, errors jsonb);\n"
           "INSERT INTO public.messages VALUES ('m0', 'c', 'u', 'user', 'word0', 1790000000000, NULL);\n"
           "COPY public.messages (id, conversation_id, user_id, role, original_content, \"timestamp\", errors) FROM "
           "stdin;\nm1\tc\tu\tassistant\tword1\t1790000000001\t\\N\n\\.\n";
}

/// The words that are shown somewhere, in any session.
QByteArrayList shownWords(SessionStore& store)
{
    QByteArrayList words;
    for (const SessionInfo& info : readstore::listed(store)) {
        for (const MessagePtr& message : readstore::messages(store, info.id)) {
            const auto raw = message ? store.rawBytes(message->storedAt, 1 << 20, JobControl()) : QByteArray();
            for (qsizetype at = raw ? raw->indexOf("word") : -1; at >= 0; at = raw->indexOf("word", at + 1))
                words << raw->sliced(at, qMin<qsizetype>(word(0).size(), raw->size() - at));
        }
    }
    std::ranges::sort(words);
    words.erase(std::ranges::unique(words).begin(), words.end());
    return words;
}

// ---- changing one value of a JSON text ----

using Path = QList<qsizetype>; ///< which child, from the whole down

json::Value* childOf(json::Value& value, qsizetype number)
{
    if (value.isArray())
        return number < value.items.size() ? &value.items[number] : nullptr;
    return number < value.members.size() ? &value.members[number].second : nullptr;
}

void addPaths(json::Value& value, const Path& path, QList<Path>& paths)
{
    paths << path;
    for (qsizetype i = 0; json::Value* child = childOf(value, i); ++i)
        addPaths(*child, path + Path {i}, paths);
}

json::Value& valueAt(json::Value& value, const Path& path)
{
    json::Value* at = &value;
    for (const qsizetype step : path)
        at = childOf(*at, step);
    return *at;
}

/// The words within a value, which a change there may lose.
QByteArrayList wordsIn(const json::Value& value)
{
    QByteArrayList words;
    const QByteArray text = json::toJson(value);
    for (qsizetype at = text.indexOf("word"); at >= 0; at = text.indexOf("word", at + 1))
        words << text.sliced(at, word(0).size());
    return words;
}

const QList<QByteArray> Replacements {
    "null", "true", "17", "-1.5e300", R"("other")", R"("")", "[]", "{}", "[1,null]", R"({"type":"other","a":1})"};

} // namespace

/// What is wrong within one small store of each kind: it is read as far as it goes, and what is wrong is reported.
class BadStoresTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(u"store"_s);
    }
    void good_data() { kinds(); }
    void good();
    void survivesEveryCut_data() { kinds(); }
    void survivesEveryCut();
    void wrongTypes_data() { kinds(); }
    void wrongTypes();
    void oddBytes_data() { kinds(); }
    void oddBytes();
    void brokenLines_data() { kinds(); }
    void brokenLines();
    void repeatedRecords_data() { kinds(); }
    void repeatedRecords();
    void changesWhileRead_data() { kinds(); }
    void changesWhileRead();
    void tenMegabytesOfBrackets_data() { kinds(); }
    void tenMegabytesOfBrackets();

private:
    static void kinds();
    void write(const QByteArray& bytes) const;
    [[nodiscard]] std::unique_ptr<SessionStore> open() const;
    /// Writes, opens and reads all; the words that are shown, or nothing where it is refused.
    [[nodiscard]] std::optional<QByteArrayList> shown(const QByteArray& bytes, QString* problem) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

Q_DECLARE_METATYPE(Small)

void BadStoresTest::kinds()
{
    QTest::addColumn<Small>("small");
    QTest::newRow("mantis tree") << Small {mantisTree(), true, false};
    QTest::newRow("mantis protocol") << Small {mantisWire(), true, false};
    QTest::newRow("mantis plain messages") << Small {mantisPlain(), true, false};
    QTest::newRow("agentfootprint checkpoint") << Small {checkpointWith(), false, true};
    QTest::newRow("agentfootprint with originals") << Small {folded(), false, true};
    QTest::newRow("agentfootprint paused run") << Small {paused(), false, true};
    QTest::newRow("agentfootprint session file") << Small {sessionFile(), false, true};
    QTest::newRow("agentfootprint message list") << Small {history(), false, true};
    QTest::newRow("agentfootprint events") << Small {eventLog(), true, true};
    QTest::newRow("agentfootprint recording") << Small {recording(), false, true};
    QTest::newRow("agentfootprint memory") << Small {memory(), false, true};
    QTest::newRow("jazzmine store") << Small {jazzmineStore(), false, true};
    QTest::newRow("jazzmine export") << Small {jazzmineExport(), true, true};
    QTest::newRow("jazzmine array export")
        << Small {'[' + jazzmineExport().trimmed().replace("\n", ",\n") + ']', false, true};
    QTest::newRow("jazzmine dump") << Small {jazzmineDump(), false, true};
}

void BadStoresTest::write(const QByteArray& bytes) const
{
    QFile file(m_path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(m_path));
}

std::unique_ptr<SessionStore> BadStoresTest::open() const
{
    auto store = openStore(m_path);
    return store ? *std::move(store) : nullptr;
}

std::optional<QByteArrayList> BadStoresTest::shown(const QByteArray& bytes, QString* problem) const
{
    write(bytes);
    const auto opened = openStore(m_path);
    if (!opened) {
        if (!opened.error().text.endsWith(u'.'))
            *problem = u"no sentence: "_s + opened.error().text;
        return {};
    }
    *problem = readstore::readAll(**opened);
    return shownWords(**opened);
}

#define SHOWN(words, bytes)                                                                                            \
    QString words##Problem;                                                                                            \
    const auto words = shown(bytes, &words##Problem);                                                                  \
    QVERIFY2(words##Problem.isEmpty(),                                                                                 \
        qPrintable(words##Problem + u'\n' + QString::fromUtf8(QByteArray(bytes).left(2000))))

void BadStoresTest::good()
{
    QFETCH(const Small, small);
    SHOWN(words, small.bytes);
    QVERIFY(words.has_value());
    QByteArrayList all;
    for (int i = 0; small.bytes.contains(word(i)); ++i)
        all << word(i);
    QCOMPARE(*words, all);
}

void BadStoresTest::survivesEveryCut()
{
    QFETCH(const Small, small);
    qsizetype most = 0;
    for (qsizetype cut = 0; cut <= small.bytes.size(); ++cut) {
        SHOWN(words, small.bytes.first(cut));
        // More of the file never shows less of it, but where a cut line becomes something else when it is whole.
        const qsizetype count = words ? words->size() : 0;
        QVERIFY2(count + 1 >= most, qPrintable(u"%1 bytes"_s.arg(cut)));
        most = qMax(most, count);
    }
    QVERIFY(most > 1);
}

void BadStoresTest::wrongTypes()
{
    QFETCH(const Small, small);
    if (small.bytes.startsWith("CREATE"))
        return; // columns have types of their own; what they hold is in the tests of the format
    const QByteArrayList texts = small.isLines ? small.bytes.trimmed().split('\n') : QByteArrayList {small.bytes};
    for (qsizetype line = 0; line < texts.size(); ++line) {
        auto whole = json::parse(texts[line]);
        QVERIFY(whole.has_value());
        QList<Path> paths;
        addPaths(*whole, {}, paths);
        for (const Path& path : std::as_const(paths)) {
            const QByteArrayList lost = wordsIn(small.isLines ? *whole : valueAt(*whole, path));
            for (const QByteArray& replacement : Replacements) {
                json::Value changed = *whole;
                valueAt(changed, path) = *json::parse(replacement);
                QByteArrayList lines = texts;
                lines[line] = json::toJson(changed);
                SHOWN(words, lines.join('\n') + '\n');
                QVERIFY2(words || small.mayBeRefused, lines[line].constData());
                for (int i = 0; words && small.isLines && small.bytes.contains(word(i)); ++i) {
                    const bool isThere = words->contains(word(i)) || lost.contains(word(i));
                    QVERIFY2(isThere, qPrintable(u"%1 is lost by %2"_s.arg(i).arg(QString::fromUtf8(lines[line]))));
                }
            }
        }
    }
}

void BadStoresTest::oddBytes()
{
    QFETCH(const Small, small);
    const auto with = [&small](const QByteArray& instead) { return QByteArray(small.bytes).replace("word1", instead); };
    SHOWN(utf8, with("a\xff\xfe\xc3z"));
    SHOWN(nul, with(QByteArray("a\0z", 3)));
    SHOWN(escapedNul, with("a\\u0000z"));
    SHOWN(surrogate, with("a\\ud83ez"));
    SHOWN(huge, with(QByteArray(2 << 20, 'x')));
    SHOWN(crlf, QByteArray(small.bytes).replace("\n", "\r\n"));
    SHOWN(mark, "\xef\xbb\xbf" + small.bytes);
    SHOWN(noEnd, small.bytes.trimmed());
    SHOWN(blank, small.bytes + "\n\n \n");
    SHOWN(good, small.bytes);
    QVERIFY(good.has_value());
    // None of these changes the other records.
    for (const auto* words : {&utf8, &escapedNul, &surrogate, &mark, &noEnd, &blank}) {
        QVERIFY(words->has_value());
        QVERIFY((*words)->contains(word(0)));
    }
    // What tells the kind may stand behind what is looked at.
    QVERIFY(huge ? huge->contains(word(0)) : small.mayBeRefused);
    QCOMPARE(*noEnd, *good);
    QCOMPARE(*blank, *good);
    QCOMPARE(*mark, *good);
    if (small.isLines)
        QCOMPARE(crlf.value_or(QByteArrayList()), *good);
}

void BadStoresTest::brokenLines()
{
    QFETCH(const Small, small);
    if (!small.isLines)
        return;
    const QByteArrayList lines = small.bytes.trimmed().split('\n');
    SHOWN(good, small.bytes);
    for (const QByteArray& broken : {"rubbish"_ba, R"({"a":)"_ba, "17"_ba, "[]"_ba, QByteArray(5000, '['), "{}"_ba}) {
        for (const qsizetype at : {qsizetype(0), lines.size() / 2, lines.size()}) {
            QByteArrayList all = lines;
            all.insert(at, broken);
            SHOWN(words, all.join('\n') + '\n');
            if (!words && small.mayBeRefused && at == 0)
                continue; // a log is recognised by its first line
            QVERIFY2(words.has_value(), broken.constData());
            QCOMPARE(*words, *good);
            const auto store = open();
            QVERIFY2(!readstore::findings(*store).isEmpty(), broken.left(20).constData());
        }
    }
}

void BadStoresTest::repeatedRecords()
{
    QFETCH(const Small, small);
    const QByteArrayList lines = small.isLines ? small.bytes.trimmed().split('\n') : QByteArrayList();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QByteArrayList all = lines;
        all.insert(i, lines[i]);
        SHOWN(words, all.join('\n') + '\n');
        QVERIFY(words.has_value());
    }
    SHOWN(twice, small.bytes + small.bytes);
    QVERIFY(twice.has_value());
    if (small.isLines)
        return;
    auto whole = json::parse(small.bytes);
    if (!whole)
        return;
    QList<Path> paths;
    addPaths(*whole, {}, paths);
    for (const Path& path : std::as_const(paths)) {
        json::Value changed = *whole;
        json::Value& value = valueAt(changed, path);
        // Every list element, and every member of every object, once more.
        if (value.isArray())
            value.items += value.items;
        else
            value.members += value.members;
        SHOWN(words, json::toJson(changed));
        QVERIFY(words.has_value());
    }
}

void BadStoresTest::changesWhileRead()
{
    QFETCH(const Small, small);
    write(small.bytes);
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(readstore::readAll(*store), QString());
    const QByteArrayList good = shownWords(*store);
    const auto settle = [&] {
        std::ignore = store->poll();
        std::ignore = readstore::readAll(*store); // answers or refuses; what it was is not there any more
        std::ignore = shownWords(*store);
    };
    // Torn, emptied, grown, replaced by something else, gone: and after each the good one again.
    const QByteArrayList others {small.bytes.first(small.bytes.size() / 2), {}, small.bytes + small.bytes, "other",
        "[]", QByteArray(small.bytes.size(), '\0')};
    for (const QByteArray& other : others) {
        write(other);
        settle();
        QVERIFY(QFile::resize(m_path, qMax<qint64>(0, other.size() / 3)));
        settle();
        QVERIFY(QFile::remove(m_path));
        settle();
        write(small.bytes);
        settle();
        QCOMPARE(readstore::readAll(*store), QString());
        QCOMPARE(shownWords(*store), good);
    }
}

void BadStoresTest::tenMegabytesOfBrackets()
{
    QFETCH(const Small, small);
    const QByteArray brackets(10 << 20, '[');
    SHOWN(alone, brackets);
    QVERIFY(!alone.has_value());
    SHOWN(behind, small.bytes + brackets);
    QVERIFY(behind.has_value());
    QVERIFY(behind->contains(word(0)));
    const auto store = open();
    QVERIFY(!readstore::findings(*store).isEmpty());
}

TEST_CLASS(BadStoresTest)
#include "tst_badstores.moc"
