// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantisfilesession.h"
#include "core/store/formats/mantis/mantisfolder.h"
#include "core/store/formats/mantis/mantisweave.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// @p place: its path within the store.
void reportUnreadableMantisFolder(const QString& place, const SessionStore::FindingSink& sink);
void reportUnreadableMantisFile(const MantisFile& file, const Error& error, const SessionStore::FindingSink& sink);

/// Everything that is wrong or odd in a transcript. @p session is the branch that the library loads.
[[nodiscard]] Result<> checkMantisFile(const MantisFile& file, const MantisFileSession& session,
    const MantisSource& source, const SessionStore::FindingSink& sink, const JobControl& job);

/// The same of a database's session. @p problem: where its list of messages is broken, or empty.
[[nodiscard]] Result<> checkMantisRows(const SessionInfo& info, const MantisSession& session, const QString& problem,
    const QList<Checkpoint>& checkpoints, const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma
