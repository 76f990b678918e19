// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/branchstore.h"
#include "core/store/conversation/conversationstore.h"
#include "core/store/sessionuse.h"
#include "core/store/storeformat.h"
#include "core/store/transcript/openedtranscripts.h"
#include "core/store/transcript/transcriptnews.h"
#include "core/store/usagestore.h"
#include "core/store/watchableplaces.h"

namespace stemma {

/// A transcript, or a folder of them, as one store. Lists from the heads of the files; a file is read whole
/// only when it is small or one of its sessions is opened. See SessionStore for threads and promises.
class TranscriptStore : public ConversationStore,
                        public BranchStore,
                        public SessionFilesStore,
                        public UsageStore,
                        public WatchableStore
{
public:
    /// Codec and layout must outlive it.
    TranscriptStore(
        const QString& path, const Detection& detection, const TranscriptCodec& codec, const StoreLayout& layout);

    [[nodiscard]] StoreInfo info() const override;
    [[nodiscard]] Result<> sessions(ListDetail detail, const SessionSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<SessionInfo> session(const SessionId& id, ListDetail detail, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<MessagePtr>> firstMessages(
        const SessionId& id, int count, const ReadOptions& options, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<QList<LineageEdge>> edges(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<> check(
        const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl& job) override;
    [[nodiscard]] QStringList watchablePlaces() const override;
    [[nodiscard]] Before before(const SessionId& session, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<SessionInfo>> branchesOf(const SessionId& trunk, const JobControl& job) override;
    [[nodiscard]] Result<qint64> sharedMessages(const SessionId& session, const JobControl& job) override;
    /// The transcript, also of one of its branches.
    [[nodiscard]] Result<QStringList> filesOf(const SessionId& session, const JobControl& job) override;
    [[nodiscard]] Result<bool> mayHoldAny(
        const SessionId& id, std::span<const ByteFinder> needles, const JobControl& job) override;
    [[nodiscard]] Result<std::vector<UsageUnit>> usageUnits(const JobControl& job) override;
    [[nodiscard]] Result<std::unique_ptr<UsageScan>> scanUsage(const UsageUnit& unit, const JobControl& job) override;

protected:
    static constexpr size_t KeptFiles = OpenedTranscripts::Kept;

    /// Edits that no session of the store can take, see StoreInfo.
    [[nodiscard]] virtual QMap<EditKind, QString> refusals() const = 0;
    /// From which files a transcript is read. Asked for at each access, so that it has to be quick.
    [[nodiscard]] virtual Result<TranscriptSource> sourceOf(const TranscriptFile& file, const JobControl& /*job*/)
    {
        return TranscriptSource {file.path};
    }
    /// Adds to a listed session what its format alone tells of the windows.
    virtual void addListed(SessionInfo& /*info*/, const ListingSummary& /*summary*/) const { }
    /// Adds what its format finds beside the transcript, or in all of it.
    [[nodiscard]] virtual Result<> addStored(
        SessionInfo& /*info*/, const TranscriptFile& /*file*/, OpenedTranscript& /*opened*/, const JobControl& /*job*/)
    {
        return {};
    }
    /// Everything that is wrong or odd in a transcript. @p active: the branch that the agent goes on with.
    [[nodiscard]] virtual Result<> checkTranscript(const TranscriptFile& file, const TranscriptConversation& active,
        const FindingSink& sink, const JobControl& job)
        = 0;
    /// A folder that cannot be looked into; @p place: its path within the store.
    virtual void reportFolder(const QString& place, const FindingSink& sink) const = 0;
    virtual void reportFile(const TranscriptFile& file, const Error& error, const FindingSink& sink) const = 0;

    /// Where a session is found: the branch of a file that was read whole. Valid until the next call of the store.
    struct Located
    {
        const TranscriptFile& file;
        OpenedTranscript& opened;
        size_t leaf = 0;

        [[nodiscard]] TranscriptConversation& conversation() const { return opened.conversation(leaf); }
    };
    [[nodiscard]] Result<> with(const SessionId& id, qint64 last, const JobControl& job, const Work& work) override;
    [[nodiscard]] Result<Located> locate(const SessionId& id, const JobControl& job);
    [[nodiscard]] Result<> scan(const JobControl& job) { return m_news.scan(job); }
    [[nodiscard]] Result<OpenedTranscript*> openFile(const TranscriptFile& file, const JobControl& job);
    [[nodiscard]] std::shared_ptr<const LineIndex> transcriptOf(const QString& id, const JobControl& job);
    /// The file of a session, and of which branch of it the id is; empty: the one that the agent goes on with.
    [[nodiscard]] Result<std::pair<const TranscriptFile*, QString>> fileOf(const SessionId& id, const JobControl& job);
    [[nodiscard]] TranscriptFolder& folder() { return m_folder; }
    [[nodiscard]] const TranscriptFolder& folder() const { return m_folder; }
    [[nodiscard]] const Detection& detection() const { return m_detection; }
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Looks for the files again at the next call.
    void rescan() { m_news.rescan(); }

private:
    [[nodiscard]] SessionInfo listed(const TranscriptFile& file, const JobControl& job);
    /// From where a transcript comes, with the last message that it has of that session.
    [[nodiscard]] LineageEdge edgeTo(const TranscriptFile& file, const JobControl& job);
    [[nodiscard]] Result<> complete(SessionInfo& info, OpenedTranscript& opened, const JobControl& job);
    [[nodiscard]] bool isCheap(const TranscriptFile& file, ListDetail detail);

    const TranscriptCodec& m_codec;
    QString m_path;
    Detection m_detection;
    TranscriptFolder m_folder;
    TranscriptNews m_news;
    OpenedTranscripts m_opened; ///< the branches of large files are listed once they were read whole
};

} // namespace stemma
