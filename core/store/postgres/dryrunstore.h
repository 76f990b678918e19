// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QList>
#include <QtClassHelperMacros>

namespace stemma {

struct ServerScript;

/// A store on a server on which changes can be tried out. Thread: the store's.
class DryRunStore
{
public:
    DryRunStore() = default;
    virtual ~DryRunStore() = default;
    Q_DISABLE_COPY_MOVE(DryRunStore)

    /// From now on, and for the rest of its life, the store reads copies of all that belongs to these sessions, as it
    /// is at this moment; of others little or nothing. Nothing of the store itself is locked or written, and nobody
    /// else sees the copies. No sessions: of all. Once. Errors: Denied (the user may not make copies, or they would be
    /// too large), Busy.
    [[nodiscard]] virtual Result<> copySessions(const QList<SessionId>& sessions, const JobControl& job) = 0;
    /// Carries out on the copies what was planned on them. Errors: as PostgresWriter.
    [[nodiscard]] virtual Result<> tryOut(const ServerScript& script, const JobControl& job) = 0;
};

} // namespace stemma
