// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/check/findings.h"

#include "core/store/check/unrepairable.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

using Severity = Finding::Severity;

constexpr FindingRule<CheckRule> Rules[] = {
    {CheckRule::DamagedPage, "damaged-page"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The file is damaged: SQLite reports “%1”. What stood there may be lost or wrong."),
        nullptr, unrepairable::Sqlite},
    {CheckRule::DamagedIndex, "damaged-index"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "An index of the file is damaged: SQLite reports “%1”. Rows may not be found, though they are there."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "An index holds no data of its own, and building it could not be taken back. “REINDEX” of the program "
            "sqlite3 builds it anew.")},
    {CheckRule::UnusedPage, "unused-page"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck", "SQLite reports “%1”. Space is lost; everything can be read."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "All data is there. “VACUUM” of the program sqlite3 gives the space back.")},
    {CheckRule::UnreadableTable, "unreadable-table"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The table cannot be read to its end (%1). What stands behind this place was not checked."),
        nullptr, unrepairable::Sqlite},
    {CheckRule::OldSchema, "old-schema"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Nothing is wrong: a newer mnesis changes the layout by itself.")},
    {CheckRule::MissingInSchema, "missing-in-schema"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "“%1” is missing, which every known version of mnesis has. mnesis fails wherever it needs it."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "What it held is stored nowhere, and the layout of the file is mnesis's own to make.")},
    {CheckRule::UnknownInSchema, "unknown-in-schema"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "“%1” is not known. The file may come from a newer mnesis or have been extended by its host."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::BrokenForeignKey, "broken-foreign-key"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The row refers to a row of the table %1 that is missing. mnesis may refuse changes to it."),
        nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "Whether the row is wrong, or the one is missing that it refers to, cannot be told.")},
    {CheckRule::WrongType, "wrong-type"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The value should be %1 and is stored as %2. Programs may read it differently or fail on it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Store the value with its proper type.")},
    {CheckRule::NotUtf8, "not-utf8"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The text holds bytes that are no UTF-8. mnesis fails to read the row; here they show as �."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Replace the bytes by the sign for unreadable characters.")},
    {CheckRule::NulInText, "nul-in-text"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck", "The text holds a NUL character. Many programs show it only up to there."),
        nullptr, unrepairable::NulMeant},
    {CheckRule::EmptyModel, "empty-model"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "The session names no model. mnesis refuses to load it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Take the model from its messages, or from the newest other session.")},
    {CheckRule::InvalidMetadata, "invalid-metadata"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The session's metadata is not valid JSON. mnesis can neither load the session nor list any session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the metadata.")},
    {CheckRule::MissingParentSession, "missing-parent-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The session hangs under “%1”, which is missing. It is shown at the top."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::CyclicSessions, "cyclic-sessions"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "Going up from parent to parent comes back to this session. No tree of sessions can show it in place."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::NoContextItems, "no-context-items"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "No context is recorded for this session's messages. mnesis sends all of them now and forgets every one "
            "as soon as a turn is added."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Record the context from what is stored.")},
    {CheckRule::MissingSession, "missing-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The message belongs to the session “%1”, which is missing. No program shows it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Make a session row for its messages.")},
    {CheckRule::MissingParentMessage, "missing-parent-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The message names “%1” as its parent, which is missing."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::ParentInOtherSession, "parent-in-other-session"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The message's parent “%1” belongs to another session. mnesis does not follow parents."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::CyclicMessages, "cyclic-messages"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "Going up from parent to parent comes back to this message. Programs that follow parents may hang."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::InvalidRole, "invalid-role"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The role “%1” is neither user nor assistant. mnesis cannot read the session."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which of both it was is stored nowhere.")},
    {CheckRule::InvalidTime, "invalid-time"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Take the time from the messages next to it.")},
    {CheckRule::InvalidTokens, "invalid-tokens"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "A token count is not a whole number. mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the count to 0.")},
    {CheckRule::InvalidErrorCode, "invalid-error-code"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The error code “%1” is none of mnesis's own. mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the error code to “unknown”.")},
    {CheckRule::TimeInFuture, "time-in-future"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "It is dated %1, later than the clock. The next turn will stand before it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Date it by the messages next to it.")},
    {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "It was written after the message that follows it by date. The order shown is not the order in which "
            "it happened."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Date it after what was written before it.")},
    {CheckRule::AnswerWithoutParts, "answer-without-parts"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The answer has no content: the call of the model never came back. mnesis up to 0.3 sends it as an empty "
            "message, later ones leave it out."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the message.")},
    {CheckRule::UnansweredPrompts, "unanswered-prompts"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "%1 prompts stand in a row without an answer. They come from attempts to send that failed, and the model "
            "is sent all of them."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove all but the last.")},
    {CheckRule::MessageNotInContext, "message-not-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "%1 messages from here on are neither in the context nor covered by a summary in it. The model does not "
            "know of them."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Put them back into the context.")},
    {CheckRule::MessageSentTwice, "message-sent-twice"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The message stands in the context, and a summary in the context covers it. The model is sent its content "
            "twice."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Take the message out of the context.")},
    {CheckRule::SummaryWithoutNode, "summary-without-node"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary has no row in the summary graph, though other summaries of the session have one. mnesis never "
            "condenses it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Enter it in the graph as replaced.")},
    {CheckRule::MissingMessage, "missing-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The part belongs to the message “%1”, which is missing. No program shows it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the part.")},
    {CheckRule::PartInOtherSession, "part-in-other-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The part's own session is “%1”, its message's another one. Deleting one session breaks the other."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Give the part the session of its message.")},
    {CheckRule::InvalidJson, "invalid-json"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "%1 The model is never sent it, and no warning is shown."), nullptr,
        unrepairable::Part},
    {CheckRule::InvalidPart, "invalid-part"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "%1 The model is never sent it, and no warning is shown."), nullptr,
        unrepairable::Part},
    {CheckRule::UnknownPartType, "unknown-part-type"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The part is of the type “%1”, which mnesis does not know. It leaves the part out without a word."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::PartTypeDiffers, "part-type-differs"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The row says its part is “%1”, the content says “%2”. mnesis goes by the content."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Let the row say what the content says.")},
    {CheckRule::ToolColumnsDiffer, "tool-columns-differ"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The row says “%1”, the content of the tool call “%2”. mnesis prunes by the row and sends the content."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Let the row say what the content says.")},
    {CheckRule::UnansweredToolCall, "unanswered-tool-call"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The call of the tool “%1” has no result: it is still %2. Unless it is running right now, it never will."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Mark the call as failed.")},
    {CheckRule::RepeatedToolCall, "repeated-tool-call"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The call id “%1” occurs more than once in its message. Only the last one's output can be pruned."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Give this call an id of its own.")},
    {CheckRule::NodeWithoutMessage, "node-without-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary node has no summary message of its id. mnesis skips it, and what it replaced is lost to the "
            "model."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Make the message from the text of the node.")},
    {CheckRule::InvalidNodeKind, "invalid-node-kind"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary node is of the kind “%1”, which is neither leaf nor condensed. mnesis fails to build the "
            "context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the kind by whether it has parents.")},
    {CheckRule::InvalidNodeParents, "invalid-node-parents"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The list of nodes that the summary was made from is no JSON list of ids. mnesis fails to build the "
            "context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Empty the list.")},
    {CheckRule::MissingParentNode, "missing-parent-node"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary was made from “%1”, which is missing. It cannot be dissolved into what it replaced."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The summary that it was made from is stored nowhere any more.")},
    {CheckRule::CyclicNodes, "cyclic-nodes"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "Going down from summary to summary comes back to this one. It cannot be dissolved."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Which of the summaries was made from the other cannot be told.")},
    {CheckRule::SpanMissingMessage, "span-missing-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary's span names the message “%1”, which is missing. What it stands for cannot be shown."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Where the span began or ended is stored nowhere any more.")},
    {CheckRule::SpanOfOtherSession, "span-of-other-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary's span names “%1”, a message of another session. What it stands for cannot be shown."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Where the span began or ended is stored nowhere any more.")},
    {CheckRule::SpanReversed, "span-reversed"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The summary's span ends before it begins. What it stands for cannot be shown."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Exchange the ends of the span.")},
    {CheckRule::OverlappingSummaries, "overlapping-summaries"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Keep the one that covers what the other does.")},
    {CheckRule::ActiveNodeNotInContext, "active-node-not-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary counts as active but is not in the context. The next condensation merges its old text into "
            "the context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Mark it as replaced.")},
    {CheckRule::SupersededInContext, "superseded-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary is marked as replaced and still stands in the context. It is sent and never condensed."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Take away the mark.")},
    {CheckRule::UncountedSummary, "uncounted-summary"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary in the context counts as 0 tokens. mnesis fills the context beyond the model's window."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Estimate its tokens again.")},
    {CheckRule::ItemWithoutSession, "item-without-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context item belongs to the session “%1”, which is missing."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Make a session row where its messages are there; else remove the item.")},
    {CheckRule::ItemWithoutMessage, "item-without-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context names “%1”, which is missing. mnesis skips it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the item.")},
    {CheckRule::ItemOfOtherSession, "item-of-other-session"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The context names “%1”, which belongs to another session. The model is sent that other conversation's "
            "text."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the item.")},
    {CheckRule::SummaryAsMessage, "summary-as-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The context names a summary as an ordinary message. It is sent at its place in the conversation and left "
            "out when room is short."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Name it as a summary.")},
    {CheckRule::MessageAsSummary, "message-as-summary"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context names an ordinary message as a summary. mnesis skips it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Name it as a message.")},
    {CheckRule::ItemRepeated, "item-repeated"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context names “%1” more than once. The model may be sent it repeatedly."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Keep the first item only.")},
    {CheckRule::ItemOutOfOrder, "item-out-of-order"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The context places the message before one that is older. The model is sent them in the wrong order."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Number the items again by date.")},
};
static_assert(areWhole<CheckRule>(Rules));

constexpr bool isComplete()
{
    size_t next = 0;
    for (const FindingRule<CheckRule>& rule : Rules) {
        if (size_t(rule.rule) != next++)
            return false;
    }
    return next == size_t(CheckRule::RuleCount);
}
static_assert(isComplete(), "the table follows the enumeration");

const FindingRule<CheckRule>& textOf(CheckRule rule)
{
    return Rules[size_t(rule)];
}

struct FindingsText
{
    Q_DECLARE_TR_FUNCTIONS(MnesisCheck)
};

} // namespace

QString codeOf(CheckRule rule)
{
    return textOf(rule).code;
}

bool hasRepair(CheckRule rule)
{
    return textOf(rule).repair;
}

QString Findings::placeOf(const Where& where)
{
    if (where.table.isEmpty())
        return {};
    if (where.rowid < 0)
        return where.column.isEmpty() ? where.table : FindingsText::tr("%1, column %2").arg(where.table, where.column);
    const QString row = QString::number(where.rowid);
    return where.column.isEmpty() ? FindingsText::tr("%1 row %2").arg(where.table, row)
                                  : FindingsText::tr("%1 row %2, column %3").arg(where.table, row, where.column);
}

void Findings::add(CheckRule rule, const Where& where, const QStringList& details)
{
    if (m_rawSink) {
        m_waiting.push_back({{rule, where, details}, {}});
        return;
    }
    const FindingRule<CheckRule>& words = textOf(rule);
    Finding finding = findingOf("MnesisCheck", words, details);
    if (!where.canMend)
        finding.repair.clear();
    finding.session = SessionId(where.session);
    finding.message = MessageId(where.message);
    finding.place = placeOf(where);
    // Beyond the limit only the number matters, and nothing needs to be kept.
    if (m_counts[size_t(rule)] >= MostOfOneRule)
        finding = {};
    m_waiting.push_back({{rule, {}, {}}, std::move(finding)});
}

void Findings::flush()
{
    for (Waiting& waiting : m_waiting) {
        if (m_rawSink)
            m_rawSink(std::move(waiting.raw));
        else if (++m_counts[size_t(waiting.raw.rule)] <= MostOfOneRule)
            m_sink(std::move(waiting.finding));
    }
    m_waiting.clear();
}

void Findings::finish()
{
    flush();
    for (const FindingRule<CheckRule>& words : Rules) {
        const qint64 more = m_counts[size_t(words.rule)] - MostOfOneRule;
        if (more > 0)
            m_sink(furtherFindings(words, more));
    }
}

} // namespace stemma::mnesis
