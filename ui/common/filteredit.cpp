// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/filteredit.h"

#include "ui/common/icons.h"

#include <QKeyEvent>

namespace stemma {

FilterEdit::FilterEdit(const QString& icon, const QString& name, QWidget* parent)
    : QLineEdit(parent)
{
    setPlaceholderText(name);
    setAccessibleName(name);
    setClearButtonEnabled(true);
    addAction(icons::icon(icon), LeadingPosition);
    m_typing.setSingleShot(true);
    m_typing.setInterval(TypingMs);
    connect(this, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, [this] { emit wordsChanged(text()); });
}

void FilterEdit::settle()
{
    m_typing.stop();
    emit wordsChanged(text());
}

void FilterEdit::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        if (text().isEmpty())
            emit left();
        else
            clear();
        return;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_list) {
            settle();
            window()->setAttribute(Qt::WA_KeyboardFocusChange); // a frame shows where the keys lead
            m_list->setFocus(Qt::OtherFocusReason);
            return;
        }
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace stemma
