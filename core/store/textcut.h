// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

namespace stemma {

/// The text, or its beginning of at most @p maxBytes bytes in UTF-8 (negative: never cut), with the size
/// of the whole. Cuts between characters.
[[nodiscard]] LongText cutText(const QString& whole, qint64 maxBytes);

} // namespace stemma
