// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/sessionexport.h"
#include "core/filechanges/filechangescan.h"
#include "core/handover/handoverreader.h"
#include "core/models/compactionsource.h"
#include "core/models/contextchoices.h"
#include "core/models/reviewsource.h"
#include "core/store/plan/editrules.h"
#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/needed.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/testclass.h"

#include <QBuffer>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

/// A summary as one line: "leaf 0649: c6e7–5c92, 4, in context".
QString nodeLine(const SummaryNode& node, int shownLength)
{
    const auto cut = [shownLength](const QString& id) { return id.right(id.startsWith(u'#') ? -1 : shownLength); };
    QStringList words {node.kind == SummaryNode::Kind::Leaf ? u"leaf "_s : u"condensed "_s};
    words.first() += cut(node.id.value) + u": "_s
        + (node.first.isEmpty() && node.last.isEmpty() ? u"no span"_s
                                                       : cut(node.first.value) + u'-' + cut(node.last.value));
    words += node.covers ? QString::number(*node.covers) : u"?"_s;
    for (const NodeId& parent : node.parents)
        words += u"from "_s + cut(parent.value);
    if (node.superseded)
        words += u"superseded"_s;
    words += node.inContext ? u"in context"_s : u"not in context"_s;
    return words.join(u", "_s);
}

QStringList linesOf(SessionStore& store, const SessionId& id, int shownLength = 4)
{
    QStringList lines;
    const auto nodes = store.summaryNodes(id, {});
    if (!nodes)
        return {nodes.error().text};
    for (const SummaryNode& node : *nodes)
        lines += nodeLine(node, shownLength);
    return lines;
}

QByteArray summary(int count, const QByteArray& words)
{
    return "\"[Earlier conversation compacted to save context. " + QByteArray::number(count)
        + " messages summarized below. Summary capped at ~2048 tokens to keep context headroom.]\\n\\n" + words + '"';
}

/// Writes entries one behind the other, a second apart.
class Transcript
{
public:
    Transcript& add(const QByteArray& id, const QByteArray& type, const QByteArray& content)
    {
        m_text += entry(id, m_tip, type, content, at(++m_second));
        m_tip = id;
        return *this;
    }
    Transcript& user(const QByteArray& id, const QByteArray& words) { return add(id, "user", '"' + words + '"'); }
    Transcript& answer(const QByteArray& id, const QByteArray& words) { return add(id, "assistant", text(words)); }
    Transcript& mark(const QByteArray& id, const QByteArray& words = {})
    {
        m_text += boundary(id, m_tip, words, at(++m_second));
        m_tip = id;
        return *this;
    }
    /// Four turns: "u1", "a1" to "u4", "a4".
    Transcript& talk()
    {
        for (const char number : {'1', '2', '3', '4'})
            user(QByteArray("u") + number, QByteArray("question ") + number)
                .answer(QByteArray("a") + number, QByteArray("answer ") + number);
        return *this;
    }
    [[nodiscard]] const QByteArray& bytes() const { return m_text; }

private:
    QByteArray m_text;
    QByteArray m_tip;
    int m_second = 0;
};

/// Writes the ids of what is exported.
class IdWriter final : public ExportWriter
{
public:
    explicit IdWriter(bool isDocument)
        : m_isDocument(isDocument)
    {
    }
    void begin(const ExportHead& /*head*/) override { }
    void message(const Message& message, const ExportImage& /*image*/) override
    {
        m_out += message.id.value.toUtf8() + ' ';
    }
    void end(const ExportFoot& /*foot*/) override { }
    [[nodiscard]] bool joinsResults() const override { return m_isDocument; }

private:
    bool m_isDocument;
};

/// The ids of the messages that an export of a session has.
QStringList exported(SessionStore& store, const SessionId& session, bool isDocument, qint64 from = 0)
{
    IdWriter writer(isDocument);
    ExportWish wish;
    wish.session = session;
    wish.from = from;
    QBuffer out;
    if (!out.open(QIODevice::WriteOnly))
        return {};
    const auto done = SessionExport(wish, writer).run(store, out, {});
    return done ? QString::fromUtf8(out.data()).split(u' ', Qt::SkipEmptyParts) : QStringList {done.error().text};
}

QByteArray answerTo(const QByteArray& call, const QByteArray& output)
{
    return R"([{"type":"tool_result","tool_use_id":")" + call + R"(","content":")" + output + R"("}])";
}

} // namespace

