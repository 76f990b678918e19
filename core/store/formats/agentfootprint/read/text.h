// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/message.h"
#include "core/store/formats/agentfootprint/read/source.h"
#include "core/store/json/jsoncopy.h"

#include <set>

namespace stemma::agentfootprint {

/// All bytes of a stored conversation, with the places that a change may concern, counted from its first byte.
struct SessionText
{
    struct Message
    {
        json::Range place;
        MessageShape shape;
        qint64 row = -1; ///< among all that is shown of the session
        qint32 span = -1; ///< it is the summary of
    };

    std::shared_ptr<const Document> document; ///< where it was read from
    std::shared_ptr<const SessionIndex> index;
    QByteArray bytes;
    QString prefix; ///< of the names of the conversation's members
    bool isPaused = false;
    std::vector<Message> messages; ///< the history
    std::vector<json::Range> copies; ///< of a paused run: the same messages in its state

    [[nodiscard]] static Result<SessionText> of(const Entry& loaded, const JobControl& job);
    [[nodiscard]] static Result<SessionText> of(const QByteArray& bytes, Layout layout, const JobControl& job);

    /// A member beside the history, as Fact names it.
    [[nodiscard]] std::optional<json::Range> place(const QString& name) const;
    /// The same as it is stored; empty: there is none.
    [[nodiscard]] QByteArrayView fact(const QString& name) const;
    [[nodiscard]] QByteArrayView view(const json::Range& range) const
    {
        return QByteArrayView(bytes).sliced(range.start, range.length);
    }
    [[nodiscard]] QByteArray message(size_t number) const { return view(messages[number].place).toByteArray(); }
    [[nodiscard]] const Row& row(size_t number) const { return index->rows[size_t(messages[number].row)]; }
    /// As people count what is shown of the session.
    [[nodiscard]] qint64 shownNumber(size_t number) const { return messages[number].row + 1; }
    /// Of the last one before @p end; 0: there is none.
    [[nodiscard]] qint64 shownLast(size_t end) const { return end > 0 ? shownNumber(end - 1) : 0; }
    [[nodiscard]] MessageId id(size_t number) const { return idOfKey(row(number).key); }
    /// What the library calls a checkpoint: the conversation, without what a store has around it.
    [[nodiscard]] json::Range checkpoint() const;
    [[nodiscard]] json::Range within(const Range& place) const
    {
        return {place.offset - index->place.offset, place.length};
    }
    /// Of each call of a message the message with its result; no value: it has none.
    [[nodiscard]] std::vector<std::optional<size_t>> resultsOf(size_t caller) const;
    /// The first message from this one on that is no result.
    [[nodiscard]] size_t endOfResults(size_t number) const;
    /// The last message up to this one that is no result.
    [[nodiscard]] std::optional<size_t> callerOf(size_t number) const;
    /// The id of the call that a paused run waits for; empty: none, or not stored.
    [[nodiscard]] QString waitingCall() const;
    /// Whom the session belongs to.
    [[nodiscard]] QString owner() const;
    /// Calls without a result among the first messages, in the last answer of them that makes any.
    [[nodiscard]] QStringList openCalls(size_t end, size_t* caller = nullptr) const;
};

/// The message without some of its parts, as decodeMessage() numbers them. No value: nothing stays that a model would
/// be sent.
[[nodiscard]] std::optional<QByteArray> withoutParts(const QByteArray& message, const std::set<int>& parts);

/// What the library would hand to the provider if the session were carried on as it stands: all
/// stored messages in order, ephemeral ones included, without the notes of who placed them. A message that is
/// more than a text is given as the JSON object that is handed over. The system prompt and the tools are
/// the agent's own and stand in recorded requests only.
[[nodiscard]] Result<ContextBudget> assembleContext(const SessionText& text, const SessionId& session,
    const std::optional<MessageId>& at, const SessionStore::ContextSink& sink, const JobControl& job);

} // namespace stemma::agentfootprint
