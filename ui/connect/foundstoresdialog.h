// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storesearch.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace stemma {

/// The stores that were found in a folder, to choose which are to be opened.
class FoundStoresDialog final : public QDialog
{
    Q_OBJECT
public:
    FoundStoresDialog(const QString& folder, const StoresBelow& found, QWidget* parent = nullptr);

    [[nodiscard]] QStringList chosen() const; ///< paths
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QPushButton* openButton() const { return m_open; }

signals:
    void openRequested(const QStringList& paths);

private:
    void updateOpen();

    QListWidget* m_list;
    QPushButton* m_open;
};

} // namespace stemma
