// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/cachefile.h"
#include "core/usage/unitcalls.h"

namespace stemma {

/// The calls of a store as they were read the last time, in the cache directory. A unit is as it was while its stamp
/// is. One thread.
class UsageCache
{
public:
    /// @p path: of the store.
    UsageCache(const QString& format, const QString& path);

    void read();
    /// The calls of a unit that is as it was; they are taken out.
    [[nodiscard]] std::optional<UnitCalls> take(const UsageUnit& unit);
    /// Whether all that is kept is of these units, and as they are now.
    [[nodiscard]] bool isCurrent(const std::vector<UsageUnit>& units) const;

    /// Begins to write what is kept from now on; it takes the place of what was there with commit().
    void begin(size_t units);
    /// @p isRead: false where reading it failed, so that it is read again.
    void add(const UsageUnit& unit, const UnitCalls& calls, bool isRead);
    void commit();

private:
    struct Known
    {
        QByteArray stamp;
        UnitCalls calls;
    };

    CacheFile m_file;
    QHash<QString, Known> m_known; ///< by session
    std::unique_ptr<CacheWriter> m_writer;
};

} // namespace stemma
