// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/filechanges.h"

#include "core/base/streamlists.h"
#include "core/store/files/contentwriter.h"
#include "core/store/files/fileio.h"

#include <QCoreApplication>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct FileChangesText
{
    Q_DECLARE_TR_FUNCTIONS(FileChange)
};

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53464332; // "SFC2"
constexpr quint32 MagicWithoutFolders = 0x53464331; // "SFC1"
constexpr qint64 WholeFile = -1;

bool holds(const QString& path, const QList<FileRange>& ranges)
{
    const auto file = fileio::openForReading(path);
    return file && std::ranges::all_of(ranges, [&](const FileRange& range) {
        const auto hash = hashOfRange(file->number(), path, range.offset, range.length);
        return hash && *hash == range.hash;
    });
}

/// Whether @p path from @p offset on is the beginning of the file @p whole.
bool isBeginningOf(const QString& whole, const QString& path, qint64 offset, qint64 length)
{
    const auto left = fileio::openForReading(whole);
    const auto right = fileio::openForReading(path);
    if (!left || !right || fileio::statusOf(left->number()).size < length)
        return false;
    const auto first = hashOfRange(left->number(), whole, 0, length);
    const auto second = hashOfRange(right->number(), path, offset, length);
    return first && second && *first == *second;
}

Result<QByteArray> bytesFrom(const QString& path, qint64 offset)
{
    constexpr qint64 MostBytes = 64 << 20;
    const auto file = fileio::openForReading(path);
    if (!file)
        return std::unexpected(file.error());
    const qint64 size = fileio::statusOf(file->number()).size - offset;
    if (size < 0 || size > MostBytes)
        return fileio::changedMeanwhile(path);
    QByteArray bytes(size, Qt::Uninitialized);
    const Result<> read = fileio::readAt(file->number(), path, offset, bytes.data(), size);
    return read ? Result<QByteArray>(bytes) : std::unexpected(read.error());
}

/// Whether what the file @p part holds stands nowhere in another one from @p offset on.
bool lacks(const QString& path, qint64 offset, const QString& part)
{
    const auto bytes = bytesFrom(path, offset);
    const auto sought = bytesFrom(part, 0);
    return bytes && sought && !sought->isEmpty() && !bytes->contains(*sought);
}

FileState stateInPlace(const StagedChange& change, qint64 size)
{
    const qint64 shorter = qMin(change.sizeBefore, change.sizeAfter);
    const qint64 longer = qMax(change.sizeBefore, change.sizeAfter);
    const FileState whenLong = change.isAppend() ? FileState::After : FileState::Before;
    if (size == shorter)
        return change.isAppend() ? FileState::Before : FileState::After;
    if (size < shorter)
        return FileState::Other;
    // Another program may have appended behind it; what was written here stands nevertheless.
    if (size >= longer && holds(change.path, change.isAppend() ? change.after : change.before))
        return whenLong;
    const QString& tail = change.isAppend() ? change.staged : change.old;
    if (size < longer && isBeginningOf(tail, change.path, shorter, size - shorter))
        return FileState::Torn;
    // Or it went on with a file to which this change never came.
    return change.isAppend() && lacks(change.path, shorter, change.staged) ? FileState::Before : FileState::Other;
}

Result<fileio::Descriptor> openForWriting(const QString& path, int flags)
{
    fileio::Descriptor file(open(QFile::encodeName(path).constData(), O_WRONLY | O_CLOEXEC | flags));
    if (!file.isOpen())
        return fileio::failure(path, errno);
    return file;
}

Result<> putBack(const StagedChange& change, const JobControl& job)
{
    const auto rename = change.kind == FileStep::Kind::Remove ? fileio::renameToNew : fileio::renameOver;
    if (!change.keepsOld)
        return rename(change.old, change.path);
    // It may stand on another file system, and be needed there again.
    (void)fileio::removeFile(change.staged);
    Result<> done = fileio::linkOrCopy(change.old, change.staged, job);
    if (done)
        done = rename(change.staged, change.path);
    return done;
}