/// What a store of mantis says was compacted, and over which messages.
class TestMantisSummaries final : public QObject
{
    Q_OBJECT
private slots:
    void samples_data();
    void samples();
    void allSamplesByAScan();
    void spans_data();
    void spans();
    void boundaryTellsOfItsSummary();
    void whatWasTakenBackIsNotSummarised();
    void aRewindKeepsTheSummary();
    void textIsWithoutItsHead();
    void evidenceHoldsTheSpan();
    void plainLines();
    void stripGuessesWhatIsNotStored();
    void whatIsKeptIsNeededOnce();
    void whatIsKeptIsWrittenAgain();
    void editsBeforeARewindCountOnce_data();
    void editsBeforeARewindCountOnce();
};

void TestMantisSummaries::samples_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("session");
    QTest::addColumn<QStringList>("expected");
    const auto tree = [](const char* name, const QString& home, const QString& id, const QStringList& lines) {
        QTest::newRow(name) << home + u"/projects/95522d890075/"_s + id + u".jsonl"_s << id << lines;
    };
    const QString newest = u"generated-2.70.1/home"_s;
    tree("twice", newest, u"bb5ba2a1-73eb-41a7-8418-fc280cbbbdc9"_s,
        {u"leaf 21ea: 651e-a6bc, 5, superseded, not in context"_s,
            u"condensed ec60: 651e-00e6, 11, from 21ea, in context"_s});
    tree("of itself", newest, u"e2c7a05f-ac71-4553-af75-50a745a3b6ee"_s, {u"leaf 0649: c6e7-5c92, 4, in context"_s});
    tree("in the boundary", newest, u"ad6f0fae-ac0b-40bf-89b5-9796c4e5e41e"_s,
        {u"leaf f4ea: 0a7c-7bf8, 3, in context"_s});
    tree("cleared", newest, u"35d48957-b0a7-4e6c-a6bf-829f05087948"_s, {});
    tree("rewound", newest, u"aae6ef0b-944b-4b2e-9498-2a08b059967e"_s, {});
    tree("resumed elsewhere", newest, u"b7df853c-c9a5-42d9-8ccf-a77d47ca4b34"_s, {});
    tree("in the boundary, 1.36", u"generated-1.36.0/home"_s, u"00dd163e-a392-4bbb-88ce-99f76d662e30"_s,
        {u"leaf e649: c88b-5af2, 3, in context"_s});
    tree("in the boundary, by hand", u"home"_s, u"6f1c2a7e-5b1d-4c3a-9e00-000000000202"_s,
        {u"leaf 102b: 1029-102a, 2, in context"_s});
    const auto row = [](const char* name, const QString& path, const QString& id, const QStringList& lines) {
        QTest::newRow(name) << path << id << lines;
    };
    for (const auto& [name, covers, at] : {std::tuple {"1.36.0", 8, 0}, {"2.58.0", 7, 1}, {"2.70.1", 7, 1}}) {
        const QString path = u"generated-%1/sessions.db"_s.arg(QLatin1StringView(name));
        row(name, path, u"compacted"_s, {u"leaf #%1: no span, %2, in context"_s.arg(at).arg(covers)});
        row(qPrintable(QLatin1StringView(name) + u", not loaded"_s), path, u"boundary-row"_s,
            {u"leaf #0: no span, 4, not in context"_s});
        row(qPrintable(QLatin1StringView(name) + u", none"_s), path, u"sums"_s, {});
    }
    row("table by hand", u"sessions-code-layout.db"_s, u"compacted"_s, {u"leaf #1: no span, 14, in context"_s});
    row("table by hand, not loaded", u"sessions-code-layout.db"_s, u"legacy-boundary"_s,
        {u"leaf #0: no span, 6, not in context"_s});
    row("documented", u"sessions-documented-layout.db"_s, u"abc"_s, {});
}

void TestMantisSummaries::samples()
{
    QFETCH(const QString, path);
    QFETCH(const QString, session);
    QFETCH(const QStringList, expected);
    const QString file = realStore(u"mantis/"_s) + path;
    NEED(missingSample(file));
    auto store = openStore(file);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QStringList lines;
    const auto nodes = (*store)->summaryNodes(SessionId(session), {});
    QVERIFY2(nodes, nodes ? "" : qPrintable(nodes.error().text));
    for (const SummaryNode& node : *nodes) {
        // Made by hand, these ids differ at their ends only.
        const bool isByHand = session.startsWith("6f1c2a7e-5b1d"_L1);
        SummaryNode shown = node;
        for (QString* id : {&shown.id.value, &shown.first.value, &shown.last.value})
            *id = id->startsWith(u'#') ? *id : isByHand ? id->right(4) : id->left(4);
        for (NodeId& parent : shown.parents)
            parent.value = parent.value.left(4);
        lines += nodeLine(shown, 4);
        QCOMPARE(node.session, SessionId(session));
        QCOMPARE(node.level, 0);
        QVERIFY(!node.tokens);
    }
    QCOMPARE(lines, expected);
}

