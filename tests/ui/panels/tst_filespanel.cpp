// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/contenthasher.h"
#include "core/models/fileexplorer.h"
#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/filteredit.h"
#include "ui/common/style.h"
#include "ui/files/filepane.h"
#include "ui/files/filespanel.h"
#include "ui/files/filetreemodel.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

ContentId contentOf(const QByteArray& text)
{
    ContentHasher hasher;
    hasher.add(text);
    return hasher.result();
}

FakeSession sessionWithFiles(const QString& directory)
{
    FileReference large;
    large.path = u"data/all.csv"_s;
    large.fileType = u"csv"_s;
    large.tokens = 12'000;
    large.summary = u"Table with 3 rows, 2 columns.\nColumns: a, b"_s;
    large.contentId = contentOf("a,b\n1,2\n");
    SessionBuilder builder(u"one"_s);
    builder.directory(directory);
    builder.user(u"Look at this"_s).part(FileReferencePart {large});
    builder.assistant().tool(u"read_file"_s, uR"({"path":"src/x.cpp"})"_s, u"a"_s);
    builder.assistant().tool(u"edit"_s, uR"({"path":"src/x.cpp","old_string":"a","new_string":"b"})"_s, u"done"_s);
    builder.user(u"Thanks"_s);
    builder.assistant().tool(u"read_file"_s, uR"({"path":"../secret"})"_s, u"no"_s);
    return builder.build();
}

struct FilesScene
{
    explicit FilesScene(const FakeSession& session = sessionWithFiles({}))
        : fake(new FakeStore)
        , store(std::unique_ptr<FakeStore>(fake))
        , tester(panel.model(), QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        fake->add(session);
        panel.resize(1300, 300);
        panel.setCurrent(&store, SessionId(u"one"_s));
        panel.show();
    }

    [[nodiscard]] bool isRead() { return !panel.source()->isLoading() && panel.model()->rowCount() > 0; }
    [[nodiscard]] QAbstractItemModel& list() { return *panel.view()->model(); }
    [[nodiscard]] QString cell(int row, int column, const QModelIndex& file = {})
    {
        return list().index(row, column, file).data().toString();
    }
    [[nodiscard]] QStringList names()
    {
        QStringList found;
        for (int row = 0; row < list().rowCount(); ++row)
            found += cell(row, FileTreeModel::NameColumn);
        return found;
    }
    [[nodiscard]] QStringList states()
    {
        QStringList found;
        for (int row = 0; row < list().rowCount(); ++row)
            found += cell(row, FileTreeModel::StateColumn);
        return found;
    }

    FakeStore* fake; ///< owned by store
    OpenStore store;
    FilesPanel panel;
    QAbstractItemModelTester tester;
};

} // namespace

class TestFilesPanel final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void listsFilesWithWhatWasDone();
    void showsTheStoredSummary();
    void goesToTheMessage();
    void followsTheTimeline();
    void filtersByPath();
    void ordersByAnyColumn();
    void comparesWithTheDisk();
    void exploresAFile();
    void tellsWhatTheAgentWouldWrite();
    void tellsWhyAFileCannotBeExplored();
    void aFolderOfAnotherMachine();
    void tellsWhyNothingIsThere();
    void readsOnlyWhileItIsSeen();
    void keepsWhatIsSelectedWhenTheSessionGrows();
};

void TestFilesPanel::listsFilesWithWhatWasDone()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    QCOMPARE(scene.names(), QStringList({u"../secret"_s, u"data/all.csv"_s, u"src/x.cpp"_s}));
    QCOMPARE(scene.cell(2, FileTreeModel::ReadColumn), u"1"_s);
    QCOMPARE(scene.cell(2, FileTreeModel::ChangedColumn), u"1"_s);
    QCOMPARE(scene.cell(2, FileTreeModel::ReferredColumn), QString());
    QCOMPARE(scene.cell(1, FileTreeModel::TypeColumn), u"csv"_s);
    QCOMPARE(scene.cell(1, FileTreeModel::SizeColumn), u"≈\u202F12,000 tokens"_s);
    QCOMPARE(scene.cell(1, FileTreeModel::ReferredColumn), u"1"_s);
    const QModelIndex file = scene.list().index(2, 0);
    QCOMPARE(scene.list().rowCount(file), 2);
    QCOMPARE(scene.cell(0, 0, file), u"Message 2 · read · read_file"_s);
    QCOMPARE(scene.cell(1, 0, file), u"Message 3 · changed · edit"_s);
    QCOMPARE(scene.panel.summary()->text(), u"3 files · 1 changed"_s);
    QCOMPARE(file.data(Qt::AccessibleTextRole).toString(), u"src/x.cpp, read 1 times, changed 1 times"_s);
}

