// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/recordfacts.h"

#include <QHash>

#include <memory>
#include <optional>
#include <span>

namespace stemma::jazzmine {

struct Conversation
{
    QString id; ///< as stored, or made up where there is none
    RecordPlace place; ///< offset -1: there is no record
    qint64 createdMs = OutlineRow::NoTime;
    qint64 updatedMs = OutlineRow::NoTime;
    std::vector<quint32> messages; ///< in the order of the library; superseded ones among them
    std::vector<quint32> traces; ///< in the order of their messages

    [[nodiscard]] bool isStored() const { return place.offset >= 0; }
};

/// All records of a store by their places, made in one pass. The number of a message is its place among
/// all message records of the store, and stays as long as records are only added behind it.
class Index
{
public:
    [[nodiscard]] static Result<Index> build(RecordSource& source, const JobControl& job);

    [[nodiscard]] const std::vector<Conversation>& conversations() const { return m_conversations; }
    [[nodiscard]] const std::vector<quint32>& newestFirst() const { return m_newestFirst; }
    [[nodiscard]] const Conversation* find(const QString& id) const;
    [[nodiscard]] const MessageRecord& message(qint64 number) const { return m_messages[size_t(number)]; }
    [[nodiscard]] const std::vector<MessageRecord>& messages() const { return m_messages; }
    [[nodiscard]] const std::vector<Trace>& traces() const { return m_traces; }
    [[nodiscard]] const QList<StoreTrouble>& troubles() const { return m_troubles; }
    /// Conversation records whose id a later one has.
    [[nodiscard]] const std::vector<RecordPlace>& supersededConversations() const { return m_superseded; }

    /// The messages of @p conversation that the enhancer would be sent, in order; with @p end, as it was
    /// when only that many messages (by place in the conversation) were there.
    [[nodiscard]] std::vector<quint32> window(const Conversation& conversation, size_t end) const;

    /// The same of any row of messages: the places of those that are sent, in order. @p flagsAt gives the flags of
    /// each.
    template<typename FlagsAt> [[nodiscard]] static std::vector<size_t> windowOf(size_t end, FlagsAt flagsAt)
    {
        std::vector<size_t> newestFirst;
        for (size_t i = end; i > 0 && newestFirst.size() < WindowMessages; --i) {
            const quint16 flags = flagsAt(i - 1);
            if (flags & (MessageRecord::Flagged | MessageRecord::Superseded))
                continue;
            newestFirst.push_back(i - 1);
            if (flags & MessageRecord::NewTopic)
                break;
        }
        return {newestFirst.rbegin(), newestFirst.rend()};
    }

    /// The place of a message in its conversation. Of two with one id the library knows the later one only; one whose
    /// id cannot be read is known by its number.
    [[nodiscard]] std::optional<size_t> positionOf(const Conversation& conversation, const MessageId& id) const;

    static constexpr int WindowMessages = 8; ///< the builder's default; an agent may have another

private:
    Index() = default;
    void add(RecordKind kind, const RecordPlace& place, QByteArrayView json);
    /// Reads the record that comes next, which is then added without being read again; see RecordSource::Ahead.
    [[nodiscard]] qint64 readAhead(RecordKind kind, QByteArrayView rest);
    void addConversation(const RecordPlace& place, QByteArrayView json);
    void addMessage(const RecordPlace& place, MessageFacts& facts, bool isWhole);
    void addTrace(const RecordPlace& place, TraceFacts& facts);
    void markSuperseded();
    [[nodiscard]] quint32 messageOf(quint64 id, quint32 near) const;
    quint32 conversation(const QString& id);
    quint32 conversationSpelled(QByteArrayView id);
    void finish();
    void sortMessages(Conversation& conversation);
    void markMessages(const Conversation& conversation);

    std::vector<Conversation> m_conversations;
    std::vector<MessageRecord> m_messages;
    std::vector<Trace> m_traces;
    std::vector<quint32> m_newestFirst;
    std::vector<RecordPlace> m_superseded;
    QHash<QString, quint32> m_conversationOf;
    QByteArray m_lastConversation; ///< as spelled; while building
    quint32 m_lastNumber = 0;
    MessageFacts m_nextMessage; ///< read ahead
    TraceFacts m_nextTrace;
    bool m_isAhead = false;
    mutable std::vector<std::pair<quint64, quint32>> m_messageOf; ///< by id; while building, if it is needed
    QHash<quint32, quint32> m_firstOf; ///< messages that took the place of an earlier one of their id
    QList<StoreTrouble> m_troubles;
};

} // namespace stemma::jazzmine