Result<> putBackInPlace(const StagedChange& change, const JobControl& job)
{
    const qint64 shorter = qMin(change.sizeBefore, change.sizeAfter);
    const auto file = openForWriting(change.path, O_APPEND);
    if (!file)
        return std::unexpected(file.error());
    const qint64 size = fileio::statusOf(file->number()).size;
    if (size > qMax(change.sizeBefore, change.sizeAfter))
        return fileio::changedMeanwhile(change.path);
    if (size != shorter && ftruncate(file->number(), shorter) != 0)
        return fileio::failure(change.path, errno);
    if (!change.isAppend()) {
        fileio::ContentWriter writer(file->number(), change.path, job);
        Result<> done = writer.addRange(change.old, 0, WholeFile);
        if (done)
            done = writer.flush();
        if (!done)
            return done;
    }
    fileio::setModified(file->number(), change.mtimeBefore);
    return fileio::sync(file->number(), change.path);
}

/// Somebody changed the file, but not after this program did: it never came to it.
bool isUntouched(const StagedChange& change)
{
    if (change.isInPlace)
        return false;
    if (change.kind == FileStep::Kind::Create || change.kind == FileStep::Kind::Change)
        return fileio::statusOf(change.staged).exists();
    return fileio::statusOf(change.old).isSameFile(fileio::statusOf(change.path));
}

} // namespace

static QDataStream& operator<<(QDataStream& out, const FileRange& range)
{
    return out << range.offset << range.length << range.hash;
}

static QDataStream& operator>>(QDataStream& in, FileRange& range)
{
    return in >> range.offset >> range.length >> range.hash;
}

// ---- as bytes -----------------------------------------------------------------------------------

QByteArray FileChanges::toBytes() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << Magic << keptBytes << qint32(list.size());
    for (const StagedChange& change : list) {
        out << quint8(change.kind) << change.path << change.to << change.staged << change.old << change.keepsOld
            << change.isInPlace << change.folders << change.sizeBefore << change.sizeAfter << change.mtimeBefore;
        out << change.before << change.after << change.replaced;
    }
    return bytes;
}

std::optional<FileChanges> FileChanges::fromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    qint32 count = 0;
    FileChanges changes;
    in >> magic >> changes.keptBytes >> count;
    if (magic != Magic && magic != MagicWithoutFolders)
        return {};
    for (qint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        StagedChange change;
        quint8 kind = 0;
        in >> kind >> change.path >> change.to >> change.staged >> change.old >> change.keepsOld >> change.isInPlace;
        if (magic == Magic)
            in >> change.folders;
        in >> change.sizeBefore >> change.sizeAfter >> change.mtimeBefore;
        readList(in, change.before);
        readList(in, change.after);
        readList(in, change.replaced);
        if (kind > quint8(FileStep::Kind::Rename) || change.before.size() != change.replaced.size()
            || (kind == quint8(FileStep::Kind::Change) && change.before.size() != change.after.size()))
            return {};
        change.kind = FileStep::Kind(kind);
        changes.list += change;
    }
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return {};
    return changes;
}

FileScript FileChanges::inverse() const
{
    FileScript script;
    for (auto change = list.crbegin(); change != list.crend(); ++change) {
        FileStep step;
        step.path = change->path;
        FileGuard guard {change->path, -1, -1, change->after,
            FileChangesText::tr("%1 was not changed: the text written by this change was changed, removed or followed "
                                "by new text since. If a change in History did that, undo it first.")
                .arg(QDir::toNativeSeparators(change->path))};
        switch (change->kind) {
        case FileStep::Kind::Create:
            step.kind = FileStep::Kind::Remove;
            step.folders = change->folders;
            guard.size = change->sizeAfter;
            break;
        case FileStep::Kind::Remove:
            step.kind = FileStep::Kind::Create;
            step.content.add(change->old, 0, WholeFile);
            step.like = change->old;
            step.mtimeNs = change->mtimeBefore;
            break;
        case FileStep::Kind::Rename:
            step.kind = FileStep::Kind::Rename;
            step.path = guard.path = change->to;
            step.to = change->path;
            break;
        case FileStep::Kind::Change: {
            for (qsizetype i = 0; i < change->after.size(); ++i) {
                const FileRange& range = change->after.at(i);
                step.splices += FileSplice {range.offset, range.length, change->replaced.at(i)};
            }
            const FileRange last = change->after.isEmpty() ? FileRange() : change->after.last();
            if (last.offset + last.length == change->sizeAfter) {
                guard.size = change->sizeAfter;
                step.mtimeNs = change->mtimeBefore;
            }
            // Nothing tells whether an empty range is still where it was, but that nothing moved.
            if (std::ranges::contains(change->after, 0, &FileRange::length))
                guard.size = change->sizeAfter;
            break;
        }
        }
        if (step.kind != FileStep::Kind::Create)
            script.guards += guard;
        script.steps += step;
    }
    return script;
}

