// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"

#include <functional>

namespace stemma {

/// Whether a message needs no role line: one that is shown above it, from row @p first on, is of the same role and
/// model, soon before it, and nobody else speaks between them, be it in a row that a filter hides. Reads loaded rows.
[[nodiscard]] bool sharesRoleLine(const MessageModel& model, int row, const Message& message, int first,
    const std::function<bool(int row)>& isHidden);

} // namespace stemma
