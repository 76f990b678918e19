// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/markdown.h"

#include <md4c.h>

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString decodeEntity(QStringView entity)
{
    struct Named
    {
        QLatin1StringView name;
        char16_t character;
    };
    static constexpr std::array Known {Named {"&amp;"_L1, u'&'}, Named {"&lt;"_L1, u'<'}, Named {"&gt;"_L1, u'>'},
        Named {"&quot;"_L1, u'"'}, Named {"&apos;"_L1, u'\''}, Named {"&nbsp;"_L1, u'\u00a0'},
        Named {"&mdash;"_L1, u'\u2014'}, Named {"&ndash;"_L1, u'\u2013'}, Named {"&hellip;"_L1, u'\u2026'},
        Named {"&copy;"_L1, u'\u00a9'}, Named {"&times;"_L1, u'\u00d7'}, Named {"&rarr;"_L1, u'\u2192'}};
    const auto* const named = std::ranges::find_if(Known, [&](const Named& one) { return one.name == entity; });
    if (named != Known.end())
        return QChar(named->character);
    if (entity.startsWith(u"&#")) {
        QStringView digits = entity.sliced(2).chopped(1);
        const bool hex = digits.startsWith(u'x') || digits.startsWith(u'X');
        bool valid = false;
        const uint code = hex ? digits.sliced(1).toUInt(&valid, 16) : digits.toUInt(&valid, 10);
        if (valid && code > 0 && code <= QChar::LastValidCodePoint && !QChar::isSurrogate(code))
            return showControls(QString::fromUcs4(reinterpret_cast<const char32_t*>(&code), 1));
    }
    return entity.toString();
}

QString attribute(const MD_ATTRIBUTE& value)
{
    return QString::fromUtf8(value.text, qsizetype(value.size));
}

/// Takes md4c's calls and builds blocks. One object a parse.
class Builder
{
public:
    std::vector<MarkdownBlock> blocks;

    /// More cells than anybody reads: a row of one letter has as many as the head of its table.
    [[nodiscard]] bool isTooMuch() const { return m_cells > MostCells; }

    void enterBlock(MD_BLOCKTYPE type, void* detail)
    {
        switch (type) {
        case MD_BLOCK_QUOTE:
            closeLeaf();
            ++m_quoteDepth;
            break;
        case MD_BLOCK_UL:
            closeLeaf();
            m_lists.push_back({0, false, static_cast<MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0});
            break;
        case MD_BLOCK_OL: {
            closeLeaf();
            const auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
            m_lists.push_back({list->start, true, list->is_tight != 0});
            break;
        }
        case MD_BLOCK_LI:
            enterItem(*static_cast<MD_BLOCK_LI_DETAIL*>(detail));
            break;
        case MD_BLOCK_HR:
            openLeaf(MarkdownBlock::Kind::Rule);
            closeLeaf();
            break;
        case MD_BLOCK_H:
            openLeaf(MarkdownBlock::Kind::Heading);
            blocks.back().level = int(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level);
            break;
        case MD_BLOCK_CODE:
            openLeaf(MarkdownBlock::Kind::Code);
            blocks.back().language = attribute(static_cast<MD_BLOCK_CODE_DETAIL*>(detail)->lang);
            break;
        case MD_BLOCK_P:
        case MD_BLOCK_HTML:
            openLeaf(MarkdownBlock::Kind::Paragraph);
            break;
        case MD_BLOCK_TABLE:
            openLeaf(MarkdownBlock::Kind::Table);
            blocks.back().columns = int(static_cast<MD_BLOCK_TABLE_DETAIL*>(detail)->col_count);
            break;
        case MD_BLOCK_TH:
            blocks.back().alignments.append(alignment(static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align));
            blocks.back().cells.emplace_back();
            break;
        case MD_BLOCK_TD:
            ++m_cells;
            blocks.back().cells.emplace_back();
            break;
        default:
            break;
        }
    }

    void leaveBlock(MD_BLOCKTYPE type)
    {
        switch (type) {
        case MD_BLOCK_QUOTE:
            closeLeaf();
            --m_quoteDepth;
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            closeLeaf();
            m_lists.pop_back();
            break;
        case MD_BLOCK_LI:
            if (!m_marker.isEmpty()) // an item without content still is one
                openLeaf(MarkdownBlock::Kind::Paragraph);
            closeLeaf();
            break;
        case MD_BLOCK_H:
        case MD_BLOCK_CODE:
        case MD_BLOCK_P:
        case MD_BLOCK_HTML:
        case MD_BLOCK_TABLE:
            closeLeaf();
            break;
        default:
            break;
        }
    }

