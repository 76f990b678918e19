// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"

#include <QStringList>

namespace stemma {

/// By how much calls of some models cost more or less than listed, under one condition that the store tells of them.
struct PriceFactor
{
    /// Of one call at most one factor of each kind counts, the last one of the table that holds; those of several kinds
    /// are multiplied.
    enum class Kind : quint8 { Tier, Region, Hours };
    static constexpr size_t Kinds = 3;

    Kind kind = Kind::Tier;
    QStringList models; ///< names in the table, or as stores spell them; with `*` at the end all that begin so
    ServiceTier tier = ServiceTier::Standard;
    QString region;
    int fromMinute = 0; ///< of the day, UTC
    int untilMinute = 0; ///< behind the last one; hours over midnight end before they begin
    std::optional<Time> begins; ///< none: always
    std::optional<Time> ends;
    double times = 1;

    [[nodiscard]] bool holds(const UsageRecord& call, const QString& model) const;
};

/// "batch"; of the standard one an empty text.
[[nodiscard]] QString nameOf(ServiceTier tier);
/// By that name.
[[nodiscard]] std::optional<ServiceTier> serviceTierNamed(const QString& name);

} // namespace stemma
