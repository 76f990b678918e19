// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/usage/usagecache.h"

#include "core/store/conversation/idhash.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr quint32 UsageCacheVersion = 6; // another one where UnitCalls or what it means changes
constexpr std::string_view UsageHashProbe = "usage"; ///< hashes of ids are the same in one build only

} // namespace

UsageCache::UsageCache(const QString& format, const QString& path)
    : m_file(u"usage-"_s + format, UsageCacheVersion, path)
{
}

void UsageCache::read()
{
    CacheReader reader(m_file);
    const bool isOurs = reader.value<quint64>() == idHash(UsageHashProbe);
    const auto units = isOurs ? reader.value<quint64>() : 0;
    bool isSound = isOurs;
    for (quint64 i = 0; i < units && isSound && reader.hasMore(); ++i) {
        const QString session = reader.text();
        Known known {reader.bytes(), {}};
        isSound = known.calls.read(reader);
        m_known.insert(session, known);
    }
    if (!isSound || !reader.isSound())
        m_known.clear();
}

std::optional<UnitCalls> UsageCache::take(const UsageUnit& unit)
{
    const auto known = m_known.find(unit.session.value);
    if (known == m_known.end() || unit.stamp.isEmpty() || known->stamp != unit.stamp)
        return {};
    UnitCalls calls = std::move(known->calls);
    m_known.erase(known);
    return calls;
}

bool UsageCache::isCurrent(const std::vector<UsageUnit>& units) const
{
    return size_t(m_known.size()) == units.size() && std::ranges::all_of(units, [this](const UsageUnit& unit) {
        const auto known = m_known.constFind(unit.session.value);
        return known != m_known.cend() && !unit.stamp.isEmpty() && known->stamp == unit.stamp;
    });
}

void UsageCache::begin(size_t units)
{
    m_writer = std::make_unique<CacheWriter>(m_file);
    m_writer->value(idHash(UsageHashProbe));
    m_writer->value(quint64(units));
}

void UsageCache::add(const UsageUnit& unit, const UnitCalls& calls, bool isRead)
{
    if (!m_writer)
        return;
    m_writer->text(unit.session.value);
    m_writer->bytes(isRead ? unit.stamp : QByteArray());
    calls.write(*m_writer);
}

void UsageCache::commit()
{
    if (m_writer)
        m_writer->commit();
    m_writer.reset();
}

} // namespace stemma
