// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace stemma {

/// Labels as one line to be read and typed: separated by commas; one that holds a comma, or begins with a quotation
/// mark, stands in "quotation marks", and those within it are doubled.
[[nodiscard]] QString toLabelLine(const QStringList& labels);
/// The other way, without the spaces around labels and without empty ones. A quotation mark that none closes before a
/// comma or the end is a letter like any other. Of a line of toLabelLine() the same labels come back.
[[nodiscard]] QStringList labelsOfLine(const QString& line);

} // namespace stemma
