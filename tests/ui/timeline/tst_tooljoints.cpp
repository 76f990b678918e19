// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/registry.h"
#include "tests/testkit/fakestore.h"
#include "tests/testkit/needed.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/timelineaccessible.h"
#include "ui/timeline/timelinetext.h"
#include "ui/timeline/timelineview.h"
#include "ui/timeline/tooljoints.h"

#include <QDirIterator>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

ToolPart callPart(const QString& id, const QString& input = uR"({"path":"src/x.cpp"})"_s)
{
    ToolPart tool;
    tool.name = u"read_file"_s;
    tool.callId = id;
    tool.input = LongText(input);
    tool.state = ToolPart::State::Completed;
    return tool;
}

ToolPart resultPart(const QString& id, const QString& output = u"one\ntwo"_s, bool failed = false)
{
    ToolPart tool;
    tool.name = u"read_file"_s;
    tool.callId = id;
    tool.output = LongText(output);
    tool.hasOutput = true;
    tool.state = failed ? ToolPart::State::Error : ToolPart::State::Completed;
    return tool;
}

SessionBuilder& results(SessionBuilder& builder, const QList<ToolPart>& parts, Role role = Role::Tool)
{
    builder.message(role, role == Role::Tool ? u"tool"_s : u"user"_s);
    for (const ToolPart& part : parts)
        builder.part(part);
    return builder;
}

/// A row as text: "call", "result of src/x.cpp", "^" joined above, "v" joined below, "a" answered.
QString brief(const SessionBuilder& builder, int row)
{
    const FakeSession session = builder.build();
    const auto at = [&](int other) {
        return other >= 0 && other < int(session.messages.size()) ? session.messages[size_t(other)] : nullptr;
    };
    const ToolJoints joints = toolJoints(row, *at(row), at);
    QStringList words;
    for (const auto& [part, tool] : joints.calls)
        words += u"%1=%2"_s.arg(part).arg(tool.input.text);
    for (const int part : joints.answered)
        words += u"a%1"_s.arg(part);
    if (joints.isResult)
        words += u"result"_s;
    if (joints.joinsAbove)
        words += u"^"_s;
    if (joints.joinsBelow)
        words += u"v"_s;
    return words.join(u' ');
}

/// A view over a store in memory, shown and loaded.
struct JointScene
{
    explicit JointScene(const SessionBuilder& builder)
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
        , model(store, SessionId(u"session-1"_s))
    {
        fake->add(builder.build());
        view.setFlashing(false);
        view.resize(900, 600);
        view.setModel(&model);
        view.show();
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                view.grab();
                const int last = view.scroller().lastRow();
                for (int row = 0; row <= last; ++row) {
                    if (view.rows().heights().height(row) > 0 && !view.rows().peek(row))
                        return false;
                }
                return model.isReady() && last >= 0;
            },
            testclass::Patience);
    }
    [[nodiscard]] const RowLayout& row(int row) { return *view.rows().peek(row); }
    [[nodiscard]] QStringList heads()
    {
        QStringList found;
        for (int i = 0; i < view.rows().count(); ++i)
            found += row(i).head() ? row(i).head()->copyText : u"-"_s;
        return found;
    }
    [[nodiscard]] QString text(int at)
    {
        RowLayout& layout = *view.rows().layout(at);
        return layout.text({at, 0, 0, 0}, layout.end());
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    MessageModel model;
    TimelineView view;
};

/// What is said in the line of a row.
QStringList headWords(const RowLayout& row)
{
    const auto* head = static_cast<const LineBlock*>(row.parts().front().blocks.front().get());
    QStringList words;
    for (const std::vector<Segment>& side : {head->start, head->end}) {
        for (const Segment& segment : side) {
            if (segment.kind == Segment::Kind::Text && !segment.text.isEmpty())
                words += segment.text;
        }
    }
    return words;
}

} // namespace

class TestToolJoints final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void findsWhatBelongsTogether();
    void sameIdsOfOtherTurns();
    void thePatchOfAResult();
    void anEditAndItsPatchAreOneBox();
    void whatIsAloneStaysAlone();
    void manyParallelCalls();
    void oneBoxWithoutAHeadBetween();
    void afterALongWait();
    void aResultWithoutOutputSaysSo();
    void imagesBelongToTheirResult();
    void filteredRowsSayWhoSpeaks();
    void numbersOfLinesAreNoWords();
    void messagesWithoutTimesAreGrouped();
    void oneBoxForEachOfSeveralCalls();
    void callsInMessagesOfTheirOwn();
    void aCallThatIsGoneToIsShown();
    void genuineSessions_data();
    void genuineSessions();
    void aFailureIsToldOnce();
    void theResultOpensWithItsCall();
    void aResultIsToldInTheWordsOfItsCall();
    void aCheckpointParts();
    void hiddenToolsHideBoth();
    void theUsersResultsAreNotTheirWords();
};

