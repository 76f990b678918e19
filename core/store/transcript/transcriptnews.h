// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/storechange.h"
#include "core/store/transcript/transcriptfolder.h"
#include "core/store/transcript/transcriptreader.h"

#include <QElapsedTimer>

namespace stemma {

/// When the transcripts of a store were looked for, and what is new since then. One thread.
class TranscriptNews
{
public:
    /// @p folder, of that path, must outlive it.
    TranscriptNews(QString path, TranscriptFolder& folder);

    /// The store is one file, not a folder of them.
    [[nodiscard]] bool isSingle() const { return !m_isFolder; }
    /// Bytes of a single file, at the last poll().
    [[nodiscard]] qint64 seenSize() const { return m_seen.size; }
    /// Looks for the files, unless that was done since rescan().
    [[nodiscard]] Result<> scan(const JobControl& job);
    /// Looks for the files again at the next call.
    void rescan() { m_isScanned = false; }
    /// What a single file goes on from: poll() looks at these too. They may grow, which changes nothing.
    void noteBases(const std::vector<TranscriptBase>& bases);
    /// These with their folders; see WatchableStore.
    [[nodiscard]] QStringList placesOfBases() const;
    /// See SessionStore::poll(). @p opened: the ids of files that are looked at in any case.
    [[nodiscard]] Result<StoreChange> poll(const QStringList& opened, const JobControl& job);

private:
    /// Looks for the files again, unless that takes long and was done a short while ago. True: they are others.
    [[nodiscard]] Result<bool> lookAgain(const JobControl& job);
    /// One of the bases is another file than at the last call, or it is gone, or there again.
    [[nodiscard]] bool areBasesOthers();
    [[nodiscard]] Result<StoreChange> pollFile(const JobControl& job);
    [[nodiscard]] Result<StoreChange> pollFolder(const QStringList& opened, const JobControl& job);

    QString m_path;
    TranscriptFolder& m_folder;
    bool m_isFolder = false;
    bool m_isScanned = false;
    bool m_wasScanned = false; ///< before
    bool m_hasNews = false; ///< seen by a list, a check or a plan first, so that poll() has to tell of it
    FileStamp m_seen; ///< of a single file, at the last poll
    QHash<QString, FileStamp> m_bases; ///< of that file, by path, also of those that are gone
    QElapsedTimer m_sinceScan; ///< by poll()
    qint64 m_scanNs = 0;
};

} // namespace stemma
