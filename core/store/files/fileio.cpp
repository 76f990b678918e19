// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/fileio.h"

#include "core/store/files/heldfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma::fileio {

namespace {

struct FileIoText
{
    Q_DECLARE_TR_FUNCTIONS(FileChange)
};

Status statusFrom(const struct stat& info)
{
    return {quint64(info.st_dev), quint64(info.st_ino), qint64(info.st_size),
        qint64(info.st_mtim.tv_sec) * 1'000'000'000 + info.st_mtim.tv_nsec, S_ISREG(info.st_mode)};
}

QByteArray encoded(const QString& path)
{
    return QFile::encodeName(path);
}

} // namespace

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        heldfiles::close(m_number);
}

Status statusOf(int descriptor)
{
    struct stat info {};
    return fstat(descriptor, &info) == 0 ? statusFrom(info) : Status();
}

Status statusOf(const QString& path)
{
    struct stat info {};
    return stat(encoded(path).constData(), &info) == 0 ? statusFrom(info) : Status();
}

Error errorFor(const QString& path, int number)
{
    const QString name = QDir::toNativeSeparators(path);
    const QString cause = QString::fromLocal8Bit(std::strerror(number));
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return {Errc::NotFound, FileIoText::tr("%1 is gone, so nothing was changed.").arg(name), cause};
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return {Errc::Denied,
            FileIoText::tr("The disk is full: %1 was not changed. Free some space, then try again.").arg(name), cause};
    case EACCES:
    case EPERM:
    case EROFS:
        return {Errc::ReadOnly,
            FileIoText::tr(
                "%1 cannot be written, so nothing was changed. Check the permissions of the file and its folder.")
                .arg(name),
            cause};
    case EEXIST:
        return {Errc::Conflict,
            FileIoText::tr("%1 is another file by now, so nothing was changed. Plan the change again.").arg(name),
            cause};
    default:
        break;
    }
    return {Errc::Denied, FileIoText::tr("%1 cannot be written (%2), so nothing was changed.").arg(name, cause), cause};
}

std::unexpected<Error> failure(const QString& path, int number)
{
    return std::unexpected(errorFor(path, number));
}

std::unexpected<Error> failure(const QFileDevice& file)
{
    return failure(file.fileName(), file.error() == QFileDevice::ResourceError ? ENOSPC : EIO);
}

std::unexpected<Error> changedMeanwhile(const QString& path)
{
    return fail(Errc::Conflict,
        FileIoText::tr(
            "%1 was changed by another program since the change was planned. Nothing was changed; plan it again.")
            .arg(QDir::toNativeSeparators(path)));
}

Result<Descriptor> openForReading(const QString& path)
{
    Descriptor file(heldfiles::open(path));
    if (!file.isOpen())
        return failure(path, errno);
    if (!statusOf(file.number()).isRegular)
        return failure(path, EINVAL);
    return file;
}

Result<Descriptor> create(const QString& path)
{
    Descriptor file(open(encoded(path).constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (!file.isOpen())
        return failure(path, errno);
    return file;
}

Result<> readAt(int descriptor, const QString& path, qint64 offset, char* target, qint64 count)
{
    while (count > 0) {
        const ssize_t got = pread(descriptor, target, size_t(count), offset);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failure(path, errno);
        if (got == 0)
            return changedMeanwhile(path);
        target += got;
        offset += got;
        count -= got;
    }
    return {};
}

Result<> writeAll(int descriptor, const QString& path, const char* bytes, qint64 count)
{
    while (count > 0) {
        const ssize_t done = write(descriptor, bytes, size_t(count));
        if (done < 0 && errno == EINTR)
            continue;
        if (done < 0)
            return failure(path, errno);
        bytes += done;
        count -= done;
    }
    return {};
}

Result<> sync(int descriptor, const QString& path)
{
    if (fsync(descriptor) != 0)
        return failure(path, errno);
    return {};
}

Result<> syncFolderOf(const QString& path)
{
    const QString name = QFileInfo(path).path();
    const Descriptor folder(open(encoded(name).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // Some file systems cannot do it, and need it not.
    if (!folder.isOpen() || (fsync(folder.number()) != 0 && errno != EINVAL && errno != ENOTSUP))
        return failure(name, errno);
    return {};
}

// ---- attributes and names -----------------------------------------------------------------------

Result<> copyAttributes(const QString& from, int to, const QString& toPath)
{
    const auto source = openForReading(from);
    if (!source)
        return std::unexpected(source.error());
    struct stat wanted {};
    struct stat present {};
    if (fstat(source->number(), &wanted) != 0 || fstat(to, &present) != 0)
        return failure(from, errno);
    const bool isOwned = wanted.st_uid == present.st_uid && wanted.st_gid == present.st_gid;
    if (!isOwned && fchown(to, wanted.st_uid, wanted.st_gid) != 0)
        return failure(toPath, errno);
    if (fchmod(to, wanted.st_mode & 07777) != 0)
        return failure(toPath, errno);
    const ssize_t size = flistxattr(source->number(), nullptr, 0);
    QByteArray names(qMax<ssize_t>(0, size), '\0');
    const ssize_t listed = size > 0 ? flistxattr(source->number(), names.data(), size_t(names.size())) : 0;
    names.resize(qMax<ssize_t>(0, listed));
    for (const QByteArray& name : names.split('\0')) {
        const ssize_t length = name.isEmpty() ? -1 : fgetxattr(source->number(), name.constData(), nullptr, 0);
        if (length < 0)
            continue;
        QByteArray value(length, '\0');
        const ssize_t got = fgetxattr(source->number(), name.constData(), value.data(), size_t(value.size()));
        // Labels of security modules are given by the system; a user's own attributes and access lists are not.
        const bool isNeeded = !name.startsWith("security.") && !name.startsWith("trusted.");
        if (got >= 0 && fsetxattr(to, name.constData(), value.constData(), size_t(got), 0) != 0 && isNeeded)
            return failure(toPath, errno);
    }
    return {};
}

void setModified(int descriptor, qint64 mtimeNs)
{
    constexpr qint64 Second = 1'000'000'000;
    const timespec times[2]
        = {{.tv_sec = 0, .tv_nsec = UTIME_OMIT}, {.tv_sec = mtimeNs / Second, .tv_nsec = mtimeNs % Second}};
    (void)futimens(descriptor, times); // a time is a help to people, nothing depends on it
}

Result<> renameToNew(const QString& from, const QString& to)
{
    if (renameat2(AT_FDCWD, encoded(from).constData(), AT_FDCWD, encoded(to).constData(), RENAME_NOREPLACE) == 0)
        return {};
    if (errno != EINVAL && errno != ENOSYS)
        return failure(to, errno);
    // A file system without that: what is linked does not replace anything either.
    if (link(encoded(from).constData(), encoded(to).constData()) != 0)
        return failure(to, errno);
    return removeFile(from);
}

Result<> renameOver(const QString& from, const QString& to)
{
    if (rename(encoded(from).constData(), encoded(to).constData()) != 0)
        return failure(to, errno);
    return {};
}

Result<> removeFile(const QString& path)
{
    if (unlink(encoded(path).constData()) != 0 && errno != ENOENT)
        return failure(path, errno);
    return {};
}

} // namespace stemma::fileio
