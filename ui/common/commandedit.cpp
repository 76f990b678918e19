// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/commandedit.h"

#include "ui/common/style.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionFrame>
#include <QTextDocument>
#include <QToolTip>

namespace stemma {

CommandEdit::CommandEdit(QWidget* parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setFrame(false);
    setFont(Style::measures().code);
}

void CommandEdit::setCommand(const QString& command)
{
    m_command = command;
    setText(command.section(u'\n', 0, 0));
    setCursorPosition(0);
}

QRect CommandEdit::textRect() const
{
    constexpr int Margin = 2; // as QLineEdit has it beside its text
    QStyleOptionFrame option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_LineEditContents, &option, this).adjusted(Margin, 0, -Margin, 0);
}

QString CommandEdit::shownText() const
{
    return fontMetrics().elidedText(text(), Qt::ElideMiddle, textRect().width());
}

void CommandEdit::paintEvent(QPaintEvent* event)
{
    const QString shown = shownText();
    if (hasFocus() || shown == text())
        return QLineEdit::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, textRect(), int(Qt::AlignVCenter | Qt::AlignLeading) | Qt::TextSingleLine,
        palette(), isEnabled(), shown, QPalette::Text);
}

bool CommandEdit::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || shownText() == m_command)
        return QLineEdit::event(event);
    QToolTip::showText(
        static_cast<QHelpEvent*>(event)->globalPos(), Qt::convertFromPlainText(m_command, Qt::WhiteSpaceNormal), this);
    return true;
}

} // namespace stemma
