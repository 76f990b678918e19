// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/fakestore.h"
#include "tests/ui/guitestclass.h"
#include "ui/changes/changespanel.h"
#include "ui/changes/changetreemodel.h"
#include "ui/common/style.h"
#include "ui/files/filespanel.h"
#include "ui/files/filetreemodel.h"
#include "ui/pages/sessionpage.h"
#include "ui/timeline/timelineview.h"
#include "ui/window/actions.h"
#include "ui/window/docks.h"
#include "ui/window/jobs.h"
#include "ui/window/mainwindow.h"
#include "ui/window/storemanager.h"
#include "ui/window/tabarea.h"

#include <QAction>
#include <QComboBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

using testclass::Patience;

QString patchOf(const QString& path)
{
    return u"--- a/%1\n+++ b/%1\n@@ -1 +1 @@\n-a\n+b\n"_s.arg(path);
}

} // namespace

/// The docks of changes and files in the window: from the list to the timeline and back.
class TestChangesDock final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Style::install(*qApp); }
    void goesThereAndBack();
};

void TestChangesDock::goesThereAndBack()
{
    QTemporaryDir folder;
    MainWindow window(folder.filePath(u"settings.ini"_s));
    window.stores()->setOpener([](const JobControl&, const QString& path) -> Result<std::unique_ptr<SessionStore>> {
        auto fake = std::make_unique<FakeStore>();
        SessionBuilder one(u"one"_s);
        one.user(u"Go"_s);
        one.assistant().patch(patchOf(u"x"_s));
        one.user(u"On"_s);
        one.assistant().patch(patchOf(u"y"_s));
        fake->add(one.build());
        StoreInfo info = fake->info();
        info.path = path;
        info.format = u"mnesis"_s;
        fake->setInfo(info);
        return fake;
    });
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    window.openRequest({{u"/fake/sessions.db"_s}, SessionId(u"one"_s), {}});
    QTRY_VERIFY_WITH_TIMEOUT(window.tabs()->currentSession(), Patience);
    auto* panel = window.docks()->panel<ChangesPanel>();
    QVERIFY(!panel->isVisible());
    window.actions()->get(Actions::Id::ShowChanges)->trigger();
    QTRY_VERIFY(panel->isVisible());
    QTRY_COMPARE_WITH_TIMEOUT(panel->model()->rowCount(), 2, Patience);
    QVERIFY(panel->view()->hasFocus());

    TimelineView* timeline = window.tabs()->currentSession()->timeline();
    panel->view()->setCurrentIndex(panel->model()->index(1, 0));
    QTest::keyClick(panel->view(), Qt::Key_Return);
    QTRY_COMPARE(timeline->currentRow(), 3);
    timeline->goToRow(1);
    QTRY_COMPARE(panel->view()->currentIndex().data().toString(), u"x"_s);

    auto* files = window.docks()->panel<FilesPanel>();
    window.actions()->get(Actions::Id::ShowFiles)->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(files->model()->rowCount(), 2, Patience);
    QVERIFY(files->view()->hasFocus());
    QCOMPARE(files->view()->currentIndex().data().toString(), u"x"_s);
    QTest::keyClick(files->view(), Qt::Key_Down);
    QTest::keyClick(files->view(), Qt::Key_Return);
    QTRY_COMPARE(timeline->currentRow(), 3);
    window.actions()->get(Actions::Id::ShowChanges)->trigger();
    timeline->goToRow(1);

    // Of the message that is selected in the timeline.
    panel->scope()->setFocus();
    QTest::keyClick(panel->scope(), Qt::Key_End);
    QTRY_COMPARE(panel->model()->rowCount(), 1);
    QCOMPARE(panel->model()->index(0, 0).data().toString(), u"x"_s);

    // Comparing with the disk stands in the status bar, where it can be cancelled.
    const auto* jobs = window.findChild<Jobs*>();
    QTRY_VERIFY_WITH_TIMEOUT(jobs->isEmpty(), Patience);
    int count = 0;
    connect(panel->source(), &FileChangesSource::compareBegun, this, [&] { count = jobs->count(); });
    panel->source()->compareWithDisk(folder.path());
    QCOMPARE(count, 1);
    QTRY_VERIFY_WITH_TIMEOUT(jobs->isEmpty(), Patience);
}

GUI_TEST_CLASS(TestChangesDock)

#include "tst_changesdock.moc"
