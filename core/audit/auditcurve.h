// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/turnlist.h"

namespace stemma {

/// What is drawn over the turns of a session.
enum class AuditFigure : quint8 {
    Context, ///< tokens
    Cost, ///< US dollars
    Latency, ///< milliseconds
};

/// The figure of consecutive turns, at the resolution of a chart.
struct AuditBin
{
    size_t first = 0; ///< turns first … end - 1
    size_t end = 0;
    qint64 known = 0; ///< number of turns with the figure
    double least = 0;
    double most = 0;
    double mean = 0;
    bool operator==(const AuditBin&) const = default;
};

/// One figure over all turns.
struct AuditCurve
{
    AuditFigure figure = AuditFigure::Context;
    std::vector<AuditBin> bins;
    double most = 0; ///< of all bins
    bool operator==(const AuditCurve&) const = default;
};

/// The figures that any turn has, each in at most @p columns bins of the same number of turns, give or take
/// one. Goes over all turns: not for the GUI thread.
[[nodiscard]] std::vector<AuditCurve> curvesOf(const TurnList& turns, size_t columns);

} // namespace stemma
