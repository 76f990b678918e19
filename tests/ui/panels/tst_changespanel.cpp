// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "ui/changes/changespanel.h"
#include "ui/changes/changetreemodel.h"
#include "ui/changes/diffview.h"
#include "ui/common/chip.h"
#include "ui/common/style.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

const QString First
    = u"--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -4,3 +4,3 @@ int f()\n a\n-int b = 1;\n+int b = 2;\n c\n"_s;
const QString Second = u"--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -5,2 +5,3 @@\n-int b = 2;\n+int b = 3;\n+int d;\n c\n"_s;
const QString New = u"--- /dev/null\n+++ b/docs/new.md\n@@ -0,0 +1,2 @@\n+one\n+two\n"_s;

FakeSession patchedSession()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Change it"_s);
    builder.assistant(u"I do."_s).patch(First);
    builder.assistant(u"And more."_s).patch(Second + New);
    builder.user(u"Thanks"_s);
    builder.assistant().patch(u"--- a/bad\n+++ b/bad\n@@ nowhere @@\n-a\n+b\n"_s);
    return builder.build();
}

struct ChangesScene
{
    explicit ChangesScene(const FakeSession& session = patchedSession())
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
        , treeTester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
        , diffTester(panel.diff()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        fake->add(session);
        panel.resize(1100, 300);
        panel.setCurrent(&store, SessionId(u"one"_s));
        panel.show();
    }

    [[nodiscard]] bool isRead() { return !panel.source()->isLoading() && panel.model()->rowCount() > 0; }
    [[nodiscard]] QModelIndex file(int row) { return panel.model()->index(row, 0); }
    void click(const QModelIndex& index)
    {
        QCoreApplication::processEvents(); // the list has its place by then
        panel.view()->scrollTo(index);
        QTest::mouseClick(panel.view()->viewport(), Qt::LeftButton, {}, panel.view()->visualRect(index).center());
    }
    void press(QAbstractButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    /// The rows of the diff, columns parted by "|".
    [[nodiscard]] QStringList lines()
    {
        QStringList result;
        const DiffListModel& model = *panel.diff()->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells += model.index(row, column).data(Qt::AccessibleTextRole).toString();
            result += cells.join(u"|"_s);
        }
        return result;
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    ChangesPanel panel;
    QAbstractItemModelTester treeTester;
    QAbstractItemModelTester diffTester;
};

} // namespace

class TestChangesPanel final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void listsFilesWithTheirChanges();
    void showsTheNetChange();
    void showsChangesOneByOne();
    void besideEachOther();
    void inOrderOfTime();
    void goesToTheMessage();
    void followsTheTimeline();
    void stepsThroughChangesAndFiles();
    void showsWhatIsNoDiff();
    void tellsWhyNothingIsThere();
    void readsAgainWhenTheSessionGrows();
    void listsAPartOfTheMessages();
    void savesAPatch();
    void comparesWithTheDisk();
    void theComparisonCanBeCancelled();
    void longLinesMove();
    void manyLinesCostOnlyThoseInSight();
    void paintsInAllColours();
};

void TestChangesPanel::listsFilesWithTheirChanges()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    const ChangeTreeModel& model = *scene.panel.model();
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(scene.file(0).data().toString(), u"bad"_s);
    QCOMPARE(scene.file(1).data().toString(), u"docs/new.md"_s);
    QCOMPARE(scene.file(1).siblingAtColumn(ChangeTreeModel::StateColumn).data().toString(), u"new"_s);
    QCOMPARE(scene.file(2).data().toString(), u"src/x.cpp"_s);
    QCOMPARE(scene.file(2).siblingAtColumn(ChangeTreeModel::AddedColumn).data().toString(), u"+2"_s);
    QCOMPARE(scene.file(2).siblingAtColumn(ChangeTreeModel::RemovedColumn).data().toString(), u"\u22121"_s);
    QCOMPARE(model.rowCount(scene.file(2)), 2);
    QCOMPARE(model.index(1, 0, scene.file(2)).data().toString(), u"Message 3"_s);
    QVERIFY(scene.panel.summary()->toolTip().startsWith(u"3 files \u00b7 4 changes"_s));
    QVERIFY(scene.file(2).data(Qt::AccessibleTextRole).toString().contains("src/x.cpp, edited, 2 lines added"_L1));
}