/// As many summaries as the files have lines that are some, without any knowledge of how they belong together.
void TestMantisSummaries::allSamplesByAScan()
{
    const QString folder = realStore(u"mantis/"_s);
    NEED(missingSample(folder));
    static const QRegularExpression Words(
        uR"(^\[Earlier conversation compacted to save context\. (\d+) messages summarized below\.)"_s);
    int all = 0;
    QDirIterator files(folder, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.fileName().contains("/projects/"_L1))
            continue;
        QVERIFY(file.open(QIODevice::ReadOnly));
        QMap<QString, qint64> stored;
        while (!file.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
            const QJsonValue content = line["message"_L1]["content"_L1];
            const auto words = Words.match(content.toString());
            if (words.hasMatch())
                stored.insert(line["uuid"_L1].toString(), words.captured(1).toLongLong());
            else if (!content["summary"_L1].toString().isEmpty())
                stored.insert(line["uuid"_L1].toString(), content["compacted_count"_L1].toInteger());
        }
        auto store = openStore(file.fileName());
        QVERIFY2(store, qPrintable(file.fileName()));
        QMap<QString, qint64> found;
        for (const SummaryNode& node :
            (*store)->summaryNodes(SessionId(QFileInfo(file).completeBaseName()), {}).value_or(QList<SummaryNode>()))
            found.insert(node.id.value, node.covers.value_or(-1));
        QCOMPARE(found, stored);
        all += int(found.size());
    }
    QVERIFY(all >= 6);
}

