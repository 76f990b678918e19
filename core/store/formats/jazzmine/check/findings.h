// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/check/findingbook.h"
#include "core/store/formats/jazzmine/read/model.h"
#include "core/store/sessionstore.h"

namespace stemma::jazzmine {

/// What is looked for in a jazzmine store. Codes and texts are in findings.cpp.
enum class CheckRule : quint8 {
    NotJson,
    ByteOrderMark,
    NotAnObject,
    SectionNotArray,
    RepeatedSection,
    UnknownSection,
    LeftOverFile,
    TornLine,
    BrokenLine,
    UnreadableRow,
    RecordNotJson,
    RecordNotObject,
    InvalidEncoding,
    MissingId,
    InvalidConversation,
    InvalidMessage,
    InvalidTrace,
    MessageNowhere,
    TraceNowhere,
    ValueOutOfRange,
    UnknownField,
    RepeatedConversation,
    RepeatedMessage,
    RepeatedTrace,
    MissingConversation,
    MissingMessage,
    SecondTrace,
    TraceElsewhere,
    TimeInSeconds,
    TimeInFuture,
    TimeBackwards,
    SameTime,
    NulInText,
    LoneSurrogate,
    PromptWithoutReply,
    RepeatedTurn,
    TitleReplaced,
    CallsNotRecorded,
    FlaggedSummarised,
    TotalsDiffer,
    TotalsWithoutCalls,
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(CheckRule rule);
[[nodiscard]] bool hasRepair(CheckRule rule);

/// What is wrong, as a repair needs it.
struct Damage
{
    struct Where
    {
        QString session;
        QString message;
        QString place;
        RecordKind kind = RecordKind::Message; ///< of the record
        qint64 offset = -1; ///< of the record in its source; -1: it is about none, or about several
        StoredAt at {}; ///< the record
    };
    CheckRule rule = CheckRule::RuleCount;
    Where where;
    QStringList details; ///< fill the %1, %2 of the rule's sentence; the first one of a field is its name
    bool canMend = true; ///< unless the rule has no repair at all
};
using DamageSink = std::function<void(Damage)>;

[[nodiscard]] FindingBook<CheckRule> makeFindings(const SessionStore::FindingSink& sink);

} // namespace stemma::jazzmine
