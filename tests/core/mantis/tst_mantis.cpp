// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/read/codec.h"
#include "core/store/transcript/branchpoints.h"
#include "core/store/formats/mantis/read/rowconversation.h"
#include "core/store/registry.h"
#include "tests/testkit/mantislines.h"
#include "tests/testkit/readstore.h"
#include "tests/testkit/sqlitefile.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;
using readstore::codes;
using readstore::ids;
using readstore::listed;

namespace {

const QString TreeSession = u"6f1c2a7e-5b1d-4c3a-9e00-000000000200"_s;

std::vector<MessagePtr> messages(SessionStore& store, const QString& id, qint64 maxText = -1)
{
    return readstore::messages(store, SessionId(id), maxText);
}

int sentCount(SessionStore& store, const QString& id)
{
    const auto items = readstore::sent(store, SessionId(id));
    return items ? int(items->size()) : -1;
}

} // namespace

class MantisTest final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(TreeSession + ".jsonl"_L1);
    }
    void ordersTimesAsTexts_data();
    void ordersTimesAsTexts();
    void splitsLists_data();
    void splitsLists();
    void choosesTheLeaf_data();
    void choosesTheLeaf();
    void tellsWhereBranchesPart_data();
    void tellsWhereBranchesPart();
    void readsBadLines_data();
    void readsBadLines();
    void survivesEveryCut();
    void showsWhatItDoesNotKnow();
    void pairsCallsWithResults();
    void followsAGrowingFile();
    void noticesAnotherFile();
    void noticesNewSessions();
    void readsAGiant();
    void joinsTheTwoRecordings();
    void readsBadRows_data();
    void readsBadRows();
    void writesNothing();

private:
    void write(const QByteArray& bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly)
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QFile file(m_path);
        QVERIFY(file.open(mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::unique_ptr<SessionStore> open(const QString& path = {})
    {
        auto store = openStore(path.isEmpty() ? m_path : path);
        return store ? *std::move(store) : nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
};

void MantisTest::ordersTimesAsTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qint64>("ms");
    QTest::addColumn<bool>("odd");
    QTest::newRow("plain") << "2026-05-16T09:30:07.120767+00:00"_ba << qint64(1778923807120) << false;
    QTest::newRow("no fraction") << "2026-05-16T09:30:07+00:00"_ba << qint64(1778923807000) << false;
    QTest::newRow("Z") << "2026-05-16T09:30:07Z"_ba << qint64(1778923807000) << false;
    QTest::newRow("fraction Z") << "2026-05-16T09:30:07.120767Z"_ba << qint64(1778923807120) << false;
    QTest::newRow("three digits") << "2026-05-16T09:30:07.120+00:00"_ba << qint64(1778923807120) << true;
    QTest::newRow("local") << "2026-05-16T11:30:07.120767+02:00"_ba << qint64(1778923807120) << true;
    QTest::newRow("naive") << "2026-05-16T09:30:07.120767"_ba << qint64(1778923807120) << true;
    QTest::newRow("no date") << "2026-02-30T09:30:07Z"_ba << qint64(-1) << true;
    QTest::newRow("nothing") << ""_ba << qint64(-1) << true;
}

void MantisTest::ordersTimesAsTexts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qint64, ms);
    QFETCH(const bool, odd);
    const RecordTime time = RecordTime::parse(std::string_view(text.constData(), size_t(text.size())));
    QCOMPARE(RecordTime::toMs(time.order).value_or(-1), ms);
    QCOMPARE(time.isOdd, odd);
    const QList<QByteArray> others {"2026-05-16T09:30:07+00:00", "2026-05-16T09:30:07.120767+00:00",
        "2026-05-16T09:30:07.120767Z", "2026-05-16T09:30:07Z", "2026-05-16T09:30:08+00:00"};
    for (const QByteArray& other : others) {
        const qint64 order = RecordTime::parse(std::string_view(other.constData(), size_t(other.size()))).order;
        if (!odd)
            QCOMPARE(time.order < order, text < other);
    }
}