void TestToolJoints::findsWhatBelongsTogether()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant(u"I read."_s).part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)});
    builder.assistant().part(callPart(u"2"_s, u"A"_s)).part(callPart(u"3"_s, u"B"_s));
    results(builder, {resultPart(u"2"_s)});
    results(builder, {resultPart(u"3"_s)});
    QCOMPARE(brief(builder, 0), QString());
    QCOMPARE(brief(builder, 1), u"a1 v"_s);
    QCOMPARE(brief(builder, 2), uR"(0={"path":"src/x.cpp"} result ^)"_s);
    QCOMPARE(brief(builder, 3), u"a0 a1"_s); // what stands below is not the result of the last one
    QCOMPARE(brief(builder, 4), u"0=A result"_s);
    QCOMPARE(brief(builder, 5), u"0=B result"_s);
}

void TestToolJoints::sameIdsOfOtherTurns()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s, u"A"_s));
    builder.assistant().part(callPart(u"1"_s, u"B"_s));
    results(builder, {resultPart(u"1"_s)});
    QCOMPARE(brief(builder, 0), QString()); // the result is that of the nearer one
    QCOMPARE(brief(builder, 1), u"a0 v"_s);
    QCOMPARE(brief(builder, 2), u"0=B result ^"_s);
}

/// Stores that keep what an edit did beside its result: one box, and the patch below it without a head between.
void TestToolJoints::thePatchOfAResult()
{
    SessionBuilder builder;
    builder.assistant(u"Now the edit."_s).part(callPart(u"t1"_s));
    results(builder, {resultPart(u"t1"_s, u"done"_s)}).patch(u"--- a/x.cpp\n+++ b/x.cpp\n@@ -1 +1 @@\n-a\n+b\n"_s);
    QVERIFY(brief(builder, 0).contains(u'v'));
    QCOMPARE(brief(builder, 1), uR"(0={"path":"src/x.cpp"} result ^)"_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads().at(1), u"-"_s);

    SessionBuilder alone;
    alone.assistant().patch(u"--- a/x.cpp\n+++ b/x.cpp\n@@ -1 +1 @@\n-a\n+b\n"_s);
    QVERIFY(!holdsOnlyResults(*alone.lastMessage()));
}

void TestToolJoints::anEditAndItsPatchAreOneBox()
{
    const QString diff = u"--- a/x.cpp\n+++ b/x.cpp\n@@ -1 +1 @@\n-a\n+b\n"_s;
    const QString input = uR"({"file_path":"x.cpp","old_string":"a","new_string":"b"})"_s;
    ToolPart call = callPart(u"t1"_s, input);
    ToolPart result = resultPart(u"t1"_s, u"done"_s);
    call.name = result.name = u"Edit"_s;
    SessionBuilder builder;
    builder.assistant(u"Now the edit."_s).part(call);
    results(builder, {result}).patch(diff);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    const std::vector<PartLayout>& parts = scene.row(1).parts();
    QCOMPARE(parts.size(), size_t(2));
    QVERIFY(parts[0].frames.at(0).opensAbove && parts[0].frames.at(0).opensBelow);
    QVERIFY(parts[1].frames.at(0).opensAbove && !parts[1].frames.at(0).opensBelow);
    QCOMPARE(parts[1].y, parts[0].y + parts[0].height);

    // A patch of several edits is of none of them, and one of something else neither.
    SessionBuilder others;
    others.assistant().tool(u"Edit"_s, input, u"done"_s).tool(u"Edit"_s, input, u"done"_s).patch(diff);
    others.assistant().tool(u"Bash"_s, u"{}"_s, u"done"_s).patch(diff);
    others.assistant().failedTool(u"Edit"_s, input, u"It is not there."_s).patch(diff);
    others.assistant().tool(u"Edit"_s, input, u"done"_s).patch(diff).tool(u"Edit"_s, input, u"done"_s).patch(diff);
    // A command that hands a patch over is an edit, too.
    const QString patch
        = uR"({"command":["apply_patch","*** Begin Patch\n*** Update File: x.cpp\n@@\n-a\n+b\n*** End Patch"]})"_s;
    others.assistant().tool(u"shell"_s, patch, u"done"_s).patch(diff);
    const FakeSession session = others.build();
    const auto at = [&](int row) {
        return row >= 0 && row < int(session.messages.size()) ? session.messages[size_t(row)] : nullptr;
    };
    QCOMPARE(toolJoints(4, *at(4), at).patches, (std::set<int> {1}));
    for (int row = 0; row < 3; ++row)
        QVERIFY2(toolJoints(row, *at(row), at).patches.empty(), qPrintable(QString::number(row)));
    QCOMPARE(toolJoints(3, *at(3), at).patches, (std::set<int> {1, 3}));
}