// ---- how far it came ----------------------------------------------------------------------------

FileState stateOf(const StagedChange& change)
{
    const fileio::Status status = fileio::statusOf(change.path);
    const auto isAsBefore = [&] { return status.size == change.sizeBefore && holds(change.path, change.before); };
    const auto isAsAfter
        = [&](const QString& path, qint64 size) { return size == change.sizeAfter && holds(path, change.after); };
    switch (change.kind) {
    case FileStep::Kind::Create:
        if (!status.exists())
            return FileState::Before;
        // The agent may have gone on with what was made for it.
        return status.size >= change.sizeAfter && holds(change.path, change.after) ? FileState::After
                                                                                   : FileState::Other;
    case FileStep::Kind::Remove:
        if (!status.exists())
            return FileState::After;
        return isAsBefore() ? FileState::Before : FileState::Other;
    case FileStep::Kind::Rename:
        if (status.exists())
            return isAsBefore() ? FileState::Before : FileState::Other;
        return isAsAfter(change.to, fileio::statusOf(change.to).size) ? FileState::After : FileState::Other;
    case FileStep::Kind::Change:
        break;
    }
    if (change.isInPlace)
        return stateInPlace(change, status.size);
    if (isAsAfter(change.path, status.size))
        return FileState::After;
    if (isAsBefore())
        return FileState::Before;
    // Another program may have changed other places of the file since; the text written here is still there.
    const bool isTold = std::ranges::any_of(change.after, &FileRange::length);
    return isTold && status.exists() && holds(change.path, change.after) ? FileState::After : FileState::Other;
}

Result<> canRollBack(const StagedChange& change)
{
    const FileState state = stateOf(change);
    const bool isNew = change.kind == FileStep::Kind::Change || change.kind == FileStep::Kind::Create;
    const bool hasMore = state == FileState::After && isNew && !change.isInPlace
        && fileio::statusOf(change.path).size != change.sizeAfter;
    return hasMore || (state == FileState::Other && !isUntouched(change)) ? fileio::changedMeanwhile(change.path)
                                                                          : Result<>();
}

Result<> rollBack(const StagedChange& change, const JobControl& job)
{
    if (const Result<> possible = canRollBack(change); !possible)
        return possible;
    const FileState state = stateOf(change);
    if (state == FileState::Before || state == FileState::Other)
        return {};
    Result<> done;
    switch (change.kind) {
    case FileStep::Kind::Create:
        done = fileio::removeFile(change.path);
        break;
    case FileStep::Kind::Rename:
        done = fileio::renameToNew(change.to, change.path);
        break;
    case FileStep::Kind::Change:
        if (change.isInPlace)
            return putBackInPlace(change, job);
        [[fallthrough]];
    case FileStep::Kind::Remove:
        done = putBack(change, job);
        break;
    }
    return done ? fileio::syncFolderOf(change.path) : done;
}

void dropStaged(const StagedChange& change, bool wasMade)
{
    if (!change.staged.isEmpty())
        (void)fileio::removeFile(change.staged);
    if (!change.old.isEmpty() && (!wasMade || !change.keepsOld))
        (void)fileio::removeFile(change.old);
}

