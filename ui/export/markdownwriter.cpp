// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/markdownwriter.h"

#include "ui/common/partcopy.h"
#include "ui/export/documentwords.h"

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Text within a line, where its signs mean nothing.
QString plainLine(const QString& text)
{
    static constexpr QStringView Signs = u"\\`*_[]<>#|~";
    QString escaped;
    for (const QChar c : text.simplified()) {
        if (Signs.contains(c))
            escaped += u'\\';
        escaped += c;
    }
    return escaped;
}

} // namespace

void MarkdownWriter::put(const QString& block)
{
    if (block.isEmpty())
        return;
    m_out += block.toUtf8();
    if (!m_out.endsWith('\n'))
        m_out += '\n';
    m_out += '\n';
}

void MarkdownWriter::begin(const ExportHead& head)
{
    put(u"# "_s + plainLine(documentwords::title(head.session)));
    QString facts;
    for (const auto& [name, value] : documentwords::facts(head))
        facts += u"- **%1**: %2\n"_s.arg(name, plainLine(value));
    put(facts);
}

void MarkdownWriter::message(const Message& message, const ExportImage& /*image*/)
{
    QStringList meta;
    if (message.createdAt)
        meta += documentwords::moment(*message.createdAt);
    if (message.role == Role::Assistant && !message.model.isEmpty())
        meta += plainLine(message.model);
    meta += documentwords::states(message);
    put(u"## %1. %2"_s.arg(QString::number(message.index + 1), plainLine(documentwords::role(message))));
    if (!meta.isEmpty())
        put(u"*%1*"_s.arg(meta.join(u" \u00b7 "_s)));
    for (const Part& part : message.parts) {
        if (const auto* thinking = part.as<ReasoningPart>())
            put(u"> **%1**"_s.arg(documentwords::thinkingTitle(*thinking)));
        put(markdownOf(part));
    }
    if (!message.error.isEmpty())
        put(u"**%1**"_s.arg(plainLine(message.error)));
}

void MarkdownWriter::end(const ExportFoot& foot)
{
    for (const SummaryNode& node : foot.summaries) {
        put(u"## "_s + plainLine(documentwords::summaryTitle(node)));
        put(node.text.text);
    }
    put(u"---"_s);
    for (const QString& line : documentwords::closing(foot))
        put(plainLine(line));
}

} // namespace stemma
