// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/contextbars.h"

#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double LeastPiece = 4; ///< pixels, so that nothing that is there is left out
constexpr double Gap = 2;

} // namespace

ContextBars::ContextBars(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ContextBars::setFigures(const ContextFigures& before, const ContextFigures& after, const QString& afterName)
{
    m_before = before;
    m_after = after;
    m_afterName = afterName;
    m_mark.reset();
    setAccessibleName(tr("Now %1, afterwards %2", "numbers of tokens")
            .arg(format::tokenCount(before.tokens, before.estimated),
                format::tokenCount(after.tokens, after.estimated)));
    setToolTip(legendLines().join(u'\n'));
    updateGeometry();
    update();
}

void ContextBars::setFigures(const ContextFigures& now, std::optional<qint64> mark)
{
    m_before = m_after = now;
    m_mark = mark;
    m_afterName.clear();
    setAccessibleName(format::tokenCount(now.tokens, now.estimated));
    setAccessibleDescription(legendLines().join(u", "_s));
    setToolTip(legendLines().join(u'\n'));
    updateGeometry();
    update();
}

QStringList ContextBars::legendLines() const
{
    QStringList lines;
    for (const Piece& piece : piecesOf(m_after)) {
        if (!piece.name.isEmpty())
            lines += entryOf(piece);
    }
    return lines;
}

QString ContextBars::entryOf(const Piece& piece) const
{
    return tr("%1: %2").arg(piece.name, format::tokens(piece.tokens, m_after.estimated));
}

int ContextBars::barsHeight() const
{
    const int u = Style::measures().u;
    return isSingle() ? 6 * u : 11 * u;
}

QList<ContextBars::Piece> ContextBars::piecesOf(const ContextFigures& figures)
{
    const Colours& c = Style::colours();
    if (!figures.budget)
        return {{QString(), c.accent, false, figures.tokens}};
    const ContextBudget& budget = *figures.budget;
    return {{tr("System"), c.edge, false, budget.system}, {tr("Summaries"), c.summary, false, budget.summaries},
        {tr("Messages"), c.accent, false, budget.messages - budget.toolOutput},
        {tr("Tool output"), c.tool, false, budget.toolOutput},
        {tr("Free"), QColor(), false, std::max<qint64>(0, budget.usable - budget.total)},
        {tr("Reserve"), c.edge, true, budget.reserve}};
}

qint64 ContextBars::scale() const
{
    qint64 most = 1;
    for (const ContextFigures& figures : {m_before, m_after}) {
        qint64 sum = 0;
        for (const Piece& piece : piecesOf(figures))
            sum += piece.tokens;
        most = std::max(most, sum);
    }
    return most;
}

void ContextBars::paintBar(QPainter& painter, const QRectF& area, const ContextFigures& figures) const
{
    const Colours& c = Style::colours();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double whole = double(scale());
    double x = 0;
    for (const Piece& piece : piecesOf(figures)) {
        if (piece.tokens <= 0)
            continue;
        const double share = double(piece.tokens) / whole * area.width();
        const double width = std::max(LeastPiece, share - Gap);
        QRectF rect(area.x() + x, area.y(), std::min(width, area.width() - x), area.height());
        x += std::max(LeastPiece + Gap, share);
        if (rect.width() < 1)
            continue;
        if (mirrored)
            rect.moveLeft(area.right() - (rect.left() - area.left()) - rect.width());
        if (piece.colour.isValid() && !piece.hatched) {
            painter.fillRect(rect, piece.colour);
            continue;
        }
        painter.setPen(c.line);
        painter.setBrush(piece.hatched ? QBrush(c.edge, Qt::BDiagPattern) : QBrush(c.base));
        painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (m_mark && *m_mark < scale()) {
        const double along = double(*m_mark) / whole * area.width();
        painter.setPen(QPen(c.warning, 2, Qt::DashLine));
        const double at = mirrored ? area.right() - along : area.left() + along;
        painter.drawLine(QPointF(at, area.top()), QPointF(at, area.bottom()));
    }
    const bool hasLimit = figures.budget && figures.budget->usable > 0;
    if (hasLimit && figures.budget->total > figures.budget->usable) {
        painter.setPen(QPen(c.error, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(area);
    }
}

int ContextBars::flowLegend(QPainter* painter, int top, int width) const
{
    if (!m_after.budget)
        return 0;
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const QFontMetrics metrics(m.meta);
    const int box = metrics.ascent() * 3 / 4;
    int x = 0;
    int y = top;
    for (const Piece& piece : piecesOf(m_after)) {
        const QString words = isSingle() ? entryOf(piece) : piece.name; // of two bars, whose figure would it be
        const int wide = box + 3 * m.u / 2 + metrics.horizontalAdvance(words);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += m.metaLine;
        }
        if (painter) {
            const bool mirrored = layoutDirection() == Qt::RightToLeft;
            const QRect entry(mirrored ? width - x - wide : x, y, wide, m.metaLine);
            QRectF square(0, y + (m.metaLine - box) / 2.0, box, box);
            square.moveLeft(mirrored ? entry.right() - box : entry.left());
            painter->setPen(piece.colour.isValid() && !piece.hatched ? piece.colour : c.edge);
            painter->setBrush(piece.hatched  ? QBrush(c.edge, Qt::BDiagPattern)
                    : piece.colour.isValid() ? QBrush(piece.colour)
                                             : QBrush(c.base));
            painter->drawRect(square.adjusted(0.5, 0.5, -0.5, -0.5));
            painter->setPen(c.text);
            painter->setFont(m.meta);
            painter->drawText(entry.adjusted(mirrored ? 0 : box + 3 * m.u / 2, 0, mirrored ? -box - 3 * m.u / 2 : 0, 0),
                Qt::AlignVCenter | Qt::AlignLeading, words);
        }
        x += wide + 4 * m.u;
    }
    return y + m.metaLine - top;
}

int ContextBars::heightForWidth(int width) const
{
    const int u = Style::measures().u;
    const int legend = flowLegend(nullptr, 0, width);
    return barsHeight() + (legend > 0 ? legend + u : 0);
}

QSize ContextBars::sizeHint() const
{
    const int u = Style::measures().u;
    return {90 * u, heightForWidth(90 * u)};
}

void ContextBars::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setMinimumHeight(heightForWidth(width()));
}

void ContextBars::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QPainter painter(this);
    if (isSingle()) {
        paintBar(painter, QRectF(0, 0, width(), 5 * m.u), m_after);
        flowLegend(&painter, barsHeight(), width());
        return;
    }
    const QFontMetrics body(m.body);
    const QFontMetrics bold(m.bold);
    const QString now = tr("Now");
    const QString figures[]
        = {format::tokens(m_before.tokens, m_before.estimated), format::tokens(m_after.tokens, m_after.estimated)};
    const int names = std::max(body.horizontalAdvance(now), bold.horizontalAdvance(m_afterName)) + 3 * m.u;
    const int values = std::max(bold.horizontalAdvance(figures[0]), bold.horizontalAdvance(figures[1])) + 3 * m.u;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int line = 5 * m.u;
    for (int i = 0; i < 2; ++i) {
        const int top = i * line;
        const QRect row(0, top, width(), line);
        QRectF bar(mirrored ? values : names, top + m.u, width() - names - values, line - 2 * m.u);
        if (bar.width() > 8)
            paintBar(painter, bar, i == 0 ? m_before : m_after);
        painter.setFont(i == 0 ? m.body : m.bold);
        painter.setPen(i == 0 ? c.muted : c.text);
        painter.drawText(row, QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft | Qt::AlignVCenter),
            i == 0 ? now : m_afterName);
        painter.drawText(
            row, QStyle::visualAlignment(layoutDirection(), Qt::AlignRight | Qt::AlignVCenter), figures[i]);
    }
    flowLegend(&painter, barsHeight(), width());
}

} // namespace stemma
