// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QFuture>
#include <QProcessEnvironment>
#include <QStringList>

#include <functional>

/// A terminal window of the desktop, for the agent that resumes a session.
namespace stemma::terminal {

/// Where a program of this name is; empty: nowhere.
using Finder = std::function<QString(const QString& name)>;

/// The program of a terminal and what stands before the command it is to run; empty: there is none. What the
/// environment names in `TERMINAL` comes first. Looks at files.
[[nodiscard]] QStringList find(const QProcessEnvironment& environment, const Finder& finder);
[[nodiscard]] QStringList find();
/// Program and arguments to run a line of a shell; the shell stays open afterwards.
[[nodiscard]] QStringList commandFor(const QStringList& terminal, const QString& line);
/// Starts the line in @p terminal. @p directory: empty for the user's own. Waits for the system; not in the GUI thread.
/// Errors: NotFound (no terminal, or no such directory), Denied (it could not be started).
[[nodiscard]] Result<> start(const QStringList& terminal, const QString& line, const QString& directory);

/// Finds a terminal and starts the line in it, off the GUI thread.
[[nodiscard]] QFuture<Result<>> startFound(const QString& line, const QString& directory);

} // namespace stemma::terminal
