// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compare/comparedelegate.h"

#include "core/diff/unifieddiff.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

using Mark = CompareRow::Mark;
using RowKind = CompareModel::RowKind;

QColor groundOf(Mark mark, const Colours& c)
{
    switch (mark) {
    case Mark::Differs:
        return c.warningTint;
    case Mark::OnlyA:
        return c.userTint;
    case Mark::OnlyB:
        return c.summaryTint;
    case Mark::Same:
        break;
    }
    return c.base;
}

/// Takes room for one piece of text after the other, from the leading edge.
class Line
{
public:
    Line(QPainter& painter, const QRect& rect, Qt::LayoutDirection direction)
        : m_painter(painter)
        , m_rect(rect)
        , m_direction(direction)
        , m_left(rect.left())
        , m_right(rect.right() + 1)
    {
    }

    void skip(int width) { m_left += width; }
    QRect lead(int width)
    {
        const QRect room(m_left, m_rect.top(), qMax(0, qMin(width, m_right - m_left)), m_rect.height());
        m_left += room.width();
        return QStyle::visualRect(m_direction, m_rect, room);
    }
    QRect trail(int width)
    {
        const QRect room(
            qMax(m_left, m_right - width), m_rect.top(), qMax(0, qMin(width, m_right - m_left)), m_rect.height());
        m_right = room.left();
        return QStyle::visualRect(m_direction, m_rect, room);
    }
    [[nodiscard]] int room() const { return m_right - m_left; }

    void text(const QString& text, const QFont& font, const QColor& colour, bool trailing, int gap)
    {
        if (text.isEmpty() || room() <= 0)
            return;
        const QFontMetrics metrics(font);
        const int width = metrics.horizontalAdvance(text) + 1;
        const QRect place = trailing ? trail(width) : lead(width);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, int(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine,
            metrics.elidedText(text, Qt::ElideRight, place.width()));
        trailing ? void(m_right -= gap) : void(m_left += gap);
    }

private:
    QPainter& m_painter;
    QRect m_rect;
    Qt::LayoutDirection m_direction;
    int m_left;
    int m_right;
};

/// Lines below the words that the other side does not have. In high contrast, where rows that differ have no ground of
/// their own, lines above them too.
void markWords(QPainter& painter, const QRect& place, const QString& text, const QFont& font,
    const QList<diff::Range>& ranges, const Colours& colours)
{
    const QFontMetrics metrics(font);
    const int apart = metrics.ascent() / 2 + 2;
    painter.save();
    painter.setClipRect(place);
    painter.setPen(QPen(colours.warning, 1.5));
    const auto draw = [&](int from, int to, int y) { painter.drawLine(place.left() + from, y, place.left() + to, y); };
    for (const diff::Range& range : ranges) {
        const int from = metrics.horizontalAdvance(text.left(range.start));
        const int to = metrics.horizontalAdvance(text.left(range.start + range.length));
        draw(from, to, place.center().y() + apart);
        if (colours.kind == Colours::Kind::HighContrast)
            draw(from, to, place.center().y() - apart);
    }
    painter.restore();
}

} // namespace

CompareDelegate::CompareDelegate(const CompareModel* model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    const Measures& m = Style::measures();
    return {20 * m.u, qMax(7 * m.u, QFontMetrics(m.body).height() + m.u)};
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    painter->save();
    painter->setLayoutDirection(option.direction);
    const auto kind = RowKind(index.data(CompareModel::KindRole).toInt());
    if (kind != RowKind::Parts)
        paintWide(*painter, option, index);
    else if (index.column() == CompareModel::MarkColumn)
        paintMark(*painter, option, index);
    else
        paintSide(*painter, option, index);
    painter->setPen(c.line);
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 2), c.focus);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2), c.focus);
    }
    painter->restore();
}

void CompareDelegate::paintWide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    painter.fillRect(option.rect, c.alt);
    const auto kind = RowKind(index.data(CompareModel::KindRole).toInt());
    const bool more = kind == RowKind::More || kind == RowKind::Earlier;
    painter.setFont(m.meta);
    painter.setPen(more ? c.accent : c.muted);
    const QRect rect = option.rect.adjusted(2 * m.u, 0, -2 * m.u, 0);
    painter.drawText(rect, Qt::AlignCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rect.width()));
}

void CompareDelegate::paintMark(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const auto mark = Mark(index.data(CompareModel::MarkRole).toInt());
    painter.fillRect(option.rect, c.base);
    painter.setPen(c.line);
    painter.drawLine(option.rect.topLeft(), option.rect.bottomLeft());
    painter.drawLine(option.rect.topRight(), option.rect.bottomRight());
    painter.setFont(Style::measures().body);
    painter.setPen(mark == Mark::Differs ? c.warning : c.muted);
    painter.drawText(option.rect, Qt::AlignCenter, index.data().toString());
}

void CompareDelegate::paintSide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& c = Style::colours();
    const Measures& m = Style::measures();
    const auto side = CompareModel::Column(index.column());
    const CompareCell cell = m_model->cell(index.row(), side);
    const auto mark = Mark(index.data(CompareModel::MarkRole).toInt());
    if (cell.isEmpty()) {
        painter.fillRect(option.rect, c.base);
        painter.fillRect(option.rect, QBrush(c.line, Qt::BDiagPattern));
        return;
    }
    painter.fillRect(option.rect, option.state & QStyle::State_MouseOver ? c.hover : groundOf(mark, c));
    Line line(painter, option.rect.adjusted(m.u, 0, -2 * m.u, -1), option.direction);
    const QRect number = line.lead(8 * m.u);
    painter.setFont(m.small);
    painter.setPen(c.muted);
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight, cell.number);
    line.skip(2 * m.u);
    const QRect icon = line.lead(16);
    const bool same = mark == Mark::Same;
    painter.drawPixmap(QPoint(icon.left(), icon.center().y() - 7),
        icons::pixmap(cell.icon, 16, cell.isCode && !same ? c.tool : c.muted, painter.device()->devicePixelRatioF()));
    line.skip(3 * m.u / 2);
    line.text(cell.tokens, m.small, c.muted, true, 2 * m.u);
    line.text(cell.head, cell.isHeadQuiet ? m.italic : m.codeBold, same ? c.muted : c.text, false, m.u);
    const QFont& font = cell.isCode ? m.code : m.body;
    const QFontMetrics metrics(font);
    const int result = cell.result.isEmpty() ? 0 : QFontMetrics(m.body).horizontalAdvance(cell.result) + 2 * m.u;
    const int most = qMin(line.room(), qMax(12 * m.u, line.room() - result));
    const QString text = metrics.elidedText(cell.text, Qt::ElideRight, most - 1);
    const QRect place = line.lead(metrics.horizontalAdvance(text) + 1);
    painter.setFont(font);
    painter.setPen(same ? c.muted : c.text);
    painter.drawText(place, int(Qt::AlignVCenter | Qt::AlignLeft) | Qt::TextSingleLine, text);
    if (mark == Mark::Differs) {
        const auto other = side == CompareModel::SideAColumn ? CompareModel::SideBColumn : CompareModel::SideAColumn;
        const QString against = m_model->cell(index.row(), other).text;
        const bool isA = side == CompareModel::SideAColumn;
        const diff::WordChanges words = diff::changedWords(isA ? cell.text : against, isA ? against : cell.text);
        markWords(painter, place, cell.text, font, isA ? words.removed : words.added, c);
    }
    line.skip(2 * m.u);
    line.text(cell.result, m.body, cell.failed ? c.error : same || !cell.succeeded ? c.muted : c.ok, false, 0);
}

} // namespace stemma
