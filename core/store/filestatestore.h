// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/checkpoint.h"

namespace stemma {

/// What a file held at a checkpoint, as the agent kept it.
struct KeptState
{
    QString path; ///< absolute, or within the project's folder
    QString copy; ///< absolute path of the file with its content, existing or not; empty: the file was not there

    bool operator==(const KeptState&) const = default;
};

/// A store whose agent keeps copies of the files that it is about to change. Thread: the store's.
class FileStateStore
{
public:
    FileStateStore() = default;
    virtual ~FileStateStore() = default;
    Q_DISABLE_COPY_MOVE(FileStateStore)

    /// Of all files that a checkpoint tells of. Errc::NotFound: the session has no such checkpoint, or it tells of
    /// none.
    [[nodiscard]] virtual Result<QList<KeptState>> keptStates(
        const SessionId& session, const CheckpointId& checkpoint, const JobControl& job)
        = 0;
};

} // namespace stemma