void MantisTest::splitsLists_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QList<QByteArray>>("elements");
    QTest::addColumn<bool>("isWhole");
    using Strings = QList<QByteArray>;
    QTest::newRow("empty") << "[]"_ba << Strings {} << true;
    QTest::newRow("two") << R"( [ {"a":[1,"]"]} , 2 ] )"_ba << Strings {R"({"a":[1,"]"]})", "2"} << true;
    QTest::newRow("escapes") << R"(["\\\"",1])"_ba << Strings {R"("\\\"")", "1"} << true;
    QTest::newRow("torn in an element") << R"([1,{"a)"_ba << Strings {"1", R"({"a)"} << false;
    QTest::newRow("torn after a comma") << "[1,"_ba << Strings {"1"} << false;
    QTest::newRow("torn before the end") << "[1"_ba << Strings {"1"} << false;
    QTest::newRow("rubbish behind") << "[1]x"_ba << Strings {"1", "x"} << false;
    QTest::newRow("no list") << "{}"_ba << Strings {"{}"} << false;
    QTest::newRow("nothing") << ""_ba << Strings {} << false;
    QTest::newRow("a byte order mark") << "\xef\xbb\xbf[1]"_ba << Strings {"1"} << false;
}

void MantisTest::splitsLists()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QList<QByteArray>, elements);
    QFETCH(const bool, isWhole);
    QString problem;
    QList<QByteArray> given;
    for (const mantis::Element& element : mantis::splitList(list, &problem))
        given << list.sliced(element.offset, element.length);
    QCOMPARE(given, elements);
    QCOMPARE(problem.isEmpty(), isWhole);
}

void MantisTest::choosesTheLeaf_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("chain");
    QTest::addColumn<int>("branches");
    const QByteArray root = entry("a", {}, "user", "\"x\"", at(1));
    QTest::newRow("the newest") << root + entry("b", "a", "assistant", text("b"), at(9))
            + entry("c", "a", "assistant", text("c"), at(5))
                                << QStringList {u"a"_s, u"b"_s} << 1;
    QTest::newRow("the first of equals") << root + entry("b", "a", "assistant", text("b"), at(5))
            + entry("c", "a", "assistant", text("c"), at(5))
                                         << QStringList {u"a"_s, u"b"_s} << 1;
    // As text, "…05Z" comes after "…05.9".
    QTest::newRow("by text") << root + entry("b", "a", "assistant", text("b"), "2026-05-16T09:30:05.900000+00:00")
            + entry("c", "a", "assistant", text("c"), "2026-05-16T09:30:05Z")
                             << QStringList {u"a"_s, u"c"_s} << 1;
    QTest::newRow("by odd text") << root + entry("b", "a", "assistant", text("b"), "2026-05-16T08:30:09.1+00:00")
            + entry("c", "a", "assistant", text("c"), "2026-05-16T09:30:05-11:00")
                                 << QStringList {u"a"_s, u"c"_s} << 1;
    QTest::newRow("file order does not matter")
        << entry("b", "a", "assistant", text("b"), at(5)) + root << QStringList {u"a"_s, u"b"_s} << 0;
    QTest::newRow("missing parent") << root + entry("b", "gone", "assistant", text("b"), at(5)) << QStringList {u"b"_s}
                                    << 1;
    QTest::newRow("a later line replaces")
        << smallTree() + entry("b", {}, "assistant", text("new"), at(2)) << QStringList {u"b"_s, u"c"_s, u"d"_s} << 1;
    QTest::newRow("cycle") << entry("a", "b", "user", "\"x\"", at(1)) + entry("b", "a", "assistant", text("b"), at(2))
                           << QStringList {u"a"_s, u"b"_s} << 0;
    QTest::newRow("own parent") << entry("a", "a", "user", "\"x\"", at(1)) << QStringList {u"a"_s} << 0;
}

void MantisTest::choosesTheLeaf()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, chain);
    QFETCH(const int, branches);
    write(bytes);
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(ids(messages(*store, TreeSession)), chain);
    const std::vector<SessionInfo> all = listed(*store);
    QCOMPARE(int(all.size()), 1 + branches);
    for (const SessionInfo& info : all)
        QCOMPARE(*info.messages, qint64(messages(*store, info.id.value).size()));
}

