// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/check/findings.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/formats/agentfootprint/read/text.h"

namespace stemma::agentfootprint {

/// A column of the row of a session, or what else is stored beside its text; null: there is none of that name.
[[nodiscard]] const StoredField* columnOf(const Entry& entry, QLatin1StringView name);

/// Looks for what the library refuses, what providers may refuse although the library does not look for it, and
/// for what was lost or changed.
[[nodiscard]] Result<> checkStore(Source& source, Reader& reader, Dialect dialect, const std::optional<SessionId>& id,
    const SessionStore::FindingSink& sink, const JobControl& job);

/// A summary and its compaction record, of which only the summary's first line shows that they belong
/// together: its text was edited, so that the record's fingerprint fits it no more (spec agentfootprint, 8).
struct LostJoin
{
    qint64 key = -1; ///< of the summary
    qint32 span = -1;
    QString text; ///< of the summary
};
/// Those of a session that are certain: no other summary without a record says what this one's
/// first line does, and no other record without a summary is of that.
[[nodiscard]] QList<LostJoin> lostJoins(const SessionText& text);

/// The messages of a session.
[[nodiscard]] Result<> checkMessages(
    const SessionText& text, const SessionId& session, Findings& findings, const JobControl& job);

} // namespace stemma::agentfootprint
