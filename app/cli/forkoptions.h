// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What the copy that a fork is can have otherwise, as CLI11 fills it; see ForkEdit.
struct ForkOptions
{
    bool withoutThinking = false;
    bool withoutCheckpoints = false;
    std::vector<std::string> constraints;
    bool addsLost = false;

    void addTo(CLI::App* fork);
};

} // namespace stemma::cli
