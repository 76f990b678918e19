// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"

namespace stemma::agentfootprint {

/// Kinds of user messages, recognised by the beginning of the text; nothing else marks them.
enum class Marker : quint8 {
    None,
    Compacted, ///< a summary that stands in for earlier messages
    Dropped, ///< a notice that earlier messages were left out
};
[[nodiscard]] Marker markerOf(QStringView content);
/// The same of a message whose content is stored so.
[[nodiscard]] Marker markerOf(QByteArrayView content, Role role);

/// How a stored message relates to its neighbours, and what is known of it cheaply.
struct MessageShape
{
    Role role = Role::Unknown;
    Marker marker = Marker::None;
    bool damaged = false; ///< no object, or without a role or a content that is a string
    bool ephemeral = false;
    bool injected = false; ///< said by nobody: a rule put it there
    bool isPrompt = false; ///< of a user, and not put there by the library
    QStringList calls; ///< ids, in stored order; of an assistant message
    QStringList callNames;
    QString answers; ///< the id of the call that a tool message answers
    QList<PartKind> parts; ///< as decodeMessage() numbers them
};
[[nodiscard]] MessageShape shapeOf(QByteArrayView stored);

/// Whether messages of this role have no such member.
[[nodiscard]] bool isMisplaced(QByteArrayView key, Role role);
/// null, and a text or list of nothing.
[[nodiscard]] bool saysNothing(QByteArrayView value);
/// The object that a text is the JSON of, as some providers have the arguments of calls; empty: it is of none that the
/// library could read.
[[nodiscard]] QByteArray objectSpelledIn(QByteArrayView value);

/// Reads a message as the library stores it: thinking blocks first, then the text, then the tool calls,
/// which is the order in which the library sends them. @p place is that of @p stored; parts that have a
/// place of their own get it from there. Texts longer than @p maxText bytes are cut (negative: never).
[[nodiscard]] Message decodeMessage(QByteArrayView stored, const StoredAt& place, qint64 maxText);

/// The system prompt of a recorded request.
[[nodiscard]] Message decodeSystemPrompt(QByteArrayView stored, const StoredAt& place, qint64 maxText);

/// An entry of a memory, vector or artifact store. What an entry holds of a conversation is shown as such,
/// an artifact as a file that can be referred to, everything else as it is stored.
[[nodiscard]] Message decodeEntry(QByteArrayView stored, const StoredAt& place, qint64 maxText);

/// The parts of a message in the order in which its record has them, with their numbers and places.
class PartList
{
public:
    /// @p place is that of the record; null: parts have no places.
    PartList(QByteArrayView record, const StoredAt& place)
        : m_record(record)
        , m_place(place)
    {
    }

    /// @p value is what the part was read from, a view into the record; null: nothing in particular.
    void add(Part::Body body, QByteArrayView value, const StoredFields& fields = {});
    /// One that shows @p value as it is.
    void addUnknown(const QString& type, QByteArrayView value, const QString& reason, qint64 maxText);
    /// Where a view into the record is stored.
    [[nodiscard]] StoredAt placeOf(QByteArrayView value) const;
    [[nodiscard]] QList<Part> take() { return std::move(m_parts); }

private:
    QByteArrayView m_record;
    StoredAt m_place;
    QList<Part> m_parts;
};

/// A thinking block, wherever it is stored.
void addThinking(PartList& parts, QByteArrayView stored, qint64 maxText);

} // namespace stemma::agentfootprint
