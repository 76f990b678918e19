// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace stemma {

namespace json {
class Value;
}

/// The paths of files that the input of a tool call names, under the names that tools have for them.
[[nodiscard]] QStringList pathsIn(const json::Value& input);

/// @p path without the lines that were asked for, where they stand behind a file: "a.cpp 280-320", "a.cpp:12-40".
[[nodiscard]] QString pathWithoutLines(const QString& path);

/// @p path as it is named in the folder @p folder of a session: relative to it where the file lies in it, and
/// with slashes where the folder is one of Windows.
[[nodiscard]] QString pathInFolder(const QString& path, const QString& folder);

} // namespace stemma
