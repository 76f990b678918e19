// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/index.h"
#include "core/store/plan/anchormoves.h"

#include <QHash>
#include <QSet>

namespace stemma::jazzmine {

/// What a change of a file does to the ids that its messages are shown by. One without a stored id is known by its
/// number among all messages of the store (see Index), which others change that are removed or put in before
/// it, of whatever conversation.
struct Renumbering
{
    QSet<quint32> gone; ///< messages that are removed, by their numbers
    std::optional<quint32> insertedBehind; ///< a new one stands right behind this one
    QHash<quint32, QString> newIds; ///< of messages that had none
    QSet<quint32> cut; ///< messages that go to another conversation
    SessionId keptIn; ///< that one
    SessionId deleted; ///< the messages of this conversation are not reported

    [[nodiscard]] bool isEmpty() const;
    /// @p stored: the message's id in its record; may be empty.
    [[nodiscard]] MessageId idAfter(quint32 number, const QString& stored) const;
};

/// Where @p followed go. @p index: of the source as it is before the change. Of two messages with one id the later one
/// is meant, which keeps it. Errors: a record that cannot be read.
[[nodiscard]] Result<QList<AnchorMove>> movedMessages(
    RecordSource& source, const Index& index, const Renumbering& change, const QList<MessagePlace>& followed);

} // namespace stemma::jazzmine
