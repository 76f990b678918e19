// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QList>
#include <QString>

namespace stemma {

struct FoundStore
{
    QString path; ///< absolute
    QString format;

    bool operator==(const FoundStore&) const = default;
};

struct StoreSearchLimits
{
    int depth = 10; ///< folders below the first one
    qint64 entries = 50'000; ///< files and folders looked at
};

struct StoresBelow
{
    QList<FoundStore> stores; ///< by path
    qint64 entries = 0; ///< looked at
    bool isComplete = true; ///< false: the limits, or the user, ended it
};

/// Looks for stores in a folder and below it. A folder that is a store is one, whatever it holds; links to folders, and
/// folders that hold no stores by their nature (.git, node_modules), are passed over. Which files are looked into
/// goes by their names. Reads only; progress is in entries. Any thread, long.
[[nodiscard]] StoresBelow findStoresBelow(
    const QString& folder, const JobControl& job, const StoreSearchLimits& limits = {});

} // namespace stemma
