// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/transcriptwriter.h"

namespace stemma::codex {

/// Writes what becomes of a session as a new rollout in legacy mode, which every release resumes (spec codex, 8.1): the
/// records that are sent, with the events and contexts without which the program would show no messages. Titles are
/// appended, and files removed, as of other transcripts.
class RolloutWriter final : public TranscriptWriter
{
public:
    RolloutWriter(const PlanTarget& target, const ChangePolicy& policy, const JobControl& job);

    [[nodiscard]] Result<> change(EditPlan& plan, const Rewrite& rewrite) override
    {
        return makeSession(plan, rewrite, {});
    }
    [[nodiscard]] Result<> makeSession(EditPlan& plan, const Rewrite& rewrite, const QString& title) override;
    void addWarnings(EditPlan& /*plan*/) const override { }

private:
    /// One record as it stands in a rollout of legacy mode.
    void addRecord(
        FileContent& content, const Rewrite& rewrite, size_t item, const QByteArray& bytes, bool dropsId) const;
    /// The event by which the program shows a message.
    [[nodiscard]] Result<> addEvent(
        FileContent& content, const Rewrite& rewrite, size_t item, const QByteArray& bytes) const;
    [[nodiscard]] Result<> addContext(FileContent& content, const Rewrite& rewrite, size_t item) const;
    [[nodiscard]] std::optional<quint32> contextOf(quint32 prompt) const;

    QByteArray m_now; ///< spelled
};

} // namespace stemma::codex
