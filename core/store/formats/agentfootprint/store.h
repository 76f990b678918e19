// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversationstore.h"
#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/plan/anchormoves.h"

namespace stemma::agentfootprint {

/// A store of any dialect of agentfootprint. See SessionStore for threads and promises.
class Store final : public ConversationStore, public IdTracker
{
public:
    Store(std::unique_ptr<Source> source, const Detection& detection);

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker>(this, service);
    }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<OutlinePiece> outlinePiece(const SessionId& id, qint64 from, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<PlacedReference>> fileReferences(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;

protected:
    [[nodiscard]] Result<> with(const SessionId& id, qint64 last, const JobControl& job, const Work& work) override;
    [[nodiscard]] Result<QList<SummaryNode>> summariesOf(
        const Conversation& session, const SessionId& id, const JobControl& job) const override;
    [[nodiscard]] Result<ContextBudget> assemble(const Conversation& session, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) const override;

private:
    Detection m_detection;
    std::unique_ptr<Source> m_source;
    Reader m_reader;
};

} // namespace stemma::agentfootprint
