// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/handoversource.h"

namespace stemma {

QFuture<Result<PlannedHandOver>> planHandOver(OpenStore& store, const HandOverRequest& request, const JobControl& job)
{
    return store.run(
        [request](SessionStore& opened, const JobControl& control) -> Result<PlannedHandOver> {
            const auto target = handOverTarget(request.format, request.store, control);
            if (!target)
                return std::unexpected(target.error());
            return planHandOver(opened, request.wish, *target, control).transform([&](const EditPlan& plan) {
                return PlannedHandOver {*target, plan};
            });
        },
        Lane::Visible, job);
}

} // namespace stemma
