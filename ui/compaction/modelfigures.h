// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLocale>
#include <QString>

/// Tokens and cost of texts and requests. Estimates; they are shown as such.
namespace stemma::modelfigures {

/// In the currency of the prices that were typed in; small amounts with four places.
[[nodiscard]] inline QString money(double cost)
{
    return QLocale().toString(cost, 'f', cost < 1 ? 4 : 2);
}

} // namespace stemma::modelfigures
