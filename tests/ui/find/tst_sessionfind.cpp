// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/searchquery.h"
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/find/findbar.h"
#include "ui/find/findhistory.h"
#include "ui/pages/filterbar.h"
#include "ui/pages/filterrow.h"
#include "ui/pages/sessionfind.h"
#include "ui/pages/sessionpage.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/timelinetext.h"
#include "ui/viewers/textviewer.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace stemma;

namespace {

QString numberedOutput(int lines)
{
    QString text;
    for (int i = 1; i <= lines; ++i)
        text += u"line %1\n"_s.arg(i);
    return text;
}

FakeSession sampleSession()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Where is the **bud**get kept? The budget of retries."_s);
    builder.assistant()
        .thinking(u"They mean the retry budget."_s)
        .tool(u"bash"_s, u"{\"command\":\"grep budget src\"}"_s,
            numberedOutput(100) + u"budget\n"_s + numberedOutput(50));
    for (int i = 0; i < 60; ++i)
        builder.user(u"Go on, %1"_s.arg(i));
    builder.assistant(u"The budget is in the file."_s);
    builder.assistant().patch(u"--- a/x.cpp\n+++ b/x.cpp\n@@ -1 +1 @@\n-int budget = 1;\n+int budget = 2;\n"_s);
    return builder.build();
}

/// A session in its page, as a tab shows it.
struct Scene
{
    explicit Scene(const FakeSession& session = sampleSession())
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
    {
        fake->add(session);
        page = std::make_unique<SessionPage>(&store, SessionId(u"one"_s));
        page->resize(900, 600);
        page->show();
    }

    [[nodiscard]] bool load()
    {
        return QTest::qWaitFor(
            [this] {
                page->grab();
                return page->isIdle();
            },
            testclass::Patience);
    }
    [[nodiscard]] FindBar& bar() { return *page->findBar(); }
    [[nodiscard]] SessionFind& find() { return *page->find(); }
    /// Opens the bar and types.
    void type(const QString& text)
    {
        find().open();
        bar().edit()->selectAll();
        QTest::keyClicks(bar().edit(), text);
    }
    void next() { QTest::keyClick(bar().edit(), Qt::Key_Return); }
    void previous() { QTest::keyClick(bar().edit(), Qt::Key_Return, Qt::ShiftModifier); }
    [[nodiscard]] QString count() { return bar().countText(); }

    /// The block that shows the current hit; null: there is none.
    [[nodiscard]] const Block* currentBlock()
    {
        page->grab();
        TimelineRows& rows = page->timeline()->rows();
        const RowLayout* layout = find().current() ? rows.peek(int(find().current()->row)) : nullptr;
        for (size_t i = 0; layout && i < layout->parts().size(); ++i) {
            for (const std::unique_ptr<Block>& block : layout->parts()[i].blocks) {
                if (block->holdsCurrentHit())
                    return block.get();
            }
        }
        return nullptr;
    }
    /// From what has the frame to the end of its line.
    [[nodiscard]] QString currentLine()
    {
        const Block* block = currentBlock();
        return block && block->hits().now >= 0
            ? block->text().sliced(block->hits().spans[size_t(block->hits().now)].start).section(u'\n', 0, 0)
            : QString();
    }
    /// It is on screen.
    [[nodiscard]] bool isCurrentSeen()
    {
        const Block* block = currentBlock();
        const auto hit = block ? block->currentHit() : std::nullopt;
        if (!hit)
            return false;
        TimelineView* view = page->timeline();
        const int part = find().current()->part;
        const RowLayout* layout = view->rows().peek(int(find().current()->row));
        const QRect area = view->scroller().partRect(int(find().current()->row), part);
        const int y = area.top() + block->y + hit->first;
        return layout && !area.isEmpty() && y >= 0 && y < view->viewport()->height();
    }
    /// A hit in the answer of a row, as a search over everything gives it.
    [[nodiscard]] static SearchHit hitAt(int row, TextSpan place)
    {
        FakeStore same; // the page's own is used by its lane
        same.add(sampleSession());
        SearchHit hit;
        hit.session = SessionId(u"one"_s);
        hit.rowKey = (*same.outline(hit.session, {}))[size_t(row)].key;
        hit.part = 0;
        hit.kind = TextKind::Answer;
        hit.place = place;
        return hit;
    }
    /// The hits that each line of a part tells; of a patch a line a file.
    [[nodiscard]] QStringList linesOf(int row, int part)
    {
        page->grab();
        QStringList lines;
        const RowLayout* layout = page->timeline()->rows().peek(row);
        const int position = layout ? layout->positionOfPart(part) : -1;
        if (position < 0)
            return lines;
        for (const std::unique_ptr<Block>& block : layout->parts()[size_t(position)].blocks) {
            const auto* line = dynamic_cast<const LineBlock*>(block.get());
            for (const Segment& segment : line ? line->end : std::vector<Segment>()) {
                if (segment.kind == Segment::Kind::Hits)
                    lines << line->copyText + u": "_s + segment.text + (segment.isNow ? u" now"_s : QString());
            }
        }
        return lines;
    }
    /// "2 hits" of a part's head; empty: there is none.
    [[nodiscard]] QString headOf(int row, int part)
    {
        page->grab();
        const RowLayout* layout = page->timeline()->rows().peek(row);
        const int position = layout ? layout->positionOfPart(part) : -1;
        if (position < 0 || layout->parts()[size_t(position)].blocks.empty())
            return {};
        const auto* head = dynamic_cast<const LineBlock*>(layout->parts()[size_t(position)].blocks.front().get());
        for (const Segment& segment : head ? head->end : std::vector<Segment>()) {
            if (segment.kind == Segment::Kind::Hits)
                return segment.text;
        }
        return {};
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    std::unique_ptr<SessionPage> page;
};

} // namespace

