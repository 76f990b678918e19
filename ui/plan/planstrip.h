// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/messagemodel.h"

#include <QPointer>
#include <QWidget>

namespace stemma {

/// All messages of a session in one line, with the place where it is cut. Prompts stand out; a click chooses a place.
class PlanStrip final : public QWidget
{
    Q_OBJECT
public:
    explicit PlanStrip(QWidget* parent = nullptr);

    void setModel(MessageModel* model);
    void setCut(int lastRow); ///< the last row that stays
    [[nodiscard]] int rowAt(int x) const;

    QSize sizeHint() const override;

signals:
    void chosen(int row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    enum class Tick : quint8 { None, Message, Prompt };

    void forget();
    void makeTicks();
    [[nodiscard]] double xOf(double row) const;

    QPointer<MessageModel> m_model;
    std::vector<Tick> m_ticks; ///< one for each place that a tick may have; empty: to be made
    int m_cut = -1;
};

} // namespace stemma
