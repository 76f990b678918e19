// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/incrementalcontext.h"

#include <utility>

/// What is printed of a context behind its items.
namespace stemma::cli {

[[nodiscard]] QLatin1StringView nameOf(ContextRules::Basis basis);
[[nodiscard]] QLatin1StringView nameOf(CompactionThresholds::Measure measure);

/// Which values a user chose, by the names of their fields in JSON.
[[nodiscard]] QStringList chosenNames(const ContextRules& rules);

/// The figures in tokens, and by which rules they are, for people: each with its name.
[[nodiscard]] QList<std::pair<QString, QString>> budgetLines(const IncrementalContext& steps);

} // namespace stemma::cli
