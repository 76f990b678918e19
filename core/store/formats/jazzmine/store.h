// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/messagestore.h"

namespace stemma::jazzmine {

/// The message store of jazzmine in files: the JSON store itself, a dump or an export. A conversation is a
/// session. All records are indexed at the first use, and anew after a change. See SessionStore for
/// threads and promises.
class Store final : public MessageStore
{
public:
    Store(const QString& path, const Detection& detection, std::unique_ptr<RecordSource> source);

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker>(this, service);
    }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<> turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;

private:
    [[nodiscard]] QString title() const override;
    [[nodiscard]] Result<const Index*> index(const JobControl& job);
    /// Null: the store as a whole. The index is up to date then.
    [[nodiscard]] Result<const Conversation*> conversation(const std::optional<SessionId>& id, const JobControl& job);
    [[nodiscard]] Result<SessionInfo> infoOf(const Conversation& conversation, ListDetail detail);
    [[nodiscard]] Result<std::shared_ptr<Message>> message(qint64 key, qint64 maxText);
    /// The place of a message in its conversation, or Errc::NotFound.
    [[nodiscard]] Result<size_t> positionOf(const Conversation& conversation, const MessageId& id) const;
    [[nodiscard]] const Trace* traceOf(const MessageRecord& message) const; ///< null: it has none
    [[nodiscard]] bool belongs(const Conversation& conversation, qint64 key) const;

    std::unique_ptr<RecordSource> m_source;
    std::optional<Index> m_index;
    bool m_stale = true;
    bool m_vanished = false;
    bool m_wasReadAgain = false; ///< for a plan, not yet reported by poll()
};

} // namespace stemma::jazzmine
