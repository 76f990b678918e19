// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/program.h"
#include "tests/testkit/testclass.h"

#include <QDir>
#include <QTemporaryDir>

using namespace stemma::program;
using namespace Qt::StringLiterals;

/// What shells and man are told about the command line.
class TestCompletions final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void bashCompletes_data();
    void bashCompletes();
    void othersNameEveryCommand_data();
    void othersNameEveryCommand();
    void manPageIsOne();
    void refusesOthers();

private:
    QTemporaryDir m_folder;
    QString m_script;
    QStringList m_commands;
};

void TestCompletions::initTestCase()
{
    const Outcome script = run({u"--completions"_s, u"bash"_s});
    QCOMPARE(script.exitCode, 0);
    m_script = m_folder.filePath(u"stemma.bash"_s);
    QFile file(m_script);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(script.out) == script.out.size());
    QFile sessions(m_folder.filePath(u"my sessions.db"_s));
    QVERIFY(sessions.open(QIODevice::WriteOnly) && QDir(m_folder.path()).mkdir(u"my folder"_s));
    const QString help = QString::fromUtf8(run({u"--help"_s}).out);
    for (const QString& word : {u"list"_s, u"search"_s, u"export"_s, u"usage"_s, u"redo"_s}) {
        QVERIFY(help.contains(word));
        m_commands += word;
    }
}

void TestCompletions::bashCompletes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("offered");
    QTest::newRow("command") << QStringList {u"stemma"_s, u"expo"_s} << QStringList {u"export"_s};
    QTest::newRow("option") << QStringList {u"stemma"_s, u"export"_s, u"--no-th"_s} << QStringList {u"--no-thinking"_s};
    QTest::newRow("choice") << QStringList {u"stemma"_s, u"export"_s, u"--format"_s, u"ma"_s}
                            << QStringList {u"markdown"_s};
    QTest::newRow("choice after =") << QStringList {u"stemma"_s, u"export"_s, u"--format"_s, u"="_s, u"ma"_s}
                                    << QStringList {u"markdown"_s};
    QTest::newRow("file") << QStringList {u"stemma"_s, u"list"_s, u"my se"_s} << QStringList {u"my sessions.db"_s};
    QTest::newRow("file of an option") << QStringList {u"stemma"_s, u"export"_s, u"-o"_s, u"my"_s}
                                       << QStringList {u"my folder"_s, u"my sessions.db"_s};
    QTest::newRow("folder of an option") << QStringList {u"stemma"_s, u"changes"_s, u"--into"_s, u"my"_s}
                                         << QStringList {u"my folder"_s};
    QTest::newRow("of another command") << QStringList {u"stemma"_s, u"list"_s, u"--no-th"_s} << QStringList();
    QTest::newRow("of the window") << QStringList {u"stemma"_s, u"--new"_s} << QStringList {u"--new-window"_s};
    QTest::newRow("of the window, after a store")
        << QStringList {u"stemma"_s, u"a.db"_s, u"--dem"_s} << QStringList {u"--demo"_s};
    QTest::newRow("choice of the window")
        << QStringList {u"stemma"_s, u"--theme"_s, u"hi"_s} << QStringList {u"high-contrast"_s};
    QTest::newRow("free value") << QStringList {u"stemma"_s, u"show"_s, u"--session"_s, u""_s} << QStringList();
}

void TestCompletions::bashCompletes()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, offered);
    QStringList quoted;
    for (const QString& word : words)
        quoted += u'\'' + word + u'\'';
    const QString program
        = u"set -u; source %1; COMP_WORDS=(%2); COMP_CWORD=%3; _stemma; printf '%s\\n' \"${COMPREPLY[@]}\""_s.arg(
            m_script, quoted.join(u' '), QString::number(words.size() - 1));
    QProcess bash;
    bash.setWorkingDirectory(m_folder.path());
    bash.start(u"bash"_s, {u"-c"_s, program});
    QVERIFY(bash.waitForFinished());
    QCOMPARE(bash.readAllStandardError(), QByteArray());
    QStringList found = QString::fromUtf8(bash.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
    found.sort();
    QCOMPARE(found, offered);
}

void TestCompletions::othersNameEveryCommand_data()
{
    QTest::addColumn<QString>("shell");
    QTest::newRow("zsh") << u"zsh"_s;
    QTest::newRow("fish") << u"fish"_s;
}

void TestCompletions::othersNameEveryCommand()
{
    QFETCH(const QString, shell);
    const Outcome script = run({u"--completions"_s, shell});
    QCOMPARE(script.exitCode, 0);
    for (const QString& command : m_commands)
        QVERIFY2(script.out.contains(command.toUtf8()), qPrintable(command));
    QVERIFY(script.out.contains("no-thinking"));
    QVERIFY(script.out.contains("new-window"));
}

void TestCompletions::manPageIsOne()
{
    const Outcome page = run({u"--man-page"_s});
    QCOMPARE(page.exitCode, 0);
    static const QList<QByteArray> Requests {".TH", ".SH", ".SS", ".TP", ".B", ".I", ".RI", ".br", ".\\\""};
    for (const QByteArray& line : page.out.split('\n')) {
        if (line.startsWith('.'))
            QVERIFY2(Requests.contains(line.split(' ').first()), line.constData());
    }
    for (const QString& command : m_commands)
        QVERIFY(page.out.contains(QByteArray(".SS " + command.toUtf8() + '\n')));
    QVERIFY(page.out.contains("\\fB\\-\\-no\\-thinking\\fR"));
    QVERIFY(page.out.contains("\\fB\\-\\-session\\fR \\fIID\\fR\nShow this session\n"));
}

void TestCompletions::refusesOthers()
{
    const Outcome outcome = run({u"--completions"_s, u"tcsh"_s});
    QCOMPARE(outcome.exitCode, 2);
    QVERIFY(outcome.errors.startsWith("stemma: Name the shell"));
    QCOMPARE(run({u"--completions"_s}).exitCode, 2);
}

TEST_CLASS(TestCompletions)
#include "tst_completions.moc"
