// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/models/openstore.h"

#include <QFuture>

namespace stemma {

/// Puts rules into force, before anything else that waits for the store: nothing is read by the rules before.
[[nodiscard]] QFuture<Result<>> putRulesIntoForce(OpenStore& store, const RulesChoice& choice);
/// The rules of a session, as they are in force.
[[nodiscard]] QFuture<Result<ContextRules>> rulesOf(OpenStore& store, const SessionId& session);
/// Why no rules can be chosen for the store, translated; empty: they can.
[[nodiscard]] QFuture<QString> whyRulesAreFixed(OpenStore& store);

} // namespace stemma
