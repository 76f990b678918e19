// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/store/transcript/lineindex.h"

namespace stemma::mantis {

/// Takes over what the protocol's recording of a session knows and its tree does not: the model, the tokens, and
/// what its runs cost and were denied.
void addAudit(SessionInfo& info, const LineIndex& recording);

} // namespace stemma::mantis
