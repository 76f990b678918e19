// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/htmlwriter.h"

#include "core/session/injectedtext.h"
#include "core/store/content/contentblocks.h"
#include "core/store/content/storedimage.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"
#include "ui/export/documentwords.h"
#include "ui/export/htmlpage.h"
#include "ui/export/htmltext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using stemma::htmltext::escaped;

namespace stemma {

namespace {

struct HtmlWords
{
    Q_DECLARE_TR_FUNCTIONS(Document)
};

QByteArray span(const char* kind, const QString& text)
{
    return text.isEmpty() ? QByteArray() : QByteArray(" <span class=\"") + kind + "\">" + escaped(text) + "</span>";
}

QByteArray classOf(const Message& message)
{
    QByteArray kind = message.states.testFlag(MessageState::Summary) ? "summary"
        : message.role == Role::User                                 ? "user"
        : message.role == Role::Assistant                            ? "assistant"
                                                                     : "other";
    if (message.states & MessageStates(MessageState::Discarded | MessageState::SideChain))
        kind += " aside";
    return kind;
}

/// What a browser can show without asking anybody, and without running anything.
bool isShowable(const QString& mediaType)
{
    return mediaType == "image/png"_L1 || mediaType == "image/jpeg"_L1 || mediaType == "image/gif"_L1
        || mediaType == "image/webp"_L1;
}

} // namespace

void HtmlWriter::begin(const ExportHead& head)
{
    m_out += htmlpage::begin(documentwords::title(head.session), documentwords::facts(head));
}

void HtmlWriter::fold(const char* kind, const QByteArray& summary, bool isOpen)
{
    m_out += QByteArray("<details class=\"") + kind + (isOpen ? "\" open>" : "\">") + "<summary>" + summary
        + "</summary>\n";
}

void HtmlWriter::label(const QString& text)
{
    m_out += "<h3 class=\"label\">" + escaped(text) + "</h3>\n";
}

void HtmlWriter::putHead(const Message& message)
{
    const QByteArray number = QByteArray::number(message.index + 1);
    m_out += "<h2><a class=\"number\" href=\"#message-" + number + "\">" + number + "</a> <span class=\"role\">"
        + escaped(documentwords::role(message)) + "</span>";
    if (message.role == Role::Assistant)
        m_out += span("meta", message.model);
    for (const QString& state : documentwords::states(message))
        m_out += span("state", state);
    if (message.createdAt)
        m_out += " <time datetime=\"" + toIso(*message.createdAt).toUtf8() + "\" title=\""
            + escaped(format::absoluteTime(*message.createdAt)) + "\">"
            + escaped(documentwords::moment(*message.createdAt)) + "</time>";
    m_out += "</h2>\n";
}

void HtmlWriter::message(const Message& message, const ExportImage& image)
{
    m_out += "<article class=\"from-" + classOf(message) + "\" id=\"message-" + QByteArray::number(message.index + 1)
        + "\">\n";
    putHead(message);
    const Message shown = documentwords::asShown(message);
    for (const Part& part : shown.parts)
        putPart(shown, part, image);
    if (!shown.error.isEmpty())
        m_out += "<p class=\"error\">" + escaped(shown.error) + "</p>\n";
    m_out += "</article>\n";
}

void HtmlWriter::putPart(const Message& message, const Part& part, const ExportImage& image)
{
    if (const auto* text = part.as<TextPart>()) {
        putText(message, *text);
    } else if (const auto* thinking = part.as<ReasoningPart>()) {
        putThinking(*thinking);
    } else if (const auto* tool = part.as<ToolPart>()) {
        putTool(*tool);
    } else if (const auto* patch = part.as<PatchPart>()) {
        putPatch(*patch);
    } else if (const auto* reference = part.as<FileReferencePart>()) {
        putReference(reference->reference);
    } else if (const auto* picture = part.as<ImagePart>()) {
        putImage(part, *picture, image);
    } else if (const auto* compaction = part.as<CompactionPart>()) {
        m_out += "<p class=\"compaction\">" + escaped(documentwords::compaction(*compaction)) + "</p>\n";
    } else if (const auto* step = part.as<StepFinishPart>()) {
        if (const QString words = documentwords::stepEnd(*step); !words.isEmpty())
            m_out += "<p class=\"step\">" + escaped(words) + "</p>\n";
    } else if (const auto* unknown = part.as<UnknownPart>()) {
        fold("other",
            span("name", unknown->storedType.isEmpty() ? HtmlWords::tr("Unknown") : unknown->storedType)
                + span("meta", unknown->reason));
        m_out += htmltext::code(unknown->raw.text);
        unfold();
    } else if (const auto* event = part.as<EventPart>()) {
        fold("other", span("name", event->type) + span("meta", event->line));
        m_out += htmltext::code(event->raw.text);
        unfold();
    }
}

void HtmlWriter::putText(const Message& message, const TextPart& text)
{
    if (!isInjected(message, text)) {
        m_out += htmltext::prose(text.text.text);
        return;
    }
    fold("other", span("name", HtmlWords::tr("Added by the agent")) + span("meta", firstWords(text.text.text, 100)));
    m_out += htmltext::code(text.text.text, "prose");
    unfold();
}

void HtmlWriter::putThinking(const ReasoningPart& thinking)
{
    const QByteArray title = span("name", documentwords::thinkingTitle(thinking));
    if (thinking.text.isEmpty()) {
        m_out += "<p class=\"thinking\">" + title + "</p>\n";
        return;
    }
    fold("thinking", title + span("meta", firstWords(thinking.text.text, 100)));
    m_out += htmltext::prose(thinking.text.text);
    unfold();
}

void HtmlWriter::putTool(const ToolPart& tool)
{
    const ToolWords words = describe(tool);
    const bool failed = tool.hasError || tool.state == ToolPart::State::Error;
    fold(failed ? "tool failed" : "tool",
        span("name", words.server.isEmpty() ? words.name : words.server + u" \u203a "_s + words.name)
            + span("argument", words.argument) + span("meta", words.result) + span("meta", words.duration));
    if (!tool.input.isEmpty()) {
        const documentwords::ToolInput input = documentwords::input(tool);
        label(input.isCommand ? HtmlWords::tr("Command") : HtmlWords::tr("Input"));
        m_out += input.isPatch ? htmltext::diff(input.text) : htmltext::code(input.text);
    }
    if (tool.hasOutput) {
        label(HtmlWords::tr("Output"));
        putOutput(tool.output);
    }
    if (tool.hasError) {
        label(HtmlWords::tr("Error"));
        m_out += htmltext::code(tool.error.text, "code error");
    }
    unfold();
}

void HtmlWriter::putOutput(const LongText& output)
{
    const auto content = resultContent(output);
    if (!content || !content->text.isEmpty())
        m_out += htmltext::code(content ? content->text : output.text);
    for (const StoredImage& image : content ? content->images : QList<StoredImage>())
        putFigure({image.mediaType, decodedSize(image.base64), {}}, imageBytes(image));
}

void HtmlWriter::putPatch(const PatchPart& patch)
{
    // A long one is for those who ask for it.
    constexpr qsizetype MostOpen = 12'000;
    QByteArray files;
    for (const PatchFile& file : patch.files)
        files += span("name", file.path) + " <span class=\"added\">+" + QByteArray::number(file.added)
            + "</span> <span class=\"removed\">\u2212" + QByteArray::number(file.removed) + "</span>";
    fold("patch", files.isEmpty() ? span("name", HtmlWords::tr("Patch")) : files, patch.diff.text.size() <= MostOpen);
    m_out += htmltext::diff(patch.diff.text);
    unfold();
}

void HtmlWriter::putReference(const FileReference& reference)
{
    fold("file", span("name", reference.path) + span("meta", reference.fileType));
    m_out += htmltext::prose(reference.summary);
    unfold();
}

void HtmlWriter::putImage(const Part& part, const ImagePart& picture, const ExportImage& image)
{
    putFigure(picture, isShowable(picture.mediaType) ? image(part, 0) : fail(Errc::NotSupported, {}));
}

void HtmlWriter::putFigure(const ImagePart& picture, const Result<QByteArray>& file)
{
    const QByteArray caption = escaped(documentwords::image(picture));
    m_out += "<figure>";
    if (file && isShowable(picture.mediaType))
        m_out += "<img alt=\"" + caption + "\" src=\"data:" + picture.mediaType.toUtf8() + ";base64," + file->toBase64()
            + "\">";
    m_out += "<figcaption>" + caption + "</figcaption></figure>\n";
}

void HtmlWriter::end(const ExportFoot& foot)
{
    // The summaries stand behind the messages.
    QByteArray messages = std::exchange(m_out, {});
    if (!foot.summaries.isEmpty())
        m_out += "<section class=\"summaries\">\n<h2>" + escaped(HtmlWords::tr("Summaries")) + "</h2>\n";
    for (const SummaryNode& node : foot.summaries) {
        fold(
            "summary", span("name", documentwords::summaryTitle(node)) + span("meta", firstWords(node.text.text, 100)));
        m_out += htmltext::prose(node.text.text);
        unfold();
    }
    if (!foot.summaries.isEmpty())
        m_out += "</section>\n";
    m_out = messages + htmlpage::end(documentwords::closing(foot), m_out);
}

} // namespace stemma
