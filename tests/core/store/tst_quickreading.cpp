// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/hashorder.h"
#include "core/store/json/jsoncursor.h"
#include "core/store/json/jsonrecords.h"
#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/syntheticsession.h"
#include "tests/testkit/testclass.h"

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// All files of an ending among the sample stores.
QStringList samples(const QString& format, const QString& ending)
{
    constexpr qint64 Most = 1 << 20;
    QStringList paths;
    const QString folder = realStore(format);
    for (QDirIterator files(folder, {ending}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        if (files.nextFileInfo().size() < Most)
            paths << files.filePath();
    }
    paths.sort();
    return paths;
}

/// Lines as the library writes them today, with everything in them that decides something.
QByteArray writtenLines()
{
    const QByteArray one = "11111111-2222-3333-4444-555555555555"_ba;
    const QByteArray two = "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee"_ba;
    const QByteArray three = "99999999-8888-7777-6666-555555555555"_ba;
    const QByteArray words = "He said \\\"no\\\"\\n\\tand went \\u00e9 \\\\ "_ba.repeated(6);
    using namespace mantislines;
    return entry(one, {}, "user", '"' + words + '"') + entry(two, one, "assistant", text(words))
        + entry(three, two, "user", R"([{"type":"tool_result","tool_use_id":"tu_1","content":"x","is_error":true}])")
        + entry(one, three, "assistant",
            R"([{"type":"thinking","thinking":"a","signature":"b"},{"type":"tool_use","id":"tu_1","name":"n","input":{}}],"usage":{"input_tokens":1,"output_tokens":0,"cache_read_input_tokens":12345678901234567890},"model":"m")")
        + entry(two, one, "user", R"("[Earlier conversation compacted to save context. 3 messages summarized below.")")
        + R"({"type":"custom-title","custom_title":"T","session_id":"s"})" + '\n';
}

/// Changes one byte, or a few.
QByteArray damaged(const QByteArray& text, Dice& dice)
{
    static const QByteArray odd = "\"\\{}[],: 0-9.eEntfN\n\t\x01\x7f\xff\xc3u"_ba + '\0';
    QByteArray changed = text;
    const int at = dice.below(int(text.size()));
    switch (dice.below(5)) {
    case 0:
        changed.remove(at, 1);
        break;
    case 1:
        changed.insert(at, odd[dice.below(int(odd.size()))]);
        break;
    case 2:
        changed.truncate(at);
        break;
    case 3: { // something stands there twice
        const QByteArray again = changed.mid(at, dice.below(80));
        changed.insert(dice.below(int(text.size())), again);
        break;
    }
    default:
        changed[at] = odd[dice.below(int(odd.size()))];
    }
    return changed;
}

bool isSame(const LineFacts& a, const LineFacts& b)
{
    const auto isSameTool = [](const ToolMark& one, const ToolMark& other) {
        return one.id == other.id && one.isResult == other.isResult && one.failed == other.failed;
    };
    return a.kind == b.kind && a.flags == b.flags && a.id == b.id && a.parent == b.parent
        && a.time.order == b.time.order && a.time.isOdd == b.time.isOdd && a.usage == b.usage && a.title == b.title
        && a.hasTitle == b.hasTitle && a.lastPrompt == b.lastPrompt && a.model == b.model
        && std::ranges::equal(a.tools, b.tools, isSameTool);
}

/// Reads one line alone, with others behind it, and again with a blank that the library does not write.
void compare(LineReader& reader, const QByteArray& text, mantis::Dialect dialect)
{
    const QByteArray line = text.first(qMax<qsizetype>(0, text.contains('\n') ? text.indexOf('\n') : text.size()));
    if (!line.startsWith('{'))
        return;
    const QByteArray unlike = "{ " + line.sliced(1);
    const LineFacts slow = mantis::EntryReader(dialect).read(unlike);
    QVERIFY2(isSame(reader.read(line), slow), line.constData());
    qint64 length = -1;
    const QByteArray rest = line + "\n{\"uuid\":\"next\"";
    const LineFacts* const ahead = reader.readAhead(rest, length);
    QCOMPARE(ahead != nullptr, slow.kind != LineFacts::Kind::NotJson);
    if (!ahead)
        return;
    QVERIFY2(isSame(*ahead, slow), line.constData());
    QCOMPARE(length, line.size());
}

/// The records of a store, found one after the other without anybody who reads ahead.
class PlainSource final : public jazzmine::RecordSource
{
public:
    explicit PlainSource(const QString& path)
        : jazzmine::RecordSource({path})
        , m_source(path)
    {
    }

    Result<> reopenAll() { return m_source.reopen(); }
    Result<> scan(
        const Sink& sink, QList<jazzmine::StoreTrouble>& troubles, const JobControl& job, const Ahead&) override
    {
        return m_source.scan(sink, troubles, job, {});
    }
    Result<QByteArray> json(jazzmine::RecordKind kind, const jazzmine::RecordPlace& place) override
    {
        return m_source.json(kind, place);
    }

private:
    jazzmine::JsonSource m_source;
};

auto fieldsOf(const jazzmine::MessageRecord& m)
{
    return std::tuple(m.offset, m.timeMs, m.order, m.id, m.length, m.conversation, m.textBytes, m.trace, m.flags,
        m.file, m.parts, m.role);
}

auto fieldsOf(const jazzmine::Trace& t)
{
    return std::tuple(t.offset, t.startedMs, t.id, t.messageId, t.message, t.length, t.conversation, t.promptTokens,
        t.completionTokens, t.totalTokens, t.turn, t.tools, t.file, t.superseded, t.failed);
}

/// Every record with its place, and where the document is broken.
QStringList recordsOf(const QByteArray& document, qsizetype step, const JsonRecordScanner::Ahead& ahead)
{
    QStringList seen;
    const QList<JsonPattern> patterns {{u"/messages/*"_s, true}, {u"/conversations/*"_s, true},
        {u"/turn_traces/*"_s, true}, {u"/history/*"_s, true}, {u"/*"_s, false}};
    JsonRecordScanner scanner(
        patterns,
        [&seen](const JsonRecord& record) {
            seen << u"%1 %2+%3 %4"_s.arg(record.pattern).arg(record.offset).arg(record.length).arg(record.bytes.size());
            return true;
        },
        ahead);
    for (qsizetype at = 0; at < document.size(); at += step) {
        if (!scanner.feed(QByteArrayView(document).sliced(at, qMin(step, document.size() - at))))
            break;
    }
    const JsonScan scan = scanner.finish();
    return seen << (scan.problem ? u"%1 %2"_s.arg(scan.problem->offset).arg(scan.problem->message) : u"whole"_s);
}

qint64 skipAhead(quint32 met, QByteArrayView rest)
{
    constexpr quint32 OfRecords = 0xf;
    JsonCursor cursor(rest);
    return (met & OfRecords) && rest.startsWith('{') && cursor.skip() ? cursor.position() - rest.data() : -1;
}

} // namespace

/// The ways by which what the libraries write is read quickly tell the same as those that expect nothing.
class TestQuickReading : public QObject
{
    Q_OBJECT

private slots:
    void mantisLines_data();
    void mantisLines();
    void records_data();
    void records();
    void jazzmineIndex_data();
    void jazzmineIndex();
    void findsRepeatedHashes();
};

void TestQuickReading::mantisLines_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("written") << writtenLines();
    for (const QString& path : samples(u"mantis"_s, u"*.jsonl"_s))
        QTest::newRow(qPrintable(path.section(u'/', -3))) << contents(path);
}

