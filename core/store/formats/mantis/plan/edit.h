// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptconversation.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sessionstore.h"

namespace stemma::mantis {

/// A branch of a tree transcript that is to be changed.
struct TreeTarget
{
    SessionId id;
    const TranscriptFile& file;
    const TranscriptConversation& session;
    QString title;
    QString activeEnd; ///< the id of the branch's last entry that the library loads now
    bool isActive = true; ///< that branch is this one
    bool isOpenElsewhere = false;
    QList<MessagePlace> followed {}; ///< of which it is asked where they go
    QList<AnchorMove>* moved = nullptr; ///< gets the answer
};

/// Tree transcripts are only ever appended to: whoever has one open keeps its end in memory, and would go on from an
/// entry that is gone. So a change makes another branch of what follows, which the library loads as the newest, and
/// what stood there before stays as a branch of its own.
[[nodiscard]] Result<EditPlan> planTreeEdit(const TreeTarget& target, const Edit& edit, const JobControl& job);

/// Edits that tree transcripts can never take.
[[nodiscard]] QMap<EditKind, QString> treeRefusals();

} // namespace stemma::mantis
