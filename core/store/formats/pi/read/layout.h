// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptfolder.h"

namespace stemma::pi {

/// The sessions below pi's folder, its sessions folder, one project of it, or a single file (spec pi, 1).
class Layout final : public StoreLayout
{
public:
    [[nodiscard]] static const Layout& instance();

    [[nodiscard]] QString cacheName() const override;
    [[nodiscard]] Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const override;
    [[nodiscard]] ListingSummary summarise(const QString& path) const override;
};

/// pi's own folder, from the environment or at its usual place.
[[nodiscard]] QString homeFolder();
/// The session's id, by the name of its file: TIME_ID.jsonl.
[[nodiscard]] QString idOfFile(const QString& path);
/// The version that the header of a session tells, which is the first line that can be read (spec pi, 3); none: it is
/// no header of pi.
[[nodiscard]] std::optional<QString> versionOf(QByteArrayView head);
/// The same of the first session of pi in a folder, at the places where find() looks.
[[nodiscard]] std::optional<QString> versionIn(const QString& folder);

} // namespace stemma::pi
