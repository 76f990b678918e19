// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/check/findingbook.h"
#include "core/store/conversation/conversation.h"

namespace stemma::opencode {

/// What can be wrong with OpenCode's sessions. The table in check.cpp has code, weight and words of each.
enum class CheckRule : quint8 {
    UnreadableFile,
    OnlyInOldTables,
    SeveralGenerations,
    DamagedMessage,
    DamagedPart,
    UnknownPart,
    DuplicateId,
    MissingPrompt,
    UnfinishedCall,
    RuleCount,
};

using Findings = FindingBook<CheckRule>;
[[nodiscard]] Findings findingsTo(const Findings::Sink& sink);

/// Looks at the messages and parts of one session.
[[nodiscard]] Result<> checkSession(
    const Conversation& session, const SessionId& id, Findings& findings, const JobControl& job);

} // namespace stemma::opencode
