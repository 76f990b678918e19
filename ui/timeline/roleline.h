// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "ui/timeline/lineblock.h"

#include <memory>

namespace stemma {

struct RowExtras;

/// The line above a message that says who speaks, with what its states and @p extras add. It is not laid out yet.
[[nodiscard]] std::unique_ptr<LineBlock> roleLine(
    const Message& message, const RowExtras& extras, const TimelineStyle& style);

} // namespace stemma
