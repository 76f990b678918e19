// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/contextchoices.h"

#include "core/models/compactiontexts.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemma::contextchoices {

namespace {

struct ContextChoiceText
{
    Q_DECLARE_TR_FUNCTIONS(ContextChoices)
};

} // namespace

ContextChoice now()
{
    return {ContextChoiceText::tr("Now"), -1, {}};
}

ContextChoice atMessage(qint64 index)
{
    return {ContextChoiceText::tr("At message %1").arg(QLocale().toString(index + 1)), index, {}};
}

std::optional<ContextChoice> before(const CompactionNode& node)
{
    if (node.firstWritten() < 1)
        return {};
    return ContextChoice {
        ContextChoiceText::tr("Before “%1”").arg(compactionwords::name(node)), node.firstWritten() - 1, {}};
}

std::optional<ContextChoice> after(const CompactionNode& node)
{
    if (node.at < 0)
        return {};
    return ContextChoice {ContextChoiceText::tr("After “%1”").arg(compactionwords::name(node)), node.lastWritten(), {}};
}

ContextChoice withDraft(const SummaryReplacement& replacement)
{
    return {ContextChoiceText::tr("With this draft"), -1, replacement};
}

ContextChoice withText(const CompactionNode& node, const QString& text)
{
    SummaryReplacement replacement;
    replacement.nodes = {node.summary.id};
    replacement.stored = node.summary.text.text;
    replacement.text = text;
    return {ContextChoiceText::tr("With “%1” edited").arg(compactionwords::name(node)), -1, replacement};
}

} // namespace stemma::contextchoices
