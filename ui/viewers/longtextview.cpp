// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/viewers/longtextview.h"

#include "ui/common/style.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextLayout>
#include <QTimerEvent>

#include <algorithm>

namespace stemma {

namespace {

constexpr int DragMs = 40;
constexpr int TabColumns = 8;

/// How many bytes the first @p characters of a row take.
qint64 bytesOf(const QString& row, qsizetype characters)
{
    return QStringView(row).first(std::min(characters, row.size())).toUtf8().size();
}

int charactersOf(QByteArrayView row, qint64 bytes)
{
    return int(QString::fromUtf8(row.first(std::clamp<qint64>(bytes, 0, row.size()))).size());
}

} // namespace

LongTextView::LongTextView(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFont(Style::measures().code);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setLayoutDirection(Qt::LeftToRight);
    setLayoutDirection(Qt::LeftToRight); // code and logs are not mirrored
}

void LongTextView::setRows(TextRows rows)
{
    m_rows = std::move(rows);
    m_from = m_to = 0;
    setHits({});
    updateBars();
    viewport()->update();
}

void LongTextView::setUnnumbered(qint64 lines)
{
    m_unnumbered = lines;
    updateBars();
    viewport()->update();
}

qint64 LongTextView::firstRow() const
{
    return verticalScrollBar()->value();
}

int LongTextView::wholeRows() const
{
    return std::max(1, viewport()->height() / rowHeight());
}

int LongTextView::rowHeight() const
{
    return qRound(fontMetrics().height() * 1.2);
}

int LongTextView::gutter() const
{
    return fontMetrics().horizontalAdvance(locale().toString(std::max<qint64>(1, m_rows.lines() - m_unnumbered)))
        + 2 * fontMetrics().horizontalAdvance(u'0');
}

QString LongTextView::textOf(const TextRows::Row& row) const
{
    QString text = QString::fromUtf8(QByteArrayView(m_rows.text()).sliced(row.start, row.length));
    // Control characters as their pictures, one for one so that places stay.
    for (QChar& ch : text) {
        if (ch.unicode() < 0x20 && ch != u'\t')
            ch = QChar(char16_t(0x2400 + ch.unicode()));
        else if ((ch.unicode() >= 0x202A && ch.unicode() <= 0x202E)
            || (ch.unicode() >= 0x2066 && ch.unicode() <= 0x2069))
            ch = QChar(u'\u2426'); // would turn what follows around
    }
    return text;
}

void LongTextView::layOut(QTextLayout& layout) const
{
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(fontMetrics().horizontalAdvance(u' ') * TabColumns);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
}

void LongTextView::paintEvent(QPaintEvent* event)
{
    const Colours& colours = Style::colours();
    QPainter painter(viewport());
    painter.fillRect(event->rect(), colours.base);
    const int left = gutter();
    const int high = rowHeight();
    const int space = fontMetrics().horizontalAdvance(u'0');
    painter.fillRect(QRect(0, 0, left, viewport()->height()), colours.alt);
    const qint64 last = std::min(m_rows.count(), firstRow() + viewport()->height() / high + 2);
    for (qint64 number = firstRow(); number < last; ++number) {
        const int y = int(number - firstRow()) * high;
        const TextRows::Row row = m_rows.row(number);
        painter.setClipping(false);
        painter.setPen(colours.muted);
        if (!row.goesOn && row.line >= m_unnumbered)
            painter.drawText(QRect(0, y, left - space, high), Qt::AlignRight | Qt::AlignVCenter,
                locale().toString(row.line - m_unnumbered + 1));
        const QByteArrayView bytes = QByteArrayView(m_rows.text()).sliced(row.start, row.length);
        QTextLayout layout(textOf(row), font());
        QList<QTextLayout::FormatRange> formats;
        std::pair<int, int> now; // the characters of the current hit
        const auto mark = [&](qint64 from, qint64 to, const QColor& ground, const QColor& ink) {
            const int start = charactersOf(bytes, from - row.start);
            const int end = charactersOf(bytes, to - row.start);
            QTextCharFormat format;
            format.setBackground(ground);
            format.setForeground(ink);
            if (end > start)
                formats.append({start, end - start, format});
        };
        for (auto hit = std::ranges::lower_bound(m_hits, row.start - TextRows::LongestRow, {}, &TextHit::start);
            hit != m_hits.end() && hit->start < row.start + row.length; ++hit) {
            const bool isNow = hit - m_hits.begin() == m_hit;
            if (isNow)
                now = {charactersOf(bytes, hit->start - row.start),
                    charactersOf(bytes, hit->start + hit->length - row.start)};
            mark(hit->start, hit->start + hit->length, isNow ? colours.hitNow : colours.hit,
                isNow ? colours.hitNowText : colours.hitText);
        }
        const bool isHit = m_hit >= 0 && m_hits[size_t(m_hit)].start == selectionStart();
        if (!isHit)
            mark(selectionStart(), selectionEnd(), palette().color(QPalette::Highlight),
                palette().color(QPalette::HighlightedText));
        layout.setFormats(formats);
        layOut(layout);
        painter.setClipRect(QRect(left, 0, viewport()->width() - left, viewport()->height()));
        painter.setPen(colours.text);
        layout.draw(&painter,
            QPointF(left + space - horizontalScrollBar()->value(), y + (high - fontMetrics().height()) / 2.0));
        if (now.second > now.first) {
            constexpr double FrameWidth = 1.5;
            const QTextLine line = layout.lineAt(0);
            const double from = line.cursorToX(now.first);
            painter.setPen(QPen(colours.text, FrameWidth));
            painter.drawRect(QRectF(left + space - horizontalScrollBar()->value() + from,
                y + (high - fontMetrics().height()) / 2.0, line.cursorToX(now.second) - from, fontMetrics().height()));
        }
    }
}

void LongTextView::updateBars()
{
    verticalScrollBar()->setRange(0, int(std::max<qint64>(0, m_rows.count() - wholeRows())));
    verticalScrollBar()->setPageStep(wholeRows());
    verticalScrollBar()->setSingleStep(1);
    // The rows on screen decide: one long row among millions would leave the bar useless for the others.
    int widest = 0;
    const qint64 last = std::min(m_rows.count(), firstRow() + wholeRows() + 1);
    for (qint64 number = firstRow(); number < last; ++number) {
        const TextRows::Row row = m_rows.row(number);
        const auto tabs = QByteArrayView(m_rows.text()).sliced(row.start, row.length).count('\t');
        widest = std::max(widest, int(row.length + tabs * (TabColumns - 1)));
    }
    const int room = viewport()->width() - gutter() - 2 * fontMetrics().horizontalAdvance(u'0');
    const int needed = widest * fontMetrics().horizontalAdvance(u'0') - room;
    horizontalScrollBar()->setRange(0, std::max({0, needed, horizontalScrollBar()->value()}));
    horizontalScrollBar()->setPageStep(std::max(1, room));
    horizontalScrollBar()->setSingleStep(4 * fontMetrics().horizontalAdvance(u'0'));
}

void LongTextView::scrollContentsBy(int, int)
{
    updateBars();
    viewport()->update();
}

void LongTextView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateBars();
}

