// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/move.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"

#include "ui/plan/plandetails.h"
#include "ui/plan/plancheckspane.h"
#include <QClipboard>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

QString place(const QString& directory, const QString& name)
{
    return u"projects/"_s + mantis::projectFolder(directory) + u'/' + name;
}

} // namespace

/// What is only there for transcripts with projects: moving one, and going on by a command.
class TranscriptsTest final : public EditingWindow
{
    Q_OBJECT

    QString m_home;

    void openHome()
    {
        m_home = m_folder->filePath(u"home"_s);
        const QString path = m_home + u'/' + place(u"/old/app"_s, FileId + u".jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(path).path()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(smallTree().replace("\"cwd\":\"/p\"", "\"cwd\":\"/old/app\""));
        file.close();
        start();
        open(m_home);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        timeline()->setFocus();
        QTest::keyClick(timeline(), key, modifiers);
    }

private slots:
    void aProjectMoves()
    {
        openHome();
        const Files before = filesIn(m_home);
        QVERIFY2(action(Act::MoveProject)->isEnabled(), qPrintable(action(Act::MoveProject)->toolTip()));
        action(Act::MoveProject)->trigger();
        begun();
        QCOMPARE(dialog()->choices()->titleEdit()->text(), u"/old/app"_s);
        QVERIFY(!dialog()->applyButton()->isEnabled()); // nothing would change yet
        QLineEdit* to = dialog()->choices()->targetEdit();
        to->setFocus();
        to->selectAll();
        QTest::keyClicks(to, u"/new/place/"_s);
        plan();
        QCOMPARE(filesIn(m_home), before);
        QVERIFY(!dialog()->currentPlan()->writes.isEmpty());
        apply();
        const Files after = filesIn(m_home);
        QCOMPARE(after.size(), before.size());
        QVERIFY(after.contains(place(u"/new/place"_s, FileId + u".jsonl"_s)));
        QTest::mouseClick(bannerButton(u"Undo"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(filesIn(m_home) == before, Patience);
    }

    void theCommandToGoOnIsCopied()
    {
        openHome();
        goTo(1);
        press(Qt::Key_B, Qt::ControlModifier);
        plan();
        const QString command = u"mantis --resume "_s + dialog()->currentPlan()->newSession.value;
        QVERIFY(dialog()->details()->checks()->goOnEdit()->isVisible());
        QCOMPARE(dialog()->details()->checks()->goOnEdit()->text(), command);
        QGuiApplication::clipboard()->clear();
        QTest::mouseClick(dialog()->details()->checks()->copyGoOnButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        apply();
        QGuiApplication::clipboard()->clear();
        QVERIFY(banner()->text().contains(command));
        chooseMore(u"Copy command to resume"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        QVERIFY(!banner()->isVisible());
    }

    void aTitleNeedsNoCommand()
    {
        openHome();
        action(Act::Rename)->trigger();
        begun();
        QVERIFY(!dialog()->details()->checks()->goOnEdit()->isVisible());
        dialog()->choices()->titleEdit()->setText(u"Other"_s);
        plan();
        QVERIFY(!dialog()->details()->checks()->goOnEdit()->isVisible());
        dialog()->reject();
    }
};

GUI_TEST_CLASS(TranscriptsTest)
#include "tst_transcripts.moc"
