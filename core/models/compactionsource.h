// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "core/models/storesource.h"
#include "core/store/conversation/messagescan.h"

#include <QFuture>

namespace stemma {

/// The summaries of a session over the messages of its outline. On the store's lane.
[[nodiscard]] Result<CompactionGraphPtr> readCompactions(
    SessionStore& store, const SessionId& session, const Outline& outline, const JobControl& job);

/// The summaries of one session and the messages they stand over: the graph at once, the figures of the messages by
/// and by, and all again when the store changed. Everything is read on the store's lane. GUI thread.
class CompactionSource final : public StoreSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 400; ///< at least so long after a change, or ten times the last reading
    static constexpr int BarRows = 4096; ///< messages whose figures are asked for at a time

    /// Reads nothing before load().
    CompactionSource(OpenStore* store, SessionId session, QObject* parent = nullptr);

    void load() override;

    [[nodiscard]] const SessionId& session() const { return m_session; }
    /// Never null; what was read last.
    [[nodiscard]] const CompactionGraphPtr& graph() const { return m_graph; }
    /// One for each message of the graph; those that are not read yet say so.
    [[nodiscard]] const std::vector<CompactionBar>& bars() const { return m_bars; }
    /// Of the messages of a span; a summary of what is within it, too, is not counted. No value: not all are read yet.
    [[nodiscard]] std::optional<qint64> tokensBetween(qint64 from, qint64 to) const;
    [[nodiscard]] bool isLoading() const { return m_loading && isReading(); } ///< the graph
    [[nodiscard]] bool isComplete() const { return m_barsKnown == m_bars.size() && !isLoading(); }
    /// Which part of its message the text of a summary is. The store must be open.
    [[nodiscard]] QFuture<Result<int>> textPartOf(const SummaryNode& summary) const;

signals:
    void barsChanged();

private:
    struct Answer;

    void take(const Result<Answer>& answer);
    void readBars();

    SessionId m_session;
    CompactionGraphPtr m_graph;
    std::shared_ptr<MessageScan> m_barScan; ///< over the messages of the graph; steps on the lane only
    std::vector<CompactionBar> m_bars;
    size_t m_barsKnown = 0;
    bool m_loading = false;
};

} // namespace stemma
