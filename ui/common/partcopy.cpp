// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/partcopy.h"

#include "core/store/content/storedimage.h"
#include "ui/common/format.h"
#include "ui/common/toolwords.h"

#include <QCoreApplication>
#include <QStringList>
#include <QStringTokenizer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PartCopyText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

QString whole(const LongText& text)
{
    if (!text.truncated)
        return text.text;
    return u"%1\n[\u2026 %2]"_s.arg(
        text.text, PartCopyText::tr("cut off here, %1 in total").arg(format::bytes(text.bytes)));
}

QString compactionText(const CompactionPart& compaction)
{
    return compaction.covers ? PartCopyText::tr("Compaction of %Ln messages", nullptr, int(*compaction.covers))
                             : PartCopyText::tr("Compaction");
}

QString referenceText(const FileReference& reference, bool markdown)
{
    return u"%1 (%2)\n%3"_s.arg(
        markdown ? markdownLine(reference.path) : reference.path, reference.contentId.value, reference.summary);
}

/// What ends the block of HTML that a line begins, where empty lines do not end it; empty: it begins none.
QStringView endOfHtml(QStringView line)
{
    static constexpr std::pair<QStringView, QStringView> Ends[]
        = {{u"<!--", u"-->"}, {u"<?", u"?>"}, {u"<![CDATA[", u"]]>"}, {u"<script", u"</script>"}, {u"<pre", u"</pre>"},
            {u"<style", u"</style>"}, {u"<textarea", u"</textarea>"}};
    constexpr qsizetype DeepestIndent = 3; // what is deeper is code
    const QStringView block = line.trimmed();
    if (!block.startsWith(u'<') || line.indexOf(u'<') > DeepestIndent)
        return {};
    for (const auto& [begin, end] : Ends) {
        if (!block.startsWith(begin, Qt::CaseInsensitive))
            continue;
        const QChar next = block.size() > begin.size() ? block[begin.size()] : QChar(u'>');
        if (!begin.back().isLetter() || next == u'>' || next.isSpace())
            return end;
    }
    return block.size() > 2 && block[1] == u'!' && block[2].isLetter() ? QStringView(u">") : QStringView();
}

/// What ends the block that a text leaves open: the fence of an answer that was cut off within code, or the end of a
/// comment; empty: none. Blocks within lists and quotes end with these.
QString openBlock(QStringView text)
{
    QStringView fenceOpen;
    QStringView html;
    for (QStringView line : QStringTokenizer(text, u'\n')) {
        html = fenceOpen.isEmpty() && html.isEmpty() ? endOfHtml(line) : html;
        if (!html.isEmpty()) {
            html = line.contains(html, Qt::CaseInsensitive) ? QStringView() : html;
            continue;
        }
        if (!fenceOpen.isEmpty())
            line = line.trimmed();
        qsizetype length = 0;
        while (length < line.size() && line[length] == line[0] && (line[0] == u'`' || line[0] == u'~'))
            ++length;
        const QStringView fence = line.first(length);
        const bool ends = !fenceOpen.isEmpty() && fence.startsWith(fenceOpen) && length == line.size();
        const bool begins
            = fenceOpen.isEmpty() && length >= 3 && (line[0] == u'~' || !line.sliced(length).contains(u'`'));
        if (ends || begins)
            fenceOpen = ends ? QStringView() : fence;
    }
    return (html.isEmpty() ? fenceOpen : html).toString();
}

/// As it was written, with the end of what it leaves open: what follows is no part of it.
QString closedMarkdown(const QString& text)
{
    const QString end = openBlock(text);
    return end.isEmpty() ? text : text + (text.endsWith(u'\n') ? u""_s : u"\n"_s) + end;
}

QString toolText(const ToolPart& tool, bool markdown)
{
    const auto code = [markdown](const LongText& text, const QString& language) {
        return markdown ? fencedCode(whole(text), language) : whole(text);
    };
    QStringList pieces {markdown ? u"**%1** (%2)"_s.arg(markdownLine(tool.name), stateWord(tool))
                                 : u"%1 (%2)"_s.arg(tool.name, stateWord(tool))};
    if (!tool.input.isEmpty())
        pieces += code(tool.input, u"json"_s);
    if (tool.hasOutput) {
        ToolPart shown = tool;
        describeImages(shown);
        pieces += code(shown.output, {});
    }
    if (tool.hasError)
        pieces += code(tool.error, {});
    return pieces.join(markdown ? u"\n\n"_s : u"\n"_s);
}

