// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/storecopy.h"

#include "core/store/files/contentwriter.h"
#include "core/store/files/fileio.h"
#include "core/store/sqlite/sqlitecopy.h"
#include "core/store/storeformat.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QLocale>
#include <QStorageInfo>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct StoreCopyText
{
    Q_DECLARE_TR_FUNCTIONS(StoreCopy)
};

/// A file that is a store, with what formats keep beside it under its name.
QStringList filesWith(const QString& path)
{
    const QFileInfo info(path);
    const QDir folder(info.path());
    const QString own = info.completeBaseName();
    QStringList files {path};
    QFileInfoList places = folder.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks);
    places.prepend(QFileInfo(info.path()));
    for (const QFileInfo& place : std::as_const(places)) {
        const QDir dir(place.filePath());
        const QStringList names = dir.entryList(QDir::Files | QDir::Hidden);
        for (const QString& name : names) {
            const QString file = dir.filePath(name);
            if (name.startsWith(own) && file != path)
                files += file;
        }
    }
    return files;
}

QStringList filesBelow(const QString& path)
{
    QStringList files;
    QDirIterator all(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext())
        files += all.next();
    return files;
}

Result<> fits(const QString& store, qint64 bytes, qint64 mostBytes, const QString& where)
{
    const auto words = [](qint64 size) { return QLocale().formattedDataSize(size); };
    if (bytes > mostBytes)
        return fail(Errc::Denied,
            StoreCopyText::tr(
                "%1 is too large (%2; the limit is %3) to try out a batch on a copy. Make the changes one by one.")
                .arg(QDir::toNativeSeparators(store), words(bytes), words(mostBytes)));
    if (bytes > QStorageInfo(where).bytesAvailable())
        return fail(Errc::Denied,
            StoreCopyText::tr("A batch is tried out on a copy of %1 (%2), for which %3 has no space. Free some space "
                              "there, or make the changes one by one.")
                .arg(QDir::toNativeSeparators(store), words(bytes), QDir::toNativeSeparators(where)));
    return {};
}

} // namespace

StoreCopy::StoreCopy(QString original)
    : m_original(std::move(original))
{
}

Result<std::unique_ptr<StoreCopy>> StoreCopy::make(const QString& path, qint64 mostBytes, const JobControl& job)
{
    std::unique_ptr<StoreCopy> copy(new StoreCopy(QFileInfo(path).canonicalFilePath()));
    if (copy->m_original.isEmpty())
        return fileio::failure(path, ENOENT);
    if (!copy->m_dir.isValid())
        return fileio::failure(QFileInfo(copy->m_dir.path()).path(), EACCES);
    copy->m_folder = QFileInfo(copy->m_dir.path()).canonicalFilePath() + "/store"_L1;
    copy->m_path = copy->m_folder + copy->m_original;
    if (Result<> done = copy->copy(mostBytes, job); !done)
        return std::unexpected(done.error());
    return copy;
}

Result<> StoreCopy::copy(qint64 mostBytes, const JobControl& job)
{
    const QFileInfo info(m_original);
    const bool isDatabase = StoreCandidate(m_original).isSqlite();
    const QStringList files = info.isDir() ? filesBelow(m_original)
        : isDatabase                       ? QStringList {m_original}
                                           : filesWith(m_original);
    qint64 bytes = 0;
    for (const QString& file : files)
        bytes += qMax<qint64>(0, fileio::statusOf(file).size);
    if (Result<> room = fits(m_original, bytes, mostBytes, m_dir.path()); !room)
        return room;
    QDir().mkpath(info.isDir() ? m_path : QFileInfo(m_path).path());
    if (isDatabase)
        return snapshotSqlite(m_original, m_path, job);
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        job.setProgress(i, files.size());
        if (Result<> done = copyFile(files.at(i), job); !done)
            return done;
    }
    return {};
}

Result<> StoreCopy::copyFile(const QString& file, const JobControl& job)
{
    constexpr int MostTries = 5;
    constexpr qint64 ToTheEnd = -1;
    const QString target = m_folder + file;
    QDir().mkpath(QFileInfo(target).path());
    for (int tried = 0; tried < MostTries; ++tried) {
        const fileio::Status before = fileio::statusOf(file);
        if (!before.isRegular)
            return {};
        const auto to = fileio::create(target);
        if (!to)
            return std::unexpected(to.error());
        fileio::ContentWriter writer(to->number(), target, job);
        Result<> done = writer.addRange(file, 0, ToTheEnd);
        done = done ? writer.flush() : done;
        if (!done)
            return done;
        if (fileio::statusOf(file) == before) {
            fileio::setModified(to->number(), before.mtimeNs);
            m_guards += FileGuard {file, before.size, before.mtimeNs, {}, {}};
            return {};
        }
        (void)fileio::removeFile(target);
    }
    return fail(Errc::Busy,
        StoreCopyText::tr("%1 is being written all the time and could not be copied. Try again in a moment.")
            .arg(QDir::toNativeSeparators(file)));
}

} // namespace stemma
