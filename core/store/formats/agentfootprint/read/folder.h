// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/source.h"

#include <deque>

namespace stemma::agentfootprint {

/// Artifacts kept as a directory tree, one file each: every conversation's folder is listed as a session.
class FolderSource final : public ListedSource
{
public:
    explicit FolderSource(QString path);
    ~FolderSource() override;

    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] QString path() const override { return m_path; }

private:
    class Files;

    Result<> refresh(const JobControl& job) override;

    QString m_path;
    std::vector<std::shared_ptr<const Files>> m_folders;
    std::deque<Entry> m_entries;
    bool m_isFresh = false;
};

/// The first artifact of such a tree, or nothing where the folder is none.
[[nodiscard]] QString firstArtifactBelow(const QString& folder);

} // namespace stemma::agentfootprint
