// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “search” is asked for beside the query and its stores.
struct SearchChoice
{
    enum class IndexAct : quint8 { None, Build, Drop, List };

    bool isRegex = false; ///< the query is one regular expression
    bool isExact = false; ///< the query is one text, to the letter
    bool ignoresCase = false; ///< of a regular expression
    qint64 limit = 100; ///< hits of all stores together; 0: all
    QString since; ///< as a date of a query; empty: any time
    bool byRelevance = false;
    bool noIndex = false;
    // At most one of these, instead of searching:
    bool buildsIndex = false;
    bool dropsIndex = false;
    bool listsIndexes = false;

    void addTo(CLI::App* search);
    [[nodiscard]] IndexAct act() const
    {
        return buildsIndex ? IndexAct::Build
            : dropsIndex   ? IndexAct::Drop
            : listsIndexes ? IndexAct::List
                           : IndexAct::None;
    }
};

} // namespace stemma::cli
