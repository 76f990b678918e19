// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/plan/move.h"
#include "tests/testkit/mantislines.h"
#include "tests/ui/editingwindow.h"
#include "tests/ui/guitestclass.h"
#include "ui/sessions/sessionspanel.h"
#include "ui/window/terminal.h"

#include <QClipboard>
#include <QMenu>
#include <QStandardPaths>

#include <algorithm>

using namespace stemma;
using namespace stemma::mantislines;
using namespace Qt::StringLiterals;

namespace {

void write(const QString& path, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The agent goes on in a terminal: which one, with which words, and where. Stand-ins on the PATH take the place of the
/// terminals: they note how they were started, and run what they are given as a terminal would.
class TerminalTest final : public EditingWindow
{
    Q_OBJECT

    QByteArray m_oldPath;
    QString m_bin;
    QString m_notes;

    /// A program that notes its directory and its words; the command begins after as many of these.
    void install(const QString& name, int wordsBefore)
    {
        const QString path = m_bin + u'/' + name;
        write(path,
            "#!/bin/sh\npwd > \"$NOTES.part\"\nprintf '%s\\n' \"$@\" >> \"$NOTES.part\"\nmv \"$NOTES.part\" "
            "\"$NOTES\"\nshift "
                + QByteArray::number(wordsBefore) + "\nexec \"$@\"\n");
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }
    [[nodiscard]] QStringList noted() const
    {
        if (!QTest::qWaitFor([this] { return QFile::exists(m_notes); }, Patience))
            return {};
        return QString::fromUtf8(bytesOf(m_notes)).chopped(1).split(u'\n');
    }
    void openHome(const QString& project)
    {
        const QString home = m_folder->filePath(u"home"_s);
        write(home + u"/projects/"_s + mantis::projectFolder(project) + u'/' + FileId + u".jsonl"_s,
            smallTree().replace("\"cwd\":\"/p\"", QByteArray("\"cwd\":\"" + project.toUtf8() + '"')));
        start();
        open(home);
    }
    /// Forks and tells by which command the agent continues.
    QString fork()
    {
        goTo(1);
        action(Act::Fork)->trigger();
        plan();
        const QString command = u"mantis --resume "_s + dialog()->currentPlan()->newSession.value;
        apply();
        return command;
    }

    /// None is found but those that are installed afterwards.
    void installNone()
    {
        if (m_oldPath.isEmpty())
            m_oldPath = qgetenv("PATH");
        m_bin = m_folder->filePath(u"programs here"_s);
        QVERIFY(QDir().mkpath(m_bin));
        m_notes = m_folder->filePath(u"noted"_s);
        // The system's own terminals must not be found; a shell is.
        for (const QString& tool : {u"sh"_s, u"mv"_s, u"true"_s})
            QVERIFY(QFile::link(QStandardPaths::findExecutable(tool), m_bin + u'/' + tool));
        qputenv("PATH", m_bin.toUtf8());
        qputenv("NOTES", m_notes.toUtf8());
        qputenv("SHELL", (m_bin + u"/true"_s).toUtf8());
        qunsetenv("TERMINAL");
    }

private slots:
    void cleanup()
    {
        if (!m_oldPath.isEmpty())
            qputenv("PATH", m_oldPath);
        qunsetenv("TERMINAL");
        m_window.reset();
    }

    void chosen_data()
    {
        QTest::addColumn<QString>("wished");
        QTest::addColumn<QStringList>("installed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("none") << QString() << QStringList() << QStringList();
        QTest::newRow("the wished one") << u"alacritty --hold"_s << QStringList {u"alacritty"_s, u"xterm"_s}
                                        << QStringList {u"/bin/alacritty"_s, u"--hold"_s, u"-e"_s};
        QTest::newRow("a wished one that takes the command in its own way")
            << u"gnome-terminal"_s << QStringList {u"gnome-terminal"_s, u"xterm"_s}
            << QStringList {u"/bin/gnome-terminal"_s, u"--"_s};
        QTest::newRow("one that takes it without a word") << u"kitty --single-instance"_s << QStringList {u"kitty"_s}
                                                          << QStringList {u"/bin/kitty"_s, u"--single-instance"_s};
        QTest::newRow("the wished one is not there")
            << u"kitty"_s << QStringList {u"xterm"_s} << QStringList {u"/bin/xterm"_s, u"-e"_s};
        QTest::newRow("the desktop's own first") << QString() << QStringList {u"konsole"_s, u"xdg-terminal-exec"_s}
                                                 << QStringList {u"/bin/xdg-terminal-exec"_s};
        QTest::newRow("gnome") << QString() << QStringList {u"gnome-terminal"_s}
                               << QStringList {u"/bin/gnome-terminal"_s, u"--"_s};
    }

    void chosen()
    {
        QFETCH(const QString, wished);
        QFETCH(const QStringList, installed);
        QProcessEnvironment environment;
        environment.insert(u"TERMINAL"_s, wished);
        QTEST(terminal::find(environment,
                  [&](const QString& name) { return installed.contains(name) ? u"/bin/"_s + name : QString(); }),
            "found");
    }

    void started_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("wished"); // the variable TERMINAL
        QTest::addColumn<QStringList>("before"); // the command
        QTest::newRow("xdg-terminal-exec") << u"xdg-terminal-exec"_s << QString() << QStringList();
        QTest::newRow("konsole") << u"konsole"_s << QString() << QStringList {u"-e"_s};
        QTest::newRow("gnome-terminal") << u"gnome-terminal"_s << QString() << QStringList {u"--"_s};
        QTest::newRow("x-terminal-emulator") << u"x-terminal-emulator"_s << QString() << QStringList {u"-e"_s};
        QTest::newRow("xterm") << u"xterm"_s << QString() << QStringList {u"-e"_s};
        QTest::newRow("kitty") << u"kitty"_s << u"kitty -1"_s << QStringList {u"-1"_s};
        QTest::newRow("foot") << u"foot"_s << u"foot"_s << QStringList();
        QTest::newRow("xfce4-terminal") << u"xfce4-terminal"_s << u"xfce4-terminal"_s << QStringList {u"-x"_s};
        QTest::newRow("another one") << u"my terminal"_s << u"\"my terminal\" --big"_s
                                     << QStringList {u"--big"_s, u"-e"_s};
    }

    void started()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, wished);
        QFETCH(const QStringList, before);
        installNone();
        install(name, int(before.size()));
        if (!wished.isEmpty())
            qputenv("TERMINAL", wished.toUtf8());
        const QString project = m_folder->filePath(u"Ana's \"best\" project $HOME"_s);
        QVERIFY(QDir().mkpath(project));
        const QString line = u"printf '%s|' 'two words' 'it'\\''s' \"a \\\"b\\\"\" '$HOME' > said.part; "
                             "mv said.part said"_s;
        const Result<> begun = terminal::start(terminal::find(), line, project);
        QVERIFY2(begun, begun ? "" : qPrintable(begun.error().text));
        const QStringList words = noted();
        QCOMPARE(
            words, QStringList {project} << before << u"sh"_s << u"-c"_s << line + u"; exec \"${SHELL:-/bin/sh}\""_s);
        QTRY_COMPARE_WITH_TIMEOUT(
            QString::fromUtf8(bytesOf(project + u"/said"_s)), u"two words|it's|a \"b\"|$HOME|"_s, Patience);
    }

