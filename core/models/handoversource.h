// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/handover/handoverplan.h"
#include "core/models/openstore.h"

#include <QFuture>

namespace stemma {

/// What a session is to become, as somebody chose it.
struct HandOverRequest
{
    HandOverWish wish;
    QString format; ///< of the receiving agent
    QString store; ///< that gets it; empty: where the agent keeps sessions
};

struct PlannedHandOver
{
    HandOverTarget target;
    EditPlan plan;
};

/// See stemma::planHandOver(); on the lane of the session's store.
[[nodiscard]] QFuture<Result<PlannedHandOver>> planHandOver(
    OpenStore& store, const HandOverRequest& request, const JobControl& job);

} // namespace stemma
