// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using Severity = Finding::Severity;

struct FindingsText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisCheck)

public:
    using enum CheckRule;
    static constexpr FindingRule<CheckRule> Rules[] = {
        {DamagedPage, "damaged-page"_L1, Severity::Error,
            QT_TR_NOOP("The file is damaged: SQLite reports “%1”. Data there may be lost or wrong."), nullptr,
            unrepairable::Sqlite},
        {DamagedIndex, "damaged-index"_L1, Severity::Error,
            QT_TR_NOOP("An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found."),
            nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 "
                "rebuilds it.")},
        {UnusedPage, "unused-page"_L1, Severity::Note,
            QT_TR_NOOP("SQLite reports “%1”. Space is wasted; all data can be read."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "All data is there. The command “VACUUM” of sqlite3 frees the space.")},
        {UnreadableTable, "unreadable-table"_L1, Severity::Error,
            QT_TR_NOOP("The table cannot be read from here on (%1). The rest was not checked."), nullptr,
            unrepairable::Sqlite},
        {OldSchema, "old-schema"_L1, Severity::Note,
            QT_TR_NOOP(
                "The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Nothing is wrong: a newer mnesis updates the layout itself.")},
        {MissingInSchema, "missing-in-schema"_L1, Severity::Error,
            QT_TR_NOOP("“%1” is missing. mnesis fails when it needs it."), nullptr,
            QT_TRANSLATE_NOOP(
                "Unrepairable", "Its data is not stored anywhere, and only mnesis may change the layout of the file.")},
        {UnknownInSchema, "unknown-in-schema"_L1, Severity::Note,
            QT_TR_NOOP("“%1” is unknown. A newer mnesis or the host application may have added it."), nullptr,
            unrepairable::NotKnown},
        {BrokenForeignKey, "broken-foreign-key"_L1, Severity::Warning,
            QT_TR_NOOP("The row refers to a missing row of the table %1. mnesis may refuse to change it."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable",
                "The stored data does not show whether the row is wrong or the referenced row is missing.")},
        {WrongType, "wrong-type"_L1, Severity::Warning,
            QT_TR_NOOP("The value should be %1 but is stored as %2. Programs may misread it or fail on it."),
            QT_TR_NOOP("Store the value with the right type.")},
        {NotUtf8, "not-utf8"_L1, Severity::Error,
            QT_TR_NOOP("The text has bytes that are not UTF-8, shown here as �. mnesis cannot load the session."),
            QT_TR_NOOP("Replace the bytes with replacement characters.")},
        {NulInText, "nul-in-text"_L1, Severity::Note,
            QT_TR_NOOP("The text has a NUL character. Many programs show it only up to there."), nullptr,
            unrepairable::NulMeant},
        {EmptyModel, "empty-model"_L1, Severity::Error, QT_TR_NOOP("The session has no model. mnesis cannot load it."),
            QT_TR_NOOP("Use the model of its messages, or of the newest other session.")},
        {InvalidMetadata, "invalid-metadata"_L1, Severity::Error,
            QT_TR_NOOP("The metadata of the session are not valid JSON. mnesis can neither load this session nor list "
                       "any session."),
            QT_TR_NOOP("Clear the metadata.")},
        {MissingParentSession, "missing-parent-session"_L1, Severity::Warning,
            QT_TR_NOOP("The parent session “%1” is missing. The session is shown at the top level."),
            QT_TR_NOOP("Clear the parent.")},
        {CyclicSessions, "cyclic-sessions"_L1, Severity::Warning,
            QT_TR_NOOP("The parents form a cycle through this session. It cannot be shown in its place in the tree."),
            QT_TR_NOOP("Clear the parent.")},
        {NoContextItems, "no-context-items"_L1, Severity::Warning,
            QT_TR_NOOP("The messages of this session have no context items. mnesis sends all messages now, but none of "
                       "them after the next turn."),
            QT_TR_NOOP("Rebuild the context items from the stored messages.")},
        {MissingSession, "missing-session"_L1, Severity::Warning,
            QT_TR_NOOP("The message belongs to the session “%1”, which is missing. No program shows it."),
            QT_TR_NOOP("Create the session row for these messages.")},
        {MissingParentMessage, "missing-parent-message"_L1, Severity::Warning,
            QT_TR_NOOP("The parent message “%1” is missing."), QT_TR_NOOP("Clear the parent.")},
        {ParentInOtherSession, "parent-in-other-session"_L1, Severity::Note,
            QT_TR_NOOP("The parent message “%1” belongs to another session. mnesis does not use parents."),
            QT_TR_NOOP("Clear the parent.")},
        {CyclicMessages, "cyclic-messages"_L1, Severity::Warning,
            QT_TR_NOOP("The parents form a cycle through this message. Programs that follow parents may hang."),
            QT_TR_NOOP("Clear the parent.")},
        {InvalidRole, "invalid-role"_L1, Severity::Error,
            QT_TR_NOOP("The role “%1” is neither user nor assistant. mnesis cannot read the session."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which of the two it was.")},
        {InvalidTime, "invalid-time"_L1, Severity::Error,
            QT_TR_NOOP(
                "The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session."),
            QT_TR_NOOP("Use the time of the neighbouring messages.")},
        {InvalidTokens, "invalid-tokens"_L1, Severity::Error,
            QT_TR_NOOP(
                "A token count is not a whole number, or the cost is not a number. mnesis cannot read the session."),
            QT_TR_NOOP("Set the number to 0.")},
        {InvalidErrorCode, "invalid-error-code"_L1, Severity::Error,
            QT_TR_NOOP("The error code “%1” is unknown to mnesis. mnesis cannot read the session."),
            QT_TR_NOOP("Set the error code to “unknown”.")},
        {TimeInFuture, "time-in-future"_L1, Severity::Warning,
            QT_TR_NOOP("It is dated %1, in the future. The next turn will be sorted before it."),
            QT_TR_NOOP("Date it by the neighbouring messages.")},
        {TimeBackwards, "time-backwards"_L1, Severity::Warning,
            QT_TR_NOOP("It was written after a message with a later date. The order shown is not the real order."),
            QT_TR_NOOP("Date it after the messages written before it.")},
        {AnswerWithoutParts, "answer-without-parts"_L1, Severity::Note,
            QT_TR_NOOP("The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; "
                       "later releases leave it out."),
            QT_TR_NOOP("Remove the message.")},
        {UnansweredPrompts, "unanswered-prompts"_L1, Severity::Note,
            QT_TR_NOOP("%1 prompts in a row have no answer. They come from failed attempts to send, and all of them "
                       "are sent to the model."),
            QT_TR_NOOP("Remove all but the last.")},
        {MessageNotInContext, "message-not-in-context"_L1, Severity::Warning,
            QT_TR_NOOP("%1 messages from here on are neither in the context nor covered by a summary. The model does "
                       "not see them."),
            QT_TR_NOOP("Put them back into the context.")},
        {MessageSentTwice, "message-sent-twice"_L1, Severity::Warning,
            QT_TR_NOOP("The message is in the context and also covered by a summary there. The model is sent its "
                       "content twice."),
            QT_TR_NOOP("Remove the message from the context.")},
        {SummaryWithoutNode, "summary-without-node"_L1, Severity::Note,
            QT_TR_NOOP("The summary has no row in the summary graph. mnesis never merges it with others."),
            QT_TR_NOOP("Add it to the graph as superseded.")},
        {MissingMessage, "missing-message"_L1, Severity::Warning,
            QT_TR_NOOP("The part belongs to the message “%1”, which is missing. No program shows it."),
            QT_TR_NOOP("Remove the part.")},
        {PartInOtherSession, "part-in-other-session"_L1, Severity::Warning,
            QT_TR_NOOP("The part belongs to the session “%1”, its message to another one. Deleting one session damages "
                       "the other."),
            QT_TR_NOOP("Use the session of the message.")},
        {InvalidJson, "invalid-json"_L1, Severity::Warning, QT_TR_NOOP("%1 The part is never sent, without a warning."),
            nullptr, unrepairable::Part},
        {InvalidPart, "invalid-part"_L1, Severity::Warning, QT_TR_NOOP("%1 The part is never sent, without a warning."),
            nullptr, unrepairable::Part},
        {UnknownPartType, "unknown-part-type"_L1, Severity::Warning,
            QT_TR_NOOP("The part has the type “%1”, which mnesis does not know. It is never sent, without a warning."),
            nullptr, unrepairable::NotKnown},
        {PartTypeDiffers, "part-type-differs"_L1, Severity::Note,
            QT_TR_NOOP("The row says the part is “%1”, the content says “%2”. mnesis uses the content."),
            QT_TR_NOOP("Change the row to match the content.")},
        {ToolColumnsDiffer, "tool-columns-differ"_L1, Severity::Note,
            QT_TR_NOOP("The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends "
                       "the content."),
            QT_TR_NOOP("Change the row to match the content.")},
        {UnansweredToolCall, "unanswered-tool-call"_L1, Severity::Note,
            QT_TR_NOOP("The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no "
                       "result will come."),
            QT_TR_NOOP("Mark the call as failed.")},
        {RepeatedToolCall, "repeated-tool-call"_L1, Severity::Warning,
            QT_TR_NOOP(
                "The message has several calls with the id “%1”. Only the output of the last one can be pruned."),
            QT_TR_NOOP("Give this call a new id.")},
        {NodeWithoutMessage, "node-without-message"_L1, Severity::Warning,
            QT_TR_NOOP(
                "The summary node has no message. mnesis skips it, and the model loses the messages it replaced."),
            QT_TR_NOOP("Create the message from the text of the node.")},
        {InvalidNodeKind, "invalid-node-kind"_L1, Severity::Error,
            QT_TR_NOOP(
                "The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context."),
            QT_TR_NOOP("Set the kind by whether it has parents.")},
        {InvalidNodeParents, "invalid-node-parents"_L1, Severity::Error,
            QT_TR_NOOP("The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot "
                       "build the context."),
            QT_TR_NOOP("Empty the list.")},
        {MissingParentNode, "missing-parent-node"_L1, Severity::Warning,
            QT_TR_NOOP("The summary was made from “%1”, which is missing. It cannot be dissolved."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The summary it was made from is no longer stored.")},
        {CyclicNodes, "cyclic-nodes"_L1, Severity::Error,
            QT_TR_NOOP("The summaries form a cycle through this one. It cannot be dissolved."), nullptr,
            QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which summary was made from the other.")},
        {SpanMissingMessage, "span-missing-message"_L1, Severity::Warning,
            QT_TR_NOOP("The span of the summary names the message “%1”, which is missing. The replaced messages cannot "
                       "be shown."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The first or last message of the span is no longer stored.")},
        {SpanOfOtherSession, "span-of-other-session"_L1, Severity::Warning,
            QT_TR_NOOP("The span of the summary names “%1”, a message of another session. The replaced messages cannot "
                       "be shown."),
            nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The first or last message of the span is no longer stored.")},
        {SpanReversed, "span-reversed"_L1, Severity::Warning,
            QT_TR_NOOP("The span of the summary ends before it begins. The replaced messages cannot be shown."),
            QT_TR_NOOP("Swap the ends of the span.")},
        {OverlappingSummaries, "overlapping-summaries"_L1, Severity::Warning,
            QT_TR_NOOP("Two summaries in the context cover some of the same messages, this one and “%1”. The model is "
                       "sent both."),
            QT_TR_NOOP("Keep the summary that covers the messages of both.")},
        {ActiveNodeNotInContext, "active-node-not-in-context"_L1, Severity::Warning,
            QT_TR_NOOP(
                "The summary is active but not in the context. The next merge brings its old text into the context."),
            QT_TR_NOOP("Mark it as superseded.")},
        {SupersededInContext, "superseded-in-context"_L1, Severity::Warning,
            QT_TR_NOOP("The summary is marked as superseded but still in the context. It is sent and never merged."),
            QT_TR_NOOP("Remove the mark.")},
        {UncountedSummary, "uncounted-summary"_L1, Severity::Warning,
            QT_TR_NOOP("The summary in the context counts as 0 tokens. mnesis may exceed the model's window."),
            QT_TR_NOOP("Estimate its tokens again.")},
        {ItemWithoutSession, "item-without-session"_L1, Severity::Warning,
            QT_TR_NOOP("The context item belongs to the session “%1”, which is missing."),
            QT_TR_NOOP("Create the session row if its messages exist; otherwise remove the item.")},
        {ItemWithoutMessage, "item-without-message"_L1, Severity::Warning,
            QT_TR_NOOP("The context names “%1”, which is missing. mnesis skips it."), QT_TR_NOOP("Remove the item.")},
        {ItemOfOtherSession, "item-of-other-session"_L1, Severity::Error,
            QT_TR_NOOP("The context names “%1” from another session. The model is sent text of that session."),
            QT_TR_NOOP("Remove the item.")},
        {SummaryAsMessage, "summary-as-message"_L1, Severity::Warning,
            QT_TR_NOOP(
                "The context lists a summary as a message. It is sent in its place and dropped when space is short."),
            QT_TR_NOOP("List it as a summary.")},
        {MessageAsSummary, "message-as-summary"_L1, Severity::Warning,
            QT_TR_NOOP("The context lists a message as a summary. mnesis skips it."),
            QT_TR_NOOP("List it as a message.")},
        {ItemRepeated, "item-repeated"_L1, Severity::Warning,
            QT_TR_NOOP("The context lists “%1” more than once. It may be sent repeatedly."),
            QT_TR_NOOP("Keep only the first item.")},
        {ItemOutOfOrder, "item-out-of-order"_L1, Severity::Warning,
            QT_TR_NOOP("The context lists the message before an older one. They are sent in the wrong order."),
            QT_TR_NOOP("Renumber the items by date.")},
    };
};
[[maybe_unused]] const bool AreCodesKnown = tellCodes<CheckRule, FindingsText::Rules>();

} // namespace

QString codeOf(CheckRule rule)
{
    return FindingsText::Rules[size_t(rule)].words.code;
}

bool hasRepair(CheckRule rule)
{
    return FindingsText::Rules[size_t(rule)].words.repair;
}

QString RawFinding::place() const
{
    if (where.table.isEmpty())
        return {};
    if (where.rowid < 0)
        return where.column.isEmpty() ? where.table : FindingsText::tr("%1, column %2").arg(where.table, where.column);
    const QString row = QString::number(where.rowid);
    return where.column.isEmpty() ? FindingsText::tr("%1 row %2").arg(where.table, row)
                                  : FindingsText::tr("%1 row %2, column %3").arg(where.table, row, where.column);
}

Findings::Findings(Sink sink)
    : FindingBook(FindingsText::Rules, "MnesisCheck", std::move(sink))
{
}

void Findings::add(const RawFinding& finding)
{
    const RawFinding::Where& where = finding.where;
    FindingBook::add(finding.rule, SessionId(where.session), MessageId(where.message), finding.place(), finding.details,
        {.table = where.table, .rowid = where.rowid}, where.canMend);
}

} // namespace stemma::mnesis
