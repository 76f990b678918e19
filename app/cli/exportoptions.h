// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/export/redaction/redactionlist.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “export” is asked for, “review” where it writes a document, and “hand-over” where it redacts.
struct ExportChoice
{
    QString form; ///< see ExportForm
    QString file; ///< empty: standard output
    bool thinking = true;
    bool tools = true;
    bool images = true;
    bool redacts = false;
    QStringList names; ///< to be redacted too
    QList<RedactionKind> kept; ///< kinds that are not redacted
    QString with; ///< a session that is compared; empty: none
    bool isWished = false; ///< of “review”: a document is written in the place of lines

    /// What was found, but for the kinds that are to stay.
    [[nodiscard]] RedactionList accepted(RedactionList found) const;
};

/// The options of “export”, as CLI11 fills them.
struct ExportOptions
{
    std::string form;
    std::string file;
    bool noThinking = false;
    bool noTools = false;
    bool noImages = false;
    bool redacts = false;
    std::vector<std::string> names;
    std::vector<std::string> kept;
    std::string with;

    void addTo(CLI::App* command); ///< of a session
    void addReportTo(CLI::App* command); ///< of a report
    void addRedactionTo(CLI::App* command);
    /// Errors are sentences about what was given.
    [[nodiscard]] Result<ExportChoice> choice() const;

private:
    void addFileTo(CLI::App* command, const std::vector<std::string>& forms);
};

} // namespace stemma::cli
