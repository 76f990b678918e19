// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stemma {

/// Runs the program with its window (or draws it for --screenshot) and returns the exit code.
int runWindow(int& argc, char** argv);

} // namespace stemma
