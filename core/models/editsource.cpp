// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/editsource.h"

#include "core/models/lostconstraints.h"

namespace stemma::editsource {

QFuture<Result<QList<MessageId>>> ids(
    OpenStore& store, const SessionId& session, const std::vector<qint64>& keys, const JobControl& job)
{
    return store.run(
        [session, keys](SessionStore& opened, const JobControl& control) {
            return opened.messages(session, keys, ReadOptions {0}, control)
                .transform([](const std::vector<MessagePtr>& messages) {
                    QList<MessageId> found;
                    for (const MessagePtr& message : messages) {
                        if (message)
                            found += message->id;
                    }
                    return found;
                });
        },
        Lane::Visible, job);
}

QFuture<Result<ForkBeforeThinking>> forkBeforeThinking(OpenStore& store, const SingleEdit& edit, const JobControl& job)
{
    return store.run([edit](SessionStore& opened,
                         const JobControl& control) { return stemma::forkBeforeThinking(opened, edit, control); },
        Lane::Visible, job);
}

QFuture<Result<PlacedEdit>> inFork(
    OpenStore& store, const SingleEdit& edit, const ForkEdit& made, const SessionId& fork, const JobControl& job)
{
    return store.run([edit, made, fork](SessionStore& opened,
                         const JobControl& control) { return stemma::inFork(opened, edit, made, fork, control); },
        Lane::Visible, job);
}

QFuture<Result<QList<ForkShare>>> shares(OpenStore& store, const EditPlan& plan, const JobControl& job)
{
    return store.run(
        [plan](SessionStore& opened, const JobControl& control) { return forkShares(opened, plan, control); },
        Lane::Visible, job);
}

QFuture<Result<QStringList>> lostConstraints(OpenStore& store, const EditPlan& fork, const JobControl& job)
{
    return store.run([fork](SessionStore& opened,
                         const JobControl& control) { return stemma::lostConstraints(opened, fork, control); },
        Lane::Visible, job);
}

QFuture<Result<SessionUse>> use(OpenStore& store, const SessionId& session)
{
    return store.run(
        [session](SessionStore& opened, const JobControl& control) { return sessionUse(opened, session, control); },
        Lane::Visible);
}

} // namespace stemma::editsource
