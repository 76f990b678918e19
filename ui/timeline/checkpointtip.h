// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"

namespace stemma {

/// What a tool tip says of a checkpoint, as rich text, so that it wraps.
[[nodiscard]] QString checkpointTip(const Checkpoint& checkpoint);

} // namespace stemma
