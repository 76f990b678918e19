// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/audit/auditchart.h"

#include "core/models/auditfiles.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString titleOf(AuditFigure figure)
{
    switch (figure) {
    case AuditFigure::Context:
        return AuditChart::tr("Tokens in context");
    case AuditFigure::Cost:
        return AuditChart::tr("Cost");
    case AuditFigure::Latency:
        return AuditChart::tr("Latency");
    }
    return {};
}

QString valueOf(AuditFigure figure, double value)
{
    switch (figure) {
    case AuditFigure::Context:
        return format::tokenCount(qint64(value));
    case AuditFigure::Cost:
        return AuditChart::tr("$%1").arg(QLocale().toString(value, 'f', 4));
    case AuditFigure::Latency:
        return format::duration(Duration(qint64(value)));
    }
    return {};
}

QColor colourOf(AuditFigure figure)
{
    const Colours& c = Style::colours();
    return figure == AuditFigure::Context ? c.accent : figure == AuditFigure::Cost ? c.summary : c.tool;
}

} // namespace

AuditChart::AuditChart(QWidget* parent)
    : QWidget(parent)
    , m_audit(std::make_shared<SessionAudit>())
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Charts over the turns"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
}

QSize AuditChart::sizeHint() const
{
    return {90 * Style::measures().u, 30 * Style::measures().u};
}

QSize AuditChart::minimumSizeHint() const
{
    return {40 * Style::measures().u, 10 * Style::measures().u};
}

QRect AuditChart::plot() const
{
    const int u = Style::measures().u;
    return rect().adjusted(2 * u, u, -2 * u, -u);
}

int AuditChart::columns() const
{
    return m_curves.empty() ? 0 : int(m_curves.front().bins.size());
}

double AuditChart::barWidth() const
{
    // Of a short session the turns are strokes, not blocks.
    return columns() == 0 ? 0 : std::min(plot().width() / double(columns()), 4.0 * Style::measures().u);
}

int AuditChart::xOf(int column) const
{
    const int x = int((column + 0.5) * barWidth());
    return layoutDirection() == Qt::RightToLeft ? plot().right() - x : plot().left() + x;
}

int AuditChart::columnAt(int x) const
{
    if (columns() == 0)
        return -1;
    const int inside = layoutDirection() == Qt::RightToLeft ? plot().right() - x : x - plot().left();
    const int column = int(inside / barWidth());
    return inside < 0 || column >= columns() ? -1 : column;
}

void AuditChart::setAudit(const SessionAuditPtr& audit)
{
    if (audit == m_audit)
        return;
    m_audit = audit;
    m_gatheredFor = -1;
    gather();
}

void AuditChart::gather()
{
    const int wanted = std::max(1, plot().width());
    if (m_gatheredFor == wanted)
        return;
    m_gatheredFor = wanted;
    ++m_generation;
    if (m_audit->turns.empty()) {
        takeCurves({});
        return;
    }
    auditCurves(m_audit, size_t(wanted)).then(this, [this, generation = m_generation](std::vector<AuditCurve> curves) {
        if (generation == m_generation)
            takeCurves(std::move(curves));
    });
}

// Whoever comes by keys before there is anything to show stands at its beginning as soon as there is.
void AuditChart::keepCurrent()
{
    m_current = std::min(hasFocus() ? std::max(m_current, 0) : m_current, columns() - 1);
}

void AuditChart::takeCurves(std::vector<AuditCurve> curves)
{
    m_curves = std::move(curves);
    m_hovered = -1;
    keepCurrent();
    update();
}

QString AuditChart::wordsAt(int column) const
{
    if (column < 0 || column >= columns())
        return {};
    const AuditBin& turns = m_curves.front().bins[size_t(column)];
    const qint64 last = m_audit->turns.numberOf(turns.end - 1);
    const qint64 first = qBound(qint64(1), m_audit->turns.numberOf(turns.first), qMax(qint64(1), last));
    QStringList lines {last < 1 ? tr("Before the first prompt")
            : first == last     ? tr("Turn %1").arg(format::number(last))
                                : tr("Turns %1").arg(format::range(first, last))};
    for (const AuditCurve& curve : m_curves) {
        const AuditBin& bin = curve.bins[size_t(column)];
        if (bin.known == 0)
            lines.append(tr("%1: not stored").arg(titleOf(curve.figure)));
        else if (bin.known == 1)
            lines.append(tr("%1: %2", "figure, value").arg(titleOf(curve.figure), valueOf(curve.figure, bin.mean)));
        else
            lines.append(tr("%1: %2 to %3, mean %4")
                    .arg(titleOf(curve.figure), valueOf(curve.figure, bin.least), valueOf(curve.figure, bin.most),
                        valueOf(curve.figure, bin.mean)));
    }
    return lines.join(u'\n');
}

