// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"

#include <QColor>
#include <QWidget>

namespace stemma {

/// What fills the agent's window, by kind, with a legend: one bar, or two with figures for now and after a change.
class ContextBars final : public QWidget
{
    Q_OBJECT
public:
    explicit ContextBars(QWidget* parent = nullptr);

    /// @p afterName names the second bar ("Fork").
    void setFigures(const ContextFigures& before, const ContextFigures& after, const QString& afterName);
    /// @p mark: tokens at which something happens; a line across the bar.
    void setFigures(const ContextFigures& now, std::optional<qint64> mark = {});

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override; ///< splitters do not ask for the height of a width

private:
    struct Piece
    {
        QString name;
        QColor colour; ///< invalid: empty
        bool hatched = false;
        qint64 tokens = 0;
    };
    [[nodiscard]] static QList<Piece> piecesOf(const ContextFigures& figures);
    [[nodiscard]] qint64 scale() const;
    [[nodiscard]] QStringList legendLines() const;
    [[nodiscard]] QString entryOf(const Piece& piece) const; ///< its name with its figure
    [[nodiscard]] bool isSingle() const { return m_afterName.isEmpty(); }
    [[nodiscard]] int barsHeight() const;
    void paintBar(QPainter& painter, const QRectF& area, const ContextFigures& figures) const;
    /// Places the legend's entries in lines; paints where there is a painter. The height it takes.
    int flowLegend(QPainter* painter, int top, int width) const;

    ContextFigures m_before;
    ContextFigures m_after;
    QString m_afterName;
    std::optional<qint64> m_mark;
};

} // namespace stemma