void TestFilesPanel::showsTheStoredSummary()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.panel.view()->setCurrentIndex(scene.list().index(1, 0));
    QCOMPARE(scene.panel.pane()->head()->text(), u"all.csv"_s);
    QCOMPARE(scene.panel.pane()->stored()->toPlainText(), u"Table with 3 rows, 2 columns.\nColumns: a, b"_s);
    QVERIFY2(scene.panel.pane()->facts()->text().contains(u"≈\u202F12,000 tokens"_s),
        qPrintable(scene.panel.pane()->facts()->text()));
    QVERIFY(scene.panel.pane()->facts()->text().contains(u"The session does not record its folder."_s));
    QVERIFY(!scene.panel.pane()->openButton()->isEnabled());
    scene.panel.view()->setCurrentIndex(scene.list().index(2, 0));
    QVERIFY(scene.panel.pane()->stored()->toPlainText().isEmpty());
    QCOMPARE(scene.panel.pane()->stored()->placeholderText(), u"The session stores no summary of this file."_s);
}

void TestFilesPanel::goesToTheMessage()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    const QSignalSpy chosen(&scene.panel, &FilesPanel::rowChosen);
    const QModelIndex file = scene.list().index(2, 0);
    scene.panel.view()->setFocus();
    scene.panel.view()->setCurrentIndex(file);
    QTest::keyClick(scene.panel.view(), Qt::Key_Return); // the last use
    QCOMPARE(chosen.last(), QVariantList({2, 0}));
    QTest::keyClick(scene.panel.view(), Qt::Key_Right);
    QTest::keyClick(scene.panel.view(), Qt::Key_Down);
    QTest::keyClick(scene.panel.view(), Qt::Key_Return);
    QCOMPARE(chosen.last(), QVariantList({1, 0}));
}

void TestFilesPanel::followsTheTimeline()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.panel.setCurrentRow(1, 0);
    QCOMPARE(scene.panel.view()->currentIndex().data().toString(), u"src/x.cpp"_s);
    scene.panel.setCurrentRow(0, 1);
    QCOMPARE(scene.panel.view()->currentIndex().data().toString(), u"data/all.csv"_s);
    scene.panel.setCurrentRow(3, -1); // names none: what was selected stays
    QCOMPARE(scene.panel.view()->currentIndex().data().toString(), u"data/all.csv"_s);
    scene.panel.view()->expand(scene.list().index(2, 0));
    scene.panel.setCurrentRow(2, 0);
    QCOMPARE(scene.panel.view()->currentIndex().data().toString(), u"Message 3 · changed · edit"_s);
}

void TestFilesPanel::filtersByPath()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    QTest::keyClicks(scene.panel.searchEdit(), u"CPP"_s);
    QTRY_COMPARE(scene.names(), QStringList(u"src/x.cpp"_s));
    QCOMPARE(scene.list().rowCount(scene.list().index(0, 0)), 2);
    QCOMPARE(scene.panel.summary()->text(), u"1 of 3 files · 1 changed"_s);
    QTest::keyClick(scene.panel.searchEdit(), Qt::Key_Escape);
    QTRY_COMPARE(scene.names().size(), 3);
}

void TestFilesPanel::ordersByAnyColumn()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    scene.panel.view()->sortByColumn(FileTreeModel::TimeColumn, Qt::DescendingOrder);
    QCOMPARE(scene.names(), QStringList({u"../secret"_s, u"src/x.cpp"_s, u"data/all.csv"_s}));
    scene.panel.view()->sortByColumn(FileTreeModel::ChangedColumn, Qt::DescendingOrder);
    QCOMPARE(scene.names().first(), u"src/x.cpp"_s);
}

void TestFilesPanel::comparesWithTheDisk()
{
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(u"project/data"_s));
    QFile file(root.filePath(u"project/data/all.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\r\n1,2\r\n");
    file.close();
    FilesScene scene(sessionWithFiles(root.filePath(u"project"_s)));
    QTRY_VERIFY(scene.isRead());
    QTRY_COMPARE(scene.states(), QStringList({u"outside"_s, u"still so"_s, u"not there"_s}));
    QCOMPARE(scene.cell(1, FileTreeModel::SizeColumn), u"10 bytes"_s);
    scene.panel.view()->setCurrentIndex(scene.list().index(1, 0));
    const QSignalSpy opened(&scene.panel, &FilesPanel::openRequested);
    QTest::mouseClick(scene.panel.pane()->openButton(), Qt::LeftButton);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toString(), root.filePath(u"project/data/all.csv"_s));
    // Never without asking, and these are not even looked at.
    scene.panel.view()->setCurrentIndex(scene.list().index(0, 0));
    QVERIFY(!scene.panel.pane()->openButton()->isEnabled());
    // Another folder that the user names.
    QVERIFY(QDir(root.path()).mkpath(u"other/src"_s));
    QFile source(root.filePath(u"other/src/x.cpp"_s));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.close();
    scene.panel.source()->setFolder(root.filePath(u"other"_s));
    QTRY_COMPARE(scene.states(), QStringList({u"outside"_s, u"not there"_s, u"written since"_s}));
}

