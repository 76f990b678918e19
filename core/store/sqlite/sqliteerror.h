// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

namespace stemma {

/// What SQLite refuses to read, as a sentence for users. @p code is its (extended) result code.
[[nodiscard]] Error sqliteError(const QString& path, int code, const QString& cause);

} // namespace stemma
