// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/timespanssource.h"
#include "ui/timeline/timeaxis.h"

#include <QPixmap>
#include <QWidget>

namespace stemma {

class MessageModel;

/// A thin line of the time of a session above its timeline: when the agent worked, when tools ran, when it waited for
/// the user. Shows where the timeline stands, and a click or the arrow keys lead there. Painted once for a width,
/// however many messages there are.
class TimeStrip final : public QWidget
{
    Q_OBJECT
public:
    /// The model must outlive it.
    TimeStrip(const MessageModel& model, QWidget* parent);

    void setTimes(const SessionTimesPtr& times, bool isLoading);
    void setWindow(int firstRow, int lastRow); ///< what the timeline shows

    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    [[nodiscard]] int xOf(qint64 ms) const;
    /// Of the span at a point: what it was, how long, from when to when, in which message; and the tools that ran
    /// there.
    [[nodiscard]] QString tipAt(const QPoint& at) const;
    [[nodiscard]] QString summary() const; ///< the shares in words
    struct Tick
    {
        int x = 0;
        QString text;
    };
    /// The times below the spans: to the minute, to the second where a minute would be there twice.
    [[nodiscard]] std::vector<Tick> ticks() const { return ticks(false); }
    /// The message at a point, that of the tool if it is one; -1: none.
    [[nodiscard]] int rowAt(const QPoint& at) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void rowChosen(int row);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect lane() const; ///< where the spans are; the clock is below
    [[nodiscard]] QRect clockRow() const; ///< the shares behind the ticks included
    [[nodiscard]] int sharesWidth() const; ///< 0: there is no room for them
    [[nodiscard]] std::vector<Tick> ticks(bool withSeconds) const;
    [[nodiscard]] double placeAt(int x) const;
    [[nodiscard]] std::vector<const TimeSpan*> toolsAt(int x) const;
    [[nodiscard]] QString spanText(const TimeSpan& span) const;
    void choose(int span);
    void paintSpans(QPainter& painter) const;
    void paintClock(QPainter& painter) const;
    void paintWindow(QPainter& painter) const;

    const MessageModel& m_model;
    SessionTimesPtr m_times;
    TimeAxis m_axis;
    QPixmap m_picture; ///< of spans and clock; null: to be painted
    int m_firstShown = 0;
    int m_lastShown = -1;
    int m_current = -1; ///< span that the arrow keys went to
    bool m_isLoading = false;
};

} // namespace stemma
