// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/entries.h"
#include "core/store/formats/agentfootprint/read/source.h"

namespace stemma::agentfootprint {

/// A file with one or many sessions: read once for the places of its records, then by range.
class DocumentSource final : public ListedSource
{
public:
    DocumentSource(const QString& path, Dialect dialect);

    [[nodiscard]] Result<Entry> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<std::optional<Entry>> beginning(
        const Entry& entry, qint64 rows, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] DocumentSource* documents() override { return this; }

    /// The file as it was when its sessions were found.
    [[nodiscard]] const FileStamp& stamp() const { return m_file->stamp(); }
    /// The documents, with what was found while listing their sessions.
    [[nodiscard]] Result<const std::vector<Listing>*> listings(const JobControl& job);

    /// Bytes of a large file with one session that are read before anything is shown. For tests.
    static void setStepBytes(qint64 bytes);

private:
    Result<> refresh(const JobControl& job) override;
    Result<> openDocuments(const JobControl& job);
    IndexRun* rest() const; ///< of a file with one session whose end was not looked at yet
    Result<> complete(const JobControl& job);
    Result<> openArchive(const JobControl& job);
    Result<> readLog(const JobControl& job);
    void look();
    void listEntries();

    std::shared_ptr<FileReader> m_file;
    std::vector<Listing> m_listings;
    RunGroups m_log; ///< of an event log, which may grow
    JsonLinesEnd m_logEnd;
    StoreChange m_pending = StoreChange::None; ///< noticed, not yet reported by poll()
    bool m_isFresh = false;
    bool m_isGone = false; ///< reported already
};

} // namespace stemma::agentfootprint
