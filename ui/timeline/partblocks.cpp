// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/partblocks.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/ansireader.h"
#include "ui/timeline/jsontreeblock.h"
#include "ui/timeline/ruleblock.h"
#include "ui/timeline/tableblock.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LongestBlock = 8 * 1024; ///< characters in one layout, so that none costs a frame
constexpr int LinesABlock = 100;
constexpr int LongestLine = 1000; ///< characters of one line in a head or tail
constexpr int TextColumns = 95; ///< a longer line is hard to read

/// Up to the n-th line feed, or all.
qsizetype endOfLines(const QString& text, int lines)
{
    qsizetype at = -1;
    for (int i = 0; i < lines; ++i) {
        at = text.indexOf(u'\n', at + 1);
        if (at < 0)
            return text.size();
    }
    return at;
}

/// Where the last @p lines begin.
qsizetype startOfTail(const QString& text, int lines)
{
    qsizetype at = text.endsWith(u'\n') ? text.size() - 1 : text.size();
    for (int i = 0; i < lines; ++i) {
        if (at <= 0)
            return 0;
        at = text.lastIndexOf(u'\n', at - 1);
        if (at < 0)
            return 0;
    }
    return at + 1;
}

/// Cuts lines nobody could read in one piece; @p cut counts the characters left out.
QString shortenLines(const QString& text, qsizetype& cut)
{
    if (text.size() <= LongestLine)
        return text;
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (line.size() > LongestLine) {
            cut += line.size() - LongestLine;
            line.truncate(LongestLine);
            line += u'\u2026';
        }
    }
    return lines.join(u'\n');
}

/// Where the head of a long text ends: behind a line, or within one that is too long itself.
qsizetype endOfHead(const QString& text)
{
    const qsizetype line = text.lastIndexOf(u'\n', LongProse::Head - 1) + 1;
    if (line > LongProse::Head / 2)
        return line;
    return text.at(LongProse::Head).isLowSurrogate() ? LongProse::Head - 1 : LongProse::Head;
}

/// Where its tail begins.
qsizetype startOfEnd(const QString& text)
{
    const qsizetype at = text.size() - LongProse::Tail;
    const qsizetype line = text.indexOf(u'\n', at) + 1;
    if (line > 0 && line < at + LongProse::Tail / 2)
        return line;
    return text.at(at).isLowSurrogate() ? at + 1 : at;
}

/// The line that opened the code that @p end is in the middle of; empty: it is none.
QStringView openFenceAt(QStringView text, qsizetype end)
{
    QStringView fence;
    const auto marks = [](QStringView line) {
        return std::ranges::find_if(line, [&line](QChar c) { return c != line.front(); }) - line.begin();
    };
    for (qsizetype from = 0; from < end;) {
        const qsizetype next = text.indexOf(u'\n', from);
        const QStringView line = text.sliced(from, (next < 0 ? text.size() : next) - from).trimmed();
        if (fence.isEmpty() && (line.startsWith("```"_L1) || line.startsWith("~~~"_L1)))
            fence = line;
        else if (!fence.isEmpty() && line.startsWith(fence.first(marks(fence))) && marks(line) == line.size())
            fence = {};
        from = next < 0 ? end : next + 1;
    }
    return fence;
}

/// The lines that say what went wrong; a short text as a whole if none does.
std::vector<ColourRun> errorLines(const QString& text)
{
    static const QRegularExpression telling(
        u"\\b(error|fatal|fail(ed|ure)?|exception|traceback|panic|denied|not found)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype Short = 200;
    std::vector<ColourRun> runs;
    for (qsizetype from = 0; from < text.size();) {
        qsizetype end = text.indexOf(u'\n', from);
        end = end < 0 ? text.size() : end;
        if (telling.matchView(QStringView(text).sliced(from, end - from)).hasMatch())
            runs.push_back({int(from), int(end - from), Ink::Error});
        from = end + 1;
    }
    if (runs.empty() && text.size() <= Short)
        runs.push_back({0, int(text.size()), Ink::Error});
    return runs;
}

/// Where something was found: "src/a.cpp:12:", as grep and compilers write it.
std::vector<ColourRun> placeRuns(const QString& text)
{
    static const QRegularExpression place(
        u"^([^\\s:][^:\\n]{0,300}):(\\d{1,7})(?=[:\\-])"_s, QRegularExpression::MultilineOption);
    std::vector<ColourRun> runs;
    for (auto match = place.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        runs.push_back({int(found.capturedStart(1)), int(found.capturedLength(1)), Ink::Accent});
        runs.push_back({int(found.capturedStart(2)), int(found.capturedLength(2)), Ink::Muted});
    }
    return runs;
}

} // namespace

