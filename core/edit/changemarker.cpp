// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/changemarker.h"

#include "core/store/sqlite/sqlitesidefiles.h"

#include <QDir>
#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString folderOf(const Journal& journal)
{
    return QFileInfo(journal.path()).path() + u"/under-way"_s;
}

QString pathOf(const Journal& journal, const ReceiptId& id)
{
    return folderOf(journal) + u'/' + id.value;
}

} // namespace

ChangeMarker::~ChangeMarker() = default;

/// False: another program has it, or removed it meanwhile.
bool ChangeMarker::lock()
{
    return m_file.isOpen() && flock(m_file.number(), LOCK_EX | LOCK_NB) == 0
        && fileio::statusOf(m_file.number()).isSameFile(fileio::statusOf(m_path));
}

Result<ChangeMarker> ChangeMarker::begin(const Journal& journal, const ReceiptId& id, const QStringList& databases)
{
    constexpr auto Mine = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    if (QDir().mkpath(folderOf(journal)))
        QFile::setPermissions(QFileInfo(journal.path()).path(), Mine);
    // Whoever puts things right may take it for an abandoned one in the moment before it is locked.
    constexpr int MostTries = 10;
    for (int tried = 0; tried < MostTries; ++tried) {
        ChangeMarker marker(pathOf(journal, id));
        auto file = fileio::create(marker.m_path);
        if (!file)
            return journal.failure(file.error().cause);
        marker.m_file = *std::move(file);
        if (!marker.lock())
            continue;
        QByteArray names;
        for (const QString& database : databases) {
            if (!hasSideFiles(database))
                names += QFile::encodeName(database) + '\0';
        }
        const Result<> written
            = fileio::writeAll(marker.m_file.number(), marker.m_path, names.constData(), names.size());
        if (written)
            return marker;
        marker.remove();
        return journal.failure(written.error().cause);
    }
    return journal.failure(u"flock"_s);
}

std::optional<ChangeMarker> ChangeMarker::takeOver(const Journal& journal, const ReceiptId& id)
{
    ChangeMarker marker(pathOf(journal, id));
    marker.m_file = fileio::Descriptor(open(QFile::encodeName(marker.m_path).constData(), O_RDWR | O_CLOEXEC));
    if (!marker.lock())
        return {};
    QFile names(marker.m_path);
    if (names.open(QIODevice::ReadOnly)) {
        // One that was written in part ends without its end mark.
        QByteArrayList whole = names.readAll().split('\0');
        whole.removeLast();
        for (const QByteArray& name : std::as_const(whole))
            marker.m_databases += QFile::decodeName(name);
    }
    return marker;
}

QList<ReceiptId> ChangeMarker::all(const Journal& journal)
{
    QList<ReceiptId> ids;
    const QStringList names = QDir(folderOf(journal)).entryList(QDir::Files, QDir::Name);
    for (const QString& name : names)
        ids += ReceiptId(name);
    return ids;
}

bool ChangeMarker::isUnderWay(const Journal& journal, const ReceiptId& id)
{
    const fileio::Descriptor file(open(QFile::encodeName(pathOf(journal, id)).constData(), O_RDONLY | O_CLOEXEC));
    return file.isOpen() && flock(file.number(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

void ChangeMarker::remove()
{
    (void)fileio::removeFile(m_path);
}

} // namespace stemma
