// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/sessionbuilder.h"
#include "tests/ui/guitestclass.h"
#include "ui/common/style.h"
#include "ui/timeline/ansireader.h"
#include "ui/timeline/diffblock.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/numberedblock.h"
#include "ui/timeline/partlayout.h"
#include "ui/timeline/pictureblock.h"
#include "ui/timeline/textblock.h"
#include "ui/timeline/weblinks.h"

#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// An opened call as the timeline builds it.
struct Built
{
    explicit Built(const SessionBuilder& builder, int part = 0)
        : message(builder.lastMessage())
        , style(qApp->palette(), qApp->font(), 1, Qt::LeftToRight)
    {
        buildPart(layout, {.message = *message, .part = message->parts[part], .fold = Fold::Open}, style, 700);
    }
    [[nodiscard]] QList<const TextBlock*> texts() const
    {
        QList<const TextBlock*> found;
        for (const auto& block : layout.blocks)
            if (const auto* text = dynamic_cast<const TextBlock*>(block.get()))
                found += text;
        return found;
    }
    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        for (const TextBlock* text : texts())
            lines += (text->label.isEmpty() ? QString() : text->label + u": "_s)
                + (text->marker.isEmpty() ? QString() : text->marker + u' ') + text->content().text;
        return lines;
    }

    MessagePtr message;
    TimelineStyle style;
    PartLayout layout;
};

QString quoted(const QString& text)
{
    QString quoted = text;
    return u'"' + quoted.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'\n', u"\\n"_s) + u'"';
}

SessionBuilder call(const QString& tool, const QString& input, const QString& output = u"ok"_s)
{
    return SessionBuilder().assistant().tool(tool, input, output);
}

} // namespace

/// How the input and the output of calls are shown, and what programs put into the user's name.
class TestToolParts : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { Style::install(*qApp); }
    void ansi_data();
    void ansi();
    void ansiGoesOn();
    void commandsAsCommands();
    void editsAsDiffs();
    void newFilesAsTheirContent();
    void toDosAsList();
    void callsOfAgents_data();
    void callsOfAgents();
    void questionsWithTheirAnswers();
    void outputs();
    void numberedLines_data();
    void numberedLines();
    void readsWithLineNumbers();
    void webSearches_data();
    void webSearches();
    void whatASearchSaysOfItsPages();
    void aLargerSummaryIsMarkedAsSuch();
    void picturesInResults();
    void misleadingCharacters();
    void textsOfSeveralLines();
    void nothingIsLeftOut();
    void injectedText_data();
    void injectedText();
};

void TestToolParts::ansi_data()
{
    using Runs = std::vector<ColourRun>;
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Runs>("runs");
    const auto row = [](const char* name, const QString& written, const QString& text, const Runs& runs = {}) {
        QTest::newRow(name) << written << text << runs;
    };
    row("none", u"plain"_s, u"plain"_s);
    row("colour", u"a \x1b[31mred\x1b[0m b"_s, u"a red b"_s, {{2, 3, Ink::Error}});
    row("bright", u"\x1b[92mok\x1b[39m."_s, u"ok."_s, {{0, 2, Ink::Ok}});
    row("several at once", u"\x1b[1;4;33mw\x1b[m"_s, u"w"_s, {{0, 1, Ink::Warning}});
    row("of 256", u"\x1b[38;5;196mr\x1b[38;5;21mb\x1b[38;5;240mg"_s, u"rbg"_s,
        {{0, 1, Ink::Error}, {1, 1, Ink::Accent}, {2, 1, Ink::Muted}});
    row("of 16 million", u"\x1b[38;2;0;200;0mg"_s, u"g"_s, {{0, 1, Ink::Ok}});
    row("ground", u"\x1b[48;5;31mx\x1b[48;2;31;31;31my"_s, u"xy"_s);
    row("faint", u"\x1b[2mdim\x1b[22m."_s, u"dim."_s, {{0, 3, Ink::Muted}});
    row("moves and erases", u"\x1b[2J\x1b[1;1H\x1b[?25lx\x1b[Ky"_s, u"xy"_s);
    row("title", u"\x1b]0;evil\x07x"_s, u"x"_s);
    row("link", u"\x1b]8;;http://a.example/\x1b\\here\x1b]8;;\x1b\\."_s, u"here."_s);
    row("title without end", u"\x1b]0;evil\nnext"_s, u"\nnext"_s);
    row("character set", u"\x1b(Bx\x1b=y"_s, u"xy"_s);
    row("cut", u"x\x1b[3"_s, u"x"_s);
    row("escape alone", u"x\x1b"_s, u"x"_s);
    row("broken off", u"\x1b[31\nx"_s, u"\nx"_s);
    row("nonsense", u"\x1b[999;;38;5mx\x1b[38;5;99999my"_s, u"xy"_s);
}

