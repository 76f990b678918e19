// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/openwriters.h"

#include "core/store/files/fileio.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Wanted
{
    QString file;
    fileio::Status status;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList namesIn(const QString& folder)
{
    QStringList names;
    std::error_code error; // a process of somebody else, or one that ended just now
    for (std::filesystem::directory_iterator entry(folder.toStdString(), error), end; !error && entry != end;
        entry.increment(error))
        names += QString::fromStdString(entry->path().filename().string());
    return names;
}

bool isForWriting(const QString& process, const QString& descriptor)
{
    constexpr int Octal = 8;
    for (const QByteArray& line : contentOf(process + u"/fdinfo/"_s + descriptor).split('\n')) {
        if (line.startsWith("flags:"))
            return (line.sliced(6).trimmed().toInt(nullptr, Octal) & O_ACCMODE) != O_RDONLY;
    }
    return false;
}

void lookAt(const QString& process, const QList<Wanted>& wanted, QList<FileWriterProcess>& found)
{
    const QString folder = process + u"/fd"_s;
    for (const QString& descriptor : namesIn(folder)) {
        const fileio::Status status = fileio::statusOf(folder + u'/' + descriptor);
        const auto match
            = std::ranges::find_if(wanted, [&](const Wanted& file) { return file.status.isSameFile(status); });
        if (match == wanted.end() || !isForWriting(process, descriptor))
            continue;
        const FileWriterProcess writer {match->file, process.section(u'/', -1).toLongLong(),
            QString::fromUtf8(contentOf(process + u"/comm"_s).trimmed())};
        if (!found.contains(writer))
            found += writer;
    }
}

/// Locks that hold others off, by whomever.
void lookForLocks(const QList<Wanted>& wanted, QList<FileWriterProcess>& found)
{
    for (const Wanted& file : wanted) {
        const fileio::Descriptor opened(open(QFile::encodeName(file.file).constData(), O_RDONLY | O_CLOEXEC));
        // It does not report locks of this process.
        struct flock lock {};
        lock.l_type = F_RDLCK;
        lock.l_whence = SEEK_SET;
        if (!opened.isOpen() || fcntl(opened.number(), F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK)
            continue;
        const auto isKnown = [&](const FileWriterProcess& writer) { return writer.file == file.file; };
        if (std::ranges::none_of(found, isKnown))
            found += FileWriterProcess {file.file, qMax<qint64>(0, lock.l_pid),
                QString::fromUtf8(contentOf(u"/proc/%1/comm"_s.arg(lock.l_pid)).trimmed())};
    }
}

} // namespace

QList<FileWriterProcess> writersOf(const QStringList& files)
{
    QList<Wanted> wanted;
    for (const QString& file : files) {
        if (const fileio::Status status = fileio::statusOf(file); status.exists())
            wanted += Wanted {file, status};
    }
    QList<FileWriterProcess> found;
    if (wanted.isEmpty())
        return found;
    const QString own = QString::number(QCoreApplication::applicationPid());
    for (const QString& process : namesIn(u"/proc"_s)) {
        if (process != own && process.front().isDigit())
            lookAt(u"/proc/"_s + process, wanted, found);
    }
    lookForLocks(wanted, found);
    return found;
}

} // namespace stemma
