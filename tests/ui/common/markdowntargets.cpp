// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/common/markdowntargets.h"

#include "ui/common/markdown.h"
#include "ui/export/htmltext.h"

#include <QRegularExpression>
#include <QSet>
#include <QUrl>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QByteArrayList markdownSeeds()
{
    return {
        "# A *b* `c`\n\nOne **two _three_** ~~four~~ [five](https://example.org/a?b=1&c=2 \"t\") <six@example.org>\nseven\n"_ba,
        "- one\n  - two\n\n    more of two\n- [x] three\n- [ ] four\n\n1. a\n2) b\n7. c\n\n> quoted\n> > twice\n> - in it\n"_ba,
        "| a | b | c |\n|---|:-:|--:|\n| 1 | `2|` | **3** |\n| 4 |\n\n```cpp\nint a[3] = {};\n```\n\n    indented\n\n***\n"_ba,
        "<script>alert(1)</script> <b onclick=x>y</b>\n\n<div>\nraw\n</div>\n\n![i](javascript:x) [j](data:text/html,z) [k]: /u\n"_ba,
        "&amp; &lt; &#x202e; &#7; &#0; &nbsp; &unknown; \\*not\\* \xe2\x80\xae \xe2\x80\xa8 \x1b[31m\n\nwww.example.org https://example.org\n"_ba,
        "\xe6\x97\xa5\xe6\x9c\xac **\xe8\xaa\x9e** \xf0\x9f\x8f\xb4\xf3\xa0\x81\xa7\xf3\xa0\x81\xa2\xf3\xa0\x81\xbf\r\nSetext\r\n======\r\n"_ba,
    };
}

/// Empty, or what is wrong with it.
QString inlineFault(const InlineText& text, qsizetype links)
{
    int at = 0;
    for (const InlineSpan& span : text.spans) {
        if (span.start < at || span.length < 0 || span.start + span.length > text.text.size())
            return u"a span leads out of its text"_s;
        if (span.link >= links)
            return u"a link leads nowhere"_s;
        at = span.start + span.length;
    }
    return showControls(text.text) == text.text ? QString() : u"a control character is left"_s;
}

QString blockFault(const MarkdownBlock& block)
{
    if (block.listDepth < 0 || block.quoteDepth < 0)
        return u"a negative depth"_s;
    if (block.kind == MarkdownBlock::Kind::Heading && (block.level < 1 || block.level > 6))
        return u"a heading of no level"_s;
    if (block.kind == MarkdownBlock::Kind::Table) {
        const auto columns = size_t(block.columns);
        if (block.columns < 1 || block.cells.size() < columns || block.cells.size() % columns != 0
            || size_t(block.alignments.size()) != columns)
            return u"a table that is none"_s;
    }
    for (const InlineText& cell : block.cells) {
        if (const QString fault = inlineFault(cell, block.links.size()); !fault.isEmpty())
            return fault;
    }
    return inlineFault(block.content, block.links.size());
}

/// What a reader of XML makes of it: elements of ours within each other, and links to the web only.
QString htmlFault(QByteArray html)
{
    static const QSet<QString> ours {u"p"_s, u"h3"_s, u"h4"_s, u"h5"_s, u"h6"_s, u"pre"_s, u"code"_s, u"ul"_s, u"li"_s,
        u"blockquote"_s, u"table"_s, u"tr"_s, u"th"_s, u"td"_s, u"span"_s, u"strong"_s, u"em"_s, u"del"_s, u"a"_s,
        u"br"_s, u"hr"_s, u"document"_s};
    html.replace("<br>", "<br/>").replace("<hr>", "<hr/>");
    QString text = QString::fromUtf8(html);
    text.remove(QRegularExpression(u"[\\x{fffe}\\x{ffff}]"_s)); // which XML has none of
    QXmlStreamReader reader(u"<document>"_s + text + u"</document>"_s);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (!ours.contains(reader.name().toString()))
            return u"a foreign element: "_s + reader.name().toString();
        for (const QXmlStreamAttribute& attribute : reader.attributes()) {
            const QString name = attribute.name().toString();
            const QString scheme
                = name == "href"_L1 ? QUrl(attribute.value().toString()).scheme().toLower() : QString();
            if (name == "href"_L1 && scheme != "https"_L1 && scheme != "http"_L1 && scheme != "mailto"_L1)
                return u"a link to "_s + attribute.value().toString();
            if (name != "href"_L1 && name != "class"_L1 && name != "rel"_L1)
                return u"a foreign attribute: "_s + name;
        }
    }
    return reader.hasError() ? reader.errorString() : QString();
}

QString blocksFault(const QByteArray& input)
{
    for (const MarkdownBlock& block : parseMarkdown(QString::fromUtf8(input))) {
        if (const QString fault = blockFault(block); !fault.isEmpty())
            return fault;
    }
    return {};
}

} // namespace

std::vector<FuzzTarget> markdownTargets()
{
    constexpr int Runs = 4'000;
    return {{u"markdown"_s, markdownSeeds, blocksFault, Runs},
        {u"html"_s, markdownSeeds,
            [](const QByteArray& input) { return htmlFault(htmltext::markdown(QString::fromUtf8(input))); }, Runs},
        {u"html-diff"_s, [] { return QByteArrayList {"@@ -1 +1 @@ <b>\n-a&\n+\"b\"\n\\ No newline\n c\n"}; },
            [](const QByteArray& input) { return htmlFault(htmltext::diff(QString::fromUtf8(input))); }, Runs}};
}

} // namespace stemma
