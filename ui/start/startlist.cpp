// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/start/startpage.h"

#include "ui/common/chip.h"
#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// Paints rows in one line or two, with figures at fixed distances from the end.
class StartDelegate final : public QStyledItemDelegate
{
public:
    explicit StartDelegate(StartList* list)
        : QStyledItemDelegate(list)
        , m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        Q_UNUSED(option)
        const int u = Style::measures().u;
        const bool two = index.row() < m_list->rows().size() && !m_list->rows().at(index.row()).second.isEmpty();
        return {10, two ? 13 * u : 7 * u};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        if (index.row() >= m_list->rows().size())
            return;
        const StartList::Row& row = m_list->rows().at(index.row());
        const Colours& c = Style::colours();
        const Measures& m = Style::measures();
        const bool two = !row.second.isEmpty();
        painter->save();
        const bool current = option.state & QStyle::State_Selected && m_list->hasFocus();
        const bool alternate = !two && index.row() % 2 == 1;
        painter->fillRect(option.rect,
            current                                      ? c.selection
                : option.state & QStyle::State_MouseOver ? c.hover
                : alternate                              ? c.alt
                                                         : c.base);
        if (two && index.row() > 0) {
            painter->setPen(c.line);
            painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        }
        const int size = two ? 26 : 16;
        const QRect line = option.rect.adjusted(2 * m.u, 0, -3 * m.u, 0);
        const auto place = [&](int x, int width, int top, int height) {
            return QStyle::visualRect(option.direction, option.rect, QRect(x, top, width, height));
        };
        const auto text = [&](const QRect& rect, const QString& words, const QFont& font, const QColor& colour,
                              Qt::Alignment align = Qt::AlignLeft, Qt::TextElideMode elide = Qt::ElideRight) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(rect,
                int(QStyle::visualAlignment(option.direction, align)) | Qt::AlignVCenter | Qt::TextSingleLine,
                QFontMetrics(font).elidedText(words, elide, rect.width()));
        };
        const QRect icon = place(line.left(), size, line.center().y() - size / 2 + 1, size);
        painter->drawPixmap(
            icon.topLeft(), icons::pixmap(row.icon, size, c.muted, painter->device()->devicePixelRatioF()));

        // Columns from the end: when, figure, middle.
        int end = line.right() + 1;
        const auto trailing = [&](const QString& words, int width, const QColor& colour, const QFont& font) {
            end -= width;
            text(place(end, width, line.top(), line.height()), words, font, colour, Qt::AlignRight);
            end -= 4 * m.u;
        };
        trailing(row.when, 24 * m.u, c.muted, m.meta);
        if (line.width() > 120 * m.u || two)
            trailing(row.figure, two ? 24 * m.u : 34 * m.u, two ? c.text : c.muted, two ? m.body : m.meta);
        if (!row.middle.isEmpty() && line.width() > 150 * m.u) {
            end -= 30 * m.u;
            text(place(end, 30 * m.u, line.top(), line.height()), row.middle, m.meta, c.muted);
            end -= 2 * m.u;
        }
        const int start = line.left() + size + (two ? 3 * m.u : m.u + m.u / 2);
        const int top = two ? line.top() + 3 * m.u / 2 : line.top();
        const int height = two ? 5 * m.u : line.height();
        const QFont& font = two ? m.bold : m.body;
        int x = start;
        const int titleWidth = qMin(QFontMetrics(font).horizontalAdvance(row.title) + 1, end - x);
        text(place(x, titleWidth, top, height), row.title, font, c.text, Qt::AlignLeft,
            two ? Qt::ElideMiddle : Qt::ElideRight);
        x += titleWidth + 3 * m.u / 2;
        if (!row.note.isEmpty() && x < end) {
            const int width = qMin(QFontMetrics(m.body).horizontalAdvance(row.note) + 1, end - x);
            text(place(x, width, top, height), row.note, m.body, c.muted);
            x += width + 3 * m.u / 2;
        }
        if (!row.chip.isEmpty()) {
            const QString chipIcon = row.chipIsError ? u"error"_s : u"ok"_s;
            const int width = chip::width(chipIcon, row.chip);
            if (x + width < end)
                chip::draw(*painter, place(x, width, top + (height - chip::height()) / 2, chip::height()), chipIcon,
                    row.chip, row.chipIsError ? c.error : c.ok, row.chipIsError ? c.errorTint : c.okTint);
        }
        if (two)
            text(place(start, end - start, top + height, 5 * m.u), row.second, m.meta, c.muted, Qt::AlignLeft,
                Qt::ElideMiddle);
        painter->restore();
    }

private:
    StartList* m_list;
};

} // namespace

StartList::StartList(QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new StartDelegate(this));
    setFrameShape(QFrame::StyledPanel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMouseTracking(true);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { emit chosen(row(item)); });
}

void StartList::setRows(const QList<Row>& rows)
{
    m_rows = rows;
    clear();
    for (const Row& row : rows) {
        // The text is what screen readers say; the delegate paints the row.
        QStringList words {row.title, row.note, row.chip, row.second, row.middle, row.figure, row.when};
        words.removeAll(QString());
        auto* item = new QListWidgetItem(words.join(u", "_s), this); // the list takes it
        item->setToolTip(row.toolTip);
    }
    updateGeometry();
}

QSize StartList::sizeHint() const
{
    int height = 2 * frameWidth();
    for (int row = 0; row < count(); ++row)
        height += sizeHintForRow(row);
    return {100 * Style::measures().u, height};
}

QSize StartList::minimumSizeHint() const
{
    return {40 * Style::measures().u, sizeHint().height()};
}

void StartList::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentRow() >= 0) {
        emit chosen(currentRow());
        return;
    }
    QListWidget::keyPressEvent(event);
}

} // namespace stemma
