// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <memory>

class QDBusConnection;

namespace stemma {

/// The bus of the user's session; null: there is none, or it does not answer.
[[nodiscard]] std::unique_ptr<QDBusConnection> sessionBus();

} // namespace stemma
