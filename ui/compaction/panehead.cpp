// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/panehead.h"

#include "ui/common/style.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace stemma {

PaneHead::PaneHead(bool summary, QWidget* parent)
    : QWidget(parent)
    , m_summary(summary)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void PaneHead::setWords(const QString& name, const QString& more)
{
    m_name = name;
    m_more = more;
    setAccessibleName(more.isEmpty() ? name : name + u", "_s + more);
    setToolTip(accessibleName());
    update();
}

QSize PaneHead::sizeHint() const
{
    const Measures& m = Style::measures();
    return {40 * m.u, fontMetrics().height() + 2 * m.u};
}

void PaneHead::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    QRect room = rect().adjusted(2 * m.u, 0, -2 * m.u, 0);
    const auto write = [&](const QString& text, const QFont& font, const QColor& ink) {
        const QFontMetrics metrics(font);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), room), Qt::AlignVCenter | Qt::AlignLeading,
            metrics.elidedText(text, Qt::ElideRight, room.width()));
        room.setLeft(room.left() + metrics.horizontalAdvance(text) + 2 * m.u);
    };
    write(m_name, m.bold, m_summary ? c.summary : c.text);
    if (room.width() > 4 * m.u)
        write(m_more, m.body, c.muted);
}

} // namespace stemma
