// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/pricefactor.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::pair<ServiceTier, QLatin1StringView> TierNames[] {
    {ServiceTier::Batch, "batch"_L1}, {ServiceTier::Flex, "flex"_L1}, {ServiceTier::Priority, "priority"_L1}};

int minuteOfDay(Time time)
{
    constexpr qint64 MsPerMinute = 60'000;
    constexpr qint64 MinutesPerDay = 24 * 60;
    const qint64 minute = toMs(time) / MsPerMinute % MinutesPerDay;
    return int(minute < 0 ? minute + MinutesPerDay : minute);
}

} // namespace

QString nameOf(ServiceTier tier)
{
    const auto* named = std::ranges::find(TierNames, tier, &std::pair<ServiceTier, QLatin1StringView>::first);
    return named == std::end(TierNames) ? QString() : QString(named->second);
}

std::optional<ServiceTier> serviceTierNamed(const QString& name)
{
    for (const auto& [tier, called] : TierNames) {
        if (name == called)
            return tier;
    }
    return {};
}

bool PriceFactor::holds(const UsageRecord& call, const QString& model) const
{
    switch (kind) {
    case Kind::Tier:
        if (call.tier != tier)
            return false;
        break;
    case Kind::Region:
        if (call.region != region)
            return false;
        break;
    case Kind::Hours: {
        if (!call.at)
            return false;
        const int minute = minuteOfDay(*call.at);
        const bool isOverMidnight = untilMinute <= fromMinute;
        const bool isWithin = isOverMidnight ? minute >= fromMinute || minute < untilMinute
                                             : minute >= fromMinute && minute < untilMinute;
        if (!isWithin)
            return false;
        break;
    }
    }
    if ((begins && (!call.at || *call.at < *begins)) || (ends && (!call.at || *call.at >= *ends)))
        return false;
    return std::ranges::any_of(models, [&model](const QString& name) {
        return name.endsWith(u'*') ? model.startsWith(QStringView(name).chopped(1), Qt::CaseInsensitive)
                                   : model.compare(name, Qt::CaseInsensitive) == 0;
    });
}

} // namespace stemma
