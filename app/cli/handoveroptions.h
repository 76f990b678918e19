// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/handover/handoverdraft.h"

#include <string>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “hand-over” is asked for.
struct HandOverChoice
{
    QString format; ///< of the receiving agent
    QString store; ///< that gets the session; empty: where the agent keeps sessions
    HandOverWish wish; ///< but for the session and the title
};

/// The options of “hand-over”, as CLI11 fills them.
struct HandOverOptions
{
    std::string format;
    std::string store;
    std::string directory;
    std::string thinking;
    std::string tools;

    void addTo(CLI::App* command);
    [[nodiscard]] HandOverChoice choice() const;
};

} // namespace stemma::cli
