// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/usage/usagereader.h"
#include "core/usage/whatif.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What "usage" is asked for.
struct UsageChoice
{
    UsageAxis axis = UsageAxis::Session;
    std::optional<Time> since;
    std::optional<Time> until; ///< not included
    QString prices; ///< a file; empty: the usual ones
    bool csv = false;
    bool listsDifferences = false; ///< to the agents' own sums, a line for each session
    QList<WhatIf> questions;
};

/// The options of "usage", as CLI11 fills them.
struct UsageOptions
{
    std::string by = "session";
    std::string since;
    std::string until;
    std::string prices;
    bool csv = false;
    bool differences = false;
    std::vector<std::string> whatIf;

    void addTo(CLI::App* command);
    /// Errors are sentences about what was given.
    [[nodiscard]] Result<UsageChoice> choice() const;
};

} // namespace stemma::cli
