// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "core/models/lossflag.h"
#include "core/models/reviewsource.h"

#include <QSet>

namespace stemma {

/// Follows one session while its agent goes on, and reviews each summary that the agent makes meanwhile, behind
/// everything that somebody waits for. What was there at the beginning, and what Stemma itself writes, is not reported.
/// GUI thread.
class LossWatch final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 1'500; ///< after a change, or ten times the last reading

    LossWatch(OpenStore* store, SessionId session, QObject* parent = nullptr);

    void load() override; ///< the first time: what is there
    [[nodiscard]] const SessionId& session() const { return m_session; }
    [[nodiscard]] bool isWatching() const { return m_hasBeginning; } ///< it is known what was there
    /// Nothing waits to be read or reviewed.
    [[nodiscard]] bool isSettled() const { return !isLoadLater() && !isReading() && m_waiting.isEmpty(); }

signals:
    /// A new summary lost constraints of the user, or says something else in their place.
    void lost(const stemma::NodeId& summary, const stemma::LossFlag& flag);

private:
    struct Waiting
    {
        NodeId node;
        qint64 from;
        qint64 to;
        QString text;
    };

    void take(const CompactionGraph& graph, bool isForeign);
    void reviewNext();
    void takeReview();

    SessionId m_session;
    ReviewSource m_review;
    QSet<QString> m_known; ///< ids of summaries
    QList<Waiting> m_waiting; ///< the first one is being reviewed
    bool m_isReviewing = false;
    bool m_hasBeginning = false;
    bool m_isForeign = false; ///< another program wrote since the last reading
};

} // namespace stemma
