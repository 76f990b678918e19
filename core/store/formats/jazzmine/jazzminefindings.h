// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/findingbook.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// What is looked for in a jazzmine store. Codes and texts are in jazzminefindings.cpp.
enum class JazzmineRule : quint8 {
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
    RuleCount, ///< how many there are
};

[[nodiscard]] QString codeOf(JazzmineRule rule);

/// The findings of one check.
class JazzmineFindings
{
public:
    struct Where
    {
        QString session;
        QString message;
        QString place;
    };

    explicit JazzmineFindings(SessionStore::FindingSink sink);

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(JazzmineRule rule, const Where& where, const QStringList& details = {})
    {
        m_book.add(rule, SessionId(where.session), MessageId(where.message), where.place, details);
    }
    void finish() { m_book.finish(); } ///< tells how many were not given

private:
    FindingBook<JazzmineRule> m_book;
};

} // namespace stemma
