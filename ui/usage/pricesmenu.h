// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/usage/pricetable.h"

#include <QObject>

class QMenu;
class QTreeWidget;

namespace stemma {

/// The prices that costs are by: reads them, and fills a menu that says of which day they are, shows them and opens the
/// user's own file. GUI thread.
class PricesMenu final : public QObject
{
    Q_OBJECT
public:
    explicit PricesMenu(QMenu* menu, QWidget* parent);

    void read(); ///< the user's own file again; changed() follows
    [[nodiscard]] bool isReading() const { return m_reading > 0; }
    /// Null before they were read; those of the program alone where the user's own cannot be used.
    [[nodiscard]] const std::shared_ptr<const PriceTable>& table() const { return m_table; }
    [[nodiscard]] const QString& error() const { return m_error; } ///< why the user's own cannot be used
    [[nodiscard]] QString dateText() const; ///< "Prices of 30 Nov 2025, in USD"
    void editOwn(); ///< opens the file, which is made if there is none
    void showPrices();

signals:
    void changed();
    void noticed(const QString& text);

private:
    void fillMenu();
    void fillTable(QTreeWidget* table) const;

    QMenu* m_menu = nullptr;
    QWidget* m_window = nullptr;
    std::shared_ptr<const PriceTable> m_table;
    QString m_error;
    int m_reading = 0;
};

} // namespace stemma
