// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/plan/renumbering.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/plan/editrules.h"

namespace stemma::jazzmine {

/// A conversation that is to be changed.
struct ChangeTarget
{
    RecordSource& source;
    ChangeWriter& change;
    const Index& index; ///< of the source as it is now
    const Conversation& conversation;
    Renumbering* renumbering = nullptr; ///< gets what the plan does to the ids of messages

    /// By its place in the conversation.
    [[nodiscard]] const MessageRecord& message(size_t position) const
    {
        return index.message(conversation.messages[position]);
    }
    /// Of records with one id the library knows the last one only.
    [[nodiscard]] bool isKnown(size_t position) const { return !(message(position).flags & MessageRecord::Superseded); }
    [[nodiscard]] Result<StoredRecord> read(RecordKind kind, const RecordPlace& place) const
    {
        return readRecord(source, kind, place);
    }
};

/// What each edit means for the records of the library, whatever holds them.
[[nodiscard]] Result<EditPlan> planEdit(const ChangeTarget& target, const Edit& edit, const JobControl& job);

/// Edits that no store of jazzmine can ever take.
[[nodiscard]] QMap<EditKind, QString> refusals();
/// See StoreFormat::refusalAt().
[[nodiscard]] QString refusalAt(EditKind kind, const EditPlace& place);

} // namespace stemma::jazzmine