void TestToolJoints::whatIsAloneStaysAlone()
{
    SessionBuilder builder;
    builder.assistant().tool(u"bash"_s, u"{}"_s, u"whole"_s);
    builder.assistant().part(callPart(u"1"_s));
    results(builder, {resultPart(u"other"_s)});
    ToolPart nameless = resultPart({});
    results(builder, {nameless});
    for (int row = 0; row < 4; ++row)
        QCOMPARE(brief(builder, row), QString());
    // Too far away to be looked for.
    SessionBuilder far;
    far.assistant().part(callPart(u"1"_s));
    for (int i = 0; i < JointRows; ++i)
        far.assistant(u"So."_s);
    results(far, {resultPart(u"1"_s)});
    QCOMPARE(brief(far, 0), QString());
    QCOMPARE(brief(far, JointRows + 1), QString());
}

void TestToolJoints::manyParallelCalls()
{
    constexpr int Calls = 10'000;
    SessionBuilder builder;
    builder.assistant();
    for (int i = 0; i < Calls; ++i)
        builder.part(callPart(QString::number(i), u"in %1"_s.arg(i)));
    QList<ToolPart> answers;
    for (int i = Calls; i-- > 0;)
        answers += resultPart(QString::number(i));
    results(builder, answers);
    const FakeSession session = builder.build();
    int asked = 0;
    const auto at = [&](int row) -> MessagePtr {
        ++asked;
        return row >= 0 && row < int(session.messages.size()) ? session.messages[size_t(row)] : nullptr;
    };
    const ToolJoints above = toolJoints(0, *at(0), at);
    const ToolJoints below = toolJoints(1, *at(1), at);
    QCOMPARE(above.answered.size(), size_t(Calls));
    QCOMPARE(below.calls.size(), size_t(Calls));
    QCOMPARE(below.calls.at(0).input.text, u"in %1"_s.arg(Calls - 1));
    QVERIFY(below.isResult);
    QVERIFY2(asked < 4 * JointRows, qPrintable(QString::number(asked))); // and not for each call
}

void TestToolJoints::oneBoxWithoutAHeadBetween()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant(u"I read."_s).part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)});
    builder.assistant(u"Read."_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads(), QStringList({u"You"_s, u"Assistant"_s, u"-"_s, u"-"_s}));
    // The boxes touch: one is open below, the other above.
    const PartLayout& above = scene.row(1).parts().back();
    const PartLayout& below = scene.row(2).parts().front();
    QVERIFY(above.frames.at(0).opensBelow);
    QVERIFY(below.frames.at(0).opensAbove);
    QCOMPARE(above.y + above.height, scene.row(1).height());
    QCOMPARE(below.y, 0);
}

void TestToolJoints::afterALongWait()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s)).after(std::chrono::minutes(7));
    results(builder, {resultPart(u"1"_s)});
    builder.after(std::chrono::minutes(7)).assistant(u"At last."_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"Assistant"_s}));
    QVERIFY(scene.row(1).request().joints.joinsAbove);
}