void TestQuickReading::mantisLines()
{
    QFETCH(QByteArray, text);
    constexpr int Damages = 40;
    constexpr qsizetype MostLines = 60;
    Dice dice(7);
    const QList<QByteArray> lines = text.split('\n').first(qMin(text.count('\n') + 1, MostLines));
    for (const mantis::Dialect dialect : {mantis::Dialect::Tree, mantis::Dialect::Wire, mantis::Dialect::Plain}) {
        mantis::EntryReader reader(dialect); // one for all, which keeps what it allocated
        for (const QByteArray& line : lines)
            compare(reader, line, dialect);
        for (const QByteArray& line : lines) {
            for (int i = 0; i < Damages && !line.isEmpty() && dialect == mantis::Dialect::Tree; ++i) {
                compare(reader, damaged(line, dice), dialect);
                compare(reader, line, dialect);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }
}

void TestQuickReading::records_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("written")
        << R"({"history": [{"content": "a\"]"}, 5, {"b": [{}]}], "messages": {"x": {}, "y": [1]}})"_ba;
    for (const QString& format : {u"jazzmine"_s, u"agentfootprint"_s}) {
        for (const QString& path : samples(format, u"*.json"_s))
            QTest::newRow(qPrintable(path.section(u'/', -3))) << contents(path);
    }
}

