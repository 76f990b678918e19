// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/conversationplanner.h"

#include <map>
#include <set>

namespace stemma {

/// Plans several changes of a session as one: in a fork, see ForkedChangeStore::planForked(), or where they stand.
/// Lives for one plan.
class ForkPlanner
{
public:
    ForkPlanner(ChangeWriter& writer, const ChangePolicy& policy, const JobControl& job);

    [[nodiscard]] Result<EditPlan> plan(const QList<SingleEdit>& edits, bool dropsThinking);
    /// See OnePassStore::planAtOnce().
    [[nodiscard]] Result<EditPlan> planInPlace(const QList<SingleEdit>& edits);

private:
    using Items = ConversationPlanner::Items;

    /// The plan of all changes, without what is to be written. @p next: the one that is refused.
    [[nodiscard]] Result<EditPlan> combined(const QList<SingleEdit>& edits, qsizetype& next);
    /// The session as the changes so far left it.
    [[nodiscard]] const Conversation& now() const;
    /// The row of the session itself that a row of now() is; Rewrite::New: none.
    [[nodiscard]] size_t sourceOf(size_t row) const;
    /// Adds the edit at @p next, and what can be made in one with it; @p next is then the one behind them, or the one
    /// that is refused.
    [[nodiscard]] Result<> add(const QList<SingleEdit>& edits, qsizetype& next, EditPlan& sum);
    /// One more text or pruning beside those that @p items have, which move no row; false: it is none, or needs their
    /// result.
    [[nodiscard]] Result<bool> addBeside(
        const ConversationPlanner& planner, const SingleEdit& edit, Items& items, EditPlan& plan) const;
    /// With the part of its message where it stands after the changes so far.
    [[nodiscard]] Result<SingleEdit> placed(SingleEdit edit) const;
    /// What a change names: parts that say something else, and those that it removes from a row of now().
    struct ChangedParts
    {
        std::set<int> edited {};
        std::optional<size_t> removedIn {};
        std::set<int> removed {};
    };
    /// @p items: rows of now().
    [[nodiscard]] Result<> take(Items items, const ChangedParts& parts);
    /// Takes out the thinking that providers bind to what stands before it, from the first change on.
    [[nodiscard]] Result<> dropThinking(EditPlan& plan);

    ChangeWriter& m_writer;
    const ChangePolicy& m_policy;
    const JobControl& m_job;
    std::unique_ptr<Rewrite> m_rewrite; ///< of the session; null: nothing is changed yet
    std::map<size_t, std::vector<int>> m_parts; ///< by changed row of the session: the parts that are left of it
};

} // namespace stemma
