// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/changedrecords.h"
#include "core/store/plan/changewriter.h"

namespace stemma {

/// Makes plans for conversations, wherever they are stored: what would be written, the figures before and after, and
/// the checks that the agent's loader and its provider would make. Lives for one plan.
class ConversationPlanner
{
public:
    /// @p unwritten: the conversation as changes left it that are not written yet, for planItems() only.
    ConversationPlanner(ChangeWriter& writer, const ChangePolicy& policy, const JobControl& job,
        const Conversation* unwritten = nullptr);

    [[nodiscard]] Result<EditPlan> plan(const Edit& edit);

    // For several changes in one, which ForkPlanner makes of these.
    using Items = std::vector<Rewrite::Item>;
    /// What a change of messages would make of the conversation. The plan lacks what is to be written, figures and
    /// checks.
    [[nodiscard]] Result<EditPlan> planItems(const SingleEdit& edit, Items& items);
    [[nodiscard]] Result<size_t> changeableRow(const MessageId& id) const;
    /// Completes such a plan: the items become a new session.
    [[nodiscard]] Result<EditPlan> inFork(EditPlan plan, Items items);
    /// In place, or in a fork where the format changes nothing in place. The signatures of the conversation are
    /// checked.
    [[nodiscard]] Result<EditPlan> changed(EditPlan plan, Items items);

    // For repairs, which change a conversation in their own ways.
    /// All entries as they are.
    [[nodiscard]] Items items() const { return items(m_conversation.size()); }
    [[nodiscard]] Result<EditPlan> inPlace(EditPlan plan, Items items);

private:
    [[nodiscard]] Result<EditPlan> planned(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const PruneEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const InsertEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const CheckpointEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const CompactEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> planned(const Other& edit);

    [[nodiscard]] Result<size_t> rowOf(const MessageId& id) const;
    /// The same, of what was not taken back later on.
    [[nodiscard]] Result<size_t> keptRow(const MessageId& id) const;
    /// How many rows stay, of a session that is cut at a message.
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] Items items(size_t count) const;
    /// The same, as the agent cuts a conversation there.
    [[nodiscard]] Result<Items> cutItems(EditPlan& plan, size_t count) const;
    /// What the copy of a fork is to have otherwise.
    [[nodiscard]] Result<Items> asChosen(const ForkEdit& edit, Items items, EditPlan& plan) const;
    [[nodiscard]] Rewrite rewriteOf(Items items) const;
    /// Where the branch itself ends in one.
    [[nodiscard]] Result<> refuseSideChain() const;
    [[nodiscard]] QString name() const { return m_writer.name(); }
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;
    [[nodiscard]] Result<EditPlan> withRecord(const CompactEdit& edit, const CompactionChoice& choice, EditPlan plan);
    [[nodiscard]] Result<EditPlan> inNewSession(EditPlan plan, Items items, const QString& title);
    [[nodiscard]] Result<EditPlan> withText(EditPlan plan, size_t row, int part, const Result<ChangedText>& text);
    /// Which rows call what has no result before @p end.
    [[nodiscard]] ContextRows callsUpTo(size_t end) const;
    [[nodiscard]] std::vector<SentMessage> addFigures(EditPlan& plan, const Rewrite& rewrite) const;

    ChangeWriter& m_writer;
    const ChangePolicy& m_policy;
    const JobControl& m_job;
    const Conversation& m_conversation;
    Items* m_items = nullptr; ///< see planItems()
};

} // namespace stemma