void MantisTest::tellsWhereBranchesPart_data()
{
    QTest::addColumn<int>("lost"); // of a hundred parents
    QTest::addColumn<int>("repeated"); // of a hundred ids
    QTest::addColumn<int>("later"); // of a hundred parents, those that come later: these close circles
    QTest::newRow("rewound") << 0 << 0 << 0;
    QTest::newRow("lost parents") << 10 << 0 << 0;
    QTest::newRow("repeated ids") << 0 << 10 << 0;
    QTest::newRow("circles") << 5 << 5 << 30;
    QTest::newRow("only circles") << 0 << 0 << 100;
}

/// As holding a branch against each of those before it, from the root on, tells it.
void MantisTest::tellsWhereBranchesPart()
{
    QFETCH(const int, lost);
    QFETCH(const int, repeated);
    QFETCH(const int, later);
    constexpr int Trees = 30;
    constexpr int Entries = 40;
    QRandomGenerator random(7);
    const auto happens = [&](int ofHundred) { return random.bounded(100) < ofHundred; };
    for (int tree = 0; tree < Trees; ++tree) {
        QByteArray lines;
        int before = 0;
        for (int i = 1; i <= Entries; ++i) {
            constexpr int Rewound = 20; // of a hundred
            before = happens(Rewound) ? random.bounded(i) : before;
            const int parent = happens(later) ? random.bounded(1, Entries + 1) : before;
            const int id = happens(repeated) ? random.bounded(1, i + 1) : i;
            lines += entry(QByteArray::number(id),
                happens(lost)    ? "gone"_ba
                    : parent > 0 ? QByteArray::number(parent)
                                 : QByteArray(),
                "user", "\"x\"", at(i));
            before = i;
        }
        write(lines);
        LineIndex transcript(m_path, mantis::Codec::instance());
        QVERIFY(transcript.update(JobControl()));
        const auto leaves = transcript.leaves();
        QVERIFY(leaves && !leaves->empty());
        std::vector<quint32> all {leaves->front()};
        for (quint32 line = 0; line < transcript.lines().size(); ++line)
            all.push_back(line);
        const std::vector<BranchPoint> points = branchPoints(transcript, all);
        QCOMPARE(points.size(), all.size());
        for (size_t branch = 1; branch < all.size(); ++branch) {
            const quint32 line = all[branch];
            const std::vector<quint32> chain = transcript.chain(line);
            BranchPoint expected {.length = qint64(chain.size())};
            qsizetype most = 0;
            for (size_t other = 0; other < branch; ++other) {
                const qsizetype shared = std::ranges::mismatch(transcript.chain(all[other]), chain).in2 - chain.begin();
                expected.from = shared > most ? other : expected.from;
                most = std::max(most, shared);
            }
            if (most > 0)
                expected.shared = chain[size_t(most) - 1];
            expected.first = most == qsizetype(chain.size()) ? line : chain[size_t(most)];
            QCOMPARE(points[branch], expected);
        }
    }
}

