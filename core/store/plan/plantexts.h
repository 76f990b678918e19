// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Texts that plans of several formats share, all translated. Names of sessions are titles as they are shown; messages
/// are numbered from 1, parts from 0.
namespace stemma::plantexts {

// ---- titles of plans: what the change does, as a command -----------------------------------------------------------

[[nodiscard]] QString fork(const QString& name, qint64 message);
[[nodiscard]] QString resume(const QString& name, qint64 message);
/// An empty @p title removes the title.
[[nodiscard]] QString rename(const QString& name, const QString& title);
[[nodiscard]] QString editMessage(qint64 message, const QString& name);
[[nodiscard]] QString removeMessages(qint64 count, const QString& name);
[[nodiscard]] QString removePart(const QString& name);
[[nodiscard]] QString deleteSession(const QString& name);
/// After message @p message; 0: at the beginning.
[[nodiscard]] QString insertAfter(qint64 message, const QString& name);
/// Of a change that is made in a copy of the session; @p change is the title that it has in the session itself.
[[nodiscard]] QString inFork(const QString& change);

// ---- titles that new sessions get ----------------------------------------------------------------------------------

[[nodiscard]] QString forkTitle(const QString& name);
[[nodiscard]] QString discardedTitle(const QString& name);
[[nodiscard]] QString compactedTitle(const QString& name);

// ---- places and notes of planned writes ----------------------------------------------------------------------------

[[nodiscard]] QString message(qint64 number);
[[nodiscard]] QString messagePart(qint64 number, int part);
[[nodiscard]] QString messageParts(qint64 number, qint64 count);
[[nodiscard]] QString copies(qint64 first, qint64 last);
[[nodiscard]] QString newSession();
[[nodiscard]] QString discardedEnd();
[[nodiscard]] QString summary();
/// The messages that a summary replaces.
[[nodiscard]] QString replacedMessages();

// ---- why a change is not possible ----------------------------------------------------------------------------------

[[nodiscard]] QString noMessage(const QString& id);
[[nodiscard]] QString noMessages();
[[nodiscard]] QString noPart(const QString& message, int part);
[[nodiscard]] QString noSummary(const QString& id);
[[nodiscard]] QString noSummaryLevel(int level);
[[nodiscard]] QString nothingToRemove();
[[nodiscard]] QString onePartAtATime();
[[nodiscard]] QString notEditable();
[[nodiscard]] QString sameText();
[[nodiscard]] QString sameTitle();
[[nodiscard]] QString noText();
[[nodiscard]] QString noSummaryText();
[[nodiscard]] QString nothingBefore();
[[nodiscard]] QString endsThere();
/// An insertion between a tool call and its result.
[[nodiscard]] QString betweenCallAndResult();
[[nodiscard]] QString changedMeanwhile();
[[nodiscard]] QString discardedStays();
[[nodiscard]] QString sideChainStays(const QString& agent);
[[nodiscard]] QString signedTextStays();
[[nodiscard]] QString signedPartStays();
[[nodiscard]] QString branchHasNoTitle();
[[nodiscard]] QString branchStays();
[[nodiscard]] QString notInPlace(const QString& why);
[[nodiscard]] QString notInFork();

/// A text before or after a change: its beginning, where it is long.
inline constexpr qsizetype ShownText = 4000;
[[nodiscard]] QString shown(QStringView text);

// ---- checks and warnings -------------------------------------------------------------------------------------------

[[nodiscard]] QString callsHaveResults();
[[nodiscard]] QString beginsWithAnswer();
[[nodiscard]] QString endsWithoutPrompt();
[[nodiscard]] QString noSignedThinking();
[[nodiscard]] QString thinkingBesideChange(qint64 message);
[[nodiscard]] QString pairedMessages(qint64 count);
[[nodiscard]] QString openForWriting(const QString& program, qint64 process);
[[nodiscard]] QString summaryIsSmaller(qint64 tokens, qint64 replaced);
[[nodiscard]] QString summaryIsLarger(qint64 tokens, qint64 replaced);

} // namespace stemma::plantexts
