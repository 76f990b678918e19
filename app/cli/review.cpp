// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a summary lost of the messages it replaces.
#include "app/cli/job.h"
#include "app/cli/reviewlines.h"
#include "app/cli/summaryreview.h"
#include "core/models/compactionsource.h"
#include "core/models/reviewtexts.h"
#include "ui/export/documentwords.h"
#include "ui/export/lossreport.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

Result<CompactionGraphPtr> summariesOf(SessionStore& store, const SessionId& session, const JobControl& job)
{
    const auto outline = store.outline(session, job);
    return outline ? readCompactions(store, session, *outline, job) : std::unexpected(outline.error());
}

Result<CompactionNode> summaryNamed(const CompactionGraph& graph, const QString& name)
{
    const bool isNewest = name.isEmpty() || name == "newest"_L1;
    const int at = isNewest ? graph.newest() : graph.find(NodeId(name));
    if (at < 0)
        return fail(Errc::NotFound,
            isNewest ? ReviewText::tr("The session is not compacted yet.")
                     : ReviewText::tr("The session has no summary “%1”.").arg(name));
    return graph.nodes[size_t(at)];
}

Result<SummaryReview> reviewSummary(SessionStore& store, const SessionId& session, const CompactionNode& node,
    const QString& text, const JobControl& job)
{
    if (node.coversNothing())
        return fail(
            Errc::NotSupported, ReviewText::tr("The summary replaced no messages, so there is nothing to review."));
    if (!node.hasSpan())
        return fail(Errc::NotSupported,
            ReviewText::tr("The summary does not record which messages it replaced, so it cannot be reviewed."));
    ReviewTexts texts(session, node.from, node.to, node.at);
    Result<bool> read = false;
    while (read && !*read)
        read = texts.step(store, job);
    if (!read)
        return std::unexpected(read.error());
    texts.dropWrittenAgain();
    QList<LossRules::Problem> problems;
    const auto rules = LossRules::withFilesOf(LossRules::userFolder(), problems);
    for (const LossRules::Problem& problem : std::as_const(problems))
        complain(problem.text, {});
    return reviewLoss(texts.covered(), text, texts.later(), rules, job).transform([&](LossReview review) {
        return SummaryReview {std::move(review), texts.isPartial()};
    });
}

void review(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const SessionId session(job.options.session);
    const auto graph = summariesOf(*store, session, job.control);
    const auto node = graph ? summaryNamed(**graph, job.options.nodes.value(0)) : std::unexpected(graph.error());
    if (!node)
        return job.fail(node.error());
    // What standard input holds is looked through though it be empty: the stored text would pass for it.
    const Result<QString> given
        = job.options.text.isEmpty() || !node->hasSpan() ? node->summary.text.text : newText(job.options);
    if (!given)
        return job.fail(given.error());
    const QString& text = *given;
    const auto found = reviewSummary(*store, session, *node, text, job.control);
    if (!found)
        return job.fail(found.error());
    if (job.options.exporting.isWished) {
        const bool isStored = text == node->summary.text.text;
        const auto info = store->session(session, ListDetail::Full, job.control);
        const ReviewedSummary summary {info ? documentwords::title(*info) : session.value,
            isStored ? node->summary.id.value : QString(), node->from, node->to, text};
        return exportReport(job, lossReport(summary, found->review, found->isPartial), [&](const TextMap& redacted) {
            return reviewRecords(node->summary, found->review, found->isPartial, redacted);
        });
    }
    job.record().lossReview(node->summary, found->review, found->isPartial);
}

} // namespace stemma::cli