void MantisTest::readsBadLines_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<int>("rows");
    const QByteArray tree = smallTree();
    const QByteArray last = entry("e", "d", "user", "\"e\"", at(5));
    QTest::newRow("good") << tree << QStringList {} << 4;
    QTest::newRow("CR LF") << QByteArray(tree).replace("\n", "\r\n") << QStringList {} << 4;
    QTest::newRow("BOM") << "\xef\xbb\xbf" + tree << QStringList {} << 4;
    QTest::newRow("blank lines") << "\n\n" + QByteArray(tree).replace("\n", "\n\n") << QStringList {} << 4;
    QTest::newRow("no line end") << tree.chopped(1) << QStringList {} << 4;
    QTest::newRow("broken first") << "{\"uuid\n" + tree << QStringList {u"damaged-line"_s} << 5;
    QTest::newRow("broken last") << tree + "rubbish\n" << QStringList {u"damaged-line"_s} << 5;
    QTest::newRow("torn") << tree + "{\"uuid\":\"x" << QStringList {u"torn-line"_s} << 5;
    QTest::newRow("glued") << tree + "{\"uuid\":\"x" + last << QStringList {u"glued-line"_s} << 5;
    QTest::newRow("NUL") << tree + QByteArray(4, '\0') + "\n" << QStringList {u"damaged-line"_s} << 5;
    QTest::newRow("a number") << tree + "17\n" << QStringList {u"unknown-line"_s} << 5;
    QTest::newRow("deep") << tree + QByteArray(10000, '[') + "\n" << QStringList {u"damaged-line"_s} << 5;
    QTest::newRow("no UTF-8") << tree + QByteArray(last).replace("\"e\"}", "\"\xff\xfe\"}")
                              << QStringList {u"invalid-encoding"_s} << 5;
    QTest::newRow("NaN") << tree + QByteArray(last).replace("\"cwd\"", "\"x\":NaN,\"cwd\"") << QStringList {} << 5;
    QTest::newRow("lone surrogate") << tree + QByteArray(last).replace("\"content\":\"e\"", "\"content\":\"\\ud800\"")
                                    << QStringList {u"invalid-encoding"_s} << 5;
    QTest::newRow("both surrogates") << tree + QByteArray(last).replace("\"e\"}", "\"\\\\ud83d\\ud83d\\ude00\"}")
                                     << QStringList {} << 5;
    QTest::newRow("a title that is no UTF-8")
        << tree + "{\"session_id\":\"s\",\"type\":\"custom-title\",\"custom_title\":\"\xff\"}\n"
        << QStringList {u"invalid-encoding"_s} << 4;
    QTest::newRow("another branch that is no UTF-8")
        << tree + QByteArray(entry("e", "a", "user", "\"e\"", at(1))).replace("\"e\"}", "\"\xff\"}")
        << QStringList {u"invalid-encoding"_s} << 4;
    QTest::newRow("huge number") << tree + QByteArray(last).replace("\"cwd\"", "\"x\":123456789012345678901,\"cwd\"")
                                 << QStringList {} << 5;
    QTest::newRow("no time") << tree + QByteArray(last).replace("timestamp", "time_stamp")
                             << QStringList {u"invalid-entry"_s} << 5;
    QTest::newRow("no time and no UTF-8")
        << tree + QByteArray(last).replace("timestamp", "time_stamp").replace("\"e\"}", "\"\xff\"}")
        << QStringList {u"invalid-encoding"_s} << 5;
    QTest::newRow("wrong type") << tree + QByteArray(last).replace("\"cwd\":\"/p\"", "\"cwd\":5")
                                << QStringList {u"invalid-entry"_s} << 5;
    QTest::newRow("a title") << tree + "{\"session_id\":\"s\",\"type\":\"custom-title\",\"custom_title\":\"T\"}\n"
                             << QStringList {} << 4;
    QTest::newRow("twice the id") << tree + entry("d", "c", "assistant", text("again"), at(4))
                                  << QStringList {u"duplicate-id"_s} << 4;
    QTest::newRow("missing parent") << tree + entry("e", "gone", "user", "\"e\"", at(5))
                                    << QStringList {u"missing-parent"_s} << 1;
    QTest::newRow("back in time") << tree + entry("e", "d", "user", "\"e\"", at(1)) << QStringList {u"time-backwards"_s}
                                  << 5;
    QTest::newRow("odd time") << tree + entry("e", "d", "user", "\"e\"", "2026-05-16T12:30:07.1+02:00")
                              << QStringList {u"odd-time"_s} << 5;
    QTest::newRow("unknown block") << tree + entry("e", "d", "user", "[{\"type\":\"document\"}]", at(5))
                                   << QStringList {u"unloadable-message"_s} << 5;
    QTest::newRow("null content") << tree + entry("e", "d", "user", "null", at(5))
                                  << QStringList {u"unloadable-message"_s} << 5;
    QTest::newRow("orphan") << tree + entry("e", "d", "user", R"([{"type":"tool_result","tool_use_id":"t"}])", at(5))
                            << QStringList {u"orphan-result"_s} << 5;
    QTest::newRow("doubled") << tree + entry("e", "d", "assistant", text("two"), at(5))
                             << QStringList {u"doubled-message"_s} << 5;
    QTest::newRow("cycle") << entry("a", "b", "user", "\"x\"", at(1)) + entry("b", "a", "assistant", text("b"), at(2))
                           << QStringList {u"cycle"_s, u"time-backwards"_s} << 2;
}

