// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringView>

/// Digits that are computed from the others, by which the numbers of cards and of bank accounts are told from any other
/// long numbers. Blanks and signs between the digits do not count. Any thread.
namespace stemma::checkdigits {

/// By Luhn's formula, as numbers of cards do.
[[nodiscard]] bool fitLuhn(QStringView number);

/// By the remainder of 97, as an IBAN does, whose first four letters and digits count as its last.
[[nodiscard]] bool fitMod97(QStringView number);

} // namespace stemma::checkdigits
