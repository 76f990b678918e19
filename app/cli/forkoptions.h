// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What the copy that a fork is can have otherwise, see ForkEdit.
struct ForkOptions
{
    bool withoutThinking = false;
    bool withoutCheckpoints = false;
    QStringList constraints;
    bool addsLost = false; ///< the constraints that the last summary lost

    void addTo(CLI::App* fork);
};

} // namespace stemma::cli
