// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/contenthasher.h"
#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/style.h"
#include "ui/timeline/markedrows.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Where an action is offered, in the viewport, and the word at its place; nowhere: it is not.
QPoint placeOf(TimelineScene& scene, int row, BlockAction::Kind kind)
{
    const RowLayout* layout = scene.view.rows().peek(row);
    for (const PartLayout& part : layout->parts()) {
        const int top = scene.view.scroller().partRect(row, part.index).top()
            - layout->bandOf(layout->positionOfPart(part.index)).first;
        for (const auto& block : part.blocks) {
            const QRectF area = layout->blockRect(*block);
            for (const PlacedAction& one : block->actions(int(area.width()))) {
                if (one.action.kind == kind)
                    return (one.area.center() + QPointF(area.x(), top + part.y + block->y)).toPoint();
            }
        }
    }
    return {};
}

QStringList wordsOf(TimelineScene& scene, int row)
{
    QStringList words;
    for (const PartLayout& part : scene.view.rows().peek(row)->parts()) {
        for (const auto& block : part.blocks) {
            const auto* line = dynamic_cast<const LineBlock*>(block.get());
            for (const auto* segments : {line ? &line->start : nullptr, line ? &line->end : nullptr}) {
                for (const Segment& segment : segments ? *segments : std::vector<Segment>()) {
                    if (!segment.text.isEmpty() && segment.kind != Segment::Kind::Icon)
                        words << segment.text;
                }
            }
        }
    }
    return words;
}

} // namespace

/// What leads from a message to another session, or to a file on disk.
class TestLinkedParts final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void subAgents();
    void subAgentsByTime();
    void subAgentsOfCopies();
    void filesOnDisk();
    void nothingIsToldWithinTheQuestion();
    void filesOutsideAreNotLookedAt();
};

void TestLinkedParts::subAgents()
{
    SessionBuilder builder(TimelineSession);
    builder.user(u"go"_s)
        .assistant()
        .tool(u"task"_s, u"{\"prompt\":\"look\"}"_s, u"Done by child-2."_s)
        .assistant()
        .tool(u"bash"_s, u"{}"_s, u"child-3 is only a word here"_s);
    FakeSession session = builder.build();
    auto fake = std::make_unique<FakeStore>();
    for (const QString& id : {u"child-1"_s, u"child-2"_s}) {
        session.edges << LineageEdge {SessionId(TimelineSession), SessionId(id), LineageEdge::Kind::SubAgent, {}};
        fake->add(SessionBuilder(id).title(u"Work of "_s + id).user(u"x"_s).build());
    }
    session.edges << LineageEdge {SessionId(TimelineSession), SessionId(u"child-3"_s), LineageEdge::Kind::Fork, {}};
    fake->add(SessionBuilder(u"child-3"_s).title(u"A fork"_s).user(u"x"_s).build());
    fake->add(session);
    TimelineScene scene(std::move(fake));
    SubAgentSource source(scene.store, SessionId(TimelineSession));
    scene.view.addMarks(std::make_unique<SubAgentRows>(source));
    QTRY_VERIFY(!source.isLooking());
    QVERIFY(scene.settle());
    QVERIFY(wordsOf(scene, 1).contains(u"Sub-agent"_s)); // on the line of the call, also while it is folded
    QVERIFY(!wordsOf(scene, 2).contains(u"Sub-agent"_s)); // a fork is none
    const QSignalSpy asked(&scene.view, &TimelineView::sessionRequested);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, placeOf(scene, 1, BlockAction::Kind::Session));
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked.first().first().value<SessionId>(), SessionId(u"child-2"_s));
    // Unfolded, it has its title, and is reached by keys.
    scene.view.setFocus();
    scene.view.goToRow(1, 0);
    scene.view.rows().setFolded(1, 0, false);
    QVERIFY(scene.settle());
    QVERIFY(wordsOf(scene, 1).contains(u"Work of child-2"_s));
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Tab);
    scene.key(Qt::Key_Return);
    QCOMPARE(asked.count(), 2);
}

void TestLinkedParts::subAgentsByTime()
{
    SessionBuilder builder(TimelineSession);
    builder.user(u"go"_s).assistant().tool(u"task"_s, u"{}"_s, u"Done."_s).took(std::chrono::minutes(5));
    FakeSession session = builder.build();
    const auto& call = *session.messages[1]->parts.front().as<ToolPart>();
    auto fake = std::make_unique<FakeStore>();
    const auto add = [&](const QString& id, Time at) {
        session.edges << LineageEdge {SessionId(TimelineSession), SessionId(id), LineageEdge::Kind::SubAgent, {}};
        FakeSession child = SessionBuilder(id).title(id).user(u"x"_s).build();
        child.info.createdAt = at;
        fake->add(child);
    };
    add(u"before"_s, *call.startedAt - std::chrono::seconds(1));
    add(u"within"_s, *call.startedAt + std::chrono::seconds(1));
    add(u"behind"_s, *call.endedAt + std::chrono::seconds(1));
    fake->add(session);
    OpenStore store(std::move(fake));
    SubAgentSource source(store, SessionId(TimelineSession));
    QTRY_VERIFY(!source.isLooking());
    const QList<SubAgent> started = source.startedBy(call);
    QCOMPARE(started.size(), 1);
    QCOMPARE(started.first().title, u"within"_s);
    QVERIFY(!started.first().isNamed);
    ToolPart other = call;
    other.name = u"bash"_s; // ran at the same time, and gives no work to agents
    QVERIFY(source.startedBy(other).isEmpty());
    other = call;
    other.endedAt.reset();
    QVERIFY(source.startedBy(other).isEmpty());
}

