// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantismove.h"
#include "tests/testkit/filetree.h"
#include "tests/testkit/mantislines.h"
#include "tests/ui/editingwindow.h"
#include "ui/window/terminal.h"

#include <QClipboard>
#include <QComboBox>
#include <QPlainTextEdit>

using namespace stemma;
using namespace stemma::filetree;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

const QString First = u"6f9619ff-8b86-4d01-b42d-00cf4fc964ff"_s;

QString place(const QString& directory, const QString& name)
{
    return u"projects/"_s + mantisProjectFolder(directory) + u'/' + name;
}

} // namespace

/// What is only there for transcripts with projects: moving one, and going on by a command; and the keys and menus of
/// what can be done in them.
class TranscriptsTest final : public EditingWindow
{
    Q_OBJECT

    QString m_home;

    void openHome()
    {
        m_home = m_folder->filePath(u"home"_s);
        const QString path = m_home + u'/' + place(u"/old/app"_s, First + u".jsonl"_s);
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
        QVERIFY(to->hasFocus());
        to->selectAll();
        QTest::keyClicks(to, u"/new/place/"_s);
        plan();
        QCOMPARE(filesIn(m_home), before);
        QVERIFY(!dialog()->currentPlan()->writes.isEmpty());
        apply();
        const Files after = filesIn(m_home);
        QCOMPARE(after.size(), before.size());
        QVERIFY(after.contains(place(u"/new/place"_s, First + u".jsonl"_s)));
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
        QVERIFY(dialog()->goOnEdit()->isVisible());
        QCOMPARE(dialog()->goOnEdit()->text(), command);
        QGuiApplication::clipboard()->clear();
        QTest::mouseClick(dialog()->copyGoOnButton(), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        apply();
        QGuiApplication::clipboard()->clear();
        QVERIFY(banner()->text().contains(command));
        QTest::mouseClick(bannerButton(u"Copy command to go on"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        QVERIFY(!banner()->isVisible());
    }

    void aTitleNeedsNoCommand()
    {
        openHome();
        action(Act::Rename)->trigger();
        begun();
        QVERIFY(!dialog()->goOnEdit()->isVisible());
        dialog()->choices()->titleEdit()->setText(u"Other"_s);
        plan();
        QVERIFY(!dialog()->goOnEdit()->isVisible());
        dialog()->reject();
    }

    void insertAndLabelsByKeys()
    {
        openHome();
        const int rows = m_window->tabs()->currentSession()->model()->rowCount();
        goTo(1);
        press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
        begun();
        QTest::keyClicks(dialog()->choices()->textEdit(), u"And another thing"_s);
        plan();
        QTest::keyClick(dialog(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->tabs()->currentSession()->model()->rowCount() > rows, Patience);
        idle();
        press(Qt::Key_T, Qt::ControlModifier);
        begun();
        dialog()->choices()->titleEdit()->setText(u"keep"_s);
        plan();
        QTest::keyClick(dialog(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog(), Patience);
        const auto labels = [&] {
            const QModelIndex index
                = m_window->stores()->sessions()->indexOf(store(), m_window->tabs()->currentSession()->session());
            return index.data(SessionTreeModel::InfoRole).value<SessionInfo>().labels;
        };
        QTRY_COMPARE_WITH_TIMEOUT(labels(), QStringList {u"keep"_s}, Patience);
    }

    void terminals_data()
    {
        QTest::addColumn<QString>("wished");
        QTest::addColumn<QStringList>("installed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("none") << QString() << QStringList() << QStringList();
        QTest::newRow("the wished one") << u"kitty --single-instance"_s << QStringList {u"kitty"_s, u"xterm"_s}
                                        << QStringList {u"/bin/kitty"_s, u"--single-instance"_s, u"-e"_s};
        QTest::newRow("the wished one is not there")
            << u"kitty"_s << QStringList {u"xterm"_s} << QStringList {u"/bin/xterm"_s, u"-e"_s};
        QTest::newRow("the desktop's own first") << QString() << QStringList {u"konsole"_s, u"xdg-terminal-exec"_s}
                                                 << QStringList {u"/bin/xdg-terminal-exec"_s};
        QTest::newRow("gnome") << QString() << QStringList {u"gnome-terminal"_s}
                               << QStringList {u"/bin/gnome-terminal"_s, u"--"_s};
    }

    void terminals()
    {
        QFETCH(const QString, wished);
        QFETCH(const QStringList, installed);
        QProcessEnvironment environment;
        environment.insert(u"TERMINAL"_s, wished);
        QTEST(terminal::find(environment,
                  [&](const QString& name) { return installed.contains(name) ? u"/bin/"_s + name : QString(); }),
            "found");
    }

    void theShellStaysOpen()
    {
        const QStringList words = terminal::commandFor({u"xterm"_s, u"-e"_s}, u"mantis --resume x"_s);
        QCOMPARE(words.first(), u"xterm"_s);
        QVERIFY(words.constLast().startsWith(u"mantis --resume x; exec"_s));
        QVERIFY(!terminal::start({}, u"true"_s, {}));
    }
};

QTEST_MAIN(TranscriptsTest)
#include "moc_editingwindow.cpp"
#include "tst_transcripts.moc"
