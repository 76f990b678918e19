// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma::cli {

/// The options of the window, which windowoptions.cpp reads, as the help lists them: in lines, translated.
[[nodiscard]] QString windowHelp();

} // namespace stemma::cli
