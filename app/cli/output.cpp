// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/output.h"

#include <QCoreApplication>
#include <QLocale>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>

#include <unistd.h>

using namespace std::chrono_literals;

namespace stemma::cli {
namespace {

constexpr qsizetype BlockBytes = 64 * 1024;

/// Writes all of @p bytes; 0 or the system's error number.
int writeAll(int descriptor, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const ssize_t done = ::write(descriptor, bytes.data(), size_t(bytes.size()));
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return errno;
        bytes = bytes.sliced(done);
    }
    return 0;
}

} // namespace

bool isTerminal(int descriptor)
{
    return ::isatty(descriptor) == 1;
}

ProgressLine::ProgressLine(const JobControl& job)
    : m_job(job)
{
    if (isTerminal(STDERR_FILENO))
        m_thread = std::thread([this] { run(); });
}

ProgressLine::~ProgressLine()
{
    if (!m_thread.joinable())
        return;
    {
        const std::scoped_lock lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
    clear();
}

void ProgressLine::clear()
{
    const std::scoped_lock lock(m_mutex);
    if (std::exchange(m_shown, false))
        writeAll(STDERR_FILENO, "\r\x1b[K");
}

void ProgressLine::setQuiet(bool on)
{
    clear();
    const std::scoped_lock lock(m_mutex);
    m_isQuiet = on;
}

void ProgressLine::run()
{
    std::unique_lock lock(m_mutex);
    auto pause = 500ms;
    while (!m_wake.wait_for(lock, pause, [this] { return m_stop; })) {
        if (!m_isQuiet)
            draw();
        pause = 200ms;
    }
}

/// Call with the lock held.
void ProgressLine::draw()
{
    const auto [done, total] = m_job.progress();
    const QLocale locale;
    const QString text = total > 0
        ? QCoreApplication::translate("cli", "%1 of %2").arg(locale.toString(done), locale.toString(total))
        : done > 0 ? locale.toString(done)
                   : QCoreApplication::translate("cli", "Reading…");
    writeAll(STDERR_FILENO, QByteArray("\r\x1b[K" + text.toLocal8Bit()));
    m_shown = true;
}

Output::Output(const JobControl& job, ProgressLine* progress)
    : m_job(job)
    , m_progress(progress)
{
}

Output::~Output()
{
    flush();
}

void Output::recordDone()
{
    if (m_first || m_buffer.size() >= BlockBytes) {
        m_first = false;
        flush();
    }
}

void Output::show(bool isLineEnd)
{
    if (m_progress && isTerminal(STDOUT_FILENO))
        m_progress->setQuiet(!isLineEnd);
    m_first = false;
    flush();
}

void Output::flush()
{
    m_written += m_buffer.size();
    if (!m_buffer.isEmpty() && !m_closed && m_failure.isEmpty()) {
        if (m_progress && isTerminal(STDOUT_FILENO))
            m_progress->clear();
        const int error = writeAll(STDOUT_FILENO, m_buffer);
        if (error == EPIPE)
            m_closed = true;
        else if (error != 0)
            m_failure = std::strerror(error);
        if (error != 0)
            m_job.cancel();
    }
    // One giant record must not keep its memory for the rest of the run.
    if (m_buffer.capacity() > 16 * BlockBytes)
        m_buffer = QByteArray();
    m_buffer.resize(0);
    m_buffer.reserve(BlockBytes + BlockBytes / 4);
}

} // namespace stemma::cli
