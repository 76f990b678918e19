// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/turnitems.h"

#include "core/base/text.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TurnText
{
    Q_DECLARE_TR_FUNCTIONS(Outline)
};

constexpr qsizetype LongestLine = 200;

TurnItem toolItem(const ToolPart& tool)
{
    const ToolWords words = describe(tool);
    const QString said = words.argument.isEmpty() ? tool.title : words.argument;
    QString text = tool.name;
    if (!said.isEmpty())
        text += u"  "_s + said.left(LongestLine);
    return {.icon = words.icon, .text = text, .failed = tool.state == ToolPart::State::Error || tool.hasError};
}

TurnItem patchItem(const PatchPart& patch)
{
    const QString path = patch.files.isEmpty() ? TurnText::tr("Patch") : patch.files.first().path;
    QString text = path;
    if (patch.files.size() > 1)
        text = TurnText::tr("%1 and %Ln more", nullptr, int(patch.files.size() - 1)).arg(path);
    int added = 0;
    int removed = 0;
    for (const PatchFile& file : patch.files) {
        added += file.added;
        removed += file.removed;
    }
    return {
        .icon = u"patch"_s, .text = u"%1  +%2 \u2212%3"_s.arg(text, format::number(added), format::number(removed))};
}

/// What has a line of its own; nothing for texts, thinking and the marks of steps.
std::optional<TurnItem> itemOf(const Part& part)
{
    std::optional<TurnItem> item;
    if (const auto* tool = part.as<ToolPart>())
        item = toolItem(*tool);
    else if (const auto* patch = part.as<PatchPart>())
        item = patchItem(*patch);
    else if (const auto* file = part.as<FileReferencePart>())
        item = TurnItem {
            .icon = u"file"_s, .text = file->reference.path.isEmpty() ? TurnText::tr("File") : file->reference.path};
    else if (part.as<CompactionPart>())
        item = TurnItem {.icon = u"compact"_s, .text = TurnText::tr("Compaction")};
    else if (const auto* image = part.as<ImagePart>())
        item = TurnItem {.icon = u"image"_s, .text = image->mediaType};
    else if (const auto* unknown = part.as<UnknownPart>())
        item = TurnItem {.icon = unknown->reason.isEmpty() ? u"unknown"_s : u"damaged"_s,
            .text = unknown->storedType,
            .failed = !unknown->reason.isEmpty()};
    if (item)
        item->part = part.index;
    return item;
}

QString iconOf(const Message& message)
{
    if (message.states.testFlag(MessageState::Summary))
        return u"compact"_s;
    return roleIcon(message.role);
}

/// One line for several: the call of a single tool with its patches and files, else "bash, read_file".
TurnItem together(const Message& message, const std::vector<TurnItem>& items)
{
    QStringList names;
    const ToolPart* only = nullptr;
    int calls = 0;
    for (const Part& part : message.parts) {
        const auto* tool = part.as<ToolPart>();
        if (!tool)
            continue;
        only = tool;
        ++calls;
        if (!names.contains(tool->name))
            names += tool->name;
    }
    if (calls == 1)
        return toolItem(*only);
    return {.icon = iconOf(message), .text = calls == 0 ? items.front().text : names.join(u", "_s)};
}

QString plainWords(const QString& markdown)
{
    return withoutMarks(firstWords(markdown, LongestLine));
}

} // namespace

TurnItems turnItems(const Message& message)
{
    TurnItems items;
    QString words;
    QString thinking;
    for (const Part& part : message.parts) {
        const auto* text = part.as<TextPart>();
        const auto* thought = part.as<ReasoningPart>();
        if (text && words.isEmpty())
            words = plainWords(text->text.text);
        else if (thought && thinking.isEmpty())
            thinking = plainWords(thought->text.text);
        else if (auto item = itemOf(part))
            items.parts.push_back(std::move(*item));
    }
    items.head.icon = iconOf(message);
    if (!words.isEmpty()) {
        items.head.text = words;
    } else if (items.parts.size() == 1) {
        items.head = items.parts.front();
        items.parts.clear();
    } else if (!items.parts.empty()) {
        items.head = together(message, items.parts);
    } else if (!thinking.isEmpty()
        || std::ranges::any_of(message.parts, [](const Part& p) { return p.as<ReasoningPart>(); })) {
        items.head.icon = u"thinking"_s;
        items.head.text = thinking.isEmpty() ? TurnText::tr("Thinking") : thinking;
    } else {
        items.head.text = message.storedRole;
    }
    items.head.failed = items.head.failed || !message.error.isEmpty() || message.states.testFlag(MessageState::Error);
    return items;
}

} // namespace stemma
