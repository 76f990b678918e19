// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/cli/watchedprogram.h"
#include "tests/testkit/filetree.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

/// How a call names the file that it is about.
struct Call
{
    quint64 number = 0;
    int folder = -1; ///< the argument with the folder that a relative path begins at; negative: the current one
    int path = -1; ///< the argument with the path
    int flags = -1; ///< the argument with flags of open(); negative: the call changes something in any case
};

constexpr std::array WatchedCalls {
#ifdef SYS_open
    Call {SYS_open, -1, 0, 1}, Call {SYS_creat, -1, 0, -1}, Call {SYS_unlink, -1, 0, -1}, Call {SYS_rename, -1, 1, -1},
    Call {SYS_link, -1, 1, -1}, Call {SYS_symlink, -1, 1, -1}, Call {SYS_mkdir, -1, 0, -1}, Call {SYS_rmdir, -1, 0, -1},
    Call {SYS_chmod, -1, 0, -1}, Call {SYS_chown, -1, 0, -1},
#endif
    Call {SYS_openat, 0, 1, 2}, Call {SYS_unlinkat, 0, 1, -1}, Call {SYS_renameat2, 2, 3, -1},
    Call {SYS_linkat, 2, 3, -1}, Call {SYS_symlinkat, 1, 2, -1}, Call {SYS_mkdirat, 0, 1, -1},
    Call {SYS_mknodat, 0, 1, -1}, Call {SYS_truncate, -1, 0, -1}, Call {SYS_fchmodat, 0, 1, -1},
    Call {SYS_fchownat, 0, 1, -1}, Call {SYS_utimensat, 0, 1, -1}, Call {SYS_setxattr, -1, 0, -1},
    Call {SYS_fchmod, 0, -1, -1}, Call {SYS_fchown, 0, -1, -1}, Call {SYS_ftruncate, 0, -1, -1},
    Call {SYS_socket, -1, -1, -1}};

std::vector<sock_filter> filter()
{
    std::vector<sock_filter> code {BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
    for (size_t i = 0; i < WatchedCalls.size(); ++i) // to the last statement, over the ones between
        code.push_back(
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, quint32(WatchedCalls[i].number), quint8(WatchedCalls.size() - i), 0));
    code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
    code.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRACE));
    return code;
}

QString linkOf(pid_t process, const QString& name)
{
    return QFile::symLinkTarget(u"/proc/%1/%2"_s.arg(process).arg(name));
}

QByteArray textAt(pid_t process, quint64 address)
{
    constexpr qint64 MostBytes = 4096;
    QFile memory(u"/proc/%1/mem"_s.arg(process));
    if (!memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered) || !memory.seek(qint64(address)))
        return {};
    QByteArray text;
    // It may end right before a page that is not there.
    for (char byte = 0; text.size() < MostBytes && memory.read(&byte, 1) == 1 && byte != 0;)
        text += byte;
    return text;
}

/// Where the file stands that the call names.
QString fileOf(pid_t process, const Call& call, const __ptrace_syscall_info& info)
{
    const QByteArray text = call.path < 0 ? QByteArray() : textAt(process, info.seccomp.args[call.path]);
    const int folder = call.folder < 0 ? AT_FDCWD : int(info.seccomp.args[call.folder]);
    const QString from = folder == AT_FDCWD ? linkOf(process, u"cwd"_s) : linkOf(process, u"fd/%1"_s.arg(folder));
    return text.isEmpty() ? from : QDir::cleanPath(QDir(from).absoluteFilePath(QFile::decodeName(text)));
}

void note(pid_t process, const __ptrace_syscall_info& info, WatchedRun& run)
{
    for (const Call& call : WatchedCalls) {
        if (call.number != info.seccomp.nr)
            continue;
        if (call.number == SYS_socket) {
            const int family = int(info.seccomp.args[0]);
            if (family != AF_UNIX)
                run.sockets << QString::number(family);
            return;
        }
        constexpr quint64 Writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
        if (call.flags < 0 || (info.seccomp.args[call.flags] & Writing))
            run.written << fileOf(process, call, info);
        return;
    }
}

