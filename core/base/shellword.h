// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

namespace stemma {

/// A word as a shell takes it: quoted where it has to be.
[[nodiscard]] QString shellWord(const QString& word);

} // namespace stemma
