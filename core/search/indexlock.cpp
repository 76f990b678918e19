// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/indexlock.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <csignal>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct IndexLockText
{
    Q_DECLARE_TR_FUNCTIONS(SearchIndex)
};

QString lockFileOf(const QString& indexFile)
{
    return indexFile + ".lock"_L1;
}

} // namespace

IndexLock::IndexLock(std::unique_ptr<QLockFile> lock)
    : m_lock(std::move(lock))
{
}

IndexLock::~IndexLock() = default;

Result<std::unique_ptr<IndexLock>> IndexLock::take(const QString& indexFile)
{
    const QString folder = QFileInfo(indexFile).path();
    if (!QFileInfo::exists(folder) && QDir().mkpath(folder)) // as OwnDatabase makes it
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    auto lock = std::make_unique<QLockFile>(lockFileOf(indexFile));
    lock->setStaleLockTime(0); // as long as its program lives
    if (lock->tryLock(0))
        return std::unique_ptr<IndexLock>(new IndexLock(std::move(lock)));
    if (lock->error() == QLockFile::LockFailedError)
        return fail(Errc::Busy,
            IndexLockText::tr("Another window or program is building this search index. Wait until it is done."));
    return fail(Errc::Denied,
        IndexLockText::tr(
            "Stemma’s own data in %1 cannot be written. Check the permissions of the folder and the free disk space.")
            .arg(QDir::toNativeSeparators(folder)));
}

bool IndexLock::isHeld(const QString& indexFile)
{
    if (!QFileInfo::exists(lockFileOf(indexFile)))
        return false;
    const QLockFile lock(lockFileOf(indexFile));
    qint64 process = 0;
    QString host;
    QString program;
    return lock.getLockInfo(&process, &host, &program) && ::kill(pid_t(process), 0) == 0;
}

} // namespace stemma
