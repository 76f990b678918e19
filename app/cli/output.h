// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QByteArray>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace stemma::cli {

/// A line on standard error that shows the progress of a long job. Silent where standard error is no
/// terminal, and for the first half second. Its own small thread writes it, for a job may be inside
/// one long call.
class ProgressLine
{
public:
    explicit ProgressLine(const JobControl& job);
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Takes the line away, so that something else can be written to the terminal.
    void clear();
    /// The line stays away while it is on, because another line of the terminal is not at its end.
    void setQuiet(bool on);

private:
    void run();
    void draw();

    JobControl m_job;
    std::mutex m_mutex; ///< guards all below
    std::condition_variable m_wake;
    bool m_stop = false;
    bool m_isQuiet = false;
    bool m_shown = false;
    std::thread m_thread;
};

/// Standard output, written in large blocks. The first record goes out at once, so that a reader sees
/// it before the last one is read. When nobody reads any more, the job is cancelled.
class Output
{
public:
    explicit Output(const JobControl& job, ProgressLine* progress = nullptr);
    ~Output();
    Q_DISABLE_COPY_MOVE(Output)

    /// Append a record here, then call recordDone().
    [[nodiscard]] QByteArray& buffer() { return m_buffer; }
    void recordDone();
    void flush();
    /// Writes what there is at once, even half a line; until the next line end nothing else is written to the terminal.
    void show(bool isLineEnd);

    [[nodiscard]] bool isClosed() const { return m_closed; } ///< the reader went away
    [[nodiscard]] const QByteArray& failure() const { return m_failure; } ///< why writing failed; empty: it did not
    [[nodiscard]] qint64 written() const { return m_written; } ///< bytes, the buffer included

private:
    JobControl m_job;
    ProgressLine* m_progress;
    QByteArray m_buffer;
    QByteArray m_failure;
    qint64 m_written = 0;
    bool m_first = true;
    bool m_closed = false;
};

[[nodiscard]] bool isTerminal(int descriptor);

} // namespace stemma::cli
