// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/auditcurve.h"

#include <QWidget>

namespace stemma {

/// Context, cost and latency over the turns of a session, one strip each. A pixel covers as many turns
/// as it must: the range pale, the mean on it. Hovering and the arrow keys show the figures.
class AuditChart final : public QWidget
{
    Q_OBJECT
public:
    explicit AuditChart(QWidget* parent = nullptr);

    void setAudit(const SessionAuditPtr& audit);
    /// The turns at a place, in words; empty: none.
    [[nodiscard]] QString wordsAt(int column) const;
    [[nodiscard]] int columnAt(int x) const; ///< -1: none
    [[nodiscard]] int xOf(int column) const; ///< its middle
    [[nodiscard]] int currentColumn() const { return m_current; }
    [[nodiscard]] const std::vector<AuditCurve>& curves() const { return m_curves; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void turnChosen(qint64 turn);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void gather();
    void keepCurrent();
    void takeCurves(std::vector<AuditCurve> curves);
    void setCurrent(int column);
    void choose(int column);
    void paintStrip(QPainter& painter, const AuditCurve& curve, const QRect& area) const;
    void paintCursor(QPainter& painter, int column, const QColor& colour) const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] QRect plot() const;
    [[nodiscard]] double barWidth() const;

    SessionAuditPtr m_audit;
    std::vector<AuditCurve> m_curves;
    int m_gatheredFor = -1; ///< columns
    int m_hovered = -1;
    int m_current = -1;
    quint32 m_generation = 0; ///< answers to earlier questions are dropped
};

} // namespace stemma