class TestSessionFind : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void findsAsOneTypes();
    void goesRoundAndBack();
    void goesOnFromWhereOneIs();
    void foldedPartsTellAndOpen();
    void middlesOfOutputsAreShown();
    void middlesOfPromptsAreShown();
    void placesAreToldApart();
    void patchesMarkHits();
    void eachFileOfAPatchTellsItsHits();
    void whatNoBlockShowsIsAtTheHead();
    void errorsOfMessagesAreMarked();
    void linksAreNoText();
    void wholeTextsOpenAtTheHit();
    void closesAndGivesTheFocusBack();
    void scopeAndButtonsCount();
    void problemsAreTold();
    void cancelledIsNotNothing();
    void hiddenRowsArePassedOver();
    void selectedTextIsTaken();
    void historyComesBack();
    void growsWithTheSession();
    void showsWhatWasFoundElsewhere();
    void whatWasFoundElsewhereGoesBeforeTheFilter();
    void showsWhatWasFoundBeforeTheSessionIsThere();
    void optionsAreOfAllThatWasGiven();
    void wordsAreShownAsWords();
    void marksFollowTheTheme();
};

void TestSessionFind::findsAsOneTypes()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    // The first word is spelled with marks, so that the second one is the first that is stored.
    QCOMPARE(scene.find().current()->row, qint64(0));
    QTRY_VERIFY(scene.isCurrentSeen());
    QVERIFY(scene.bar().edit()->hasFocus());
    scene.type(u"budgets"_s);
    QTRY_COMPARE(scene.count(), u"No hits"_s);
    QVERIFY(!scene.find().current());
    scene.bar().edit()->clear();
    QTRY_COMPARE(scene.count(), QString());
}

/// Whether there are hits is not known then.
void TestSessionFind::cancelledIsNotNothing()
{
    Scene scene;
    QVERIFY(scene.load());
    connect(&scene.find().source(), &FindSource::begun, &scene.find(),
        [](const QString& /*title*/, const JobControl& control) { control.cancel(); });
    scene.type(u"budgets"_s);
    QTRY_COMPARE(scene.bar().noteText(), u"Cancelled."_s);
    QCOMPARE(scene.count(), QString());
    scene.bar().edit()->clear();
    QTRY_COMPARE(scene.bar().noteText(), QString());
}

