// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/partbuilder.h"

#include "core/store/json/json.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"
#include "ui/timeline/diffblock.h"
#include "ui/timeline/ruleblock.h"
#include "ui/timeline/tableblock.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int LongestBlock = 8 * 1024; ///< characters in one layout, so that none costs a frame
constexpr int LinesABlock = 100;
constexpr int LongestLine = 1000; ///< characters of one line in a head or tail
constexpr qint64 LargestIndented = 64 * 1024; ///< bytes of JSON that are parsed to be indented
constexpr qint64 ShortInput = 100;
constexpr int TextColumns = 95; ///< a longer line is hard to read

QString dotted(const QStringList& words)
{
    return words.join(u" \u00b7 "_s);
}

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

} // namespace

PartBuilder::PartBuilder(PartLayout& layout, const PartRequest& request, const TimelineStyle& style, int width)
    : m_layout(layout)
    , m_request(request)
    , m_style(style)
    , m_width(width)
    , m_textWidth(std::min(width, int(style.averageWidth(Face::Body) * TextColumns)))
    , m_open(request.fold != Fold::Folded)
    , m_ink(request.message.states.testFlag(MessageState::Discarded) ? Ink::Muted : Ink::Text)
{
}

void PartBuilder::build()
{
    m_layout.blocks.clear();
    m_layout.frames.clear();
    m_layout.built = true;
    m_layout.metaBaseLine = m_style.headHeight() / 2;
    const Part& part = m_request.part;
    if (const auto* text = part.as<TextPart>())
        buildText(*text);
    else if (const auto* thinking = part.as<ReasoningPart>())
        buildThinking(*thinking);
    else if (const auto* tool = part.as<ToolPart>())
        buildTool(*tool);
    else if (const auto* patch = part.as<PatchPart>())
        buildPatch(*patch);
    else if (const auto* reference = part.as<FileReferencePart>())
        buildReference(reference->reference);
    else if (const auto* compaction = part.as<CompactionPart>())
        buildCompaction(*compaction);
    else if (const auto* start = part.as<StepStartPart>())
        buildStepStart(*start);
    else if (const auto* finish = part.as<StepFinishPart>())
        buildStepFinish(*finish);
    else if (const auto* image = part.as<ImagePart>())
        buildImage(*image);
    else if (const auto* unknown = part.as<UnknownPart>())
        buildUnknown(*unknown);
    for (const std::unique_ptr<Block>& block : m_layout.blocks) {
        block->setMarks(m_request.marks);
        block->height = block->guess(m_style, m_width - block->leading - block->trailing);
    }
    m_layout.place();
}

LineBlock& PartBuilder::addLine(int height)
{
    return add(std::make_unique<LineBlock>(height));
}

Segment PartBuilder::chevron() const
{
    return {.kind = Segment::Kind::Chevron, .text = m_open ? u"open"_s : QString(), .before = 0};
}

// ---- text ----------------------------------------------------------------------------------------

void PartBuilder::buildText(const TextPart& text)
{
    m_layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    if (!isFoldable(m_request.message, m_request.part)) {
        addMarkdown(text.text, 0);
        return;
    }
    LineBlock& head = addLine(m_style.lineHeight(Face::Body));
    head.action = {BlockAction::Kind::Fold, {}};
    head.start = {chevron(), {.text = tr("Summary"), .face = Face::Italic, .before = 2},
        {.text = format::bytes(text.text.bytes), .face = Face::Meta, .ink = Ink::Muted, .drop = 2, .before = 1.5}};
    if (!m_open) {
        head.start.push_back({.kind = Segment::Kind::Divider, .drop = 1, .before = 1.5});
        head.start.push_back(
            {.text = firstWords(text.text.text), .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 1.5});
        return;
    }
    addMarkdown(text.text, 5 * m_style.u);
    m_layout.frames.push_back({Frame::Style::Bar, 1, last(), false, 2 * m_style.u});
}

void PartBuilder::addMarkdown(const LongText& text, int leading)
{
    const size_t before = m_layout.blocks.size();
    for (MarkdownBlock& block : parseMarkdown(text.text))
        addMarkdownBlock(std::move(block), leading);
    if (m_layout.blocks.size() > before)
        m_layout.blocks[before]->spaceAbove = 0;
    if (text.truncated)
        addCut(text, leading);
}

