// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptconversation.h"
#include "core/store/formats/mantis/read/layout.h"
#include "core/store/formats/mantis/check/mergedbranches.h"
#include "core/store/sessionstore.h"

namespace stemma::mantis {

/// Everything that is wrong or odd in a transcript. @p session is the branch that the library loads.
[[nodiscard]] Result<> checkFile(const TranscriptFile& file, const TranscriptConversation& session,
    const EntrySource& source, const SessionStore::FindingSink& sink, const JobControl& job);

/// The same of a database's session. @p problem: where its list of messages is broken, or empty.
[[nodiscard]] Result<> checkMantisRows(const SessionInfo& info, const Conversation& session, const QString& problem,
    const QList<Checkpoint>& checkpoints, const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma::mantis