void TestSessionFind::goesRoundAndBack()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    for (int i = 2; i <= 7; ++i) {
        scene.next();
        QTRY_COMPARE(scene.count(), u"%1 of 7"_s.arg(i));
        QTRY_VERIFY2(scene.isCurrentSeen(), qPrintable(QString::number(i)));
    }
    scene.next();
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    QCOMPARE(scene.bar().noteText(), u"Went on from the beginning"_s);
    scene.previous();
    QTRY_COMPARE(scene.count(), u"7 of 7"_s);
}

void TestSessionFind::goesOnFromWhereOneIs()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    scene.page->timeline()->goToRow(30);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 30);
    scene.next();
    QTRY_COMPARE(scene.find().current()->row, qint64(62));
    scene.page->timeline()->goToRow(30);
    QTRY_COMPARE(scene.page->timeline()->currentRow(), 30);
    scene.previous();
    QTRY_COMPARE(scene.find().current()->row, qint64(1));
}

void TestSessionFind::foldedPartsTellAndOpen()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    QTRY_COMPARE(scene.headOf(1, 0), u"1 hit(s)"_s);
    QCOMPARE(scene.headOf(1, 1), u"2 hit(s)"_s);
    scene.next();
    QTRY_COMPARE(scene.find().current()->kind, TextKind::Thinking);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.headOf(1, 0), QString());
}

void TestSessionFind::middlesOfOutputsAreShown()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"line 100\nbudget"_s.section(u'\n', 0, 0));
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.find().current()->kind, TextKind::ToolOutput);
}

void TestSessionFind::middlesOfPromptsAreShown()
{
    const QString line = u"A line of words that goes on for a while and then ends.\n"_s;
    Scene scene(SessionBuilder(u"one"_s).user(line.repeated(900) + u"budget\n"_s + line.repeated(900)).build());
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
}

/// Of an output head and tail are shown, which hold the word as well as its middle does.
void TestSessionFind::placesAreToldApart()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"line"_s);
    QTRY_COMPARE(scene.count(), u"1 of 150"_s);
    for (int i = 1; i <= 12; ++i) {
        QTRY_COMPARE(scene.currentLine(), u"line %1"_s.arg(i));
        QTRY_VERIFY(scene.isCurrentSeen());
        scene.next();
    }
    scene.find().step(false);
    // The lines behind "budget" are once more those of the beginning.
    for (int i = 0; i < 12; ++i)
        scene.previous();
    QTRY_COMPARE(scene.count(), u"150 of 150"_s);
    QTRY_COMPARE(scene.currentLine(), u"line 50"_s);
}

void TestSessionFind::patchesMarkHits()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget ="_s);
    QTRY_COMPARE(scene.count(), u"1 of 2"_s);
    QTRY_COMPARE(scene.currentLine(), u"budget = 1;"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.headOf(63, 0), QString());
    scene.next();
    QTRY_COMPARE(scene.currentLine(), u"budget = 2;"_s);
    scene.page->timeline()->rows().setFolded(63, 0, true);
    QTRY_COMPARE(scene.headOf(63, 0), u"2 hit(s)"_s);
    scene.next();
    QTRY_COMPARE(scene.currentLine(), u"budget = 1;"_s);
}

void TestSessionFind::eachFileOfAPatchTellsItsHits()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Go"_s).assistant().patch(
        u"--- a/x.cpp\n+++ b/x.cpp\n@@ -1 +1 @@\n-int a = 1;\n+int a = 2;\n"
        "--- a/y.cpp\n+++ b/y.cpp\n@@ -1,2 +1,2 @@\n budget\n-int budget = 1;\n+int budget = 2;\n"
        "--- a/z.cpp\n+++ b/z.cpp\n@@ -1 +1 @@\n-budget\n+z\n"_s);
    Scene scene(builder.build());
    QVERIFY(scene.load());
    scene.page->timeline()->rows().setFolded(1, 0, true);
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 4"_s);
    scene.page->timeline()->rows().setFolded(1, 0, true);
    QTRY_COMPARE(scene.linesOf(1, 0), (QStringList {u"y.cpp: 3 hit(s) now"_s, u"z.cpp: 1 hit(s)"_s}));
    // The path of the second file.
    scene.type(u"y.cpp"_s);
    QTRY_COMPARE(scene.count(), u"1 of 2"_s);
    QTRY_COMPARE(scene.linesOf(1, 0), QStringList {u"y.cpp: 2 hit(s) now"_s});
}