void TestToolParts::ansi()
{
    QFETCH(const QString, written);
    QFETCH(const QString, text);
    QFETCH(const std::vector<ColourRun>, runs);
    const AnsiReader::Piece piece = AnsiReader().read(written);
    QCOMPARE(piece.text, text);
    QVERIFY(piece.colours == runs);
}

void TestToolParts::ansiGoesOn()
{
    AnsiReader reader;
    QCOMPARE(reader.read(u"a\x1b[31mb\n"_s).text, u"ab\n"_s);
    QVERIFY(reader.read(u"c\x1b[0md"_s).colours == (std::vector<ColourRun> {{0, 1, Ink::Error}}));
}

void TestToolParts::commandsAsCommands()
{
    const Built plain(call(u"bash"_s, u"{\"command\":"_s + quoted(u"cd x &&\n  make \"all\""_s) + u"}"_s));
    QCOMPARE(plain.lines(), (QStringList {u"Command: cd x &&\n  make \"all\""_s, u"Output: ok"_s}));
    QCOMPARE(plain.texts().front()->language, u"Bash"_s);
    // What else was said stays below.
    const Built more(call(u"bash"_s, u"{\"command\":\"make\",\"timeout\":5000}"_s));
    QCOMPARE(more.lines().front(), u"Command: make"_s);
    QCOMPARE(more.lines()[1], u"Input: timeout: 5000"_s);
}

void TestToolParts::editsAsDiffs()
{
    const QString input = u"{\"file_path\":\"src/a.cpp\",\"old_string\":"_s + quoted(u"int a;\nint b;\nint c;"_s)
        + u",\"new_string\":"_s + quoted(u"int a;\nlong b;\nint c;"_s) + u",\"replace_all\":true}"_s;
    const SessionBuilder builder = call(u"edit"_s, input);
    const Built built(builder);
    const auto isDiff = [](const TextBlock* block) { return dynamic_cast<const DiffBlock*>(block); };
    QCOMPARE(std::ranges::count_if(built.texts(), isDiff), 1);
    QCOMPARE(built.texts().front()->content().text, u"int a;\nint b;\nlong b;\nint c;"_s);
    QCOMPARE(built.texts().front()->language, u"file:src/a.cpp"_s);
    QCOMPARE(built.lines()[1], u"Input: replace_all: true"_s);
    // The patch in the same message says more.
    SessionBuilder patched = builder;
    patched.patch(u"--- a/src/a.cpp\n+++ b/src/a.cpp\n@@ -1,3 +1,3 @@\n int a;\n-int b;\n+long b;\n int c;\n"_s);
    QCOMPARE(std::ranges::count_if(Built(patched).texts(), isDiff), 0);
    // What failed changed nothing, and is shown as it was asked for.
    const Built failed(SessionBuilder().assistant().failedTool(u"edit"_s, input, u"no such text"_s));
    QCOMPARE(std::ranges::count_if(failed.texts(), isDiff), 0);
    QVERIFY(failed.lines().front().contains(u"old_string"_s));
}

void TestToolParts::newFilesAsTheirContent()
{
    const Built built(
        call(u"write"_s, u"{\"path\":\"a.py\",\"content\":"_s + quoted(u"import os\nprint(\"x\")\n"_s) + u"}"_s));
    QCOMPARE(built.lines(), (QStringList {u"Content: import os\nprint(\"x\")"_s, u"Output: ok"_s}));
    QCOMPARE(built.texts().front()->language, u"file:a.py"_s);
}

