// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/message.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/partlayout.h"

namespace stemma {

struct RowRequest;

/// A part that is a line between rules, such as a checkpoint's.
[[nodiscard]] PartLayout ruledLine(const TimelineStyle& style, int index, const QString& icon, const QString& text);

/// How many rows are folded away, and what they hold.
[[nodiscard]] std::unique_ptr<LineBlock> foldedLine(const RowRequest& request, int height);

/// The line of the turn that begins with the message: its prompt, while it is folded, and what it holds.
[[nodiscard]] std::unique_ptr<LineBlock> turnLine(const Message& message, const RowRequest& request, int height);

} // namespace stemma
