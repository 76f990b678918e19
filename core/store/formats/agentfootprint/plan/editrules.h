// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/plan/editrules.h"

/// What agentfootprint does not have changed, in words: for plans, and for refusals before planning.
namespace stemma::agentfootprint {

[[nodiscard]] QString originalStays();
[[nodiscard]] QString signedTextStays();
/// A signature is not the only thing by which a provider binds thinking to its text.
[[nodiscard]] bool isBoundThinking(const Part& part);

/// Why what is stored in this way is never changed; empty: it can be.
[[nodiscard]] QString whyNotChanged(Dialect dialect);
/// Edits that it can never take.
[[nodiscard]] QMap<EditKind, QString> editRefusals(Dialect dialect);

} // namespace stemma::agentfootprint
