// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Large stores of the formats that are files, made of the same few texts over and over. Each answers whether it
/// could be written.
namespace stemma::bench {

/// A mantis transcript of about @p bytes with lines of about @p lineBytes.
[[nodiscard]] bool writeTranscript(const QString& path, qint64 bytes, int lineBytes, quint64 seed = 1);
/// A mantis home with @p sessions transcripts of @p bytes together; answers its path, or an empty one.
[[nodiscard]] QString writeTranscriptFolder(const QString& folder, int sessions, qint64 bytes);
/// A jazzmine JSON store of about @p bytes.
[[nodiscard]] bool writeJazzmineStore(const QString& path, qint64 bytes);
/// An agentfootprint checkpoint with a history of about @p bytes.
[[nodiscard]] bool writeCheckpoint(const QString& path, qint64 bytes);
/// A mantis database with one session whose messages are a BLOB of about @p bytes.
[[nodiscard]] bool writeBlobDatabase(const QString& path, qint64 bytes);

} // namespace stemma::bench
