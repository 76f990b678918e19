// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/collectedchanges.h"

#include <QObject>

namespace stemma {

class EditBanner;
class OpenStore;
class PlanOpener;
class StoreManager;
class TabArea;

/// Changes that are collected to be made together: kept for each store, chosen anew, planned as one. GUI thread.
class CollectedEditing final : public QObject
{
    Q_OBJECT
public:
    /// All of them must outlive it.
    CollectedEditing(
        PlanOpener& plans, StoreManager& stores, TabArea& tabs, EditBanner& banner, QObject* parent = nullptr);

    [[nodiscard]] CollectedChanges& changes() const { return *m_changes; }
    void plan(OpenStore* store); ///< all of a store's
    void beginAgain(int row); ///< to choose one of the current store's anew

signals:
    void said(const QString& text); ///< for the status bar
    void changed(); ///< there is something to be seen among them

private:
    void connectChanges();
    void take(const QString& store, const QString& replaced, const SingleEdit& edit, const QString& title);

    PlanOpener& m_plans;
    StoreManager& m_stores;
    TabArea& m_tabs;
    EditBanner& m_banner;
    CollectedChanges* m_changes;
};

} // namespace stemma
