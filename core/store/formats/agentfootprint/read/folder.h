// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/source.h"

namespace stemma::agentfootprint {

/// Artifacts kept as a directory tree, one file each: every conversation's folder is listed as a session.
class FolderSource final : public Source
{
public:
    explicit FolderSource(QString path);
    ~FolderSource() override;

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] QString path() const override { return m_path; }

private:
    class Files;

    [[nodiscard]] Result<> scan(const JobControl& job);

    QString m_path;
    std::vector<std::shared_ptr<const Files>> m_folders;
    std::vector<Entry> m_entries; ///< newest first
    quint64 m_revision = 0;
    bool m_isFresh = false;
};

/// The first artifact of such a tree, or nothing where the folder is none.
[[nodiscard]] QString firstArtifactBelow(const QString& folder);

} // namespace stemma::agentfootprint
