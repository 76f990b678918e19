// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “ask” is asked for: the question, and the contexts that it is put to.
struct AskOptions
{
    QString question; ///< empty: `probe`
    QString probe; ///< the summary whose losses are asked about; "newest": the newest
    bool now = false;
    QStringList at; ///< messages that are the newest of a context
    QStringList before; ///< summaries
    QStringList after;
    QString edited; ///< the summary that Options::text takes the place of
    bool isDryRun = false;

    /// @p text: see `edited`
    void addTo(CLI::App* command, QString& text);
    [[nodiscard]] bool isNowOnly() const
    {
        return at.isEmpty() && before.isEmpty() && after.isEmpty() && edited.isEmpty();
    }
};

} // namespace stemma::cli
