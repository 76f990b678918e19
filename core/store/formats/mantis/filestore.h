// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/changeablestore.h"
#include "core/store/formats/mantis/plan/move.h"

namespace stemma::mantis {

/// A transcript, or a folder of them, as one store. See SessionStore for threads and promises.
class FileStore final : public ChangeableStore
{
public:
    FileStore(const QString& path, const Detection& detection);

    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;

protected:
    [[nodiscard]] QMap<EditKind, QString> refusals() const override;
    void addListed(SessionInfo& info, const ListingSummary& summary) const override;
    [[nodiscard]] Result<> addStored(
        SessionInfo& info, const TranscriptFile& file, OpenedTranscript& opened, const JobControl& job) override;
    [[nodiscard]] Result<> checkTranscript(const TranscriptFile& file, const TranscriptConversation& active,
        const FindingSink& sink, const JobControl& job) override;

private:
    [[nodiscard]] const ProjectRule* projects() const override { return &projectRule(); }
    [[nodiscard]] std::unique_ptr<TranscriptRepair> repairOf(TranscriptWriter& writer, RepairPlan& repair) override;
    [[nodiscard]] QString readOnly(const LineIndex& index) const override;
    [[nodiscard]] Result<> checkAudit(const TranscriptFile& file, const FindingSink& sink, const JobControl& job) const;
};

} // namespace stemma::mantis
