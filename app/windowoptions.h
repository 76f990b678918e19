// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/theme.h"

#include <QSize>
#include <QStringList>

#include <optional>

namespace stemma {

/// What `--dock` takes, in the order of the help.
inline constexpr const char* PanelNames[] = {"sessions", "outline", "thinking", "changes", "files", "inspector",
    "details", "raw", "turn", "problems", "audit", "history", "collected", "context", "lineage", "compaction", "usage",
    "search", "search-tab", "search-index", "find", "export", "settings", "hand-over", "ask", "doctor"};

/// What the command line asks of the window.
struct WindowOptions
{
    QStringList paths;
    QString session;
    QString message;
    QString language;
    QString dock;
    QString query; ///< what is searched for over all sessions
    QString compare; ///< a session to put beside the one shown
    QString plan; ///< an edit, as EditKind's name; with "@MESSAGE", at that message, by its id or its number
    QString picture; ///< --screenshot
    QSize size {1440, 900};
    int scale = 1;
    std::optional<Colours::Kind> theme;
    bool demo = false;
    bool newWindow = false; ///< also where a window is open already

    [[nodiscard]] bool isScreenshot() const { return !picture.isEmpty(); }
};

/// Reads the arguments; needs no application object. Returns an exit code, or -1 to go on.
[[nodiscard]] int parseWindowOptions(int argc, char** argv, WindowOptions& options);

} // namespace stemma
