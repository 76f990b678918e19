// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/explorers.h"

#include <span>

namespace stemma {

/// A kind of file that can be explored.
struct ExploreKind
{
    QLatin1StringView name; ///< for scripts
    const char* title; ///< for users; to be translated
    const char* suffixes; ///< with a blank before and after each
    MakeExplorer make; ///< null: a SQLite database
};

[[nodiscard]] std::span<const ExploreKind> allExploreKinds();
/// None: there is no such kind.
[[nodiscard]] const ExploreKind* exploreKindNamed(QStringView name);
/// By the first bytes of a file where they say what it is, else by its name, else by how its text looks.
[[nodiscard]] const ExploreKind& exploreKindOf(const QString& path, QByteArrayView head);

} // namespace stemma
