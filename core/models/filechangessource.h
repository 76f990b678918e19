// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/diskcompare.h"
#include "core/filechanges/filechangescan.h"
#include "core/filechanges/patchexport.h"
#include "core/models/wantedsource.h"

#include <QFuture>

namespace stemma {

/// What a session changed in files, or some of its messages did.
struct SessionChanges
{
    std::vector<FileChange> changes; ///< in the order of the messages
    std::vector<NetChange> net; ///< by path; its places are those of `changes`
    QString directory; ///< that the paths are relative to; may be empty
};
using SessionChangesPtr = std::shared_ptr<const SessionChanges>;

/// Reads what a session changed in files on the store's lane, while somebody looks at it, and again when the store
/// changed. GUI thread.
class FileChangesSource final : public CurrentSessionSource
{
    Q_OBJECT
public:
    static constexpr int QuietMs = 800;

    /// The messages whose changes are wanted.
    struct Scope
    {
        enum class Kind : quint8 {
            All,
            Branch, ///< neither discarded messages nor side chains
            Rows, ///< some messages
        };
        Kind kind = Kind::All;
        QList<qint64> rows; ///< in order

        [[nodiscard]] bool holds(const FileChange& change) const;
        bool operator==(const Scope&) const = default;
    };

    explicit FileChangesSource(QObject* parent = nullptr);
    ~FileChangesSource() override;

    void setScope(const Scope& scope);
    void load() override;

    /// Holds what was read against the files below a folder, in the background, and again when other changes were read;
    /// empty, or once it was cancelled: no longer.
    void compareWithDisk(const QString& folder);
    [[nodiscard]] const QString& diskFolder() const { return m_diskFolder; }
    [[nodiscard]] const std::vector<DiskState>& diskStates() const { return m_diskStates; } ///< of the net changes

    [[nodiscard]] const Scope& scope() const { return m_scope; }
    [[nodiscard]] bool isLoading() const { return isReading(); }
    [[nodiscard]] const SessionChangesPtr& read() const { return m_read; } ///< never null
    [[nodiscard]] bool hasOthers() const { return m_all.size() > m_read->changes.size(); } ///< outside of the scope

signals:
    void compared(); ///< the states of the files on disk are known, or not any more
    void compareBegun(const QString& title, const stemma::JobControl& control);
    void compareEnded();

protected:
    void forget() override;

private:
    void compose();
    void compareAgain();
    void stopComparing();

    Scope m_scope;
    std::vector<FileChange> m_all;
    QString m_directory;
    SessionChangesPtr m_read;
    QString m_diskFolder;
    std::vector<DiskState> m_diskStates;
    std::optional<JobControl> m_comparison; ///< while it is under way
    quint32 m_comparisons = 0; ///< begun or given up so far
};

/// Writes the net changes as one patch, in the background; nothing where its text is empty. Errors: Errc::Denied, with
/// the words of the system as the cause.
[[nodiscard]] QFuture<Result<ExportedPatch>> writePatch(const SessionChangesPtr& changes, const QString& path);

} // namespace stemma