    void refused()
    {
        installNone();
        const Result<> none = terminal::start(terminal::find(), u"true"_s, {});
        QVERIFY(!none);
        QCOMPARE(none.error().code, Errc::NotFound);
        QVERIFY2(none.error().text.contains(u"TERMINAL") && none.error().text.contains(u"konsole"),
            qPrintable(none.error().text));

        install(u"xterm"_s, 1);
        const Result<> nowhere = terminal::start(terminal::find(), u"true"_s, u"/not/there"_s);
        QVERIFY(!nowhere);
        QVERIFY2(nowhere.error().text.contains(u"/not/there"), qPrintable(nowhere.error().text));
        QVERIFY(!QFile::exists(m_notes));

        const QString broken = m_bin + u"/broken"_s;
        write(broken, "no program");
        const Result<> cannot = terminal::start({broken}, u"true"_s, {});
        QVERIFY(!cannot);
        QVERIFY2(cannot.error().text.contains(broken), qPrintable(cannot.error().text));
    }

    void fromTheWindow()
    {
        installNone();
        install(u"konsole"_s, 1);
        const QString project = m_folder->filePath(u"a project"_s);
        QVERIFY(QDir().mkpath(project));
        openHome(project);
        const QString command = fork();
        QStringList shown;
        for (const QPushButton* button : banner()->buttons())
            shown += button->text();
        QCOMPARE(shown, (QStringList {u"Open the fork"_s, u"More"_s, u"Close"_s}));
        chooseMore(u"Open in a terminal"_s);
        const QStringList words = noted();
        QCOMPARE(words.value(0), project);
        QCOMPARE(words.value(1), u"-e"_s);
        QVERIFY2(words.value(4).startsWith(command + u';'), qPrintable(words.join(u'\n')));
    }

