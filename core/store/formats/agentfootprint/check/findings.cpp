// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

using Severity = Finding::Severity;

struct FindingsText
{
    Q_DECLARE_TR_FUNCTIONS(FootprintCheck)
};

constexpr const char* ToolNameText = QT_TRANSLATE_NOOP(
    "FootprintCheck", "The result names the tool “%1” and its call “%2”. Providers that pair by name pair it wrongly.");
constexpr const char* MisplacedText = QT_TRANSLATE_NOOP(
    "FootprintCheck", "A message of this role has no %1. Depending on the provider it is left out or refused.");
constexpr const char* ArgumentsText = QT_TRANSLATE_NOOP(
    "FootprintCheck", "The arguments of the tool call “%1” are no object. What the model is sent is something else.");
constexpr const char* SummaryText = QT_TRANSLATE_NOOP("FootprintCheck",
    "The message looks like a summary, and nothing stored tells what it stands for: the record was lost, or somebody "
    "typed or edited the text.");
constexpr const char* RecordText = QT_TRANSLATE_NOOP(
    "FootprintCheck", "The record of what was summed up belongs to no message. Its messages are kept and never sent.");

constexpr FindingRule<Rule> Rules[] = {
    {Rule::RefusedSession, "refused-session"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck", "agentfootprint refuses to load the session. %1"), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "What should stand there is stored nowhere else. If a later release wrote the session, only that one reads "
            "it.")},
    {Rule::RefusedMember, "refused-session"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck", "agentfootprint refuses to load the session. %1"),
        QT_TRANSLATE_NOOP("FootprintCheck", "Write there what the rest of the session tells.")},
    {Rule::InvalidMessage, "invalid-message"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "FootprintCheck", "The message has no role or no text. agentfootprint refuses to load the whole session."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Give the message an empty text, or remove it.")},
    {Rule::InvalidJson, "invalid-json"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The text is broken here (%1). What stands before can be read; agentfootprint refuses all of it."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Where the broken text ends cannot be told, and what stands behind it would be lost for good. Put a copy "
            "of the file back, or mend the text by hand.")},
    {Rule::ByteOrderMark, "byte-order-mark"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck", "The file begins with a byte order mark. agentfootprint refuses it."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Remove the mark.")},
    {Rule::TornLine, "torn-line"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The last line is not complete: its program was stopped while it wrote, or is writing now."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "Its program may still be writing it, and what is missing is stored nowhere.")},
    {Rule::InvalidEvent, "invalid-event"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck", "The record is no event. What it told is lost, the others are not harmed."),
        nullptr, unrepairable::Lost},
    {Rule::RepeatedSession, "repeated-session"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The file has this session more than once. Only the last one is read, and the next write drops the "
            "others."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Keep the others under ids of their own.")},
    {Rule::OrphanToolResult, "orphan-tool-result"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The tool result “%1” answers no call of the message before it. Model providers refuse the conversation."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Remove the message.")},
    {Rule::UnansweredToolCall, "unanswered-tool-call"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "FootprintCheck", "The tool call “%1” has no result. Model providers refuse the conversation."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Add a result that says the tool was not run, or cut before the call.")},
    {Rule::RepeatedToolCall, "repeated-tool-call"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The message has two tool calls with the id “%1”. Model providers refuse the conversation."),
        nullptr, unrepairable::Calls},
    {Rule::ReusedToolCall, "reused-tool-call"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "An earlier message has a tool call with the id “%1” too. Some providers count anew in each run; others "
            "refuse the conversation."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "For some providers nothing is wrong; an id of its own would have to be made up.")},
    {Rule::ToolNameDiffers, "tool-name-differs"_L1, Severity::Warning, ToolNameText,
        QT_TRANSLATE_NOOP("FootprintCheck", "Take the call's name over.")},
    {Rule::ToolNameUnclear, "tool-name-differs"_L1, Severity::Warning, ToolNameText, nullptr, unrepairable::Calls},
    {Rule::MisplacedMember, "misplaced-member"_L1, Severity::Warning, MisplacedText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Whether the role is wrong or what stands beside it cannot be told.")},
    {Rule::MisplacedEmpty, "misplaced-member"_L1, Severity::Warning, MisplacedText,
        QT_TRANSLATE_NOOP("FootprintCheck", "Remove it: it is empty.")},
    {Rule::FirstNotUser, "first-not-user"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "FootprintCheck", "The conversation starts with a message of the role “%1”. Model providers refuse it."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "The prompt is stored nowhere. Insert one, or remove what stands before the first prompt.")},
    {Rule::UnknownRole, "unknown-role"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "FootprintCheck", "The role “%1” is not known. agentfootprint keeps the message, and it reaches no model."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "Which role was meant is stored nowhere. Remove the message if it is not wanted.")},
    {Rule::InvalidEncoding, "invalid-encoding"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The message holds bytes that are no UTF-8. agentfootprint replaces them, and a signature over them does "
            "not fit any more."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Which characters were meant is stored nowhere, and others would make a signature over them invalid too.")},
    {Rule::InvalidList, "invalid-list"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "%1 is not a list of objects. The session loads, and its next turn fails or leaves it out."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Remove what is no object.")},
    {Rule::InvalidArguments, "invalid-arguments"_L1, Severity::Warning, ArgumentsText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "What arguments the model gave is stored nowhere any more.")},
    {Rule::SpelledArguments, "invalid-arguments"_L1, Severity::Warning, ArgumentsText,
        QT_TRANSLATE_NOOP("FootprintCheck", "Put the object in the place of its text.")},
    {Rule::EmptyAnswer, "empty-answer"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The answer has no text, no thinking and no tool call. Model providers refuse empty messages."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Whether the answer was lost or never came cannot be told. Remove the message if it is not wanted.")},
    {Rule::StoredEphemeral, "stored-ephemeral"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The message was meant for one request only, and agentfootprint sends it again for ever."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Nothing is damaged, and whether the message is still wanted cannot be told. Remove it if it is not.")},
    {Rule::RedactedSigned, "redacted-signed-thinking"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The text of a signed thinking block was blacked out. Its provider will refuse the block."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "The text that was signed is stored nowhere any more. The block can be removed.")},
    {Rule::RedactedWithoutPayload, "redacted-without-payload"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "A hidden thinking block was stored without what the provider needs to read it. It is sent empty."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "What the provider would need is stored nowhere any more.")},
    {Rule::SummaryWithoutRecord, "summary-without-record"_L1, Severity::Note, SummaryText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "What it stands for is stored nowhere.")},
    {Rule::SummaryLostRecord, "summary-without-record"_L1, Severity::Note, SummaryText,
        QT_TRANSLATE_NOOP("FootprintCheck", "Join it again with its record, which its first line tells.")},
    {Rule::RecordWithoutSummary, "record-without-summary"_L1, Severity::Note, RecordText, nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "Which message it belonged to cannot be told.")},
    {Rule::RecordLostSummary, "record-without-summary"_L1, Severity::Note, RecordText,
        QT_TRANSLATE_NOOP("FootprintCheck", "Join it again with its summary, whose first line tells of it.")},
    {Rule::OriginalsNotKept, "originals-not-kept"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("FootprintCheck", "%1 messages were summed up and not kept."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "The messages are stored nowhere any more.")},
    {Rule::MessagesDropped, "messages-dropped"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "FootprintCheck", "Earlier messages were left out to save room. They are stored nowhere any more."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The messages are stored nowhere any more.")},
    {Rule::HistoriesDiffer, "histories-differ"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The paused run has two copies of the conversation, and they differ. An answer goes on from the one in its "
            "state, which stands behind the other."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "Which of both is right cannot be told from what is stored. To go on from the other one, fork the session "
            "before the call that waits.")},
    {Rule::FormatDiffers, "format-differs"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck", "The column format does not say what the envelope says (%1)."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Take the envelope's value over.")},
    {Rule::OwnerDiffers, "owner-differs"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The row belongs to “%1” and its envelope to “%2”. The next turn is refused after the model was asked."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Take the envelope's value over.")},
    {Rule::SavedAtDiffers, "saved-at-differs"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The column saved_at does not say what the envelope says (%1). Lists sort the session wrongly."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Take the envelope's value over.")},
    {Rule::MessageCountDiffers, "message-count-differs"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The column message_count says %1 where %2 is right: an older release wrote the last turn. Only lists are "
            "wrong."),
        QT_TRANSLATE_NOOP("FootprintCheck", "Count the messages again.")},
    {Rule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("FootprintCheck", "The event is dated before the one that stands before it."), nullptr,
        unrepairable::NoTime},
    {Rule::PartialRecording, "partial-recording"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("FootprintCheck", "The recording is not complete: %1."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "What was not recorded is stored nowhere.")},
    {Rule::BrokenChain, "broken-chain"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The chain of the audit bundle is broken here for the first time: the record does not continue the hash "
            "before it. A record was removed, added or moved."),
        nullptr, unrepairable::Evidence},
    {Rule::WrongHash, "wrong-hash"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck",
            "The chain of the audit bundle is broken here for the first time: the record does not match its hash. It "
            "was changed after it was written."),
        nullptr, unrepairable::Evidence},
    {Rule::RecordCountDiffers, "record-count-differs"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("FootprintCheck", "The audit bundle tells of %1 records and has %2."), nullptr,
        unrepairable::Evidence},
};
static_assert(areWhole<Rule>(Rules));

} // namespace

QString codeOf(Rule rule)
{
    return std::ranges::find(Rules, rule, &FindingRule<Rule>::rule)->code;
}

FindingBook<Rule> makeFindings(SessionStore::FindingSink sink)
{
    return {Rules, "FootprintCheck", std::move(sink)};
}

QString placeText(const StoredAt& place)
{
    if (place.rowid >= 0 && place.offset >= 0)
        return FindingsText::tr("%1 row %2, byte %3").arg(place.table).arg(place.rowid).arg(place.offset);
    if (place.rowid >= 0)
        return FindingsText::tr("%1 row %2").arg(place.table).arg(place.rowid);
    return place.offset < 0 ? QString() : FindingsText::tr("byte %1").arg(place.offset);
}

} // namespace stemma::agentfootprint
