// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/session/session.h"
#include "core/store/formats/mantis/read/codec.h"

namespace stemma::mantis {

/// A row of the table of sessions.
struct StoredInfo
{
    QString id;
    QVariant createdAt;
    QVariant updatedAt;
    QVariant title;
    QString tags; ///< JSON
    QString json; ///< the session's metadata, or all that is known of it
};

/// Of the documented layout, which has three tables, or of the library's own table. What is broken in it is in the
/// fields as it is stored.
[[nodiscard]] SessionInfo infoOf(const StoredInfo& stored, bool hasThreeTables);

/// ISO text, or seconds since 1970.
[[nodiscard]] std::optional<Time> timeOf(const QVariant& stored);

/// Gives checkpoints the messages before them; positions that count differently are recognised.
void placeCheckpoints(QList<Checkpoint>& checkpoints, const Conversation& session);

} // namespace stemma::mantis
