// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"

namespace stemma::mnesis {

/// What can be wrong with a mnesis store. The table in findings.cpp gives each its code, weight and words.
enum class CheckRule : quint8 {
    DamagedPage,
    DamagedIndex,
    UnusedPage,
    UnreadableTable,
    OldSchema,
    MissingInSchema,
    UnknownInSchema,
    BrokenForeignKey,
    WrongType,
    NotUtf8,
    NulInText,
    EmptyModel,
    InvalidMetadata,
    MissingParentSession,
    CyclicSessions,
    NoContextItems,
    MissingSession,
    MissingParentMessage,
    ParentInOtherSession,
    CyclicMessages,
    InvalidRole,
    InvalidTime,
    InvalidTokens,
    InvalidErrorCode,
    TimeInFuture,
    TimeBackwards,
    AnswerWithoutParts,
    UnansweredPrompts,
    MessageNotInContext,
    MessageSentTwice,
    SummaryWithoutNode,
    MissingMessage,
    PartInOtherSession,
    InvalidJson,
    InvalidPart,
    UnknownPartType,
    PartTypeDiffers,
    ToolColumnsDiffer,
    UnansweredToolCall,
    RepeatedToolCall,
    NodeWithoutMessage,
    InvalidNodeKind,
    InvalidNodeParents,
    MissingParentNode,
    CyclicNodes,
    SpanMissingMessage,
    SpanOfOtherSession,
    SpanReversed,
    OverlappingSummaries,
    ActiveNodeNotInContext,
    SupersededInContext,
    UncountedSummary,
    ItemWithoutSession,
    ItemWithoutMessage,
    ItemOfOtherSession,
    SummaryAsMessage,
    MessageAsSummary,
    ItemRepeated,
    ItemOutOfOrder,
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(CheckRule rule);
[[nodiscard]] bool hasRepair(CheckRule rule);

/// A finding as a repair needs it.
struct RawFinding
{
    struct Where
    {
        QString session;
        QString message;
        QString table;
        qint64 rowid = -1;
        QString column;
        bool canMend = true; ///< false: the rule's repair does not fit this place
    };
    CheckRule rule = CheckRule::RuleCount;
    Where where;
    QStringList details; ///< fill the %1, %2… of the rule's sentence

    [[nodiscard]] QString place() const; ///< as Finding::place
};

/// Makes findings for users of them.
class Findings final : public FindingBook<CheckRule>
{
public:
    explicit Findings(Sink sink);
    void add(const RawFinding& finding);
};

} // namespace stemma::mnesis
