// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a summary lost of the messages it replaces.
#include "app/cli/job.h"
#include "core/models/compactionsource.h"
#include "core/models/reviewtexts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ReviewText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// The summary that was named, or the newest.
Result<CompactionNode> nodeFrom(const Options& options, SessionStore& store, const JobControl& job)
{
    const SessionId session(options.session);
    const auto outline = store.outline(session, job);
    const auto graph = outline ? readCompactions(store, session, *outline, job) : std::unexpected(outline.error());
    if (!graph)
        return std::unexpected(graph.error());
    const QString wanted = options.nodes.value(0);
    const int at = wanted.isEmpty() ? (*graph)->newest() : (*graph)->find(NodeId(wanted));
    if (at < 0)
        return fail(Errc::NotFound,
            wanted.isEmpty() ? ReviewText::tr("The session is not compacted yet.")
                             : ReviewText::tr("The session has no summary “%1”.").arg(wanted));
    const CompactionNode& node = (*graph)->nodes[size_t(at)];
    if (!node.hasSpan())
        return fail(Errc::NotSupported,
            ReviewText::tr("The summary does not record which messages it replaced, so it cannot be reviewed."));
    return node;
}

} // namespace

void review(Job& job)
{
    const auto store = openOnly(job);
    if (!store)
        return;
    const auto node = nodeFrom(job.options, *store, job.control);
    if (!node)
        return job.fail(node.error());
    ReviewTexts texts(SessionId(job.options.session), node->from, node->to, node->at);
    Result<bool> read = false;
    while (read && !*read)
        read = texts.step(*store, job.control);
    if (!read)
        return job.fail(read.error());
    texts.dropWrittenAgain();
    QList<LossRules::Problem> problems;
    const auto rules = LossRules::withFilesOf(LossRules::userFolder(), problems);
    for (const LossRules::Problem& problem : std::as_const(problems))
        complain(problem.text, {});
    // What standard input holds is looked through though it be empty: the stored text would pass for it.
    const QString text = job.options.text.isEmpty() ? node->summary.text.text : newText(job.options);
    const auto found = reviewLoss(texts.covered(), text, texts.later(), rules, job.control);
    if (!found)
        return job.fail(found.error());
    job.print().lossReview(node->summary, *found, texts.isPartial());
    job.count();
}

} // namespace stemma::cli
