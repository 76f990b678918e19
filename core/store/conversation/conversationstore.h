// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"
#include "core/store/sessionstore.h"

#include <limits>

namespace stemma {

/// A store whose sessions are conversations: what goes by the rows of one session is the same for all of them. See
/// SessionStore for threads and promises.
class ConversationStore : public SessionStore, public RecordFilter
{
public:
    /// Given as a service by those stores whose conversations answer more quickly than they give the messages.
    [[nodiscard]] Result<std::vector<quint64>> mayHold(const SessionId& id, std::span<const qint64> keys,
        std::span<const ByteFinder> needles, const JobControl& job) override;
    [[nodiscard]] Result<Outline> outline(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<OutlineDetail>> outlineDetails(
        const SessionId& id, std::span<const qint64> keys, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> messages(
        const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<qint64> keyOf(const SessionId& session, const MessageId& id, const JobControl& job) override;
    [[nodiscard]] Result<Part> part(
        const SessionId& session, qint64 key, int partIndex, const JobControl& job) override;
    [[nodiscard]] Result<QList<SummaryNode>> summaryNodes(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<ContextBudget> context(const SessionId& id, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job) override;

protected:
    /// As SessionStore has them, of an opened session.
    [[nodiscard]] virtual Result<QList<SummaryNode>> summariesOf(
        const Conversation& session, const SessionId& id, const JobControl& job) const
        = 0;
    [[nodiscard]] virtual Result<ContextBudget> assemble(const Conversation& session,
        const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job) const
        = 0;
    /// None: what makes its compactions is the agent alone.
    [[nodiscard]] virtual Result<CompactionDraft> draft(
        const Conversation& /*session*/, const CompactEdit& /*edit*/, const JobControl& /*job*/) const
    {
        return fail(Errc::NotSupported, notPossible(EditKind::Compact));
    }

    [[nodiscard]] static std::unexpected<Error> noSession(const SessionId& id);
    /// The messages of these rows; a null pointer for one that the session has not.
    [[nodiscard]] static Result<std::vector<MessagePtr>> readRows(const Conversation& session, const SessionId& id,
        std::span<const size_t> rows, const ReadOptions& options, const JobControl& job);
    /// Runs @p work with the session's rows as they are stored now. None is wanted behind the one with the key @p last,
    /// or with this number: where a session takes long to open, its beginning will do.
    using Work = std::function<Result<>(const Conversation& session)>;
    [[nodiscard]] virtual Result<> with(const SessionId& id, qint64 last, const JobControl& job, const Work& work) = 0;
    static constexpr qint64 All = std::numeric_limits<qint64>::max(); ///< as `last`
    /// What @p read(session) -> Result<T> answers.
    template<typename Read>
    auto answer(const SessionId& id, qint64 last, const JobControl& job, Read read)
        -> std::invoke_result_t<Read&, const Conversation&>
    {
        std::invoke_result_t<Read&, const Conversation&> answer;
        const Result<> done = with(id, last, job, [&](const Conversation& session) -> Result<> {
            answer = read(session);
            return answer ? Result<>() : std::unexpected(answer.error());
        });
        if (!done)
            return std::unexpected(done.error());
        return answer;
    }
};

} // namespace stemma