    void enterSpan(MD_SPANTYPE type, void* detail)
    {
        ensureLeaf();
        quint8 flags = m_spans.empty() ? quint8(0) : m_spans.back().flags;
        int link = m_spans.empty() ? -1 : m_spans.back().link;
        switch (type) {
        case MD_SPAN_EM:
            flags |= InlineSpan::Italic;
            break;
        case MD_SPAN_STRONG:
            flags |= InlineSpan::Bold;
            break;
        case MD_SPAN_CODE:
            flags |= InlineSpan::Code;
            break;
        case MD_SPAN_DEL:
            flags |= InlineSpan::Strike;
            break;
        case MD_SPAN_A:
            flags |= InlineSpan::Link;
            link = addLink(attribute(static_cast<MD_SPAN_A_DETAIL*>(detail)->href));
            break;
        case MD_SPAN_IMG:
            flags |= InlineSpan::Link;
            link = addLink(attribute(static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src));
            break;
        default:
            break;
        }
        m_spans.push_back({0, 0, flags, link});
    }

    void leaveSpan() { m_spans.pop_back(); }

    void text(MD_TEXTTYPE type, QString chunk)
    {
        ensureLeaf();
        switch (type) {
        case MD_TEXT_NULLCHAR:
            chunk = u"\u2400"_s;
            break;
        case MD_TEXT_BR:
        case MD_TEXT_SOFTBR:
            chunk = QChar(QChar::LineSeparator);
            break;
        case MD_TEXT_ENTITY:
            chunk = decodeEntity(chunk);
            break;
        default:
            break;
        }
        append(std::move(chunk));
    }

private:
    struct List
    {
        unsigned next = 0;
        bool ordered = false;
        bool tight = false;
    };

    static Qt::Alignment alignment(MD_ALIGN align)
    {
        return align == MD_ALIGN_RIGHT ? Qt::AlignRight : align == MD_ALIGN_CENTER ? Qt::AlignHCenter : Qt::AlignLeft;
    }

    void enterItem(const MD_BLOCK_LI_DETAIL& item)
    {
        closeLeaf();
        List& list = m_lists.back();
        m_marker = list.ordered ? QString::number(list.next++) + u'.' : u"\u2022"_s;
        if (item.is_task)
            m_marker = item.task_mark == ' ' ? u"\u2610"_s : u"\u2611"_s;
    }

    void openLeaf(MarkdownBlock::Kind kind)
    {
        MarkdownBlock block;
        block.kind = kind;
        block.listDepth = int(m_lists.size());
        block.quoteDepth = m_quoteDepth;
        block.marker = std::exchange(m_marker, {});
        block.tight = !m_lists.empty() && m_lists.back().tight && !(blocks.empty() || blocks.back().listDepth == 0);
        blocks.push_back(std::move(block));
        m_inLeaf = true;
    }

    void closeLeaf()
    {
        if (!m_inLeaf)
            return;
        m_inLeaf = false;
        MarkdownBlock& block = blocks.back();
        QString& text = block.content.text;
        // Only code ends with a line feed of its own.
        if (block.kind == MarkdownBlock::Kind::Code && text.endsWith(u'\n'))
            text.chop(1);
    }

    /// Text of a tight list item comes without a paragraph around it.
    void ensureLeaf()
    {
        if (!m_inLeaf)
            openLeaf(MarkdownBlock::Kind::Paragraph);
    }

    int addLink(QString target)
    {
        blocks.back().links.append(std::move(target));
        return int(blocks.back().links.size()) - 1;
    }

    void append(QString chunk)
    {
        MarkdownBlock& block = blocks.back();
        InlineText& into = block.cells.empty() ? block.content : block.cells.back();
        if (block.kind != MarkdownBlock::Kind::Code)
            chunk.replace(u'\n', QChar(QChar::LineSeparator));
        if (!m_spans.empty() && m_spans.back().flags != 0) {
            InlineSpan span = m_spans.back();
            span.start = int(into.text.size());
            span.length = int(chunk.size());
            InlineSpan* last = into.spans.isEmpty() ? nullptr : &into.spans.last();
            if (last && last->start + last->length == span.start && last->flags == span.flags
                && last->link == span.link)
                last->length += span.length;
            else
                into.spans.append(span);
        }
        into.text += chunk;
    }

