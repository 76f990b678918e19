// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/overviewstrip.h"

#include "core/models/sessioncheckpoints.h"
#include "core/models/findingmarks.h"
#include "ui/timeline/checkpointtip.h"

#include <QCoreApplication>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QToolTip>

#include <algorithm>

namespace stemma {

namespace {

constexpr int LongestStroke = 2; ///< pixels
constexpr int PictureMs = 50;
constexpr double FlagWidth = 6;
constexpr int TipReach = 4;
constexpr qsizetype MostInATip = 5;

OverviewStrip::Bin binOf(const OutlineDetail& detail)
{
    using Bin = OverviewStrip::Bin;
    const MessageStates states = MessageStates::fromInt(detail.states);
    const PartKinds kinds = PartKinds::fromInt(detail.kinds);
    Bin bin;
    bin.membership = rail::membershipOf(states);
    if (states.testFlag(MessageState::Summary) || kinds.testFlag(PartKind::Compaction))
        bin.marks |= Bin::Compaction;
    else if (detail.role == Role::User)
        bin.marks |= Bin::Prompt;
    else if (kinds & (PartKind::Tool | PartKind::Patch))
        bin.marks |= Bin::Tool;
    else
        bin.marks |= Bin::Other;
    if (states.testFlag(MessageState::Error))
        bin.marks |= Bin::Error;
    if (states.testFlag(MessageState::Damaged) || states.testFlag(MessageState::Flagged))
        bin.marks |= Bin::Warning;
    return bin;
}

} // namespace

OverviewStrip::OverviewStrip(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Overview"));
}

void OverviewStrip::setModel(MessageModel* model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &QAbstractItemModel::modelReset, this, &OverviewStrip::rowsChanged);
    rowsChanged();
}

void OverviewStrip::setMarks(FindingMarks* marks)
{
    if (m_marks)
        m_marks->disconnect(this);
    m_marks = marks;
    const auto changed = [this] {
        m_findingsDirty = true;
        m_picture = {};
        update();
    };
    if (marks)
        connect(marks, &FindingMarks::rowsChanged, this, changed);
    changed();
}

void OverviewStrip::setCheckpoints(SessionCheckpoints* checkpoints)
{
    if (m_checkpoints)
        m_checkpoints->disconnect(this);
    m_checkpoints = checkpoints;
    const auto changed = [this] {
        m_picture = {};
        update();
    };
    if (checkpoints)
        connect(checkpoints, &SessionCheckpoints::rowsChanged, this, changed);
    changed();
}

void OverviewStrip::setFound(std::vector<int> rows)
{
    if (rows == m_found)
        return;
    m_found = std::move(rows);
    m_picture = {};
    update();
}

void OverviewStrip::addFound(const std::vector<int>& rows)
{
    if (rows.empty())
        return;
    m_found.insert(m_found.end(), rows.begin(), rows.end());
    m_picture = {};
    update();
}

void OverviewStrip::setStyle(const TimelineStyle* style)
{
    m_style = style;
    m_picture = {};
    update();
}

void OverviewStrip::rowsChanged()
{
    m_dirty = m_findingsDirty = true;
    m_picture = {};
    update();
}

void OverviewStrip::detailsChanged(int firstRow, int lastRow)
{
    if (!m_dirty && rowCount() > 0)
        gather(firstRow, lastRow);
    if (!m_pictureTimer.isActive())
        m_pictureTimer.start(PictureMs, this);
}

void OverviewStrip::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_pictureTimer.timerId())
        return QWidget::timerEvent(event);
    m_pictureTimer.stop();
    m_picture = {};
    update();
}

void OverviewStrip::setWindow(int firstRow, int lastRow)
{
    if (m_firstShown == firstRow && m_lastShown == lastRow)
        return;
    m_firstShown = firstRow;
    m_lastShown = lastRow;
    update();
}

int OverviewStrip::rowCount() const
{
    return m_model ? m_model->rowCount() : 0;
}

int OverviewStrip::rowAt(int y) const
{
    const qint64 count = rowCount();
    return count == 0 ? -1 : int(std::clamp<qint64>(y * count / std::max(1, height()), 0, count - 1));
}

int OverviewStrip::yOf(int row) const
{
    return int(qint64(row) * height() / std::max(1, rowCount()));
}

