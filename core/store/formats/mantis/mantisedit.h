// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantisfilesession.h"
#include "core/store/formats/mantis/mantisfolder.h"
#include "core/store/movedmessages.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// A branch of a tree transcript that is to be changed.
struct MantisTreeTarget
{
    SessionId id;
    const MantisFile& file;
    const MantisFileSession& session;
    QString title;
    QString activeEnd; ///< the id of the branch's last entry that the library loads now
    bool isActive = true; ///< that branch is this one
    bool isOpenElsewhere = false;
    QList<MessagePlace> followed {}; ///< of which it is asked where they go
    QList<MovedMessage>* moved = nullptr; ///< gets the answer
};

/// Tree transcripts are only ever appended to: whoever has one open keeps its end in memory, and would go on from an
/// entry that is gone. So a change makes another branch of what follows, which the library loads as the newest, and
/// what stood there before stays as a branch of its own.
[[nodiscard]] Result<EditPlan> planMantisTreeEdit(
    const MantisTreeTarget& target, const Edit& edit, const JobControl& job);

/// Edits that tree transcripts can never take.
[[nodiscard]] QMap<EditKind, QString> mantisTreeRefusals();

} // namespace stemma
