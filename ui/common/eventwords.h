// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

namespace stemma {

/// What an event that agents often write is called; empty: its store's word has to do.
[[nodiscard]] QString eventName(const EventPart& event);
/// What its line says, durations as everywhere.
[[nodiscard]] QString eventLine(const EventPart& event);

} // namespace stemma
