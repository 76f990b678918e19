// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/plaintextwriter.h"

#include "core/base/text.h"
#include "ui/common/markdown.h"
#include "ui/common/partcopy.h"
#include "ui/export/documentwords.h"

using namespace Qt::StringLiterals;

namespace stemma {

void PlainTextWriter::put(const QString& block)
{
    if (block.isEmpty())
        return;
    m_out += showControls(block).toUtf8();
    if (!m_out.endsWith('\n'))
        m_out += '\n';
}

void PlainTextWriter::begin(const ExportHead& head)
{
    const QString title = documentwords::title(head.session);
    put(title);
    put(QString(std::min<qsizetype>(title.size(), 80), u'='));
    for (const auto& [name, value] : documentwords::facts(head))
        put(u"%1: %2"_s.arg(name, value));
}

void PlainTextWriter::message(const Message& message, const ExportImage& /*image*/)
{
    QStringList line {QString::number(message.index + 1), documentwords::role(message)};
    if (message.role == Role::Assistant && !message.model.isEmpty())
        line += message.model;
    if (message.createdAt)
        line += documentwords::moment(*message.createdAt);
    line += documentwords::states(message);
    m_out += '\n';
    put(u"---- "_s + line.join(factSeparator()));
    const Message shown = documentwords::asShown(message);
    for (const Part& part : shown.parts) {
        const auto* thinking = part.as<ReasoningPart>();
        const QString text = plainTextOf(part);
        if (!thinking && text.isEmpty())
            continue; // the beginning of a step
        m_out += '\n';
        if (thinking)
            put(u"[%1]"_s.arg(documentwords::thinkingTitle(*thinking)));
        put(text);
    }
    put(shown.error);
}

void PlainTextWriter::end(const ExportFoot& foot)
{
    for (const SummaryNode& node : foot.summaries) {
        m_out += '\n';
        put(u"---- "_s + documentwords::summaryTitle(node));
        m_out += '\n';
        put(node.text.text);
    }
    m_out += '\n';
    for (const QString& line : documentwords::closing(foot))
        put(line);
}

} // namespace stemma
