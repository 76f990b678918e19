// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/check/findings.h"
#include "core/store/formats/agentfootprint/read/reader.h"
#include "core/store/formats/agentfootprint/read/text.h"

namespace stemma::agentfootprint {

/// Looks for what the library refuses, what providers may refuse although the library does not look for it, and
/// for what was lost or changed.
[[nodiscard]] Result<> checkStore(
    Reader& reader, const std::optional<SessionId>& id, const SessionStore::FindingSink& sink, const JobControl& job);

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

/// Something for which the library refuses to load a session.
struct Refusal
{
    QString reason; ///< a sentence, translated
    Range place; ///< null: of the session as a whole
    MessageId message;
    bool canMend = false; ///< the rest of the session shows the right value; see mendedMember()
};

/// A member of the conversation's record as it should be, which the library rejects as it is; none: it is not known.
/// @p value: empty: there is none. @p input: what the user was the last to say. An empty answer: the member goes.
[[nodiscard]] std::optional<QByteArray> mendedMember(
    QByteArrayView name, QByteArrayView value, const std::optional<QString>& input);

/// Everything in a session that the library refuses; empty where it loads it. Only for conversations that the library
/// itself stores.
[[nodiscard]] QList<Refusal> refusalsOf(const SessionText& text);

} // namespace stemma::agentfootprint
