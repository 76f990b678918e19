// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/edit.h"

#include <QList>
#include <QSet>
#include <QtClassHelperMacros>

#include <functional>
#include <memory>
#include <optional>

namespace stemma {

struct EditPlan;
class SessionStore;

/// A message as a session has it: branches of one session share messages.
struct MessagePlace
{
    SessionId session;
    MessageId message;

    bool operator==(const MessagePlace&) const = default;
};

[[nodiscard]] inline size_t qHash(const MessagePlace& place, size_t seed = 0) noexcept
{
    return qHashMulti(seed, place.session, place.message);
}

/// Where a user's annotations on a message go when an edit copies, moves or removes the message: to its copy, to the
/// message itself in the branch that keeps it, or, where it is removed, to the message before it.
struct AnchorMove
{
    MessagePlace from;
    /// The first of them without annotations; never empty. An empty place at the end: the annotations are removed with
    /// the message.
    QList<MessagePlace> to;
    bool goes = false; ///< the message itself is no more; of those that stay something is said first
    bool isCopy = false; ///< in a new session; the message and its annotations stay where they are

    bool operator==(const AnchorMove&) const = default;
};

/// Where each of @p places is found after a change, in their order; empty: nowhere. No two others are the same if none
/// were.
[[nodiscard]] QList<MessagePlace> placesAfter(const QList<MessagePlace>& places, const QList<AnchorMove>& moved);

/// Where a new session has the followed messages of the session that it was made of. @p copyOf: an empty one where it
/// has none.
[[nodiscard]] QList<AnchorMove> copiesOf(const QList<MessagePlace>& followed, const SessionId& session,
    const SessionId& copy, const std::function<MessageId(const MessageId&)>& copyOf);

/// Places that changes are followed at, one after the other, and the copies that forks among them make.
class FollowedPlaces
{
public:
    FollowedPlaces() = default;
    explicit FollowedPlaces(const QList<MessagePlace>& places)
        : m_places(places)
    {
    }

    struct Copy
    {
        qsizetype of = 0; ///< which of places()
        MessagePlace place;
        QString file {}; ///< EditPlan::ownFile; empty: it is in the same store
    };
    struct Fork
    {
        SessionId of;
        SessionId session;
        QString file {}; ///< the same
    };

    /// All that the next change is to follow, copies included; in their order, an empty place for what is in another
    /// store.
    [[nodiscard]] QList<MessagePlace> all() const;
    /// The next change: @p moved of all().
    void take(const EditPlan& plan, const QList<AnchorMove>& moved);

    /// Those that were given, where they are now.
    [[nodiscard]] const QList<MessagePlace>& places() const { return m_places; }
    /// In sessions that were made of others, of messages that are there still. None of those that a fork leaves out.
    [[nodiscard]] const QList<Copy>& copies() const { return m_copies; }
    /// The sessions that were made of others, a resume's discarded end excepted.
    [[nodiscard]] const QList<Fork>& forks() const { return m_forks; }

private:
    QList<MessagePlace> m_places;
    QList<Copy> m_copies;
    QList<Fork> m_forks;
};

/// A store whose changes give messages other ids, or another session to be found in.
class IdTracker
{
public:
    IdTracker() = default;
    virtual ~IdTracker() = default;
    Q_DISABLE_COPY_MOVE(IdTracker)

    /// These are to be followed by the next plan; nobody asks of others. Of removed ones the first @p apart go to
    /// places of their own; by default all.
    void follow(const QList<MessagePlace>& places, std::optional<qsizetype> apart = {})
    {
        m_followed = places;
        m_apart = apart.value_or(places.size());
    }
    /// Those of them that the plan made last moves.
    [[nodiscard]] const QList<AnchorMove>& movedByLastPlan() const { return m_moved; }

protected:
    /// At the begin of a plan: what it is to follow. It stays so until the next one.
    const QList<MessagePlace>& takeFollowed();
    void setMoved(QList<AnchorMove> moved) { m_moved = std::move(moved); }
    [[nodiscard]] const QList<MessagePlace>& planFollows() const { return m_taken; }
    /// So many places are to be told where a removed message may be found.
    [[nodiscard]] qsizetype placesToTell() const { return m_apart + 1; }
    [[nodiscard]] QList<AnchorMove>& moved() { return m_moved; }
    /// The plan of a store whose messages keep their ids, but for summaries, and whose resume moves the end to
    /// EditPlan::newSession. @p gone: what the plan removes. Nothing is read where nothing of the session is followed.
    /// Beside what was added to moved() already.
    [[nodiscard]] Result<EditPlan> withMoves(
        SessionStore& store, Result<EditPlan> plan, const QSet<MessageId>& gone, const JobControl& job);

private:
    QList<MessagePlace> m_followed; ///< by the next plan
    qsizetype m_apart = 0; ///< of the first ones that were followed last
    QList<MessagePlace> m_taken; ///< by the last one
    QList<AnchorMove> m_moved; ///< the same
};

/// Those that a removal names.
[[nodiscard]] QSet<MessageId> messagesRemovedBy(const Edit& edit);

/// Where the messages of a session move whose ids are their places.
struct NewOrder
{
    static constexpr qint64 New = -1;
    SessionId before;
    SessionId after; ///< what the session is called then
    QList<MessageId> ids; ///< of the messages as they stand
    QList<qint64> messages; ///< as they will stand: which of them, or New
    std::function<MessageId(qint64)> idAt; ///< of the messages then
    std::function<MessageId(qint64)> discardedAt {}; ///< of those that a resume cuts off; null: nothing keeps them
    std::optional<qint64> cutAt {}; ///< of a resume: the first message that is cut off
    bool isCopy = false; ///< of a fork: see AnchorMove
};
/// @p enough: as IdTracker::placesToTell(); by default all go to places of their own.
[[nodiscard]] QList<AnchorMove> movedByOrder(
    const NewOrder& order, const QList<MessagePlace>& followed, std::optional<qsizetype> enough = {});

/// What is kept outside of a store about its messages, as it was when it was asked for. Any thread.
class Annotations
{
public:
    Annotations() = default;
    virtual ~Annotations() = default;
    Q_DISABLE_COPY_MOVE(Annotations)

    [[nodiscard]] virtual QList<MessagePlace> places() const = 0;
    /// Applies the moves and copies in the same change: @p after are the places() once @p plan is applied.
    virtual void follow(EditPlan& plan, const FollowedPlaces& after) const = 0;
};

/// A store with annotations that are kept elsewhere. Thread: the store's.
class AnnotatedStore
{
public:
    AnnotatedStore() = default;
    virtual ~AnnotatedStore() = default;
    Q_DISABLE_COPY_MOVE(AnnotatedStore)

    /// Never null.
    [[nodiscard]] virtual Result<std::shared_ptr<const Annotations>> annotations(const JobControl& job) = 0;
};

/// Of any store; null: nothing is, or what is cannot be read, which keeps nobody from changing the store.
[[nodiscard]] std::shared_ptr<const Annotations> annotations(SessionStore& store, const JobControl& job);

} // namespace stemma
