// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringView>

namespace stemma {

/// Begins and ends of the lines of @p text that its writer did not write but pasted: quoted mail, lines of a log, rows
/// of a table of values, markup. Fenced code is left to others.
[[nodiscard]] QList<std::pair<qsizetype, qsizetype>> pastedLines(QStringView text);

} // namespace stemma
