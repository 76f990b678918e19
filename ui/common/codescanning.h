// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace stemma {

/// Lets files of code be explored with the definitions that colours come from too. Once, when the program starts.
void scanCodeByHighlighting();

} // namespace stemma