    static constexpr int MostCells = 200'000;

    std::vector<List> m_lists;
    std::vector<InlineSpan> m_spans;
    QString m_marker;
    int m_quoteDepth = 0;
    int m_cells = 0;
    bool m_inLeaf = false;
};

/// Definitions of links are not shown, and much that begins like one is none: notes ("[^1]: see there"), states
/// ("[info]: started"). What leads nowhere is escaped, so that it stays text.
QString withNotesAsText(const QString& text)
{
    if (!text.contains("]:"_L1))
        return text;
    static const QRegularExpression note(
        u"^(?: {0,3}(?:>|[-*+] |\\d{1,9}[.)] ))* {0,3}(\\[)"
        "(?:\\^[^\\]]+\\]:|[^\\]]+\\]:\\s*+(?!<|#|mailto:|[A-Za-z][A-Za-z0-9+.-]*://))"_s);
    static const QRegularExpression beforeFence(u"^(?:[ >]|[-*+] |\\d{1,9}[.)] )*+"_s);
    static const QRegularExpression beforeEnd(u"^[ >]*+"_s);
    QString shown;
    shown.reserve(text.size() + 16);
    QStringView fence; // before the code block that is open
    for (const QStringView line : QStringView(text).tokenize(u'\n')) {
        if (line.data() != text.constData())
            shown += u'\n';
        const QRegularExpression& before = fence.isEmpty() ? beforeFence : beforeEnd;
        const qsizetype from = before.matchView(line).capturedLength();
        qsizetype end = from;
        while (end < line.size() && line[end] == line[from] && (line[end] == u'`' || line[end] == u'~'))
            ++end;
        const QStringView marks = line.sliced(from, end - from);
        const QStringView rest = line.sliced(end);
        if (fence.isEmpty() && marks.size() >= 3 && !(marks.front() == u'`' && rest.contains(u'`')))
            fence = marks;
        else if (!fence.isEmpty() && marks.startsWith(fence) && rest.trimmed().isEmpty())
            fence = {};
        const auto found = fence.isEmpty() && line.contains("]:"_L1) ? note.matchView(line) : QRegularExpressionMatch();
        const qsizetype at = found.hasMatch() ? found.capturedStart(1) : 0;
        shown += line.first(at);
        if (found.hasMatch())
            shown += u'\\';
        shown += line.sliced(at);
    }
    return shown;
}

} // namespace

QString showControls(QString text, TextUse use)
{
    text.replace("\r\n"_L1, "\n"_L1);
    text.replace(QChar(QChar::ParagraphSeparator), QChar(u'\n'));
    return withVisibleControls(text, use);
}

std::vector<MarkdownBlock> parseMarkdown(const QString& source)
{
    const QByteArray utf8 = withNotesAsText(showControls(source)).toUtf8();
    MD_PARSER parser {};
    parser.flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS | MD_FLAG_NOHTML
        | MD_FLAG_PERMISSIVEURLAUTOLINKS | MD_FLAG_PERMISSIVEWWWAUTOLINKS;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* builder) {
        auto* blocks = static_cast<Builder*>(builder);
        blocks->enterBlock(type, detail);
        return blocks->isTooMuch() ? 1 : 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* builder) {
        static_cast<Builder*>(builder)->leaveBlock(type);
        return 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* builder) {
        static_cast<Builder*>(builder)->enterSpan(type, detail);
        return 0;
    };
    parser.leave_span = [](MD_SPANTYPE, void*, void* builder) {
        static_cast<Builder*>(builder)->leaveSpan();
        return 0;
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* builder) {
        static_cast<Builder*>(builder)->text(type, QString::fromUtf8(text, qsizetype(size)));
        return 0;
    };
    Builder builder;
    if (md_parse(utf8.constData(), MD_SIZE(utf8.size()), &parser, &builder) == 0)
        return std::move(builder.blocks);
    // Out of memory within md4c, or too much of a table: the text as it is.
    MarkdownBlock plain;
    plain.content.text = showControls(source);
    plain.content.text.replace(u'\n', QChar(QChar::LineSeparator));
    return {plain};
}

} // namespace stemma
