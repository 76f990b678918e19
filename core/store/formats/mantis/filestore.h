// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/anchormoves.h"
#include "core/store/transcript/transcriptstore.h"

namespace stemma::mantis {

/// A transcript, or a folder of them, as one store. See SessionStore for threads and promises.
class FileStore final : public TranscriptStore, public IdTracker
{
public:
    FileStore(const QString& path, const Detection& detection);

    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker>(this, service);
    }
    void follow(const QList<MessagePlace>& places) override { m_followed = places; }
    [[nodiscard]] QList<AnchorMove> movedByLastPlan() const override { return m_moved; }
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job) override;

protected:
    [[nodiscard]] Result<QList<SummaryNode>> summariesOf(
        const Conversation& session, const SessionId& id, const JobControl& job) const override;
    [[nodiscard]] Result<ContextBudget> assemble(const Conversation& session, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) const override;
    [[nodiscard]] Result<CompactionDraft> draft(
        const Conversation& session, const CompactEdit& edit, const JobControl& job) const override;
    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    void addListed(SessionInfo& info, const ListingSummary& summary) const override;
    [[nodiscard]] Result<> addStored(
        SessionInfo& info, const TranscriptFile& file, Opened& opened, const JobControl& job) override;
    [[nodiscard]] Result<> checkTranscript(const TranscriptFile& file, const TranscriptConversation& active,
        const FindingSink& sink, const JobControl& job) override;
    void reportFolder(const QString& place, const FindingSink& sink) const override;
    void reportFile(const TranscriptFile& file, const Error& error, const FindingSink& sink) const override;

private:
    [[nodiscard]] Result<EditPlan> planRepair(
        const RepairEdit& edit, const QList<MessagePlace>& followed, const JobControl& job);
    [[nodiscard]] static Result<> checkAudit(
        const TranscriptFile& file, const FindingSink& sink, const JobControl& job);

    QList<MessagePlace> m_followed; ///< by the next plan
    QList<AnchorMove> m_moved; ///< by the last one
};

} // namespace stemma::mantis
