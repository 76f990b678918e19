// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

namespace stemma {

/// The names of the services that libpq would find in this user's service file and in the system's, each once. Reads
/// files. Any thread.
[[nodiscard]] QStringList postgresServices();

} // namespace stemma