    /// An entry of the menu of the session in the list.
    void chooseOfSession(const QString& text)
    {
        auto* panel = m_window->findChild<SessionsPanel*>();
        QVERIFY(panel->select(store(), SessionId(FileId)));
        const QRect place = panel->view()->visualRect(panel->view()->currentIndex());
        emit panel->view()->customContextMenuRequested(place.center());
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        const QList<QAction*> actions = menu->actions();
        const auto at = std::ranges::find(actions, text, &QAction::text);
        QVERIFY(at != actions.end());
        for (auto entry = actions.begin(); entry <= at; ++entry)
            if (!(*entry)->isSeparator())
                QTest::keyClick(menu, Qt::Key_Down);
        QCOMPARE(menu->activeAction(), *at);
        QTest::keyClick(menu, Qt::Key_Return);
    }

    void fromTheSessionsMenu()
    {
        installNone();
        install(u"konsole"_s, 1);
        const QString project = m_folder->filePath(u"a project"_s);
        QVERIFY(QDir().mkpath(project));
        openHome(project);
        const QString command = u"mantis --resume "_s + FileId;
        chooseOfSession(u"Copy resume command"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
        QVERIFY(!QFile::exists(m_notes)); // nothing runs that was not asked for
        chooseOfSession(u"Resume in a terminal"_s);
        const QStringList words = noted();
        QCOMPARE(words.value(0), project);
        QVERIFY2(words.value(4).startsWith(command + u';'), qPrintable(words.join(u'\n')));
    }

    void noneIsThere()
    {
        installNone();
        const QString project = m_folder->filePath(u"a project"_s);
        QVERIFY(QDir().mkpath(project));
        openHome(project);
        const QString command = fork();
        chooseMore(u"Open in a terminal"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible(), Patience);
        const QString said = banner()->text();
        QVERIFY2(
            said.contains(u"No terminal found") && said.contains(command) && said.contains(project), qPrintable(said));
        QTest::mouseClick(bannerButton(u"Copy command to resume"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), command);
    }

    void theProjectIsGone()
    {
        installNone();
        install(u"konsole"_s, 1);
        openHome(u"/old/app"_s);
        fork();
        chooseMore(u"Open in a terminal"_s);
        QTRY_VERIFY_WITH_TIMEOUT(banner()->isVisible(), Patience);
        QVERIFY2(banner()->text().contains(u"/old/app does not exist"), qPrintable(banner()->text()));
        QVERIFY(!QFile::exists(m_notes));
    }
};

GUI_TEST_CLASS(TerminalTest)
#include "tst_terminal.moc"
