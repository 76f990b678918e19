// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/chart.h"

#include "ui/common/style.h"
#include "ui/usage/chartaccessible.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

Chart::Chart(QWidget* parent)
    : QWidget(parent)
    , m_data(std::make_shared<ChartData>())
{
    ChartAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize Chart::sizeHint() const
{
    return {100 * Style::measures().u, 45 * Style::measures().u};
}

QSize Chart::minimumSizeHint() const
{
    return {40 * Style::measures().u, 24 * Style::measures().u};
}

void Chart::setData(const ChartDataPtr& data)
{
    m_data = data;
    m_hovered = {};
    setAccessibleName(data->title);
    gather();
}

void Chart::setEmptyText(const QString& text)
{
    m_emptyText = text;
    update();
}

void Chart::setChosen(int first, int end)
{
    m_chosenFirst = first;
    m_chosenEnd = end;
    update();
}

// Whoever comes by keys before there is anything to show stands at its beginning as soon as there is.
void Chart::keepCurrent()
{
    if (hasFocus() && m_current.column < 0)
        m_current = {0, -1};
    m_current.column = std::min(m_current.column, columnCount() - 1);
}

void Chart::gather()
{
    m_columns = gathered();
    keepCurrent();
    m_current.part = std::min(m_current.part, int(m_data->series.size()) - 1);
    m_hovered = {};
    setAccessibleDescription(m_columns.empty() ? m_emptyText : QString());
    update();
}

// ---- figures ---------------------------------------------------------------------------------------

QString Chart::labelOf(int column) const
{
    const ChartColumn& at = m_columns[size_t(column)];
    if (at.end - at.first == 1)
        return m_data->labels[at.first];
    return tr("%1 – %2", "from, to").arg(m_data->labels[at.first], m_data->labels[at.end - 1]);
}

QString Chart::wordsAt(const ChartPlace& place) const
{
    if (place.column < 0 || place.column >= columnCount())
        return {};
    const ChartColumn& column = m_columns[size_t(place.column)];
    QStringList lines {labelOf(place.column)};
    const auto figure = [this](int series, double value) {
        return tr("%1: %2", "name, figure").arg(m_data->series[series], m_data->words(value));
    };
    if (place.part >= 0 && place.part < m_data->series.size()) {
        lines.append(figure(place.part, column.parts[size_t(place.part)]));
        return lines.join(u'\n');
    }
    if (column.total < 0)
        lines.append(tr("Nothing was sent"));
    else
        lines.append(m_data->words(column.total));
    if (m_data->series.size() > 1) {
        for (int series = int(m_data->series.size()) - 1; series >= 0; --series) {
            if (column.parts[size_t(series)] > 0)
                lines.append(figure(series, column.parts[size_t(series)]));
        }
    }
    if (column.end - column.first == 1 && column.first < m_data->remarks.size()
        && !m_data->remarks[column.first].isEmpty())
        lines.append(m_data->remarks[column.first]);
    return lines.join(u'\n');
}

QBrush Chart::fillOf(int series) const
{
    const Colours& c = Style::colours();
    if (m_data->lastIsOther && series == m_data->series.size() - 1)
        return c.edge;
    const QColor inks[] = {c.accent, c.tool, c.branch, c.summary};
    const QColor ink = inks[size_t(series) % std::size(inks)];
    return size_t(series) < std::size(inks) ? QBrush(ink) : QBrush(ink, Qt::Dense4Pattern);
}

// ---- drawing ---------------------------------------------------------------------------------------

int Chart::titleHeight() const
{
    return m_data->title.isEmpty() ? 0 : QFontMetrics(Style::measures().bold).height() + Style::measures().u;
}

int Chart::flowLegend(QPainter* painter) const
{
    if (m_data->series.size() < 2 || m_columns.empty())
        return 0;
    const Measures& m = Style::measures();
    const Colours& c = Style::colours();
    const QFontMetrics metrics(m.meta);
    const int box = metrics.ascent() * 3 / 4;
    const int top = m.u + titleHeight();
    const int width = this->width() - 4 * m.u;
    int x = 0;
    int y = top;
    for (int series = 0; series < m_data->series.size(); ++series) {
        const QString name = metrics.elidedText(m_data->series[series], Qt::ElideMiddle, 60 * m.u);
        const int wide = box + 3 * m.u / 2 + metrics.horizontalAdvance(name);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += m.metaLine;
        }
        if (painter) {
            const bool mirrored = layoutDirection() == Qt::RightToLeft;
            const QRect entry(2 * m.u + (mirrored ? width - x - wide : x), y, wide, m.metaLine);
            QRect square(0, y + (m.metaLine - box) / 2, box, box);
            square.moveLeft(mirrored ? entry.right() - box : entry.left());
            painter->fillRect(square, fillOf(series));
            painter->setPen(c.text);
            painter->setFont(m.meta);
            painter->drawText(entry.adjusted(mirrored ? 0 : box + 3 * m.u / 2, 0, mirrored ? -box - 3 * m.u / 2 : 0, 0),
                Qt::AlignVCenter | Qt::AlignLeading, name);
        }
        x += wide + 4 * m.u;
    }
    return y + m.metaLine - top + m.u;
}

