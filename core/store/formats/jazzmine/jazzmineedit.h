// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/jazzmineindex.h"

namespace stemma {

/// A conversation of a JSON store that is to be changed.
struct JazzmineTarget
{
    JazzmineSource& source;
    const JazzmineJsonSource& file; ///< the same, as what it is
    const JazzmineIndex& index; ///< of the file as it is now
    const JazzmineConversation& conversation;
};

/// Changes of the library's JSON store are other bytes in some ranges of its one file. Whoever has the store open
/// writes all of it anew when it closes, so that every plan says to stop the agent first.
[[nodiscard]] Result<EditPlan> planJazzmineEdit(const JazzmineTarget& target, const Edit& edit, const JobControl& job);

/// Edits that a JSON store can never take.
[[nodiscard]] QMap<EditKind, QString> jazzmineRefusals();

} // namespace stemma
