// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QStringList>

namespace stemma {

/// Makes a private SQLite file of Stemma's own (0600, its folder 0700), if there is none yet, and runs @p statements
/// in one transaction where its user_version is 0, which is then @p version. Several programs may do so at once. Never
/// for a user's store. Any thread.
[[nodiscard]] Result<> createSqlite(const QString& path, int version, const QStringList& statements);

} // namespace stemma
