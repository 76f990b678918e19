// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/wantedsource.h"
#include "core/sessionfiles/fileondisk.h"
#include "core/store/filesummariser.h"

#include <QFuture>

namespace stemma {

/// The files of the current session, read on the store's lane while somebody looks at them and again when the store
/// changed; and what became of them on disk, looked up on a thread of its own. GUI thread.
class SessionFilesSource final : public CurrentSessionSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 600;

    explicit SessionFilesSource(QObject* parent = nullptr);
    ~SessionFilesSource() override;

    void load() override;
    /// Looks for the files below @p folder from now on, instead of below that of the session.
    void setFolder(const QString& folder);

    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const SessionFilesPtr& files() const { return m_files; }
    [[nodiscard]] const QString& directory() const { return m_directory; } ///< as the session has it
    /// Where the files are looked for; empty: the session's folder is not on this machine.
    [[nodiscard]] const QString& folder() const { return m_folder; }
    /// How the store's agent summarises files; empty: it does not.
    [[nodiscard]] const FileSummariser& summariser() const { return m_summariser; }
    /// In the order of the files; nothing for those that were not looked at yet.
    [[nodiscard]] const std::vector<std::optional<FileOnDisk>>& onDisk() const { return m_onDisk; }

signals:
    void looked(); ///< what is known of the disk is another

protected:
    void forget() override;

private:
    void take(const SessionFilesPtr& files, const QString& directory);
    void look();
    void tellOfLooks();
    void stopLooking();

    SessionFilesPtr m_files; ///< never null
    FileSummariser m_summariser;
    QString m_directory;
    QString m_folder;
    std::vector<std::optional<FileOnDisk>> m_onDisk;
    JobControl m_looking;
    QElapsedTimer m_told; ///< since looked()
};

} // namespace stemma
