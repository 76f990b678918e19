// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"
#include "core/store/sessionstore.h"

namespace stemma::agentfootprint {

/// What can be wrong with what agentfootprint stored. The table in footprintfindings.cpp gives each its code, weight
/// and words.
enum class Rule : quint8 {
    RefusedSession,
    RefusedMember,
    InvalidMessage,
    InvalidJson,
    ByteOrderMark,
    TornLine,
    InvalidEvent,
    RepeatedSession,
    OrphanToolResult,
    UnansweredToolCall,
    RepeatedToolCall,
    ReusedToolCall,
    ToolNameDiffers,
    ToolNameUnclear,
    MisplacedMember,
    MisplacedEmpty,
    FirstNotUser,
    UnknownRole,
    InvalidEncoding,
    InvalidList,
    InvalidArguments,
    SpelledArguments,
    EmptyAnswer,
    StoredEphemeral,
    RedactedSigned,
    RedactedWithoutPayload,
    SummaryWithoutRecord,
    SummaryLostRecord,
    RecordWithoutSummary,
    RecordLostSummary,
    OriginalsNotKept,
    MessagesDropped,
    HistoriesDiffer,
    FormatDiffers,
    OwnerDiffers,
    SavedAtDiffers,
    MessageCountDiffers,
    TimeBackwards,
    PartialRecording,
    BrokenChain,
    WrongHash,
    RecordCountDiffers,
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(Rule rule);

using Findings = FindingBook<Rule>;
[[nodiscard]] Findings makeFindings(const SessionStore::FindingSink& sink);

/// "agent_sessions row 3, byte 120", "byte 120": where a record begins.
[[nodiscard]] QString recordPlace(const StoredAt& place);
/// About the record at @p place.
void addFinding(Findings& findings, Rule rule, const SessionId& session, const MessageId& message,
    const StoredAt& place, const QStringList& details = {});

} // namespace stemma::agentfootprint