void MantisTest::readsBadLines()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QStringList, found);
    QFETCH(const int, rows);
    write(bytes);
    const auto store = open();
    QVERIFY(store);
    const std::vector<MessagePtr> all = messages(*store, TreeSession);
    QCOMPARE(int(all.size()), rows);
    for (const MessagePtr& message : all) {
        const auto stored = store->rawBytes(message->storedAt, -1, JobControl());
        QVERIFY(stored && *stored == bytes.sliced(message->storedAt.offset, message->storedAt.length));
    }
    QCOMPARE(codes(*store), found);
    QCOMPARE(sentCount(*store, TreeSession) < 0, found.contains(u"unloadable-message"_s));
}

void MantisTest::survivesEveryCut()
{
    const QByteArray whole = smallTree();
    for (qsizetype cut = 1; cut <= whole.size(); ++cut) {
        write(whole.first(cut));
        const auto store = open();
        // A beginning of the first line without its keys is nothing yet.
        if (!store) {
            QVERIFY(cut < 60);
            continue;
        }
        const qsizetype complete = whole.first(cut).count('\n');
        const std::vector<MessagePtr> all = messages(*store, TreeSession);
        const bool isTorn = !whole.first(cut).endsWith('\n');
        QCOMPARE(qsizetype(all.size()), complete + isTorn);
        const bool isOpen = isTorn && whole.at(cut - 1) != '}';
        QVERIFY(!isOpen || all.back()->states.testFlag(MessageState::Damaged));
        const QStringList found = codes(*store);
        QVERIFY2(found.isEmpty() || found == QStringList {u"torn-line"_s}, qPrintable(found.join(u' ')));
        QVERIFY(sentCount(*store, TreeSession) >= complete);
        QVERIFY(!listed(*store).empty());
    }
}

void MantisTest::showsWhatItDoesNotKnow()
{
    const QByteArray block = R"({"type":"document","x":1.50})"_ba;
    write(entry("a", {}, "user", "[" + block + R"(,{"type":"text","text":"t","cache_control":{"a":"b"}}])")
        + QByteArray(entry("b", "a", "assistant", R"([{"type":"thinking","thinking":"h","signature":"c2ln"}])"))
            .replace("\"cwd\"", "\"new_key\":[1],\"cwd\""));
    const auto store = open();
    QVERIFY(store);
    const std::vector<MessagePtr> all = messages(*store, TreeSession);
    QCOMPARE(all.size(), size_t(2));
    const auto* unknown = all[0]->parts.at(0).as<UnknownPart>();
    QVERIFY(unknown);
    QCOMPARE(unknown->storedType, u"document"_s);
    QCOMPARE(unknown->raw.text.toUtf8(), block);
    QCOMPARE(all[0]->parts.at(1).fields.first().name, u"cache_control"_s);
    const auto* thinking = all[1]->parts.at(0).as<ReasoningPart>();
    QVERIFY(thinking);
    QCOMPARE(thinking->state, ReasoningPart::State::Signed);
    QVERIFY(std::ranges::any_of(all[1]->fields,
        [](const StoredField& field) { return field.name == "new_key"_L1 && field.value.toString() == "[1]"_L1; }));
}

