// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

namespace stemma {

/// The style sheet of exported pages: the colours of the program's light and dark themes, one of which the reader's
/// system chooses, and a look for printing.
[[nodiscard]] QByteArray htmlStyleSheet();

} // namespace stemma