/// In the child, where nothing may be allocated any more.
[[noreturn]] void become(const char* program, char* const* arguments, char* const* environment, const sock_fprog& code,
    const char* out, const char* errors)
{
    dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
    dup2(open(out, O_WRONLY | O_CLOEXEC), STDOUT_FILENO);
    dup2(open(errors, O_WRONLY | O_CLOEXEC), STDERR_FILENO);
    ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
    raise(SIGSTOP); // until its parent is ready
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &code) == 0)
        execve(program, arguments, environment);
    _exit(126);
}

/// Lets all processes run until the last one has ended.
void follow(pid_t first, WatchedRun& run)
{
    for (;;) {
        int status = 0;
        const pid_t process = waitpid(-1, &status, __WALL);
        if (process < 0)
            return;
        if (WIFEXITED(status) || WIFSIGNALED(status)) {
            if (process == first)
                run.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
            continue;
        }
        const int event = status >> 16;
        if (event == PTRACE_EVENT_SECCOMP) {
            __ptrace_syscall_info info {};
            if (ptrace(PTRACE_GET_SYSCALL_INFO, process, sizeof info, &info) > 0
                && info.op == PTRACE_SYSCALL_INFO_SECCOMP)
                note(process, info, run);
            else
                run.failure = u"a call was not seen: "_s + QString::fromLocal8Bit(std::strerror(errno));
        }
        // A thread begins with a stop of its own; other signals are for the program.
        const int signal = WSTOPSIG(status);
        const bool isOurs = event != 0 || signal == SIGTRAP || signal == SIGSTOP;
        ptrace(PTRACE_CONT, process, nullptr, isOurs ? nullptr : reinterpret_cast<void*>(intptr_t(signal)));
    }
}

} // namespace

WatchedRun runWatched(const QString& program, const QStringList& arguments, const QProcessEnvironment& environment)
{
    WatchedRun run;
    const QTemporaryDir folder;
    QByteArrayList texts {QFile::encodeName(program)};
    for (const QString& argument : arguments)
        texts << argument.toLocal8Bit();
    QByteArrayList settings;
    for (const QString& name : environment.keys())
        settings << (name + u'=' + environment.value(name)).toLocal8Bit();
    const auto pointers = [](QByteArrayList& of) {
        std::vector<char*> list;
        for (QByteArray& text : of)
            list.push_back(text.data());
        list.push_back(nullptr);
        return list;
    };
    const std::vector<char*> argv = pointers(texts);
    const std::vector<char*> envp = pointers(settings);
    std::vector<sock_filter> code = filter();
    const sock_fprog wanted {ushort(code.size()), code.data()};
    const QString out = folder.filePath(u"out"_s);
    const QString errors = folder.filePath(u"errors"_s);
    for (const QString& name : {out, errors}) {
        if (!QFile(name).open(QIODevice::WriteOnly))
            run.failure = name;
    }
    const QByteArray outName = QFile::encodeName(out);
    const QByteArray errorsName = QFile::encodeName(errors);
    const pid_t child = fork();
    if (child == 0)
        become(argv.front(), argv.data(), envp.data(), wanted, outName.constData(), errorsName.constData());
    int status = 0;
    constexpr auto Options = PTRACE_O_TRACESECCOMP | PTRACE_O_TRACECLONE | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
        | PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL;
    if (child < 0 || waitpid(child, &status, 0) != child || !WIFSTOPPED(status)
        || ptrace(PTRACE_SETOPTIONS, child, nullptr, reinterpret_cast<void*>(intptr_t(Options))) != 0) {
        run.failure = u"it cannot be watched: "_s + QString::fromLocal8Bit(std::strerror(errno));
        return run;
    }
    ptrace(PTRACE_CONT, child, nullptr, nullptr);
    follow(child, run);
    run.out = filetree::contentOf(out);
    run.errors = filetree::contentOf(errors);
    run.written.removeDuplicates();
    return run;
}

} // namespace stemma
