// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/context/render.h"

#include "core/store/json/json.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

QString inputText(const ToolPart& tool)
{
    if (tool.input.text.isEmpty())
        return u"{}"_s;
    const auto value = json::parse(tool.input.text.toUtf8());
    // An input that is no JSON makes its part unreadable before it comes here; its text is the honest answer.
    return value ? QString::fromLatin1(json::toPython(*value, 2)) : tool.input.text;
}

} // namespace

std::optional<QString> renderPart(const Part& part)
{
    if (const auto* text = part.as<TextPart>())
        return text->text.text;
    if (const auto* reasoning = part.as<ReasoningPart>()) {
        if (reasoning->text.text.isEmpty())
            return {};
        return reasoning->text.text;
    }
    if (const auto* tool = part.as<ToolPart>())
        return renderTool(*tool);
    if (const auto* file = part.as<FileReferencePart>())
        return renderFileReference(file->reference);
    return {};
}

QString renderMessage(const QList<Part>& parts)
{
    QStringList lines;
    for (const Part& part : parts) {
        if (auto text = renderPart(part))
            lines += *std::move(text);
    }
    return lines.join(u'\n');
}

QString renderTool(const ToolPart& tool)
{
    if (tool.prunedAt)
        return "[Tool '"_L1 + tool.name + "' output compacted at "_L1 + QString::number(toMs(*tool.prunedAt)) + u']';
    QString text = "[Tool: "_L1 + tool.name + "]\nInput: "_L1 + inputText(tool);
    if (!tool.output.text.isEmpty())
        text += "\nOutput: "_L1 + tool.output.text;
    if (!tool.error.text.isEmpty())
        text += "\nError: "_L1 + tool.error.text;
    return text + "\n[/Tool]"_L1;
}

QString renderFileReference(const FileReference& reference, bool groupsThousands)
{
    const qint64 tokens = reference.tokens.value_or(0);
    return "[FILE: "_L1 + reference.path + "]\nContent-ID: "_L1 + reference.contentId.value + "\nType: "_L1
        + reference.fileType + "\nTokens: "_L1
        + (groupsThousands ? QLocale(QLocale::English).toString(tokens) : QString::number(tokens))
        + "\nExploration Summary:\n"_L1 + reference.summary + "\n[/FILE]"_L1;
}

// QChar::isSpace() and the four information separators.
bool isPythonSpace(QChar c)
{
    return c.isSpace() || (c >= u'\x1c' && c <= u'\x1f');
}

bool isBlank(QStringView text)
{
    return std::ranges::all_of(text, isPythonSpace);
}

bool isBlankAnswer(const QList<Part>& parts)
{
    const auto says = [](const LongText& text) { return text.truncated || !isBlank(text.text); };
    return std::ranges::none_of(parts, [&says](const Part& part) {
        if (const auto* text = part.as<TextPart>())
            return says(text->text);
        if (const auto* reasoning = part.as<ReasoningPart>())
            return says(reasoning->text);
        return part.as<ToolPart>() || part.as<FileReferencePart>();
    });
}

} // namespace stemma::mnesis