void TestMantisSummaries::spans_data()
{
    QTest::addColumn<QByteArray>("transcript");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const Transcript& transcript, const QStringList& lines) {
        QTest::newRow(name) << transcript.bytes() << lines;
    };
    row("the tail is kept",
        Transcript()
            .talk()
            .mark("b")
            .add("s", "user", summary(4, "so far"))
            .user("k1", "question 3")
            .answer("k2", "answer 3")
            .user("k3", "question 4")
            .answer("k4", "answer 4")
            .user("u5", "and now"),
        {u"leaf s: u1-a2, 4, in context"_s});
    row("with the first prompt in front",
        Transcript()
            .talk()
            .mark("b")
            .user("h", "question 1")
            .add("s", "user", summary(5, "so far"))
            .user("k1", "question 4")
            .answer("k2", "answer 4")
            .user("u5", "and now"),
        {u"leaf s: a1-a3, 5, in context"_s});
    row("nothing is kept", Transcript().talk().mark("b").add("s", "user", summary(8, "so far")).user("u5", "and now"),
        {u"leaf s: u1-a4, 8, in context"_s});
    row("some of it was never stored",
        Transcript().talk().mark("b").add("s", "user", summary(11, "so far")).user("u5", "and now"),
        {u"leaf s: u1-a4, 11, in context"_s});
    row("another count than can be",
        Transcript()
            .talk()
            .mark("b")
            .add("s", "user", summary(2, "so far"))
            .user("k1", "question 4")
            .answer("k2", "answer 4"),
        {u"leaf s: no span, 2, in context"_s});
    row("a head that was never said",
        Transcript().talk().mark("b").user("h", "something else").add("s", "user", summary(8, "so far")),
        {u"leaf s: no span, 8, in context"_s});
    // Alone, the answers would fit in two ways; the count shows which.
    row("equal messages",
        Transcript()
            .user("u1", "on")
            .answer("a1", "ok")
            .user("u2", "on")
            .answer("a2", "ok")
            .user("u3", "on")
            .answer("a3", "ok")
            .mark("b")
            .add("s", "user", summary(4, "so far"))
            .user("k1", "on")
            .answer("k2", "ok")
            .user("k3", "on")
            .answer("k4", "ok"),
        {u"leaf s: u1-a2, 4, in context"_s});
    row("cleared outputs",
        Transcript()
            .user("u1", "look")
            .add("a1", "assistant", R"([{"type":"tool_use","id":"c1","name":"r","input":{}}])")
            .add("r1", "user", answerTo("c1", "long"))
            .answer("a2", "seen")
            .user("u2", "again")
            .add("a3", "assistant", R"([{"type":"tool_use","id":"c2","name":"r","input":{}}])")
            .add("r2", "user", answerTo("c2", "longer"))
            .answer("a4", "done")
            .mark("b")
            .add("s", "user", summary(4, "so far"))
            .user("k1", "again")
            .add("k2", "assistant", R"([{"type":"tool_use","id":"c2","name":"r","input":{}}])")
            .add("k3", "user", answerTo("c2", "[old tool result cleared to save context]"))
            .answer("k4", "done"),
        {u"leaf s: u1-a2, 4, in context"_s});
    row("doubled by a resume",
        Transcript()
            .talk()
            .answer("d", "answer 4")
            .user("u5", "more")
            .answer("a5", "done")
            .mark("b")
            .add("s", "user", summary(6, "so far"))
            .user("k1", "question 4")
            .answer("k2", "answer 4")
            .user("k3", "more")
            .answer("k4", "done"),
        {u"leaf s: u1-a3, 6, in context"_s});
    row("written again by a rewind",
        Transcript()
            .talk()
            .mark("b")
            .add("s", "user", summary(6, "so far"))
            .user("k1", "question 4")
            .answer("k2", "answer 4")
            .user("u5", "wrong way")
            .answer("a5", "gone wrong")
            .mark("c")
            .add("t", "user", summary(6, "so far"))
            .user("l1", "question 4")
            .answer("l2", "answer 4")
            .user("u6", "right way"),
        {u"leaf t: u1-a3, 6, in context"_s});
    row("twice, and all of the first",
        Transcript()
            .talk()
            .mark("b")
            .add("s", "user", summary(6, "so far"))
            .user("k1", "question 4")
            .answer("k2", "answer 4")
            .user("u5", "on")
            .answer("a5", "done")
            .mark("c")
            .add("t", "user", summary(3, "all of it"))
            .user("l1", "on")
            .answer("l2", "done"),
        {u"leaf s: u1-a3, 6, superseded, not in context"_s, u"condensed t: u1-k2, 3, from s, in context"_s});
    row("cleared afterwards",
        Transcript()
            .talk()
            .mark("b")
            .add("s", "user", summary(8, "so far"))
            .user("u5", "on")
            .answer("a5", "done")
            .mark("c")
            .user("u6", "another matter")
            .answer("a6", "well"),
        {u"leaf s: u1-a4, 8, not in context"_s});
    row("in the boundary and behind it",
        Transcript().talk().mark("b", "so far").add("s", "user", summary(8, "so far")).user("u5", "on"),
        {u"leaf s: u1-a4, 8, in context"_s});
    row("without a boundary", Transcript().add("s", "user", summary(8, "so far")).user("u5", "on").answer("a5", "done"),
        {u"leaf s: no span, 8, in context"_s});
    row("only quoted",
        Transcript()
            .user("u1", "It said [Earlier conversation compacted to save context. 4 messages summarized below.]")
            .answer("a1", "[Earlier conversation compacted to save context. 4 messages summarized below.]"),
        {});
}

void TestMantisSummaries::spans()
{
    QFETCH(const QByteArray, transcript);
    QFETCH(const QStringList, expected);
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(transcript) == transcript.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QCOMPARE(linesOf(**store, SessionId(FileId)), expected);
}

/// From the band in the timeline one comes to the summary, and reads how many messages it replaces.
void TestMantisSummaries::boundaryTellsOfItsSummary()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines = Transcript()
                                 .talk()
                                 .mark("b")
                                 .user("h", "question 1")
                                 .add("s", "user", summary(5, "so far"))
                                 .user("k1", "question 4")
                                 .answer("k2", "answer 4")
                                 .mark("c")
                                 .user("u5", "another matter")
                                 .mark("d", "all of it")
                                 .user("u6", "on")
                                 .bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QStringList told;
    for (const MessagePtr& message : readstore::messages(**store, SessionId(FileId))) {
        for (const Part& part : message->parts) {
            if (const auto* compaction = part.as<CompactionPart>())
                told += u"%1 %2 %3"_s.arg(message->id.value, compaction->node.value)
                            .arg(compaction->covers.value_or(-1));
        }
    }
    const auto again = readstore::messages(**store, SessionId(FileId)).at(13);
    QCOMPARE(again->id.value, u"c"_s);
    QVERIFY(std::ranges::contains(again->fields, u"compacted_count"_s, &StoredField::name));
    QVERIFY(again->parts.size() == 1 && again->parts.first().as<EventPart>());
    QVERIFY(again->parts.first().as<EventPart>()->raw.text.contains("__compact_boundary__"_L1));
    QCOMPARE(told, (QStringList {u"b s 5"_s, u"d d 2"_s}));
}

