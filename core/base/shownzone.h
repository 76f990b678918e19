// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/time.h"

#include <QDateTime>
#include <QTimeZone>

/// The zone in which the user reads and types times: the machine's, until another one is chosen. Any thread.
namespace stemma {

[[nodiscard]] QTimeZone shownZone();
void setShownZone(const QTimeZone& zone); ///< what is shown or counted by days already is not told

[[nodiscard]] QDateTime inShownZone(Time time);
[[nodiscard]] QDate shownToday();

} // namespace stemma
