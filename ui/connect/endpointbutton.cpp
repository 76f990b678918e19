// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/connect/endpointbutton.h"

#include "ui/connect/endpointbook.h"
#include "ui/connect/endpointdialog.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace stemma {

EndpointButton::EndpointButton(QWidget* parent)
    : QToolButton(parent)
{
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setPopupMode(QToolButton::InstantPopup);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* menu = new QMenu(this);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &EndpointButton::fillMenu);
    update();
}

void EndpointButton::setBook(EndpointBook* book)
{
    m_book = book;
    connect(book, &EndpointBook::changed, this, &EndpointButton::update);
    update();
}

void EndpointButton::update()
{
    const bool isSet = m_book && m_book->isSet();
    setEnabled(m_book);
    setText(isSet ? m_book->endpoint().model : tr("Model…"));
    setToolTip(isSet ? tr("The model %1 at %2. Click to choose another one.")
                           .arg(m_book->endpoint().model, m_book->endpoint().host())
                     : tr("Set up the model that is asked"));
    setAccessibleName(tr("Model that is asked"));
}

void EndpointButton::fillMenu()
{
    menu()->clear();
    if (!m_book)
        return;
    const QList<ModelEndpoint>& endpoints = m_book->endpoints();
    for (qsizetype i = 0; i < endpoints.size(); ++i) {
        QAction* action = menu()->addAction(
            u"%1 · %2"_s.arg(endpoints.at(i).model, endpoints.at(i).host()), this, [this, i] { m_book->choose(i); });
        action->setCheckable(true);
        action->setChecked(i == m_book->chosen());
    }
    menu()->addSeparator();
    menu()->addAction(tr("Set up models…"), this, &EndpointButton::setUp);
}

void EndpointButton::setUp()
{
    if (!m_book)
        return;
    auto* dialog = new EndpointDialog(*m_book, window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace stemma