/// Behind a rewind or a clearing the list stands again, and no summary takes the place of the one before.
void TestMantisSummaries::whatWasTakenBackIsNotSummarised()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines
        = Transcript().talk().mark("b").user("k1", "question 1").answer("k2", "answer 1").user("u5", "else").bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto messages = readstore::messages(**store, SessionId(FileId));
    QCOMPARE(messages.size(), size_t(12));
    for (size_t row = 0; row < messages.size(); ++row) {
        QCOMPARE(messages[row]->states.testFlag(MessageState::Discarded), row < 8);
        QCOMPARE(messages[row]->states.testFlag(MessageState::InContext), row >= 8);
        QVERIFY(!messages[row]->states.testFlag(MessageState::Summarised));
    }
    const auto plan = (*store)->plan(RemoveEdit {SessionId(FileId), {MessageId(u"u2"_s)}, {}}, {});
    QVERIFY(!plan && plan.error().code == Errc::NotSupported);
    const auto info = (*store)->session(SessionId(FileId), ListDetail::Full, {});
    QVERIFY(info.has_value());
    QVERIFY(!refusalAt((*store)->info(), EditKind::Remove, {SessionId(FileId), messages[2].get(), nullptr, &*info})
            .isEmpty());
    QVERIFY(refusalAt((*store)->info(), EditKind::Remove, {SessionId(FileId), messages[9].get(), nullptr, &*info})
            .isEmpty());
}

/// Where the list that stands again holds its summary, this still stands in for what it did before.
void TestMantisSummaries::aRewindKeepsTheSummary()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines = Transcript()
                                 .talk()
                                 .mark("b")
                                 .add("s", "user", summary(6, "so far"))
                                 .user("k1", "question 4")
                                 .answer("k2", "answer 4")
                                 .user("u5", "wrong way")
                                 .answer("a5", "gone wrong")
                                 .mark("c")
                                 .add("t", "user", summary(6, "so far"))
                                 .user("l1", "question 4")
                                 .answer("l2", "answer 4")
                                 .user("u6", "right way")
                                 .bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto messages = readstore::messages(**store, SessionId(FileId));
    QCOMPARE(messages.size(), size_t(19));
    for (size_t row = 0; row < messages.size(); ++row) {
        QCOMPARE(messages[row]->states.testFlag(MessageState::Summarised), row < 9);
        QCOMPARE(messages[row]->states.testFlag(MessageState::Discarded), row >= 9 && row < 14);
        QCOMPARE(messages[row]->states.testFlag(MessageState::InContext), row >= 14);
    }
}

void TestMantisSummaries::textIsWithoutItsHead()
{
    const QString file
        = realStore(u"mantis/generated-2.70.1/home/projects/95522d890075/bb5ba2a1-73eb-41a7-8418-fc280cbbbdc9.jsonl"_s);
    NEED(missingSample(file));
    auto store = openStore(file);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const SessionId id(QFileInfo(file).completeBaseName());
    const auto nodes = (*store)->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 2);
    const auto sent = readstore::sent(**store, id);
    QVERIFY(sent);
    const auto item = std::ranges::find(*sent, nodes->last().id.value, &ContextItem::id);
    QVERIFY(item != sent->end());
    const QString head
        = u"[Earlier conversation compacted to save context. 11 messages summarized below. Summary capped "
          "at ~2048 tokens to keep context headroom.]\n\n"_s;
    QCOMPARE(head + nodes->last().text.text, item->text);
    QVERIFY(nodes->last().text.text.startsWith("Summary of prior conversation:"_L1));
    QCOMPARE(toIso(nodes->first().createdAt.value_or(Time())), u"2026-11-22T00:57:34.395Z"_s);
    QCOMPARE(nodes->first().fields.value(0).name, u"compacted_count"_s);
    QCOMPARE(nodes->first().fields.value(0).value.toLongLong(), 2);
}

