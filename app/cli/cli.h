// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;

namespace stemma::cli {

/// Whether the arguments name a command (or ask for help or the version, or begin with a mistaken one), so that no
/// window is needed.
[[nodiscard]] bool isHeadless(int argc, char** argv);

/// Runs the command without anything of Qt Gui and returns the exit code.
int run(int& argc, char** argv);
/// Says why @p word, for which isMistaken() is true, can be neither carried out nor opened, and returns the exit code.
int refuseWord(int& argc, char** argv, const QString& word);

} // namespace stemma::cli
