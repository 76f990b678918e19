// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/edit.h"

#include <QtClassHelperMacros>

namespace stemma {

struct EditPlan;

/// Another text, a removal or an insertion: what can be made in a fork as well as in the session itself.
[[nodiscard]] constexpr bool changesMessages(EditKind kind)
{
    return kind == EditKind::Text || kind == EditKind::Remove || kind == EditKind::Insert;
}

/// A store that plans a fork with a change in it as one new session. Others make the fork first, and the change in it.
/// Thread: the store's.
class ForkedChangeStore
{
public:
    ForkedChangeStore() = default;
    virtual ~ForkedChangeStore() = default;
    Q_DISABLE_COPY_MOVE(ForkedChangeStore)

    /// @p edit changes messages of the session that is forked, and stays the plan's edit. Errors: as
    /// SessionStore::plan(), and Usage where it is of another kind.
    [[nodiscard]] virtual Result<EditPlan> planForked(const SingleEdit& edit, const JobControl& job) = 0;
};

} // namespace stemma
