// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <optional>

namespace stemma {

/// A figure as it is written in texts.
struct Figure
{
    double value = 0;
    std::optional<double> other; ///< read with the other decimal sign, where both are possible: 3.900
    qsizetype length = 0; ///< units of the text that belong to it
};

/// Reads the figure at the beginning of @p text: digits with signs for thousands and decimals, which are distinguished
/// by their places, and by @p decimal where that is ambiguous.
[[nodiscard]] std::optional<Figure> readFigure(QStringView text, QChar decimal);

/// To compare figures by.
[[nodiscard]] QString figureKey(double value);

} // namespace stemma
