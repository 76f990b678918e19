// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/dialect.h"
#include "core/store/transcript/transcriptfolder.h"

namespace stemma::mantis {

/// The field of a listed session that names its dialect, where it is not that of the folder's transcripts.
inline constexpr QLatin1StringView OtherTranscript {"transcript"};

/// The transcripts below a mantis home, a projects folder, one project, a sessions folder, or a single one.
class Layout final : public StoreLayout
{
public:
    [[nodiscard]] static const Layout& instance();

    [[nodiscard]] QString cacheName() const override { return QStringLiteral("mantis-heads"); }
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override;
    [[nodiscard]] ListingSummary summarise(const QString& path) const override;
    [[nodiscard]] QStringList belongings(const TranscriptFile& file) const override;
    /// A terminal that has not ended in order since this machine started.
    [[nodiscard]] bool isOpenElsewhere(const std::vector<TranscriptFile>& files) const override;
};

/// The file beside the transcripts of a project: "session-state.json", "task-state/ID.json"…
[[nodiscard]] QString sidecar(const TranscriptFile& file, const QString& name);
/// What it holds; null: it is not there, or no JSON.
[[nodiscard]] json::Value sidecarValue(const TranscriptFile& file, const QString& name);
/// Copies of files made before edits of the session; names in order.
[[nodiscard]] QStringList savedCopies(const TranscriptFile& file);
/// Transcripts somewhere below @p path that prove it to be a store of this format.
[[nodiscard]] std::optional<QString> folderDialect(const QString& path);

} // namespace stemma::mantis
