// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/outline/turndelegate.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"
#include "ui/outline/turnmodel.h"

#include <QApplication>
#include <QPainter>

namespace stemma {

namespace {

int lineHeight()
{
    const Measures& m = Style::measures();
    return qMax(m.bodyLine, QFontMetrics(m.body).height());
}

void drawLine(QPainter& painter, const QRect& place, const QString& text, const QFont& font, const QColor& ink,
    Qt::Alignment alignment)
{
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, int(alignment | Qt::AlignVCenter | Qt::TextSingleLine),
        QFontMetrics(font).elidedText(text, Qt::ElideRight, place.width()));
}

} // namespace

QSize TurnDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    const Measures& m = Style::measures();
    const int facts = index.parent().isValid() ? 0 : QFontMetrics(m.meta).height();
    return {20 * m.u, lineHeight() + facts + m.u};
}

void TurnDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Measures& m = Style::measures();
    const Colours& c = Style::colours();
    QStyleOptionViewItem ground = option;
    initStyleOption(&ground, index);
    ground.text.clear();
    const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &ground, painter, option.widget);
    painter->save();
    const bool isTurn = !index.parent().isValid();
    const bool failed = index.data(TurnModel::FailedRole).toBool();
    const QString icon = index.data(TurnModel::IconRole).toString();
    const QString time = index.data(TurnModel::TimeRole).toString();
    const auto visual = [&](const QRect& place) { return QStyle::visualRect(option.direction, option.rect, place); };
    const Qt::Alignment start = Qt::AlignLeading; // mirrored by the painter
    const Qt::Alignment end = Qt::AlignTrailing;
    QRect line = option.rect.adjusted(m.u / 2, m.u / 2, -2 * m.u, 0);
    line.setHeight(lineHeight());

    const int size = 4 * m.u;
    const QRect iconPlace(line.left(), line.center().y() - size / 2, size, size);
    const QColor iconInk = failed && !isTurn ? c.error : isTurn ? c.accent : c.muted;
    if (!icon.isEmpty())
        painter->drawPixmap(visual(iconPlace),
            icons::pixmap(failed && !isTurn ? QStringLiteral("fail") : icon, size, iconInk,
                painter->device()->devicePixelRatio()));
    line.setLeft(iconPlace.right() + 1 + m.u + m.u / 2);
    const int textLeft = line.left();
    // Times stand in the second line of a turn, and at the end of the others where the words have room beside them.
    const int timeWidth = QFontMetrics(m.meta).horizontalAdvance(time) + 1;
    QRect text = line;
    if (!isTurn && !time.isEmpty() && line.width() > 60 * m.u) {
        text.setRight(line.right() - timeWidth - 2 * m.u);
        drawLine(*painter, visual(QRect(line.right() - timeWidth + 1, line.top(), timeWidth, line.height())), time,
            m.meta, c.muted, end);
    }
    const QString checkpoint = index.data(TurnModel::CheckpointRole).toString();
    const int flag = 3 * m.u;
    // A flag with its name at the end of the line; without the name where the words would have no room.
    if (!checkpoint.isEmpty()) {
        const int most = text.width() / 3;
        const int wide = std::min(QFontMetrics(m.meta).horizontalAdvance(checkpoint) + 1, most);
        const bool hasName = most > 15 * m.u;
        const int left = text.right() - flag - (hasName ? wide + m.u : 0) + 1;
        painter->drawPixmap(visual(QRect(left, line.center().y() - flag / 2, flag, flag)),
            icons::pixmap(QStringLiteral("checkpoint"), flag, c.accent, painter->device()->devicePixelRatio()));
        if (hasName)
            drawLine(*painter, visual(QRect(left + flag + m.u, line.top(), wide, line.height())), checkpoint, m.meta,
                c.accent, start);
        text.setRight(left - m.u);
    }
    const QColor ink = icon.isEmpty() ? c.muted : failed && !isTurn ? c.error : c.text;
    drawLine(*painter, visual(text), index.data().toString(), m.body, ink, start);
    if (isTurn) {
        QRect facts(textLeft, line.bottom() + 1, line.right() - textLeft + 1, QFontMetrics(m.meta).height());
        if (!time.isEmpty() && facts.width() > 40 * m.u) {
            drawLine(*painter, visual(QRect(facts.right() - timeWidth + 1, facts.top(), timeWidth, facts.height())),
                time, m.meta, c.muted, end);
            facts.setRight(facts.right() - timeWidth - 2 * m.u);
        }
        drawLine(*painter, visual(facts), index.data(TurnModel::FactsRole).toString(), m.meta,
            failed ? c.error : c.muted, start);
    }
    painter->restore();
}

} // namespace stemma
