// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/toolpartbuilder.h"

#include "core/store/json/json.h"
#include "ui/common/toolwords.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qint64 LargestIndented = 64 * 1024; ///< bytes of JSON that are parsed to be indented
constexpr qint64 ShortInput = 100;

} // namespace

void ToolPartBuilder::build(const ToolPart& tool)
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

} // namespace stemma
