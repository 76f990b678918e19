// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsoncursor.h"

#include <QString>

#include <string_view>

namespace stemma {

/// A hash of an id of 64 bits, never 0, by which indexes know records and calls of tools. The same within one run of
/// the program and one build of the C++ library only: what is kept of it says so (LineIndex).
[[nodiscard]] quint64 idHash(std::string_view id);
[[nodiscard]] quint64 idHash(const QString& id);
[[nodiscard]] quint64 idHash(const RawJson& id); ///< of a text

} // namespace stemma
