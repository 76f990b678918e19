// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “ask” is asked for: the question, and the contexts that it is put to.
struct AskChoice
{
    QString question; ///< empty: `probe`
    QString probe; ///< the summary whose losses are asked about; "newest": the newest
    bool now = false;
    QStringList at; ///< messages that are the newest of a context
    QStringList before; ///< summaries
    QStringList after;
    QString edited; ///< the summary that Options::text takes the place of
    bool isDryRun = false;

    [[nodiscard]] bool isNowOnly() const
    {
        return at.isEmpty() && before.isEmpty() && after.isEmpty() && edited.isEmpty();
    }
};

/// The options of “ask”, as CLI11 fills them.
struct AskOptions
{
    std::string question;
    std::string probe;
    bool now = false;
    std::vector<std::string> at;
    std::vector<std::string> before;
    std::vector<std::string> after;
    std::string edited;
    bool dryRun = false;

    /// @p text: see AskChoice::edited
    void addTo(CLI::App* command, std::string& text);
    [[nodiscard]] AskChoice choice() const;
};

} // namespace stemma::cli
