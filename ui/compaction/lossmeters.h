// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/lossreview.h"

#include <QWidget>

namespace stemma {

/// How much a summary kept of each kind of fact: a meter and figures for each, and the whole at the end. Where it is
/// narrow it takes more lines; kinds that have no room in these are left to the tool tip, which a chip says.
class LossMeters final : public QWidget
{
    Q_OBJECT
public:
    explicit LossMeters(QWidget* parent = nullptr);

    void setReview(const LossReviewPtr& review, bool isLoading); ///< null: there is none
    [[nodiscard]] int kinds() const { return int(meters().size()); }
    [[nodiscard]] int shownKinds() const; ///< that there is room for
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Meter
    {
        QString name;
        qsizetype kept = 0;
        qsizetype all = 0;
    };
    [[nodiscard]] QList<Meter> meters() const;
    [[nodiscard]] QString wholeText() const;
    struct Place
    {
        int x = 0;
        int line = 0;
    };
    static constexpr int MostLines = 3;

    [[nodiscard]] QList<Place> places(int width, int lines) const; ///< of the kinds that have room
    [[nodiscard]] int heightOf(int lines) const;
    [[nodiscard]] int fittingLines() const; ///< into the height it has
    [[nodiscard]] int endOf(int line, int width) const;
    [[nodiscard]] int firstX() const; ///< of the first meter of a line
    [[nodiscard]] int chipWidth() const;
    void paintChip(QPainter& painter, int x, int y) const;
    /// Paints from @p x on, in the line at @p y, and answers where it ends; only measures without a painter.
    int paintMeter(QPainter* painter, int x, int y, const Meter& meter) const;

    LossReviewPtr m_review;
    bool m_loading = false;
};

} // namespace stemma