void TestFilesPanel::exploresAFile()
{
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(u"data"_s));
    QVERIFY(QDir(root.path()).mkpath(u"src"_s));
    QFile table(root.filePath(u"data/all.csv"_s));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("name,count\nx,1\ny,2\n");
    table.close();
    QFile source(root.filePath(u"src/x.cpp"_s));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write("class A\n{\n    void f();\n};\n");
    source.close();
    FilesScene scene(sessionWithFiles(root.path()));
    QTRY_COMPARE(scene.states(), QStringList({u"outside"_s, u"changed since"_s, u"written since"_s}));
    FilePane& pane = *scene.panel.pane();
    const QAbstractItemModelTester tester(
        pane.outline()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    scene.panel.view()->setCurrentIndex(scene.list().index(1, 0));
    QCOMPARE(pane.exploreButton()->text(), u"Explore again"_s);
    QVERIFY(!pane.outline()->isVisible());
    const QSignalSpy begun(pane.explorer(), &FileExplorer::begun);
    const QSignalSpy ended(pane.explorer(), &FileExplorer::ended);
    QTest::mouseClick(pane.exploreButton(), Qt::LeftButton);
    QCOMPARE(begun.size(), 1);
    QCOMPARE(begun.first().first().toString(), u"Exploring all.csv"_s);
    QTRY_COMPARE(ended.size(), 1);
    QVERIFY(pane.outline()->isVisible());
    QVERIFY(pane.stored()->isVisible()); // beside what is stored
    QVERIFY2(pane.found()->text().startsWith(u"CSV"_s), qPrintable(pane.found()->text()));
    const QModelIndex section = pane.outline()->model()->index(0, 0);
    QCOMPARE(section.data().toString(), u"Columns"_s);
    QCOMPARE(pane.outline()->model()->rowCount(section), 2);
    QVERIFY(pane.outline()->model()->index(1, 0, section).data().toString().contains(u"count"_s));
    // What was found can take the place of what is stored.
    QVERIFY(pane.storeButton()->isVisible());
    QSignalSpy edits(&scene.panel, &FilesPanel::editRequested);
    emit pane.storeButton()->clicked();
    QCOMPARE(edits.size(), 1);
    const auto edit = edits.first().at(1).value<TextEdit>();
    QCOMPARE(edit.session, SessionId(u"one"_s));
    QCOMPARE(edit.part, 1);
    QVERIFY(!edit.message.isEmpty());
    QVERIFY2(edit.text.startsWith(u"CSV"_s) && edit.text.contains(u"Columns:\n  "_s), qPrintable(edit.text));
    // Another file, and back: what was found is remembered.
    scene.panel.view()->setCurrentIndex(scene.list().index(2, 0));
    QVERIFY(!pane.outline()->isVisible());
    QCOMPARE(pane.exploreButton()->text(), u"Explore"_s);
    QTest::mouseClick(pane.exploreButton(), Qt::LeftButton);
    QTRY_VERIFY(pane.outline()->isVisible());
    QVERIFY(!pane.stored()->isVisible()); // there is none
    QVERIFY(!pane.storeButton()->isVisible());
    const QModelIndex type = pane.outline()->model()->index(0, 0, pane.outline()->model()->index(0, 0));
    QVERIFY2(type.data().toString().contains(u"A"_s), qPrintable(type.data().toString()));
    QCOMPARE(type.siblingAtColumn(1).data().toString(), u"1"_s);
    scene.panel.view()->setCurrentIndex(scene.list().index(1, 0));
    QVERIFY(pane.outline()->isVisible());
    QCOMPARE(pane.outline()->model()->index(0, 0).data().toString(), u"Columns"_s);
}

