// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/jazzmineindex.h"

namespace stemma {

/// Looks through all records, or through those of one conversation, for what the library refuses and what
/// is odd. @p index must be of what @p source has open.
[[nodiscard]] Result<> checkJazzmine(JazzmineSource& source, const JazzmineIndex& index,
    const JazzmineConversation* only, const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma
