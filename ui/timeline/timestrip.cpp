// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/timestrip.h"

#include "core/models/messagemodel.h"
#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t MostTools = 4; ///< in a tool tip

QString timeOf(qint64 ms)
{
    return format::clockTime(timeFromMs(ms));
}

} // namespace

TimeStrip::TimeStrip(const MessageModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_times(std::make_shared<SessionTimes>())
{
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("Time axis"));
}

void TimeStrip::setTimes(const SessionTimesPtr& times, bool isLoading)
{
    m_isLoading = isLoading;
    if (times != m_times) {
        m_times = times;
        m_axis = TimeAxis(times->spans);
        m_current = -1;
    }
    m_picture = {};
    setAccessibleDescription(summary());
    update();
}

void TimeStrip::setWindow(int firstRow, int lastRow)
{
    if (firstRow == m_firstShown && lastRow == m_lastShown)
        return;
    m_firstShown = firstRow;
    m_lastShown = lastRow;
    update();
}

QSize TimeStrip::sizeHint() const
{
    const Measures& m = Style::measures();
    return {80 * m.u, 5 * m.u + QFontMetrics(m.small).height()};
}

QSize TimeStrip::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

QRect TimeStrip::lane() const
{
    const Measures& m = Style::measures();
    return rect().adjusted(2 * m.u, m.u, -2 * m.u, -(height() - 4 * m.u));
}

double TimeStrip::placeAt(int x) const
{
    const QRect in = lane();
    const double place = double(x - in.left()) / std::max(1, in.width() - 1);
    return layoutDirection() == Qt::RightToLeft ? 1 - place : place;
}

int TimeStrip::xOf(qint64 ms) const
{
    const QRect in = lane();
    const double place = m_axis.placeOf(ms);
    return in.left() + qRound((layoutDirection() == Qt::RightToLeft ? 1 - place : place) * (in.width() - 1));
}

QString TimeStrip::spanText(const TimeSpan& span) const
{
    const QString what = span.kind == TimeSpan::Kind::User ? tr("Waiting for you")
        : span.kind == TimeSpan::Kind::Agent               ? tr("Agent")
                                                           : span.tool;
    return tr("%1 · %2 · %3 to %4 · message %5", "what, duration, begin, end, number")
        .arg(what, format::duration(Duration(span.ms())), timeOf(span.fromMs), timeOf(span.toMs),
            format::number(span.row + 1));
}

/// Those that ran in the time of a pixel.
std::vector<const TimeSpan*> TimeStrip::toolsAt(int x) const
{
    std::vector<const TimeSpan*> found;
    if (m_axis.isEmpty())
        return found;
    const auto [from, to] = std::minmax({m_axis.msAt(placeAt(x)), m_axis.msAt(placeAt(x + 1))});
    for (const TimeSpan& tool : m_times->tools)
        if (tool.toMs >= from && tool.fromMs <= to)
            found.push_back(&tool);
    return found;
}

QString TimeStrip::tipAt(const QPoint& at) const
{
    const int span = m_axis.isEmpty() ? -1 : m_axis.spanAt(placeAt(at.x()));
    if (span < 0)
        return m_isLoading ? tr("Reading the times of the session…") : tr("This session has no times.");
    QString tip = spanText(m_times->spans[size_t(span)]);
    if (m_axis.isShortened(span))
        tip += u'\n' + tr("Drawn shorter than it was");
    const auto tools = toolsAt(at.x());
    for (size_t i = 0; i < std::min(tools.size(), MostTools); ++i)
        tip += u'\n' + spanText(*tools[i]);
    if (tools.size() > MostTools)
        tip += u'\n' + tr("and %n more tool call(s)", nullptr, int(tools.size() - MostTools));
    return tip + u"\n\n"_s + summary();
}

