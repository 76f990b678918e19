// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "core/models/lossflag.h"
#include "core/models/reviewsource.h"

#include <memory>

namespace stemma {

/// What the summaries of a session lost, a flag for each that somebody asked for. One summary after the other is
/// reviewed behind everything that somebody waits for, those asked for last first, and only what it covers is read;
/// while questions pour in, as when somebody scrolls past hundreds of summaries, nothing is begun. GUI thread.
class LossFlagSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'000; ///< at least so long after a change of the store
    static constexpr int RestMs = 150; ///< after the last question
    static constexpr qsizetype MostWaiting = 24; ///< summaries; those asked for longest ago are dropped

    LossFlagSource(OpenStore* store, SessionId session, QObject* parent = nullptr);
    /// One for all who look at the session at the same time, so that nothing is reviewed twice.
    [[nodiscard]] static std::shared_ptr<LossFlagSource> shared(OpenStore* store, const SessionId& session);

    /// Null: not known, at least not yet. Asks for it; flagged() tells when it is there, and whoever still wants to
    /// know asks again then: others may have been dropped.
    [[nodiscard]] const LossFlag* of(const NodeId& node);
    [[nodiscard]] bool isWorking() const { return isReading() || !m_waiting.isEmpty() || !m_current.isEmpty(); }

    void load() override;

signals:
    void flagged(); ///< another flag is known, or one no longer

private:
    /// What a flag follows from, so that a change elsewhere in the session leaves it as it is.
    struct Basis
    {
        QString summary;
        qint64 from = -1;
        qint64 to = -1;

        bool operator==(const Basis&) const = default;
    };
    struct Known
    {
        Basis basis;
        std::optional<LossFlag> flag; ///< none: its span is unknown, or its messages cannot be read
    };

    /// No value: the session has no such summary any more.
    [[nodiscard]] std::optional<Basis> basisOf(const NodeId& node) const;
    void takeGraph(const CompactionGraphPtr& graph);
    void reviewNext();
    void takeReview();

    SessionId m_session;
    ReviewSource m_review;
    CompactionGraphPtr m_graph; ///< null: not read, or the store changed since
    QHash<NodeId, Known> m_known;
    QList<NodeId> m_waiting; ///< the next one first
    NodeId m_current; ///< is being reviewed; empty: none
    Basis m_currentBasis;
    QTimer m_rest;
    quint32 m_changes = 0; ///< of the store
    quint32 m_foreignChanges = 0; ///< of them by other programs, which only append
};

} // namespace stemma
