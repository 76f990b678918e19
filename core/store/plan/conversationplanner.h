// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/compaction.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/plan/transcriptwriter.h"

#include <map>
#include <set>

namespace stemma {

/// A branch of a transcript that is to be changed.
struct PlanTarget
{
    SessionId id;
    const TranscriptFile& file;
    const TranscriptConversation& conversation;
    QString title;
    QString activeEnd; ///< the id of the last entry of the branch that the agent goes on with now
    bool isActive = true; ///< that branch is this one
    bool isOpenElsewhere = false;
    QList<Checkpoint> labels {}; ///< that a new session takes along, as records of its own
    QStringList belongings {}; ///< files that go with the session
    QList<MessagePlace> followed {}; ///< of which it is asked where they go
    QList<AnchorMove>* moved = nullptr; ///< gets the answer
};

/// Makes plans for conversations in transcripts: what would be written, the figures before and after, and the checks
/// that the agent's loader and its provider would make. Lives for one plan.
class ConversationPlanner
{
public:
    ConversationPlanner(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job);

    [[nodiscard]] Result<EditPlan> plan(const Edit& edit);

    /// See SessionStore::draftCompaction().
    [[nodiscard]] Result<CompactionDraft> draft(const CompactEdit& edit);

private:
    [[nodiscard]] Result<EditPlan> planned(const ForkEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const ResumeEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const RenameEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const TextEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const RemoveEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const DeleteEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const InsertEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const CheckpointEdit& edit);
    [[nodiscard]] Result<EditPlan> planned(const CompactEdit& edit);
    template<class Other> [[nodiscard]] Result<EditPlan> planned(const Other& edit);

    using Items = std::vector<Rewrite::Item>;
    /// Parts that go, by row; all of a row's: the message goes.
    using Removals = std::map<size_t, std::set<int>>;

    [[nodiscard]] bool isEntry(size_t row) const;
    [[nodiscard]] Result<size_t> rowOf(const MessageId& id) const;
    [[nodiscard]] Result<size_t> changeableRow(const MessageId& id) const;
    /// How many rows stay, of a session that is cut at a message.
    [[nodiscard]] Result<size_t> cutAt(const MessageId& at, bool before) const;
    [[nodiscard]] Items items(size_t count) const;
    [[nodiscard]] Rewrite rewriteOf(Items items) const;
    [[nodiscard]] Result<RecordPlaces> placesOf(size_t row) const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] EditPlan begun(const Edit& edit, const QString& action, const QString& title) const;
    [[nodiscard]] Result<EditPlan> inPlace(EditPlan plan, const Rewrite& rewrite);
    void addFigures(EditPlan& plan, const Rewrite& rewrite) const;
    void addWarnings(EditPlan& plan) const;
    [[nodiscard]] Result<> addPairs(Removals& removals) const;
    [[nodiscard]] Result<QByteArray> without(size_t row, const Message& message, const std::set<int>& parts) const;
    void trackAnchors(size_t first, const TranscriptWriter::Copies& copies) const;

    const PlanTarget& m_target;
    const ChangePolicy& m_policy;
    const JobControl& m_job;
    const TranscriptConversation& m_conversation;
    TranscriptWriter m_writer;
};

} // namespace stemma
