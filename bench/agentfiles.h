// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

/// Large stores of coding agents, made of the same few texts over and over. Each answers whether it could be written.
namespace stemma::bench {

/// A Claude Code transcript of about @p bytes: prompts, and answers of three lines each that are one API message.
[[nodiscard]] bool writeClaudeCodeSession(const QString& path, qint64 bytes, quint64 seed = 1);
/// A Claude Code home with @p sessions transcripts of @p bytes together in ten projects; answers its path, or an empty
/// one.
[[nodiscard]] QString writeClaudeCodeHome(const QString& folder, int sessions, qint64 bytes);
/// A legacy Codex rollout of about @p bytes: items and the events that repeat them.
[[nodiscard]] bool writeCodexRollout(const QString& path, qint64 bytes);
/// An OpenCode database of about @p bytes with the tables of version 1 and @p sessions sessions of equal size.
[[nodiscard]] bool writeOpenCodeDatabase(const QString& path, int sessions, qint64 bytes);

} // namespace stemma::bench
