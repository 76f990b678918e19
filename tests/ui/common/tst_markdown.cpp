// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/workclock.h"
#include "tests/ui/guitestclass.h"
#include "tests/ui/timeline/timelinescene.h"
#include "ui/common/highlighter.h"
#include "ui/common/markdown.h"
#include "ui/timeline/textblock.h"

#include <QSignalSpy>
#include <QTest>

using namespace stemma;
using namespace Qt::StringLiterals;

namespace {

/// Text with its spans as {flags:text}, line breaks as "/".
QString show(const InlineText& content)
{
    QString text = content.text;
    for (auto span = content.spans.crbegin(); span != content.spans.crend(); ++span) {
        QString flags;
        for (const auto& [flag, letter] :
            {std::pair(InlineSpan::Bold, 'b'), std::pair(InlineSpan::Italic, 'i'), std::pair(InlineSpan::Code, 'c'),
                std::pair(InlineSpan::Link, 'l'), std::pair(InlineSpan::Strike, 's')})
            if (span->flags & flag)
                flags += QLatin1Char(letter);
        text.insert(span->start + span->length, u'}');
        text.insert(span->start, QString(u"{" + flags + u":"));
    }
    return text.replace(QChar(QChar::LineSeparator), u'/').replace(u'\n', u'|');
}

/// One line a block: kind, depth of lists and quotes, marker, text.
QString dump(const QString& source)
{
    QStringList lines;
    for (const MarkdownBlock& block : parseMarkdown(source)) {
        QString line;
        switch (block.kind) {
        case MarkdownBlock::Kind::Paragraph:
            line = u"p"_s;
            break;
        case MarkdownBlock::Kind::Heading:
            line = u"h%1"_s.arg(block.level);
            break;
        case MarkdownBlock::Kind::Code:
            line = u"code(%1)"_s.arg(block.language);
            break;
        case MarkdownBlock::Kind::Rule:
            line = u"rule"_s;
            break;
        case MarkdownBlock::Kind::Table:
            line = u"table%1"_s.arg(block.columns);
            break;
        }
        line += QString(block.listDepth, u'-') + QString(block.quoteDepth, u'>');
        if (!block.marker.isEmpty())
            line += u' ' + block.marker;
        line += u' ' + show(block.content);
        for (const InlineText& cell : block.cells)
            line += u'[' + show(cell) + u']';
        for (const QString& link : block.links)
            line += u" -> "_s + link;
        lines += line.trimmed();
    }
    return lines.join(u'\n');
}

} // namespace

