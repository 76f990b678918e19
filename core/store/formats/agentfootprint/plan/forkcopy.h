// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/plan/planner.h"

namespace stemma::agentfootprint {

/// Makes the copy of a fork of @p session, which has no changes yet but that it is cut, as the edit says, and tells in
/// the plan. Errors: Usage (no summary is sent), NotSupported (a summary stays as it is).
[[nodiscard]] Result<> makeAsChosen(SessionChange& change, const ForkEdit& edit, const Planner& planner,
    const Conversation& session, EditPlan& plan, const JobControl& job);

} // namespace stemma::agentfootprint