void AuditChart::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    QPainter painter(this);
    painter.fillRect(rect(), c.base);
    if (m_curves.empty()) {
        painter.setPen(c.muted);
        painter.setFont(Style::measures().body);
        painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap,
            m_audit->turns.empty() ? tr("Nothing to show yet.")
                                   : tr("This store has no tokens, costs or times of calls."));
        if (hasFocus()) {
            painter.setPen(QPen(c.focus, 2));
            painter.drawRect(rect().adjusted(1, 1, -1, -1));
        }
        return;
    }
    const QRect all = plot();
    const int count = int(m_curves.size());
    for (int i = 0; i < count; ++i) {
        const int top = all.top() + i * all.height() / count;
        const int bottom = all.top() + (i + 1) * all.height() / count;
        paintStrip(
            painter, m_curves[size_t(i)], QRect(all.left(), top, all.width(), bottom - top - Style::measures().u));
    }
    if (m_hovered >= 0)
        paintCursor(painter, m_hovered, c.edge);
    if (m_current >= 0 && hasFocus())
        paintCursor(painter, m_current, c.focus);
}

void AuditChart::paintCursor(QPainter& painter, int column, const QColor& colour) const
{
    painter.setPen(QPen(colour, 1));
    painter.drawLine(xOf(column), plot().top(), xOf(column), plot().bottom());
}

void AuditChart::paintStrip(QPainter& painter, const AuditCurve& curve, const QRect& area) const
{
    const Colours& c = Style::colours();
    const QFont& font = Style::measures().small;
    const int head = QFontMetrics(font).height();
    painter.setFont(font);
    painter.setPen(c.muted);
    const QRect line(area.left(), area.top(), area.width(), head);
    const QString title = titleOf(curve.figure);
    const QString most = tr("at most %1").arg(valueOf(curve.figure, curve.most));
    const auto leading = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    const auto trailing = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight);
    painter.drawText(line, int(leading | Qt::AlignVCenter), title);
    if (QFontMetrics(font).horizontalAdvance(title + u"   "_s + most) < area.width())
        painter.drawText(line, int(trailing | Qt::AlignVCenter), most);
    const QRect bars = area.adjusted(0, head, 0, 0);
    painter.fillRect(QRect(bars.left(), bars.bottom(), bars.width(), 1), c.line);
    if (bars.height() < 4)
        return;
    const QColor ink = colourOf(curve.figure);
    QColor pale = ink;
    pale.setAlphaF(c.kind == Colours::Kind::HighContrast ? 0.6F : 0.35F);
    const double wide = std::max(1.0, barWidth() - (barWidth() >= 4 ? 1 : 0));
    const auto tall = [&](double value) { return std::max(1.0, value / curve.most * (bars.height() - 1)); };
    for (int column = 0; column < int(curve.bins.size()); ++column) {
        const AuditBin& bin = curve.bins[size_t(column)];
        if (bin.known == 0)
            continue;
        const double x = xOf(column) - barWidth() / 2;
        const double mean = tall(bin.mean);
        painter.fillRect(QRectF(x, bars.bottom() - tall(bin.most), wide, tall(bin.most)), pale);
        painter.fillRect(QRectF(x, bars.bottom() - mean, wide, std::min(mean, bin.known == 1 ? mean : 2.0)), ink);
    }
}

void AuditChart::setCurrent(int column)
{
    m_current = std::clamp(column, 0, columns() - 1);
    setAccessibleDescription(wordsAt(m_current));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    QToolTip::showText(mapToGlobal(QPoint(xOf(m_current), plot().top())), wordsAt(m_current), this);
    update();
}

void AuditChart::choose(int column)
{
    if (column >= 0 && column < columns())
        emit turnChosen(qint64(m_curves.front().bins[size_t(column)].first));
}

bool AuditChart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int column = columnAt(help->pos().x());
        column >= 0 ? QToolTip::showText(help->globalPos(), wordsAt(column), this) : QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void AuditChart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    gather();
}

void AuditChart::mousePressEvent(QMouseEvent* event)
{
    const int column = columnAt(int(event->position().x()));
    if (event->button() != Qt::LeftButton || column < 0)
        return;
    m_current = column;
    update();
    choose(column);
}

void AuditChart::mouseMoveEvent(QMouseEvent* event)
{
    const int column = columnAt(int(event->position().x()));
    setCursor(column >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::exchange(m_hovered, column) != column)
        update();
}

void AuditChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = -1;
    update();
}

void AuditChart::keyPressEvent(QKeyEvent* event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    if (columns() == 0)
        QWidget::keyPressEvent(event);
    else if (event->key() == Qt::Key_Left)
        setCurrent(m_current - forward);
    else if (event->key() == Qt::Key_Right)
        setCurrent(m_current + forward);
    else if (event->key() == Qt::Key_Home)
        setCurrent(0);
    else if (event->key() == Qt::Key_End)
        setCurrent(columns() - 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(m_current);
    else
        QWidget::keyPressEvent(event);
}

void AuditChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    keepCurrent();
    update();
}

void AuditChart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace stemma