/// Adds @p folder and those above it, as long as @p mayGo says so.
template<typename MayGo> static void addUpwards(QSet<QString>& folders, QString folder, MayGo mayGo)
{
    for (; mayGo(folder); folder = folder.section(u'/', 0, -2))
        folders += folder;
}

/// The lowest folder that holds both.
static QString sharedFolder(QString one, const QString& other)
{
    while (other != one && !other.startsWith(one + u'/') && one.contains(u'/'))
        one = one.section(u'/', 0, -2);
    return one;
}

/// By all files that were removed; empty: none were.
static QString sharedByRemoved(const QList<StagedChange>& changes)
{
    QString shared;
    for (const StagedChange& change : changes) {
        const QString folder = QFileInfo(change.path).path();
        if (change.kind == FileStep::Kind::Remove)
            shared = shared.isEmpty() ? folder : sharedFolder(shared, folder);
    }
    return shared;
}

/// Of those that the change neither makes nor removes; empty: all are there.
static QString missingFolder(const QList<StagedChange>& changes)
{
    const QString shared = sharedByRemoved(changes);
    QSet<QString> ownFolders; // a folder is told with the first of its files only
    for (const StagedChange& change : changes) {
        qint32 left = change.folders;
        addUpwards(ownFolders, QFileInfo(change.path).path(), [&](const QString&) { return left-- > 0; });
    }
    for (const StagedChange& change : changes) {
        QString folder = QFileInfo(change.path).path();
        while (ownFolders.contains(folder))
            folder = folder.section(u'/', 0, -2);
        if (change.kind == FileStep::Kind::Remove)
            folder = sharedFolder(folder, shared);
        else if (change.kind == FileStep::Kind::Rename)
            folder = sharedFolder(folder, QFileInfo(change.to).path());
        if (!folder.isEmpty() && !QFileInfo::exists(folder))
            return folder;
    }
    return {};
}

void dropEmptied(const QList<StagedChange>& changes)
{
    const QString shared = sharedByRemoved(changes);
    QSet<QString> folders;
    for (const StagedChange& change : changes) {
        const QString folder = QFileInfo(change.path).path();
        if (change.kind == FileStep::Kind::Remove) {
            qint32 made = change.folders;
            addUpwards(
                folders, folder, [&](const QString& above) { return made-- > 0 || above.startsWith(shared + u'/'); });
        } else if (change.kind == FileStep::Kind::Rename) {
            const QString both = sharedFolder(folder, QFileInfo(change.to).path());
            addUpwards(folders, folder, [&](const QString& above) { return above.startsWith(both + u'/'); });
        }
    }
    // Those within others first, whichever file was the last one there.
    QStringList inner(folders.cbegin(), folders.cend());
    std::ranges::sort(inner, std::ranges::greater(), &QString::size);
    for (const QString& one : std::as_const(inner))
        QDir().rmdir(one); // not where anything is left in it
}

Result<> canSettle(const QList<StagedChange>& changes, bool wasMade)
{
    if (const QString missing = missingFolder(changes); !missing.isEmpty())
        return fail(Errc::NotFound,
            FileChangesText::tr("%1 is not there. Connect its disk, or restore it.")
                .arg(QDir::toNativeSeparators(missing)));
    for (const StagedChange& change : changes) {
        if (wasMade || canRollBack(change))
            continue;
        const QString file = QDir::toNativeSeparators(change.path);
        if (!change.old.isEmpty() && !change.isInPlace && fileio::statusOf(change.old).exists())
            return fail(Errc::Conflict,
                FileChangesText::tr("%1 was changed or removed by another program since and stays as it is. Its "
                                    "content before the change is in %2.")
                    .arg(file, QDir::toNativeSeparators(change.old)));
        return fail(Errc::Conflict,
            FileChangesText::tr("%1 was changed or removed by another program since and stays as it is. If that is "
                                "wrong, restore it from a backup.")
                .arg(file));
    }
    return {};
}

} // namespace stemma
