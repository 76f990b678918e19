// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/edit.h"

#include <QtClassHelperMacros>

namespace stemma {

struct EditPlan;

/// A store that marks outputs as pruned where they stand, and plans any number of these changes in one pass over their
/// session. Thread: the store's.
class PruningStore
{
public:
    PruningStore() = default;
    virtual ~PruningStore() = default;
    Q_DISABLE_COPY_MOVE(PruningStore)

    /// @p batch has PruneEdits of its session only, of which there is one at least, each of another output. Errors: as
    /// SessionStore::plan() of the first that is not possible.
    [[nodiscard]] virtual Result<EditPlan> planPrunings(const BatchEdit& batch, const JobControl& job) = 0;
};

} // namespace stemma
