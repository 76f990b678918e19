// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/storeplaces.h"

#include <QObject>

#include <functional>

namespace stemma {

/// A store that a search over everything looks into.
struct KnownStore
{
    QString path; ///< as cleanStorePath() gives it
    QString format; ///< StoreFormat::name(); empty: not known before it is opened
    bool isOpen = false; ///< in the window

    bool operator==(const KnownStore&) const = default;
};

/// The stores that are known without being named: those that are open, those opened lately, and those found at the
/// agents' usual places. One that lies within another one of the same format stands only once, as does a store known
/// in several ways. Servers are known while they are open. Files are looked at off the GUI thread. GUI thread.
class KnownStores final : public QObject
{
    Q_OBJECT
public:
    explicit KnownStores(QObject* parent = nullptr);
    ~KnownStores() override;

    void setOpen(const QList<KnownStore>& stores); ///< one that was open and is not among them was opened lately
    /// Opened lately, newest first. Only what is there is taken up.
    void setRecent(const QList<KnownStore>& stores);
    /// Looks at the usual places, as findStores() does, which goes through folders.
    void find();

    /// Open ones first, then recent ones, then found ones.
    [[nodiscard]] const QList<KnownStore>& stores() const { return m_stores; }
    [[nodiscard]] bool isLooking() const { return m_looks > 0; }

signals:
    void changed();

private:
    using Look = std::function<QList<KnownStore>(const JobControl&)>;
    void look(QList<KnownStore>& stores, JobControl& job, const Look& look);
    void update();

    QList<KnownStore> m_open;
    QList<KnownStore> m_recent; ///< which are there
    QList<KnownStore> m_found;
    QList<KnownStore> m_stores;
    JobControl m_ofRecent;
    JobControl m_ofFound;
    int m_looks = 0; ///< under way
};

} // namespace stemma
