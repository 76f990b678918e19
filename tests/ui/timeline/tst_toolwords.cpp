// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/testclass.h"
#include "core/base/time.h"
#include "ui/common/eventwords.h"
#include "ui/common/format.h"
#include "ui/common/partcopy.h"
#include "ui/common/toolwords.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

class TestToolWords : public QObject
{
    Q_OBJECT

private slots:
    void arguments_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("icon");
        QTest::addColumn<QString>("argument");
        QTest::addColumn<QString>("extra");
        QTest::newRow("command") << u"bash"_s << u"{\"timeout\":5,\"command\":\"make\\n  -j2\"}"_s << u"terminal"_s
                                 << u"make -j2"_s << QString();
        QTest::newRow("path") << u"Read"_s << u"{\"file_path\":\"/a/b.cpp\",\"limit\":3}"_s << u"read"_s
                              << u"/a/b.cpp"_s << QString();
        QTest::newRow("search") << u"grep"_s << u"{\"path\":\"src\",\"pattern\":\"Retry\"}"_s << u"search"_s
                                << u"Retry"_s << u"src"_s;
        QTest::newRow("sub-agent") << u"task"_s << u"{\"prompt\":\"Look\",\"description\":\"Survey\"}"_s << u"agent"_s
                                   << u"Survey"_s << QString();
        QTest::newRow("any text") << u"fetch_weather"_s << u"{\"n\":1,\"city\":\"Ulm\"}"_s << u"read"_s << u"Ulm"_s
                                  << QString();
        QTest::newRow("numbers only") << u"add"_s << u"{\"a\": 1}"_s << u"tool"_s << u"{\"a\": 1}"_s << QString();
        QTest::newRow("nothing") << u"now"_s << u"{}"_s << u"tool"_s << QString() << QString();
        QTest::newRow("a text alone") << u"crm"_s << u"\"print(1)\\nprint(2)\""_s << u"tool"_s << u"print(1) print(2)"_s
                                      << QString();
        QTest::newRow("no JSON") << u"odd"_s << u"just text"_s << u"tool"_s << u"just text"_s << QString();
        QTest::newRow("a list for a shell")
            << u"shell"_s << u"{\"command\":[\"bash\",\"-lc\",\"ls -l\"],\"workdir\":\"/p\"}"_s << u"terminal"_s
            << u"ls -l"_s << u"/p"_s;
        QTest::newRow("cmd") << u"exec_command"_s << u"{\"cmd\":\"ls -l\"}"_s << u"terminal"_s << u"ls -l"_s
                             << QString();
        QTest::newRow("a sub-agent of a type")
            << u"Task"_s << u"{\"description\":\"Survey\",\"prompt\":\"x\",\"subagent_type\":\"Explore\"}"_s
            << u"agent"_s << u"Survey"_s << u"Explore"_s;
        QTest::newRow("a list of things to do")
            << u"TodoWrite"_s
            << u"{\"todos\":[{\"content\":\"a\",\"status\":\"completed\"},{\"content\":\"b\",\"status\":\"in_progress\"}]}"_s
            << u"plan"_s << u"1 of 2 done"_s << u"b"_s;
        QTest::newRow("a question")
            << u"AskUserQuestion"_s
            << u"{\"questions\":[{\"question\":\"Why?\",\"options\":[]},{\"question\":\"How?\"}]}"_s << u"question"_s
            << u"Why?"_s << u"and 1 more"_s;
        QTest::newRow("a patch of several files")
            << u"apply_patch"_s << u"*** Begin Patch\n*** Add File: a/b.cpp\n+x\n*** Delete File: c\n*** End Patch"_s
            << u"patch"_s << u"a/b.cpp"_s << u"and 1 more"_s;
        QTest::newRow("a tool of a server")
            << u"mcp__github__search_issues"_s << u"{\"query\":\"crash\"}"_s << u"search"_s << u"crash"_s << QString();
        QTest::newRow("cut off") << u"bash"_s << u"{\"command\":\"make -j"_s << u"terminal"_s << u"make -j"_s
                                 << QString();
    }
    void arguments()
    {
        QFETCH(QString, name);
        QFETCH(QString, input);
        ToolPart tool;
        tool.name = name;
        tool.input = LongText(input);
        tool.state = ToolPart::State::Completed;
        const ToolWords words = describe(tool);
        QTEST(words.icon, "icon");
        QTEST(words.argument, "argument");
        QTEST(words.extra, "extra");
    }

    void namesOfServers()
    {
        ToolPart tool;
        tool.name = u"mcp__github__search_issues"_s;
        QCOMPARE(describe(tool).server, u"github"_s);
        QCOMPARE(describe(tool).name, u"search_issues"_s);
        tool.name = u"Bash"_s;
        QCOMPARE(describe(tool).server, QString());
        QCOMPARE(describe(tool).name, u"Bash"_s);
    }

    void results()
    {
        ToolPart tool;
        tool.state = ToolPart::State::Completed;
        tool.hasOutput = true;
        QCOMPARE(describe(tool).result, u"no output"_s);
        tool.output = LongText(u"14 passed\n"_s);
        QCOMPARE(describe(tool).result, u"14 passed"_s);
        tool.output = LongText(u"a\nb\nc\n"_s);
        QCOMPARE(describe(tool).result, u"3 lines"_s);
        tool.output = LongText(u"start"_s, 5'000'000, true);
        QCOMPARE(describe(tool).result, u"5.0 MB"_s);
        tool.output = LongText(u"a\nb\n"_s);
        tool.state = ToolPart::State::Error;
        tool.hasError = true;
        tool.error = LongText(u"make: failed\nProcess exited with code 2"_s);
        QCOMPARE(describe(tool).result, u"exit 2 \u00b7 2 lines"_s);
        // Once is enough.
        tool.hasError = false;
        tool.output = LongText(u"Exit code 1\n"_s);
        QCOMPARE(describe(tool).result, u"exit 1"_s);
        tool.output = LongText(u"Process exited with code 1."_s);
        QCOMPARE(describe(tool).result, u"exit 1"_s);
        tool.output = LongText(u"Exit code 1\nno such file"_s);
        QCOMPARE(describe(tool).result, u"exit 1 \u00b7 2 lines"_s);
        tool.startedAt = timeFromMs(1000);
        tool.endedAt = timeFromMs(22'400);
        QCOMPARE(describe(tool).duration, u"21.4 s"_s);
        tool = {};
        tool.state = ToolPart::State::Orphan;
        QCOMPARE(describe(tool).result, u"no result"_s);
        tool.prunedAt = timeFromMs(1000);
        tool.output = LongText(QString(4000, u'x'));
        QVERIFY(describe(tool).result.endsWith(u"≈ 1,000 tokens freed"_s));
        tool.output = LongText(QString(4, u'x'));
        QVERIFY(describe(tool).result.endsWith(u"1 token freed"_s));
    }

    void linesAndWords()
    {
        QCOMPARE(countLines(u""), 0);
        QCOMPARE(countLines(u"a"), 1);
        QCOMPARE(countLines(u"a\n"), 1);
        QCOMPARE(countLines(u"a\n\nb"), 3);
        QCOMPARE(firstWords(u"  one\n two  "), u"one two"_s);
    }

    void eventsInWords()
    {
        const EventPart turn {u"turn_duration"_s, u"404.1 s"_s, {}, Duration(404'100)};
        QCOMPARE(eventName(turn), u"Turn finished"_s);
        QCOMPARE(eventLine(turn), format::duration(Duration(404'100)));
        const EventPart other {u"own.thing"_s, u"404.1 s"_s, {}, Duration(404'100)};
        QCOMPARE(eventName(other), QString());
        QCOMPARE(eventLine(other), format::duration(Duration(404'100)));
        // A text that looks like a duration is none.
        QCOMPARE(eventLine({u"turn_duration"_s, u"404.1 s"_s, {}}), u"404.1 s"_s);
    }

    void fencesAreLongEnough()
    {
        Part part;
        part.body = PatchPart {LongText(u"```\nx"_s), {}};
        QCOMPARE(markdownOf(part), u"````diff\n```\nx\n````"_s);
        part.body = TextPart {LongText(u"cut"_s, 900, true)};
        QCOMPARE(plainTextOf(part), u"cut\n[\u2026 cut off here, 900 bytes in total]"_s);
    }

    void openFencesEnd_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("added");
        QTest::newRow("cut off") << u"So:\n```cpp\nint a;"_s << u"\n```"_s;
        QTest::newRow("cut off at a line's end") << u"~~~~\nint a;\n"_s << u"~~~~"_s;
        QTest::newRow("ended") << u"So:\n```cpp\nint a;\n```\nDone."_s << u""_s;
        QTest::newRow("a shorter one does not end it") << u"````\n```\n"_s << u"````"_s;
        QTest::newRow("another one does not end it") << u"```\n~~~\nx"_s << u"\n```"_s;
        QTest::newRow("in a list") << u"- so:\n  ```\n  int a;"_s << u""_s;
        QTest::newRow("within a line") << u"```not a fence```"_s << u""_s;
        QTest::newRow("a comment") << u"I add:\n  <!-- TODO\n\n```\nmore"_s << u"\n-->"_s;
        QTest::newRow("a comment that ends") << u"<!-- TODO\n\ndone -->\nmore"_s << u""_s;
        QTest::newRow("a comment in a line") << u"<!-- TODO -->\nmore"_s << u""_s;
        QTest::newRow("a comment in code") << u"```\n<!-- TODO\n```\n    <!-- code"_s << u""_s;
        QTest::newRow("a comment within a line") << u"I add <!-- here"_s << u""_s;
        QTest::newRow("a script") << u"<SCRIPT>\nlet a;\n"_s << u"</script>"_s;
        QTest::newRow("no script") << u"<scripts>\n<predicate>\n<div>\nlet a;"_s << u""_s;
        QTest::newRow("a declaration") << u"<!DOCTYPE html"_s << u"\n>"_s;
    }

    /// What follows an answer that was cut off within code is no code.
    void openFencesEnd()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, added);
        Part part;
        part.body = TextPart {LongText(text)};
        QCOMPARE(markdownOf(part), text + added);
        QCOMPARE(plainTextOf(part), text);
    }

    void namesAreNoMarkdown()
    {
        QCOMPARE(markdownLine(u"read_file mcp__a__b"_s), u"read_file mcp__a__b"_s);
        QCOMPARE(markdownLine(u"__init__ a_ _b"_s), uR"(\_\_init\_\_ a\_ \_b)"_s);
        QCOMPARE(markdownLine(u"a*b [c](d)\n<e>"_s), uR"(a\*b \[c\](d) \<e\>)"_s);
        Part part;
        ToolPart tool;
        tool.name = u"x** [y](z)"_s;
        part.body = tool;
        QVERIFY2(markdownOf(part).startsWith(uR"(**x\*\* \[y\](z)** ()"_s), qPrintable(markdownOf(part)));
        part.body = EventPart {u"patch"_s, u"src/__main__.py"_s, {}};
        QCOMPARE(markdownOf(part), uR"(**patch** src/\_\_main\_\_.py)"_s);
    }
};

TEST_CLASS(TestToolWords)
#include "tst_toolwords.moc"
