// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"
#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QList>
#include <QtClassHelperMacros>

#include <memory>

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

/// What was said of a message is to be said of another one after a change: of its copy, of itself in the branch that
/// keeps it, or where it goes, of the one before it.
struct MovedMessage
{
    MessagePlace from;
    QList<MessagePlace> to; ///< the first of them of which nothing is said yet; never empty

    bool operator==(const MovedMessage&) const = default;
};

/// Where each of @p places is found after a change, in their order. No two are the same if none were.
[[nodiscard]] QList<MessagePlace> placesAfter(const QList<MessagePlace>& places, const QList<MovedMessage>& moved);

/// A store whose changes give messages other ids, or another session to be found in.
class RenamingStore
{
public:
    RenamingStore() = default;
    virtual ~RenamingStore() = default;
    Q_DISABLE_COPY_MOVE(RenamingStore)

    /// These are to be followed by the next plan; nobody asks of others.
    virtual void follow(const QList<MessagePlace>& places) = 0;
    /// Those of them that the plan made last moves.
    [[nodiscard]] virtual QList<MovedMessage> movedByLastPlan() const = 0;
};

/// What is kept outside of a store about its messages, as it was when it was asked for. Any thread.
class KeptElsewhere
{
public:
    KeptElsewhere() = default;
    virtual ~KeptElsewhere() = default;
    Q_DISABLE_COPY_MOVE(KeptElsewhere)

    [[nodiscard]] virtual QList<MessagePlace> places() const = 0;
    /// Lets it go along in the same change: @p after are the places() once @p plan is carried out.
    virtual void move(EditPlan& plan, const QList<MessagePlace>& after) const = 0;
};

/// A store about whose messages something is kept elsewhere. Thread: the store's.
class FollowedStore
{
public:
    FollowedStore() = default;
    virtual ~FollowedStore() = default;
    Q_DISABLE_COPY_MOVE(FollowedStore)

    /// Never null.
    [[nodiscard]] virtual Result<std::shared_ptr<const KeptElsewhere>> keptElsewhere(const JobControl& job) = 0;
};

/// Of any store; null: nothing is, or what is cannot be read, which keeps nobody from changing the store.
[[nodiscard]] std::shared_ptr<const KeptElsewhere> keptElsewhere(SessionStore& store, const JobControl& job);

} // namespace stemma
