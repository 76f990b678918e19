// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/check/findings.h"
#include "core/store/formats/jazzmine/read/postgresrows.h"

namespace stemma::jazzmine {

/// Looks through the records of one conversation on a server as through those of a file.
[[nodiscard]] Result<> checkPostgres(
    PostgresRows& rows, const QString& conversation, const SessionStore::FindingSink& sink, const JobControl& job);
/// The same for a repair; a record is known by its id alone.
[[nodiscard]] Result<> findPostgresDamage(
    PostgresRows& rows, const QString& conversation, const Findings::RawSink& sink, const JobControl& job);

} // namespace stemma::jazzmine