void PartBuilder::addMarkdownBlock(MarkdownBlock block, int leading)
{
    const int u = m_style.u;
    const int indent = block.listDepth * 5 * u + block.quoteDepth * 4 * u;
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
            text.quoteDepth = block.quoteDepth;
            text.leading = leading + indent;
            text.trailing = std::max(0, m_width - m_textWidth);
        }
        break;
    }
    case MarkdownBlock::Kind::Code:
        addCodeBox(std::move(block), leading + indent);
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

void PartBuilder::addCodeBox(MarkdownBlock block, int leading)
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
    addCodeLines(showControls(std::move(block.content.text)),
        {.language = block.language, .ink = m_ink, .leading = leading + boxInset()}, true);
    m_layout.blocks[size_t(firstCode)]->spaceAbove = m_style.u;
    m_layout.blocks.back()->spaceBelow = m_style.u;
    m_layout.frames.push_back({Frame::Style::Code, first, last(), head, leading});
}

void PartBuilder::addCodeLines(const QString& text, const CodeOptions& options, bool first)
{
    // Pieces of some lines; a piece of one endless line is cut by characters.
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
            TextBlock& block = add(std::make_unique<TextBlock>(
                std::move(part), TextBlock::Look {.face = Face::Code, .ink = options.ink, .code = true}));
            block.leading = options.leading;
            block.trailing = boxInset();
            block.language = options.language;
            if (options.markErrors)
                block.setColours(errorLines(block.content().text));
            if (std::exchange(first, false))
                block.label = options.label;
        }
        from = end;
    } while (from < text.size());
}