/// The program keeps what it summarised beside the transcripts: these are the messages of the span, and no others.
void TestMantisSummaries::evidenceHoldsTheSpan()
{
    const QString project = realStore(u"mantis/generated-2.70.1/home/projects/95522d890075/"_s);
    const SessionId id(u"e2c7a05f-ac71-4553-af75-50a745a3b6ee"_s);
    NEED(missingSample(project + id.value + u".jsonl"_s));
    auto store = openStore(project + id.value + u".jsonl"_s);
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto nodes = (*store)->summaryNodes(id, {});
    QVERIFY(nodes && nodes->size() == 1);
    static const QRegularExpression Artifact(u"\\[artifact:([0-9a-f]{64})"_s);
    QFile file(project + u"artifacts/"_s + Artifact.match(nodes->first().text.text).captured(1));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    QStringList evidence;
    for (const QJsonValue& message : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonValue content = message["content"_L1];
        evidence += content.isString() ? content.toString() : content[0]["text"_L1].toString();
    }
    QStringList covered;
    bool isWithin = false;
    for (const MessagePtr& message : readstore::messages(**store, id)) {
        isWithin = isWithin || message->id == nodes->first().first;
        if (isWithin)
            covered += message->parts.first().as<TextPart>()->text.text;
        isWithin = isWithin && message->id != nodes->first().last;
    }
    QCOMPARE(covered, evidence);
    QCOMPARE(nodes->first().covers, std::optional<qint64>(evidence.size()));
}

/// The documented lines have no boundaries, and nothing of what was summarised.
void TestMantisSummaries::plainLines()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"abc.jsonl"_s));
    const QByteArray lines = "{\"content\":\"first\",\"role\":\"user\"}\n{\"content\":" + summary(9, "so far")
        + ",\"role\":\"user\"}\n{\"summary\":\"older\",\"compacted_count\":6,\"role\":\"system\"}\n"
          "{\"content\":[{\"type\":\"text\",\"text\":\"yes\"}],\"role\":\"assistant\"}\n";
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    QCOMPARE(linesOf(**store, SessionId(u"abc"_s)),
        (QStringList {u"leaf #1: no span, 9, in context"_s, u"leaf #2: no span, 6, not in context"_s}));
}

/// Trees tell no tokens at all.
void TestMantisSummaries::stripGuessesWhatIsNotStored()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines
        = Transcript().talk().mark("b").add("s", "user", summary(8, "so far")).user("u5", "and now").bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto opened = openStore(file.fileName());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    OpenStore store(*std::move(opened));
    CompactionSource source(&store, SessionId(FileId));
    source.load();
    constexpr int Patience = testclass::Patience;
    QTRY_VERIFY_WITH_TIMEOUT(source.isComplete(), Patience);
    QCOMPARE(source.graph()->nodes.size(), size_t(1));
    const CompactionNode& node = source.graph()->nodes[0];
    QCOMPARE(node.from, 0);
    QCOMPARE(node.to, 7);
    QCOMPARE(node.at, 9);
    QCOMPARE(source.tokensBetween(node.from, node.to), std::optional<qint64>(4 * (3 + 2))); // "question 1", "answer 1"
}

/// The messages that a compaction keeps stand on both sides of the boundary, and are one need.
void TestMantisSummaries::whatIsKeptIsNeededOnce()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines = Transcript()
                                 .user("u1", "never touch src/relay/retry.h, please")
                                 .answer("a1", "understood")
                                 .user("u2", "is src/relay/retry.h as it was?")
                                 .answer("a2", "it is")
                                 .mark("b")
                                 .add("s", "user", summary(2, "so far"))
                                 .user("k1", "is src/relay/retry.h as it was?")
                                 .answer("k2", "it is")
                                 .user("u3", "show src/relay/retry.h")
                                 .bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto opened = openStore(file.fileName());
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().text));
    OpenStore store(*std::move(opened));
    ReviewSource source(&store, SessionId(FileId));
    const auto usedLater = [&](qint64 at) {
        source.review(0, 1, u"so far"_s, at);
        constexpr int Patience = testclass::Patience;
        if (!QTest::qWaitFor([&] { return source.review() && !source.isWorking(); }, Patience))
            return QList<qint64>();
        const auto path = std::ranges::find(source.review()->findings, LossKind::Path, &LossFinding::kind);
        return path == source.review()->findings.end() ? QList<qint64>() : path->usedLater;
    };
    QCOMPARE(usedLater(-1), (QList<qint64> {2, 6, 8}));
    QCOMPARE(usedLater(5), (QList<qint64> {6, 8}));
}