/// Below the line of its call, too, where its own line would else be empty.
void TestToolJoints::aResultWithoutOutputSaysSo()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s, QString())});
    builder.assistant().part(callPart(u"2"_s));
    results(builder, {resultPart(u"2"_s, u"one"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QVERIFY(scene.row(1).request().joints.joinsAbove && scene.row(3).request().joints.joinsAbove);
    QCOMPARE(headWords(scene.row(1)), QStringList({u"no output"_s}));
    QCOMPARE(headWords(scene.row(3)), QStringList({u"one"_s})); // once
}

/// They stand behind it as parts, so that it has no output of its own.
void TestToolJoints::imagesBelongToTheirResult()
{
    ImagePart image;
    image.mediaType = u"image/png"_s;
    image.size = 10;
    SessionBuilder builder;
    builder.assistant(u"I look."_s).part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s, QString())}).part(image);
    builder.assistant(u"I see."_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QVERIFY(scene.row(0).request().joints.joinsBelow && scene.row(1).request().joints.joinsAbove);
    QCOMPARE(headWords(scene.row(1)), QStringList({u"1 image(s)"_s}));
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"-"_s}));
    // One that nobody's result brought is somebody's own.
    SessionBuilder pasted;
    pasted.user(u"Look"_s).part(image);
    QVERIFY(!holdsOnlyResults(*pasted.lastMessage()));
}

/// The row with their role line may be hidden, or what the other one said between them.
void TestToolJoints::filteredRowsSayWhoSpeaks()
{
    SessionBuilder builder;
    builder.assistant(u"One."_s);
    builder.assistant(u"Two."_s);
    builder.user(u"And?"_s);
    builder.assistant(u"Three."_s);
    builder.assistant(u"Four."_s).part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)});
    builder.assistant(u"Five."_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"You"_s, u"Assistant"_s, u"-"_s, u"-"_s, u"-"_s}));
    RowFilter filter;
    filter.matches = std::make_shared<const std::vector<int>>(std::vector<int> {1, 3, 6});
    scene.view.setFilter(filter);
    QVERIFY(scene.settle());
    QVERIFY(scene.row(1).head());
    QVERIFY(scene.row(3).head());
    QVERIFY(!scene.row(6).head()); // nobody else spoke since
}

/// A file that begins with an empty line would else begin with “165→”.
void TestToolJoints::numbersOfLinesAreNoWords()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s, u"   165\u2192\n   166\u2192\tif (all)\n   167\u2192\t\treturn"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(headWords(scene.row(1)).constFirst(), u"if (all)"_s);
}

void TestToolJoints::messagesWithoutTimesAreGrouped()
{
    SessionBuilder builder;
    builder.assistant(u"One."_s).noTime();
    builder.assistant(u"Two."_s).noTime();
    for (int i = 0; i < 2; ++i)
        builder.message(Role::Unknown, {}).unknown({}, u"{"_s, u"It ends."_s).states(MessageState::Damaged).noTime();
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"Unknown role"_s, u"Unknown role"_s}));
}

/// Each result tells its call, so that the calls above have no boxes.
void TestToolJoints::oneBoxForEachOfSeveralCalls()
{
    SessionBuilder builder;
    builder.assistant(u"I read both."_s).part(callPart(u"1"_s)).part(callPart(u"2"_s, uR"({"path":"src/y.cpp"})"_s));
    results(builder, {resultPart(u"1"_s)});
    results(builder, {resultPart(u"2"_s, u"three"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"-"_s}));
    QCOMPARE(scene.row(0).parts().size(), 1u);
    QCOMPARE(scene.text(0), u"I read both."_s);
    QCOMPARE(scene.row(1).blockText(0, 0), u"read_file src/x.cpp"_s);
    QCOMPARE(scene.row(2).blockText(0, 0), u"read_file src/y.cpp"_s);
    QVERIFY(!scene.row(2).parts()[0].frames.at(0).opensAbove);
    scene.view.setAllFolded(false);
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(0).parts().size(), 1u);
    QVERIFY(scene.text(2).contains(u"src/y.cpp"_s) && scene.text(2).contains(u"three"_s));
    // Where the results are hidden, the calls are shown.
    RowFilter filter;
    filter.hiddenRoles = {Role::Tool};
    scene.view.setFilter(filter);
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(0).parts().size(), 3u);
}

