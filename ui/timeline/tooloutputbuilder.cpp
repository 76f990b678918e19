// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/tooloutputbuilder.h"

#include "core/store/content/contentblocks.h"
#include "core/store/content/storedimage.h"
#include "ui/timeline/pictureblock.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// A command that writes numbers before the lines of files.
bool printsNumbers(const ToolWords& words)
{
    static const QRegularExpression command(u"\\b(cat\\s+(-\\w+\\s+)*-\\w*n|nl\\s)"_s);
    return words.icon == "terminal"_L1 && command.match(words.argument).hasMatch();
}

} // namespace

void ToolOutputBuilder::build(const ToolPart& tool, const ToolWords& words, bool failed)
{
    m_kind = TextKind::ToolOutput;
    if (tool.hasOutput && !tool.output.isEmpty()) {
        const bool isShown = !failed && m_request.fold != Fold::All && (addPictures(tool.output) || addLinks(tool));
        if (!isShown)
            addText(tool.output, words, failed);
    }
    if (tool.hasError && !tool.error.isEmpty())
        addCode(tool.error,
            {.label = tr("Error"),
                .leading = labelWidth(),
                .colouring = Colouring::Errors,
                .whole = m_request.fold == Fold::All});
}

void ToolOutputBuilder::addText(const LongText& output, const ToolWords& words, bool failed)
{
    CodeOptions options {.label = tr("Output"), .leading = labelWidth(), .whole = m_request.fold == Fold::All};
    const QString& text = output.text;
    if (failed)
        options.colouring = Colouring::Errors;
    else if (text.startsWith("diff --git "_L1) || text.startsWith("--- a/"_L1))
        options.language = u"Diff"_s;
    else if (words.icon == "read"_L1 && words.argumentIsPath)
        options.language = u"file:"_s + words.argument;
    else if ((text.startsWith(u'{') || text.startsWith(u'[')) && addTree(output, options))
        return;
    else if (words.icon == "search"_L1 || words.icon == "terminal"_L1)
        options.colouring = Colouring::Places;
    if (!failed && (words.icon == "read"_L1 || printsNumbers(words)))
        options.numbering = LineNumbering::of(text);
    addCode(output, options);
}

bool ToolOutputBuilder::addLinks(const ToolPart& tool)
{
    const WebResults found = isWebSearch(tool.name) ? webResultsIn(tool.output.text) : WebResults();
    for (const WebLink& link : found.links)
        addLink(link.title, link.address,
            {.label = &link == &found.links.front() ? tr("Output") : QString(), .leading = labelWidth()});
    if (found.links.isEmpty())
        return false;
    if (!found.text.isEmpty()) {
        const size_t first = m_layout.blocks.size();
        addMarkdown(LongText(found.text), labelWidth());
        if (first < m_layout.blocks.size())
            m_layout.blocks[first]->spaceAbove = m_style.u;
    }
    addStored();
    return true;
}

/// A list of content blocks of which some are images. Of a long one only the beginning is here.
bool ToolOutputBuilder::addPictures(const LongText& output)
{
    if (!output.text.startsWith(u'[') || !output.text.contains("\"image\""_L1))
        return false;
    const QByteArray utf8 = output.text.toUtf8();
    const auto content = output.truncated ? json::parsePrefix(utf8) : json::parse(utf8);
    const auto isImage = [](const json::Value& block) { return block.text(u"type") == "image"_L1; };
    if (!content || std::ranges::none_of(content->items, isImage))
        return false;
    QStringList texts;
    for (const json::Value& block : content->items) {
        if (!isImage(block))
            texts << (block.text(u"text").isEmpty() ? QString::fromUtf8(json::toJson(block)) : block.text(u"text"));
    }
    const int images = int(std::ranges::count_if(content->items, isImage));
    addCode(LongText(texts.isEmpty() ? tr("%Ln image(s)", nullptr, images) : texts.join(u'\n')),
        {.label = tr("Output"), .ink = texts.isEmpty() ? Ink::Muted : Ink::Text, .leading = labelWidth()});
    int number = 0;
    for (const json::Value& block : content->items) {
        if (!isImage(block))
            continue;
        const StoredImage image = storedImage(block);
        const bool isCut = output.truncated && &block == &content->items.back();
        PictureBlock& picture = add(std::make_unique<PictureBlock>(
            m_style, PictureBlock::factsOf(image.mediaType, isCut ? 0 : decodedSize(image.base64)), number++));
        picture.leading = labelWidth();
        picture.spaceAbove = m_style.u;
    }
    addStored();
    return true;
}

/// In place of what is not shown of it.
void ToolOutputBuilder::addStored()
{
    addAction(tr("Show as stored"), labelWidth());
    m_layout.blocks.back()->leavesOut = true;
}

/// As a tree where it is JSON and not so short that one line is easier to read.
bool ToolOutputBuilder::addTree(const LongText& output, CodeOptions& options)
{
    if (output.truncated || output.bytes > LargestTree)
        return false;
    const auto value = json::parse(output.text.toUtf8());
    if (!value)
        return false;
    options.language = u"JSON"_s;
    const bool isEmpty = value->items.isEmpty() && value->members.isEmpty();
    if (isEmpty || output.bytes <= ShortJson || m_request.fold == Fold::All)
        return false;
    addJson(*value, u"output"_s, options);
    return true;
}

} // namespace stemma