void TestChangesPanel::showsTheNetChange()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(2));
    QCOMPARE(scene.lines(),
        (QStringList {u"src/x.cpp \u00b7 Messages 2, 3"_s, u"Lines 4\u20137"_s, u"a"_s, u"removed: int b = 1;"_s,
            u"added: int b = 3;"_s, u"added: int d;"_s, u"c"_s}));
    QCOMPARE(scene.panel.position()->text(), u"1 of 1"_s);
}

void TestChangesPanel::showsChangesOneByOne()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(2));
    scene.press(scene.panel.oneByOne());
    const QStringList lines = scene.lines();
    QVERIFY2(
        lines.value(0).startsWith(u"Message 2 \u00b7 src/x.cpp \u00b7 edited \u00b7 +1"_s), qPrintable(lines.value(0)));
    QCOMPARE(lines.value(1), u"Lines 4\u20136  int f()"_s);
    QVERIFY(lines.contains(u"added: int b = 2;"_s));
    QVERIFY(lines.contains(u"added: int b = 3;"_s));
    QCOMPARE(scene.panel.diff()->model()->sections().size(), size_t(2));
    // A change alone.
    scene.panel.view()->expand(scene.file(2));
    scene.click(scene.panel.model()->index(1, 0, scene.file(2)));
    QCOMPARE(scene.panel.diff()->model()->sections().size(), size_t(1));
    QVERIFY(!scene.lines().contains(u"added: int b = 2;"_s));
}

void TestChangesPanel::besideEachOther()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(2));
    scene.press(scene.panel.sideBySide());
    QCOMPARE(scene.lines(),
        (QStringList {u"src/x.cpp \u00b7 Messages 2, 3|"_s, u"Lines 4\u20137|"_s, u"a|a"_s,
            u"removed: int b = 1;|added: int b = 3;"_s, u"|added: int d;"_s, u"c|c"_s}));
    scene.press(scene.panel.sideBySide());
    QCOMPARE(scene.panel.diff()->model()->columnCount(), 1);
}

void TestChangesPanel::inOrderOfTime()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.panel.view()->expand(scene.file(2));
    scene.click(scene.panel.model()->index(1, 0, scene.file(2)));
    scene.press(scene.panel.byTime());
    QStringList names;
    for (int row = 0; row < scene.panel.model()->rowCount(); ++row)
        names += scene.file(row).data().toString();
    QCOMPARE(names, (QStringList {u"2  src/x.cpp"_s, u"3  src/x.cpp"_s, u"3  docs/new.md"_s, u"5  bad"_s}));
    QCOMPARE(scene.panel.view()->currentIndex().row(), 1);
    scene.press(scene.panel.byTime());
    QCOMPARE(scene.panel.view()->currentIndex().parent(), scene.file(2));
}

void TestChangesPanel::goesToTheMessage()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    QSignalSpy chosen(&scene.panel, &ChangesPanel::rowChosen);
    scene.panel.view()->expand(scene.file(2));
    const QModelIndex change = scene.panel.model()->index(1, 0, scene.file(2));
    scene.click(change);
    QCOMPARE(chosen.size(), 0);
    QTest::keyClick(scene.panel.view(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.last().at(0).toInt(), 2);
    QCOMPARE(chosen.last().at(1).toInt(), 1);
    // From a line too.
    QTreeView* diff = scene.panel.diff()->view();
    const QModelIndex line = diff->model()->index(2, 0);
    QTest::mouseClick(diff->viewport(), Qt::LeftButton, {}, diff->visualRect(line).center());
    QTest::mouseDClick(diff->viewport(), Qt::LeftButton, {}, diff->visualRect(line).center());
    QCOMPARE(chosen.size(), 2);
    QCOMPARE(chosen.last().at(0).toInt(), 2);
}

