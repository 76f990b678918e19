// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/session/session.h"
#include "core/store/files/filereader.h"
#include "core/store/transcript/listingsummary.h"

#include <QHash>

#include <functional>
#include <memory>
#include <tuple>
#include <vector>

namespace stemma {

/// One session's files.
struct TranscriptFile
{
    QString id; ///< unique in its store
    QString path;
    QString project; ///< the project folder's name; empty: none
    QString audit; ///< another recording of the same session
    QString discarded; ///< what a resume cut off
    FileStamp stamp;
    FileStamp discardedStamp; ///< of `discarded`, if there is one
};

/// Where a format keeps its transcripts. Stateless; any thread.
class StoreLayout
{
public:
    StoreLayout() = default;
    virtual ~StoreLayout() = default;
    Q_DISABLE_COPY_MOVE(StoreLayout)

    /// Names the summaries that are kept (CacheFile).
    [[nodiscard]] virtual QString cacheName() const = 0;
    /// The transcripts at or below @p path, by their names alone; stamps are the caller's. @p unreadable gets the
    /// folders that cannot be looked into.
    [[nodiscard]] virtual Result<std::vector<TranscriptFile>> find(
        const QString& path, QStringList& unreadable, const JobControl& job) const
        = 0;
    /// False: it only belongs to another session, and lists leave it out. By its name alone.
    [[nodiscard]] virtual bool isListed(const QString& /*path*/) const { return true; }
    /// Reads what a list shows of a file.
    [[nodiscard]] virtual ListingSummary summarise(const QString& /*path*/) const { return {}; }
    /// The files beside a transcript that belong to it alone and go with it.
    [[nodiscard]] virtual QStringList belongings(const TranscriptFile& /*file*/) const { return {}; }
    /// By which ids other transcripts name a file as their base (ListingSummary::baseId), or as the session that they
    /// hang under; the first one is its alone. Empty: none go on from it.
    [[nodiscard]] virtual QStringList baseIds(const QString& /*path*/) const { return {}; }
    /// Where the bases of a single transcript are looked for: by default in its folder.
    [[nodiscard]] virtual QString placeOfBases(const QString& path) const;
    /// Whether the agent may have a session of these open. False: nothing tells.
    [[nodiscard]] virtual bool isOpenElsewhere(const std::vector<TranscriptFile>& /*files*/) const { return false; }
};

/// The ending of transcripts.
inline constexpr QLatin1StringView TranscriptEnding {".jsonl"};
/// The ending of what a resume cut off, which stands beside its transcript.
inline constexpr QLatin1StringView DiscardedEnding {".discarded.jsonl"};

/// Adds the transcripts of one folder, not of those below it. @p unreadable gets one that cannot be looked into.
/// Fewer than there are when it was cancelled.
void addTranscripts(const QString& folder, const QString& project, std::vector<TranscriptFile>& to,
    QStringList& unreadable, const JobControl& job);
/// Which transcripts are looked for in folders and those below them.
struct TranscriptSearch
{
    QString project; ///< of all of them
    int depth = 0; ///< of folders below the first one
    std::function<bool(const QString& name)> isTranscript {};
    std::function<bool(const QString& name)> isFolder {}; ///< that is looked into
};
/// Adds them without ids, in the order of the folders' names.
[[nodiscard]] Result<> addTranscriptsBelow(const QString& folder, const TranscriptSearch& search,
    std::vector<TranscriptFile>& to, QStringList& unreadable, const JobControl& job);
/// Asks the beginnings of the first @p most transcripts of a folder, until one of them tells something.
using HeadTeller = std::function<std::optional<QString>(const TranscriptFile& file, QByteArrayView head)>;
[[nodiscard]] std::optional<QString> toldByHeads(
    const StoreLayout& layout, const QString& folder, size_t most, const HeadTeller& tell);
/// By trying it: permissions alone do not tell.
[[nodiscard]] bool canLookInto(const QString& folder);

/// The transcripts of one store with what a list shows of them. Finding them reads names only. One thread.
class TranscriptFolder
{
public:
    /// The layout must outlive it.
    TranscriptFolder(QString path, const StoreLayout& layout);
    ~TranscriptFolder(); ///< keeps the summaries
    Q_DISABLE_COPY_MOVE(TranscriptFolder)

    /// Looks again; answers whether the files are others than before. If it fails they stay as they were.
    [[nodiscard]] Result<bool> scan(const JobControl& job);
    /// Looks again at those files alone that were written last, and at those with @p ids: where news are likely. As
    /// quick for thousands of files as for a few. Answers whether one of them grew or changed; none that is gone.
    [[nodiscard]] bool refreshNewest(const QStringList& ids);
    /// Those files and the folders of all, see WatchableStore; as of the last scan.
    [[nodiscard]] const QStringList& watchablePlaces() const { return m_watchable; }
    [[nodiscard]] const StoreLayout& layout() const { return m_layout; }
    [[nodiscard]] const std::vector<TranscriptFile>& files() const { return m_files; }
    /// By its id, or its path.
    [[nodiscard]] const TranscriptFile* find(const QString& id) const;

    /// Reads it where it is not known or no longer true.
    [[nodiscard]] const ListingSummary& summary(const TranscriptFile& file);
    /// Reads those of all files that are not known. Errors: Errc::Cancelled.
    [[nodiscard]] Result<> readSummaries(const JobControl& job);
    /// What a list shows of a transcript, by the windows at its ends. Whose origin it does not record is looked for
    /// among the summaries of all files; cancelled, none is found.
    [[nodiscard]] SessionInfo listed(const TranscriptFile& file, const JobControl& job);
    /// The id of the session that a file records as its origin; empty: it records none.
    [[nodiscard]] QString originOf(const TranscriptFile& file);
    /// The file that others name by this id (StoreLayout::baseIds), by one of its alone before any other. Null: there
    /// is none.
    [[nodiscard]] const TranscriptFile* baseNamed(const QString& id);
    /// The session that a file holds a copy of, if it records no origin: one that begins with the same entry, of
    /// several the one that went on the longest before this one did. Null: there is none, or the job was cancelled.
    [[nodiscard]] const TranscriptFile* copiedFrom(const TranscriptFile& file, const JobControl& job);
    /// Writes the summaries of a folder to the cache directory, where many are new since the last time.
    void keep();
    [[nodiscard]] bool isOpenElsewhere() const { return m_layout.isOpenElsewhere(m_files); }
    /// Those that could not be looked into at the last scan.
    [[nodiscard]] const QStringList& unreadableFolders() const { return m_unreadable; }

private:
    void restore();
    void noteNewest();

    QString m_path;
    const StoreLayout& m_layout;
    QStringList m_unreadable;
    std::vector<TranscriptFile> m_files;
    QHash<QString, qsizetype> m_byId; ///< and by path
    QStringList m_newest; ///< ids
    QStringList m_watchable;
    struct Known
    {
        FileStamp stamp;
        ListingSummary summary;
    };
    QHash<QString, Known> m_known; ///< by path
    /// When it was last written to, its path, and its place in m_files.
    using Copy = std::tuple<qint64, QString, size_t>;
    QHash<QString, std::vector<Copy>> m_copies; ///< by first entries
    bool m_hasCopies = false; ///< they are those of the last scan
    QHash<QString, size_t> m_byBase; ///< places in m_files by the ids that name them as bases
    bool m_hasBases = false; ///< as m_hasCopies
    bool m_restored = false;
    int m_newSummaries = 0; ///< read since they were kept
};

} // namespace stemma
