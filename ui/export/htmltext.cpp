// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/htmltext.h"

#include "ui/common/markdown.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace stemma::htmltext {

namespace {

/// A part of a text, lines as <br>.
QByteArray piece(QStringView text)
{
    return text.toString().toHtmlEscaped().replace(QChar(QChar::LineSeparator), u"<br>\n"_s).toUtf8();
}

bool isSafe(const QString& target)
{
    const QString scheme = QUrl(target, QUrl::TolerantMode).scheme().toLower();
    return scheme == "http"_L1 || scheme == "https"_L1 || scheme == "mailto"_L1;
}

/// Writes blocks that come one by one, with their depth, as lists and quotes within each other.
class BlockWriter
{
public:
    QByteArray take()
    {
        nest(0, 0);
        return std::move(m_out);
    }
    void put(const MarkdownBlock& block);

private:
    void nest(int quotes, int lists);
    void putInline(const InlineText& text, const QStringList& links);
    void putTable(const MarkdownBlock& table);
    void putContent(const MarkdownBlock& block);

    QByteArray m_out;
    int m_quotes = 0;
    int m_lists = 0;
};

void BlockWriter::nest(int quotes, int lists)
{
    if (quotes != m_quotes) {
        nest(m_quotes, 0);
        for (; m_quotes > quotes; --m_quotes)
            m_out += "</blockquote>\n";
        for (; m_quotes < quotes; ++m_quotes)
            m_out += "<blockquote>\n";
    }
    for (; m_lists > lists; --m_lists)
        m_out += "</li></ul>\n";
    for (; m_lists < lists; ++m_lists)
        m_out += "<ul><li>";
}

void BlockWriter::put(const MarkdownBlock& block)
{
    // Deeper than anybody reads; browsers give up on far deeper trees.
    constexpr int Deepest = 40;
    const int lists = std::min(block.listDepth, Deepest);
    const bool isNew = !block.marker.isEmpty() && lists > 0;
    const bool isBeside = isNew && lists <= m_lists && block.quoteDepth == m_quotes;
    nest(std::min(block.quoteDepth, Deepest), lists);
    if (isBeside)
        m_out += "</li><li>";
    if (isNew)
        m_out += "<span class=\"marker\">" + piece(block.marker) + "</span>";
    putContent(block);
}

void BlockWriter::putContent(const MarkdownBlock& block)
{
    switch (block.kind) {
    case MarkdownBlock::Kind::Code:
        m_out += code(block.content.text);
        return;
    case MarkdownBlock::Kind::Rule:
        m_out += "<hr>\n";
        return;
    case MarkdownBlock::Kind::Table:
        return putTable(block);
    case MarkdownBlock::Kind::Heading: {
        // The page and its messages have the first two.
        const QByteArray tag = 'h' + QByteArray::number(std::min(block.level + 2, 6));
        m_out += '<' + tag + '>';
        putInline(block.content, block.links);
        m_out += "</" + tag + ">\n";
        return;
    }
    case MarkdownBlock::Kind::Paragraph:
        break;
    }
    m_out += block.tight ? "<p class=\"tight\">" : "<p>";
    putInline(block.content, block.links);
    m_out += "</p>\n";
}

void BlockWriter::putInline(const InlineText& text, const QStringList& links)
{
    static constexpr std::pair<InlineSpan::Flag, const char*> Tags[] = {{InlineSpan::Bold, "strong"},
        {InlineSpan::Italic, "em"}, {InlineSpan::Strike, "del"}, {InlineSpan::Code, "code"}};
    qsizetype at = 0;
    for (const InlineSpan& span : text.spans) {
        m_out += piece(QStringView(text.text).sliced(at, span.start - at));
        const bool isLink = span.link >= 0 && span.link < links.size() && isSafe(links[span.link]);
        if (isLink)
            m_out += "<a rel=\"noreferrer\" href=\"" + links[span.link].toHtmlEscaped().toUtf8() + "\">";
        QByteArray closing;
        for (const auto& [flag, tag] : Tags) {
            if (!(span.flags & flag))
                continue;
            m_out += QByteArray("<") + tag + '>';
            closing.prepend(QByteArray("</") + tag + '>');
        }
        m_out += piece(QStringView(text.text).sliced(span.start, span.length)) + closing;
        if (isLink)
            m_out += "</a>";
        at = span.start + span.length;
    }
    m_out += piece(QStringView(text.text).sliced(at));
}

void BlockWriter::putTable(const MarkdownBlock& table)
{
    if (table.columns < 1)
        return;
    m_out += "<table>\n";
    for (size_t cell = 0; cell < table.cells.size(); ++cell) {
        const int column = int(cell) % table.columns;
        const QByteArray tag = int(cell) < table.columns ? "th" : "td";
        if (column == 0)
            m_out += "<tr>";
        const Qt::Alignment to = table.alignments.value(column, Qt::AlignLeft);
        m_out += '<' + tag
            + (to & Qt::AlignRight          ? " class=\"right\">"
                    : to & Qt::AlignHCenter ? " class=\"middle\">"
                                            : ">");
        putInline(table.cells[cell], table.links);
        m_out += "</" + tag + '>';
        if (column == table.columns - 1)
            m_out += "</tr>\n";
    }
    m_out += "</table>\n";
}

} // namespace

QByteArray escaped(const QString& text)
{
    return showControls(text).toHtmlEscaped().toUtf8();
}

QByteArray markdown(const QString& text)
{
    BlockWriter writer;
    for (const MarkdownBlock& block : parseMarkdown(text))
        writer.put(block);
    return writer.take();
}

QByteArray prose(const QString& text)
{
    // Which way it is read its first word tells: who wrote it need not write as who reads.
    return "<div class=\"text\" dir=\"auto\">\n" + markdown(text) + "</div>\n";
}

QByteArray code(const QString& text, const char* kind)
{
    // A line feed at the very beginning would be taken away.
    return QByteArray("<pre class=\"") + kind + "\">\n" + escaped(text) + "</pre>\n";
}

QByteArray diff(const QString& text)
{
    QByteArray html = "<pre class=\"diff\">\n";
    for (const QStringView line : QStringTokenizer(text, u'\n')) {
        const char* kind = line.startsWith(u"+++") || line.startsWith(u"---") ? "file"
            : line.startsWith(u'+')                                           ? "added"
            : line.startsWith(u'-')                                           ? "removed"
            : line.startsWith(u"@@")                                          ? "place"
                                                                              : nullptr;
        if (kind)
            html += QByteArray("<span class=\"") + kind + "\">";
        html += escaped(line.toString());
        html += kind ? "</span>\n" : "\n";
    }
    return html + "</pre>\n";
}

} // namespace stemma::htmltext