PartBlocks::PartBlocks(PartLayout& layout, const PartRequest& request, const TimelineStyle& style, int width)
    : m_layout(layout)
    , m_request(request)
    , m_style(style)
    , m_width(width)
    , m_textWidth(std::min(width, int(style.averageWidth(Face::Body) * TextColumns)))
    , m_open(request.fold != Fold::Folded)
    , m_ink(request.message.states.testFlag(MessageState::Discarded) ? Ink::Muted : Ink::Text)
    , m_kind(mainKindOf(request.message, request.part))
{
}

LineBlock& PartBlocks::addLine(int height)
{
    return add(std::make_unique<LineBlock>(height));
}

Segment PartBlocks::chevron() const
{
    return {.kind = Segment::Kind::Chevron, .text = m_open ? u"open"_s : QString(), .before = 0};
}

// ---- Markdown ------------------------------------------------------------------------------------

void PartBlocks::addMarkdown(const LongText& text, int leading)
{
    const size_t before = m_layout.blocks.size();
    const auto addAll = [this, leading](const QString& source) {
        for (MarkdownBlock& block : parseMarkdown(source))
            addMarkdownBlock(std::move(block), leading);
    };
    if (text.text.size() <= LongProse::Whole || m_request.fold == Fold::All) {
        addAll(text.text);
        if (text.truncated)
            addCut(text, leading);
    } else {
        const qsizetype headEnd = endOfHead(text.text);
        const qsizetype tail = text.truncated ? text.text.size() : startOfEnd(text.text);
        addAll(text.text.first(headEnd));
        const qint64 shown = text.text.first(headEnd).toUtf8().size() + text.text.sliced(tail).toUtf8().size();
        addMore(tr("%1 more").arg(format::bytes(std::max<qint64>(0, text.bytes - shown))), leading);
        QString end = text.text.sliced(tail);
        if (const QStringView fence = openFenceAt(text.text, tail); !fence.isEmpty())
            end.prepend(fence.toString() + u'\n');
        addAll(end);
    }
    if (m_layout.blocks.size() > before)
        m_layout.blocks[before]->spaceAbove = 0;
}

/// On the side where its lines begin: each paragraph chooses its own direction.
void PartBlocks::indentText(TextBlock& block, int by) const
{
    const bool isTurned = block.content().text.isRightToLeft() != m_style.mirrored;
    (isTurned ? block.trailing : block.leading) += by;
    block.turned = isTurned ? by : 0;
}

void PartBlocks::addMarkdownBlock(MarkdownBlock block, int leading)
{
    const int u = m_style.u;
    // However deep it stands, half of the column is left for its words.
    const int room = std::max(0, m_textWidth - leading) / 2;
    const int quotes = std::min(block.quoteDepth, room / (4 * u));
    const int indent = std::min(block.listDepth, (room - quotes * 4 * u) / (5 * u)) * 5 * u + quotes * 4 * u;
    const int gap = block.tight ? u / 2 : block.kind == MarkdownBlock::Kind::Heading ? 3 * u : 2 * u;
    const size_t before = m_layout.blocks.size();
    switch (block.kind) {
    case MarkdownBlock::Kind::Paragraph:
    case MarkdownBlock::Kind::Heading: {
        static constexpr Face Headings[] = {Face::H1, Face::H2, Face::H3, Face::Bold};
        const Face face
            = block.kind == MarkdownBlock::Kind::Heading ? Headings[std::clamp(block.level, 1, 4) - 1] : Face::Body;
        for (InlineText& piece : cutText(std::move(block.content), LongestBlock)) {
            TextBlock& text = add(std::make_unique<TextBlock>(
                std::move(piece), TextBlock::Look {.face = face, .ink = block.quoteDepth > 0 ? Ink::Muted : m_ink}));
            text.links = block.links;
            text.marker = std::exchange(block.marker, {});
            text.quoteDepth = quotes;
            text.leading = leading;
            text.trailing = std::max(0, m_width - m_textWidth);
            indentText(text, indent);
        }
        break;
    }
    case MarkdownBlock::Kind::Code:
        addCodeBox(block, leading + indent);
        break;
    case MarkdownBlock::Kind::Rule: {
        RuleBlock& rule = add(std::make_unique<RuleBlock>(4 * u));
        rule.leading = leading + indent;
        break;
    }
    case MarkdownBlock::Kind::Table:
        for (std::unique_ptr<TableBlock>& table : TableBlock::fromMarkdown(std::move(block), m_style)) {
            table->leading = leading + indent;
            add(std::move(table));
        }
        break;
    }
    if (m_layout.blocks.size() > before)
        m_layout.blocks[before]->spaceAbove += gap;
}

