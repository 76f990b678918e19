// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/plan/planstrip.h"

#include "ui/common/format.h"
#include "ui/common/style.h"

#include <QMouseEvent>
#include <QPainter>

namespace stemma {

namespace {

constexpr int TickStep = 4; ///< the least distance of two ticks, in pixels

} // namespace

PlanStrip::PlanStrip(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void PlanStrip::setModel(MessageModel* model)
{
    m_model = model;
    if (model) {
        connect(model, &MessageModel::detailsLoaded, this, &PlanStrip::forget);
        connect(model, &MessageModel::rowsInserted, this, &PlanStrip::forget);
        connect(model, &MessageModel::modelReset, this, &PlanStrip::forget);
    }
    forget();
}

void PlanStrip::setCut(int lastRow)
{
    m_cut = lastRow;
    const int rows = m_model ? m_model->rowCount() : 0;
    setAccessibleName(tr("Messages %1 of %2 stay").arg(format::range(1, lastRow + 1), format::number(rows)));
    setToolTip(accessibleName());
    update();
}

QSize PlanStrip::sizeHint() const
{
    const int u = Style::measures().u;
    return {80 * u, 6 * u};
}

double PlanStrip::xOf(double row) const
{
    const int rows = m_model ? m_model->rowCount() : 0;
    const double x = rows > 0 ? row * width() / rows : 0;
    return layoutDirection() == Qt::RightToLeft ? width() - x : x;
}

int PlanStrip::rowAt(int x) const
{
    const int rows = m_model ? m_model->rowCount() : 0;
    const int from = layoutDirection() == Qt::RightToLeft ? width() - x : x;
    return rows > 0 && width() > 0 ? qBound(0, int(qint64(from) * rows / width()), rows - 1) : -1;
}

void PlanStrip::forget()
{
    m_ticks.clear();
    update();
}

void PlanStrip::makeTicks()
{
    const int rows = m_model->rowCount();
    const int places = qBound(1, width() / TickStep, rows);
    m_ticks.assign(size_t(places), Tick::Message);
    for (int row = 0; row < rows; ++row) {
        const OutlineDetail* detail = m_model->detail(row);
        if (!detail)
            break; // they come in order
        if (detail->role == Role::User)
            m_ticks[size_t(qint64(row) * places / rows)] = Tick::Prompt;
    }
}

void PlanStrip::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    if (!m_model || m_model->rowCount() == 0)
        return;
    if (m_ticks.empty())
        makeTicks();
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const int rows = m_model->rowCount();
    QPainter painter(this);
    const int bottom = 3 * u;
    const double step = double(rows) / double(m_ticks.size());
    for (size_t i = 0; i < m_ticks.size(); ++i) {
        const bool prompt = m_ticks[i] == Tick::Prompt;
        const double x = xOf((double(i) + 0.5) * step);
        const int height = prompt ? bottom : bottom - u;
        painter.fillRect(QRectF(x - 1, bottom - height, 2, height), prompt ? c.accent : c.edge);
    }
    const double cut = xOf(m_cut + 1);
    const int line = 4 * u;
    painter.setPen(QPen(c.accent, 3));
    painter.drawLine(QPointF(xOf(0), line), QPointF(cut, line));
    QPen dashes(c.edge, 2);
    dashes.setDashPattern({3, 2.5});
    painter.setPen(dashes);
    painter.drawLine(QPointF(cut, line), QPointF(xOf(rows), line));
    if (m_cut >= 0)
        painter.fillRect(QRectF(qBound(0.0, cut - 1, width() - 2.0), 0, 2, line + u), c.accent);
}

void PlanStrip::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    forget();
}

void PlanStrip::mousePressEvent(QMouseEvent* event)
{
    const int row = rowAt(int(event->position().x()));
    if (event->button() == Qt::LeftButton && row >= 0)
        emit chosen(row);
}

} // namespace stemma
