// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/askedcompaction.h"

#include "core/models/contextchoices.h"
#include "ui/compaction/summarypane.h"
#include "ui/pages/compactionpage.h"

namespace stemma {

QList<ContextChoice> askedContexts(const CompactionPage& page)
{
    if (const auto& draft = page.drafts().shown()) {
        SummaryReplacement replacement;
        replacement.nodes = draft->wish.nodes;
        if (replacement.nodes.isEmpty()) {
            replacement.from = draft->from;
            replacement.to = draft->to;
        }
        replacement.text = page.summary()->text();
        return {contextchoices::now(), contextchoices::withDraft(replacement)};
    }
    QList<ContextChoice> choices;
    if (const CompactionNode* node = page.node()) {
        for (const auto& choice : {contextchoices::before(*node), contextchoices::after(*node)}) {
            if (choice)
                choices += *choice;
        }
        const QString text = page.summary()->text();
        if (page.summary()->isEditing() && text != node->summary.text.text)
            choices += contextchoices::withText(*node, text);
    }
    return choices.isEmpty() ? QList {contextchoices::now()} : choices;
}

QList<ProbeQuestion> askedProbes(const CompactionPage& page)
{
    return page.review() ? probeQuestions(*page.review()) : QList<ProbeQuestion>();
}

} // namespace stemma