void TestToolParts::toDosAsList()
{
    const Built built(call(u"TodoWrite"_s,
        u"{\"todos\":[{\"content\":\"Read\",\"status\":\"completed\"},{\"content\":\"Write\",\"status\":\"in_"
        u"progress\"},"
        "{\"content\":\"Test\",\"status\":\"pending\"}]}"_s));
    QCOMPARE(built.lines(), (QStringList {u"\u2611 Read"_s, u"\u25b6 Write"_s, u"\u2610 Test"_s, u"Output: ok"_s}));
    // A list of something else is JSON.
    const Built other(call(u"x"_s, u"{\"items\":[{\"id\":1},{\"id\":2}]}"_s));
    QVERIFY(other.lines().front().startsWith(u"Input: {"_s));
}

/// What agents call their tools, and how they spell the input; the lines below the head.
void TestToolParts::callsOfAgents_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("input");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("shell with a list") << u"shell"_s << uR"({"command":["bash","-lc","ls | head"],"workdir":"/p"})"_s
                                       << QStringList {u"Command: ls | head"_s, u"Input: workdir: \"/p\""_s};
    QTest::newRow("exec_command") << u"exec_command"_s << uR"({"cmd":"make -j2"})"_s
                                  << QStringList {u"Command: make -j2"_s};
    QTest::newRow("local_shell") << u"local_shell"_s << uR"({"type":"exec","command":["git","log","-1"]})"_s
                                 << QStringList {u"Command: git log -1"_s, u"Input: type: \"exec\""_s};
    QTest::newRow("apply_patch in an object")
        << u"apply_patch"_s
        << u"{\"patchText\":"_s + quoted(u"*** Begin Patch\n*** Add File: a\n+x\n*** End Patch"_s) + u'}'
        << QStringList {u"Patch: *** Begin Patch\n*** Add File: a\n+x\n*** End Patch"_s};
    QTest::newRow("apply_patch as text") << u"apply_patch"_s << u"*** Begin Patch\n*** Add File: a\n+x\n*** End Patch"_s
                                         << QStringList {
                                                u"Input: *** Begin Patch\n*** Add File: a\n+x\n*** End Patch"_s};
    QTest::newRow("update_plan")
        << u"update_plan"_s
        << uR"({"explanation":"Why","plan":[{"step":"Read","status":"completed"},{"step":"Go","status":"pending"}]})"_s
        << QStringList {u"\u2611 Read"_s, u"\u2610 Go"_s, u"Input: explanation: \"Why\""_s};
    QTest::newRow("todowrite") << u"todowrite"_s
                               << uR"({"todos":[{"content":"Old","status":"cancelled","priority":"low","id":"1"}]})"_s
                               << QStringList {u"\u2612 Old"_s};
    QTest::newRow("ExitPlanMode") << u"ExitPlanMode"_s << u"{\"plan\":"_s + quoted(u"# Plan\n\nFirst *this*."_s) + u'}'
                                  << QStringList {u"Plan"_s, u"First this."_s};
}

void TestToolParts::callsOfAgents()
{
    QFETCH(const QString, tool);
    QFETCH(const QString, input);
    QFETCH(const QStringList, lines);
    QCOMPARE(Built(call(tool, input)).lines(), lines + QStringList {u"Output: ok"_s});
}

void TestToolParts::questionsWithTheirAnswers()
{
    const QString input = uR"({"questions":[{"question":"Which store?","header":"Store","options":[)"
                          R"({"label":"SQLite","description":"One file"},{"label":"None","description":""}]},)"
                          R"({"question":"How?","header":"","options":[{"label":"Fast"}]}]})"_s;
    const Built asked(call(u"AskUserQuestion"_s, input, u"waiting"_s));
    QCOMPARE(asked.lines(),
        (QStringList {u"? Store \u00b7 Which store?"_s, u"\u25cb SQLite \u2014 One file"_s, u"\u25cb None"_s,
            u"? How?"_s, u"\u25cb Fast"_s, u"Output: waiting"_s}));
    const QString said
        = u"User has answered your questions: \"Which store?\"=\"SQLite\", \"How?\"=\"Slowly\". Go on."_s;
    const Built answered(call(u"AskUserQuestion"_s, input, said));
    QCOMPARE(answered.lines(),
        (QStringList {u"? Store \u00b7 Which store?"_s, u"\u25c9 SQLite \u2014 One file"_s, u"\u25cb None"_s,
            u"? How?"_s, u"\u25cb Fast"_s, u"\u25b8 Slowly"_s, u"Output: "_s + said}));
}

