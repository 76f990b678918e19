// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sessionstore.h"

#include <array>

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
    FlaggedSummarised,
    TotalsDiffer,
    RuleCount, ///< how many there are
};

/// Makes findings out of rules; of one rule only so many are given one by one.
class JazzmineFindings
{
public:
    static constexpr qint64 MostOfOneRule = 1000;

    struct Where
    {
        QString session;
        QString message;
        QString place;
    };

    explicit JazzmineFindings(SessionStore::FindingSink sink)
        : m_sink(std::move(sink))
    {
    }

    /// @p details fill the %1, %2 of the rule's sentence.
    void add(JazzmineRule rule, const Where& where, const QStringList& details = {});
    void finish(); ///< tells how many were not given

private:
    SessionStore::FindingSink m_sink;
    std::array<qint64, size_t(JazzmineRule::RuleCount)> m_counts {};
};

} // namespace stemma
