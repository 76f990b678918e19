// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/jazzminechange.h"
#include "core/store/formats/jazzmine/jazzminemoved.h"

namespace stemma {

/// A conversation that is to be changed.
struct JazzmineTarget
{
    JazzmineSource& source;
    JazzmineChange& change;
    const JazzmineIndex& index; ///< of the source as it is now
    const JazzmineConversation& conversation;
    JazzmineRenumbering* renumbering = nullptr; ///< gets what the plan does to the ids of messages
};

/// What each edit means for the records of the library, whatever holds them.
[[nodiscard]] Result<EditPlan> planJazzmineEdit(const JazzmineTarget& target, const Edit& edit, const JobControl& job);

/// Edits that no store of jazzmine can ever take.
[[nodiscard]] QMap<EditKind, QString> jazzmineRefusals();

} // namespace stemma
