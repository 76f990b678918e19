// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/transcriptconversation.h"
#include "core/store/formats/mantis/read/folder.h"
#include "core/store/formats/mantis/read/branchpoints.h"
#include "core/store/formats/mantis/store.h"
#include "core/store/plan/anchormoves.h"
#include "core/store/storeformat.h"

#include <QElapsedTimer>

#include <list>
#include <map>

namespace stemma::mantis {

/// A transcript, or a folder of them, as one store. Lists from the heads of the files; a file is read whole
/// only when it is small or one of its sessions is opened. See SessionStore for threads and promises.
class FileStore final : public Store, public IdTracker
{
public:
    FileStore(const QString& path, const Detection& detection);
    ~FileStore() override;

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] void* findService(const std::type_info& service) override
    {
        return serviceAmong<IdTracker>(this, service);
    }
    void follow(const QList<MessagePlace>& places) override { m_followed = places; }
    [[nodiscard]] QList<AnchorMove> movedByLastPlan() const override { return m_moved; }
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<Checkpoint>> checkpoints(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<EditPlan> plan(const Edit& edit, const JobControl& job) override;
    [[nodiscard]] Result<CompactionDraft> draftCompaction(const CompactEdit& edit, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override;

    /// The session's rows, for this format's own checks and tests.
    [[nodiscard]] Result<const Conversation*> open(const SessionId& id, const JobControl& job) override;

private:
    static constexpr size_t KeptFiles = 4;

    /// One file with its index and the sessions made of it.
    struct Opened
    {
        QString id;
        std::shared_ptr<LineIndex> transcript;
        std::shared_ptr<LineIndex> discarded;
        std::shared_ptr<LineIndex> audit; ///< the protocol's recording, once it was asked for
        std::vector<quint32> leaves;
        std::map<quint32, std::unique_ptr<TranscriptConversation>> sessions;
        std::unique_ptr<TranscriptConversation> whole; ///< where there are no branches
    };

    [[nodiscard]] Result<> scan(const JobControl& job);
    [[nodiscard]] Result<Opened*> openFile(const TranscriptFile& file, const JobControl& job);
    [[nodiscard]] std::shared_ptr<const LineIndex> transcriptOf(const QString& id, const JobControl& job);
    [[nodiscard]] TranscriptConversation& sessionOf(Opened& opened, size_t leaf);
    [[nodiscard]] QString leafId(const Opened& opened, size_t leaf) const;
    [[nodiscard]] Result<EditPlan> planRepair(
        const RepairEdit& edit, const QList<MessagePlace>& followed, const JobControl& job);
    [[nodiscard]] std::optional<size_t> leafNamed(const Opened& opened, const QString& uuid) const;
    [[nodiscard]] SessionInfo listed(const TranscriptFile& file);
    [[nodiscard]] Result<> complete(SessionInfo& info, Opened& opened, const JobControl& job);
    [[nodiscard]] bool isCheap(const TranscriptFile& file, ListDetail detail);
    void addBranches(const TranscriptFile& file, const SessionInfo& trunk, const Opened& opened);
    [[nodiscard]] SessionInfo branch(
        const SessionInfo& trunk, const Opened& opened, size_t leaf, BranchPoints& partings) const;
    /// All but the one that the library loads.
    [[nodiscard]] std::vector<SessionInfo> branches(const SessionInfo& trunk, const Opened& opened) const;
    [[nodiscard]] std::pair<const TranscriptFile*, QString> parse(const SessionId& id) const;
    [[nodiscard]] Result<> checkAudit(const TranscriptFile& file, const FindingSink& sink, const JobControl& job);
    [[nodiscard]] bool isSingle() const { return !m_isFolder; }

    QString m_path;
    Detection m_detection;
    bool m_isFolder = false;
    bool m_scanned = false;
    QList<MessagePlace> m_followed; ///< by the next plan
    QList<AnchorMove> m_moved; ///< by the last one
    Folder m_folder;
    std::list<Opened> m_opened; ///< the last used one first
    /// Branches of the files that were read whole. Those of large ones are listed from then on.
    struct Branches
    {
        FileStamp stamp;
        std::vector<SessionInfo> infos;
        bool isListed = false;
    };
    QHash<QString, Branches> m_branches; ///< by the file's id
    FileStamp m_seen; ///< of a single file, at the last poll
    QElapsedTimer m_sinceScan; ///< of a folder, by poll()
    qint64 m_scanNs = 0;
};

} // namespace stemma::mantis
