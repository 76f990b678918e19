// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/storeformat.h"

namespace stemma::agentfootprint {

/// The kinds of stores and files that the library and its tools write.
enum class Dialect : quint8 {
    None,
    SqliteSessions,
    SessionFile,
    Envelope,
    Checkpoint,
    RunOutcome,
    Messages,
    Requests,
    Events,
    Recording,
    RecordingArchive,
    Trace,
    Audit,
    AuditSegments,
    Artifact,
    Artifacts, ///< many in a SQLite file
    ArtifactFolder, ///< many as a directory tree
    Vectors,
    Memory,
    Corpus,
    Runs, ///< several recordings of one conversation, in a bug report
    BugReport,
};

/// What the beginning of the file shows.
struct Sniff
{
    Dialect dialect = Dialect::None;
    QString version; ///< of the library that wrote it, where it says so
    QString refusal; ///< why it is none (one sentence, translated)
};

[[nodiscard]] QString nameOf(Dialect dialect);
[[nodiscard]] Dialect dialectOf(QStringView name);
[[nodiscard]] QStringList dialectNames();

/// Tells by the beginning of a text what it is. What stands behind the beginning is taken on trust.
[[nodiscard]] Sniff sniffText(QByteArrayView head);
[[nodiscard]] Sniff sniffCandidate(const StoreCandidate& candidate);

} // namespace stemma::agentfootprint
