// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/openstore.h"
#include "core/sessionfiles/fileondisk.h"

#include <QHash>
#include <QObject>

namespace stemma {

/// Whether the large files that messages refer to are still on disk as they were: looked up one by one, off the GUI
/// thread, as somebody asks. GUI thread; must be gone before the store.
class ReferenceStates final : public QObject
{
    Q_OBJECT
public:
    /// Looks below the folder of the session, where it has one on this machine.
    ReferenceStates(OpenStore& store, const SessionId& session, QObject* parent = nullptr);
    ~ReferenceStates() override;

    [[nodiscard]] const QString& folder() const { return m_folder; } ///< empty: nothing is looked up
    void setFolder(const QString& folder);
    /// Of the file on this machine, whether it is there or not; empty: its path leads out of the folder, or there is no
    /// folder.
    [[nodiscard]] QString pathOf(const FileReference& reference) const;
    /// No value: it is not known, or not yet, and changed() follows.
    [[nodiscard]] std::optional<FileOnDisk::State> stateOf(const FileReference& reference);
    [[nodiscard]] bool isLooking() const { return m_waiting > 0; }

signals:
    void changed();

private:
    QString m_folder;
    QHash<QString, std::optional<FileOnDisk::State>> m_states; ///< by path and content; without a value: asked for
    int m_waiting = 0;
    JobControl m_job;
    Lane m_lane;
};

} // namespace stemma
