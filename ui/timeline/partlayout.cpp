// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/partlayout.h"

#include "core/session/injectedtext.h"
#include "ui/timeline/patchpartbuilder.h"
#include "ui/timeline/pictureblock.h"
#include "ui/timeline/prosepartbuilder.h"
#include "ui/timeline/rowfinds.h"
#include "ui/timeline/smallpartbuilder.h"
#include "ui/timeline/toolpartbuilder.h"

#include <algorithm>

namespace stemma {

namespace {

bool isReadable(const ReasoningPart& thinking)
{
    // With a text, what is encrypted is the chain of thought beside it.
    return !thinking.text.text.isEmpty()
        && (thinking.state == ReasoningPart::State::Open || thinking.state == ReasoningPart::State::Signed
            || thinking.state == ReasoningPart::State::Encrypted);
}

int guessText(qint64 bytes, Fold fold, const TimelineStyle& style, int width)
{
    if (bytes > LongProse::Whole && fold != Fold::All)
        bytes = LongProse::Head + LongProse::Tail;
    const double advance = style.averageWidth(Face::Body);
    const qint64 perLine = std::max<qint64>(16, qint64(width / advance));
    return int(std::min<qint64>(1 + bytes / perLine, 1'000'000) * style.lineHeight(Face::Body));
}

} // namespace

void PartLayout::place()
{
    int at = 0;
    for (const std::unique_ptr<Block>& block : blocks) {
        at += block->spaceAbove;
        block->y = at;
        at += block->height + block->spaceBelow;
    }
    height = at;
}

bool isFoldable(const Message& message, const Part& part)
{
    if (const auto* thinking = part.as<ReasoningPart>())
        return isReadable(*thinking);
    if (const auto* text = part.as<TextPart>())
        return message.states.testFlag(MessageState::Summary) || isInjected(message, *text);
    return part.as<ToolPart>() || part.as<PatchPart>() || part.as<FileReferencePart>() || part.as<UnknownPart>()
        || part.as<EventPart>();
}

Fold defaultFold(const Message& message, const Part& part)
{
    if (const auto* tool = part.as<ToolPart>()) {
        // What failed is seen at once, where it is told.
        const bool tells = tool->hasError || (tool->state == ToolPart::State::Error && tool->hasOutput);
        return tells && !tool->prunedAt ? Fold::Open : Fold::Folded;
    }
    const bool folded
        = part.as<ReasoningPart>() || part.as<EventPart>() || (part.as<TextPart>() && isFoldable(message, part));
    return folded ? Fold::Folded : Fold::Open;
}

bool isSilent(const Message& message, const Part& part)
{
    const auto* start = part.as<StepStartPart>();
    return start && std::ranges::any_of(message.parts, [&](const Part& other) {
        const auto* finish = other.as<StepFinishPart>();
        return finish && finish->step == start->step;
    });
}

int guessPart(const PartRequest& request, const TimelineStyle& style, int width)
{
    const int head = style.headHeight();
    const int codeLine = style.lineHeight(Face::Code);
    const auto lines
        = [&](const LongText& text, qint64 most) { return int(std::min(most, text.bytes / 50 + 1)) * codeLine; };
    const bool open = request.fold != Fold::Folded;
    const Part& part = request.part;
    if (const auto* text = part.as<TextPart>())
        return open ? guessText(text->text.bytes, request.fold, style, width) : style.lineHeight(Face::Body);
    if (const auto* thinking = part.as<ReasoningPart>())
        return style.lineHeight(Face::Body) + (open ? guessText(thinking->text.bytes, request.fold, style, width) : 0);
    if (const auto* tool = part.as<ToolPart>())
        return head + (open ? lines(tool->input, 10) + lines(tool->output, 14) : 0);
    if (const auto* patch = part.as<PatchPart>())
        return head + (open ? lines(patch->diff, 20'000) : 0);
    if (part.as<FileReferencePart>())
        return head + 4 * style.lineHeight(Face::Body);
    if (part.as<CompactionPart>())
        return 7 * style.u;
    if (part.as<ImagePart>())
        return PictureBlock::heightIn(style) + style.u / 2;
    if (const auto* event = part.as<EventPart>())
        return style.lineHeight(Face::Body) + (open ? lines(event->raw, 14) : 0);
    if (const auto* unknown = part.as<UnknownPart>())
        return head + (open ? lines(unknown->raw, 3) : 0);
    return style.lineHeight(Face::Small);
}

void buildPart(PartLayout& layout, const PartRequest& request, const TimelineStyle& style, int width)
{
    layout.blocks.clear();
    layout.frames.clear();
    layout.built = true;
    layout.metaBaseLine = style.headHeight() / 2;
    const Part& part = request.part;
    if (const auto* text = part.as<TextPart>())
        ProsePartBuilder(layout, request, style, width).build(*text);
    else if (const auto* thinking = part.as<ReasoningPart>())
        ProsePartBuilder(layout, request, style, width).build(*thinking);
    else if (const auto* tool = part.as<ToolPart>())
        ToolPartBuilder(layout, request, style, width).build(*tool);
    else if (const auto* patch = part.as<PatchPart>())
        PatchPartBuilder(layout, request, style, width).build(*patch);
    else if (const auto* reference = part.as<FileReferencePart>())
        SmallPartBuilder(layout, request, style, width).build(reference->reference);
    else if (const auto* compaction = part.as<CompactionPart>())
        SmallPartBuilder(layout, request, style, width).build(*compaction);
    else if (const auto* start = part.as<StepStartPart>())
        SmallPartBuilder(layout, request, style, width).build(*start);
    else if (const auto* finish = part.as<StepFinishPart>())
        SmallPartBuilder(layout, request, style, width).build(*finish);
    else if (const auto* image = part.as<ImagePart>())
        SmallPartBuilder(layout, request, style, width).build(*image);
    else if (const auto* event = part.as<EventPart>())
        SmallPartBuilder(layout, request, style, width).build(*event);
    else if (const auto* unknown = part.as<UnknownPart>())
        SmallPartBuilder(layout, request, style, width).build(*unknown);
    if (request.finds)
        markFinds(layout, request.message, *request.finds);
    for (const std::unique_ptr<Block>& block : layout.blocks) {
        block->setMarks(request.marks);
        block->height = block->guess(style, width - block->leading - block->trailing);
    }
    layout.place();
}

int guessMessage(const OutlineDetail& known, const OutlineDetail* above, const TimelineStyle& style, int width)
{
    const int line = style.lineHeight(Face::Body);
    const PartKinds kinds = PartKinds::fromInt(known.kinds);
    const qint64 perLine = std::max(16, int(std::min(width / style.averageWidth(Face::Body), 95.0)));
    const bool headed = !above || above->role != known.role;
    qint64 height = (headed ? line : 0) + 3 * style.u;
    const PartKinds boxes
        = PartKind::Tool | PartKind::FileReference | PartKind::Unknown | PartKind::Compaction | PartKind::Image;
    const bool onlyText = !(kinds & ~PartKinds(PartKind::Text | PartKind::StepStart | PartKind::StepFinish));
    const qint64 proseBytes = known.textBytes > LongProse::Whole ? LongProse::Head + LongProse::Tail : known.textBytes;
    const qint64 textBytes = onlyText ? proseBytes : std::min<qint64>(known.textBytes / 8, 1200);
    if (kinds & PartKind::Patch)
        height += std::min<qint64>(known.textBytes / 45, 80) * style.lineHeight(Face::Code);
    if (kinds & boxes)
        height += std::max(1, known.partCount / 2) * (style.headHeight() + style.u);
    if (kinds & PartKind::Reasoning)
        height += line;
    if (kinds & PartKind::Text)
        height += (1 + textBytes / perLine) * line;
    return int(std::min<qint64>(height, 10'000'000));
}

} // namespace stemma
