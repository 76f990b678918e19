// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/plan/anchormoves.h"

#include <QHash>
#include <QSet>

#include <array>

namespace stemma::jazzmine {

/// What a change of a file does to the ids that its messages are shown by. One without a stored id is known by its
/// number among all messages of the store (see Index), which others change that are removed or put in before it, of
/// whatever conversation.
struct Renumbering
{
    QSet<quint32> gone; ///< messages that are removed, by their numbers
    std::optional<quint32> insertedBehind; ///< a new one stands right behind this one
    QHash<quint32, QString> newIds; ///< of messages that had none
    QSet<quint32> cut; ///< messages that go to another conversation
    SessionId keptIn; ///< that one
    SessionId deleted; ///< the messages of this conversation are not reported
    QHash<quint32, MessagePlace> copies; ///< of messages, by a fork
};

/// Collects what is changed in a store, by records as the library's own store spells them; the result in the end
/// is the matter of each kind of store. One plan, one object.
class ChangeWriter
{
public:
    using Members = QList<std::pair<QByteArray, QByteArray>>; ///< names and spelled values

    /// @p index: of the source as it is now.
    ChangeWriter(RecordSource& source, const Index& index)
        : m_source(source)
        , m_index(index)
    {
    }
    virtual ~ChangeWriter() = default;
    Q_DISABLE_COPY_MOVE(ChangeWriter)

    [[nodiscard]] RecordSource& source() const { return m_source; }
    [[nodiscard]] const Index& index() const { return m_index; }
    [[nodiscard]] Result<StoredRecord> read(RecordKind kind, const RecordPlace& place) const
    {
        return readRecord(m_source, kind, place);
    }
    /// What becomes of the ids of messages; whoever plans the change fills it.
    [[nodiscard]] Renumbering& renumbering() { return m_renumbering; }
    /// Where @p followed go by that. Of two messages with one id the later one is meant, which keeps it. Errors: a
    /// record that cannot be read.
    [[nodiscard]] Result<QList<AnchorMove>> movedMessages(const QList<MessagePlace>& followed) const;

    [[nodiscard]] const std::vector<RecordPlace>& records(RecordKind kind);

    /// Why nothing can be changed in this store now.
    [[nodiscard]] virtual Result<> checkStore() const { return {}; }
    /// The same for a change that mends what keeps the library from opening the store; see mendFile().
    [[nodiscard]] virtual Result<> checkMendable() const { return {}; }
    /// Takes out what keeps the library from opening the file, and nothing else: a mark before the document, or what
    /// stands behind its last whole record.
    [[nodiscard]] virtual Result<> mendFile(EditPlan& /*plan*/) { return {}; }
    /// The store is one file: it is written as a whole, and records of one time stand in the order of the file.
    [[nodiscard]] virtual bool isFile() const = 0;

    /// Other bytes for a range of the text of a record.
    virtual void replace(qint64 offset, qint64 length, QByteArrayView bytes) = 0;
    /// Puts a copy of a record behind all of its kind, with other values for some members. @p json is its text.
    [[nodiscard]] virtual Result<> copy(
        RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members)
        = 0;
    /// Puts a new record behind all of its kind.
    [[nodiscard]] virtual Result<> add(RecordKind kind, const QByteArray& json) = 0;
    /// The same behind one of them, by its number among them.
    [[nodiscard]] virtual Result<> insertBehind(RecordKind kind, qint64 /*number*/, const QByteArray& json)
    {
        return add(kind, json); // rows have no order but that of their times
    }
    /// Takes records out; @p isRemoved has one flag for each of the kind.
    virtual void remove(RecordKind kind, const std::vector<bool>& isRemoved) = 0;

    /// Gives a plan everything collected, and warnings that belong to every change of such a store. It holds for the
    /// store as it was when it was read.
    [[nodiscard]] virtual Result<> finish(EditPlan& plan, const JobControl& job) = 0;

private:
    /// The id that a message is shown by afterwards.
    [[nodiscard]] Result<MessageId> idAfter(quint32 number) const;

    RecordSource& m_source;
    const Index& m_index;
    Renumbering m_renumbering;
    std::array<std::optional<std::vector<RecordPlace>>, 3> m_records;
};

/// A conversation that is to be changed.
struct ChangeTarget
{
    ChangeWriter& change;
    const Conversation& conversation;

    /// By its place in the conversation.
    [[nodiscard]] const MessageRecord& message(size_t position) const
    {
        return change.index().message(conversation.messages[position]);
    }
    /// Of records with one id the library knows the last one only.
    [[nodiscard]] bool isKnown(size_t position) const { return !message(position).has(MessageRecord::Superseded); }
    [[nodiscard]] Result<StoredRecord> read(size_t position) const
    {
        return change.read(RecordKind::Message, message(position).place());
    }
};

} // namespace stemma::jazzmine
