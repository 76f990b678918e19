// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lostconstraints.h"

#include "core/compaction/lossrules.h"
#include "core/models/compactionsource.h"
#include "core/models/reviewtexts.h"

#include <algorithm>
#include <ranges>

namespace stemma {

namespace {

/// The last summary that is sent, as it is stored; no value: there is none.
Result<std::optional<CompactionNode>> lastSummary(SessionStore& store, const EditPlan& fork, const JobControl& job)
{
    if (!fork.after)
        return std::nullopt;
    const auto outline = store.outline(fork.session, job);
    const auto graph = outline ? readCompactions(store, fork.session, *outline, job) : std::unexpected(outline.error());
    if (!graph)
        return std::unexpected(graph.error());
    const auto nodeOf = [&graph](const ContextItem& item) {
        return item.leftOut.isEmpty() && !item.id.isEmpty() ? (*graph)->find(NodeId(item.id)) : -1;
    };
    const auto items = fork.after->items | std::views::reverse;
    auto last = std::ranges::find_if(items,
        [&nodeOf](const ContextItem& item) { return item.kind == ContextItem::Kind::Summary && nodeOf(item) >= 0; });
    if (last == items.end()) // some agents send it as any prompt
        last = std::ranges::find_if(items, [&nodeOf](const ContextItem& item) { return nodeOf(item) >= 0; });
    return last == items.end() ? std::nullopt : std::optional((*graph)->nodes[size_t(nodeOf(*last))]);
}

} // namespace

Result<QStringList> lostConstraints(SessionStore& store, const EditPlan& fork, const JobControl& job)
{
    const auto node = lastSummary(store, fork, job);
    if (!node)
        return std::unexpected(node.error());
    if (!*node || !(*node)->hasSpan())
        return QStringList();
    ReviewTexts texts(fork.session, (*node)->from, (*node)->to, (*node)->at);
    Result<bool> read = false;
    while (read && !*read)
        read = texts.step(store, job);
    if (!read)
        return std::unexpected(read.error());
    texts.dropWrittenAgain();
    QList<LossRules::Problem> problems; // those who review a summary are told of them
    const auto rules = LossRules::withFilesOf(LossRules::userFolder(), problems);
    return reviewLoss(texts.covered(), (*node)->summary.text.text, texts.later(), rules, job)
        .transform([](const LossReview& review) {
            QStringList lost;
            for (const LossFinding& finding : review.findings) {
                if (finding.kind == LossKind::Constraint && finding.status == LossFinding::Status::Lost)
                    lost += finding.text.simplified();
            }
            lost.removeDuplicates();
            return lost;
        });
}

} // namespace stemma
