// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/journallimits.h"
#include "ui/settings/preference.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace stemma {

class Settings;

/// What the user chose of all preferences, kept in the settings file. Reading never fails: what is missing or damaged
/// there counts as not chosen. GUI thread.
class Preferences final : public QObject
{
    Q_OBJECT
public:
    using Id = Preference::Id;
    using Get = std::function<QVariant()>;
    using Set = std::function<void(const QVariant&)>;

    /// @p settings must outlive it.
    explicit Preferences(Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QVariant value(Id id) const;
    [[nodiscard]] bool flag(Id id) const { return value(id).toBool(); }
    [[nodiscard]] int number(Id id) const { return value(id).toInt(); }
    [[nodiscard]] QString text(Id id) const { return value(id).toString(); }
    /// Keeps it, and tells of it where it is another than before.
    void set(Id id, const QVariant& value);

    /// Lets another object keep the value of a preference without a key; take() is called when the value changes.
    void bind(Id id, Get get, Set set = {});
    void take(); ///< tells of what other objects, or other windows, have changed since
    void take(Id id); ///< of one that may have changed

signals:
    void changed(stemma::Preference::Id id);

private:
    struct Keeper
    {
        Get get;
        Set set;
    };

    Settings& m_settings;
    QHash<Id, Keeper> m_keepers;
    QHash<Id, QVariant> m_known; ///< as it was told last
};

/// How much undo data is kept; changes made since @p keepFrom always are.
[[nodiscard]] JournalLimits journalLimits(const Preferences& preferences, Time keepFrom);

} // namespace stemma
