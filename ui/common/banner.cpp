// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/banner.h"

#include "ui/common/icons.h"
#include "ui/common/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace stemma {

Banner::Banner(QWidget* parent)
    : QWidget(parent)
{
    const int u = Style::measures().u;
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(9 * u, 3 * u / 2, 2 * u, 3 * u / 2);
    m_layout->setSpacing(2 * u);
    m_label = new QLabel(this);
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::RichText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->addWidget(m_label, 1);
    hide();
}

void Banner::tell(Kind kind, const QString& first, const QString& more, const QString& details)
{
    m_kind = kind;
    QString text = u"<b>%1</b>"_s.arg(first.toHtmlEscaped());
    if (!more.isEmpty())
        text.append(u' ').append(more.toHtmlEscaped());
    m_label->setText(text);
    m_label->setToolTip(details.toHtmlEscaped());
    setAccessibleName(this->text());
    setVisible(true);
    update();
}

void Banner::setButtons(const QStringList& texts)
{
    // One of them may be what is answering right now.
    for (QPushButton* button : std::as_const(m_buttons)) {
        button->hide();
        button->disconnect(this);
        button->deleteLater();
    }
    m_buttons.clear();
    m_more = nullptr;
    const auto count = int(texts.size());
    const bool hasMore = count > MostButtons;
    QMenu* menu = nullptr;
    for (int number = 0; number < count; ++number) {
        const auto press = [this, number] { emit pressed(number); };
        if (!hasMore || number < MostButtons - 2 || number == count - 1) {
            connect(addButton(texts.at(number)), &QPushButton::clicked, this, press);
            continue;
        }
        if (!menu) {
            m_more = addButton(tr("More"));
            menu = new QMenu(m_more);
            m_more->setMenu(menu);
        }
        QString text = texts.at(number);
        connect(menu->addAction(text.replace(u'&', u"&&"_s)), &QAction::triggered, this, press);
    }
}

QPushButton* Banner::addButton(const QString& text)
{
    auto* button = new QPushButton(text, this);
    m_layout->addWidget(button);
    m_buttons.append(button);
    return button;
}

QString Banner::text() const
{
    QString text = m_label->text();
    return text.remove(u"<b>"_s).remove(u"</b>"_s);
}

void Banner::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const Colours& c = Style::colours();
    const int u = Style::measures().u;
    const QColor line = m_kind == Kind::Error ? c.error : m_kind == Kind::Warning ? c.warning : c.accent;
    const QColor tint = m_kind == Kind::Error ? c.errorTint : m_kind == Kind::Warning ? c.warningTint : c.userTint;
    const QString icon = m_kind == Kind::Error ? u"error"_s : m_kind == Kind::Warning ? u"warning"_s : u"info"_s;
    QPainter painter(this);
    painter.setPen(line);
    painter.setBrush(tint);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect(mirrored ? width() - 4 : 0, 0, 4, height()), line);
    const int x = mirrored ? width() - 4 - 2 * u - 16 : 4 + 2 * u;
    painter.drawPixmap(QPoint(x, height() / 2 - 8), icons::pixmap(icon, 16, line, devicePixelRatioF()));
}

} // namespace stemma