void TestChangesPanel::followsTheTimeline()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    QSignalSpy chosen(&scene.panel, &ChangesPanel::rowChosen);
    scene.panel.setCurrentRow(2, 1);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.file(2));
    scene.panel.setCurrentRow(0, 0); // which changed nothing
    QCOMPARE(scene.panel.view()->currentIndex(), scene.file(2));
    scene.press(scene.panel.oneByOne());
    scene.panel.setCurrentRow(4, 0);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.panel.model()->index(0, 0, scene.file(0)));
    QCOMPARE(chosen.size(), 0);
}

void TestChangesPanel::stepsThroughChangesAndFiles()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(1));
    QTest::keyClick(scene.panel.view(), Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.file(2));
    scene.press(scene.panel.oneByOne());
    QCOMPARE(scene.panel.position()->text(), u"1 of 2"_s);
    QCOMPARE(scene.panel.diff()->currentHunk(), -1); // the title
    QTest::keyClick(scene.panel.view(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(scene.panel.diff()->currentHunk(), 0);
    QTest::keyClick(scene.panel.view(), Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(scene.panel.position()->text(), u"2 of 2"_s);
    QTest::keyClick(scene.panel.view(), Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(scene.panel.position()->text(), u"1 of 2"_s);
    QTest::keyClick(scene.panel.view(), Qt::Key_PageUp, Qt::ControlModifier);
    QCOMPARE(scene.panel.view()->currentIndex(), scene.file(1));
}

void TestChangesPanel::showsWhatIsNoDiff()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(0));
    const QStringList lines = scene.lines();
    QCOMPARE(lines.value(1), u"Not a valid diff. It is shown as stored."_s);
    QCOMPARE(lines.value(2), u"--- a/bad"_s);
    QVERIFY(lines.contains(u"@@ nowhere @@"_s));
}

void TestChangesPanel::tellsWhyNothingIsThere()
{
    ChangesPanel panel;
    panel.show();
    QVERIFY(panel.emptyLabel()->isVisible());
    QVERIFY(panel.emptyLabel()->text().startsWith(u"Open a session"_s));

    SessionBuilder builder(u"one"_s);
    builder.user(u"Hello"_s);
    ChangesScene scene(builder.build());
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"This session changed no files."_s);

    scene.fake->fail(FakeStore::Call::Messages, {Errc::Corrupt, u"The file is damaged."_s, {}});
    scene.fake->append(SessionId(u"one"_s), *SessionBuilder(u"one"_s).user(u"x"_s).lastMessage());
    scene.panel.source()->load();
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"The file is damaged."_s);
}

void TestChangesPanel::readsAgainWhenTheSessionGrows()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.click(scene.file(2));
    QTreeView* view = scene.panel.view();
    view->expand(view->currentIndex());
    SessionBuilder more(u"one"_s);
    more.assistant().patch(u"--- a/src/x.cpp\n+++ b/src/x.cpp\n@@ -6 +6 @@\n-int d;\n+int e;\n"_s);
    scene.fake->append(SessionId(u"one"_s), *more.lastMessage());
    scene.panel.source()->load();
    QTRY_VERIFY(scene.lines().contains(u"added: int e;"_s));
    QCOMPARE(view->currentIndex().data().toString(), u"src/x.cpp"_s); // as before
    QVERIFY(view->isExpanded(view->currentIndex()));
}

