// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/watchedfiles.h"
#include "core/store/formats/agentfootprint/read/source.h"

namespace stemma::agentfootprint {

/// Artifacts kept as a directory tree, one file each: every conversation's folder is listed as a session.
class FolderSource final : public ListedSource
{
public:
    explicit FolderSource(const QString& path);

    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    [[nodiscard]] qint64 size() const override { return m_files.bytes(); }

private:
    Result<> refresh(const JobControl& job) override;

    WatchedFiles m_files;
    quint64 m_listed = 0; ///< of the files, when they were listed
};

/// The first artifact of such a tree, or nothing where the folder is none.
[[nodiscard]] QString firstArtifactBelow(const QString& folder);

} // namespace stemma::agentfootprint
