// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/auditcurve.h"

#include <algorithm>

namespace stemma {

namespace {

std::optional<double> figureOf(const TurnAudit& turn, AuditFigure figure)
{
    switch (figure) {
    case AuditFigure::Context:
        return turn.contextTokens().transform([](qint64 tokens) { return double(tokens); });
    case AuditFigure::Cost:
        return turn.cost;
    case AuditFigure::Latency:
        return turn.latency().transform([](Duration took) { return double(took.count()); });
    }
    return {};
}

void put(AuditBin& bin, double value)
{
    bin.least = bin.known == 0 ? value : std::min(bin.least, value);
    bin.most = bin.known == 0 ? value : std::max(bin.most, value);
    ++bin.known;
    bin.mean += (value - bin.mean) / double(bin.known);
}

} // namespace

std::vector<AuditCurve> curvesOf(const TurnList& turns, size_t columns)
{
    std::vector<AuditCurve> curves {{AuditFigure::Context, {}}, {AuditFigure::Cost, {}}, {AuditFigure::Latency, {}}};
    columns = std::min(columns, turns.size());
    for (size_t column = 0; column < columns; ++column) {
        const size_t first = column * turns.size() / columns;
        const size_t end = (column + 1) * turns.size() / columns;
        for (AuditCurve& curve : curves) {
            AuditBin bin {.first = first, .end = end};
            for (size_t turn = first; turn < end; ++turn)
                if (const auto value = figureOf(turns[turn], curve.figure))
                    put(bin, *value);
            curve.most = std::max(curve.most, bin.most);
            curve.bins.push_back(bin);
        }
    }
    std::erase_if(curves, [](const AuditCurve& curve) { return curve.most <= 0; });
    return curves;
}

} // namespace stemma