void TestChangesPanel::listsAPartOfTheMessages()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Go"_s);
    builder.assistant().patch(First);
    builder.assistant().patch(New).states(MessageState::Discarded);
    builder.assistant().patch(Second);
    ChangesScene scene(builder.build());
    QTRY_VERIFY(scene.isRead());
    QCOMPARE(scene.panel.model()->rowCount(), 2);
    scene.panel.scope()->setFocus();
    QTest::keyClick(scene.panel.scope(), Qt::Key_Down);
    QTRY_COMPARE(scene.panel.model()->rowCount(), 1);
    QCOMPARE(scene.file(0).data().toString(), u"src/x.cpp"_s);
    QSignalSpy wanted(&scene.panel, &ChangesPanel::selectionWanted);
    QTest::keyClick(scene.panel.scope(), Qt::Key_Down);
    QCOMPARE(wanted.size(), 1);
    scene.panel.setSelectedRows({2});
    QTRY_COMPARE(scene.file(0).data().toString(), u"docs/new.md"_s);
    scene.panel.setSelectedRows({0});
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"None of these messages changed a file."_s);
    QVERIFY(scene.panel.scope()->isVisible());
    QTest::keyClick(scene.panel.scope(), Qt::Key_Home);
    QTRY_COMPARE(scene.panel.model()->rowCount(), 2);
}

void TestChangesPanel::savesAPatch()
{
    ChangesScene scene;
    QTRY_VERIFY(scene.isRead());
    QSignalSpy noticed(&scene.panel, &ChangesPanel::noticed);
    QTemporaryDir folder;
    const QString path = folder.filePath(u"all.patch"_s);
    scene.panel.exportTo(path);
    QTRY_COMPARE(noticed.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith("diff --git a/docs/new.md b/docs/new.md\nnew file mode 100644\n"));
    QVERIFY(text.contains("-int b = 1;\n+int b = 3;\n"));
    QVERIFY(!text.contains("bad"));
    auto* box = scene.panel.findChild<QMessageBox*>();
    QVERIFY(box);
    QVERIFY2(box->informativeText().contains("bad"_L1), qPrintable(box->informativeText()));
    box->close();
    scene.panel.exportTo(folder.filePath(u"no/such/folder"_s));
    QTRY_COMPARE(noticed.size(), 2);
    QVERIFY(noticed.last().at(0).toString().startsWith("The patch could not be written: "_L1));
    // The button asks for the file.
    scene.press(scene.panel.exportButton());
    QTRY_VERIFY(scene.panel.findChild<QFileDialog*>());
    scene.panel.findChild<QFileDialog*>()->close();
}

