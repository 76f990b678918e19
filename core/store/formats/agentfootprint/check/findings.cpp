// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/findings.h"

#include "core/store/check/unrepairable.h"
#include "core/store/formats/agentfootprint/texts.h"

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

using Severity = Finding::Severity;

struct Rules
{
    Q_DECLARE_TR_FUNCTIONS(FootprintCheck)
public:
    static constexpr const char* ToolNameText = QT_TR_NOOP(
        "The result names the tool “%1”, its call names “%2”. Providers that match by name match it wrongly.");
    static constexpr const char* MisplacedText
        = QT_TR_NOOP("A message of this role has no %1. Providers leave it out or reject it.");
    static constexpr const char* ArgumentsText
        = QT_TR_NOOP("The arguments of the tool call “%1” are not an object. The model is sent other arguments.");
    static constexpr const char* SummaryText
        = QT_TR_NOOP("The message looks like a summary, but has no record of the messages it replaced: the record was "
                     "lost, or the text was typed or edited.");
    static constexpr const char* RecordText
        = QT_TR_NOOP("The compaction record belongs to no message. Its messages are stored but never sent.");

    static constexpr FindingRule<Rule> Table[] = {
        {Rule::RefusedSession, "refused-session"_L1, Severity::Error,
            QT_TR_NOOP("agentfootprint cannot load the session. %1"), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The right value is not stored anywhere else. If a later release wrote the session, only that release "
                "can read it.")},
        {Rule::RefusedMember, "refused-session"_L1, Severity::Error,
            QT_TR_NOOP("agentfootprint cannot load the session. %1"),
            QT_TR_NOOP("Use the value from the rest of the session.")},
        {Rule::InvalidMessage, "invalid-message"_L1, Severity::Error,
            QT_TR_NOOP("The message has no role or no text. agentfootprint cannot load the session."),
            QT_TR_NOOP("Set an empty text, or remove the message.")},
        {Rule::InvalidJson, "invalid-json"_L1, Severity::Error,
            QT_TR_NOOP("The text is damaged here (%1). Everything before can be read, but agentfootprint rejects the "
                       "whole text."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The end of the broken text is not known, so everything after it could be lost. Restore a backup of "
                "the file, or correct the text in an editor.")},
        {Rule::ByteOrderMark, "byte-order-mark"_L1, Severity::Error,
            QT_TR_NOOP("The file begins with a byte order mark. agentfootprint rejects the file."),
            QT_TR_NOOP("Remove the byte order mark.")},
        {Rule::TornLine, "torn-line"_L1, Severity::Warning,
            QT_TR_NOOP("The last line is incomplete: the program was stopped while writing, or is writing now."),
            nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "A program may still be writing it, and the missing text is not stored anywhere.")},
        {Rule::InvalidEvent, "invalid-event"_L1, Severity::Error,
            QT_TR_NOOP("The record is not an event. It is lost; the others are not affected."), nullptr,
            unrepairable::Lost},
        {Rule::RepeatedSession, "repeated-session"_L1, Severity::Error,
            QT_TR_NOOP("The file has this session more than once. agentfootprint reads only the last one and drops the "
                       "others at its next write."),
            QT_TR_NOOP("Keep the others under new ids.")},
        {Rule::OrphanToolResult, "orphan-tool-result"_L1, Severity::Error,
            QT_TR_NOOP(
                "The tool result “%1” has no call in the message before it. Model providers reject the conversation."),
            QT_TR_NOOP("Remove the message.")},
        {Rule::UnansweredToolCall, "unanswered-tool-call"_L1, Severity::Error,
            QT_TR_NOOP("The tool call “%1” has no result. Model providers reject the conversation."),
            QT_TR_NOOP("Add a result that says the tool did not run, or resume the session before the call.")},
        {Rule::RepeatedToolCall, "repeated-tool-call"_L1, Severity::Error,
            QT_TR_NOOP("The message has two tool calls with the id “%1”. Model providers reject the conversation."),
            nullptr, unrepairable::Calls},
        {Rule::ReusedToolCall, "reused-tool-call"_L1, Severity::Warning,
            QT_TR_NOOP("An earlier message has a tool call with the id “%1”, too. Some providers number calls per run; "
                       "others reject the conversation."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Some providers accept this, and a new id would be invented.")},
        {Rule::ToolNameDiffers, "tool-name-differs"_L1, Severity::Warning, ToolNameText,
            QT_TR_NOOP("Use the name from the call.")},
        {Rule::ToolNameUnclear, "tool-name-differs"_L1, Severity::Warning, ToolNameText, nullptr, unrepairable::Calls},
        {Rule::MisplacedMember, "misplaced-member"_L1, Severity::Warning, MisplacedText, nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "The stored data does not show whether the role or its neighbours are wrong.")},
        {Rule::MisplacedEmpty, "misplaced-member"_L1, Severity::Warning, MisplacedText,
            QT_TR_NOOP("Remove it; it is empty.")},
        {Rule::FirstNotUser, "first-not-user"_L1, Severity::Error,
            QT_TR_NOOP("The conversation begins with a message of the role “%1”. Model providers reject it."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The prompt is not stored anywhere. Insert one, or remove the messages before the first prompt.")},
        {Rule::UnknownRole, "unknown-role"_L1, Severity::Warning,
            QT_TR_NOOP("The role “%1” is unknown. agentfootprint keeps the message but never sends it."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The right role is not stored anywhere. You can remove the message.")},
        {Rule::InvalidEncoding, "invalid-encoding"_L1, Severity::Warning,
            QT_TR_NOOP("The message has bytes that are not UTF-8. agentfootprint replaces them, which makes a "
                       "signature invalid."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The original characters are not stored anywhere, and replacing them would make a signature invalid as "
                "well.")},
        {Rule::InvalidList, "invalid-list"_L1, Severity::Error,
            QT_TR_NOOP("%1 is not a list of objects. The session loads, but its next turn fails or leaves it out."),
            QT_TR_NOOP("Remove everything that is not an object.")},
        {Rule::InvalidArguments, "invalid-arguments"_L1, Severity::Warning, ArgumentsText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The model's arguments are not stored anywhere.")},
        {Rule::SpelledArguments, "invalid-arguments"_L1, Severity::Warning, ArgumentsText,
            QT_TR_NOOP("Replace the text with the object.")},
        {Rule::EmptyAnswer, "empty-answer"_L1, Severity::Warning,
            QT_TR_NOOP("The answer has no text, thinking or tool call. Model providers reject empty messages."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The stored data does not show whether the answer was lost or never came. You can remove the "
                "message.")},
        {Rule::StoredEphemeral, "stored-ephemeral"_L1, Severity::Warning,
            QT_TR_NOOP("The message was meant for one request only, but agentfootprint sends it with every request."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "Nothing is damaged. Remove the message if you no longer want it.")},
        {Rule::RedactedSigned, "redacted-signed-thinking"_L1, Severity::Warning,
            QT_TR_NOOP("The text of a signed thinking block was redacted. Its provider will reject the block."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The signed text is not stored anywhere. You can remove the block.")},
        {Rule::RedactedWithoutPayload, "redacted-without-payload"_L1, Severity::Note,
            QT_TR_NOOP("A hidden thinking block was stored without its encrypted content. It is sent empty."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The data that the provider needs is not stored anywhere.")},
        {Rule::SummaryWithoutRecord, "summary-without-record"_L1, Severity::Note, SummaryText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The messages it replaced are not stored anywhere.")},
        {Rule::SummaryLostRecord, "summary-without-record"_L1, Severity::Note, SummaryText,
            QT_TR_NOOP("Reconnect it with its record, which its first line names.")},
        {Rule::RecordWithoutSummary, "record-without-summary"_L1, Severity::Note, RecordText, nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which message it belonged to.")},
        {Rule::RecordLostSummary, "record-without-summary"_L1, Severity::Note, RecordText,
            QT_TR_NOOP("Reconnect it with its summary, whose first line names it.")},
        {Rule::OriginalsNotKept, "originals-not-kept"_L1, Severity::Note,
            QT_TR_NOOP("%1 messages were summarised and not stored."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The messages are not stored anywhere.")},
        {Rule::MessagesDropped, "messages-dropped"_L1, Severity::Note,
            QT_TR_NOOP("Earlier messages were dropped to save space. They are no longer stored."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The messages are not stored anywhere.")},
        {Rule::HistoriesDiffer, "histories-differ"_L1, Severity::Error,
            QT_TR_NOOP("The paused run has two copies of the conversation, and they differ. It resumes from the copy "
                       "in its state."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The stored data does not show which of the two is right. To resume from the other one, fork the "
                "session before the waiting call.")},
        {Rule::FormatDiffers, "format-differs"_L1, Severity::Warning,
            QT_TR_NOOP("The column format differs from the envelope (%1)."),
            QT_TR_NOOP("Use the value from the envelope.")},
        {Rule::OwnerDiffers, "owner-differs"_L1, Severity::Warning,
            QT_TR_NOOP("The row belongs to “%1”, its envelope to “%2”. agentfootprint refuses to save the next turn."),
            QT_TR_NOOP("Use the value from the envelope.")},
        {Rule::SavedAtDiffers, "saved-at-differs"_L1, Severity::Warning,
            QT_TR_NOOP("The column saved_at differs from the envelope (%1). Lists sort the session wrongly."),
            QT_TR_NOOP("Use the value from the envelope.")},
        {Rule::MessageCountDiffers, "message-count-differs"_L1, Severity::Note,
            QT_TR_NOOP("The column message_count is %1 instead of %2: an older release wrote the last turn. Only lists "
                       "show it wrongly."),
            QT_TR_NOOP("Count the messages again.")},
        {Rule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
            QT_TR_NOOP("The event is dated before the previous event."), nullptr, unrepairable::NoTime},
        {Rule::PartialRecording, "partial-recording"_L1, Severity::Note,
            QT_TR_NOOP("The recording is not complete: %1."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "These figures were never recorded.")},
        {Rule::BrokenChain, "broken-chain"_L1, Severity::Error,
            QT_TR_NOOP("The chain of the audit bundle first breaks here: the record does not continue the previous "
                       "hash. A record was removed, added or moved."),
            nullptr, unrepairable::Evidence},
        {Rule::WrongHash, "wrong-hash"_L1, Severity::Error,
            QT_TR_NOOP("The chain of the audit bundle first breaks here: the record does not match its hash. It was "
                       "changed after it was written."),
            nullptr, unrepairable::Evidence},
        {Rule::RecordCountDiffers, "record-count-differs"_L1, Severity::Error,
            QT_TR_NOOP("The audit bundle should have %1 records and has %2."), nullptr, unrepairable::Evidence},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<Rule, Rules::Table>();

} // namespace

QString codeOf(Rule rule)
{
    return Rules::Table[size_t(rule)].words.code;
}

FindingBook<Rule> makeFindings(const SessionStore::FindingSink& sink)
{
    return {Rules::Table, "FootprintCheck", sink};
}

void addFinding(Findings& findings, Rule rule, const SessionId& session, const MessageId& message,
    const StoredAt& place, const QStringList& details)
{
    findings.add(rule, session, message, recordPlace(place), details, place);
}

QString recordPlace(const StoredAt& place)
{
    if (place.rowid >= 0 && place.offset >= 0)
        return FootprintCheckText::tr("%1 row %2, byte %3").arg(place.table).arg(place.rowid).arg(place.offset);
    if (place.rowid >= 0)
        return FootprintCheckText::tr("%1 row %2").arg(place.table).arg(place.rowid);
    return place.offset < 0 ? QString() : FootprintCheckText::tr("byte %1").arg(place.offset);
}

} // namespace stemma::agentfootprint
