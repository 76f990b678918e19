// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/sessionfiles/sessionfile.h"
#include "core/store/conversation/messagescan.h"

#include <QHash>

namespace stemma {

/// Reads which files the messages of a session name, some messages at a time: files that tools were called with, those
/// of patches, and large files that stand in messages. What commands of a shell do is not known. One thread at a time.
class SessionFileScan
{
public:
    using Visitor = std::function<void(qint64 row, const Message& message)>;

    /// @p also sees each message that the scan reads, with the beginnings of its texts: one pass serves both.
    explicit SessionFileScan(SessionId session, Visitor also = {});

    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    [[nodiscard]] const std::vector<SessionFile>& files() const { return m_files; } ///< in the order they came up
    [[nodiscard]] const QString& directory() const { return m_directory; } ///< of the session; may be empty

private:
    void add(qint64 row, const Message& message);
    void addCall(FileUse use, const ToolPart& tool);
    void addPatch(FileUse use, const PatchPart& patch);
    void addReference(FileUse use, const FileReference& reference);
    SessionFile& fileAt(const QString& path, const QString& contentId = {});
    Result<> complete(SessionStore& store, const JobControl& job);

    MessageScan m_scan;
    Visitor m_also;
    std::vector<SessionFile> m_files;
    QHash<QString, size_t> m_places; ///< of paths; of contents without a path by their ids
    std::vector<size_t> m_calls; ///< files of the calls of this turn that edit, of which no patch tells yet
    QString m_directory;
    bool m_hasDirectory = false;
};

} // namespace stemma