QRect Chart::plot() const
{
    const int u = Style::measures().u;
    return rect().adjusted(2 * u, u + titleHeight() + flowLegend(nullptr), -2 * u, -u);
}

bool Chart::isChosen(const ChartColumn& column) const
{
    return column.first < m_chosenEnd && column.end > m_chosenFirst;
}

void Chart::fillGround(QPainter& painter, int column) const
{
    const Colours& c = Style::colours();
    if (isChosen(m_columns[size_t(column)]))
        painter.fillRect(columnRect(column), c.selection);
    else if (m_hovered.column == column)
        painter.fillRect(columnRect(column), c.hover);
}

void Chart::paintFocus(QPainter& painter) const
{
    if (!hasFocus() || !m_showsFocus)
        return;
    const QRect current = m_columns.empty() ? rect() : columnRect(m_current.column);
    painter.setPen(QPen(Style::colours().focus, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(current.adjusted(1, 1, -1, -1));
}

void Chart::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QPainter painter(this);
    painter.fillRect(rect(), c.base);
    painter.setPen(c.text);
    painter.setFont(m.bold);
    const QRect line(2 * m.u, m.u, width() - 4 * m.u, QFontMetrics(m.bold).height());
    painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter,
        QFontMetrics(m.bold).elidedText(m_data->title, Qt::ElideRight, line.width()));
    if (m_columns.empty()) {
        painter.setPen(c.muted);
        painter.setFont(m.body);
        painter.drawText(plot(), Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        paintFocus(painter);
        return;
    }
    flowLegend(&painter);
    paintPlot(painter);
    paintFocus(painter);
}

// ---- mouse and keys --------------------------------------------------------------------------------

void Chart::setCurrent(const ChartPlace& place)
{
    if (m_columns.empty())
        return;
    m_current = {std::clamp(place.column, 0, columnCount() - 1), place.part};
    m_showsFocus = true;
    ChartAccessible::announceCurrent(this);
    QToolTip::showText(mapToGlobal(columnRect(m_current.column).center()), wordsAt(m_current), this);
    update();
}

void Chart::choose(const ChartPlace& place)
{
    if (place.column < 0 || place.column >= columnCount())
        return;
    const ChartColumn& column = m_columns[size_t(place.column)];
    emit chosen(column.first, column.end, m_data->series.size() > 1 ? place.part : -1);
}

/// From the whole column to its series and round again; those without a value are left out.
void Chart::stepPart(int by)
{
    const int series = int(m_data->series.size());
    if (m_current.column < 0 || series < 2)
        return;
    const ChartColumn& column = m_columns[size_t(m_current.column)];
    int part = m_current.part;
    do {
        part = (part + 1 + by + series + 1) % (series + 1) - 1;
    } while (part >= 0 && !(column.parts[size_t(part)] > 0));
    setCurrent({m_current.column, part});
}

void Chart::moveBy(Qt::Key key)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft && (key == Qt::Key_Left || key == Qt::Key_Right);
    const int by = (key == Qt::Key_Right || key == Qt::Key_Down) == !mirrored ? 1 : -1;
    if (isAlong(key))
        setCurrent({m_current.column + by, -1});
    else
        stepPart(key == Qt::Key_Up || key == Qt::Key_Right ? 1 : -1);
}

void Chart::keyPressEvent(QKeyEvent* event)
{
    if (m_columns.empty() || event->modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    const auto key = Qt::Key(event->key());
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        moveBy(key);
        break;
    case Qt::Key_Home:
        setCurrent({0, -1});
        break;
    case Qt::Key_End:
        setCurrent({columnCount() - 1, -1});
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_current);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool Chart::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const ChartPlace place = placeAt(help->pos());
        // Beside the columns stands how they came about, where somebody told it.
        const QString words = place.column >= 0 ? wordsAt({place.column, -1}) : toolTip();
        words.isEmpty() ? QToolTip::hideText() : QToolTip::showText(help->globalPos(), words, this);
        return true;
    }
    return QWidget::event(event);
}

void Chart::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    gather();
}

void Chart::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        gather();
}

void Chart::mousePressEvent(QMouseEvent* event)
{
    const ChartPlace place = placeAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || place.column < 0)
        return;
    m_current = place;
    m_showsFocus = false;
    update();
    choose(place);
}

void Chart::mouseMoveEvent(QMouseEvent* event)
{
    const ChartPlace place = placeAt(event->position().toPoint());
    setCursor(place.column >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::exchange(m_hovered, place) != place)
        update();
}

void Chart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = {};
    update();
}

void Chart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    keepCurrent();
    m_showsFocus = event->reason() != Qt::MouseFocusReason;
    update();
}

void Chart::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace stemma