void TestSessionFind::whatNoBlockShowsIsAtTheHead()
{
    Scene scene;
    QVERIFY(scene.load());
    // The path of a patch.
    scene.type(u"x.cpp"_s);
    QTRY_COMPARE(scene.count(), u"1 of 2"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.headOf(63, 0), u"2 hit(s)"_s);
    QCOMPARE(scene.bar().noteText(), QString());
    // The name of a member.
    scene.type(u"command"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.headOf(1, 1), u"1 hit(s)"_s);
    QCOMPARE(scene.bar().noteText(), QString());
}

void TestSessionFind::errorsOfMessagesAreMarked()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Go on."_s).assistant().error(u"The budget is used up."_s);
    Scene scene(builder.build());
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_COMPARE(scene.currentLine(), u"budget is used up."_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    // What a tool says in several lines is shown once.
    const QString told = u"KeyError\nThe budget is not there."_s;
    SessionBuilder repeated(u"one"_s);
    repeated.user(u"Go on."_s).assistant().failedTool(u"crm"_s, u"{}"_s, told).error(u"failed: "_s + told);
    Scene other(repeated.build());
    QVERIFY(other.load());
    other.type(u"budget"_s);
    QTRY_COMPARE(other.count(), u"1 of 1"_s);
}

void TestSessionFind::linksAreNoText()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"See [the page](https://example.org/budget)."_s);
    Scene scene(builder.build());
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY2(scene.bar().noteText().contains(u"not shown as text"_s), qPrintable(scene.bar().noteText()));
}

/// What was read of an output is its beginning; the rest is in a window of its own.
void TestSessionFind::wholeTextsOpenAtTheHit()
{
    SessionBuilder builder(u"one"_s);
    builder.assistant().tool(u"bash"_s, u"{}"_s, numberedOutput(200'000) + u"line of the end"_s);
    Scene scene(builder.build());
    QVERIFY(scene.load());
    scene.type(u"line of"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY2(scene.bar().noteText().contains(u"Show all"_s), qPrintable(scene.bar().noteText()));
    scene.type(u"line"_s);
    QTRY_COMPARE(scene.count(), u"1 of 200,001"_s);
    scene.page->showAll(0, 0);
    auto* viewer = scene.page->window()->findChild<TextViewer*>();
    QVERIFY(viewer);
    QTRY_COMPARE(viewer->findBar()->countText(), u"1 of more than 100,000"_s);
    delete viewer;
    scene.type(u"line of"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    scene.page->showAll(0, 0);
    viewer = scene.page->window()->findChild<TextViewer*>();
    QTRY_COMPARE(viewer->findBar()->countText(), u"1 of 1"_s);
    QCOMPARE(viewer->view()->selectedText(), u"line of"_s);
    QCOMPARE(viewer->view()->unnumbered(), 4); // of the input and of the words above it and the output
    delete viewer;
}

void TestSessionFind::closesAndGivesTheFocusBack()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Escape);
    QVERIFY(scene.bar().isHidden());
    QVERIFY(scene.page->timeline()->hasFocus());
    QVERIFY(!scene.find().source().isWanted());
    QVERIFY(!scene.currentBlock());
    QCOMPARE(scene.headOf(1, 1), QString());
    // Stepping opens it again with what was looked for.
    scene.find().step(true);
    QVERIFY(!scene.bar().isHidden());
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
}

void TestSessionFind::scopeAndButtonsCount()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    scene.bar().scopeChooser()->setCurrentText(u"Patches"_s);
    QTRY_COMPARE(scene.count(), u"1 of 2"_s);
    QCOMPARE(scene.find().current()->kind, TextKind::Patch);
    scene.bar().scopeChooser()->setCurrentText(u"Everything"_s);
    scene.type(u"Bud"_s);
    QTRY_VERIFY(scene.count().endsWith(u" of 8"_s)); // it stays where it is
    scene.bar().wordButton()->click();
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    scene.bar().caseButton()->click();
    QTRY_COMPARE(scene.count(), u"No hits"_s);
}

void TestSessionFind::problemsAreTold()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.bar().regexButton()->setChecked(true);
    scene.type(u"bud(get"_s);
    QTRY_VERIFY(scene.bar().noteText().contains(u"at character 8"_s));
    QCOMPARE(scene.count(), QString());
    scene.type(u"bud(get)?"_s);
    QTRY_COMPARE(scene.count(), u"1 of 8"_s);
    QCOMPARE(scene.bar().noteText(), QString());
    SessionBuilder builder;
    builder.user(QString(60, u'a') + u'!');
    scene.fake->append(SessionId(u"one"_s), *builder.lastMessage());
    scene.store.pollNow();
    scene.type(u"^(a+)+$"_s);
    QTRY_VERIFY(scene.bar().noteText().startsWith(u"Gave up in 1 text"_s));
}

