// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

/// A store of any dialect of agentfootprint. See SessionStore for threads and promises.
class Store final : public SessionStore, public TrackedPlans
{
public:
    Store(std::unique_ptr<Source> source, const Detection& detection);
    ~Store() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker>(this, service);
    }
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
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;

private:
    Detection m_detection;
    std::unique_ptr<Source> m_source;
    Reader m_reader;
};

} // namespace stemma::agentfootprint