void TestChangesPanel::comparesWithTheDisk()
{
    QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(u"docs"_s));
    QFile file(folder.filePath(u"docs/new.md"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one\ntwo\n");
    file.close();
    FakeSession session = patchedSession();
    session.info.directory = folder.path();
    ChangesScene scene(session);
    QTRY_VERIFY(scene.isRead());
    const auto state
        = [&](int row) { return scene.file(row).siblingAtColumn(ChangeTreeModel::StateColumn).data().toString(); };
    scene.press(scene.panel.compareButton());
    QTRY_COMPARE(state(1), u"new \u00b7 still so"_s);
    QCOMPARE(state(2), u"not there"_s);
    QVERIFY(file.open(QIODevice::Append));
    file.write("three\n");
    file.close();
    scene.press(scene.panel.compareButton());
    QTRY_COMPARE(state(1), u"new \u00b7 changed since"_s);
    // Without a folder that is there, it asks for one.
    ChangesScene other;
    QTRY_VERIFY(other.isRead());
    other.press(other.panel.compareButton());
    QTRY_VERIFY(other.panel.findChild<QFileDialog*>());
    other.panel.findChild<QFileDialog*>()->close();
}

void TestChangesPanel::theComparisonCanBeCancelled()
{
    QTemporaryDir folder;
    FakeSession session = patchedSession();
    session.info.directory = folder.path();
    ChangesScene scene(session);
    QTRY_VERIFY(scene.isRead());
    FileChangesSource* source = scene.panel.source();
    std::optional<JobControl> comparison;
    connect(source, &FileChangesSource::compareBegun, this, [&](const QString& title, const JobControl& control) {
        QCOMPARE(title, u"Comparing the changes with the disk"_s);
        comparison = control;
        control.cancel();
    });
    QSignalSpy ended(source, &FileChangesSource::compareEnded);
    scene.press(scene.panel.compareButton());
    QTRY_COMPARE(ended.count(), 1);
    QVERIFY(source->diskStates().empty());
    QCOMPARE(scene.file(2).siblingAtColumn(ChangeTreeModel::StateColumn).data().toString(), QString());
    QCOMPARE(source->diskFolder(), QString());

    // Begun again, it is done; one that is begun meanwhile takes its place.
    disconnect(source, &FileChangesSource::compareBegun, this, nullptr);
    connect(source, &FileChangesSource::compareBegun, this,
        [&](const QString&, const JobControl& control) { comparison = control; });
    scene.press(scene.panel.compareButton());
    QTRY_COMPARE(source->diskStates().size(), size_t(3));
    QCOMPARE(comparison->progress().total, 3);
    source->compareWithDisk(folder.path());
    source->compareWithDisk(folder.path());
    QTRY_COMPARE(ended.count(), 4);
    QTRY_COMPARE(source->diskStates().size(), size_t(3));
}

void TestChangesPanel::longLinesMove()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Go"_s);
    builder.assistant().patch(u"--- a/x\n+++ b/x\n@@ -1 +1 @@\n-%1\n+b\n"_s.arg(QString(10'000, u'w')));
    ChangesScene scene(builder.build());
    QTRY_VERIFY(scene.isRead());
    auto* bar = scene.panel.diff()->findChild<QScrollBar*>({}, Qt::FindDirectChildrenOnly);
    QVERIFY(bar && bar->isVisible() && bar->maximum() > 1000);
    QTest::keyClick(scene.panel.diff()->view(), Qt::Key_Right);
    QVERIFY(bar->value() > 0);
    QVERIFY(scene.lines().at(1).size() < 4100); // the rest of a line that nobody reads
}

void TestChangesPanel::manyLinesCostOnlyThoseInSight()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Go"_s);
    QString text = u"--- /dev/null\n+++ b/x.txt\n@@ -0,0 +1,200000 @@\n"_s;
    for (int i = 0; i < 200'000; ++i)
        text += u"+line of a long file\n"_s;
    builder.assistant().patch(text);
    ChangesScene scene(builder.build());
    QTRY_VERIFY(scene.isRead());
    QCOMPARE(scene.panel.diff()->model()->rowCount(), 200'001);
    const WorkClock clock;
    for (int i = 0; i < 10; ++i) {
        scene.panel.diff()->view()->scrollTo(scene.panel.diff()->model()->index(i * 20'000, 0));
        (void)scene.panel.grab();
    }
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
}

void TestChangesPanel::paintsInAllColours()
{
    for (const auto kind : {Colours::Kind::Light, Colours::Kind::Dark, Colours::Kind::HighContrast}) {
        QApplication::setPalette(Colours::palette(kind));
        ChangesScene scene;
        QTRY_VERIFY(scene.isRead());
        scene.click(scene.file(2));
        const QImage picture = scene.panel.diff()->grab().toImage();
        const Colours& colours = Style::colours();
        int added = 0;
        int words = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                added += picture.pixelColor(x, y) == colours.addBg ? 1 : 0;
                words += picture.pixelColor(x, y) == colours.addWord ? 1 : 0;
            }
        }
        QVERIFY(added > 1000);
        QVERIFY(words > 10);
    }
    QApplication::setPalette(QApplication::style()->standardPalette());
}

GUI_TEST_CLASS(TestChangesPanel)

#include "tst_changespanel.moc"
