// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/compaction/draftwords.h"

#include "core/base/text.h"
#include "core/base/tokenguess.h"
#include "core/models/compactiontexts.h"
#include "core/models/losstexts.h"
#include "ui/common/format.h"
#include "ui/common/style.h"
#include "ui/compaction/modelfigures.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace stemma::draftwords {

namespace {

struct DraftWords
{
    Q_DECLARE_TR_FUNCTIONS(DraftWords)
};

std::optional<qint64> coveredTokens(
    const CompactionSource& source, const CompactionNode* node, const std::optional<SummaryDraft>& draft)
{
    if (draft)
        return draft->made.tokens;
    return node ? source.tokensBetween(node->from, node->to) : std::nullopt;
}

QString costOf(const SummaryDraft& draft)
{
    if (!draft.answer)
        return DraftWords::tr("none");
    const auto in = draft.answer->tokensIn;
    const auto out = draft.answer->tokensOut;
    if (!in || !out)
        return DraftWords::tr("not known");
    const auto cost = draft.endpoint.cost(*in, *out);
    return cost ? modelfigures::money(*cost)
                : DraftWords::tr("%1 tokens sent, %2 received").arg(format::number(*in), format::number(*out));
}

} // namespace

QString level(int level)
{
    return (level == 1   ? DraftWords::tr("%1 selective")
            : level == 2 ? DraftWords::tr("%1 aggressive")
                         : DraftWords::tr("%1 deterministic"))
        .arg(format::number(level));
}

bool isOfSummaries(const CompactionGraph& graph, const CompactEdit& wish)
{
    if (wish.nodes.size() != 1)
        return !wish.nodes.isEmpty();
    const int at = graph.find(wish.nodes.constFirst());
    return at >= 0 && !graph.nodes[size_t(at)].isLeaf();
}

QString againstCompact(const CompactionSource& source, const QString& refusal)
{
    const bool isEmpty = !source.isLoading() && source.bars().empty();
    return refusal.isEmpty() && isEmpty ? DraftWords::tr("The session has no messages.") : refusal;
}

QString covered(const CompactionSource& source, const CompactionNode* node, const std::optional<SummaryDraft>& draft)
{
    QStringList words;
    if (node && node->hasSpan() && !draft)
        words += format::range(node->from + 1, node->to + 1);
    if (draft && isOfSummaries(*source.graph(), draft->wish))
        words += DraftWords::tr("%n summary(s)", nullptr, int(draft->made.covers));
    else if (draft)
        words += DraftWords::tr("%n message(s)", nullptr, int(draft->made.covers));
    else if (node && !node->hasSpan() && node->summary.covers)
        words += DraftWords::tr("%n message(s)", nullptr, int(*node->summary.covers));
    if (const auto tokens = coveredTokens(source, node, draft))
        words += format::tokenCount(*tokens, true);
    return words.join(factSeparator());
}

QStringList figures(
    const CompactionSource& source, const CompactionNode* node, const std::optional<SummaryDraft>& draft)
{
    const CompactionGraph& graph = *source.graph();
    QStringList words;
    if (!graph.nodes.empty()) {
        const QString all = DraftWords::tr("%n summary(s)", nullptr, int(graph.nodes.size()));
        words += DraftWords::tr("%1, %n active", nullptr, graph.activeCount()).arg(all);
    }
    const auto before = coveredTokens(source, node, draft);
    auto after = draft ? std::optional<qint64>() : node ? node->summary.tokens : std::nullopt;
    const bool isGuess = node && !draft && !after && !node->summary.text.isEmpty();
    if (isGuess) // what the format does not store
        after = guessedTokens(node->summary.text.bytes);
    if (before && after && *before > 0) {
        const double change = 100.0 * double(*after - *before) / double(*before);
        const QString share = (change <= 0 ? u"\u2212"_s : u"+"_s) + QLocale().toString(qAbs(change), 'f', 0) + u" %"_s;
        const QColor ink = change <= 0 ? Style::colours().ok : Style::colours().warning;
        words += u"<b>%1</b> <span style='color:%2'>%3</span>"_s.arg(
            DraftWords::tr("%1 → %2", "90 → 12 tokens")
                .arg(format::tokens(*before, true), format::tokenCount(*after, isGuess)),
            ink.name(), share);
    }
    return words;
}

QString title(const CompactionNode* node, const std::optional<SummaryDraft>& draft)
{
    if (draft)
        return DraftWords::tr("Preview");
    return node ? compactionwords::name(*node) : DraftWords::tr("Summary");
}

QString state(const CompactionNode* node, const std::optional<SummaryDraft>& draft, bool isEditing)
{
    if (draft)
        return DraftWords::tr("nothing is written");
    if (!node)
        return {};
    QStringList words {compactionwords::state(*node)};
    if (node->summary.tokens)
        words += format::tokenCount(*node->summary.tokens);
    if (isEditing)
        words.prepend(DraftWords::tr("being edited"));
    return words.join(factSeparator());
}

QString instead(const CompactionSource& source, const QString& refusal)
{
    const auto& error = source.error();
    if (error && error->code != Errc::Cancelled)
        return u"%1<br>%2"_s.arg(error->text.toHtmlEscaped(), Style::link(u"retry"_s, DraftWords::tr("Retry")));
    if (source.isLoading())
        return DraftWords::tr("Reading the summaries…");
    if (!refusal.isEmpty())
        return DraftWords::tr("Not compacted yet. %1").arg(refusal.toHtmlEscaped());
    return u"%1<br>%2"_s.arg(
        DraftWords::tr("Not compacted yet."), Style::link(u"compact"_s, DraftWords::tr("Preview a compaction")));
}

QList<ComparedSummary> compared(const CompactionDrafts::ByKey& drafts)
{
    QList<ComparedSummary> all;
    for (const auto& [key, draft] : drafts) {
        ComparedSummary one {level(draft.level), draft.text, {}, {}, costOf(draft)};
        if (draft.answer)
            one.title += factSeparator() + draft.endpoint.model + factSeparator() + draft.endpoint.host();
        one.tokens = u"≈ "_s + format::number(guessedTokens(draft.text));
        one.coverage = draft.kept ? losswords::percentOf(*draft.kept) + u" %"_s : u"–"_s;
        all += one;
    }
    return all;
}

} // namespace stemma::draftwords
