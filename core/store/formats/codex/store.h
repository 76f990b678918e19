// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/changeablestore.h"
#include "core/store/transcript/sessionnames.h"
#include "core/store/transcript/transcriptsources.h"

namespace stemma::codex {

/// Codex's sessions: its whole folder, a folder of rollouts, or one of them. See SessionStore for threads and promises.
class Store final : public ChangeableStore
{
public:
    Store(const QString& path, const Detection& detection);

    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;

protected:
    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    [[nodiscard]] Result<TranscriptSource> sourceOf(const TranscriptFile& file, const JobControl& job) override
    {
        return m_sources.of(file, job);
    }
    void addListed(SessionInfo& info, const ListingSummary& summary) const override;
    [[nodiscard]] Result<> addStored(
        SessionInfo& info, const TranscriptFile& file, OpenedTranscript& opened, const JobControl& job) override;
    [[nodiscard]] Result<> checkTranscript(const TranscriptFile& file, const TranscriptConversation& active,
        const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] std::unique_ptr<TranscriptWriter> writerFor(
        const PlanTarget& target, const JobControl& job) const override;
    [[nodiscard]] QString titleOf(const ListingSummary& summary) const override;

private:
    TranscriptSources m_sources;
    SessionNames m_names; ///< by thread (spec codex, 1)
};

/// What a repair does: a rollout that is there stays as it is.
[[nodiscard]] QString repairByFork();
/// Looks at the head, and at the numbers of the records.
[[nodiscard]] Result<> checkRollout(const TranscriptFile& file, const LineIndex& index, bool canMend,
    const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma::codex
