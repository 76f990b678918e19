// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/editservice.h"

#include <QPointer>

class QWidget;

namespace stemma {

class Actions;
class DoctorDialog;
class StoreManager;
class TabArea;

/// The database doctor of the current tab's store, and what its user wishes there. GUI thread.
class Doctoring final : public QObject
{
    Q_OBJECT
public:
    /// All of it must outlive it.
    struct Parts
    {
        EditService& service;
        Actions& actions;
        StoreManager& stores;
        TabArea& tabs;
        QWidget& window;
    };

    explicit Doctoring(const Parts& parts, QObject* parent = nullptr);

    void update(); ///< whether there is a store
    /// Opens the dialog for the store of the current tab, or the only one; null: there is none.
    DoctorDialog* open();

signals:
    void deleteRequested(stemma::OpenStore* store, const stemma::SessionId& session);

private:
    [[nodiscard]] OpenStore* store() const;

    Parts m_parts;
    QPointer<DoctorDialog> m_dialog;
    QString m_store; ///< that the dialog is about
};

} // namespace stemma