QString copyOf(const Part& part, bool markdown)
{
    const auto code = [markdown](const LongText& text, const QString& language) {
        return markdown ? fencedCode(whole(text), language) : whole(text);
    };
    if (const auto* text = part.as<TextPart>())
        return markdown ? closedMarkdown(whole(text->text)) : whole(text->text);
    if (const auto* thinking = part.as<ReasoningPart>()) {
        QString text = whole(thinking->text);
        return markdown && !text.isEmpty() ? u"> "_s + text.replace(u'\n', u"\n> "_s) : text;
    }
    if (const auto* tool = part.as<ToolPart>())
        return toolText(*tool, markdown);
    if (const auto* patch = part.as<PatchPart>())
        return code(patch->diff, u"diff"_s);
    if (const auto* reference = part.as<FileReferencePart>())
        return referenceText(reference->reference, markdown);
    if (const auto* compaction = part.as<CompactionPart>())
        return compactionText(*compaction);
    if (const auto* unknown = part.as<UnknownPart>())
        return code(unknown->raw, u"json"_s);
    if (const auto* event = part.as<EventPart>())
        return markdown ? u"**%1** %2"_s.arg(markdownLine(event->type), markdownLine(event->line))
                        : u"%1  %2"_s.arg(event->type, event->line);
    if (const auto* image = part.as<ImagePart>())
        return u"[%1, %2]"_s.arg(image->mediaType, format::bytes(image->size));
    return {};
}

} // namespace

QString fencedCode(const QString& text, const QString& language)
{
    qsizetype longest = 2;
    for (qsizetype i = 0, run = 0; i < text.size(); ++i) {
        run = text[i] == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const QString fence(longest + 1, u'`');
    return u"%1%2\n%3%4%1"_s.arg(fence, language, text, text.endsWith(u'\n') ? QString() : u"\n"_s);
}

QString markdownLine(const QString& text)
{
    static constexpr QStringView Signs = u"\\`*_[]<>#|~";
    const QString line = text.simplified();
    QString escaped;
    bool isWithinWord = false; // of underscores: there they mean nothing anyway
    for (qsizetype at = 0; at < line.size(); ++at) {
        const bool isUnderscore = line[at] == u'_';
        if (isUnderscore && (at == 0 || line[at - 1] != u'_')) {
            qsizetype end = at;
            while (end < line.size() && line[end] == u'_')
                ++end;
            isWithinWord
                = at > 0 && line[at - 1].isLetterOrNumber() && end < line.size() && line[end].isLetterOrNumber();
        }
        if (Signs.contains(line[at]) && !(isUnderscore && isWithinWord))
            escaped += u'\\';
        escaped += line[at];
    }
    return escaped;
}

QString plainTextOf(const Part& part)
{
    return copyOf(part, false);
}

QString markdownOf(const Part& part)
{
    return copyOf(part, true);
}

bool isCut(const Message& message, int partIndex)
{
    const auto at = std::ranges::find(message.parts, partIndex, &Part::index);
    if (at == message.parts.end())
        return false;
    const auto* tool = at->as<ToolPart>();
    const auto* text = at->as<TextPart>();
    const auto* thinking = at->as<ReasoningPart>();
    const auto* patch = at->as<PatchPart>();
    const auto* unknown = at->as<UnknownPart>();
    const auto* event = at->as<EventPart>();
    return at->as<ImagePart>() || (tool && (tool->input.truncated || tool->output.truncated || tool->error.truncated))
        || (text && text->text.truncated) || (thinking && thinking->text.truncated) || (patch && patch->diff.truncated)
        || (unknown && unknown->raw.truncated) || (event && event->raw.truncated);
}

QString markdownHeading(const Message& message)
{
    switch (message.role) {
    case Role::User:
        return u"## %1"_s.arg(PartCopyText::tr("You"));
    case Role::Assistant:
        return message.model.isEmpty()
            ? u"## %1"_s.arg(PartCopyText::tr("Assistant"))
            : u"## %1 (%2)"_s.arg(PartCopyText::tr("Assistant"), markdownLine(message.model));
    default:
        return u"## %1"_s.arg(markdownLine(message.storedRole));
    }
}

QString roleDetail(const Message& message)
{
    if (message.role == Role::Assistant)
        return message.model.section(u'/', -1);
    return message.role == Role::System && message.storedRole != "system"_L1 ? message.storedRole : QString();
}

} // namespace stemma
