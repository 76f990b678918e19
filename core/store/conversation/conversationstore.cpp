// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/conversation/conversationstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct ConversationStoreText
{
    Q_DECLARE_TR_FUNCTIONS(ConversationStore)
};

qint64 lastOf(std::span<const qint64> keys)
{
    return keys.empty() ? -1 : std::ranges::max(keys);
}

} // namespace

std::unexpected<Error> ConversationStore::noSession(const SessionId& id)
{
    return fail(Errc::NotFound,
        ConversationStoreText::tr("The store has no session “%1”. Check the id, or list the sessions.").arg(id.value));
}

Result<Outline> ConversationStore::outline(const SessionId& id, const JobControl& job)
{
    return answer(id, All, job, [](const Conversation& session) { return Result<Outline>(session.outline()); });
}

Result<std::vector<OutlineDetail>> ConversationStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return answer(id, lastOf(keys), job, [&](const Conversation& session) -> Result<std::vector<OutlineDetail>> {
        std::vector<OutlineDetail> details;
        details.reserve(keys.size());
        for (const qint64 key : keys) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto row = session.rowOf(key);
            if (!row) {
                details.push_back({});
                continue;
            }
            const Result<Message> message = session.message(*row, ReadOptions::NoText);
            if (!message)
                return std::unexpected(message.error());
            details.push_back(outlineDetailOf(*message));
        }
        return details;
    });
}

Result<std::vector<MessagePtr>> ConversationStore::readRows(const Conversation& session, const SessionId& id,
    std::span<const size_t> rows, const ReadOptions& options, const JobControl& job)
{
    std::vector<MessagePtr> messages;
    messages.reserve(rows.size());
    for (const size_t row : rows) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (row >= session.size()) {
            messages.push_back(nullptr);
            continue;
        }
        Result<Message> message = session.message(row, options.maxText);
        if (!message)
            return std::unexpected(message.error());
        message->session = id;
        messages.push_back(std::make_shared<const Message>(*std::move(message)));
    }
    return messages;
}

Result<std::vector<quint64>> ConversationStore::mayHold(
    const SessionId& id, std::span<const qint64> keys, std::span<const ByteFinder> needles, const JobControl& job)
{
    return answer(id, lastOf(keys), job, [&](const Conversation& session) {
        std::vector<size_t> rows;
        std::vector<size_t> places; // of those that are still there
        for (size_t i = 0; i < keys.size(); ++i) {
            if (const auto row = session.rowOf(keys[i])) {
                rows.push_back(*row);
                places.push_back(i);
            }
        }
        return session.mayHold(rows, needles, job).transform([&](const std::vector<quint64>& held) {
            std::vector<quint64> all(keys.size(), 0);
            for (size_t i = 0; i < held.size(); ++i)
                all[places[i]] = held[i];
            return all;
        });
    });
}

Result<std::vector<MessagePtr>> ConversationStore::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    return answer(id, lastOf(keys), job, [&](const Conversation& session) {
        std::vector<size_t> rows;
        for (const qint64 key : keys)
            rows.push_back(session.rowOf(key).value_or(session.size()));
        return readRows(session, id, rows, options, job);
    });
}

Result<std::vector<MessagePtr>> ConversationStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    return answer(id, qint64(count) - 1, job, [&](const Conversation& session) {
        std::vector<size_t> rows(qMin(session.size(), size_t(qMax(0, count))));
        std::iota(rows.begin(), rows.end(), 0);
        return readRows(session, id, rows, options, job);
    });
}

Result<qint64> ConversationStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return answer(session, All, job, [&](const Conversation& rows) -> Result<qint64> {
        if (const auto row = rows.rowWithId(id.value))
            return rows.row(*row).key;
        return fail(Errc::NotFound,
            ConversationStoreText::tr("The session %1 has no message %2. Check the id.").arg(session.value, id.value));
    });
}

Result<Part> ConversationStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    const auto found = messages(session, std::span(&key, 1), ReadOptions {ReadOptions::WholeText}, job);
    if (!found)
        return std::unexpected(found.error());
    const MessagePtr& message = found->front();
    if (!message || partIndex < 0 || partIndex >= message->parts.size()) {
        return fail(Errc::NotFound,
            ConversationStoreText::tr(
                "This part of the message is no longer in the session %1. Open the session again.")
                .arg(session.value));
    }
    return message->parts.at(partIndex);
}

Result<QList<SummaryNode>> ConversationStore::summaryNodes(const SessionId& id, const JobControl& job)
{
    return answer(id, All, job, [&](const Conversation& session) { return summariesOf(session, id, job); });
}

Result<ContextBudget> ConversationStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    return answer(id, All, job, [&](const Conversation& session) { return assemble(session, at, sink, job); });
}

Result<CompactionDraft> ConversationStore::draftCompaction(const CompactEdit& edit, const JobControl& job)
{
    return answer(edit.session, All, job, [&](const Conversation& session) { return draft(session, edit, job); });
}

} // namespace stemma