void LongTextView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange)
        updateBars();
}

// ---- places ----------------------------------------------------------------------------------------

qint64 LongTextView::offsetAt(QPoint point) const
{
    if (m_rows.count() == 0)
        return 0;
    const qint64 number = firstRow() + (point.y() < 0 ? -1 : point.y() / rowHeight());
    if (number < 0)
        return 0;
    if (number >= m_rows.count())
        return m_rows.text().size();
    const TextRows::Row row = m_rows.row(number);
    QTextLayout layout(textOf(row), font());
    layOut(layout);
    const int x = point.x() - gutter() - fontMetrics().horizontalAdvance(u'0') + horizontalScrollBar()->value();
    const QString text = QString::fromUtf8(QByteArrayView(m_rows.text()).sliced(row.start, row.length));
    return row.start + bytesOf(text, layout.lineAt(0).xToCursor(x));
}

void LongTextView::reveal(qint64 offset)
{
    const qint64 number = m_rows.rowAt(offset);
    if (number < firstRow() || number >= firstRow() + wholeRows())
        verticalScrollBar()->setValue(int(std::max<qint64>(0, number - wholeRows() / 3)));
    if (m_rows.count() == 0)
        return;
    const TextRows::Row row = m_rows.row(number);
    QTextLayout layout(textOf(row), font());
    layOut(layout);
    const QByteArrayView bytes = QByteArrayView(m_rows.text()).sliced(row.start, row.length);
    const int x = int(layout.lineAt(0).cursorToX(charactersOf(bytes, offset - row.start)));
    const int room = viewport()->width() - gutter() - 10 * fontMetrics().horizontalAdvance(u'0');
    updateBars();
    if (x < horizontalScrollBar()->value() || x > horizontalScrollBar()->value() + room)
        horizontalScrollBar()->setValue(std::max(0, x - room / 2));
}

