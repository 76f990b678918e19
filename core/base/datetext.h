// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QString>

namespace stemma {

/// "22 Nov 2026" in the order and language of the locale: without the day of the week, the month in three letters.
[[nodiscard]] QString dateText(QDate date, bool withYear = true);

} // namespace stemma
