// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/messagelines.h"

#include "core/base/text.h"
#include "core/session/names.h"
#include "core/session/repeatederror.h"
#include "core/store/json/json.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct MessageLinesText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// What a file holds over several lines is indented by where it stands in it.
LongText onOneLine(const LongText& input)
{
    if (input.truncated || !input.text.contains(u'\n'))
        return input;
    const auto value = json::parse(input.text.toUtf8());
    return value && value->isObject() ? LongText(QString::fromUtf8(json::toJson(*value))) : input;
}

} // namespace

void MessageLines::put(const Message& message, const RawBytes& raw)
{
    m_lines.endLine();
    // Counted from 1, as in the window and in plans.
    m_lines.put(QString((message.index < 0 ? QString() : QString::number(message.index + 1) + u' ')
                    + (message.role == Role::Unknown ? message.storedRole : QString(nameOf(message.role)))),
        Strong);
    // A record that is no message, such as a change of the model.
    if (message.role == Role::System && !message.storedRole.isEmpty() && message.storedRole != "system"_L1)
        m_lines.put(u" (%1)"_s.arg(message.storedRole), Quiet);
    m_lines.put(QString(u"  " + shortTime(message.createdAt) + u"  " + message.id.value), Quiet);
    for (const QLatin1StringView state : namesOf(message.states)) {
        if (state != "in_context"_L1)
            m_lines.put(QString(u"  [" + state + u']'), state == "error"_L1 || state == "damaged"_L1 ? Bad : Quiet);
    }
    putTokens(message.tokens);
    m_lines.endLine();
    if (!message.error.isEmpty()) {
        m_lines.put(u"  ");
        m_lines.putLine(withoutRepeatedErrors(message), Bad);
    }
    for (const Part& piece : message.parts) {
        putPart(piece);
        const auto bytes = raw.parts.constFind(piece.index);
        if (bytes != raw.parts.cend())
            putRaw(*bytes);
    }
    if (raw.message)
        putRaw(*raw.message);
}

void MessageLines::putPart(const Part& part)
{
    if (const auto* text = part.as<TextPart>()) {
        m_lines.longText(text->text);
        return;
    }
    m_lines.put(u"  ");
    m_lines.put(nameOf(kindOf(part.body)).toString(), Quiet);
    if (const auto* tool = part.as<ToolPart>()) {
        putTool(*tool);
    } else if (const auto* reasoning = part.as<ReasoningPart>()) {
        m_lines.putLine(QString(u"  " + nameOf(reasoning->state)), Quiet);
        m_lines.longText(reasoning->text);
    } else if (const auto* patch = part.as<PatchPart>()) {
        m_lines.endLine();
        m_lines.longText(patch->diff);
    } else if (const auto* file = part.as<FileReferencePart>()) {
        m_lines.putLine(QString(u' ' + file->reference.path + u"  " + file->reference.fileType));
        m_lines.block(file->reference.summary, utf8Size(file->reference.summary), false);
    } else if (const auto* compaction = part.as<CompactionPart>()) {
        m_lines.putLine(
            MessageLinesText::tr(" level %1, node %2").arg(QString::number(compaction->level), compaction->node.value));
    } else if (const auto* finish = part.as<StepFinishPart>()) {
        m_lines.put(QString(u' ' + finish->reason), Quiet);
        putTokens(finish->tokens);
        m_lines.endLine();
    } else if (const auto* image = part.as<ImagePart>()) {
        m_lines.putLine(MessageLinesText::tr(" %1, %2 bytes").arg(image->mediaType, number(image->size)));
    } else if (const auto* event = part.as<EventPart>()) {
        m_lines.putLine(QString(u' ' + event->type + u"  " + event->line), Quiet);
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        m_lines.putLine(
            QString(u' ' + unknown->storedType + (unknown->reason.isEmpty() ? QString() : u": " + unknown->reason)),
            Bad);
        m_lines.longText(unknown->raw);
    } else {
        m_lines.endLine();
    }
}

void MessageLines::putTokens(const TokenUsage& tokens)
{
    if (const qint64 sum = tokens.sum().value_or(0); sum > 0)
        m_lines.put(QString(u"  " + tokensText(sum, tokens.estimated)), Quiet);
}

void MessageLines::putTool(const ToolPart& tool)
{
    m_lines.put(QString(u' ' + tool.name), Strong);
    m_lines.put(QString(u"  " + nameOf(tool.state)), tool.state == ToolPart::State::Error ? Bad : Quiet);
    if (tool.prunedAt)
        m_lines.put(QString(u"  " + MessageLinesText::tr("pruned %1").arg(shortTime(tool.prunedAt))), Quiet);
    m_lines.endLine();
    m_lines.longText(onOneLine(tool.input));
    const auto named = [this](const QString& name, const LongText& text, PlanLine::Kind style) {
        m_lines.put(u"  ");
        m_lines.putLine(name, style);
        m_lines.longText(text);
    };
    if (tool.hasOutput)
        named(MessageLinesText::tr("output"), tool.output, Quiet);
    if (tool.hasError)
        named(MessageLinesText::tr("error"), tool.error, Bad);
}

void MessageLines::putRaw(const RawBytes::Piece& piece)
{
    m_lines.put(u"  ");
    m_lines.putLine(MessageLinesText::tr("stored bytes"), Quiet);
    m_lines.block(QString::fromUtf8(piece.bytes), piece.bytes.size(), piece.truncated);
}

} // namespace stemma::cli
