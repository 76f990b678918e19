// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

#include <optional>

namespace stemma {

/// Gives a part the output that its agent keeps in a file of its own, and names the file in its fields. False: there is
/// no such file, or it cannot be read; the part stays as it is. @p maxText as in ReadOptions.
bool readOutputFile(const QString& path, qint64 maxText, Part& part);

/// The exit code that the output of a command tells near its beginning or its end ("Process exited with code 1", "Exit
/// code: 1", or an "exit_code" of JSON, escaped or not); none: it tells none.
[[nodiscard]] std::optional<int> exitCodeIn(QByteArrayView output);

} // namespace stemma