void TestToolParts::outputs()
{
    const auto output = [](const QString& tool, const QString& input, const QString& text) {
        return std::make_unique<Built>(call(tool, input, text));
    };
    const auto read = output(u"read"_s, u"{\"path\":\"src/a.cpp\"}"_s, u"int a;"_s);
    QCOMPARE(read->texts().back()->language, u"file:src/a.cpp"_s);
    const auto diff = output(u"bash"_s, u"{\"command\":\"git diff\"}"_s, u"diff --git a/x b/x\n+y"_s);
    QCOMPARE(diff->texts().back()->language, u"Diff"_s);
    const auto data = output(u"get"_s, u"{\"id\":1}"_s, u"{\"a\":[1,2,3],\"b\":\""_s + QString(100, u'x') + u"\"}"_s);
    QCOMPARE(data->lines().mid(1),
        QStringList({u"Output: a: [ 3 item(s) ]"_s, u"0: 1\n1: 2\n2: 3"_s, u"b: \""_s + QString(100, u'x') + u'"'}));
    const auto noData = output(u"get"_s, u"{\"id\":1}"_s, u"{not json"_s);
    QCOMPARE(noData->texts().back()->content().text, u"{not json"_s);
    QCOMPARE(noData->texts().back()->language, QString());
    const auto coloured = output(u"bash"_s, u"{\"command\":\"ls\"}"_s, u"a\n\x1b[34mdir\x1b[0m\x07"_s);
    QCOMPARE(coloured->texts().back()->content().text, u"a\ndir\u2407"_s);
}

void TestToolParts::numberedLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("digits"); ///< 0: its lines have no numbers
    QTest::newRow("as cat -n") << u"     9\tint a;\n    10\t\n    11\tint b;\n"_s << 2;
    QTest::newRow("not aligned") << u"1\ta\n2\tb"_s << 1;
    QTest::newRow("arrows") << u"    1\u2192a\n    2\u2192b\n"_s << 1;
    QTest::newRow("bars, with words around") << u"<file>\n00998| a\n00999| b\n01000| c\n</file>"_s << 5;
    QTest::newRow("a note behind") << u"1\ta\n2\tb\n\n<note>cut</note>"_s << 1;
    QTest::newRow("figures of the text") << u"1\ta\n3\tb\n2\tc"_s << 0;
    QTest::newRow("mostly text") << u"a\nb\nc\n1\td"_s << 0;
    QTest::newRow("text") << u"int a;\nint b;"_s << 0;
    QTest::newRow("other separators") << u"1: a\n2: b"_s << 0;
    QTest::newRow("too many digits") << u"12345678\ta\n12345679\tb"_s << 0;
    QTest::newRow("nothing") << QString() << 0;
}

void TestToolParts::numberedLines()
{
    QFETCH(const QString, text);
    QFETCH(const int, digits);
    const auto numbering = LineNumbering::of(text);
    QCOMPARE(numbering ? numbering->digits : 0, digits);
}

void TestToolParts::readsWithLineNumbers()
{
    const QString input = u"{\"path\":\"src/a.cpp\"}"_s;
    const Built built(call(u"read"_s, input, u"     9\tint a;\n    10\t\n    11\tint b;\n"_s));
    const auto* block = dynamic_cast<const NumberedBlock*>(built.texts().back());
    QVERIFY(block);
    QCOMPARE(block->content().text, u"int a;\n\nint b;"_s); // what is coloured, selected and copied
    QCOMPARE(block->language, u"file:src/a.cpp"_s);
    // The head and the tail of a long one have the same column.
    QString lines;
    for (int i = 1; i <= 1200; ++i)
        lines += u"%1\tline %1\n"_s.arg(i);
    const Built cut(call(u"read"_s, input, lines));
    QList<const TextBlock*> numbered;
    for (const TextBlock* text : cut.texts()) {
        if (dynamic_cast<const NumberedBlock*>(text))
            numbered << text;
    }
    QCOMPARE(numbered.size(), 2);
    QCOMPARE(numbered.front()->content().text.section(u'\n', 0, 0), u"line 1"_s);
    QCOMPARE(numbered.back()->content().text.section(u'\n', -1), u"line 1200"_s);
    const auto isNumbered = [](const Built& shown) {
        return std::ranges::any_of(
            shown.texts(), [](const TextBlock* text) { return dynamic_cast<const NumberedBlock*>(text); });
    };
    QVERIFY(isNumbered(Built(call(u"bash"_s, u"{\"command\":\"cat -n a.txt\"}"_s, u" 1\ta\n 2\tb"_s))));
    QVERIFY(!isNumbered(Built(call(u"bash"_s, u"{\"command\":\"cut -f1,2 t.tsv\"}"_s, u"1\ta\n2\tb"_s))));
    QVERIFY(!isNumbered(Built(SessionBuilder().assistant().failedTool(u"read"_s, input, u"1\ta\n2\tb"_s))));
}