void LongTextView::setHits(std::vector<TextHit> hits)
{
    m_hits = std::move(hits);
    m_hit = -1;
    viewport()->update();
}

void LongTextView::showHit(qsizetype hit)
{
    m_hit = hit;
    m_from = m_hits[size_t(hit)].start;
    m_to = m_from + m_hits[size_t(hit)].length;
    reveal(m_from);
    viewport()->update();
}

void LongTextView::goToLine(qint64 line)
{
    const qint64 row = m_rows.rowOfLine(line + m_unnumbered);
    verticalScrollBar()->setValue(int(row));
    if (row < m_rows.count())
        select(m_rows.row(row).start, m_rows.row(row).start + m_rows.row(row).length);
}

void LongTextView::select(qint64 from, qint64 to)
{
    m_from = from;
    m_to = to;
    viewport()->update();
}

QString LongTextView::selectedText() const
{
    return QString::fromUtf8(QByteArrayView(m_rows.text()).sliced(selectionStart(), selectionEnd() - selectionStart()));
}

// ---- input -----------------------------------------------------------------------------------------

void LongTextView::keyPressEvent(QKeyEvent* event)
{
    const auto scroll = [](QScrollBar* bar, QAbstractSlider::SliderAction action) { bar->triggerAction(action); };
    if (event->matches(QKeySequence::Copy)) {
        if (selectionEnd() > selectionStart())
            QApplication::clipboard()->setText(selectedText());
    } else if (event->matches(QKeySequence::SelectAll)) {
        select(0, m_rows.text().size());
    } else if (event->key() == Qt::Key_Home) {
        scroll(verticalScrollBar(), QAbstractSlider::SliderToMinimum);
    } else if (event->key() == Qt::Key_End) {
        scroll(verticalScrollBar(), QAbstractSlider::SliderToMaximum);
    } else if (event->key() == Qt::Key_PageUp) {
        scroll(verticalScrollBar(), QAbstractSlider::SliderPageStepSub);
    } else if (event->key() == Qt::Key_PageDown || event->key() == Qt::Key_Space) {
        scroll(verticalScrollBar(), QAbstractSlider::SliderPageStepAdd);
    } else {
        QAbstractScrollArea::keyPressEvent(event); // the arrows
    }
}

void LongTextView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const qint64 at = offsetAt(event->position().toPoint());
    select(event->modifiers() & Qt::ShiftModifier ? m_from : at, at);
}

void LongTextView::mouseMoveEvent(QMouseEvent* event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    m_mouseAt = event->position().toPoint();
    select(m_from, offsetAt(m_mouseAt));
    if (viewport()->rect().contains(m_mouseAt))
        m_dragging.stop();
    else
        m_dragging.start(DragMs, this);
}

void LongTextView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const qint64 number = m_rows.rowAt(offsetAt(event->position().toPoint()));
    if (number < m_rows.count())
        select(m_rows.row(number).start, m_rows.row(number).start + m_rows.row(number).length);
}

void LongTextView::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_dragging.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    if (!(QApplication::mouseButtons() & Qt::LeftButton)) {
        m_dragging.stop();
        return;
    }
    const int beyond = m_mouseAt.y() < 0 ? -1 : m_mouseAt.y() >= viewport()->height() ? 1 : 0;
    verticalScrollBar()->setValue(verticalScrollBar()->value() + 3 * beyond);
    select(m_from, offsetAt(m_mouseAt));
}

} // namespace stemma