const std::vector<OverviewStrip::Bin>& OverviewStrip::bins()
{
    if (m_dirty)
        rebuild();
    return m_bins;
}

void OverviewStrip::rebuild()
{
    m_dirty = false;
    m_bins.assign(size_t(std::max(0, height())), {});
    if (rowCount() > 0)
        gather(0, rowCount() - 1);
}

void OverviewStrip::gatherMarks()
{
    m_findingsDirty = false;
    m_findings.clear();
    if (!m_marks || m_marks->rows().empty() || height() <= 0)
        return;
    m_findings.assign(size_t(height()), 0);
    for (const FindingMarks::Row& marked : m_marks->rows()) {
        const auto y = size_t(yOf(marked.row));
        if (y < m_findings.size() && marked.worst != Finding::Severity::Note)
            m_findings[y] |= marked.worst == Finding::Severity::Error ? Bin::Error : Bin::Warning;
    }
}

quint8 OverviewStrip::findingsAt(int y)
{
    if (m_findingsDirty)
        gatherMarks();
    return size_t(y) < m_findings.size() ? m_findings[size_t(y)] : 0;
}

void OverviewStrip::gather(int firstRow, int lastRow)
{
    lastRow = std::min(lastRow, rowCount() - 1);
    for (int row = firstRow; row <= lastRow; ++row) {
        const OutlineDetail* detail = m_model->detail(row);
        if (!detail)
            break; // known from the start up to some row
        const Bin bin = binOf(*detail);
        const int from = yOf(row);
        const int end = std::min(int(m_bins.size()), std::max(from + 1, yOf(row + 1)));
        for (int y = from; y < end; ++y) {
            if (y - from < LongestStroke) // of a short session each message is a stroke, not a block
                m_bins[size_t(y)].marks |= bin.marks;
            m_bins[size_t(y)].membership = bin.membership;
        }
    }
}

void OverviewStrip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    if (!m_style)
        return;
    // Painted anew with each step of scrolling, while only the window's place changes.
    const double ratio = devicePixelRatioF();
    if (m_picture.isNull() || m_picture.devicePixelRatio() != ratio) {
        m_picture = QPixmap(size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
        paintBins();
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_picture);
    if (m_lastShown < m_firstShown || rowCount() == 0)
        return;
    const Colours& colours = m_style->colours;
    const int top = yOf(m_firstShown);
    const int tall = std::max(6, yOf(m_lastShown + 1) - top);
    QColor inside = colours.focus;
    inside.setAlphaF(0.12F);
    const QRectF frame(1.5, std::min(top, height() - tall) + 0.5, width() - 2, tall - 1);
    painter.setPen(QPen(colours.focus, 1));
    painter.setBrush(inside);
    painter.drawRect(frame);
}