void TestMantisSummaries::editsBeforeARewindCountOnce_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QList<qint64>>("rows");
    const auto edit = [](const QByteArray& id, const QByteArray& before, const QByteArray& after) -> QByteArray {
        return R"([{"type":"tool_use","id":")" + id + R"(","name":"edit_file","input":{"path":"a.py","old_string":")"
            + before + R"(","new_string":")" + after + R"("}}])";
    };
    QTest::newRow("a list without a summary") << Transcript()
                                                     .user("u1", "question 1")
                                                     .add("a1", "assistant", edit("t1", "1", "2"))
                                                     .add("r1", "user", answerTo("t1", "done"))
                                                     .user("u2", "question 2")
                                                     .add("a2", "assistant", edit("t2", "2", "3"))
                                                     .add("r2", "user", answerTo("t2", "done"))
                                                     .mark("b")
                                                     .user("k1", "question 1")
                                                     .add("k2", "assistant", edit("t1", "1", "2"))
                                                     .add("k3", "user", answerTo("t1", "done"))
                                                     .user("u3", "else")
                                                     .bytes()
                                              << QList<qint64> {4, 8};
    QTest::newRow("twice") << Transcript()
                                  .user("u1", "question 1")
                                  .add("a1", "assistant", edit("t1", "1", "2"))
                                  .add("r1", "user", answerTo("t1", "done"))
                                  .mark("b")
                                  .user("k1", "question 1")
                                  .add("k2", "assistant", edit("t1", "1", "2"))
                                  .add("k3", "user", answerTo("t1", "done"))
                                  .mark("c")
                                  .user("l1", "question 1")
                                  .add("l2", "assistant", edit("t1", "1", "2"))
                                  .add("l3", "user", answerTo("t1", "done"))
                                  .user("u3", "else")
                                  .bytes()
                           << QList<qint64> {9};
    QTest::newRow("a list with a summary") << Transcript()
                                                  .user("u1", "question 1")
                                                  .answer("a1", "answer 1")
                                                  .user("u2", "go")
                                                  .add("a2", "assistant", edit("t1", "1", "2"))
                                                  .add("r2", "user", answerTo("t1", "done"))
                                                  .mark("b")
                                                  .add("s", "user", summary(2, "so far"))
                                                  .user("k1", "go")
                                                  .add("k2", "assistant", edit("t1", "1", "2"))
                                                  .add("k3", "user", answerTo("t1", "done"))
                                                  .user("u3", "wrong way")
                                                  .add("a3", "assistant", edit("t2", "2", "3"))
                                                  .add("r3", "user", answerTo("t2", "done"))
                                                  .mark("c")
                                                  .add("t", "user", summary(2, "so far"))
                                                  .user("l1", "go")
                                                  .add("l2", "assistant", edit("t1", "1", "2"))
                                                  .add("l3", "user", answerTo("t1", "done"))
                                                  .user("u4", "right way")
                                                  .bytes()
                                           << QList<qint64> {3, 11};
    // Some services number the calls of each answer.
    QTest::newRow("calls of one id") << Transcript()
                                            .user("u1", "question 1")
                                            .add("a1", "assistant", edit("0", "1", "2"))
                                            .add("r1", "user", answerTo("0", "done"))
                                            .user("u2", "question 2")
                                            .add("a2", "assistant", edit("0", "1", "2"))
                                            .add("r2", "user", answerTo("0", "done"))
                                            .bytes()
                                     << QList<qint64> {1, 4};
    QTest::newRow("calls of one id over a compaction") << Transcript()
                                                              .user("u1", "question 1")
                                                              .add("a1", "assistant", edit("0", "1", "2"))
                                                              .add("r1", "user", answerTo("0", "done"))
                                                              .mark("b")
                                                              .add("s", "user", summary(3, "so far"))
                                                              .user("u2", "put it back")
                                                              .add("a2", "assistant", edit("0", "2", "1"))
                                                              .add("r2", "user", answerTo("0", "done"))
                                                              .user("u3", "and again")
                                                              .add("a3", "assistant", edit("0", "1", "2"))
                                                              .add("r3", "user", answerTo("0", "done"))
                                                              .bytes()
                                                       << QList<qint64> {1, 6, 9};
}

/// A rewind writes what stays again: an edit of it was made once.
void TestMantisSummaries::editsBeforeARewindCountOnce()
{
    QFETCH(const QByteArray, stored);
    QFETCH(const QList<qint64>, rows);
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(stored) == stored.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    FileChangeScan scan {SessionId(FileId)};
    Result<bool> done = false;
    size_t settled = 0;
    while (done && !*done) {
        done = scan.step(**store, {});
        QVERIFY(scan.settled(done && *done) >= settled);
        settled = scan.settled(done && *done);
    }
    QVERIFY(done && settled == scan.changes().size());
    QList<qint64> seen;
    for (const FileChange& change : scan.changes())
        seen += change.row;
    QCOMPARE(seen, rows);
}