void MantisTest::pairsCallsWithResults()
{
    write(entry("a", {}, "user", "\"x\"", at(1))
        + entry("b", "a", "assistant",
            R"([{"type":"tool_use","id":"t1","name":"ls","input":{"b":1,"a":2.50}},)"
            R"({"type":"tool_use","id":"t2","name":"rm","input":{}},{"type":"tool_use","id":"t3","name":"cp","input":{}}])",
            at(2))
        + entry("c", "b", "user",
            R"([{"type":"tool_result","tool_use_id":"t1","content":"out"},)"
            R"({"type":"tool_result","tool_use_id":"t2","content":"no","is_error":true}])",
            at(3)));
    const auto store = open();
    QVERIFY(store);
    const std::vector<MessagePtr> all = messages(*store, TreeSession);
    QCOMPARE(all.size(), size_t(3));
    QList<ToolPart::State> states;
    for (const Part& part : all[1]->parts) {
        const auto* call = part.as<ToolPart>();
        QVERIFY(call && !call->hasOutput);
        states << call->state;
    }
    using State = ToolPart::State;
    QCOMPARE(states, (QList<State> {State::Completed, State::Error, State::Pending}));
    QCOMPARE(all[1]->parts.first().as<ToolPart>()->input.text, uR"({"b":1,"a":2.50})"_s);
    QCOMPARE(all[2]->role, Role::Tool);
    QCOMPARE(all[2]->parts.at(0).as<ToolPart>()->name, u"ls"_s);
    QCOMPARE(all[2]->parts.at(0).as<ToolPart>()->output.text, u"out"_s);
    QCOMPARE(all[2]->parts.at(1).as<ToolPart>()->state, State::Error);
    QCOMPARE(codes(*store), QStringList {u"unanswered-call"_s});
    // The library leaves out the call without an answer.
    QStringList sent;
    const auto sink = [&](const ContextItem& item) {
        sent << item.text;
        return true;
    };
    QVERIFY(store->context(SessionId(TreeSession), {}, sink, JobControl()).has_value());
    QVERIFY(sent.at(1).contains("t2"_L1) && !sent.at(1).contains("t3"_L1));
    // What tools gave back is a part of the messages that is counted by itself.
    const auto items = readstore::sent(*store, SessionId(TreeSession));
    const auto budget = store->context(SessionId(TreeSession), {}, sink, JobControl());
    QVERIFY(items && budget);
    QCOMPARE(items->at(2).kind, ContextItem::Kind::ToolOutput);
    QCOMPARE(budget->toolOutput, items->at(2).tokens);
    QCOMPARE(budget->messages, budget->total);
    QVERIFY(budget->toolOutput > 0 && budget->toolOutput < budget->messages);
    sent.resize(3);
    // Seen from the call, nothing was answered yet.
    sent.clear();
    QVERIFY(store->context(SessionId(TreeSession), MessageId(u"b"_s), sink, JobControl()).has_value());
    QCOMPARE(sent.size(), 2);
    QVERIFY(!sent.at(1).contains("t1"_L1));
}

void MantisTest::followsAGrowingFile()
{
    const QByteArray tree = smallTree();
    write(tree + "{\"uuid\":\"e\",");
    const auto store = open();
    QVERIFY(store);
    const Outline before = *store->outline(SessionId(TreeSession), JobControl());
    QCOMPARE(before.size(), size_t(5));
    QCOMPARE(store->poll().value(), StoreChange::None);
    write(entry("e", "d", "user", "\"e\"", at(5)).sliced(12) + entry("f", "e", "assistant", text("f"), at(6)),
        QIODevice::Append);
    QCOMPARE(store->poll().value(), StoreChange::Changed);
    const Outline after = *store->outline(SessionId(TreeSession), JobControl());
    QCOMPARE(after.size(), size_t(6));
    for (size_t i = 0; i < 4; ++i)
        QCOMPARE(after[i], before[i]);
    QCOMPARE(ids(messages(*store, TreeSession)).last(), u"f"_s);
    // A branch from an older entry takes over with its newer time.
    write(entry("g", "a", "assistant", text("g"), at(7)), QIODevice::Append);
    QCOMPARE(ids(messages(*store, TreeSession)), (QStringList {u"a"_s, u"g"_s}));
    QCOMPARE(ids(messages(*store, TreeSession + "#f"_L1)).size(), 6);
}

