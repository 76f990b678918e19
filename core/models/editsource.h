// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/edit/boundthinking.h"
#include "core/edit/forkshares.h"
#include "core/models/openstore.h"
#include "core/store/sessionuse.h"

#include <QFuture>

namespace stemma {

/// What an edit needs to know of a store before it can be planned, and of what is planned; read on the store's lane.
namespace editsource {

/// The ids of messages, which may not be loaded, without their texts.
[[nodiscard]] QFuture<Result<QList<MessageId>>> ids(
    OpenStore& store, const SessionId& session, const std::vector<qint64>& keys, const JobControl& job);
/// See stemma::forkBeforeThinking().
[[nodiscard]] QFuture<Result<ForkBeforeThinking>> forkBeforeThinking(
    OpenStore& store, const SingleEdit& edit, const JobControl& job);
/// See stemma::inFork().
[[nodiscard]] QFuture<Result<PlacedEdit>> inFork(
    OpenStore& store, const SingleEdit& edit, const ForkEdit& made, const SessionId& fork, const JobControl& job);

/// What comes along with a planned fork.
[[nodiscard]] QFuture<Result<QList<ForkShare>>> shares(OpenStore& store, const EditPlan& plan, const JobControl& job);

/// See stemma::lostConstraints().
[[nodiscard]] QFuture<Result<QStringList>> lostConstraints(
    OpenStore& store, const EditPlan& fork, const JobControl& job);

/// Who is at work in a session, see stemma::sessionUse().
[[nodiscard]] QFuture<Result<SessionUse>> use(OpenStore& store, const SessionId& session);

} // namespace editsource

} // namespace stemma