/// Behind the boundary of a compaction stand a first prompt, the summary, and what was kept: those who want each
/// message once leave that out.
void TestMantisSummaries::whatIsKeptIsWrittenAgain()
{
    const auto edit = [](const QByteArray& id) -> QByteArray {
        return R"([{"type":"tool_use","id":")" + id
            + R"(","name":"edit_file","input":{"path":"a.py","old_string":"1","new_string":"2"}}])";
    };
    const QTemporaryDir folder;
    QFile file(folder.filePath(FileId + u".jsonl"_s));
    const QByteArray lines = Transcript()
                                 .user("u1", "question 1")
                                 .answer("a1", "answer 1")
                                 .user("u2", "question 2")
                                 .answer("a2", "answer 2")
                                 .user("u3", "continue")
                                 .add("a3", "assistant", edit("t1"))
                                 .add("r3", "user", answerTo("t1", "done"))
                                 .answer("a4", "edited")
                                 .mark("b")
                                 .user("k1", "question 1")
                                 .add("s", "user", summary(3, "so far"))
                                 .user("k3", "continue")
                                 .add("k4", "assistant", edit("t1"))
                                 .add("k5", "user", answerTo("t1", "done"))
                                 .answer("k6", "edited")
                                 .user("u5", "continue")
                                 .answer("a5", "went on")
                                 .bytes();
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size());
    file.close();
    auto store = openStore(file.fileName());
    QVERIFY2(store, store ? "" : qPrintable(store.error().text));
    const auto nodes = (*store)->summaryNodes(SessionId(FileId), {});
    QVERIFY(nodes && nodes->size() == 1);
    QCOMPARE(nodes->first().againFirst.value, u"b"_s);
    QCOMPARE(nodes->first().againLast.value, u"k6"_s);

    // The contexts before and after it are not those in the middle of what it wrote.
    const auto outline = (*store)->outline(SessionId(FileId), {});
    QVERIFY(outline);
    const auto graph = readCompactions(**store, SessionId(FileId), *outline, {});
    QVERIFY(graph && (*graph)->nodes.size() == 1);
    const auto before = contextchoices::before((*graph)->nodes.front());
    const auto after = contextchoices::after((*graph)->nodes.front());
    QVERIFY(before && after);
    const auto idAt = [&](qint64 row) {
        const qint64 key = (*outline)[size_t(row)].key;
        const auto messages = (*store)->messages(SessionId(FileId), {&key, 1}, {}, {});
        return messages && messages->front() ? messages->front()->id.value : QString();
    };
    QCOMPARE(idAt(before->at), u"a4"_s);
    QCOMPARE(idAt(after->at), u"k6"_s);

    FileChangeScan scan {SessionId(FileId)};
    Result<bool> done = false;
    while (done && !*done)
        done = scan.step(**store, {});
    QCOMPARE(scan.changes().size(), size_t(1));
    QCOMPARE(scan.changes().front().row, 5);

    const QStringList document = exported(**store, SessionId(FileId), true);
    for (const auto& id : {u"u1"_s, u"a2"_s, u"u3"_s, u"a3"_s, u"a4"_s, u"s"_s, u"u5"_s, u"a5"_s})
        QVERIFY2(document.contains(id), qPrintable(id));
    for (const auto& id : {u"k1"_s, u"k3"_s, u"k4"_s, u"k5"_s, u"k6"_s})
        QVERIFY2(!document.contains(id), qPrintable(id));
    // Records are exported as they are, and so is a part of the session.
    QVERIFY(exported(**store, SessionId(FileId), false).contains(u"k4"_s));
    QVERIFY(exported(**store, SessionId(FileId), true, 9).contains(u"k4"_s));

    QTemporaryFile content;
    QVERIFY(content.open());
    HandOverContents contents(content);
    const auto draft = HandOverReader(**store, {.session = SessionId(FileId)}, {}, contents).read({});
    QVERIFY2(draft, draft ? "" : qPrintable(draft.error().text));
    QCOMPARE(draft->losses[size_t(HandOverLoss::Summaries)], 1);
    QStringList said;
    for (const DraftedMessage& message : draft->messages) {
        for (const HandedBlock& block : contents.read(message).value_or(HandedMessage()).blocks)
            said += block.kind == HandedBlock::Kind::Call ? block.name : block.text;
    }
    QCOMPARE(said.join(u' '), u"question 1 answer 1 question 2 answer 2 continue edit_file edited continue went on"_s);
}

TEST_CLASS(TestMantisSummaries)
#include "tst_mantissummaries.moc"