void PartBlocks::addCodeBox(const MarkdownBlock& block, int leading)
{
    const int first = last() + 1;
    const bool head = !block.language.isEmpty();
    if (head) {
        LineBlock& line = addLine(m_style.lineHeight(Face::Meta) + m_style.u);
        line.start
            = {{.text = block.language, .face = Face::Small, .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 0}};
        line.leading = leading;
        line.padding = 2;
        line.copyText = u" "_s; // the fence's word is no text of the code
    }
    const int firstCode = last() + 1;
    addCodeLines(block.content.text, {.language = block.language, .ink = m_ink, .leading = leading + boxInset()}, true);
    m_layout.blocks[size_t(firstCode)]->spaceAbove = m_style.u;
    m_layout.blocks.back()->spaceBelow = m_style.u;
    m_layout.frames.push_back({Frame::Style::Code, first, last(), head, leading});
}

void PartBlocks::addCodeLines(const QString& text, const CodeOptions& options, bool first)
{
    // Pieces of some lines; a piece of one endless line is cut by characters.
    const bool isAnsi = AnsiReader::isIn(text);
    AnsiReader ansi;
    qsizetype from = 0;
    do {
        qsizetype end = from;
        for (int lines = 0; lines < LinesABlock && end < text.size() && end - from < LongestBlock; ++lines) {
            const qsizetype next = text.indexOf(u'\n', end);
            end = next < 0 ? text.size() : next + 1;
        }
        QString piece = text.sliced(from, end - from);
        if (piece.endsWith(u'\n') && end < text.size())
            piece.chop(1);
        for (InlineText& part : cutText({std::move(piece), {}}, LongestBlock)) {
            AnsiReader::Piece read;
            if (isAnsi) {
                read = ansi.read(part.text);
                part.text = read.text;
            }
            part.text = showControls(std::move(part.text), TextUse::Code);
            const TextBlock::Look look {.face = Face::Code, .ink = options.ink, .code = true};
            TextBlock& block
                = add(options.numbering ? std::make_unique<NumberedBlock>(part.text, *options.numbering, look)
                                        : std::make_unique<TextBlock>(std::move(part), look));
            block.leading = options.leading;
            block.trailing = boxInset();
            block.language = options.language;
            if (options.numbering) // places in the text are no longer those of the code
                ;
            else if (isAnsi)
                block.setColours(std::move(read.colours));
            else if (options.colouring == Colouring::Errors)
                block.setColours(errorLines(block.content().text));
            else if (options.colouring == Colouring::Places)
                block.setColours(placeRuns(block.content().text));
            if (std::exchange(first, false))
                block.label = options.label;
        }
        from = end;
    } while (from < text.size());
}

void PartBlocks::addCode(const LongText& text, const CodeOptions& options)
{
    QString shown = text.text.endsWith(u'\n') ? text.text.chopped(1) : text.text;
    shown.replace("\r\n"_L1, "\n"_L1);
    const size_t before = m_layout.blocks.size();
    const qsizetype lines = countLines(shown);
    const qsizetype limit = options.headLines + options.tailLines + 2;
    if (options.whole) {
        addCodeLines(shown, options, true);
        if (text.truncated)
            addCut(text, options.leading);
    } else {
        qsizetype cut = 0;
        const bool all = lines <= limit && !text.truncated;
        const qsizetype headEnd = all ? shown.size() : endOfLines(shown, options.headLines);
        addCodeLines(shortenLines(shown.first(headEnd), cut), options, true);
        if (!all && text.truncated) {
            addCut(text, options.leading);
        } else if (!all) {
            const qsizetype tail = startOfTail(shown, options.tailLines);
            addMore(tr("%Ln more lines", nullptr, int(lines) - options.headLines - options.tailLines), options.leading);
            if (options.tailLines > 0)
                addCodeLines(shortenLines(shown.sliced(tail), cut), options, false);
        }
        if (cut > 0 && !text.truncated)
            addMore(tr("%Ln more characters in long lines", nullptr, int(cut)), options.leading);
    }
    m_layout.blocks[before]->spaceAbove = m_style.u;
    m_layout.blocks.back()->spaceBelow = m_style.u;
}

