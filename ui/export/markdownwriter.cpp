// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/export/markdownwriter.h"

#include "core/base/text.h"
#include "ui/common/partcopy.h"
#include "ui/export/documentwords.h"
#include "ui/export/markdowntext.h"

using namespace Qt::StringLiterals;

namespace stemma {

void MarkdownWriter::begin(const ExportHead& head)
{
    put(u"# "_s + markdownLine(documentwords::title(head.session)));
    put(markdowntext::facts(documentwords::facts(head)));
}

void MarkdownWriter::message(const Message& message, const ExportImage& /*image*/)
{
    QStringList meta;
    if (message.createdAt)
        meta += documentwords::moment(*message.createdAt);
    if (message.role == Role::Assistant && !message.model.isEmpty())
        meta += markdownLine(message.model);
    meta += documentwords::states(message);
    put(u"## %1. %2"_s.arg(QString::number(message.index + 1), markdownLine(documentwords::role(message))));
    if (!meta.isEmpty())
        put(u"*%1*"_s.arg(meta.join(factSeparator())));
    const Message shown = documentwords::asShown(message);
    for (const Part& part : shown.parts) {
        if (const auto* thinking = part.as<ReasoningPart>())
            put(u"> **%1**"_s.arg(documentwords::thinkingTitle(*thinking)));
        put(markdownOf(part));
    }
    if (!shown.error.isEmpty())
        put(u"**%1**"_s.arg(markdownLine(shown.error)));
}

void MarkdownWriter::end(const ExportFoot& foot)
{
    for (const SummaryNode& node : foot.summaries) {
        put(u"## "_s + markdownLine(documentwords::summaryTitle(node)));
        put(markdownOf(Part {{}, 0, TextPart {node.text}, {}, {}, {}}));
    }
    put(u"---"_s);
    for (const QString& line : documentwords::closing(foot))
        put(markdownLine(line));
}

} // namespace stemma
