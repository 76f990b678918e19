// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/windowoptions.h"

#include <functional>

namespace stemma {

class MainWindow;

/// Chooses a platform that needs no display, and the scale. Before the application object is made.
void prepareForScreenshot(const WindowOptions& options);

/// Shows the window, calls @p open, waits until nothing is loading any more, and saves the picture.
/// Returns the exit code.
[[nodiscard]] int takeScreenshot(MainWindow& window, const WindowOptions& options, const std::function<void()>& open);

} // namespace stemma
