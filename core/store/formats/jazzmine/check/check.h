// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/widesum.h"
#include "core/store/formats/jazzmine/read/index.h"

namespace stemma::jazzmine {

/// What a trace's calls and script attempts took together, as the library reckons its totals.
struct Sums
{
    WideSum prompt;
    WideSum completion;
    WideSum total;
    qint64 calls = 0; ///< how many there are, attempts with them
};
[[nodiscard]] Sums sumsOf(const json::Value& trace);

/// Looks through all records, or through those of one conversation, for what the library refuses and what
/// is odd. @p index must be of what @p source has open.
[[nodiscard]] Result<> findDamage(
    RecordSource& source, const Index& index, const Conversation* only, const DamageSink& sink, const JobControl& job);
/// SessionStore::check() of them.
[[nodiscard]] Result<> checkJazzmine(RecordSource& source, const Index& index, const Conversation* only,
    const SessionStore::FindingSink& sink, const JobControl& job);

} // namespace stemma::jazzmine
