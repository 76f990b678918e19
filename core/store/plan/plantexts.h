// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/text.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemma {

/// Texts that plans of several formats share, all translated. Names of sessions are titles as they are shown; messages
/// are numbered from 1, parts from 0.
struct PlanText
{
    Q_DECLARE_TR_FUNCTIONS(Plan)
public:
    // ---- titles of plans: what the change does, as a command --------------------------------------------------------

    [[nodiscard]] static QString fork(const QString& name, qint64 message)
    {
        return tr("Fork “%1” after message %2").arg(name).arg(message);
    }
    [[nodiscard]] static QString resume(const QString& name, qint64 message)
    {
        return tr("Resume “%1” after message %2").arg(name).arg(message);
    }
    /// An empty @p title removes the title.
    [[nodiscard]] static QString rename(const QString& name, const QString& title)
    {
        constexpr qsizetype Longest = 60;
        const QString shown = firstLine(title, Longest);
        return shown.isEmpty() ? tr("Remove title of “%1”").arg(name) : tr("Rename “%1” to “%2”").arg(name, shown);
    }
    [[nodiscard]] static QString editMessage(qint64 message, const QString& name)
    {
        return tr("Edit message %1 of “%2”").arg(message).arg(name);
    }
    [[nodiscard]] static QString removeMessages(qint64 count, const QString& name)
    {
        return tr("Remove %n message(s) of “%1”", nullptr, int(count)).arg(name);
    }
    [[nodiscard]] static QString removePart(const QString& name) { return tr("Remove a part of “%1”").arg(name); }
    [[nodiscard]] static QString deleteSession(const QString& name) { return tr("Delete “%1”").arg(name); }
    /// After message @p message; 0: at the beginning.
    [[nodiscard]] static QString insertAfter(qint64 message, const QString& name)
    {
        return message > 0 ? tr("Insert after message %1 of “%2”").arg(message).arg(name)
                           : tr("Insert at the beginning of “%1”").arg(name);
    }
    /// Of a change that is made in a copy of the session; @p change is the title that it has in the session itself.
    [[nodiscard]] static QString inFork(const QString& change)
    {
        return tr("%1, in a fork", "Edit message 3 of “Parser bug”").arg(change);
    }

    // ---- titles that new sessions get -------------------------------------------------------------------------------

    // Of a session that may have neither a title nor an id.

    [[nodiscard]] static QString forkTitle(const QString& name)
    {
        return name.isEmpty() ? tr("Fork") : tr("Fork of %1").arg(name);
    }
    [[nodiscard]] static QString discardedTitle(const QString& name)
    {
        return name.isEmpty() ? tr("Discarded end") : tr("Discarded end of %1").arg(name);
    }

    // ---- places and notes of planned writes -------------------------------------------------------------------------

    [[nodiscard]] static QString message(qint64 number) { return tr("message %1").arg(number); }
    [[nodiscard]] static QString messagePart(qint64 number, int part)
    {
        return tr("message %1, part %2").arg(number).arg(part);
    }
    [[nodiscard]] static QString messageParts(qint64 number, qint64 count)
    {
        return tr("message %1, %n part(s)", nullptr, int(count)).arg(number);
    }
    [[nodiscard]] static QString copies(qint64 first, qint64 last)
    {
        return first == last ? tr("copy of %1").arg(QLocale().toString(first))
                             : tr("copies of %1–%2").arg(QLocale().toString(first), QLocale().toString(last));
    }
    [[nodiscard]] static QString newSession() { return tr("the new session"); }
    [[nodiscard]] static QString discardedEnd() { return tr("the discarded end"); }
    [[nodiscard]] static QString summary() { return tr("the summary"); }
    /// The messages that a summary replaces.
    [[nodiscard]] static QString replacedMessages() { return tr("the messages it replaces"); }

    // ---- why a change is not possible -------------------------------------------------------------------------------

    [[nodiscard]] static QString noMessage(const QString& id) { return tr("The session has no message “%1”.").arg(id); }
    [[nodiscard]] static QString noMessages() { return tr("The session has no messages."); }
    [[nodiscard]] static QString noPart(const QString& message, int part)
    {
        return tr("The message “%1” has no part %2.").arg(message).arg(part);
    }
    [[nodiscard]] static QString lacksFields(qint64 message, const QString& agent)
    {
        return tr("Message %1 lacks fields that %2 needs. Check the session first.").arg(message).arg(agent);
    }
    [[nodiscard]] static QString noSummary(const QString& id) { return tr("The session has no summary “%1”.").arg(id); }
    [[nodiscard]] static QString noSummaryLevel(int level)
    {
        return tr("There is no level %1. Choose 1, 2 or 3.").arg(level);
    }
    [[nodiscard]] static QString nothingToRemove() { return tr("Choose the messages to remove."); }
    [[nodiscard]] static QString onePartAtATime()
    {
        return tr("Parts can be removed from only one message at a time.");
    }
    [[nodiscard]] static QString notEditable() { return tr("Only texts, thinking and tool outputs can be edited."); }
    [[nodiscard]] static QString sameText() { return tr("Enter a different text."); }
    [[nodiscard]] static QString sameTitle() { return tr("Enter a new title."); }
    [[nodiscard]] static QString noText() { return tr("Enter the text of the new message."); }
    [[nodiscard]] static QString noSummaryText() { return tr("Enter the text of the summary."); }
    [[nodiscard]] static QString nothingBefore() { return tr("Nothing comes before this message. Fork after it."); }
    [[nodiscard]] static QString endsThere()
    {
        return tr("The session already ends here; nothing would be discarded.");
    }
    /// An insertion between a tool call and its result.
    [[nodiscard]] static QString betweenCallAndResult()
    {
        return tr("A tool result must follow its call, so nothing can be inserted between them.");
    }
    [[nodiscard]] static QString changedMeanwhile()
    {
        return tr("The session was changed by another program since the change was planned. Nothing was changed; "
                  "plan it again.");
    }
    [[nodiscard]] static QString discardedStays()
    {
        return tr("This message was discarded and is no longer part of the session.");
    }
    [[nodiscard]] static QString sideChainStays(const QString& agent)
    {
        return tr("This entry belongs to a side chain, which %1 cannot resume.").arg(agent);
    }
    [[nodiscard]] static QString signedTextStays()
    {
        return tr(
            "This thinking is signed, so it cannot be edited. Remove its message, or fork the session before it.");
    }
    [[nodiscard]] static QString branchHasNoTitle()
    {
        return tr("A branch has the title of its session. Rename the session instead.");
    }
    [[nodiscard]] static QString branchStays()
    {
        return tr("A branch is a part of its session's transcript and cannot be deleted on its own. Delete the "
                  "whole session, or keep the branch.");
    }
    [[nodiscard]] static QString notInFork() { return tr("This kind of change cannot be made in a fork."); }

