// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>
#include <QPainter>
#include <QStyle>

namespace stemma {

/// A line of plain text that is shown as far as there is room; text() is all of it.
class ElidedLabel final : public QLabel
{
public:
    explicit ElidedLabel(QWidget* parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        style()->drawItemText(&painter, contentsRect(), int(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine,
            palette(), isEnabled(), fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()),
            foregroundRole());
    }
};

} // namespace stemma
