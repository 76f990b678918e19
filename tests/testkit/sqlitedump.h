// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

namespace stemma {

/// Every row of every table of a SQLite file, a line each: table, rowid, values with their storage classes; in the
/// order of tables and rowids. Equal dumps mean equal contents. The counters of AUTOINCREMENT are left out: what
/// others write in between raises them.
[[nodiscard]] QStringList dumpSqlite(const QString& path);
/// These, a line each.
[[nodiscard]] QStringList dumpCounters(const QString& path);

} // namespace stemma
