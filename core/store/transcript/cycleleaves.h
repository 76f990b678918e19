// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <vector>

namespace stemma {

class LineIndex;

/// Entries of a cycle beside the tree hang on none of the @p leaves; each cycle gets one, its last line. @p entries:
/// the lines of all entries, ascending.
void addCycles(const LineIndex& index, const std::vector<quint32>& entries, std::vector<quint32>& leaves);

} // namespace stemma
