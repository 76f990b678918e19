// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/export/redaction/redactionrules.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace stemma::cli {

/// What “export” is asked for.
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

    void addTo(CLI::App* command);
    /// Errors are sentences about what was given.
    [[nodiscard]] Result<ExportChoice> choice() const;
};

} // namespace stemma::cli
