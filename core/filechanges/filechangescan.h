// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/filechanges/filechange.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/conversation/writtenagain.h"

#include <QHash>

#include <vector>

namespace stemma {

/// Reads what the messages of a session changed in files, some messages at a time: patches, and calls of tools that
/// edit or write. A patch that records a call is one change with it, and so are calls that an agent wrote again behind
/// a rewind. One thread at a time.
class FileChangeScan
{
public:
    explicit FileChangeScan(SessionId session);

    void setRange(qint64 from, qint64 end) { m_scan.setRange(from, end); }
    /// The next messages; true: there are no more.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);

    /// In the order of the messages.
    [[nodiscard]] const std::vector<FileChange>& changes() const { return m_changes; }
    /// How many of them, from the first, no later message can change; @p isDone: all messages were read.
    [[nodiscard]] size_t settled(bool isDone) const;
    [[nodiscard]] const QString& directory() const { return m_directory; } ///< of the session; may be empty
    /// Messages that could not be read whole.
    [[nodiscard]] qint64 skipped() const { return m_skipped; }

private:
    void add(SessionStore& store, const JobControl& job, qint64 row, const Message& message);
    void addCall(const FileChange& place, const ToolPart& tool);
    void addPatch(const FileChange& place, const PatchPart& patch);
    void addToldDiff(const FileChange& place, const ToolPart& tool);
    void claimCalls(const FileChange& patch);
    void dropChange(size_t at);
    [[nodiscard]] bool isToldAgain(const ToolPart& tool, qint64 row, MessageStates states);
    [[nodiscard]] QString inFolder(const QString& path) const;

    MessageScan m_scan;
    WrittenAgain m_again;
    std::vector<FileChange> m_changes;
    /// A call of which no patch tells yet what it did.
    struct Call
    {
        size_t change = 0; ///< place of it
        QString id; ///< ToolPart::callId
    };
    std::vector<Call> m_calls; ///< of this turn
    /// The message that told of a call, which may come again.
    struct Told
    {
        qint64 row = 0;
        bool isDiscarded = false;
    };
    QHash<std::pair<QString, size_t>, Told> m_told; ///< by the call's id, and what is told of it
    bool m_mayTellAgain = false; ///< behind a mark no other call came yet
    std::optional<qint64> m_mayDrop; ///< the first row whose changes may go when they come again
    QString m_directory;
    qint64 m_skipped = 0;
    bool m_hasDirectory = false;
};

} // namespace stemma
