// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/changenotes.h"

#include <QDir>
#include <QFile>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

QString notesOf(const QString& folder)
{
    return folder + u"/staged"_s;
}

bool lockNotes(const fileio::Descriptor& file)
{
    return flock(file.number(), LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/// Whether all that a copy holds stands in the file that it was made of, so that it is needed no more.
bool standsIn(const QString& whole, const QString& copy)
{
    QFile original(whole);
    QFile part(copy);
    if (!original.open(QIODevice::ReadOnly) || !part.open(QIODevice::ReadOnly))
        return false;
    constexpr qint64 Block = 1 << 20;
    while (!part.atEnd()) {
        const QByteArray bytes = part.read(Block);
        if (bytes.isEmpty() || original.read(bytes.size()) != bytes)
            return false;
    }
    return true;
}

} // namespace

Result<bool> ChangeNotes::begin(const QString& folder)
{
    if (!QDir().mkpath(folder))
        return fileio::failure(folder, EACCES);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_path = notesOf(folder);
    auto notes = fileio::create(m_path);
    if (!notes)
        return std::unexpected(notes.error());
    m_file = *std::move(notes);
    // Who clears up after a crash may have taken it for such a thing in between.
    return lockNotes(m_file) && fileio::statusOf(m_file.number()).isSameFile(fileio::statusOf(m_path));
}

Result<> ChangeNotes::add(const QString& path)
{
    const QByteArray line = QFile::encodeName(path) + '\0';
    return fileio::writeAll(m_file.number(), m_path, line.constData(), line.size());
}

Result<> ChangeNotes::addCopy(const QString& copy, const QString& path)
{
    const Result<> noted = add(copy);
    return noted ? add(u'=' + path) : noted;
}

Result<qint32> ChangeNotes::makeFolder(const QString& folder)
{
    QStringList missing;
    for (QString above = folder; !QFileInfo::exists(above); above = QFileInfo(above).path())
        missing.prepend(above);
    for (const QString& made : std::as_const(missing)) {
        if (const Result<> noted = add(made + u'/'); !noted)
            return std::unexpected(noted.error());
        m_madeFolders.prepend(made);
    }
    if (!QDir().mkpath(folder))
        return fileio::failure(folder, EACCES);
    return qint32(missing.size());
}

void ChangeNotes::dropMadeFolders()
{
    for (const QString& made : std::as_const(m_madeFolders))
        QDir().rmdir(made); // not where something is kept in it
}

void ChangeNotes::end()
{
    m_file = fileio::Descriptor();
}

std::optional<ChangeNotes> ChangeNotes::takeOver(const QString& folder)
{
    ChangeNotes notes;
    notes.m_path = notesOf(folder);
    notes.m_file = fileio::Descriptor(open(QFile::encodeName(notes.m_path).constData(), O_RDWR | O_CLOEXEC));
    if (notes.m_file.isOpen() && !lockNotes(notes.m_file))
        return {};
    QFile file(notes.m_path);
    if (file.open(QIODevice::ReadOnly))
        notes.m_noted = file.readAll().split('\0');
    for (const QByteArray& name : std::as_const(notes.m_noted)) {
        if (name.endsWith('/') && !name.startsWith('='))
            notes.m_madeFolders.prepend(QFile::decodeName(name.chopped(1)));
    }
    return notes;
}

void ChangeNotes::dropStaged() const
{
    for (qsizetype i = 0; i < m_noted.size(); ++i) {
        const QString name = QFile::decodeName(m_noted.at(i));
        const QByteArray next = m_noted.value(i + 1);
        // What is new was only staged. What is old must stand elsewhere too, or it stays.
        const bool isCopy = next.startsWith('=') && standsIn(QFile::decodeName(next.sliced(1)), name);
        if (name.endsWith(u".new"_s) || isCopy)
            (void)fileio::removeFile(name);
    }
}

void ChangeNotes::drop(const QString& folder)
{
    (void)fileio::removeFile(notesOf(folder));
    QDir().rmdir(folder); // not where something is kept in it
}

} // namespace stemma
