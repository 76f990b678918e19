// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/checkpoint.h"
#include "core/session/session.h"
#include "core/store/formats/mantis/read/codec.h"
#include "core/store/sqlite/sqlitedatabase.h"

/// What a database stores beside the messages, in the library's own table or in the three of its documentation. Within
/// a read of the database, which tells what failed.
namespace stemma::mantis {

/// All sessions, newest first, or one.
[[nodiscard]] std::vector<SessionInfo> readInfos(
    SqliteDatabase& database, bool hasThreeTables, const std::optional<SessionId>& id);
/// Of three tables.
[[nodiscard]] QList<Checkpoint> storedCheckpoints(
    SqliteDatabase& database, const SessionId& id, const Conversation& session);

} // namespace stemma::mantis
