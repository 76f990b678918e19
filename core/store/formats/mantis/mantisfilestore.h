// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantisfilesession.h"
#include "core/store/formats/mantis/mantisfolder.h"
#include "core/store/formats/mantis/mantispartings.h"
#include "core/store/formats/mantis/mantisstore.h"
#include "core/store/movedmessages.h"
#include "core/store/storeformat.h"

#include <QElapsedTimer>

#include <list>
#include <map>

namespace stemma {

/// A transcript, or a folder of them, as one store. Lists from the heads of the files; a file is read whole
/// only when it is small or one of its sessions is opened. See SessionStore for threads and promises.
class MantisFileStore final : public MantisStore, public RenamingStore
{
public:
    MantisFileStore(const QString& path, const Detection& detection);
    ~MantisFileStore() override;

    [[nodiscard]] StoreInfo info() const override;
    void follow(const QList<MessagePlace>& places) override { m_followed = places; }
    [[nodiscard]] QList<MovedMessage> movedByLastPlan() const override { return m_moved; }
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
    [[nodiscard]] Result<const MantisSession*> open(const SessionId& id, const JobControl& job) override;

private:
    static constexpr size_t KeptFiles = 4;

    /// One file with its index and the sessions made of it.
    struct Opened
    {
        QString id;
        std::shared_ptr<MantisTranscript> transcript;
        std::shared_ptr<MantisTranscript> discarded;
        std::shared_ptr<MantisTranscript> audit; ///< the protocol's recording, once it was asked for
        std::vector<quint32> leaves;
        std::map<quint32, std::unique_ptr<MantisFileSession>> sessions;
        std::unique_ptr<MantisFileSession> whole; ///< where there are no branches
    };

    [[nodiscard]] Result<> scan(const JobControl& job);
    [[nodiscard]] Result<Opened*> openFile(const MantisFile& file, const JobControl& job);
    [[nodiscard]] std::shared_ptr<const MantisTranscript> transcriptOf(const QString& id, const JobControl& job);
    [[nodiscard]] MantisFileSession& sessionOf(Opened& opened, size_t leaf);
    [[nodiscard]] QString leafId(const Opened& opened, size_t leaf) const;
    [[nodiscard]] Result<EditPlan> planRepair(
        const RepairEdit& edit, const QList<MessagePlace>& followed, const JobControl& job);
    [[nodiscard]] std::optional<size_t> leafNamed(const Opened& opened, const QString& uuid) const;
    [[nodiscard]] SessionInfo listed(const MantisFile& file);
    [[nodiscard]] Result<> complete(SessionInfo& info, Opened& opened, const JobControl& job);
    [[nodiscard]] bool isCheap(const MantisFile& file, ListDetail detail);
    void addBranches(const MantisFile& file, const SessionInfo& trunk, const Opened& opened);
    [[nodiscard]] SessionInfo branch(
        const SessionInfo& trunk, const Opened& opened, size_t leaf, MantisPartings& partings) const;
    /// All but the one that the library loads.
    [[nodiscard]] std::vector<SessionInfo> branches(const SessionInfo& trunk, const Opened& opened) const;
    [[nodiscard]] std::pair<const MantisFile*, QString> parse(const SessionId& id) const;
    [[nodiscard]] Result<> checkAudit(const MantisFile& file, const FindingSink& sink, const JobControl& job);
    [[nodiscard]] bool isSingle() const { return !m_isFolder; }

    QString m_path;
    Detection m_detection;
    bool m_isFolder = false;
    bool m_scanned = false;
    QList<MessagePlace> m_followed; ///< by the next plan
    QList<MovedMessage> m_moved; ///< by the last one
    MantisFolder m_folder;
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

} // namespace stemma
