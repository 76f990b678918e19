// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"

namespace stemma {

/// The command of this program that plans @p edit; with `--apply` it would carry it out. Words are quoted for a POSIX
/// shell. A batch is given on standard input, a JSON array of words a line.
[[nodiscard]] QString commandLine(const QString& store, const Edit& edit);

} // namespace stemma
