// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/recordfacts.h"

#include <QHash>

#include <array>
#include <optional>

namespace stemma::jazzmine {

struct Conversation
{
    QString id; ///< as stored, or made up where there is none
    RecordPlace place; ///< offset -1: there is no record
    std::vector<RecordPlace> superseded; ///< earlier records of its id
    qint64 createdMs = OutlineRow::NoTime;
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
    /// All records of a kind, in stored order.
    [[nodiscard]] std::vector<RecordPlace> places(RecordKind kind) const;

    /// The messages of @p conversation that the enhancer would be sent, by their places in it, in order; with @p end,
    /// as it was when only that many messages were there.
    [[nodiscard]] std::vector<size_t> window(const Conversation& conversation, size_t end) const
    {
        return windowOf(end, [&](size_t i) { return m_messages[conversation.messages[i]].flags; });
    }

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

    /// Of messages or traces: the last one with the id of this one, which the library knows by it.
    [[nodiscard]] RecordPlace lastWithId(RecordKind kind, quint32 number) const;

    static constexpr int WindowMessages = 8; ///< the builder's default; an agent may have another

private:
    Index() = default;
    void add(RecordKind kind, const RecordPlace& place, QByteArrayView json);
    /// Adds the record that comes next, but for its place, which add() has; see RecordSource::Ahead.
    [[nodiscard]] qint64 readAhead(RecordKind kind, QByteArrayView rest);
    /// Adds the message or trace that @p text begins with, but for its place. Its length, or -1 where it is not whole:
    /// then it is added as far as it can be read where it @p isAll of the text, and else not at all.
    qint64 read(RecordKind kind, QByteArrayView text, bool isAll);
    void addConversation(const RecordPlace& place, QByteArrayView json);
    void markSuperseded();
    [[nodiscard]] quint32 messageOf(quint64 id, quint32 near) const;
    quint32 conversation(const QString& id);
    quint32 conversationSpelled(const RawJson& id);
    void finish();
    void sortMessages(Conversation& conversation);
    void markMessages(const Conversation& conversation);

    std::vector<Conversation> m_conversations;
    std::vector<MessageRecord> m_messages;
    std::vector<Trace> m_traces;
    std::vector<quint32> m_newestFirst;
    qint64 m_conversationRecords = 0; ///< so far
    QHash<QString, quint32> m_conversationOf;
    QByteArray m_lastConversation; ///< as spelled; while building
    quint32 m_lastNumber = 0;
    bool m_isAhead = false; ///< the next record is added already
    mutable std::vector<std::pair<quint64, quint32>> m_messageOf; ///< by id; while building, if it is needed
    std::array<QHash<quint32, quint32>, 3> m_nextWithId; ///< of superseded records, by kind
    QHash<quint32, quint32> m_firstOf; ///< messages that took the place of an earlier one of their id
    QList<StoreTrouble> m_troubles;
};

} // namespace stemma::jazzmine