/// Of two sub-agents of one id, that of a copy begins with the session's.
void TestLinkedParts::subAgentsOfCopies()
{
    const QString child = TimelineSession + u"/aa1"_s;
    SessionBuilder builder(TimelineSession);
    builder.user(u"go"_s).assistant().tool(u"Task"_s, u"{}"_s, u"Done. agentId: aa1"_s);
    FakeSession session = builder.build();
    const ToolPart call = *session.messages[1]->parts.front().as<ToolPart>();
    session.edges << LineageEdge {SessionId(TimelineSession), SessionId(child), LineageEdge::Kind::SubAgent, {}};
    auto fake = std::make_unique<FakeStore>();
    fake->add(SessionBuilder(child).title(u"copy"_s).user(u"x"_s).build());
    fake->add(session);
    OpenStore store(std::move(fake));
    SubAgentSource source(store, SessionId(TimelineSession));
    QTRY_VERIFY(!source.isLooking());
    const QList<SubAgent> started = source.startedBy(call);
    QCOMPARE(started.size(), 1);
    QVERIFY(started.first().isNamed);
}

void TestLinkedParts::filesOnDisk()
{
    const QTemporaryDir folder;
    const auto write = [&folder](const QString& name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    write(u"same.csv"_s, "a,b\n");
    write(u"changed.csv"_s, "a,b,c\n");
    ContentHasher hasher;
    hasher.add("a,b\n");
    const ContentId content = hasher.result();
    SessionBuilder builder(TimelineSession);
    builder.directory(folder.path()).user(u"see"_s);
    for (const QString& name : {u"same.csv"_s, folder.filePath(u"changed.csv"_s), u"missing.csv"_s}) {
        FileReference reference;
        reference.path = name;
        reference.contentId = content;
        reference.summary = u"two columns"_s;
        builder.part(FileReferencePart {reference});
    }
    TimelineScene scene(builder.build());
    ReferenceStates states(scene.store, SessionId(TimelineSession));
    scene.view.addMarks(std::make_unique<ReferenceRows>(states));
    QTRY_COMPARE(states.folder(), folder.path());
    QVERIFY(QTest::qWaitFor(
        [&] { return scene.isSettled() && wordsOf(scene, 0).contains(u"not there"_s); }, testclass::Patience));
    const QStringList words = wordsOf(scene, 0);
    QVERIFY(words.contains(u"still so"_s));
    QVERIFY(words.contains(u"changed since"_s));
    const QSignalSpy asked(&scene.view, &TimelineView::fileRequested);
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, placeOf(scene, 0, BlockAction::Kind::OpenFile));
    QTest::mouseClick(scene.view.viewport(), Qt::LeftButton, {}, placeOf(scene, 0, BlockAction::Kind::ExploreFile));
    QCOMPARE(asked.count(), 2);
    QCOMPARE(asked.first(), QVariantList({0, 1, false}));
    QCOMPARE(asked.last(), QVariantList({0, 1, true}));
    states.setFolder({}); // nothing is known any more
    QVERIFY(QTest::qWaitFor(
        [&] { return scene.isSettled() && !wordsOf(scene, 0).contains(u"not there"_s); }, testclass::Patience));
}

/// A row asks while it is laid out, and a look may be over before the question is.
void TestLinkedParts::nothingIsToldWithinTheQuestion()
{
    const QTemporaryDir folder;
    OpenStore store(
        TimelineScene::storeOf(SessionBuilder(TimelineSession).directory(folder.path()).user(u"see"_s).build()));
    ReferenceStates states(store, SessionId(TimelineSession));
    QTRY_COMPARE(states.folder(), folder.path());
    const QSignalSpy changed(&states, &ReferenceStates::changed);
    for (int i = 0; i < 1'000; ++i) {
        FileReference reference;
        reference.path = QString::number(i);
        QVERIFY(!states.stateOf(reference));
        QThread::usleep(300); // it is looked for without an event loop
    }
    QCOMPARE(changed.count(), 0);
    QTRY_VERIFY(!states.isLooking());
    QCOMPARE(changed.count(), 1'000);
}

void TestLinkedParts::filesOutsideAreNotLookedAt()
{
    const QTemporaryDir folder;
    OpenStore store(
        TimelineScene::storeOf(SessionBuilder(TimelineSession).directory(folder.path()).user(u"x"_s).build()));
    ReferenceStates states(store, SessionId(TimelineSession));
    QTRY_COMPARE(states.folder(), folder.path());
    FileReference reference;
    for (const QString& path : QStringList {u"../secret"_s, u"/etc/passwd"_s, folder.path() + u"/../secret"_s}) {
        reference.path = path;
        QVERIFY2(states.pathOf(reference).isEmpty(), qPrintable(path));
        QVERIFY(!states.stateOf(reference));
        QTRY_VERIFY(!states.isLooking());
        QCOMPARE(states.stateOf(reference), FileOnDisk::State::Outside);
    }
    reference.path = folder.path() + u"/a.csv"_s;
    QCOMPARE(states.pathOf(reference), folder.filePath(u"a.csv"_s));
}

GUI_TEST_CLASS(TestLinkedParts)
#include "tst_linkedparts.moc"