void TestSessionFind::hiddenRowsArePassedOver()
{
    Scene scene;
    QVERIFY(scene.load());
    constexpr int Prompts = 1;
    scene.page->filters()->setHiddenChips(Prompts);
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"2 of 7"_s);
    scene.type(u"Go on, 7"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY2(scene.bar().noteText().contains(u"filters"_s), qPrintable(scene.bar().noteText()));
}

void TestSessionFind::selectedTextIsTaken()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.page->timeline()->text().select({0, 0, 0, 0}, {0, 0, 0, 5});
    scene.find().open();
    QCOMPARE(scene.bar().edit()->text(), u"Where"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
}

void TestSessionFind::historyComesBack()
{
    FindHistory::instance().setWords({});
    Scene scene;
    QVERIFY(scene.load());
    for (const QString& word : {u"budget"_s, u"file"_s}) {
        scene.type(word);
        scene.next();
    }
    scene.type(u"x"_s);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Up);
    QCOMPARE(scene.bar().edit()->text(), u"file"_s);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Up);
    QCOMPARE(scene.bar().edit()->text(), u"budget"_s);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Up);
    QCOMPARE(scene.bar().edit()->text(), u"budget"_s);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Down);
    QTest::keyClick(scene.bar().edit(), Qt::Key_Down);
    QCOMPARE(scene.bar().edit()->text(), u"x"_s);
}

void TestSessionFind::growsWithTheSession()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"budget"_s);
    QTRY_COMPARE(scene.count(), u"1 of 7"_s);
    SessionBuilder builder;
    builder.user(u"One more budget"_s);
    scene.fake->append(SessionId(u"one"_s), *builder.lastMessage());
    scene.store.pollNow();
    QTRY_COMPARE(scene.count(), u"1 of 8"_s);
}

void TestSessionFind::showsWhatWasFoundElsewhere()
{
    Scene scene;
    QVERIFY(scene.load());
    const std::vector<TextPattern> patterns {{.text = u"budget"_s}, {.text = u"file"_s}};
    scene.find().show(patterns, scene.hitAt(62, {21, 4}));
    QTRY_COMPARE(scene.count(), u"6 of 8"_s);
    QVERIFY(scene.find().current() == (FindHit {62, 0, TextKind::Answer, 21, 4}));
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.currentLine(), u"file."_s);
    QVERIFY(!scene.bar().isHidden());
    scene.next();
    QTRY_COMPARE(scene.count(), u"7 of 8"_s);
    // The same search, another of its hits.
    scene.find().show(patterns, scene.hitAt(62, {4, 6}));
    QTRY_COMPARE(scene.count(), u"5 of 8"_s);
    scene.type(u"file"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
}

/// Whoever chose a hit of a search named its message; who goes through a session stays with what is shown.
void TestSessionFind::whatWasFoundElsewhereGoesBeforeTheFilter()
{
    Scene scene;
    QVERIFY(scene.load());
    QSignalSpy noticed(scene.page.get(), &SessionPage::noticed);
    constexpr int Answers = 1 << 1;
    scene.page->filters()->setHiddenChips(Answers);
    QVERIFY(scene.page->timeline()->filter().hides(62, scene.page->model()->detail(62)));
    scene.find().show({{.text = u"budget"_s}, {.text = u"file"_s}}, scene.hitAt(62, {21, 4}));
    QTRY_COMPARE(scene.count(), u"6 of 8"_s);
    QCOMPARE(scene.page->timeline()->currentRow(), 62);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.page->filters()->hiddenChips(), 0);
    QCOMPARE(noticed.count(), 1);
    QVERIFY2(!scene.bar().noteText().contains(u"filters"_s), qPrintable(scene.bar().noteText()));
}