void MantisTest::noticesAnotherFile()
{
    write(smallTree());
    const auto store = open();
    QVERIFY(store);
    QCOMPARE(messages(*store, TreeSession).size(), size_t(4));
    write(entry("z", {}, "user", "\"z\"", at(1)));
    QCOMPARE(store->poll().value(), StoreChange::Replaced);
    QCOMPARE(ids(messages(*store, TreeSession)), QStringList {u"z"_s});
    const std::vector<qint64> gone {100000};
    QVERIFY(!store->messages(SessionId(TreeSession), gone, {}, JobControl()).value().front());
    QVERIFY(QFile::remove(m_path));
    QCOMPARE(store->poll().value(), StoreChange::Vanished);
    // What was read stays readable.
    QCOMPARE(ids(messages(*store, TreeSession)), QStringList {u"z"_s});
}

void MantisTest::noticesNewSessions()
{
    m_path = m_dir->filePath(u"projects/95522d890075/%1.jsonl"_s.arg(TreeSession));
    write(smallTree());
    const auto store = open(m_dir->path());
    QVERIFY(store);
    QCOMPARE(listed(*store).size(), size_t(1));
    QCOMPARE(store->poll().value(), StoreChange::None);
    m_path.replace("0200"_L1, "0201"_L1);
    write(smallTree());
    // Looking through folders is not done at every call.
    StoreChange change = StoreChange::None;
    const auto ask = [&] { return change = change == StoreChange::None ? store->poll().value() : change; };
    QTRY_COMPARE(ask(), StoreChange::Changed);
    QCOMPARE(listed(*store).size(), size_t(2));
    const auto missing = store->outline(SessionId(u"nobody"_s), JobControl());
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, Errc::NotFound);
}

void MantisTest::readsAGiant()
{
    constexpr qsizetype Length = 70 << 20;
    write(smallTree() + entry("e", "d", "user", '"' + QByteArray(Length, 'x') + '"', at(5))
        + entry("f", "e", "assistant", text("f"), at(6)));
    const auto store = open();
    QVERIFY(store);
    constexpr qint64 MaxText = 1000;
    const std::vector<MessagePtr> all = messages(*store, TreeSession, MaxText);
    QCOMPARE(ids(all), (QStringList {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s}));
    const auto* part = all.at(4)->parts.first().as<TextPart>();
    QVERIFY(part && part->text.truncated && part->text.text.size() == MaxText);
    QVERIFY(all.at(4)->createdAt.has_value());
    const auto first = open()->firstMessages(SessionId(TreeSession), 3, ReadOptions {MaxText}, JobControl());
    QCOMPARE(ids(first.value()), (QStringList {u"a"_s, u"b"_s, u"c"_s}));
    const auto whole = store->part(SessionId(TreeSession), all.at(4)->storedAt.offset, 0, JobControl());
    QCOMPARE(whole->as<TextPart>()->text.bytes, qint64(Length));
}

void MantisTest::joinsTheTwoRecordings()
{
    m_path = m_dir->filePath(u"projects/95522d890075/%1.jsonl"_s.arg(TreeSession));
    write(smallTree());
    const QString tree = m_path;
    m_path = m_dir->filePath(u"sessions/%1.jsonl"_s.arg(TreeSession));
    write(R"({"type":"system","subtype":"init","model":"m","uuid":"i","session_id":"s"})"
          "\n"
          R"({"type":"assistant","message":{"role":"assistant","content":[],"usage":{"input_tokens":7,)"
          R"("output_tokens":5}},"uuid":"j","session_id":"s"})"
          "\n"
          R"({"type":"result","subtype":"success","total_cost_usd":0.25,"permission_denials":[{"tool_name":"x"}],)"
          R"("usage":{"input_tokens":7,"output_tokens":5},"uuid":"k","session_id":"s"})"
          "\n");
    const auto store = open(m_dir->path());
    QVERIFY(store);
    const std::vector<SessionInfo> all = listed(*store);
    QCOMPARE(all.size(), size_t(1));
    QCOMPARE(*all.front().messages, 4);
    const auto field = [&](const QString& name) {
        const auto found = std::ranges::find(all.front().fields, name, &StoredField::name);
        return found == all.front().fields.end() ? QVariant() : found->value;
    };
    QCOMPARE(field(u"audit"_s).toString(), m_path);
    // Only the recording knows what was used and paid.
    QCOMPARE(all.front().model, u"m"_s);
    QCOMPARE(all.front().tokens.input.value_or(-1), 7);
    QCOMPARE(all.front().tokens.output.value_or(-1), 5);
    QCOMPARE(field(u"audit.finished_runs"_s).toInt(), 1);
    QCOMPARE(field(u"audit.total_cost_usd"_s).toDouble(), 0.25);
    QCOMPARE(field(u"audit.permission_denials"_s).toInt(), 1);
}

