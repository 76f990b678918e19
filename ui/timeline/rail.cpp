// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rail.h"

#include <QCoreApplication>

#include <cmath>

namespace stemma::rail {

namespace {

struct RailText
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
};

/// Dashes that go on from row to row: they are counted from the picture's top, not the row's.
void paintDashes(
    QPainter& painter, double x, const QRectF& lane, double width, double dash, double space, const QColor& colour)
{
    const double period = dash + space;
    for (double y = std::floor(lane.top() / period) * period; y < lane.bottom(); y += period) {
        const QRectF piece = QRectF(x, y, width, dash) & QRectF(x, lane.top(), width, lane.height());
        if (!piece.isEmpty())
            painter.fillRect(piece, colour);
    }
}

} // namespace

Membership membershipOf(MessageStates states)
{
    if (states.testFlag(MessageState::Discarded))
        return Membership::Discarded;
    if (states.testFlag(MessageState::Ephemeral))
        return Membership::Ephemeral;
    if (states.testFlag(MessageState::SideChain))
        return Membership::SideChain;
    if (states.testFlag(MessageState::Summarised))
        return Membership::Summarised;
    if (states.testFlag(MessageState::InContext))
        return Membership::InContext;
    return Membership::None;
}

QString wordFor(Membership membership)
{
    switch (membership) {
    case Membership::InContext:
        return RailText::tr("in context");
    case Membership::Summarised:
        return RailText::tr("summarised");
    case Membership::Discarded:
        return RailText::tr("discarded");
    case Membership::Ephemeral:
        return RailText::tr("ephemeral");
    case Membership::SideChain:
        return RailText::tr("side chain");
    case Membership::None:
        break;
    }
    return {};
}

void paint(QPainter& painter, const QRectF& lane, MessageStates states, const Colours& colours)
{
    const double middle = std::round(lane.center().x());
    switch (membershipOf(states)) {
    case Membership::InContext:
        painter.fillRect(QRectF(middle - 1, lane.top(), 3, lane.height()), colours.accent);
        break;
    case Membership::Summarised:
        painter.fillRect(QRectF(middle - 2, lane.top(), 1.5, lane.height()), colours.summary);
        painter.fillRect(QRectF(middle + 1.5, lane.top(), 1.5, lane.height()), colours.summary);
        break;
    case Membership::Discarded:
        paintDashes(painter, middle - 0.5, lane, 2, 6, 5, colours.edge);
        break;
    case Membership::Ephemeral:
        paintDashes(painter, middle - 0.5, lane, 2, 2, 4, colours.edge);
        break;
    case Membership::SideChain:
        painter.fillRect(QRectF(middle + 4, lane.top(), 2, lane.height()), colours.branch);
        break;
    case Membership::None:
        break;
    }
    if (!states.testFlag(MessageState::Flagged))
        return;
    const double y = lane.top() + 10;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.warning);
    painter.drawPolygon(QPolygonF({{middle + 0.5, y - 5}, {middle + 6, y + 4}, {middle - 5, y + 4}}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintCompaction(QPainter& painter, const QRectF& lane, const Colours& colours)
{
    const double middle = std::round(lane.center().x()) + 0.5;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.summary, 1.5));
    painter.setBrush(colours.summaryTint);
    painter.drawRoundedRect(QRectF(middle - 4, lane.top() + 2, 8, lane.height() - 4), 3, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void paintBranches(QPainter& painter, const QRectF& lane, const Colours& colours)
{
    const double x = std::round(lane.center().x()) + 0.5;
    const double y = lane.center().y();
    constexpr double Radius = 5;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.branch, 1.5));
    painter.setBrush(colours.base);
    painter.drawPolygon(QPolygonF({{x, y - Radius}, {x + Radius, y}, {x, y + Radius}, {x - Radius, y}}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

} // namespace stemma::rail
