// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/watchedfiles.h"

#include "core/store/files/filereader.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>

#include <algorithm>

namespace stemma {

QStringList filesNamed(const QString& folder, const QStringList& names)
{
    QStringList files = QDir(folder).entryList(names, QDir::Files, QDir::Name);
    for (QString& file : files)
        file = folder + QLatin1Char('/') + file;
    return files;
}

Result<QByteArray> readSmallFile(const QString& path)
{
    return readRange(path, 0, -1, -1);
}

Result<QByteArray> readRange(const QString& path, qint64 offset, qint64 length, qint64 most)
{
    FileReader reader(path);
    if (const Result<> opened = reader.open(); !opened)
        return std::unexpected(opened.error());
    const qint64 wanted = length < 0 ? reader.size() - offset : length;
    return reader.read(std::max<qint64>(0, offset), most < 0 ? wanted : std::min(most, wanted));
}

WatchedFiles::WatchedFiles(QStringList folders, QStringList names, Depth depth)
    : m_folders(std::move(folders))
    , m_names(std::move(names))
    , m_depth(depth)
    , m_seen(look({}))
{
}

WatchedFiles::Seen WatchedFiles::look(const JobControl& job) const
{
    Seen seen;
    const auto add = [&](const QFileInfo& file) {
        ++seen.count;
        seen.bytes += file.size();
        // The order in which files are found does not count.
        seen.stamp += qHashMulti(1, file.filePath(), file.size(), file.lastModified().toMSecsSinceEpoch());
    };
    for (const QString& folder : m_folders) {
        if (const QFileInfo file(folder); file.isFile())
            add(file);
        QDirIterator it(folder, m_names, QDir::Files,
            m_depth == Depth::WholeTree ? QDirIterator::Subdirectories : QDirIterator::NoIteratorFlags);
        while (!job.isCancelled() && it.hasNext())
            add(it.nextFileInfo());
    }
    return seen;
}

Result<StoreChange> WatchedFiles::poll(const JobControl& job)
{
    if (!m_lookAgain.hasExpired())
        return StoreChange::None;
    QElapsedTimer timer;
    timer.start();
    const Seen now = look(job);
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    constexpr qint64 Share = 10;
    constexpr qint64 Quick = 5; // ms
    m_lookAgain = timer.elapsed() < Quick ? QDeadlineTimer() : QDeadlineTimer(timer.elapsed() * Share);
    if (now.stamp == m_seen.stamp && now.count == m_seen.count)
        return StoreChange::None;
    m_seen = now;
    ++m_revision;
    return StoreChange::Changed;
}

QStringList WatchedFiles::files() const
{
    QStringList files;
    for (const QString& folder : m_folders)
        files += QFileInfo(folder).isDir() ? filesNamed(folder, m_names) : QStringList(folder);
    return files;
}

bool WatchedFiles::contains(const QString& path) const
{
    const QFileInfo file(QDir::cleanPath(path));
    return std::ranges::any_of(m_folders, [&](const QString& folder) {
        const bool isBelow = m_depth == Depth::WholeTree
            ? file.filePath().startsWith(QDir::cleanPath(folder) + QLatin1Char('/'))
            : file.path() == QDir::cleanPath(folder);
        return file.filePath() == folder || (isBelow && QDir::match(m_names, file.fileName()));
    });
}

} // namespace stemma
