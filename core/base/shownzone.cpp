// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shownzone.h"

#include <mutex>

namespace stemma {

namespace {

/// Documents are written and days counted in the background while the user may choose another zone.
struct SharedZone
{
    std::mutex mutex;
    QTimeZone zone {QTimeZone::LocalTime};
};

SharedZone& sharedZone()
{
    static SharedZone shared;
    return shared;
}

} // namespace

QTimeZone shownZone()
{
    const std::scoped_lock lock(sharedZone().mutex);
    return sharedZone().zone;
}

void setShownZone(const QTimeZone& zone)
{
    const std::scoped_lock lock(sharedZone().mutex);
    sharedZone().zone = zone;
}

QDateTime inShownZone(Time time)
{
    return QDateTime::fromMSecsSinceEpoch(toMs(time), shownZone());
}

QDate shownToday()
{
    return inShownZone(now()).date();
}

} // namespace stemma