void PartBlocks::addJson(const json::Value& value, const QString& root, const CodeOptions& options)
{
    const JsonTree tree(value, root, m_request.toggledJson);
    const std::span rows(tree.rows());
    const bool isNested = std::ranges::any_of(rows, [](const JsonRow& row) { return !row.path.isEmpty(); });
    const size_t before = m_layout.blocks.size();
    for (size_t from = 0; from < rows.size();) {
        const JsonRow& row = rows[from];
        if (row.more > 0) {
            addMore(tr("%Ln more", nullptr, int(row.more)),
                options.leading + (isNested ? (row.depth + 1) * 4 * m_style.u : 0));
            ++from;
            continue;
        }
        // Lines of one depth that do not fold are one block, so that text is selected over them.
        size_t to = from + 1;
        qsizetype characters = row.text.size();
        while (row.path.isEmpty() && to < rows.size() && rows[to].path.isEmpty() && rows[to].more == 0
            && rows[to].depth == row.depth && characters < LongestBlock && to - from < LinesABlock) {
            characters += rows[to].text.size();
            ++to;
        }
        JsonTreeBlock& block
            = add(std::make_unique<JsonTreeBlock>(rows.subspan(from, to - from), options.ink, isNested));
        block.leading = options.leading;
        block.trailing = boxInset();
        block.leavesOut = !row.path.isEmpty() && !row.isOpen;
        if (from == 0)
            block.label = options.label;
        from = to;
    }
    if (tree.cut() > 0)
        addMore(tr("%Ln more characters in long lines", nullptr, int(tree.cut())), options.leading);
    else if (isNested)
        addAction(tr("Show as stored"), options.leading);
    m_layout.blocks[before]->spaceAbove = m_style.u;
    m_layout.blocks.back()->spaceBelow = m_style.u;
}

void PartBlocks::addAction(const QString& words, int leading)
{
    LineBlock& line = addLine(m_style.lineHeight(Face::Meta) + m_style.u);
    line.leading = leading;
    line.start = {{.text = words,
        .face = Face::Meta,
        .ink = Ink::Accent,
        .action = {BlockAction::Kind::ShowAll, {}},
        .before = 0}};
    line.copyText = u" "_s; // no text of the part
}

/// Of the widest label, whatever the font and the language.
int PartBlocks::labelWidth() const
{
    const QFontMetricsF& metrics = m_style.metrics(Face::Meta);
    const double widest = std::max(metrics.horizontalAdvance(tr("Command")), metrics.horizontalAdvance(tr("Output")));
    return std::max(18 * m_style.u, 5 * m_style.u + int(std::ceil(widest)));
}

void PartBlocks::addLink(const QString& title, const QString& address, const CodeOptions& options)
{
    const QString shown = showControls(address, TextUse::Code);
    InlineText text;
    if (!title.isEmpty())
        text.text = showControls(title, TextUse::Line) + QChar(QChar::LineSeparator);
    const int head = title.isEmpty() ? int(shown.size()) : int(text.text.size()) - 1;
    text.text += shown;
    text.spans.append({0, head, InlineSpan::Link, 0});
    TextBlock& block = add(std::make_unique<TextBlock>(std::move(text), TextBlock::Look {.ink = Ink::Muted}));
    block.links = {address};
    block.leading = options.leading;
    block.trailing = boxInset();
    block.label = options.label;
    block.spaceAbove = m_style.u;
}

void PartBlocks::addItem(const QString& mark, const QString& text, Ink ink, int leading)
{
    TextBlock& block = add(std::make_unique<TextBlock>(InlineText {showControls(text.simplified(), TextUse::Line), {}},
        TextBlock::Look {.face = Face::Body, .ink = ink}));
    block.marker = mark;
    block.leading = leading;
    block.trailing = boxInset();
    indentText(block, 5 * m_style.u);
    block.spaceAbove = m_style.u / 2;
}

void PartBlocks::addMore(const QString& words, int leading)
{
    LineBlock& line = addLine(m_style.lineHeight(Face::Meta) + m_style.u);
    line.leading = leading;
    line.start = {{.text = words, .face = Face::Meta, .ink = Ink::Muted, .before = 0},
        {.text = factSeparator().trimmed(), .face = Face::Meta, .ink = Ink::Muted},
        {.text = tr("Show all"), .face = Face::Meta, .ink = Ink::Accent, .action = {BlockAction::Kind::ShowAll, {}}}};
    line.copyText = u"[\u2026 %1]"_s.arg(words);
    line.leavesOut = true;
}

void PartBlocks::addCut(const LongText& text, int leading)
{
    const qint64 shown = text.text.toUtf8().size();
    addMore(tr("%1 more").arg(format::bytes(std::max<qint64>(0, text.bytes - shown))), leading);
}

} // namespace stemma
