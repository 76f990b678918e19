// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

namespace stemma {

/// A store around another one: passes all reading and its services on, for those to override who add to it. Thread:
/// the store's.
class WrappedStore : public SessionStore
{
public:
    [[nodiscard]] void* findService(const std::type_info& service) override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<OutlinePiece> outlinePiece(const SessionId& id, qint64 from, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<Part> part(
        const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job) override;

protected:
    /// The store that is asked, as of now; or why there is none.
    [[nodiscard]] virtual Result<SessionStore*> inner(const JobControl& job) = 0;
    /// The store that was asked last; null: none was yet. Takes no time.
    [[nodiscard]] virtual SessionStore* current() const = 0;

private:
    template<typename Ask> auto ask(const JobControl& job, Ask&& ask);
};

} // namespace stemma
