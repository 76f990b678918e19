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
        QT_TRANSLATE_NOOP("MnesisCheck", "The file is damaged: SQLite reports “%1”. Data there may be lost or wrong."),
        nullptr, unrepairable::Sqlite},
    {CheckRule::DamagedIndex, "damaged-index"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "An index of the file is damaged: SQLite reports “%1”. Existing rows may not be found."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "An index holds no data, and rebuilding it could not be undone. The command “REINDEX” of sqlite3 rebuilds "
            "it.")},
    {CheckRule::UnusedPage, "unused-page"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck", "SQLite reports “%1”. Space is wasted; all data can be read."), nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "All data is there. The command “VACUUM” of sqlite3 frees the space.")},
    {CheckRule::UnreadableTable, "unreadable-table"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "The table cannot be read from here on (%1). The rest was not checked."),
        nullptr, unrepairable::Sqlite},
    {CheckRule::OldSchema, "old-schema"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The file has the layout of an older mnesis (%1). A newer mnesis changes it when it opens the file."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "Nothing is wrong: a newer mnesis updates the layout itself.")},
    {CheckRule::MissingInSchema, "missing-in-schema"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "“%1” is missing. mnesis fails when it needs it."), nullptr,
        QT_TRANSLATE_NOOP(
            "Unrepairable", "Its data is not stored anywhere, and only mnesis may change the layout of the file.")},
    {CheckRule::UnknownInSchema, "unknown-in-schema"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck", "“%1” is unknown. A newer mnesis or the host application may have added it."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::BrokenForeignKey, "broken-foreign-key"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The row refers to a missing row of the table %1. mnesis may refuse to change it."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable",
            "The stored data does not show whether the row is wrong or the referenced row is missing.")},
    {CheckRule::WrongType, "wrong-type"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The value should be %1 but is stored as %2. Programs may misread it or fail on it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Store the value with the right type.")},
    {CheckRule::NotUtf8, "not-utf8"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The text has bytes that are not UTF-8. mnesis cannot read the row; here they are shown as �."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Replace the bytes with replacement characters.")},
    {CheckRule::NulInText, "nul-in-text"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck", "The text has a NUL character. Many programs show it only up to there."),
        nullptr, unrepairable::NulMeant},
    {CheckRule::EmptyModel, "empty-model"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "The session has no model. mnesis cannot load it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Use the model of its messages, or of the newest other session.")},
    {CheckRule::InvalidMetadata, "invalid-metadata"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The metadata of the session are not valid JSON. mnesis can neither load this session nor list any "
            "session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the metadata.")},
    {CheckRule::MissingParentSession, "missing-parent-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The parent session “%1” is missing. The session is shown at the top level."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::CyclicSessions, "cyclic-sessions"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The parents form a cycle through this session. It cannot be shown in its place in the tree."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::NoContextItems, "no-context-items"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The messages of this session have no context items. mnesis sends all messages now, but none of them after "
            "the next turn."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Rebuild the context items from the stored messages.")},
    {CheckRule::MissingSession, "missing-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The message belongs to the session “%1”, which is missing. No program shows it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Create the session row for these messages.")},
    {CheckRule::MissingParentMessage, "missing-parent-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The parent message “%1” is missing."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::ParentInOtherSession, "parent-in-other-session"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The parent message “%1” belongs to another session. mnesis does not use parents."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::CyclicMessages, "cyclic-messages"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The parents form a cycle through this message. Programs that follow parents may hang."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Clear the parent.")},
    {CheckRule::InvalidRole, "invalid-role"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The role “%1” is neither user nor assistant. mnesis cannot read the session."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which of the two it was.")},
    {CheckRule::InvalidTime, "invalid-time"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The time of creation is not a whole number of milliseconds (“%1”). mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Use the time of the neighbouring messages.")},
    {CheckRule::InvalidTokens, "invalid-tokens"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "A token count is not a whole number. mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the count to 0.")},
    {CheckRule::InvalidErrorCode, "invalid-error-code"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "The error code “%1” is unknown to mnesis. mnesis cannot read the session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the error code to “unknown”.")},
    {CheckRule::TimeInFuture, "time-in-future"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "It is dated %1, in the future. The next turn will be sorted before it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Date it by the neighbouring messages.")},
    {CheckRule::TimeBackwards, "time-backwards"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "It was written after a message with a later date. The order shown is not the real order."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Date it after the messages written before it.")},
    {CheckRule::AnswerWithoutParts, "answer-without-parts"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The answer is empty: the model call never returned. mnesis up to 0.3 sends an empty message; later "
            "releases leave it out."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the message.")},
    {CheckRule::UnansweredPrompts, "unanswered-prompts"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "%1 prompts in a row have no answer. They come from failed attempts to send, and all of them are sent to "
            "the model."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove all but the last.")},
    {CheckRule::MessageNotInContext, "message-not-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "%1 messages from here on are neither in the context nor covered by a summary. The model does not see "
            "them."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Put them back into the context.")},
    {CheckRule::MessageSentTwice, "message-sent-twice"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The message is in the context and also covered by a summary there. The model is sent its content twice."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the message from the context.")},
    {CheckRule::SummaryWithoutNode, "summary-without-node"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The summary has no row in the summary graph. mnesis never merges it with others."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Add it to the graph as superseded.")},
    {CheckRule::MissingMessage, "missing-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The part belongs to the message “%1”, which is missing. No program shows it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the part.")},
    {CheckRule::PartInOtherSession, "part-in-other-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The part belongs to the session “%1”, its message to another one. Deleting one session damages the "
            "other."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Use the session of the message.")},
    {CheckRule::InvalidJson, "invalid-json"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "%1 The part is never sent, without a warning."), nullptr, unrepairable::Part},
    {CheckRule::InvalidPart, "invalid-part"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "%1 The part is never sent, without a warning."), nullptr, unrepairable::Part},
    {CheckRule::UnknownPartType, "unknown-part-type"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The part has the type “%1”, which mnesis does not know. It is never sent, without a warning."),
        nullptr, unrepairable::NotKnown},
    {CheckRule::PartTypeDiffers, "part-type-differs"_L1, Severity::Note,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The row says the part is “%1”, the content says “%2”. mnesis uses the content."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Change the row to match the content.")},
    {CheckRule::ToolColumnsDiffer, "tool-columns-differ"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The row says “%1”, the content of the tool call says “%2”. mnesis prunes by the row and sends the "
            "content."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Change the row to match the content.")},
    {CheckRule::UnansweredToolCall, "unanswered-tool-call"_L1, Severity::Note,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The call of the tool “%1” has no result: it is still %2. If the agent is not running now, no result will "
            "come."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Mark the call as failed.")},
    {CheckRule::RepeatedToolCall, "repeated-tool-call"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The message has several calls with the id “%1”. Only the output of the last one can be pruned."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Give this call a new id.")},
    {CheckRule::NodeWithoutMessage, "node-without-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary node has no message. mnesis skips it, and the model loses the messages it replaced."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Create the message from the text of the node.")},
    {CheckRule::InvalidNodeKind, "invalid-node-kind"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary node has the kind “%1”, neither leaf nor condensed. mnesis cannot build the context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Set the kind by whether it has parents.")},
    {CheckRule::InvalidNodeParents, "invalid-node-parents"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The list of nodes that the summary was made from is not a JSON list of ids. mnesis cannot build the "
            "context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Empty the list.")},
    {CheckRule::MissingParentNode, "missing-parent-node"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The summary was made from “%1”, which is missing. It cannot be dissolved."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The summary it was made from is no longer stored.")},
    {CheckRule::CyclicNodes, "cyclic-nodes"_L1, Severity::Error,
        QT_TRANSLATE_NOOP("MnesisCheck", "The summaries form a cycle through this one. It cannot be dissolved."),
        nullptr,
        QT_TRANSLATE_NOOP("Unrepairable", "The stored data does not show which summary was made from the other.")},
    {CheckRule::SpanMissingMessage, "span-missing-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The span of the summary names the message “%1”, which is missing. The replaced messages cannot be shown."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The first or last message of the span is no longer stored.")},
    {CheckRule::SpanOfOtherSession, "span-of-other-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The span of the summary names “%1”, a message of another session. The replaced messages cannot be shown."),
        nullptr, QT_TRANSLATE_NOOP("Unrepairable", "The first or last message of the span is no longer stored.")},
    {CheckRule::SpanReversed, "span-reversed"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The span of the summary ends before it begins. The replaced messages cannot be shown."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Swap the ends of the span.")},
    {CheckRule::OverlappingSummaries, "overlapping-summaries"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "Two summaries in the context cover some of the same messages, this one and “%1”. The model is sent both."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Keep the summary that covers the messages of both.")},
    {CheckRule::ActiveNodeNotInContext, "active-node-not-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary is active but not in the context. The next merge brings its old text into the context."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Mark it as superseded.")},
    {CheckRule::SupersededInContext, "superseded-in-context"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The summary is marked as superseded but still in the context. It is sent and never merged."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the mark.")},
    {CheckRule::UncountedSummary, "uncounted-summary"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The summary in the context counts as 0 tokens. mnesis may exceed the model's window."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Estimate its tokens again.")},
    {CheckRule::ItemWithoutSession, "item-without-session"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context item belongs to the session “%1”, which is missing."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Create the session row if its messages exist; otherwise remove the item.")},
    {CheckRule::ItemWithoutMessage, "item-without-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context names “%1”, which is missing. mnesis skips it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the item.")},
    {CheckRule::ItemOfOtherSession, "item-of-other-session"_L1, Severity::Error,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The context names “%1” from another session. The model is sent text of that session."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Remove the item.")},
    {CheckRule::SummaryAsMessage, "summary-as-message"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck",
            "The context lists a summary as a message. It is sent in its place and dropped when space is short."),
        QT_TRANSLATE_NOOP("MnesisCheck", "List it as a summary.")},
    {CheckRule::MessageAsSummary, "message-as-summary"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context lists a message as a summary. mnesis skips it."),
        QT_TRANSLATE_NOOP("MnesisCheck", "List it as a message.")},
    {CheckRule::ItemRepeated, "item-repeated"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP("MnesisCheck", "The context lists “%1” more than once. It may be sent repeatedly."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Keep only the first item.")},
    {CheckRule::ItemOutOfOrder, "item-out-of-order"_L1, Severity::Warning,
        QT_TRANSLATE_NOOP(
            "MnesisCheck", "The context lists the message before an older one. They are sent in the wrong order."),
        QT_TRANSLATE_NOOP("MnesisCheck", "Renumber the items by date.")},
};
static_assert(areWhole<CheckRule>(Rules));

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

Findings::Findings(SessionStore::FindingSink sink)
    : m_book(Rules, "MnesisCheck", std::move(sink))
{
}

Findings::Findings(RawSink sink)
    : m_rawSink(std::move(sink))
    , m_book(Rules, "MnesisCheck", {})
{
}

void Findings::flush()
{
    for (Raw& raw : m_waiting) {
        if (m_rawSink) {
            m_rawSink(std::move(raw));
            continue;
        }
        StoredAt at;
        at.table = raw.where.table;
        at.rowid = raw.where.rowid;
        m_book.add(raw.rule, SessionId(raw.where.session), MessageId(raw.where.message), placeOf(raw.where),
            raw.details, at, raw.where.canMend);
    }
    m_waiting.clear();
}

void Findings::finish()
{
    flush();
    m_book.finish();
}

} // namespace stemma::mnesis
