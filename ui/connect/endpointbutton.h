// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QToolButton>

namespace stemma {

class EndpointBook;

/// Which of the models that are set up is asked: shows the chosen one, and its menu has the others and the dialog that
/// sets one up.
class EndpointButton final : public QToolButton
{
    Q_OBJECT
public:
    explicit EndpointButton(QWidget* parent = nullptr);

    void setBook(EndpointBook* book); ///< outlives it
    void setUp(); ///< opens the dialog

private:
    void update();
    void fillMenu();

    QPointer<EndpointBook> m_book;
};

} // namespace stemma
