// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/turnindex.h"

#include <QString>

namespace stemma {

/// What a turn holds, in a few words with the most telling ones first: where there is little room, the end is cut off.
struct TurnFacts
{
    QString troubles; ///< what failed or is damaged; may be empty
    QString contents; ///< steps, patches, compactions; may be empty
};

[[nodiscard]] TurnFacts turnFacts(const Turn& turn);

} // namespace stemma