void TestToolParts::webSearches_data()
{
    using Links = QList<WebLink>;
    QTest::addColumn<QString>("output");
    QTest::addColumn<Links>("links");
    const Links two {{u"Qt docs"_s, u"https://doc.qt.io/a?b=1"_s}, {u"News & more"_s, u"http://b.example/"_s}};
    QTest::newRow("JSON")
        << uR"({"results":[{"title":"Qt docs","url":"https://doc.qt.io/a?b=1","content":"x"},)"
           uR"({"name":"News\n& more","link":"http://b.example/"},{"url":"https://doc.qt.io/a?b=1"}]})"_s
        << two;
    QTest::newRow("JSON within text") << uR"(Results for "qt":

Links: [{"title":"Qt docs","url":"https://doc.qt.io/a?b=1"},{"title":"News & more","url":"http://b.example/"}]

[1] says so.)"_s << two;
    QTest::newRow("cut JSON") << uR"([{"title":"Qt docs","url":"https://doc.qt.io/a?b=1"},)"
                                 uR"({"title":"News & more","url":"http://b.example/"},{"title":"Ha)"_s
                              << two;
    QTest::newRow("lines") << u"1. Title: Qt docs\n   URL: https://doc.qt.io/a?b=1\n   About Qt.\n\n"
                              "2. **News & more**\nhttp://b.example/\n"_s
                           << two;
    QTest::newRow("Markdown") << u"- [Qt docs](https://doc.qt.io/a?b=1): x\n- [News & more](http://b.example/)"_s
                              << two;
    QTest::newRow("other addresses")
        << uR"([{"title":"x","url":"file:///etc/passwd"},{"title":"y","url":"javascript:1"}])"_s << Links();
    QTest::newRow("none") << u"Nothing found."_s << Links();
}

void TestToolParts::webSearches()
{
    QFETCH(const QString, output);
    QFETCH(const QList<WebLink>, links);
    QCOMPARE(webResultsIn(output).links, links);
    const Built built(call(u"web_search"_s, u"{\"query\":\"qt\"}"_s, output));
    QStringList shown;
    for (const TextBlock* text : built.texts()) {
        if (!text->links.isEmpty())
            shown << text->content().text.section(QChar(QChar::LineSeparator), 0, 0) + u' ' + text->links.front();
    }
    QStringList wanted;
    for (const WebLink& link : links)
        wanted << link.title + u' ' + link.address;
    QCOMPARE(shown, wanted);
    // A tool that only has the word in its name shows what it gave.
    QVERIFY(std::ranges::none_of(Built(call(u"search_files"_s, u"{\"query\":\"qt\"}"_s, output)).texts(),
        [](const TextBlock* text) { return !text->links.isEmpty(); }));
    // What is fetched has its address to go to.
    const Built fetched(call(u"fetch"_s, u"{\"url\":\"https://a.example/x\"}"_s, u"text"_s));
    QCOMPARE(fetched.texts().front()->links, QStringList(u"https://a.example/x"_s));
}

