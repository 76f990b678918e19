// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/contextrules.h"
#include "core/store/editplan.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/sessionstore.h"

#include <functional>

namespace stemma {

class DryRun;

/// One plan for several wishes. The store is copied to a private place, where they are planned and carried out one
/// after the other; the result becomes one change of the store itself, undone as one. The copy lives as long
/// as the plan where the plan needs bytes of it. Of a database on a server only the rows that the wishes are about are
/// copied, by the server and for as long as planning takes.
///
/// Annotations of the store's messages change with them, see Annotations.
///
/// Errors: Denied (the store is larger than MostBytes, there is no room for a copy, or no right to make one), Busy (it
/// is written all the time, or the server went away), those of each wish, with its number. Any thread.
class BatchPlanner
{
public:
    static constexpr qint64 MostBytes = 4LL * 1024 * 1024 * 1024;

    /// @p rules: as they are chosen for the store. @p kept: null where nothing is.
    explicit BatchPlanner(StoreInfo store, RulesChoice rules = {}, std::shared_ptr<const Annotations> kept = nullptr)
        : m_store(std::move(store))
        , m_rules(std::move(rules))
        , m_kept(std::move(kept))
    {
    }
    /// For a store as it is now. Thread: the store's.
    [[nodiscard]] static BatchPlanner of(SessionStore& store, const JobControl& job);

    [[nodiscard]] Result<EditPlan> plan(const BatchEdit& edit, const JobControl& job) const;
    /// Of changes that depend on what those before them did: @p make tries them out. Of @p edit, which becomes the
    /// plan's, only the sessions count that it names.
    using Make = std::function<Result<>(DryRun& dryRun)>;
    [[nodiscard]] Result<EditPlan> plan(const BatchEdit& edit, const Make& make, const JobControl& job) const;

private:
    StoreInfo m_store;
    RulesChoice m_rules;
    std::shared_ptr<const Annotations> m_kept;
};

/// What an edit of any kind would do; @p store is its store's.
[[nodiscard]] Result<EditPlan> planEdit(SessionStore& store, const Edit& edit, const JobControl& job);

} // namespace stemma