/// Some agents keep each call as a message.
void TestToolJoints::callsInMessagesOfTheirOwn()
{
    SessionBuilder builder;
    builder.assistant(u"I read both."_s);
    builder.assistant().part(callPart(u"1"_s));
    builder.assistant().part(callPart(u"2"_s, uR"({"path":"src/y.cpp"})"_s));
    results(builder, {resultPart(u"1"_s)});
    results(builder, {resultPart(u"2"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.view.rows().heights().height(1), 0);
    QCOMPARE(scene.view.rows().heights().height(2), 0);
    QCOMPARE(scene.row(3).blockText(0, 0), u"read_file src/x.cpp"_s);
    QCOMPARE(scene.row(4).blockText(0, 0), u"read_file src/y.cpp"_s);
    // The first of an answer says who calls.
    SessionBuilder first;
    first.user(u"Go"_s);
    first.assistant().part(callPart(u"1"_s)).part(callPart(u"2"_s));
    results(first, {resultPart(u"1"_s), resultPart(u"2"_s)});
    JointScene other(first);
    QVERIFY(other.settle());
    QCOMPARE(other.heads(), QStringList({u"You"_s, u"Assistant"_s, u"-"_s}));
    QVERIFY(other.text(1).startsWith("Calls 2"_L1));
}

void TestToolJoints::aCallThatIsGoneToIsShown()
{
    SessionBuilder builder;
    builder.assistant(u"I read both."_s).part(callPart(u"1"_s)).part(callPart(u"2"_s));
    results(builder, {resultPart(u"1"_s), resultPart(u"2"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    scene.view.goToRow(0, 2);
    QVERIFY(scene.settle());
    QCOMPARE(scene.view.currentPart(), 2);
    QCOMPARE(scene.row(0).parts().size(), 2u);
    QCOMPARE(scene.row(0).positionOfPart(2), 1);
    // Also of a message that nothing else is shown of.
    SessionBuilder calls;
    calls.assistant(u"I read both."_s);
    calls.assistant().part(callPart(u"1"_s));
    calls.assistant().part(callPart(u"2"_s));
    results(calls, {resultPart(u"1"_s), resultPart(u"2"_s)});
    JointScene other(calls);
    QVERIFY(other.settle());
    other.view.goToRow(2);
    QVERIFY(other.settle());
    QCOMPARE(other.view.currentRow(), 2);
    QVERIFY(other.view.rows().heights().height(2) > 0);
    QCOMPARE(other.view.rows().heights().height(1), 0);
}

void TestToolJoints::genuineSessions_data()
{
    QTest::addColumn<QString>("path");
    const QString claude = realStore(u"claude-code"_s);
    const QString codex = realStore(u"codex"_s);
    for (const QString& folder : {claude, codex}) {
        QDirIterator it(folder, {u"*.jsonl"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            if (openStore(path))
                QTest::newRow(qPrintable(QFileInfo(path).fileName())) << path;
        }
    }
}

void TestToolJoints::genuineSessions()
{
    QFETCH(QString, path);
    OpenStore store(*openStore(path));
    SessionId session;
    const auto take = [&session](const std::vector<SessionInfo>& batch) {
        session = session.isEmpty() ? batch.front().id : session;
        return true;
    };
    {
        const auto listing = openStore(path);
        QVERIFY((*listing)->sessions(ListDetail::Basic, take, {}));
    }
    MessageModel model(store, session);
    TimelineView view;
    view.resize(900, 600);
    view.setModel(&model);
    view.show();
    QTRY_VERIFY(model.isReady() && view.isComplete());
    for (int row = 0; row < view.rows().count(); ++row) {
        view.scroller().showRow(row, 0); // goes to no part, which would show its call
        QTRY_VERIFY(model.peek(row));
    }
    QMap<QString, int> boxes; // that begin, by call
    QSet<QString> answered;
    for (int row = 0; row < view.rows().count(); ++row) {
        const RowLayout* layout = view.rows().layout(row);
        QVERIFY(layout);
        for (const PartLayout& shown : layout->parts()) {
            const auto part = std::ranges::find(layout->message()->parts, shown.index, &Part::index);
            const auto* tool = part == layout->message()->parts.end() ? nullptr : part->as<ToolPart>();
            if (!tool || tool->callId.isEmpty())
                continue;
            if (tool->hasOutput)
                answered << tool->callId;
            const bool isFirst = &*part == &layout->message()->parts.first();
            if (!(layout->request().joints.joinsAbove && isFirst))
                ++boxes[tool->callId];
        }
    }
    for (const QString& id : std::as_const(answered))
        QCOMPARE_LE(boxes.value(id), 1);
}

void TestToolJoints::aFailureIsToldOnce()
{
    ToolPart failed = callPart(u"1"_s);
    failed.state = ToolPart::State::Error;
    SessionBuilder builder;
    builder.assistant().part(failed).part(callPart(u"2"_s));
    results(builder, {resultPart(u"1"_s, u"No such file"_s, true), resultPart(u"2"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(0).parts().size(), 1u);
    QVERIFY(scene.row(0).parts()[0].frames.empty());
    QCOMPARE(scene.row(1).parts()[0].frames.at(0).style, Frame::Style::Error);
    QCOMPARE(scene.row(1).parts()[0].fold, Fold::Open);
    QVERIFY(!scene.text(0).contains(u"failed"_s));
    QVERIFY(scene.text(1).contains(u"No such file"_s));
}

void TestToolJoints::theResultOpensWithItsCall()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(1).parts()[0].fold, Fold::Folded);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, scene.view.scroller().partRect(0, 0).center());
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(0).parts()[0].fold, Fold::Open);
    QCOMPARE(scene.row(1).parts()[0].fold, Fold::Open);
    // Its own line folds the result alone.
    const QRect line = scene.view.scroller().partRect(1, 0);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, {line.center().x(), line.y() + 8});
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(0).parts()[0].fold, Fold::Open);
    QCOMPARE(scene.row(1).parts()[0].fold, Fold::Folded);
}

void TestToolJoints::aResultIsToldInTheWordsOfItsCall()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s)).part(callPart(u"2"_s, uR"({"path":"src/y.cpp"})"_s));
    results(builder, {resultPart(u"1"_s), resultPart(u"2"_s)});
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QCOMPARE(scene.row(1).blockText(0, 0), u"read_file src/x.cpp"_s);
    QCOMPARE(scene.row(1).blockText(1, 0), u"read_file src/y.cpp"_s);
    QVERIFY(accessibleName(scene.view, 1, 1).contains(u"tool read_file, done, src/y.cpp"_s));
}

