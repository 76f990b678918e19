// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/postgresrows.h"
#include "core/store/plan/anchormoves.h"

namespace stemma::jazzmine {

/// What keeps this user from changing the tables of a server, in sentences.
struct ServerRefusals
{
    QString all; ///< why nothing can be changed; empty: something can
    QMap<EditKind, QString> edits;
};
[[nodiscard]] Result<ServerRefusals> refusalsOn(PostgresRows& rows);

/// SessionStore::plan() of all edits but repairs, for a conversation that is there.
[[nodiscard]] Result<EditPlan> planEditOn(PostgresRows& rows, const Edit& edit, const QList<MessagePlace>& followed,
    QList<AnchorMove>& copied, const JobControl& job);
/// One transaction for the repairs of all these conversations.
[[nodiscard]] Result<EditPlan> planRepairOn(
    PostgresRows& rows, const std::vector<QString>& conversations, const RepairEdit& edit, const JobControl& job);

} // namespace stemma::jazzmine
