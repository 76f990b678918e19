// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/changeablestore.h"
#include "core/store/formats/codex/check/findings.h"

namespace stemma::codex {

/// Codex's sessions: its whole folder, a folder of rollouts, or one of them. See SessionStore for threads and promises.
class Store final : public ChangeableStore
{
public:
    Store(const QString& path, const Detection& detection);

    /// A change of messages, and a repair, makes a new session. A session that others go on from is not deleted.
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
    [[nodiscard]] std::unique_ptr<ChangeWriter> writerFor(
        const PlanTarget& target, const JobControl& job) const override;
    [[nodiscard]] Result<EditPlan> planRepair(const RepairEdit& edit, const QList<MessagePlace>& followed,
        QList<AnchorMove>& moved, const JobControl& job) override;

private:
    [[nodiscard]] const TranscriptFile* baseNamed(const QString& id);
    /// Of the sessions that go on from the bytes of a file, or hang under it.
    [[nodiscard]] QStringList childrenOf(const TranscriptFile& file);
    /// Sessions that began as a copy of one.
    [[nodiscard]] QStringList forksOf(const TranscriptFile& file);
    [[nodiscard]] QString shownName(const TranscriptFile& file, const ListingSummary& summary) const;
    [[nodiscard]] QString indexedName(const QString& thread) const;

    TranscriptSources m_sources;
    std::vector<TranscriptFile> m_others; ///< of a single file: those of the folder that it stands in
    bool m_hasOthers = false;
    QHash<QString, QString> m_byBase; ///< paths by the ids that name them as bases
    const void* m_named = nullptr; ///< the list of files that m_byBase was made of
    mutable QHash<QString, QString> m_names; ///< of the index of names
    mutable FileStamp m_namesStamp;
};

} // namespace stemma::codex