QString TimeStrip::summary() const
{
    const TimeShares& shares = m_times->shares;
    if (m_axis.isEmpty())
        return m_isLoading ? tr("Reading the times of the session…") : tr("This session has no times.");
    return tr("Agent %1 · tools %2 · waiting for you %3")
        .arg(format::duration(Duration(shares.agent)), format::duration(Duration(shares.tools)),
            format::duration(Duration(shares.user)));
}

int TimeStrip::rowAt(const QPoint& at) const
{
    const int span = m_axis.isEmpty() ? -1 : m_axis.spanAt(placeAt(at.x()));
    if (span < 0)
        return -1;
    const bool isInToolLane = at.y() < lane().center().y();
    const auto tools = isInToolLane ? toolsAt(at.x()) : std::vector<const TimeSpan*>();
    return tools.empty() ? m_times->spans[size_t(span)].row : tools.front()->row;
}

bool TimeStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), tipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

void TimeStrip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    if (m_picture.isNull()) {
        m_picture = QPixmap(size() * devicePixelRatioF());
        m_picture.setDevicePixelRatio(devicePixelRatioF());
        m_picture.fill(Style::colours().base);
        QPainter painter(&m_picture);
        paintSpans(painter);
        paintClock(painter);
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    paintWindow(painter);
    if (hasFocus()) {
        painter.setPen(QPen(Style::colours().focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

/// How much of a pixel's time each kind takes: tools stand on the upper half, agent and waits on the lower one.
void TimeStrip::paintSpans(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const QRect in = lane();
    const int width = in.width();
    if (m_axis.isEmpty() || width <= 1)
        return;
    std::vector<std::array<float, 3>> pixels(size_t(width), {0, 0, 0});
    size_t near = 0;
    const auto add = [&](const TimeSpan& span) {
        const double from = m_axis.placeOf(span.fromMs, near) * width;
        const double to = m_axis.placeOf(span.toMs, near) * width;
        for (int x = int(from); x < std::min(width, int(to) + 1); ++x) {
            const double covered = std::min(to, x + 1.0) - std::max(from, double(x));
            pixels[size_t(x)][size_t(span.kind)] += float(std::max(covered, 0.0));
        }
    };
    std::ranges::for_each(m_times->spans, add);
    near = 0;
    std::ranges::for_each(m_times->tools, add);
    const int half = in.height() / 2;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    for (int x = 0; x < width; ++x) {
        const auto& [agent, user, tool] = pixels[size_t(x)];
        const int at = mirrored ? in.right() - x : in.left() + x;
        if (agent >= user)
            painter.fillRect(at, in.top() + half, 1, in.height() - half, c.accent);
        else if (x % 6 < 4)
            painter.fillRect(at, in.top() + half + (in.height() - half) / 2, 1, 1, c.edge);
        if (tool > 0) {
            const int tall = std::clamp(qRound(tool * float(half)), 1, half);
            painter.fillRect(at, in.top() + half - tall, 1, tall, c.tool);
        }
    }
    painter.fillRect(in.left(), in.top() + half - 1, width, 1, c.line);
}

QRect TimeStrip::clockRow() const
{
    const QRect in = lane();
    return {in.left(), in.bottom() + 1, in.width(), height() - in.bottom() - 1};
}

int TimeStrip::sharesWidth() const
{
    const int wide = QFontMetrics(Style::measures().small).horizontalAdvance(summary());
    return m_axis.isEmpty() || wide < clockRow().width() / 2 ? wide : 0;
}

std::vector<TimeStrip::Tick> TimeStrip::ticks(bool withSeconds) const
{
    std::vector<Tick> ticks;
    if (m_axis.isEmpty())
        return ticks;
    const Measures& m = Style::measures();
    const QFontMetrics metrics(m.small);
    const QRect row = clockRow();
    const int shares = sharesWidth();
    const int width = row.width() - (shares > 0 ? shares + 6 * m.u : 0);
    QDate day;
    QString last;
    for (int x = 0; x < width;) {
        const int at = layoutDirection() == Qt::RightToLeft ? row.right() - x : row.left() + x;
        const qint64 ms = m_axis.msAt(placeAt(at));
        const QString time = withSeconds ? timeOf(ms) : timeOf(ms).section(u':', 0, 1);
        const QDate on = format::inZone(timeFromMs(ms)).date();
        const QString text = on == day ? time : format::date(timeFromMs(ms)) + u' ' + time;
        const int textWidth = metrics.horizontalAdvance(text);
        if (x + textWidth > width)
            break;
        const bool isRepeated = on == day && time == last;
        if (isRepeated && !withSeconds)
            return this->ticks(true);
        if (!isRepeated)
            ticks.push_back({at, text});
        day = on;
        last = time;
        x += std::max(30 * m.u, textWidth + 4 * m.u);
    }
    return ticks;
}

void TimeStrip::paintClock(QPainter& painter) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.setFont(m.small);
    painter.setPen(c.muted);
    const QFontMetrics metrics(m.small);
    const QRect row = clockRow();
    if (sharesWidth() > 0)
        painter.drawText(
            row, int(Qt::AlignVCenter | (m_axis.isEmpty() ? Qt::AlignLeading : Qt::AlignTrailing)), summary());
    for (const Tick& tick : ticks()) {
        const int textWidth = metrics.horizontalAdvance(tick.text);
        painter.fillRect(tick.x, row.top(), 1, m.u, c.edge);
        painter.drawText(QRect(mirrored ? tick.x - 2 - textWidth : tick.x + 3, row.top(), textWidth, row.height()),
            int(Qt::AlignVCenter | Qt::TextSingleLine), tick.text);
    }
}

/// Around the time of the messages on screen.
void TimeStrip::paintWindow(QPainter& painter) const
{
    const auto timeOfRow = [this](int row) {
        return row >= 0 && row < m_model.rowCount() ? m_model.outlineRow(row).createdMs : OutlineRow::NoTime;
    };
    const qint64 from = timeOfRow(m_firstShown);
    const qint64 to = timeOfRow(m_lastShown);
    if (m_axis.isEmpty() || from == OutlineRow::NoTime || to == OutlineRow::NoTime)
        return;
    const auto [left, right] = std::minmax({xOf(from), xOf(to)});
    painter.setPen(QPen(Style::colours().focus, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRect(left - 1, lane().top() - 2, std::max(3, right - left + 2), lane().height() + 3));
}

void TimeStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_picture = {};
}

void TimeStrip::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::StyleChange) {
        m_picture = {};
        updateGeometry();
        update();
    }
}

void TimeStrip::mousePressEvent(QMouseEvent* event)
{
    const int row = event->button() == Qt::LeftButton ? rowAt(event->position().toPoint()) : -1;
    if (row >= 0)
        emit rowChosen(row);
}

void TimeStrip::mouseMoveEvent(QMouseEvent* event)
{
    const int row = event->buttons() & Qt::LeftButton ? rowAt(event->position().toPoint()) : -1;
    if (row >= 0)
        emit rowChosen(row);
}

void TimeStrip::choose(int span)
{
    m_current = std::clamp(span, 0, int(m_times->spans.size()) - 1);
    const TimeSpan& chosen = m_times->spans[size_t(m_current)];
    setAccessibleDescription(spanText(chosen));
    emit rowChosen(chosen.row);
}

void TimeStrip::keyPressEvent(QKeyEvent* event)
{
    if (m_axis.isEmpty())
        return QWidget::keyPressEvent(event);
    const auto shown = [this] {
        const auto at = std::ranges::lower_bound(m_times->spans, m_firstShown, {}, &TimeSpan::row);
        return int(at - m_times->spans.begin());
    };
    const int from = m_current >= 0 ? m_current : shown();
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(from - forward);
    case Qt::Key_Right:
        return choose(from + forward);
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(int(m_times->spans.size()) - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

} // namespace stemma
