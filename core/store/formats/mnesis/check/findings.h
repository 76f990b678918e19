// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"
#include "core/store/sessionstore.h"

#include <functional>
#include <vector>

namespace stemma::mnesis {

/// What can be wrong with a mnesis store. The table in mnesisfindings.cpp gives each its code, weight and words.
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

/// Makes findings out of rules. They wait until flush(), so that a read which has to be made again can
/// drop() what it found; and only a limited number per rule are given one by one.
class Findings
{
public:
    static constexpr qint64 MostOfOneRule = FindingBook<CheckRule>::MostOfOneRule;

    struct Where
    {
        QString session;
        QString message;
        QString table;
        qint64 rowid = -1;
        QString column;
        bool canMend = true; ///< false: the rule's repair does not fit this place
    };
    /// A finding as a repair needs it.
    struct Raw
    {
        CheckRule rule = CheckRule::RuleCount;
        Where where;
        QStringList details;
    };
    using RawSink = std::function<void(Raw)>;

    explicit Findings(SessionStore::FindingSink sink);
    explicit Findings(RawSink sink); ///< gives them raw, however many there are
    Q_DISABLE_COPY_MOVE(Findings)

    /// @p details fill the %1, %2… of the rule's sentence.
    void add(CheckRule rule, const Where& where, const QStringList& details = {})
    {
        m_waiting.push_back({rule, where, details});
    }
    void drop() { m_waiting.clear(); }
    void flush();
    void finish(); ///< counts the findings that were not given

    /// As Finding::place.
    [[nodiscard]] static QString placeOf(const Where& where);

private:
    RawSink m_rawSink; ///< null: findings are given
    FindingBook<CheckRule> m_book;
    std::vector<Raw> m_waiting;
};

} // namespace stemma::mnesis
