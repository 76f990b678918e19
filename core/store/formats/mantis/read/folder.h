// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/store/formats/mantis/read/listingsummary.h"

#include <QHash>

namespace stemma::mantis {

/// One session's files.
struct TranscriptFile
{
    QString id; ///< the file's name without its ending; made unique where two projects have the same
    QString path;
    QString project; ///< the project folder's name; empty: none
    QString audit; ///< the protocol's recording of the same session
    QString discarded; ///< what a resume cut off
    FileStamp stamp;
};

/// The transcripts below a mantis home, a projects folder, one project, a sessions folder, or a single one.
/// Finding them reads names only. One thread.
class Folder
{
public:
    explicit Folder(QString path);
    ~Folder(); ///< keeps the heads
    Q_DISABLE_COPY_MOVE(Folder)

    /// Looks again; answers whether the files are others than before.
    [[nodiscard]] Result<bool> scan(const JobControl& job);
    [[nodiscard]] const std::vector<TranscriptFile>& files() const { return m_files; }
    [[nodiscard]] const TranscriptFile* find(const QString& id) const;

    /// Reads it where it is not known or no longer true.
    [[nodiscard]] const ListingSummary& head(const TranscriptFile& file);
    /// Writes the heads of a folder to the cache directory, where many are new since the last time.
    void keep();
    /// The file beside the transcripts of a project: "session-state.json", "task-state/ID.json"…
    [[nodiscard]] static QString sidecar(const TranscriptFile& file, const QString& name);
    /// A terminal that has not ended in order since this machine started: it may have its session open.
    [[nodiscard]] bool isOpenElsewhere() const;
    /// Copies of files made before edits of the session; names in order.
    [[nodiscard]] static QStringList savedCopies(const TranscriptFile& file);
    /// Those that could not be looked into at the last scan.
    [[nodiscard]] const QStringList& unreadableFolders() const { return m_unreadable; }

private:
    void addFolder(const QString& path, const QString& project, std::vector<TranscriptFile>& to);
    void join(std::vector<TranscriptFile> trees, std::vector<TranscriptFile> wires);
    void restore();

    QString m_path;
    QStringList m_unreadable;
    std::vector<TranscriptFile> m_files;
    QHash<QString, qsizetype> m_byId;
    struct KnownHead
    {
        FileStamp stamp;
        ListingSummary head;
    };
    QHash<QString, KnownHead> m_heads;
    bool m_restored = false;
    int m_newHeads = 0; ///< read since they were kept
};

/// Transcripts somewhere below @p path that prove it to be a store of this format.
[[nodiscard]] std::optional<Dialect> folderDialect(const QString& path);

} // namespace stemma::mantis
