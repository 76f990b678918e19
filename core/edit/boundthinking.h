// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/edit/batchplanner.h"
#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// The check of a plan that fails where a change makes signed thinking behind it invalid (see footprintplanner.h and
/// mantissigned.h).
inline constexpr QLatin1StringView SignedThinkingCheck("signed-thinking");

/// An edit with what takes the signed thinking behind it out: such thinking only fits what stood before it when it was
/// made, and once it does not, a provider may refuse the whole conversation. Never done but at the user's wish.
struct WithoutThinking
{
    BatchEdit edits; ///< the last thinking first, so that none of them makes another invalid; the edit itself last
    QString title; ///< of the edit alone
    QStringList warnings; ///< also rows; a removal note holds only until the next one
    bool canFork = false; ///< the store makes such a change in a fork, too
};

/// @p edit is another text, a removal or an insertion; of others nothing is taken out. Errors: those of a plan of the
/// edit, and of reading the session. Thread: the store's.
[[nodiscard]] Result<WithoutThinking> withoutThinking(
    SessionStore& store, const SingleEdit& edit, const JobControl& job);

/// The fork before such thinking: with what changes, and without the first message whose thinking would not fit any
/// more, nor what would be removed right before it. The change can then be made there, see inFork().
struct ForkBeforeThinking
{
    ForkEdit edit;
    qint64 row = -1; ///< of its last message, in the outline of the session
    bool isAll = false; ///< nothing is left to be changed there: what would be removed is behind its end

    bool operator==(const ForkBeforeThinking&) const = default;
};
/// Errors: Usage (the edit makes no thinking invalid, or nothing stands before it), those of reading the session.
/// Thread: the store's.
[[nodiscard]] Result<ForkBeforeThinking> forkBeforeThinking(
    SessionStore& store, const SingleEdit& edit, const JobControl& job);

/// An edit, and the message where it stands.
struct PlacedEdit
{
    SingleEdit edit;
    qint64 row = -1; ///< in the outline; -1: before all messages

    bool operator==(const PlacedEdit&) const = default;
};

/// @p edit, of a session that @p made was a fork of, as an edit of @p fork, the session that it made: of the copies of
/// the messages, recognised by place and content. Messages to remove after the fork's end are
/// left out. Errors: NotFound (a message has no copy there, or none that is surely one), those of reading the sessions.
/// Thread: the store's.
[[nodiscard]] Result<PlacedEdit> inFork(
    SessionStore& store, const SingleEdit& edit, const ForkEdit& made, const SessionId& fork, const JobControl& job);

/// What it would do, as one change. Errors: those of BatchPlanner. Any thread.
[[nodiscard]] Result<EditPlan> planWithoutThinking(
    const BatchPlanner& planner, const WithoutThinking& wish, const JobControl& job);

} // namespace stemma
