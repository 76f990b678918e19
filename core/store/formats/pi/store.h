// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/changeablestore.h"

namespace stemma::pi {

/// pi's sessions: a file, or a folder of them. See SessionStore for threads and promises.
class Store final : public ChangeableStore
{
public:
    Store(const QString& path, const Detection& detection);

protected:
    [[nodiscard]] const ProjectRule* projects() const override;
    [[nodiscard]] Result<> findOwnProblems(
        const TranscriptConversation& active, const ProblemSink& sink, const JobControl& job) const override;
    [[nodiscard]] QString readOnly(const LineIndex& index) const override;
    [[nodiscard]] Result<QList<Checkpoint>> labelsOf(
        const TranscriptConversation& conversation, const SessionId& id, const JobControl& job) const override;
};

} // namespace stemma::pi
