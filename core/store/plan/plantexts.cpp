// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/plantexts.h"

#include "core/base/text.h"

#include <QCoreApplication>

namespace stemma::plantexts {

namespace {

struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(Plan)
};

} // namespace

QString fork(const QString& name, qint64 message)
{
    return PlanText::tr("Fork “%1” after message %2").arg(name).arg(message);
}

QString resume(const QString& name, qint64 message)
{
    return PlanText::tr("Resume “%1” after message %2").arg(name).arg(message);
}

QString rename(const QString& name, const QString& title)
{
    constexpr qsizetype Longest = 60;
    const QString shown = firstLine(title, Longest);
    return shown.isEmpty() ? PlanText::tr("Remove title of “%1”").arg(name)
                           : PlanText::tr("Rename “%1” to “%2”").arg(name, shown);
}

QString editMessage(qint64 message, const QString& name)
{
    return PlanText::tr("Edit message %1 of “%2”").arg(message).arg(name);
}

QString removeMessages(qint64 count, const QString& name)
{
    return PlanText::tr("Remove %n message(s) of “%1”", nullptr, int(count)).arg(name);
}

QString removePart(const QString& name)
{
    return PlanText::tr("Remove a part of “%1”").arg(name);
}

QString deleteSession(const QString& name)
{
    return PlanText::tr("Delete “%1”").arg(name);
}

QString insertAfter(qint64 message, const QString& name)
{
    return message > 0 ? PlanText::tr("Insert after message %1 of “%2”").arg(message).arg(name)
                       : PlanText::tr("Insert at the beginning of “%1”").arg(name);
}

QString inFork(const QString& change)
{
    return PlanText::tr("%1, in a fork", "Edit message 3 of “Parser bug”").arg(change);
}

QString forkTitle(const QString& name)
{
    return PlanText::tr("Fork of %1").arg(name);
}

QString discardedTitle(const QString& name)
{
    return PlanText::tr("Discarded end of %1").arg(name);
}

QString compactedTitle(const QString& name)
{
    return PlanText::tr("%1 (compacted)").arg(name);
}

QString message(qint64 number)
{
    return PlanText::tr("message %1").arg(number);
}

QString messagePart(qint64 number, int part)
{
    return PlanText::tr("message %1, part %2").arg(number).arg(part);
}

QString messageParts(qint64 number, qint64 count)
{
    return PlanText::tr("message %1, %n part(s)", nullptr, int(count)).arg(number);
}

QString copies(qint64 first, qint64 last)
{
    return PlanText::tr("copies of %1–%2").arg(first).arg(last);
}

QString newSession()
{
    return PlanText::tr("the new session");
}

QString discardedEnd()
{
    return PlanText::tr("the discarded end");
}

QString summary()
{
    return PlanText::tr("the summary");
}

QString replacedMessages()
{
    return PlanText::tr("the messages it replaces");
}

QString noMessage(const QString& id)
{
    return PlanText::tr("The session has no message “%1”.").arg(id);
}

QString noMessages()
{
    return PlanText::tr("The session has no messages.");
}

QString noPart(const QString& message, int part)
{
    return PlanText::tr("The message “%1” has no part %2.").arg(message).arg(part);
}

QString noSummary(const QString& id)
{
    return PlanText::tr("The session has no summary “%1”.").arg(id);
}

QString noSummaryLevel(int level)
{
    return PlanText::tr("There is no level %1. Choose 1, 2 or 3.").arg(level);
}

QString nothingToRemove()
{
    return PlanText::tr("Choose the messages to remove.");
}

QString onePartAtATime()
{
    return PlanText::tr("Parts can be removed from only one message at a time.");
}

QString notEditable()
{
    return PlanText::tr("Only texts, thinking and tool outputs can be edited.");
}

QString sameText()
{
    return PlanText::tr("Enter a different text.");
}

QString sameTitle()
{
    return PlanText::tr("Enter a new title.");
}

QString noText()
{
    return PlanText::tr("Enter the text of the new message.");
}

QString noSummaryText()
{
    return PlanText::tr("Enter the text of the summary.");
}

QString nothingBefore()
{
    return PlanText::tr("Nothing comes before this message. Fork after it.");
}

QString endsThere()
{
    return PlanText::tr("The session already ends here; nothing would be discarded.");
}

QString betweenCallAndResult()
{
    return PlanText::tr("A tool result must follow its call, so nothing can be inserted between them.");
}

QString changedMeanwhile()
{
    return PlanText::tr("The session was changed by another program since the change was planned. Nothing was changed; "
                        "plan it again.");
}

QString discardedStays()
{
    return PlanText::tr("This message was discarded and is no longer part of the session.");
}

QString sideChainStays(const QString& agent)
{
    return PlanText::tr("This entry belongs to a side chain, which %1 cannot resume.").arg(agent);
}

QString signedTextStays()
{
    return PlanText::tr(
        "This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.");
}

QString signedPartStays()
{
    return PlanText::tr("This thinking is signed, so it can only be removed with its message.");
}

QString branchHasNoTitle()
{
    return PlanText::tr("A branch has the title of its session. Rename the session instead.");
}

QString branchStays()
{
    return PlanText::tr("A branch is a part of its session's transcript and cannot be deleted on its own. Delete the "
                        "whole session, or keep the branch.");
}

QString notInFork()
{
    return PlanText::tr("This kind of change cannot be made in a fork.");
}

QString notInPlace(const QString& why)
{
    return PlanText::tr("The session cannot be compacted in place. %1 Compact it into a new session.").arg(why);
}

QString callsHaveResults()
{
    return PlanText::tr("Every tool call has its result.");
}

QString beginsWithAnswer()
{
    return PlanText::tr("The conversation would begin with an answer, which providers reject.");
}

QString endsWithoutPrompt()
{
    return PlanText::tr("The conversation does not end with a prompt.");
}

QString noSignedThinking()
{
    return PlanText::tr("No signed thinking follows the change.");
}

QString thinkingBesideChange(qint64 message)
{
    return PlanText::tr("Message %1 has signed thinking. It is unchanged, but a provider may reject it because the "
                        "messages around it changed.")
        .arg(message);
}

QString shown(QStringView text)
{
    return text.size() <= ShownText ? text.toString() : text.first(ShownText) + u'…';
}

QString pairedMessages(qint64 count)
{
    return PlanText::tr(
        "Tool calls and their results belong together, so %n more message(s) change.", nullptr, int(count));
}

QString openForWriting(const QString& program, qint64 process)
{
    return PlanText::tr("The program %1 (process %2) has the store open for writing.").arg(program).arg(process);
}

QString summaryIsSmaller(qint64 tokens, qint64 replaced)
{
    return PlanText::tr("The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.")
        .arg(tokens)
        .arg(replaced);
}

QString summaryIsLarger(qint64 tokens, qint64 replaced)
{
    return PlanText::tr("The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).")
        .arg(tokens)
        .arg(replaced);
}

} // namespace stemma::plantexts