void TestQuickReading::records()
{
    QFETCH(QByteArray, document);
    constexpr int Damages = 12;
    Dice dice(11);
    for (int i = 0; i <= Damages && !document.isEmpty(); ++i) {
        const QByteArray text = i == 0 ? document : damaged(document, dice);
        for (const qsizetype step : {qsizetype(97), qsizetype(1 << 20)})
            QCOMPARE(recordsOf(text, step, skipAhead), recordsOf(text, step, {}));
    }
}

void TestQuickReading::jazzmineIndex_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::newRow("written")
        << R"({"conversations": [{"id": "c"}], "messages": [{"id": "m", "conversation_id": "c", "role": "user", "original_content": "x", "episode_id": 0, "timestamp": 5}, {"id": "m", "conversation_id": "c", "role": "user"}, {"id": ""}, {"id": ""}], "turn_traces": [{"id": "t", "message_id": "m", "conversation_id": "c", "turn_number": 1, "llm_calls": [{"success": false}], "tool_traces": [1]}, {"id": "t", "message_id": "none"}]})"_ba;
    for (const QString& path : samples(u"jazzmine"_s, u"*.json"_s)) {
        if (const QByteArray text = contents(path); text.contains("turn_traces"))
            QTest::newRow(qPrintable(path.section(u'/', -3))) << text;
    }
}

void TestQuickReading::jazzmineIndex()
{
    QFETCH(QByteArray, document);
    constexpr int Damages = 30;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"store.json"_s);
    Dice dice(13);
    for (int i = 0; i <= Damages; ++i) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(i == 0 ? document : damaged(document, dice));
        file.close();
        jazzmine::JsonSource quick(path);
        PlainSource slow(path);
        QVERIFY(quick.reopen());
        QVERIFY(slow.reopenAll());
        const auto one = jazzmine::Index::build(quick, {});
        const auto other = jazzmine::Index::build(slow, {});
        QVERIFY(one && other);
        const auto isSameRecord = [](const auto& a, const auto& b) { return fieldsOf(a) == fieldsOf(b); };
        QVERIFY(std::ranges::equal(one->messages(), other->messages(), isSameRecord));
        QVERIFY(std::ranges::equal(one->traces(), other->traces(), isSameRecord));
        QCOMPARE(one->newestFirst(), other->newestFirst());
        QCOMPARE(one->troubles().size(), other->troubles().size());
    }
}

void TestQuickReading::findsRepeatedHashes()
{
    Dice dice(17);
    for (const int size : {0, 1, 2, 100, 5'000}) {
        std::vector<quint64> hashes;
        for (int i = 0; i < size; ++i)
            hashes.push_back(dice.below(20) == 0 && i > 0 ? hashes[size_t(dice.below(i))] : dice.next());
        if (size > 1)
            hashes[0] = hashes[1] = 0;
        std::map<quint64, int> counts;
        for (const quint64 hash : hashes)
            ++counts[hash];
        std::vector<quint64> expected;
        for (const auto& [hash, count] : counts) {
            if (count > 1)
                expected.push_back(hash);
        }
        QCOMPARE(repeatedHashes(hashes, [](quint64 hash) { return std::optional(hash); }), expected);
    }
}

TEST_CLASS(TestQuickReading)

#include "tst_quickreading.moc"
