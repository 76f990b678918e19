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

/// What a fork can have changed by itself: that, and tool outputs without their texts.
[[nodiscard]] constexpr bool changesInFork(EditKind kind)
{
    return changesMessages(kind) || kind == EditKind::Prune;
}

/// A store that plans a fork with changes in it as one new session. Others make the fork first, and the change in it.
/// Thread: the store's.
class ForkedChangeStore
{
public:
    ForkedChangeStore() = default;
    virtual ~ForkedChangeStore() = default;
    Q_DISABLE_COPY_MOVE(ForkedChangeStore)

    /// Each of @p edits, of which there is one at least, changes messages of the one session that is forked. It is made
    /// as those before it left the session, but names messages and parts as they are in the session itself. One edit
    /// stays the plan's; several are its batch. @p dropsThinking: the thinking behind the first change that a provider
    /// binds to what stands before it is left out. Errors: as SessionStore::plan(), and Usage where one is of another
    /// kind, or of another session.
    [[nodiscard]] virtual Result<EditPlan> planForked(
        const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job)
        = 0;
};

} // namespace stemma