/// The answer that the agent goes by stands behind the list of pages; it may search more than once.
void TestToolParts::whatASearchSaysOfItsPages()
{
    const QString output = u"Web search results for query: \"qt\"\n\n"
                           "Links: [{\"title\":\"A\",\"url\":\"https://a.example/\"}]\n\n"
                           "Qt **6** is new.\n\nMore pages: [{\"title\":\"B\",\"url\":\"https://b.example/\"}]\n\n"
                           "See {\"x\": 1}, too."_s;
    const WebResults results = webResultsIn(output);
    QCOMPARE(results.links, (QList<WebLink> {{u"A"_s, u"https://a.example/"_s}, {u"B"_s, u"https://b.example/"_s}}));
    QCOMPARE(results.text.simplified(), u"Qt **6** is new. See {\"x\": 1}, too."_s);
    const QStringList lines = Built(call(u"WebSearch"_s, u"{\"query\":\"qt\"}"_s, output)).lines();
    QVERIFY2(lines.contains(u"Qt 6 is new."_s), qPrintable(lines.join(u'\n')));
    QVERIFY2(lines.contains(u"See {\"x\": 1}, too."_s), qPrintable(lines.join(u'\n')));
    QCOMPARE(webResultsIn(uR"([{"title":"A","url":"https://a.example/"}])"_s).text, QString());
}

/// "631 \u2192 637 tokens (1 %)" would be read as one per cent being left.
void TestToolParts::aLargerSummaryIsMarkedAsSuch()
{
    const auto facts = [](qint64 before, qint64 after) {
        CompactionPart part;
        part.tokensBefore = before;
        part.tokensAfter = after;
        const Built built(SessionBuilder().assistant().part(part));
        const auto& line = static_cast<const LineBlock&>(*built.layout.blocks.front());
        return line.start.back().text;
    };
    QVERIFY2(facts(631, 637).contains(u"(+1 %)"_s), qPrintable(facts(631, 637)));
    QVERIFY2(facts(1'000, 140).contains(u"(\u221286 %)"_s), qPrintable(facts(1'000, 140)));
    QVERIFY2(facts(640, 640).contains(u"(0 %)"_s), qPrintable(facts(640, 640)));
}

void TestToolParts::picturesInResults()
{
    const QString output
        = uR"([{"type":"text","text":"two pictures"},)"
          uR"({"type":"image","source":{"type":"base64","media_type":"image/png","data":"Zmlyc3Q="}},)"
          uR"({"type":"image","source":{"type":"base64","media_type":"image/jpeg","data":"c2Vjb25k"}}])"_s;
    const auto picturesOf = [](const Built& built) {
        QList<const PictureBlock*> pictures;
        for (const auto& block : built.layout.blocks) {
            if (const auto* picture = dynamic_cast<const PictureBlock*>(block.get()))
                pictures << picture;
        }
        return pictures;
    };
    const Built built(call(u"screenshot"_s, u"{}"_s, output));
    QCOMPARE(built.lines(), QStringList(u"Output: two pictures"_s));
    const auto pictures = picturesOf(built);
    QCOMPARE(pictures.size(), 2);
    QCOMPARE(pictures.back()->number(), 1);
    QCOMPARE(pictures.front()->text(), u"PNG · 5 bytes"_s);
    // Of a long one only the beginning was read: how large the last picture is nobody knows yet.
    Message cut = *built.message;
    auto& tool = std::get<ToolPart>(cut.parts.front().body);
    tool.output = LongText(output.first(output.size() - 8), 3'000'000, true);
    PartLayout layout;
    buildPart(layout, {.message = cut, .part = cut.parts.front(), .fold = Fold::Open}, built.style, 700);
    const auto last = std::ranges::find_if(layout.blocks, [](const auto& block) { return block->text() == "JPEG"_L1; });
    QVERIFY(last != layout.blocks.end());
    QVERIFY(picturesOf(Built(call(u"get"_s, u"{}"_s, uR"([{"type":"image"}, nonsense)"_s))).isEmpty());
}

/// A command, a path and code are seen as they are, not as they want to be seen.
void TestToolParts::misleadingCharacters()
{
    const QString evil = u"rm x\u202egpj.sh"_s;
    const Built command(call(u"bash"_s, u"{\"command\":"_s + quoted(evil) + u"}"_s, u"done \u2067x\u200b"_s));
    QCOMPARE(command.lines(), QStringList({u"Command: rm x⇠gpj.sh"_s, u"Output: done ⇠x␦"_s}));
    const auto headOf = [](const Built& built) {
        QString words;
        for (const Segment& segment : static_cast<const LineBlock*>(built.layout.blocks.front().get())->start)
            words += segment.text + u' ';
        return words;
    };
    QVERIFY(headOf(command).contains(u"rm x⇠gpj.sh"_s));
    const Built patch(SessionBuilder().assistant().patch(
        u"--- a/x\u202ey\n+++ b/x\u202ey\n@@ -1 +1 @@\n-a\n+if (\u2066isAdmin\u2069)\n"_s));
    QVERIFY(headOf(patch).contains(u"x⇠y"_s));
    QVERIFY(patch.lines().join(u'\n').contains(u"if (⇢isAdmin⇡)"_s));
    // What is copied from the part is what is stored.
    QVERIFY(command.message->parts.front().as<ToolPart>()->input.text.contains(QChar(0x202e)));
    const Built tree(call(u"get"_s, u"{}"_s, u"{\"a\u202eb\":\"c\u202ed\",\"e\":\""_s + QString(100, u'x') + u"\"}"_s));
    QVERIFY(tree.lines().join(u'\n').contains(u"\"a⇠b\": \"c⇠d\""_s));
}

void TestToolParts::textsOfSeveralLines()
{
    const Built built(call(u"edit"_s,
        u"{\"path\":\"a.txt\",\"diff\":"_s + quoted(u"--- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b\n"_s) + u"}"_s));
    QCOMPARE(built.lines().front(), u"diff: --- a/a.txt\n+++ b/a.txt\n@@ -1 +1 @@\n-a\n+b"_s);
    QCOMPARE(built.texts().front()->language, u"Diff"_s);
    QVERIFY(built.lines()[1].contains(u"path: \"a.txt\""_s));
    // A long key is shortened, and the text may be long, too.
    const Built asked(call(u"ask"_s, u"{\"instructions_for_it\":"_s + quoted(u"one\n"_s.repeated(100)) + u"}"_s));
    QVERIFY(asked.lines().front().startsWith(u"instructio\u2026: one\none"_s));
    QVERIFY(asked.layout.blocks.size() > 3U); // head and tail, and a way to see all
}

/// Whatever the way it is shown in, an input's members are all there.
void TestToolParts::nothingIsLeftOut()
{
    const QString input
        = u"{\"file_path\":\"a.txt\",\"edits\":[{\"old_text\":\"one\",\"new_text\":\"two\"}],\"why\":\"because\"}"_s;
    const QString all = Built(call(u"edit"_s, input)).lines().join(u'\n');
    for (const QString& said : {u"one"_s, u"two"_s, u"because"_s})
        QVERIFY2(all.contains(said), qPrintable(said));
}

void TestToolParts::injectedText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("injected");
    QTest::newRow("reminder") << u"<system-reminder>\nBe brief.\n</system-reminder>\n"_s << true;
    QTest::newRow("two blocks")
        << u"<environment_context>a</environment_context>\n<user_instructions>b</user_instructions>"_s << true;
    QTest::newRow("with attributes") << u"<context kind=\"x\">a</context>"_s << true;
    QTest::newRow("words of the user behind it") << u"<system-reminder>a</system-reminder>\nPlease go on."_s << false;
    QTest::newRow("words of the user before it") << u"Look: <system-reminder>a</system-reminder>"_s << false;
    QTest::newRow("without end") << u"<system-reminder>a"_s << false;
    QTest::newRow("another tag") << u"<contexts>a</contexts>"_s << false;
    QTest::newRow("none") << u"Hello"_s << false;
}

/// Folded, as it is not what the user said.
void TestToolParts::injectedText()
{
    QFETCH(const QString, text);
    QFETCH(const bool, injected);
    const SessionBuilder builder = SessionBuilder().user(text);
    const MessagePtr message = builder.lastMessage();
    const Part& part = message->parts.front();
    QCOMPARE(isFoldable(*message, part), injected);
    QCOMPARE(defaultFold(*message, part), injected ? Fold::Folded : Fold::Open);
    Message answer = *message;
    answer.role = Role::Assistant;
    QVERIFY(!isFoldable(answer, part));
}

GUI_TEST_CLASS(TestToolParts)

#include "tst_toolparts.moc"
