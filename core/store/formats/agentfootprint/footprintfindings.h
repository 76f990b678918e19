// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <array>

namespace stemma::footprint {

/// What can be wrong with what agentfootprint stored. The table in footprintfindings.cpp gives each its code, weight
/// and words.
enum class Rule : quint8 {
    RefusedSession,
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
    MisplacedMember,
    FirstNotUser,
    UnknownRole,
    InvalidList,
    InvalidArguments,
    EmptyAnswer,
    StoredEphemeral,
    RedactedSigned,
    RedactedWithoutPayload,
    SummaryWithoutRecord,
    RecordWithoutSummary,
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

/// Makes findings out of rules; of one rule only so many are given one by one.
class Findings
{
public:
    static constexpr qint64 MostOfOneRule = 1000;

    explicit Findings(SessionStore::FindingSink sink)
        : m_sink(std::move(sink))
    {
    }

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(Rule rule, const SessionId& session, const MessageId& message, const QString& place,
        const QStringList& details = {});
    void finish(); ///< tells how many were not given

private:
    SessionStore::FindingSink m_sink;
    std::array<qint64, size_t(Rule::RuleCount)> m_counts {};
};

/// "agent_sessions row 3, byte 120", "byte 120": where a record begins.
[[nodiscard]] QString placeText(const StoredAt& place);

} // namespace stemma::footprint