void PartBuilder::addCode(const LongText& text, const CodeOptions& options)
{
    const QString shown = showControls(text.text.endsWith(u'\n') ? text.text.chopped(1) : text.text);
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

void PartBuilder::addMore(const QString& words, int leading)
{
    LineBlock& line = addLine(m_style.lineHeight(Face::Meta) + m_style.u);
    line.leading = leading;
    line.start = {{.text = words, .face = Face::Meta, .ink = Ink::Muted, .before = 0},
        {.text = u"\u00b7"_s, .face = Face::Meta, .ink = Ink::Muted},
        {.text = tr("Show all"), .face = Face::Meta, .ink = Ink::Accent, .action = {BlockAction::Kind::ShowAll, {}}}};
    line.copyText = u"[\u2026 %1]"_s.arg(words);
}

void PartBuilder::addCut(const LongText& text, int leading)
{
    const qint64 shown = text.text.toUtf8().size();
    addMore(tr("%1 more").arg(format::bytes(std::max<qint64>(0, text.bytes - shown))), leading);
}

// ---- thinking ------------------------------------------------------------------------------------

void PartBuilder::buildThinking(const ReasoningPart& thinking)
{
    const bool readable = isFoldable(m_request.message, m_request.part);
    m_layout.metaBaseLine = m_style.lineHeight(Face::Body) / 2;
    LineBlock& head = addLine(m_style.lineHeight(Face::Body) + m_style.u / 2);
    QStringList size;
    if (readable) {
        head.action = {BlockAction::Kind::Fold, {}};
        head.start.push_back(chevron());
        size += thinking.text.truncated ? format::bytes(thinking.text.bytes)
                                        : tr("%Ln chars", nullptr, int(thinking.text.text.size()));
        const qint64 tokens = m_request.part.tokens.value_or(0);
        size += format::tokens(tokens > 0 ? tokens : guessTokens(thinking.text.bytes), true);
    } else {
        head.start.push_back({.text = {}, .before = 2}); // where the chevron would stand
        const qint64 kept = std::max(thinking.text.bytes, thinking.signatureBytes);
        size += tr("no text to show");
        if (kept > 0)
            size += tr("%1 stored").arg(format::bytes(kept));
    }
    if (thinking.duration)
        size += format::duration(*thinking.duration);
    head.start.push_back({.kind = Segment::Kind::Icon, .text = u"thinking"_s, .before = 1.5});
    head.start.push_back({.text = tr("Thinking"), .face = Face::Italic, .ink = m_ink, .before = 1.5});
    head.start.push_back({.text = dotted(size), .face = Face::Meta, .ink = Ink::Muted, .drop = 3, .before = 1.5});
    // Most formats know no signatures, so that their absence is nothing to warn of.
    if (thinking.state != ReasoningPart::State::Open) {
        head.start.push_back({.kind = Segment::Kind::Icon,
            .text = stateIcon(thinking.state),
            .ink = Ink::Muted,
            .drop = 2,
            .before = 1.5});
        head.start.push_back(
            {.text = stateWord(thinking.state), .face = Face::Meta, .ink = Ink::Muted, .drop = 2, .before = 0.5});
    }
    head.copyText = tr("[Thinking]");
    if (!readable)
        return;
    if (!m_open) {
        head.start.push_back({.kind = Segment::Kind::Divider, .drop = 1, .before = 2});
        head.start.push_back(
            {.text = firstWords(thinking.text.text), .ink = Ink::Muted, .elide = Qt::ElideRight, .before = 2});
        return;
    }
    addMarkdown(thinking.text, 5 * m_style.u);
    m_layout.blocks.back()->spaceBelow += m_style.u;
    m_layout.frames.push_back({Frame::Style::Bar, 1, last(), false, 2 * m_style.u});
}

// ---- tools ---------------------------------------------------------------------------------------

void PartBuilder::buildTool(const ToolPart& tool)
{
    const ToolWords words = describe(tool);
    const bool failed = (tool.state == ToolPart::State::Error || tool.hasError) && !tool.prunedAt;
    LineBlock& head = addLine(m_style.headHeight());
    head.action = {BlockAction::Kind::Fold, {}};
    head.padding = 2;
    head.start = {chevron(), {.kind = Segment::Kind::Icon, .text = words.icon, .ink = Ink::Tool, .before = 2},
        {.text = tool.name.isEmpty() ? tr("(no name)") : tool.name,
            .face = Face::CodeBold,
            .ink = Ink::Tool,
            .before = 1.5},
        {.text = words.argument,
            .face = Face::Code,
            .ink = m_ink,
            .elide = words.argumentIsPath ? Qt::ElideMiddle : Qt::ElideRight,
            .before = 2}};
    if (!words.extra.isEmpty())
        head.start.push_back({.text = words.extra, .face = Face::Code, .ink = Ink::Muted, .drop = 4, .before = 2});
    QString state = u"ok"_s;
    Ink ink = Ink::Ok;
    if (tool.prunedAt) {
        state = u"pruned"_s;
        ink = Ink::Muted;
    } else if (failed) {
        state = u"fail"_s;
        ink = Ink::Error;
    } else if (tool.state == ToolPart::State::Pending || tool.state == ToolPart::State::Running) {
        state = u"running"_s;
        ink = Ink::Muted;
    } else if (tool.state == ToolPart::State::Orphan) {
        state = u"empty"_s;
        ink = Ink::Warning;
    }
    if (!words.result.isEmpty())
        head.end.push_back({.text = words.result,
            .face = Face::Meta,
            .ink = Ink::Muted,
            .drop = 2,
            .before = 3,
            .shortText = tool.prunedAt ? stateWord(tool) : QString()});
    if (!words.duration.isEmpty())
        head.end.push_back({.text = words.duration, .face = Face::Meta, .ink = Ink::Muted, .drop = 3, .before = 3});
    head.end.push_back({.kind = Segment::Kind::Icon, .text = state, .ink = ink, .before = 1.5});
    head.copyText = tool.name + u' ' + words.argument;
    if (m_open) {
        const int label = 18 * m_style.u;
        const bool all = m_request.fold == Fold::All;
        if (!tool.input.text.isEmpty() && tool.input.text != "{}"_L1) {
            LongText input = tool.input;
            // What fits one line is easiest to read as it is.
            QString language = u"JSON"_s;
            // A script as the whole input is read as what it is and not with its line ends escaped.
            const bool isText = input.text.startsWith(u'"');
            if (!input.truncated && (isText || input.bytes > ShortInput) && input.bytes <= LargestIndented) {
                if (const auto value = json::parse(input.text.toUtf8()); value && value->isString()) {
                    input.text = value->string;
                    language.clear();
                } else if (value) {
                    input.text = json::toIndented(*value);
                }
            }
            addCode(input, {.label = tr("Input"), .language = language, .leading = label, .whole = all});
        }
        if (tool.hasOutput && !tool.output.isEmpty())
            addCode(tool.output, {.label = tr("Output"), .leading = label, .markErrors = failed, .whole = all});
        if (tool.hasError && !tool.error.isEmpty())
            addCode(tool.error, {.label = tr("Error"), .leading = label, .markErrors = true, .whole = all});
    }
    const Frame::Style style = tool.prunedAt ? Frame::Style::Pruned : failed ? Frame::Style::Error : Frame::Style::Box;
    m_layout.frames.push_back({style, 0, last(), true, 0});
}

// ---- patches -------------------------------------------------------------------------------------

void PartBuilder::buildPatch(const PatchPart& patch)
{
    const std::vector<diff::File> files = diff::parseUnified(patch.diff.text);
    for (const diff::File& file : files)
        buildPatchFile(file, patch);
    if (files.empty()) {
        diff::File none;
        if (!patch.files.isEmpty())
            none.newPath = patch.files.first().path;
        buildPatchFile(none, patch);
    }
    if (patch.diff.truncated && m_open)
        addCut(patch.diff, boxInset());
}

void PartBuilder::buildPatchFile(const diff::File& file, const PatchPart& patch)
{
    const int first = last() + 1;
    LineBlock& head = addLine(m_style.headHeight());
    if (first > 0)
        head.spaceAbove = m_style.u;
    head.action = {BlockAction::Kind::Fold, {}};
    head.padding = 2;
    QString path = file.path();
    if (path.isEmpty() && patch.files.size() == 1)
        path = patch.files.first().path;
    head.start = {chevron(), {.kind = Segment::Kind::Icon, .text = u"patch"_s, .ink = Ink::Tool, .before = 2},
        {.text = path.isEmpty() ? tr("(no path)") : path,
            .face = Face::CodeBold,
            .ink = m_ink,
            .elide = Qt::ElideMiddle,
            .before = 1.5}};
    QString change;
    if (!file.oldPath.isEmpty() && !file.newPath.isEmpty() && file.oldPath != file.newPath)
        change = tr("renamed from %1").arg(file.oldPath);
    else if (file.oldPath.isEmpty() && !file.newPath.isEmpty() && !file.hunks.empty())
        change = tr("new file");
    else if (file.newPath.isEmpty() && !file.oldPath.isEmpty())
        change = tr("deleted");
    if (!change.isEmpty())
        head.start.push_back({.text = change, .face = Face::Meta, .ink = Ink::Muted, .drop = 1, .before = 2});
    // Of a cut diff the store's own counts hold, those of the lines would be too small.
    const bool stored = patch.diff.truncated && patch.files.size() == 1;
    const int added = stored ? patch.files.first().added : file.added;
    const int removed = stored ? patch.files.first().removed : file.removed;
    head.end = {{.text = u"+"_s + format::number(added), .ink = Ink::Added, .before = 2},
        {.text = u"\u2212"_s + format::number(removed), .ink = Ink::Removed, .before = 1.5}};
    head.copyText = path;
    if (m_open) {
        int largest = 1;
        for (const diff::Hunk& hunk : file.hunks)
            largest = std::max({largest, hunk.oldStart + hunk.oldCount, hunk.newStart + hunk.newCount});
        QString notes;
        for (const diff::Line& note : file.notes)
            notes += (notes.isEmpty() ? QString() : u"\n"_s) + note.text;
        if (!notes.isEmpty())
            addCode(LongText(notes), {.ink = Ink::Muted, .leading = boxInset()});
        const QString language = path.isEmpty() ? QString() : u"file:"_s + path;
        for (size_t i = 0; i < file.hunks.size(); ++i) {
            if (i > 0) {
                LineBlock& gap = addLine(m_style.lineHeight(Face::Small));
                gap.padding = 2;
                gap.start = {{.kind = Segment::Kind::Filler, .before = 0},
                    {.text = file.hunks[i].section.toString(),
                        .face = Face::Small,
                        .ink = Ink::Muted,
                        .elide = Qt::ElideRight}};
                gap.copyText = u"@@ %1"_s.arg(file.hunks[i].section);
            }
            for (std::unique_ptr<DiffBlock>& block : DiffBlock::fromHunk(file.hunks[i], largest)) {
                block->language = language;
                block->leading = 1;
                block->trailing = 1;
                add(std::move(block));
            }
        }
        if (last() > first)
            m_layout.blocks.back()->spaceBelow += 1;
    }
    m_layout.frames.push_back({Frame::Style::Box, first, last(), true, 0});
}

} // namespace stemma