    [[nodiscard]] static QString summaryStays(const QString& agent)
    {
        return tr("A compaction of %1 stays as it is, so nothing can be added to its summary.").arg(agent);
    }

    /// A text before or after a change: its beginning, where it is long.
    static constexpr qsizetype ShownText = 4000;
    [[nodiscard]] static QString shown(QStringView text)
    {
        return text.size() <= ShownText ? text.toString() : text.first(ShownText) + u'…';
    }

    /// The first few of them.
    [[nodiscard]] static QString named(const QStringList& names)
    {
        constexpr qsizetype Most = 5;
        return names.first(qMin(Most, names.size())).join(QStringLiteral(", "))
            + (names.size() > Most ? QStringLiteral("…") : QString());
    }

    // ---- checks and warnings ----------------------------------------------------------------------------------------

    [[nodiscard]] static QString callsHaveResults() { return tr("Every tool call has its result."); }
    [[nodiscard]] static QString beginsWithAnswer()
    {
        return tr("The conversation would begin with an answer, which providers reject.");
    }
    [[nodiscard]] static QString endsWithoutPrompt() { return tr("The conversation does not end with a prompt."); }
    [[nodiscard]] static QString noSignedThinking() { return tr("No signed thinking follows the change."); }
    [[nodiscard]] static QString thinkingBesideChange(const QList<qint64>& messages)
    {
        return messages.size() == 1
            ? tr("Message %1 has signed thinking. It is unchanged, but a provider may reject it because the "
                 "messages around it changed.")
                  .arg(messages.first())
            : tr("Messages %1 have signed thinking. It is unchanged, but a provider may reject it because the "
                 "messages around it changed.")
                  .arg(numbers(messages));
    }
    [[nodiscard]] static QString callsBesideChange(const QList<qint64>& messages)
    {
        return messages.size() == 1
            ? tr("Message %1 has signed tool calls. They are unchanged, but a provider may reject them because the "
                 "messages around them changed.")
                  .arg(messages.first())
            : tr("Messages %1 have signed tool calls. They are unchanged, but a provider may reject them because the "
                 "messages around them changed.")
                  .arg(numbers(messages));
    }
    [[nodiscard]] static QStringList besideChange(const QList<qint64>& thinking, const QList<qint64>& calls)
    {
        QStringList warnings;
        if (!thinking.isEmpty())
            warnings += thinkingBesideChange(thinking);
        if (!calls.isEmpty())
            warnings += callsBesideChange(calls);
        return warnings;
    }
    /// The first ones of many.
    [[nodiscard]] static QString numbers(const QList<qint64>& messages)
    {
        constexpr qsizetype MostNumbers = 10;
        QStringList shown;
        for (const qint64 number : messages.first(qMin(MostNumbers, messages.size())))
            shown += QString::number(number);
        const QString list = shown.join(QLatin1StringView(", "));
        const qsizetype more = messages.size() - shown.size();
        return more > 0 ? tr("%1 and %n more", "numbers of messages", int(more)).arg(list) : list;
    }
    [[nodiscard]] static QString pairedMessages(qint64 count)
    {
        return tr("Tool calls and their results belong together, so %n more message(s) change.", nullptr, int(count));
    }
    [[nodiscard]] static QString openForWriting(const QString& program, qint64 process)
    {
        return tr("The program %1 (process %2) has the store open for writing.").arg(program).arg(process);
    }
    [[nodiscard]] static QString summaryIsSmaller(qint64 tokens, qint64 replaced)
    {
        return tr("The summary is smaller than the messages it replaces: %L1 instead of %L2 tokens.")
            .arg(tokens)
            .arg(replaced);
    }
    [[nodiscard]] static QString summaryIsLarger(qint64 tokens, qint64 replaced)
    {
        return tr("The summary (%L1 tokens) is larger than the messages it replaces (%L2 tokens).")
            .arg(tokens)
            .arg(replaced);
    }
};

} // namespace stemma
