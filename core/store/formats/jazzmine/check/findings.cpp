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

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineCheck)
public:
    static constexpr FindingRule<CheckRule> Table[] = {
        {CheckRule::NotJson, "invalid-json"_L1, Severity::Error,
            QT_TR_NOOP("The file is not a complete JSON document (%1). jazzmine cannot open the store; the complete "
                       "records before this place are shown."),
            QT_TR_NOOP("End the file after its last complete record.")},
        {CheckRule::ByteOrderMark, "byte-order-mark"_L1, Severity::Error,
            QT_TR_NOOP("The file begins with a byte order mark. jazzmine cannot open the store."),
            QT_TR_NOOP("Remove the byte order mark.")},
        {CheckRule::NotAnObject, "not-an-object"_L1, Severity::Error,
            QT_TR_NOOP("The document is not a JSON object. jazzmine cannot open the store."), nullptr,
            unrepairable::Lost},
        {CheckRule::SectionNotArray, "section-not-array"_L1, Severity::Error,
            QT_TR_NOOP("“%1” is not an array. jazzmine cannot open the store."), nullptr, unrepairable::Lost},
        {CheckRule::RepeatedSection, "repeated-section"_L1, Severity::Error,
            QT_TR_NOOP("“%1” is in the file more than once. jazzmine reads only the last one and drops the others at "
                       "its next write."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The stored data does not show whether the sections belong together or one replaces the other.")},
        {CheckRule::UnknownSection, "unknown-section"_L1, Severity::Note,
            QT_TR_NOOP("“%1” is unknown. jazzmine drops it at its next write."), nullptr, unrepairable::NotKnown},
        {CheckRule::LeftOverFile, "left-over-file"_L1, Severity::Note,
            QT_TR_NOOP("The file “%1” was left next to the store by an unfinished write."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "This file next to the store may hold data that the store lost. Look at it before you delete it.")},
        {CheckRule::TornLine, "torn-line"_L1, Severity::Warning,
            QT_TR_NOOP("The last line of the file is cut off. Its record is not shown."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The rest of the record is not stored anywhere.")},
        {CheckRule::BrokenLine, "broken-line"_L1, Severity::Error,
            QT_TR_NOOP("The line is not a record of a jazzmine store (%1). It is not shown."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The kind of the record is not known.")},
        {CheckRule::UnreadableRow, "unreadable-row"_L1, Severity::Error,
            QT_TR_NOOP("The dump or export cannot be read here (%1). Later records may be missing."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "Dumps and exports are read-only. Create it again from the database.")},
        {CheckRule::RecordNotJson, "record-not-json"_L1, Severity::Error,
            QT_TR_NOOP("The record is not valid JSON (%1). jazzmine cannot open the store."),
            QT_TR_NOOP("Remove the record.")},
        {CheckRule::RecordNotObject, "record-not-object"_L1, Severity::Error,
            QT_TR_NOOP("The record is not a JSON object. jazzmine cannot open the store."),
            QT_TR_NOOP("Remove the record.")},
        {CheckRule::InvalidEncoding, "invalid-encoding"_L1, Severity::Error,
            QT_TR_NOOP("The record has bytes that are not UTF-8. jazzmine cannot open the store where it reads text as "
                       "UTF-8."),
            nullptr, unrepairable::Characters},
        {CheckRule::MissingId, "missing-id"_L1, Severity::Error,
            QT_TR_NOOP("The record has no “%1”. jazzmine cannot open the store."),
            QT_TR_NOOP("Give the record a new id.")},
        {CheckRule::InvalidConversation, "invalid-conversation"_L1, Severity::Error,
            QT_TR_NOOP(
                "jazzmine rejects the field “%1” (%2). The conversation does not load, and lists with it may fail."),
            QT_TR_NOOP("Store a valid value.")},
        {CheckRule::InvalidMessage, "invalid-message"_L1, Severity::Error,
            QT_TR_NOOP("jazzmine rejects the field “%1” (%2). The messages of this conversation do not load."),
            QT_TR_NOOP("Store a valid value.")},
        {CheckRule::InvalidTrace, "invalid-trace"_L1, Severity::Error,
            QT_TR_NOOP("jazzmine rejects the field “%1” (%2). The traces of this conversation cannot be listed."),
            QT_TR_NOOP("Store a valid value.")},
        {CheckRule::MessageNowhere, "no-conversation"_L1, Severity::Error,
            QT_TR_NOOP("The message names no conversation. jazzmine cannot load the messages of any conversation."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Its conversation is not stored anywhere.")},
        {CheckRule::TraceNowhere, "no-conversation"_L1, Severity::Error,
            QT_TR_NOOP("The turn trace names no conversation. jazzmine cannot list the traces of any conversation."),
            QT_TR_NOOP("Remove the trace.")},
        {CheckRule::ValueOutOfRange, "value-out-of-range"_L1, Severity::Warning,
            QT_TR_NOOP(
                "“%1” does not fit into 64 bits. jazzmine reads it from a JSON file; its databases cannot hold it."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The right value is not stored anywhere.")},
        {CheckRule::UnknownField, "unknown-field"_L1, Severity::Note,
            QT_TR_NOOP("The field “%1” is unknown. jazzmine drops it when it writes this record."), nullptr,
            unrepairable::NotKnown},
        {CheckRule::RepeatedConversation, "duplicate-id"_L1, Severity::Error,
            QT_TR_NOOP("A later conversation has the same id. jazzmine reads only that one and drops this one at its "
                       "next write."),
            QT_TR_NOOP("Remove this record if both are equal, otherwise give it a new id.")},
        {CheckRule::RepeatedMessage, "duplicate-id"_L1, Severity::Error,
            QT_TR_NOOP(
                "A later message has the same id. jazzmine reads only that one and drops this one at its next write."),
            QT_TR_NOOP("Remove this record if both are equal, otherwise give it a new id.")},
        {CheckRule::RepeatedTrace, "duplicate-id"_L1, Severity::Error,
            QT_TR_NOOP("A later turn trace has the same id. jazzmine reads only that one and drops this one at its "
                       "next write."),
            QT_TR_NOOP("Remove this record if both are equal, otherwise give it a new id.")},
        {CheckRule::MissingConversation, "missing-conversation"_L1, Severity::Warning,
            QT_TR_NOOP("The conversation %1 has no record. Its messages load; the agent creates the record again, with "
                       "the next message as its title."),
            QT_TR_NOOP("Create the record from the messages.")},
        {CheckRule::MissingMessage, "missing-message"_L1, Severity::Warning,
            QT_TR_NOOP("The turn trace belongs to the message %1, which is missing."), QT_TR_NOOP("Remove the trace.")},
        {CheckRule::SecondTrace, "second-trace"_L1, Severity::Warning,
            QT_TR_NOOP("A later turn trace belongs to the same message. jazzmine finds only that one, and keeps this "
                       "one when the message is deleted."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which trace belongs to the message.")},
        {CheckRule::TraceElsewhere, "trace-elsewhere"_L1, Severity::Warning,
            QT_TR_NOOP("The turn trace names the conversation %1, but its message is in the conversation %2."), nullptr,
            unrepairable::CannotTell},
        {CheckRule::TimeInSeconds, "time-in-seconds"_L1, Severity::Warning,
            QT_TR_NOOP("“%1” looks like seconds instead of milliseconds. jazzmine sorts by it unchanged."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The time may be in seconds, or really that old.")},
        {CheckRule::TimeInFuture, "time-in-future"_L1, Severity::Warning,
            QT_TR_NOOP("The time %1 is in the future. New messages will be sorted before this one."), nullptr,
            unrepairable::NoTime},
        {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
            QT_TR_NOOP("The turn ends before it begins."), nullptr, unrepairable::NoTime},
        {CheckRule::SameTime, "same-time"_L1, Severity::Note,
            QT_TR_NOOP(
                "The message has the same time as the previous one. A database may return them in either order."),
            nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "Only their order shows which came first; another time would be invented.")},
        {CheckRule::NulInText, "nul-in-text"_L1, Severity::Note,
            QT_TR_NOOP("“%1” has a NUL character, which jazzmine's PostgreSQL store rejects."), nullptr,
            unrepairable::NulMeant},
        {CheckRule::LoneSurrogate, "lone-surrogate"_L1, Severity::Warning,
            QT_TR_NOOP("“%1” has half a character (a lone surrogate). Many programs fail on it or change it."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The other half is not stored anywhere.")},
        {CheckRule::PromptWithoutReply, "prompt-without-reply"_L1, Severity::Note,
            QT_TR_NOOP("The message got no reply: it was rejected, failed or timed out."), nullptr,
            unrepairable::TrueRecord},
        {CheckRule::RepeatedTurn, "repeated-turn"_L1, Severity::Note,
            QT_TR_NOOP("The turn number %1 occurs again in this conversation: the agent was restarted. jazzmine lists "
                       "the turns of both runs mixed."),
            nullptr, unrepairable::TrueRecord},
        {CheckRule::TitleReplaced, "title-replaced"_L1, Severity::Note,
            QT_TR_NOOP(
                "The agent made a new title in the first turn after a restart. The previous title is not stored."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The previous title is not stored anywhere.")},
        {CheckRule::CallsNotRecorded, "calls-not-recorded"_L1, Severity::Note,
            QT_TR_NOOP("A model rewrote prompts, but not all calls were recorded (%2 of %1), so totals are too low."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "These figures were never recorded.")},
        {CheckRule::FlaggedSummarised, "flagged-summarised"_L1, Severity::Note,
            QT_TR_NOOP("The message is flagged but was summarised: its text is in the agent's memory."), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The agent's memory is outside the store, so no change here can undo this.")},
        {CheckRule::TotalsDiffer, "totals-differ"_L1, Severity::Warning,
            QT_TR_NOOP("The stored totals (%1) differ from the sum of the calls and script attempts (%2)."),
            QT_TR_NOOP("Store the sums.")},
        {CheckRule::TotalsWithoutCalls, "totals-differ"_L1, Severity::Warning,
            QT_TR_NOOP("The stored totals (%1) cannot be verified: the trace does not have the calls."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The calls are not stored, so the right totals cannot be computed.")},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<CheckRule, Rules::Table>();

} // namespace

QString codeOf(CheckRule rule)
{
    return Rules::Table[size_t(rule)].words.code;
}

bool hasRepair(CheckRule rule)
{
    return Rules::Table[size_t(rule)].words.repair != nullptr;
}

FindingBook<CheckRule> makeFindings(const SessionStore::FindingSink& sink)
{
    return {Rules::Table, "JazzmineCheck", sink};
}

} // namespace stemma::jazzmine
