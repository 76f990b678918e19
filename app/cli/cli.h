// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stemma::cli {

/// Whether the arguments name a command (or ask for help or the version), so that no window is needed.
[[nodiscard]] bool isHeadless(int argc, char** argv);

/// Runs the command without anything of Qt Gui and returns the exit code.
int run(int& argc, char** argv);

} // namespace stemma::cli
