// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"

#include <string>

namespace CLI {
class App;
}

namespace stemma::cli {

/// The options that choose the rules of contexts, as CLI11 fills them. What is not given is negative, or empty.
struct RuleOptions
{
    std::string profile;
    std::int64_t window = -1;
    std::int64_t maxOutput = -1;
    std::int64_t compactionBudget = -1;
    double softFraction = -1;

    void addTo(CLI::App* command);
    [[nodiscard]] RulesChoice choice() const;
};

} // namespace stemma::cli