void TestToolJoints::aCheckpointParts()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s));
    const MessageId calling = builder.lastMessage()->id;
    results(builder, {resultPart(u"1"_s)});
    JointScene scene(builder);
    SessionCheckpoints checkpoints(scene.store, scene.model);
    scene.view.setCheckpoints(&checkpoints);
    QVERIFY(scene.settle());
    QVERIFY(scene.row(1).request().joints.joinsAbove);
    const SessionId session(u"session-1"_s);
    scene.fake->setCheckpoints(
        session, {{.id = CheckpointId(u"c"_s), .session = session, .label = u"here"_s, .message = calling}});
    scene.store.pollNow();
    QTRY_VERIFY(scene.settle() && !scene.row(0).request().checkpoints.isEmpty());
    QVERIFY(!scene.row(0).request().joints.joinsBelow);
    QVERIFY(!scene.row(1).request().joints.joinsAbove);
    scene.view.setCheckpoints(nullptr);
}

void TestToolJoints::hiddenToolsHideBoth()
{
    SessionBuilder builder;
    builder.user(u"Go"_s);
    builder.assistant(u"I read."_s).part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)});
    builder.assistant(u"Read."_s);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    RowFilter filter;
    filter.hiddenKinds = PartKind::Tool;
    scene.view.setFilter(filter);
    QVERIFY(scene.settle());
    QCOMPARE(scene.view.rows().heights().height(2), 0);
    QVERIFY(!scene.row(1).request().joints.joinsBelow);
    QCOMPARE(scene.row(1).parts().size(), 1u);
    QVERIFY(scene.row(1).height() > 0);
}

void TestToolJoints::theUsersResultsAreNotTheirWords()
{
    SessionBuilder builder;
    builder.assistant().part(callPart(u"1"_s));
    results(builder, {resultPart(u"1"_s)}, Role::User);
    results(builder, {resultPart(u"unknown"_s)}, Role::User);
    JointScene scene(builder);
    QVERIFY(scene.settle());
    QVERIFY(!scene.row(1).isUser());
    QVERIFY(scene.row(2).isUser()); // of which nobody knows whose it is
    QCOMPARE(scene.heads(), QStringList({u"Assistant"_s, u"-"_s, u"You"_s}));
    // Copied as Markdown, too.
    scene.view.cursor().selectAll();
    const QString copied = scene.view.text().text(true);
    QVERIFY2(copied.startsWith(u"## Assistant"_s) && copied.count(u"**read_file**"_s) == 3, qPrintable(copied));
    QVERIFY2(!copied.contains(u"## You"_s), qPrintable(copied));
}

GUI_TEST_CLASS(TestToolJoints)

#include "tst_tooljoints.moc"