/// A hit can be shown before anything of its session was read.
void TestSessionFind::showsWhatWasFoundBeforeTheSessionIsThere()
{
    Scene scene;
    scene.find().show({{.text = u"budget"_s}, {.text = u"file"_s}}, scene.hitAt(62, {21, 4}));
    QVERIFY(!scene.find().current());
    QVERIFY(scene.load());
    QTRY_COMPARE(scene.count(), u"6 of 8"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    QCOMPARE(scene.page->timeline()->currentRow(), 62);

    // What the patterns do not find is gone to as well; what is gone is not.
    Scene other;
    other.find().show({{.text = u"nowhere"_s}}, other.hitAt(62, {4, 6}));
    QVERIFY(other.load());
    QTRY_COMPARE(other.page->timeline()->currentRow(), 62);
    SearchHit gone = other.hitAt(1, {0, 4});
    gone.rowKey = 1'000'001;
    other.find().show({{.text = u"nowhere"_s}}, gone);
    QSignalSpy noticed(other.page.get(), &SessionPage::noticed);
    other.page->goToKey(gone.rowKey);
    QCOMPARE(noticed.count(), 1);
    QVERIFY(other.load());
    QCOMPARE(other.page->timeline()->currentRow(), 62);
}

void TestSessionFind::optionsAreOfAllThatWasGiven()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.find().show({{.text = u"Budget"_s}, {.text = u"file"_s}}, scene.hitAt(62, {21, 4}));
    QTRY_COMPARE(scene.count(), u"6 of 8"_s);
    scene.bar().caseButton()->click();
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    scene.bar().caseButton()->click();
    QTRY_VERIFY(scene.count().endsWith(u" of 8"_s));
    scene.bar().scopeChooser()->setCurrentText(u"Patches"_s);
    QTRY_VERIFY(scene.count().endsWith(u" of 2"_s));
}

/// The words of a search are spelled as an expression to be found, which nobody typed.
void TestSessionFind::wordsAreShownAsWords()
{
    Scene scene;
    QVERIFY(scene.load());
    const QList<TextPattern> found = SearchQuery::parse(u"budget file"_s)->patterns();
    QCOMPARE(found.size(), 2);
    const std::vector<TextPattern> patterns(found.begin(), found.end());
    scene.find().show(patterns, scene.hitAt(62, {21, 4}));
    QCOMPARE(scene.bar().edit()->text(), u"budget file"_s);
    QVERIFY(!scene.bar().regexButton()->isChecked());
    QTRY_COMPARE(scene.count(), u"6 of 8"_s);
    scene.bar().scopeChooser()->setCurrentText(u"Patches"_s); // still either word
    QTRY_VERIFY(scene.count().endsWith(u" of 2"_s));
    QCOMPARE(scene.find().pattern().words, u"budget file"_s);
    scene.type(u"budget fil"_s);
    QTRY_COMPARE(scene.count(), u"No hits"_s);
    // Opened anew it finds what it shows.
    scene.find().show(patterns, scene.hitAt(62, {21, 4}));
    scene.bar().close();
    scene.find().open();
    QTRY_COMPARE(scene.count(), u"No hits"_s);
    QVERIFY(!scene.find().pattern().isRegex);
}

void TestSessionFind::marksFollowTheTheme()
{
    Scene scene;
    QVERIFY(scene.load());
    scene.type(u"retries"_s);
    QTRY_COMPARE(scene.count(), u"1 of 1"_s);
    QTRY_VERIFY(scene.isCurrentSeen());
    const QImage picture = scene.page->timeline()->viewport()->grab().toImage();
    const QRgb now = Style::colours().hitNow.rgb();
    int found = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            found += (picture.pixel(x, y) & 0xffffff) == (now & 0xffffff) ? 1 : 0;
    }
    QVERIFY2(found > 50, qPrintable(QString::number(found)));
}

GUI_TEST_CLASS(TestSessionFind)
#include "tst_sessionfind.moc"
