// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>

#include <optional>

namespace stemma {

/// The exit code that the output of a command tells near its beginning or its end ("Process exited with code 1", "Exit
/// code: 1", or an "exit_code" of JSON, escaped or not); none: it tells none.
[[nodiscard]] std::optional<int> exitCodeIn(QByteArrayView output);

} // namespace stemma
