// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/toolinput.h"
#include "core/store/content/storedpatch.h"
#include "tests/testkit/testclass.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

json::Value parsed(const char* input)
{
    return json::parse(input).value_or(json::Value());
}

} // namespace

/// What is called, in the spellings of several agents.
class ToolInputTest : public QObject
{
    Q_OBJECT

private slots:
    void names_data()
    {
        QTest::addColumn<QString>("server");
        QTest::addColumn<QString>("tool");
        QTest::newRow("Bash") << QString() << u"Bash"_s;
        QTest::newRow("mcp__github__create_issue") << u"github"_s << u"create_issue"_s;
        QTest::newRow("mcp__plugin_a_b__do__it") << u"plugin_a_b"_s << u"do__it"_s;
        for (const char* name : {"mcp__github", "mcp____x", "mcp__github__", "mcp__", "a__b", ""})
            QTest::newRow(name) << QString() << QString::fromLatin1(name);
    }

    void names()
    {
        QFETCH(const QString, server);
        QFETCH(const QString, tool);
        QCOMPARE(splitToolName(QString::fromLatin1(QTest::currentDataTag())), (ToolName {server, tool}));
    }

    void commands_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("command");
        const auto add = [](const char* name, const char* input, const QString& key, const QString& command) {
            QTest::newRow(name) << QByteArray(input) << key << command;
        };
        add("a text", R"({"command":"ls -l","timeout":5})", u"command"_s, u"ls -l"_s);
        add("cmd", R"({"cmd":"ls -l","workdir":"/p"})", u"cmd"_s, u"ls -l"_s);
        add("a shell with -lc", R"({"command":["bash","-lc","rg a | head"]})", u"command"_s, u"rg a | head"_s);
        add("a path of a shell", R"({"command":["/bin/zsh","-c","ls"]})", u"command"_s, u"ls"_s);
        add("PowerShell", R"({"command":["powershell.exe","-NoProfile","-Command","dir"]})", u"command"_s, u"dir"_s);
        add("words", R"({"command":["git","commit","-m","two words","it\u0027s"]})", u"command"_s,
            u"git commit -m 'two words' 'it'\\''s'"_s);
        add("no script", R"({"command":["bash","build.sh"]})", u"command"_s, u"bash build.sh"_s);
        add("more behind the script", R"({"command":["bash","-c","echo $0","x"]})", u"command"_s,
            u"bash -c 'echo $0' x"_s);
        add("an action", R"({"type":"x","action":{"type":"exec","command":["sh","-c","ls"]}})", u"action"_s, u"ls"_s);
        add("no words", R"({"command":["a",1]})", {}, {});
        add("none", R"({"path":"/p"})", {}, {});
        add("empty", R"({"command":""})", {}, {});
        add("an empty list", R"({"command":[]})", {}, {});
        add("a list", R"(["command"])", {}, {});
    }

    void commands()
    {
        QFETCH(const QByteArray, input);
        QFETCH(const QString, key);
        QFETCH(const QString, command);
        const auto found = commandIn(parsed(input.constData()));
        QCOMPARE(found.has_value(), !key.isEmpty());
        if (found)
            QCOMPARE(*found, (CalledCommand {key, command}));
    }

    void patches()
    {
        const QString patch = u"*** Begin Patch\n*** Update File: src/a b.cpp\n@@\n-x\n+*** Add File: no\n"
                              "*** Add File: new.txt\n+y\n*** Delete File: old.txt\n*** End Patch"_s;
        QCOMPARE(filesOfPatch(patch), (QStringList {u"src/a b.cpp"_s, u"new.txt"_s, u"old.txt"_s}));
        QVERIFY(filesOfPatch(u"*** Update File: a").isEmpty());
        QCOMPARE(patchKeyIn(parsed(R"({"patchText":"*** Begin Patch\n"})")), u"patchText"_s);
        QCOMPARE(patchKeyIn(parsed(R"({"input":"*** Begin Patch\n"})")), u"input"_s);
        QCOMPARE(patchKeyIn(parsed(R"({"input":"a text"})")), QString());
    }

    void steps_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("expected"); // key, and a sign and the text of each
        QTest::newRow("TodoWrite") << QByteArray(
            R"({"todos":[{"content":"Read","status":"completed","activeForm":"Reading"},)"
            R"({"content":"Write","status":"in_progress","activeForm":"Writing"},)"
            R"({"content":"Test","status":"pending","activeForm":"Testing"}]})")
                                   << u"todos: +Read >Write .Test"_s;
        QTest::newRow("todowrite") << QByteArray(
            R"({"todos":[{"id":"1","content":"Read","status":"cancelled","priority":"high"}]})")
                                   << u"todos: xRead"_s;
        QTest::newRow("update_plan") << QByteArray(
            R"({"explanation":"Why","plan":[{"step":"Read","status":"completed"},{"step":"Go","status":"pending"}]})")
                                     << u"plan: +Read .Go"_s;
        QTest::newRow("done or not") << QByteArray(R"({"items":[{"text":"a","done":true},{"text":"b","done":false}]})")
                                     << u"items: +a .b"_s;
        QTest::newRow("a state of later")
            << QByteArray(R"({"todos":[{"content":"a","status":"blocked"}]})") << u"todos: .a"_s;
        QTest::newRow("a plan in words") << QByteArray(R"({"plan":"First this"})") << QString();
        QTest::newRow("other things") << QByteArray(R"({"items":[{"name":"a"}]})") << QString();
        QTest::newRow("mixed") << QByteArray(R"({"todos":[{"content":"a","status":"pending"},1]})") << QString();
        QTest::newRow("none") << QByteArray(R"({"todos":[]})") << QString();
    }

    void steps()
    {
        QFETCH(const QByteArray, input);
        const PlannedSteps found = stepsIn(parsed(input.constData()));
        QString said = found.steps.isEmpty() ? QString() : found.key + u':';
        for (const PlannedStep& step : found.steps)
            said += u' ' + QString(u".>+x"[size_t(step.state)]) + step.text;
        QTEST(said, "expected");
    }

    void questions()
    {
        const auto asked
            = questionsIn(parsed(R"({"questions":[{"question":"Which one?","header":"Base","multiSelect":false,)"
                                 R"("options":[{"label":"SQLite","description":"One file"},{"label":"None"}]},)"
                                 R"({"id":"n","question":"How?"}]})"));
        QCOMPARE(asked.size(), 2);
        QCOMPARE(
            asked[0], (AskedQuestion {u"Base"_s, u"Which one?"_s, {{u"SQLite"_s, u"One file"_s}, {u"None"_s, {}}}}));
        QCOMPARE(asked[1], (AskedQuestion {{}, u"How?"_s, {}}));
        QVERIFY(questionsIn(parsed(R"({"questions":"none"})")).isEmpty());
        QVERIFY(questionsIn(parsed(R"({"questions":[{"header":"x"}]})")).isEmpty());
        const QString output
            = u"User has answered your questions: \"Which one?\"=\"SQLite\", \"How?\"=\"As \"usual\"\". Go on."_s;
        QCOMPARE(answerIn(output, asked[0]), u"SQLite"_s);
        QVERIFY(answerIn(output, asked[1]).startsWith(u"As "));
        QCOMPARE(answerIn(u"The user did not answer."_s, asked[0]), QString());
    }
};

TEST_CLASS(ToolInputTest)
#include "tst_toolinput.moc"
