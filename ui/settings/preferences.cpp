// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/preferences.h"

#include "core/edit/journal.h"
#include "ui/common/settings.h"

namespace stemma {

namespace {

QVariant storedValue(const Settings& settings, const Preference& preference)
{
    return *preference.key ? preference.valid(settings.value(QLatin1StringView(preference.key))) : preference.fallback;
}

} // namespace

Preferences::Preferences(Settings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    for (const Preference& one : preferences())
        m_known.insert(one.id, storedValue(m_settings, one));
}

QVariant Preferences::value(Id id) const
{
    const auto keeper = m_keepers.constFind(id);
    return keeper == m_keepers.cend() ? m_known.value(id) : keeper->get();
}

void Preferences::set(Id id, const QVariant& value)
{
    const Preference& one = preference(id);
    const QVariant valid = one.fallback.isValid() ? one.valid(value) : value;
    if (const auto keeper = m_keepers.constFind(id); keeper != m_keepers.cend()) {
        if (keeper->set)
            keeper->set(valid);
    } else if (*one.key) {
        m_settings.setValue(QLatin1StringView(one.key), valid);
    }
    take(id);
}

void Preferences::bind(Id id, Get get, Set set)
{
    m_keepers.insert(id, {std::move(get), std::move(set)});
    m_known.insert(id, value(id));
}

void Preferences::take()
{
    for (const Preference& one : preferences())
        take(one.id);
}

void Preferences::take(Id id)
{
    const auto keeper = m_keepers.constFind(id);
    const QVariant now = keeper == m_keepers.cend() ? storedValue(m_settings, preference(id)) : keeper->get();
    if (m_known.value(id) == now)
        return;
    m_known.insert(id, now);
    emit changed(id);
}

JournalLimits journalLimits(const Preferences& preferences, Time keepFrom)
{
    const qint64 megabytes = preferences.number(Preference::Id::JournalSize);
    const int days = preferences.number(Preference::Id::JournalAge);
    JournalLimits limits {.bytes = Journal::DefaultLimit, .keepFrom = keepFrom};
    if (megabytes > 0)
        limits.bytes = megabytes * 1'000'000;
    if (days > 0)
        limits.age = std::chrono::days(days);
    return limits;
}

} // namespace stemma
