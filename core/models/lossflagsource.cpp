// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/lossflagsource.h"

#include "core/models/compactionsource.h"

#include <utility>

namespace stemma {

LossFlagSource::LossFlagSource(OpenStore* store, SessionId session, QObject* parent)
    : StoreSource(QuietMs, parent)
    , m_session(session)
    , m_review(store, std::move(session), nullptr, ReviewSource::Depth::Flag)
{
    setStore(store);
    m_rest.setSingleShot(true);
    m_rest.setInterval(RestMs);
    connect(&m_rest, &QTimer::timeout, this, &LossFlagSource::reviewNext);
    connect(&m_review, &ReviewSource::changed, this, &LossFlagSource::takeReview);
    connect(store, &OpenStore::changed, this, [this] { ++m_changes; });
    connect(store, &OpenStore::changedByOthers, this, [this] { ++m_foreignChanges; });
}

std::shared_ptr<LossFlagSource> LossFlagSource::shared(OpenStore* store, const SessionId& session)
{
    static QHash<std::pair<OpenStore*, SessionId>, std::weak_ptr<LossFlagSource>> sources;
    sources.removeIf([](const auto& entry) { return entry->expired(); });
    const std::pair key(store, session);
    std::shared_ptr<LossFlagSource> source = sources.value(key).lock();
    if (!source || source->store() != store) { // another one stood at the same address
        source = std::make_shared<LossFlagSource>(store, session);
        sources.insert(key, source);
    }
    return source;
}

const LossFlag* LossFlagSource::of(const NodeId& node)
{
    if (node.isEmpty() || !store())
        return nullptr;
    if (const auto known = m_known.constFind(node); known != m_known.cend())
        return known->flag ? &*known->flag : nullptr;
    if (node == m_current || m_waiting.contains(node))
        return nullptr;
    m_waiting.prepend(node);
    if (m_waiting.size() > MostWaiting)
        m_waiting.removeLast();
    m_rest.start();
    return nullptr;
}

/// After a change of the store: what was asked for may be another by now.
void LossFlagSource::load()
{
    const bool isOurs = std::exchange(m_changes, 0) > std::exchange(m_foreignChanges, 0);
    if (m_known.isEmpty() && !isWorking())
        return m_graph.reset();
    if (isOurs) { // an edit may have changed any covered message
        m_known.clear();
        m_currentBasis = {};
    }
    begin(tr("Reading the summaries"));
    const auto read = [session = m_session](SessionStore& store, const JobControl& job) {
        MessageScan scan(session);
        const auto rows = scan.refresh(store, job);
        return rows ? readCompactions(store, session, scan.outline(), job) : std::unexpected(rows.error());
    };
    ask(read, Lane::Idle, [this](const Result<CompactionGraphPtr>& graph) {
        takeGraph(graph.value_or(std::make_shared<CompactionGraph>()));
        finish(graph ? std::optional<Error>() : graph.error());
        reviewNext();
    });
}

std::optional<LossFlagSource::Basis> LossFlagSource::basisOf(const NodeId& node) const
{
    const int at = m_graph->find(node);
    if (at < 0)
        return {};
    const CompactionNode& found = m_graph->nodes[size_t(at)];
    return Basis {found.summary.text.text, found.from, found.to};
}

void LossFlagSource::takeGraph(const CompactionGraphPtr& graph)
{
    m_graph = graph;
    m_known.removeIf([this](const auto& entry) { return basisOf(entry.key()) != entry->basis; });
    if (!m_current.isEmpty() && basisOf(m_current) != m_currentBasis) {
        m_waiting.prepend(std::exchange(m_current, {}));
        m_review.clear();
    }
    emit flagged();
}

void LossFlagSource::reviewNext()
{
    if (!store() || isReading() || !m_current.isEmpty() || m_waiting.isEmpty())
        return;
    if (!m_graph)
        return load();
    const NodeId next = m_waiting.takeFirst();
    const std::optional<Basis> basis = basisOf(next);
    if (!basis || basis->from < 0) {
        m_known.insert(next, {basis.value_or(Basis()), {}});
        return reviewNext();
    }
    m_current = next;
    m_currentBasis = *basis;
    m_review.review(basis->from, basis->to, basis->summary);
}

void LossFlagSource::takeReview()
{
    if (m_current.isEmpty() || m_review.isWorking())
        return;
    Known known {m_currentBasis, {}};
    if (const LossReviewPtr& review = m_review.review())
        known.flag = flagOf(*review, m_review.isPartial());
    m_known.insert(std::exchange(m_current, {}), known);
    m_review.clear(); // gives up the texts
    emit flagged();
    reviewNext();
}

} // namespace stemma
