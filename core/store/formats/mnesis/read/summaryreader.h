// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mnesis/read/storereader.h"

namespace stemma::mnesis {

/// The ids in a stored list of the nodes that a summary was made from, as far as it can be read.
[[nodiscard]] QList<NodeId> nodeIds(const QString& list);
/// Whether mnesis takes the list: a JSON list of texts, or nothing.
[[nodiscard]] bool isNodeList(const QString& list);

/// A summary, as far as it shows which release wrote it.
struct SummaryTrace
{
    QString id;
    QString start; ///< of a leaf's span
    qint64 tokens = 0;
    qint64 length = 0; ///< code points of its text
    QString footer; ///< with file ids; empty: it has none
};

/// The rows of summary_nodes by their ids, as far as they say when and what a summary was made from.
struct LeafSpans
{
    using Span = StoreReader::Span;
    struct Row
    {
        std::optional<Span> span; ///< as it is stored; no value: an end names no message
        QStringList parents;
        std::optional<StoreReader::Place> made; ///< of the summary's message; no value: it has none
    };
    QHash<QString, Row> rows;

    /// The messages of a summary: the spans of the leaves under it, since messages between them may be in none
    /// of them. Its own span where one of them is gone; none if there is no such row, or no span.
    [[nodiscard]] QList<Span> of(const QString& id) const;
};

/// Reads the summaries of a session, and what of it is in the context. Belongs to a StoreReader and is used within its
/// read(), whose answer a failure becomes. What it read last is kept while the store does not change.
class SummaryReader
{
public:
    explicit SummaryReader(const StoreReader& reader)
        : m_reader(reader)
    {
    }

    /// All summary nodes of a session by (created_at, rowid): rows of summary_nodes, joined with what their
    /// messages say (which wins), and summary messages of 0.1 without such rows.
    [[nodiscard]] QList<SummaryNode> nodes(const SessionId& session) const;
    /// Those made last, the newest first.
    [[nodiscard]] std::vector<SummaryTrace> traces(const SessionId& session) const;
    [[nodiscard]] LeafSpans leafSpans(const SessionId& session) const;

    /// False for stores without the table, and sessions of which nothing is listed there: mnesis then sends all
    /// messages and no summary.
    [[nodiscard]] bool hasContextItems(const SessionId& session) const;
    /// States by context: in context itself, or within the span of a summary in context.
    [[nodiscard]] MessageStates contextStates(
        const SessionId& session, const QString& messageId, const StoreReader::Place& place, bool summary) const;

private:
    using Place = StoreReader::Place;
    using Span = StoreReader::Span;

    /// Of the session asked for last.
    struct Kept
    {
        SessionId session;
        quint64 revision = 0;
        std::optional<bool> hasItems;
        std::optional<QList<Span>> spans; ///< of the summaries in context
        std::optional<QList<SummaryNode>> nodes;
        std::optional<std::vector<SummaryTrace>> traces;
        std::optional<LeafSpans> leaves;
    };
    [[nodiscard]] Kept& kept(const SessionId& session) const;

    [[nodiscard]] QList<SummaryNode> nodeRows(const SessionId& session) const;
    void takeFromMessage(SummaryNode& node) const;
    void addBareSummaries(const SessionId& session, QList<SummaryNode>& nodes) const;
    void spanOfBareSummary(SummaryNode& node, qint64 createdMs, std::optional<qint64> previousMs) const;
    [[nodiscard]] std::optional<qint64> coveredBy(const SummaryNode& node) const;
    [[nodiscard]] bool listsContext() const;
    /// Whether a context item of the session names the message or node; @p type "message" or "summary".
    [[nodiscard]] bool isContextItem(const SessionId& session, const QString& id, const QString& type) const;
    [[nodiscard]] QList<Span> spansInContext(const SessionId& session) const;

    const StoreReader& m_reader;
    mutable Kept m_kept;
};

} // namespace stemma::mnesis
