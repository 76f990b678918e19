// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/numberedtext.h"

#include "core/base/text.h"
#include "ui/common/style.h"

#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QTextBlock>

namespace stemma {

NumberedText::NumberedText(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_numbers(new QWidget(this))
{
    setReadOnly(true);
    m_numbers->installEventFilter(this);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &NumberedText::updateMargin);
    connect(this, &QPlainTextEdit::updateRequest, m_numbers, qOverload<>(&QWidget::update));
    updateMargin();
}

void NumberedText::updateMargin()
{
    const int digits = int(QString::number(blockCount()).size());
    const int width = QFontMetrics(Style::measures().small).horizontalAdvance(u'0') * digits + 2 * Style::measures().u;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setViewportMargins(mirrored ? 0 : width, 0, mirrored ? width : 0, 0);
    const QRect area = contentsRect();
    m_numbers->setGeometry(mirrored ? area.right() + 1 - width : area.left(), area.top(), width, area.height());
}

void NumberedText::setCode(const QString& code)
{
    m_code = code;
    setPlainText(withVisibleControls(code, TextUse::Code));
}

QMimeData* NumberedText::createMimeDataFromSelection() const
{
    const QTextCursor cursor = textCursor();
    auto* mime = new QMimeData;
    mime->setText(m_code.sliced(cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()));
    return mime;
}

void NumberedText::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    updateMargin();
}

void NumberedText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (m_numbers && (event->type() == QEvent::FontChange || event->type() == QEvent::LayoutDirectionChange))
        updateMargin();
}

bool NumberedText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_numbers || event->type() != QEvent::Paint)
        return QPlainTextEdit::eventFilter(watched, event);
    paintNumbers();
    return true;
}

void NumberedText::paintNumbers() const
{
    QPainter painter(m_numbers);
    painter.fillRect(m_numbers->rect(), Style::colours().alt);
    painter.setFont(Style::measures().small);
    painter.setPen(Style::colours().muted);
    const int line = QFontMetrics(font()).height();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > m_numbers->height())
            break;
        const QRectF area(0, place.top(), m_numbers->width() - Style::measures().u, line);
        painter.drawText(area, Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    }
}

} // namespace stemma
