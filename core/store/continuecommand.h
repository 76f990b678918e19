// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

namespace stemma {

struct StoreInfo;

/// The command line with which the store's own agent goes on with a session, started in the directory of the session's
/// project; empty: it has none.
[[nodiscard]] QString continueCommand(const StoreInfo& store, const SessionId& session);

} // namespace stemma
