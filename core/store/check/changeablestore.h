// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/projectmove.h"
#include "core/store/check/transcriptcheck.h"
#include "core/store/check/transcriptrepair.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/onepassstore.h"
#include "core/store/plan/policystore.h"
#include "core/store/transcript/transcriptstore.h"

namespace stemma {

/// A store of transcripts that are changed by a policy, and checked and repaired by the rules of all transcripts. See
/// SessionStore for threads and promises.
class ChangeableStore : public PolicyStore<TranscriptStore>,
                        public IdTracker,
                        public ForkedChangeStore,
                        public OnePassStore,
                        public TurnSignStore
{
public:
    /// Layout and policy must outlive it.
    ChangeableStore(
        const QString& path, const Detection& detection, const StoreLayout& layout, const ChangePolicy& policy);

    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<BranchStore, IdTracker, ForkedChangeStore, OnePassStore, SessionFilesStore, RecordFilter,
            TurnSignStore, UsageStore, WatchableStore>(this, service);
    }
    /// By the end of the session's file.
    [[nodiscard]] Result<TurnSigns> turnSigns(const SessionId& session, const JobControl& job) override;
    /// The labels.
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> planForked(
        const QList<SingleEdit>& edits, bool dropsThinking, const JobControl& job) override;
    [[nodiscard]] Takes takes() const final { return Takes::Messages; }
    [[nodiscard]] Result<EditPlan> planAtOnce(const BatchEdit& batch, const JobControl& job) override;

protected:
    /// What is wrong with a transcript beyond lines and calls.
    [[nodiscard]] virtual Result<> findOwnProblems(
        const TranscriptConversation& /*active*/, const ProblemSink& /*sink*/, const JobControl& /*job*/) const
    {
        return {};
    }
    /// What writes the changes of a transcript.
    [[nodiscard]] virtual std::unique_ptr<TranscriptWriter> writerFor(
        const PlanTarget& target, const JobControl& job) const;
    /// Why a transcript is read only (translated), where its file tells; empty: it is changed.
    [[nodiscard]] virtual QString readOnly(const LineIndex& /*index*/) const { return {}; }
    /// How projects are filed; null: the agent's projects cannot be moved.
    [[nodiscard]] virtual const ProjectRule* projects() const { return nullptr; }
    /// The labels that a new session takes along.
    [[nodiscard]] virtual Result<QList<Checkpoint>> labelsOf(
        const TranscriptConversation& /*conversation*/, const SessionId& /*id*/, const JobControl& /*job*/) const
    {
        return QList<Checkpoint>();
    }

    [[nodiscard]] const ChangePolicy& policy() const final { return m_policy; }
    [[nodiscard]] Result<CompactionDraft> draft(
        const Conversation& session, const CompactEdit& edit, const JobControl& job) const override;
    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] Result<> checkTranscript(const TranscriptFile& file, const TranscriptConversation& active,
        const FindingSink& sink, const JobControl& job) override;
    void reportFolder(const QString& place, const FindingSink& sink) const override;
    void reportFile(const TranscriptFile& file, const Error& error, const FindingSink& sink) const override;

    /// The title that a list shows.
    [[nodiscard]] virtual QString titleOf(const ListingSummary& summary) const { return summary.title; }

    /// What mends the findings of a transcript.
    [[nodiscard]] virtual std::unique_ptr<TranscriptRepair> repairOf(TranscriptWriter& writer, RepairPlan& repair);

private:
    /// Other sessions, as a list shows them, that go on from the bytes of a file or hang under it; and those that began
    /// as a copy of it.
    struct Dependents
    {
        QStringList children;
        QStringList forks;
    };
    [[nodiscard]] Result<Dependents> dependentsOf(const TranscriptFile& file, const JobControl& job);
    using Work = std::function<Result<EditPlan>(TranscriptWriter& writer)>;
    [[nodiscard]] Result<EditPlan> planFor(const SessionId& id, const JobControl& job, const Work& work);
    /// Of findings that check() reports, in all transcripts that have them.
    [[nodiscard]] Result<EditPlan> planRepair(const RepairEdit& edit, const JobControl& job);
    [[nodiscard]] Result<EditPlan> planDelete(const DeleteEdit& edit, TranscriptWriter& writer);

    const ChangePolicy& m_policy;
};

} // namespace stemma
