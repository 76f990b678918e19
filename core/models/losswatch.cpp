// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/losswatch.h"

#include "core/models/compactionsource.h"

namespace stemma {

LossWatch::LossWatch(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(std::move(session))
    , m_review(store, m_session, nullptr, ReviewSource::Depth::Flag)
{
    setStore(store);
    connect(store, &OpenStore::changedByOthers, this, [this] { m_isForeign = true; });
    connect(&m_review, &ReviewSource::changed, this, &LossWatch::takeReview);
}

void LossWatch::load()
{
    if (!store())
        return;
    const bool isForeign = std::exchange(m_isForeign, false);
    begin(tr("Reading the summaries"));
    const auto read = [session = m_session](SessionStore& store, const JobControl& job) -> Result<CompactionGraphPtr> {
        const auto outline = store.outline(session, job);
        return outline ? readCompactions(store, session, *outline, job) : std::unexpected(outline.error());
    };
    ask(read, Lane::Idle, [this, isForeign](const Result<CompactionGraphPtr>& graph) {
        if (graph)
            take(**graph, isForeign);
        else
            m_isForeign = m_isForeign || isForeign; // what came meanwhile is found by the next reading
        finish(graph ? std::optional<Error>() : graph.error());
    });
}

void LossWatch::take(const CompactionGraph& graph, bool isForeign)
{
    for (const CompactionNode& node : graph.nodes) {
        const QString& id = node.summary.id.value;
        if (m_known.contains(id))
            continue;
        m_known += id;
        if (m_hasBeginning && isForeign && node.hasSpan() && node.state == CompactionNode::State::Active)
            m_waiting += {node.summary.id, node.from, node.to, node.summary.text.text};
    }
    m_hasBeginning = true;
    reviewNext();
}

void LossWatch::reviewNext()
{
    if (m_isReviewing || m_waiting.isEmpty())
        return;
    m_isReviewing = true;
    const Waiting& next = m_waiting.constFirst();
    m_review.review(next.from, next.to, next.text);
}

void LossWatch::takeReview()
{
    if (!m_isReviewing || m_review.isWorking())
        return;
    m_isReviewing = false;
    const Waiting done = m_waiting.takeFirst();
    const LossReviewPtr review = m_review.review();
    m_review.clear(); // gives up the texts
    if (review) {
        const LossFlag flag = flagOf(*review);
        if (flag.kind == LossFlag::Kind::Constraints || flag.kind == LossFlag::Kind::Changed)
            emit lost(done.node, flag);
    }
    reviewNext();
}

} // namespace stemma