void OverviewStrip::paintBins()
{
    QPainter painter(&m_picture);
    const Colours& colours = m_style->colours;
    painter.fillRect(rect(), colours.alt);
    const bool mirrored = m_style->mirrored;
    const auto lane
        = [&](double x, double w, double y, double h) { return QRectF(mirrored ? width() - x - w : x, y, w, h); };
    painter.fillRect(lane(0, 1, 0, height()), colours.line);
    const double unit = width() / 20.0;
    const std::vector<Bin>& all = bins();
    for (int y = 0; y < int(all.size()); ++y) {
        const Bin& bin = all[size_t(y)];
        switch (bin.membership) {
        case rail::Membership::InContext:
            painter.fillRect(lane(unit * 3, 2, y, 1), colours.accent);
            break;
        case rail::Membership::Summarised:
            painter.fillRect(lane(unit * 3 - 0.5, 1, y, 1), colours.summary);
            painter.fillRect(lane(unit * 3 + 2, 1, y, 1), colours.summary);
            break;
        case rail::Membership::Discarded:
            if (y % 6 < 3)
                painter.fillRect(lane(unit * 3, 2, y, 1), colours.edge);
            break;
        case rail::Membership::Ephemeral:
            if (y % 3 == 0)
                painter.fillRect(lane(unit * 3, 2, y, 1), colours.edge);
            break;
        case rail::Membership::SideChain:
            painter.fillRect(lane(unit * 3 + 2, 2, y, 1), colours.branch);
            break;
        case rail::Membership::None:
            break;
        }
        // Where messages are dense every third pixel stays free, so that they read as strokes and not
        // as a block; a prompt is a landmark and wins over what else stands on its pixel.
        if (rowCount() * 3LL > height() && y % 3 == 2 && !(bin.marks & Bin::Compaction))
            continue;
        if (bin.marks & Bin::Compaction)
            painter.fillRect(lane(unit * 6.5, unit * 12.5, y, 1), colours.summary);
        else if (bin.marks & Bin::Prompt)
            painter.fillRect(lane(unit * 6.5, unit * 8, y, 1), colours.accent);
        else if (bin.marks & Bin::Tool)
            painter.fillRect(lane(unit * 8, unit * 5, y, 1), colours.tool);
        else if (bin.marks & Bin::Other)
            painter.fillRect(lane(unit * 8, unit * 3.5, y, 1), colours.edge);
    }
    paintFound(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    int lastMark = -10;
    for (int y = 0; y < int(all.size()); ++y) {
        const int marks = all[size_t(y)].marks | findingsAt(y);
        if (!(marks & (Bin::Error | Bin::Warning)) || y - lastMark < 3)
            continue;
        lastMark = y;
        const QRectF spot = lane(unit * 15.5, 4, y - 1.5, 4);
        painter.setBrush(marks & Bin::Error ? colours.error : colours.warning);
        if (marks & Bin::Error)
            painter.drawEllipse(spot);
        else
            painter.drawRect(spot);
    }
    paintCheckpoints(painter);
}

/// Over the whole width, and high enough to be seen. There may be many more rows than pixels.
void OverviewStrip::paintFound(QPainter& painter) const
{
    constexpr int Tall = 2;
    for (auto at = m_found.begin(); at != m_found.end();) {
        const int y = yOf(*at);
        painter.fillRect(1, y, width() - 1, Tall, m_style->colours.hitNow);
        at = std::ranges::partition_point(at, m_found.end(), [&](int row) { return yOf(row) < y + Tall; });
    }
}

// A thin line over the whole width with a flag at its end.
void OverviewStrip::paintCheckpoints(QPainter& painter) const
{
    if (!m_checkpoints)
        return;
    painter.setBrush(m_style->colours.accent);
    const bool mirrored = m_style->mirrored;
    const double end = mirrored ? 0 : width();
    const double tip = mirrored ? FlagWidth : width() - FlagWidth;
    int last = -10;
    for (const SessionCheckpoints::Row& marked : m_checkpoints->rows()) {
        const int y = yOf(marked.row);
        if (y - last < 2)
            continue;
        last = y;
        painter.fillRect(QRectF(mirrored ? 0 : width() / 4.0, y, width() * 0.75, 1), m_style->colours.accent);
        painter.drawPolygon(QPolygonF({{end, y - 3.0}, {end, y + 4.0}, {tip, y + 0.5}}));
    }
}

QString OverviewStrip::tipAt(int y) const
{
    QStringList lines;
    if (m_checkpoints) {
        for (const SessionCheckpoints::Row& marked : m_checkpoints->rows()) {
            if (std::abs(yOf(marked.row) - y) > TipReach || lines.size() >= MostInATip)
                continue;
            for (const Checkpoint& checkpoint : marked.checkpoints)
                lines += checkpointTip(checkpoint);
        }
    }
    return lines.isEmpty() ? tr("Overview: click to go there") : lines.join(QString());
}

bool OverviewStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = *static_cast<QHelpEvent*>(event);
    QToolTip::showText(help.globalPos(), tipAt(help.pos().y()), this);
    return true;
}

void OverviewStrip::resizeEvent(QResizeEvent* event)
{
    Q_UNUSED(event)
    m_dirty = m_findingsDirty = true;
    m_picture = {};
}

void OverviewStrip::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rowCount() > 0)
        emit rowChosen(rowAt(int(event->position().y())));
}

void OverviewStrip::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) && rowCount() > 0)
        emit rowChosen(rowAt(int(event->position().y())));
}

void OverviewStrip::wheelEvent(QWheelEvent* event)
{
    event->ignore(); // the timeline scrolls
}

} // namespace stemma
