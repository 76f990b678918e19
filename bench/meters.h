// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <optional>

namespace stemma::bench {

/// Milliseconds of CPU used so far. CPU and not elapsed time: the machine is seldom idle.
[[nodiscard]] double threadCpu(); ///< by the calling thread
[[nodiscard]] double processCpu(); ///< by all threads
[[nodiscard]] double elapsed(); ///< milliseconds since some moment

[[nodiscard]] qint64 residentBytes(); ///< of this process now
[[nodiscard]] qint64 peakResidentBytes(); ///< the most since it began
/// Bytes handed out by malloc, large blocks included.
[[nodiscard]] qint64 heapBytes();

/// What a child process took.
struct ChildRun
{
    int exitCode = -1;
    double cpuMs = 0;
    double elapsedMs = 0;
    qint64 peakResident = 0;
    qint64 outputBytes = 0; ///< of standard output, if it was read
    QByteArray output; ///< its last 4 KiB
};

enum class Output { Discard, Read };

/// Runs @p program in an environment of its own (settings in @p folder, no display) and waits for it.
[[nodiscard]] std::optional<ChildRun> runChild(
    const QString& program, const QStringList& arguments, const QString& folder, Output output);
/// The process in between: runs @p command and tells what it took.
int launch(char** command);

} // namespace stemma::bench