class TestMarkdown : public QObject
{
    Q_OBJECT

private slots:
    void blocks_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("expected");
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("paragraphs") << u"one\n\ntwo"_s << u"p one\np two"_s;
        QTest::newRow("a line break stays") << u"one\ntwo"_s << u"p one/two"_s;
        QTest::newRow("inline") << u"a **b** *c* `d` ~~e~~ ***f***"_s << u"p a {b:b} {i:c} {c:d} {s:e} {bi:f}"_s;
        QTest::newRow("links")
            << u"see [the *notes*](https://x.org/n) or https://y.org"_s
            << u"p see {l:the }{il:notes} or {l:https://y.org} -> https://x.org/n -> https://y.org"_s;
        // Definitions of links are not shown: what leads nowhere is none.
        QTest::newRow("definition") << u"see [it][1]\n\n[1]: https://x.org"_s << u"p see {l:it} -> https://x.org"_s;
        QTest::newRow("note") << u"so[^1]\n\n[^1]: there"_s << u"p so[^1]\np [^1]: there"_s;
        QTest::newRow("states") << u"[info]: started\n\n- [ok]: done\n\n> [x]: y"_s
                                << u"p [info]: started\np- \u2022 [ok]: done\np> [x]: y"_s;
        QTest::newRow("states in code") << u"```\n[info]: started\n```\n\n[info]: done"_s
                                        << u"code() [info]: started\np [info]: done"_s;
        QTest::newRow("states in code of a list") << u"- ```\n  [info]: started\n  ```\n\n[info]: done"_s
                                                  << u"code()- \u2022 [info]: started\np [info]: done"_s;
        QTest::newRow("image") << u"![a plan](plan.png)"_s << u"p {l:a plan} -> plan.png"_s;
        QTest::newRow("headings") << u"# One\n### Three"_s << u"h1 One\nh3 Three"_s;
        QTest::newRow("code") << u"```cpp\nint a;\n\nint b;\n```"_s << u"code(cpp) int a;||int b;"_s;
        QTest::newRow("code with markup in it") << u"```\n**a** <b>\n```"_s << u"code() **a** <b>"_s;
        QTest::newRow("lists") << u"- a\n  - b\n1. c\n2. d"_s << u"p- \u2022 a\np-- \u2022 b\np- 1. c\np- 2. d"_s;
        QTest::newRow("an item of two paragraphs") << u"- a\n\n  b"_s << u"p- \u2022 a\np- b"_s;
        QTest::newRow("an empty item") << u"- a\n-\n- c"_s << u"p- \u2022 a\np- \u2022\np- \u2022 c"_s;
        QTest::newRow("a list that starts at 5") << u"5. a\n6. b"_s << u"p- 5. a\np- 6. b"_s;
        QTest::newRow("tasks") << u"- [ ] open\n- [x] done"_s << u"p- \u2610 open\np- \u2611 done"_s;
        QTest::newRow("quotes") << u"> a\n> > b"_s << u"p> a\np>> b"_s;
        QTest::newRow("code in a list") << u"- a\n  ```\n  x\n  ```"_s << u"p- \u2022 a\ncode()- x"_s;
        QTest::newRow("rule") << u"a\n\n---\n\nb"_s << u"p a\nrule\np b"_s;
        QTest::newRow("table") << u"|a|b|\n|-|-:|\n|1|`2`|"_s << u"table2 [a][b][1][{c:2}]"_s;
        QTest::newRow("html is text") << u"<b>x</b>\n\n<div>\ny\n</div>"_s << u"p <b>x</b>\np <div>/y/</div>"_s;
        QTest::newRow("entities") << u"a &lt; b &amp; c &#8364; &nothing;"_s << u"p a < b & c \u20ac &nothing;"_s;
        QTest::newRow("control characters as entities")
            << u"a&#27;[31mb&#x202e;c&#7;"_s << u"p a\u241b[31mb%1c\u2407"_s.arg(showControls(u"\u202e"_s));
        QTest::newRow("control characters") << u"a\x1b[31mb\x7f"_s << u"p a\u241b[31mb\u2421"_s;
        QTest::newRow("NUL") << QString(u"a"_s + QChar(0) + u"b"_s) << u"p a\u2400b"_s;
        QTest::newRow("CR LF") << u"a\r\nb"_s << u"p a/b"_s;
        QTest::newRow("not closed") << u"**a\n\n```\nb"_s << u"p **a\ncode() b"_s;
    }
    void blocks()
    {
        QFETCH(QString, source);
        QTEST(dump(source), "expected");
    }

    void deepNestingIsNoDanger()
    {
        QVERIFY(!parseMarkdown(QString(u"> "_s).repeated(5000) + u"x"_s).empty());
        QVERIFY(!parseMarkdown(QString(u"["_s).repeated(50'000)).empty());
        QVERIFY(!parseMarkdown(QString(u"- "_s).repeated(2000) + u"x"_s).empty());
    }

    /// Texts that somebody wrote to stop whoever shows them: nothing waits, and their words stay within the column.
    void hostileTextsAreShown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("quotes") << QString(u"> "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("quotes, line by line") << [] {
            QString text;
            for (int depth = 1; depth <= 300; ++depth)
                text += QString(u">"_s).repeated(depth) + u" at %1\n"_s.arg(depth);
            return text;
        }();
        QTest::newRow("lists") << QString(u"- "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("numbered lists") << QString(u"1. "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("lists, line by line") << [] {
            QString text;
            for (int depth = 0; depth < 300; ++depth)
                text += QString(2 * depth, u' ') + u"- at %1\n"_s.arg(depth);
            return text;
        }();
        QTest::newRow("quotes and lists") << QString(u"> - "_s).repeated(10'000) + u"the end"_s;
        QTest::newRow("code in quotes") << QString(u"> "_s).repeated(5000) + u"```\n"_s
                + QString(u"> "_s).repeated(5000) + u"int a;"_s;
        QTest::newRow("a long table") << u"|a|b|c|\n|-|-|-|\n"_s + QString(u"|1|2|3|\n"_s).repeated(30'000);
        QTest::newRow("a table of one long row")
            << QString(u"|a"_s).repeated(20'000) + u"|\n"_s + QString(u"|-"_s).repeated(20'000) + u"|\n"_s;
        QTest::newRow("a wide table of rows of a letter") << QString(u"|a"_s).repeated(128) + u"|\n"_s
                + QString(u"|-"_s).repeated(128) + u"|\n"_s + QString(u"x\n"_s).repeated(100'000);
        QTest::newRow("emphasis") << QString(u"*a **b "_s).repeated(20'000);
        QTest::newRow("code spans") << [] {
            QString text;
            for (int ticks = 1; ticks < 500; ++ticks)
                text += QString(ticks, u'`') + u'a';
            return text;
        }();
        QTest::newRow("brackets") << QString(u"[a]("_s).repeated(50'000);
        QTest::newRow("references") << QString(u"[a]: b\n"_s).repeated(20'000) + QString(u"[a]"_s).repeated(20'000);
        QTest::newRow("ampersands") << QString(u"&"_s).repeated(200'000);
    }

    void hostileTextsAreShown()
    {
        QFETCH(const QString, text);
        const WorkClock timer;
        TimelineScene scene(SessionBuilder(TimelineSession).assistant(text).build());
        QVERIFY(scene.settle());
        scene.view.grab();
        QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
        const RowLayout* row = scene.view.rows().peek(0);
        QVERIFY(row && !row->parts().empty());
        for (const PartLayout& part : row->parts())
            for (const auto& block : part.blocks)
                QVERIFY2(block->leading < 700, qPrintable(QString::number(block->leading)));
    }

    /// The frame around code, which is 2.5 pixels wider, stays within the column, also where a line begins with it.
    void codeAtTheStartOfALineStaysInTheColumn()
    {
        struct Bare : TextBlock
        {
            using TextBlock::TextBlock;
            using TextBlock::textLayout;
        };
        constexpr int Width = 120;
        constexpr double Frame = 2.5;
        const TimelineStyle style(qApp->palette(), qApp->font(), 1, Qt::LeftToRight);
        const QString text = u"code and words "_s.repeated(6);
        Bare block({text, {{0, 4, InlineSpan::Code, -1}}}, {});
        QVERIFY(block.layout(style, Width) > 0);
        QVERIFY(block.textLayout()->lineCount() > 2);
        QVERIFY(block.textLayout()->lineAt(0).cursorToX(0) >= Frame);
        QCOMPARE(block.textLayout()->lineAt(1).x(), 0.0);
        // A long piece of code begins several lines.
        Bare whole({text, {{0, int(text.size()), InlineSpan::Code, -1}}}, {});
        QVERIFY(whole.layout(style, Width) > 0);
        for (int i = 0; i < whole.textLayout()->lineCount(); ++i) {
            const QTextLine line = whole.textLayout()->lineAt(i);
            QVERIFY(line.x() >= Frame);
            QVERIFY(line.naturalTextRect().right() <= Width);
        }
    }

    void longTextIsCutAtBlanks()
    {
        InlineText text {QString(u"word "_s).repeated(1000), {{4000, 900, InlineSpan::Bold, -1}}};
        const QString whole = text.text;
        const std::vector<InlineText> pieces = cutText(std::move(text), 1024);
        QCOMPARE(pieces.size(), size_t(5));
        QStringList parts;
        int bold = 0;
        for (const InlineText& piece : pieces) {
            QVERIFY(piece.text.size() <= 1024);
            parts += piece.text;
            for (const InlineSpan& span : piece.spans) {
                QVERIFY(span.start >= 0 && span.start + span.length <= piece.text.size());
                bold += span.length;
            }
        }
        QCOMPARE(parts.join(u' '), whole);
        QVERIFY(bold >= 898 && bold <= 900); // a blank at a cut is gone
    }

    void endlessWordsAreCutBetweenCharacters()
    {
        const QString whole = QString::fromUcs4(U"\U0001F600").repeated(3000);
        QString joined;
        for (const InlineText& piece : cutText({whole, {}}, 1001)) {
            QVERIFY(!piece.text.front().isLowSurrogate());
            joined += piece.text;
        }
        QCOMPARE(joined, whole);
    }

    void colours_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<int>("ink");
        QTest::newRow("C++ comment") << u"int a; // why\nint b;"_s << u"cpp"_s << u"// why"_s << int(Ink::Comment);
        QTest::newRow("C++ string") << u"auto a = \"text\";"_s << u"C++"_s << u"\"text\""_s << int(Ink::String);
        QTest::newRow("Python keyword") << u"x = 1\nreturn x"_s << u"python"_s << u"return"_s << int(Ink::Keyword);
        QTest::newRow("by file name") << u"int a; // why"_s << u"file:src/deep/a.cpp"_s << u"// why"_s
                                      << int(Ink::Comment);
    }
    void colours()
    {
        QFETCH(QString, code);
        QFETCH(QString, language);
        QFETCH(QString, piece);
        QFETCH(int, ink);
        const int at = int(code.indexOf(piece));
        bool found = false;
        for (const ColourRun& run : Highlighter::colour(code, language))
            found = found || (run.start <= at && run.start + run.length >= at + piece.size() && int(run.ink) == ink);
        QVERIFY(found);
    }

    void colourComesFromTheBackground()
    {
        Highlighter highlighter;
        QSignalSpy coloured(&highlighter, &Highlighter::coloured);
        const quint64 ticket = highlighter.request(u"return 1"_s, u"python"_s);
        QTRY_COMPARE(coloured.size(), 1);
        QCOMPARE(coloured.at(0).at(0).toULongLong(), ticket);
        QVERIFY(Highlighter::colour(u"text"_s, u"no such language"_s).empty());
        QVERIFY(Highlighter::colour(QString(100'000, u'x'), u"cpp"_s).empty());
    }
};

GUI_TEST_CLASS(TestMarkdown)
#include "tst_markdown.moc"
