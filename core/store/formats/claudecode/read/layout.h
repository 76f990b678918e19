// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptfolder.h"

namespace stemma::claudecode {

/// The sessions and sub-agents below Claude Code's folder, its projects, one project, or beside a single file (spec
/// claude-code, 1 and 8).
class Layout final : public StoreLayout
{
public:
    [[nodiscard]] static const Layout& instance();

    [[nodiscard]] QString cacheName() const override;
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override;
    /// Not what wrote the summary of a compaction (1).
    [[nodiscard]] bool isListed(const QString& path) const override;
    /// Of a sub-agent `forkedFrom` is who started it.
    [[nodiscard]] ListingSummary summarise(const QString& path) const override;
    /// Of a session everything in its own folder.
    [[nodiscard]] QStringList belongings(const TranscriptFile& file) const override;
};

/// Claude Code's own folder, from the environment or at its usual place.
[[nodiscard]] QString homeFolder();
/// Whether it is the transcript of a sub-agent, by its name.
[[nodiscard]] bool isAgentFile(const QString& path);
/// What is told of a sub-agent in the file beside its transcript, by either of the two; null: nothing.
[[nodiscard]] json::Value sidecarOf(const QString& path);
/// The release that wrote the first lines, of a file that is a transcript; empty: they do not tell. None: it is none.
[[nodiscard]] std::optional<QString> releaseOf(QByteArrayView head);
/// The same of the first transcript in a folder, at the places where find() looks.
[[nodiscard]] std::optional<QString> releaseIn(const QString& folder);

} // namespace stemma::claudecode
