// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/redaction/redactionlist.h"
#include "core/handover/handoverplan.h"
#include "core/models/openstore.h"

#include <QFuture>

namespace stemma {

/// What a session is to become, as somebody chose it.
struct HandOverRequest
{
    HandOverWish wish;
    QString format; ///< of the receiving agent; empty: a copy in the session's own store
    QString store; ///< that gets it; empty: where the agent keeps sessions
    std::optional<RedactionList> redactions {}; ///< of all that is handed over; no value: nothing is redacted
    QStringList names {}; ///< as redactions were looked for
};

/// The check of a plan's texts for what should have been redacted; it fails where something is left.
inline constexpr QLatin1StringView ResiduesCheck("nothing-left-to-redact");

struct PlannedHandOver
{
    HandOverTarget target;
    EditPlan plan;
    bool isFolderRedacted = false; ///< the new session names a project folder that is not there
};

/// Where an agent keeps sessions by default.
struct HandOverPlace
{
    QString format; ///< StoreFormat::name()
    QString path;
    bool isThere = false;
};

/// Of all agents that sessions can be handed to; looked at off the GUI thread.
[[nodiscard]] QFuture<QList<HandOverPlace>> handOverPlaces();

/// See stemma::planHandOver(). With redactions the plan has a ResiduesCheck; in the session's own store it is the
/// redacted copy of a session (action "redact"). Thread: the store's.
[[nodiscard]] Result<PlannedHandOver> plannedHandOver(
    SessionStore& store, const HandOverRequest& request, const JobControl& job);

/// The same; on the lane of the session's store.
[[nodiscard]] QFuture<Result<PlannedHandOver>> planHandOver(
    OpenStore& store, const HandOverRequest& request, const JobControl& job);

} // namespace stemma
