// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/meters.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <cstring>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <malloc.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::bench {

namespace {

constexpr int ReportDescriptor = 3; ///< where a launcher tells what it measured

double clockMs(clockid_t clock)
{
    timespec time {};
    clock_gettime(clock, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

qint64 statusBytes(QByteArrayView key)
{
    QFile file(u"/proc/self/status"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith(key))
            return line.mid(key.size()).simplified().split(' ').value(0).toLongLong() * 1024;
    }
    return 0;
}

double cpuMs(const rusage& usage)
{
    return double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
        + double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

/// The environment without what could make two runs differ.
std::vector<QByteArray> childEnvironment(const QString& folder)
{
    std::vector<QByteArray> variables;
    for (char** variable = environ; *variable; ++variable) {
        const QByteArray text(*variable);
        if (!text.startsWith("XDG_") && !text.startsWith("DISPLAY=") && !text.startsWith("WAYLAND_DISPLAY=")
            && !text.startsWith("QT_QPA_PLATFORM=") && !text.startsWith("STEMMA_"))
            variables.push_back(text);
    }
    variables.push_back("QT_QPA_PLATFORM=offscreen");
    variables.push_back("STEMMA_EXIT_AFTER_FIRST_PAINT=1");
    for (const char* name : {"XDG_CONFIG_HOME=", "XDG_STATE_HOME=", "XDG_DATA_HOME=", "XDG_CACHE_HOME="})
        variables.push_back(name + QFile::encodeName(folder));
    return variables;
}

std::vector<char*> pointers(std::vector<QByteArray>& texts)
{
    std::vector<char*> list;
    for (QByteArray& text : texts)
        list.push_back(text.data());
    list.push_back(nullptr);
    return list;
}

void readAll(int descriptor, ChildRun& run)
{
    std::array<char, 1 << 16> buffer {};
    while (true) {
        const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return;
        run.outputBytes += count;
        run.output.append(buffer.data(), count);
        run.output = run.output.last(std::min<qsizetype>(4096, run.output.size()));
    }
}

} // namespace

double threadCpu()
{
    return clockMs(CLOCK_THREAD_CPUTIME_ID);
}

double processCpu()
{
    return clockMs(CLOCK_PROCESS_CPUTIME_ID);
}

double elapsed()
{
    return clockMs(CLOCK_MONOTONIC);
}

qint64 residentBytes()
{
    return statusBytes("VmRSS:");
}

qint64 peakResidentBytes()
{
    return statusBytes("VmHWM:");
}

qint64 heapBytes()
{
    const auto info = mallinfo2();
    return qint64(info.uordblks + info.hblkhd);
}

std::optional<ChildRun> runChild(
    const QString& program, const QStringList& arguments, const QString& folder, Output output)
{
    // The kernel counts the memory of whoever starts a program as the program's until it runs; so the one
    // that starts it has to be small.
    std::vector<QByteArray> words {
        QFile::encodeName(QCoreApplication::applicationFilePath()), "--launch", QFile::encodeName(program)};
    for (const QString& argument : arguments)
        words.push_back(argument.toUtf8());
    std::vector<QByteArray> variables = childEnvironment(folder);
    const std::vector<char*> argv = pointers(words);
    const std::vector<char*> envp = pointers(variables);

    std::array<int, 2> report {-1, -1};
    std::array<int, 2> pipe {-1, -1};
    if (::pipe2(report.data(), O_CLOEXEC) != 0 || (output == Output::Read && ::pipe2(pipe.data(), O_CLOEXEC) != 0))
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, report[1], ReportDescriptor);
    if (output == Output::Read)
        posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    else
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    // Qt without a display warns at each start.
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    ChildRun run;
    const double begin = elapsed();
    pid_t pid = -1;
    const int failed = posix_spawn(&pid, argv[0], &actions, nullptr, argv.data(), envp.data());
    posix_spawn_file_actions_destroy(&actions);
    for (const int descriptor : {pipe[1], report[1]}) {
        if (descriptor >= 0)
            ::close(descriptor);
    }
    if (failed == 0 && output == Output::Read)
        readAll(pipe[0], run);
    if (pipe[0] >= 0)
        ::close(pipe[0]);
    ChildRun told;
    readAll(report[0], told);
    ::close(report[0]);
    if (failed != 0)
        return {};
    while (::waitpid(pid, nullptr, 0) < 0 && errno == EINTR) { }
    run.elapsedMs = elapsed() - begin;
    const QList<QByteArray> figures = told.output.trimmed().split(' ');
    if (figures.size() != 3)
        return {};
    run.exitCode = figures[0].toInt();
    run.cpuMs = figures[1].toDouble();
    run.peakResident = figures[2].toLongLong() * 1024;
    return run;
}

int launch(char** command)
{
    ::fcntl(ReportDescriptor, F_SETFD, FD_CLOEXEC);
    pid_t pid = -1;
    if (posix_spawn(&pid, command[0], nullptr, nullptr, command, environ) != 0)
        return 3;
    int status = 0;
    rusage usage {};
    while (::wait4(pid, &status, 0, &usage) < 0 && errno == EINTR) { }
    const int exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    dprintf(ReportDescriptor, "%d %.3f %ld\n", exitCode, cpuMs(usage), usage.ru_maxrss);
    return 0;
}

} // namespace stemma::bench
