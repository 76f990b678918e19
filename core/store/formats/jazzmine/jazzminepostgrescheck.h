// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/jazzminefindings.h"
#include "core/store/formats/jazzmine/jazzminepostgresrows.h"

namespace stemma {

/// Looks through the records of one conversation on a server as through those of a file.
[[nodiscard]] Result<> checkJazzminePostgres(JazzminePostgresRows& rows, const QString& conversation,
    const SessionStore::FindingSink& sink, const JobControl& job);
/// The same for a repair; a record is known by its id alone.
[[nodiscard]] Result<> findJazzminePostgresDamage(JazzminePostgresRows& rows, const QString& conversation,
    const JazzmineFindings::RawSink& sink, const JobControl& job);

} // namespace stemma
