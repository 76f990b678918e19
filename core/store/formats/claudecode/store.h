// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/changeablestore.h"
#include "core/store/filestatestore.h"

namespace stemma::claudecode {

/// A transcript, a project, or all projects of Claude Code.
class Store final : public ChangeableStore, public FileStateStore
{
public:
    Store(const QString& path, const Detection& detection);

    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        void* const own = serviceAmong<FileStateStore>(this, service);
        return own ? own : ChangeableStore::findService(service);
    }
    /// Of a snapshot: its copies stand in the program's own folder, by the session (1).
    [[nodiscard]] Result<QList<KeptState>> keptStates(
        const SessionId& session, const CheckpointId& checkpoint, const JobControl& job) override;

protected:
    [[nodiscard]] const ProjectRule* projects() const override;
    /// The states of files that the program can go back to.
    [[nodiscard]] Result<QList<Checkpoint>> labelsOf(
        const TranscriptConversation& conversation, const SessionId& id, const JobControl& job) const override;
    [[nodiscard]] QString readOnly(const LineIndex& index) const override;
    void addListed(SessionInfo& info, const ListingSummary& summary) const override;
    /// What the lines tell that are no records.
    [[nodiscard]] Result<> addStored(
        SessionInfo& info, const TranscriptFile& file, OpenedTranscript& opened, const JobControl& job) override;
    /// The recorded request, where one followed the message; else what would be sent.
    [[nodiscard]] Result<ContextBudget> assemble(const Conversation& session, const std::optional<MessageId>& at,
        const ContextSink& sink, const JobControl& job) const override;
};

} // namespace stemma::claudecode
