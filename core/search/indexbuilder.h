// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/searchindex.h"

#include <memory>

namespace stemma {

/// Brings the index of a store up to date in steps that are each a transaction of their own, so that others get at the
/// store in between and a program that is killed loses one step: sessions that are new or have changed, newest first,
/// and what is gone is taken out. One builder of a store at a time, over all programs. Thread: the store's.
///
/// What is read again, so that an edit of equal length is found and a run with nothing new costs nearly nothing:
/// - A session with a file of its own whose stamp is the same (SessionStamp): nothing, once a day its bytes.
/// - One whose stamp is another one: its bytes. As long as those are the same that were there before (FileDigest), only
///   the messages behind them are read, else all.
/// - Sessions of a database: all of them, ten minutes after the last time at the earliest, if the database was written
///   to since; a session whose row in the list changed at once. Some megabytes at a time, and what is left ten minutes
///   later, also where nothing was written to it since.
/// - Stores that tell nothing (servers): as databases that were written to, and the texts once a day.
///
///     IndexBuilder builder(store);
///     for (Result<bool> done = false; done && !*done;)
///         done = builder.step(job);
class IndexBuilder
{
public:
    /// @p store must outlive the builder.
    explicit IndexBuilder(SessionStore& store);
    ~IndexBuilder(); ///< writes what it has read so far
    Q_DISABLE_COPY_MOVE(IndexBuilder)

    /// Some megabytes of text. True: the index is complete as of now. Busy: another program builds it; SchemaTooNew: a
    /// later version made it; Denied: the disk is full, or the cache cannot be written. What was indexed before an
    /// error stays usable. Progress is in sessions, out of progress().total.
    [[nodiscard]] Result<bool> step(const JobControl& job);
    /// Steps to the end.
    [[nodiscard]] Result<> run(const JobControl& job);

    struct Progress
    {
        qint64 sessions = 0; ///< done
        qint64 total = 0; ///< sessions of the store; 0: not listed yet
        double session = 0; ///< how much of the one that is read now is done, from 0 to 1
        qint64 texts = 0; ///< added by this builder
        qint64 textBytes = 0; ///< of them
        qint64 removed = 0; ///< texts that were gone
        bool isChecking = false; ///< the index is complete, and whether texts changed is looked at

        /// Of the whole, from 0 to 1; a single long session moves it too. 0: not listed yet.
        [[nodiscard]] double share() const { return total > 0 ? (double(sessions) + session) / double(total) : 0; }
    };
    [[nodiscard]] Progress progress() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace stemma