void MantisTest::readsBadRows_data()
{
    QTest::addColumn<QVariant>("list");
    QTest::addColumn<QString>("tags");
    QTest::addColumn<QString>("meta");
    QTest::addColumn<QStringList>("found");
    QTest::addColumn<int>("rows");
    const QByteArray good = R"([{"content":"x","role":"user"},{"content":[],"role":"assistant"}])"_ba;
    QTest::newRow("good") << QVariant(good) << u"[]"_s << u"{}"_s << QStringList {} << 2;
    QTest::newRow("as text") << QVariant(QString::fromUtf8(good)) << QString() << QString() << QStringList {} << 2;
    QTest::newRow("no list") << QVariant() << u"[]"_s << u"{}"_s << QStringList {u"broken-list"_s} << 0;
    QTest::newRow("torn") << QVariant(good.chopped(5)) << u"[]"_s << u"{}"_s << QStringList {u"broken-list"_s} << 2;
    QTest::newRow("number") << QVariant(7) << u"[]"_s << u"{}"_s << QStringList {u"broken-list"_s} << 1;
    QTest::newRow("tags") << QVariant(good) << u"{oops"_s << u"{}"_s << QStringList {u"broken-tags"_s} << 2;
    QTest::newRow("meta") << QVariant(good) << u"[]"_s << u"[1]"_s << QStringList {u"broken-metadata"_s} << 2;
    QTest::newRow("title") << QVariant(good) << u"[]"_s << uR"({"title":"Other"})"_s << QStringList {u"title-differs"_s}
                           << 2;
    QTest::newRow("role") << QVariant(R"([{"content":"x","role":"alien"}])"_ba) << u"[]"_s << u"{}"_s
                          << QStringList {u"unloadable-message"_s} << 1;
    QTest::newRow("string answer") << QVariant(
        R"([{"content":"a","role":"user"},{"content":"x","role":"assistant"}])"_ba)
                                   << u"[]"_s << u"{}"_s << QStringList {u"unloadable-message"_s} << 2;
}

void MantisTest::readsBadRows()
{
    QFETCH(const QVariant, list);
    QFETCH(const QString, tags);
    QFETCH(const QString, meta);
    QFETCH(const QStringList, found);
    QFETCH(const int, rows);
    const QString path = m_dir->filePath(u"sessions.db"_s);
    auto file = SqliteFile::create(path);
    QVERIFY(file.has_value());
    file->run(u"CREATE TABLE sessions (id TEXT PRIMARY KEY, created_at TEXT NOT NULL, updated_at TEXT NOT NULL, "
              "title TEXT, tags TEXT, meta TEXT, messages BLOB)"_s);
    const QString time = u"2026-05-16T09:30:00.000125Z"_s;
    file->run(u"INSERT INTO sessions VALUES ('s', ?, ?, 'T', ?, ?, ?)"_s, {time, time, tags, meta, list});
    QVERIFY(file->finish().has_value());
    const auto store = open(path);
    QVERIFY(store);
    const std::vector<SessionInfo> all = listed(*store);
    QCOMPARE(all.size(), size_t(1));
    QCOMPARE(int(messages(*store, u"s"_s).size()), rows);
    QCOMPARE(codes(*store), found);
}

void MantisTest::writesNothing()
{
    write(smallTree());
    const FileStamp before = FileStamp::of(m_path);
    const auto store = open();
    QVERIFY(store);
    QVERIFY(!listed(*store).empty());
    QCOMPARE(codes(*store), QStringList());
    QCOMPARE(FileStamp::of(m_path), before);
    QCOMPARE(QDir(m_dir->path()).entryList(QDir::Files).size(), 1);
}

TEST_CLASS(MantisTest)
#include "tst_mantis.moc"