void TestFilesPanel::tellsWhatTheAgentWouldWrite()
{
    const QTemporaryDir root;
    const QString path = root.filePath(u"all.csv"_s);
    QFile table(path);
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b\n1,2\n");
    table.close();
    SessionFile file;
    file.path = u"all.csv"_s;
    file.uses.push_back(
        {.kind = FileUse::Kind::Referred, .message = MessageId(u"m"_s), .part = 1, .at = {}, .tool = {}});
    file.contents.emplace_back().summary = u"first\nsecond"_s;
    const FileOnDisk disk {.state = FileOnDisk::State::Changed, .size = 8, .modified = {}};
    QString written = u"first\nthird"_s;
    FilePane pane;
    pane.resize(800, 300);
    pane.setSummariser([&written](const FileReference&, const QString&, const JobControl&) { return written; });
    pane.setFile(file, &disk, path);
    pane.show();
    QTest::mouseClick(pane.exploreButton(), Qt::LeftButton);
    QTRY_VERIFY(pane.outline()->isVisible());
    QCOMPARE(pane.outline()->model()->index(0, 0).data().toString(), u"The agent would write another summary today."_s);
    const QModelIndex section = pane.outline()->model()->index(1, 0);
    QCOMPARE(pane.outline()->model()->index(0, 0, section).data().toString(), u"first"_s);
    QCOMPARE(pane.outline()->model()->index(1, 0, section).data().toString(), u"third  (not in the stored one)"_s);
    const QSignalSpy wanted(&pane, &FilePane::summaryRequested);
    QTest::mouseClick(pane.storeButton(), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.first().at(1).toString(), written);
    written = u"first\nsecond"_s;
    QTest::mouseClick(pane.exploreButton(), Qt::LeftButton);
    QTRY_COMPARE(
        pane.outline()->model()->index(0, 0).data().toString(), u"The agent would write the stored summary again."_s);
    QCOMPARE(pane.outline()->model()->index(1, 0).data().toString(), u"Columns"_s);
}

void TestFilesPanel::tellsWhyAFileCannotBeExplored()
{
    const QTemporaryDir root;
    QVERIFY(QDir(root.path()).mkpath(u"data"_s));
    QFile table(root.filePath(u"data/all.csv"_s));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("a,b\n");
    table.close();
    FilesScene scene(sessionWithFiles(root.path()));
    QTRY_COMPARE(scene.states().value(1), u"changed since"_s);
    scene.panel.view()->setCurrentIndex(scene.list().index(1, 0));
    QVERIFY(table.remove());
    FilePane& pane = *scene.panel.pane();
    QTest::mouseClick(pane.exploreButton(), Qt::LeftButton);
    QTRY_VERIFY(pane.found()->isVisible());
    QVERIFY2(pane.found()->text().contains(u"all.csv"_s), qPrintable(pane.found()->text()));
    QCOMPARE(pane.outline()->model()->rowCount(), 0);
}

void TestFilesPanel::aFolderOfAnotherMachine()
{
    FilesScene scene(sessionWithFiles(u"/no/such/folder"_s));
    QTRY_VERIFY(scene.isRead());
    QTRY_VERIFY(scene.panel.source()->folder().isEmpty());
    QCOMPARE(scene.states(), QStringList({QString(), QString(), QString()}));
    QVERIFY(scene.panel.view()->isColumnHidden(FileTreeModel::StateColumn));
    QCOMPARE(scene.panel.pane()->facts()->text(), u"The folder of the session is not on this machine."_s);
    QVERIFY(scene.panel.folderButton()->toolTip().contains(u"not on this machine"_s));
}

void TestFilesPanel::tellsWhyNothingIsThere()
{
    SessionBuilder builder(u"one"_s);
    builder.user(u"Hello"_s);
    FilesScene scene(builder.build());
    QTRY_COMPARE(scene.panel.emptyLabel()->text(), u"The messages of this session name no files."_s);
    QVERIFY(scene.panel.emptyLabel()->isVisible());
    scene.panel.setCurrent(nullptr, {});
    QCOMPARE(scene.panel.emptyLabel()->text(), u"Open a session to see its files."_s);
}

void TestFilesPanel::readsOnlyWhileItIsSeen()
{
    auto* fake = new FakeStore;
    fake->add(sessionWithFiles({}));
    OpenStore store {std::unique_ptr<FakeStore>(fake)};
    FilesPanel panel;
    panel.setCurrent(&store, SessionId(u"one"_s));
    QTest::qWait(50);
    QVERIFY(!panel.source()->isLoading());
    QCOMPARE(panel.model()->rowCount(), 0);
    panel.show();
    QTRY_COMPARE(panel.model()->rowCount(), 3);
}

void TestFilesPanel::keepsWhatIsSelectedWhenTheSessionGrows()
{
    FilesScene scene;
    QTRY_VERIFY(scene.isRead());
    QTreeView* view = scene.panel.view();
    view->setCurrentIndex(scene.list().index(2, 0));
    view->expand(view->currentIndex());
    SessionBuilder more(u"one"_s);
    more.assistant().tool(u"read_file"_s, uR"({"path":"a.txt"})"_s, u"a"_s);
    scene.fake->append(SessionId(u"one"_s), *more.lastMessage());
    scene.panel.source()->load();
    QTRY_COMPARE(scene.names().size(), 4);
    QCOMPARE(view->currentIndex().data().toString(), u"src/x.cpp"_s);
    QVERIFY(view->isExpanded(view->currentIndex()));
}

GUI_TEST_CLASS(TestFilesPanel)
#include "tst_filespanel.moc"
