// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/part.h"

namespace stemma {

/// Gives a part the output that its agent keeps in a file of its own, and names the file in its fields. False: there is
/// no such file, or it cannot be read; the part stays as it is. @p maxText as in ReadOptions.
bool readOutputFile(const QString& path, qint64 maxText, Part& part);

} // namespace stemma
