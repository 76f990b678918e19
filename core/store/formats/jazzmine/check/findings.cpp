// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using Severity = Finding::Severity;

constexpr FindingRule<CheckRule> Rules[] = {
    {CheckRule::NotJson, "invalid-json"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The file is no whole JSON document (%1). jazzmine does not open the store; the complete records before "
            "this place are shown."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "End the file behind its last whole record.")},
    {CheckRule::ByteOrderMark, "byte-order-mark"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The file begins with a byte order mark. jazzmine does not open the store."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove the byte order mark.")},
    {CheckRule::NotAnObject, "not-an-object"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The document is no JSON object. jazzmine does not open the store."),
        nullptr, unrepairable::Lost},
    {CheckRule::SectionNotArray, "section-not-array"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "“%1” is no array. jazzmine does not open the store."), nullptr,
        unrepairable::Lost},
    {CheckRule::RepeatedSection, "repeated-section"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "“%1” stands in the file more than once. jazzmine reads only the last one and drops the others at the "
            "next write."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "Whether the sections belong together, or one is to replace the other, cannot be told.")},
    {CheckRule::UnknownSection, "unknown-section"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck", "“%1” is not known. jazzmine drops it at the next write."), nullptr,
        unrepairable::NotKnown},
    {CheckRule::LeftOverFile, "left-over-file"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The file “%1” was left over beside the store: a write did not end."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "The file stands beside the store, and may hold what the store lost. Look at it before you delete it.")},
    {CheckRule::TornLine, "torn-line"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The last line of the file is cut off. Its record is not shown."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "The rest of the record is stored nowhere.")},
    {CheckRule::BrokenLine, "broken-line"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The line is no record of a jazzmine store (%1). It is not shown."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "What record it was cannot be told.")},
    {CheckRule::UnreadableRow, "unreadable-row"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The dump or export cannot be read at this place (%1). Records behind it may be missing here."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Dumps and exports are only read. Make it again from the database.")},
    {CheckRule::RecordNotJson, "record-not-json"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The record is no valid JSON (%1). jazzmine does not open the store."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove the record.")},
    {CheckRule::RecordNotObject, "record-not-object"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The record is no JSON object. jazzmine does not open the store."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove the record.")},
    {CheckRule::InvalidEncoding, "invalid-encoding"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The record holds bytes that are no UTF-8. Where text is read as UTF-8, jazzmine does not open the "
            "store."),
        nullptr, unrepairable::Characters},
    {CheckRule::MissingId, "missing-id"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The record has no “%1”. jazzmine does not open the store."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Give the record a new id.")},
    {CheckRule::InvalidConversation, "invalid-conversation"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "jazzmine refuses the field “%1” (%2). The conversation does not load, and lists that hold it may fail."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Store a valid value.")},
    {CheckRule::InvalidMessage, "invalid-message"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "jazzmine refuses the field “%1” (%2). The messages of this conversation do not load."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Store a valid value.")},
    {CheckRule::InvalidTrace, "invalid-trace"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "jazzmine refuses the field “%1” (%2). The traces of this conversation cannot be listed."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Store a valid value.")},
    {CheckRule::MessageNowhere, "no-conversation"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "The message names no conversation. jazzmine can load the messages of no conversation."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which conversation it belongs to is stored nowhere.")},
    {CheckRule::TraceNowhere, "no-conversation"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "The turn trace names no conversation. jazzmine can list the traces of no conversation."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove the trace.")},
    {CheckRule::ValueOutOfRange, "value-out-of-range"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which value was meant is stored nowhere.")},
    {CheckRule::UnknownField, "unknown-field"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "The field “%1” is not known. jazzmine drops it when it writes this record."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::RepeatedConversation, "duplicate-id"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "Another conversation with this id stands further down. jazzmine reads only that one and drops this one "
            "at the next write."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove this record where both are equal, else give it a new id.")},
    {CheckRule::RepeatedMessage, "duplicate-id"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "Another message with this id stands further down. jazzmine reads only that one and drops this one at "
            "the next write."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove this record where both are equal, else give it a new id.")},
    {CheckRule::RepeatedTrace, "duplicate-id"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "Another turn trace with this id stands further down. jazzmine reads only that one and drops this one at "
            "the next write."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove this record where both are equal, else give it a new id.")},
    {CheckRule::MissingConversation, "missing-conversation"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "There is no record of the conversation %1. Its messages load; the agent makes the record anew with the "
            "next message as its title."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Make a record from the messages.")},
    {CheckRule::MissingMessage, "missing-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The turn trace belongs to the message %1, which is missing."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Remove the trace.")},
    {CheckRule::SecondTrace, "second-trace"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "Another turn trace of the same message stands further down. jazzmine finds only that one by the "
            "message, and leaves this one behind when the message is deleted."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which of both traces is the message's cannot be told.")},
    {CheckRule::TraceElsewhere, "trace-elsewhere"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The turn trace names the conversation %1, and its message stands in the conversation %2."),
        nullptr, unrepairable::CannotTell},
    {CheckRule::TimeInSeconds, "time-in-seconds"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "“%1” looks like seconds and not like milliseconds. jazzmine sorts by it as it is."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Whether it is in seconds, or really so old, cannot be told for certain.")},
    {CheckRule::TimeInFuture, "time-in-future"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The time %1 is in the future. New messages will stand before this one."),
        nullptr, unrepairable::NoTime},
    {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The turn ends before it begins."), nullptr, unrepairable::NoTime},
    {CheckRule::SameTime, "same-time"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The message has the same time as the one before it. A database may give them in either order."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Which of both came first is told by their order only, and another time would be made up.")},
    {CheckRule::NulInText, "nul-in-text"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck", "“%1” holds a NUL character. The library's PostgreSQL store refuses it."),
        nullptr, unrepairable::NulMeant},
    {CheckRule::LoneSurrogate, "lone-surrogate"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "“%1” holds half of a character (a lone surrogate). Many programs fail on it or change it."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The other half is stored nowhere.")},
    {CheckRule::PromptWithoutReply, "prompt-without-reply"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck", "The message got no reply: it was refused, failed or timed out."), nullptr,
        unrepairable::TrueRecord},
    {CheckRule::RepeatedTurn, "repeated-turn"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists the turns "
            "of both runs mixed."),
        nullptr, unrepairable::TrueRecord},
    {CheckRule::TitleReplaced, "title-replaced"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "With the first turn after a restart the agent made a title again. What the title was before is not "
            "stored."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The title before is stored nowhere.")},
    {CheckRule::CallsNotRecorded, "calls-not-recorded"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "%1 prompts of this conversation were rewritten by a model, and its turn traces hold %2 calls for that. "
            "The tokens of the others are missing from all totals."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "What was not recorded is stored nowhere.")},
    {CheckRule::FlaggedSummarised, "flagged-summarised"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The message is flagged, and was summarised all the same: its text reached the memory of the agent."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "What reached the memory of the agent is not in the store, and no change here takes it back.")},
    {CheckRule::TotalsDiffer, "totals-differ"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "JazzmineCheck", "The stored totals (%1) differ from the sum over the calls and script attempts (%2)."),
        QT_TRANSLATE_NOOP("JazzmineCheck", "Store the sums.")},
    {CheckRule::TotalsWithoutCalls, "totals-differ"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("JazzmineCheck",
            "The stored totals (%1) are those of calls that the trace does not hold, so nothing can prove them."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "The calls are stored nowhere, so that the right totals cannot be worked out.")},
};
static_assert(areWhole<CheckRule>(Rules));

static_assert(std::size(Rules) == size_t(CheckRule::RuleCount));

} // namespace

QString codeOf(CheckRule rule)
{
    return std::ranges::find(Rules, rule, &FindingRule<CheckRule>::rule)->code;
}

bool hasRepair(CheckRule rule)
{
    return std::ranges::find(Rules, rule, &FindingRule<CheckRule>::rule)->repair != nullptr;
}

Findings::Findings(SessionStore::FindingSink sink)
    : m_book(Rules, "JazzmineCheck", std::move(sink))
{
}

Findings::Findings(RawSink sink)
    : m_book(Rules, "JazzmineCheck", {})
    , m_rawSink(std::move(sink))
{
}

} // namespace stemma::jazzmine
