// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/collectedfiles.h"

#include "core/base/plainjson.h"
#include "core/edit/editjson.h"
#include "core/store/files/fileio.h"
#include "core/store/postgres/serveraddress.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr auto NameHash = QCryptographicHash::Blake2b_160;
constexpr auto OnlyMine = QFile::ReadOwner | QFile::WriteOwner;

QString hashOf(const JsonValue& changes)
{
    return QString::fromLatin1(QCryptographicHash::hash(compactJson(changes), NameHash).toHex());
}

/// Keeps other programs from writing the folder's files as long as it lives.
fileio::Descriptor lockedFolder(const QString& folder)
{
    const QByteArray path = QFile::encodeName(folder + u"/lock");
    fileio::Descriptor lock(::open(path.constData(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR));
    while (lock.isOpen() && flock(lock.number(), LOCK_EX) != 0 && errno == EINTR) { }
    return lock;
}

} // namespace

QString storeStamp(const QString& path)
{
    if (isServerAddress(path))
        return {};
    QStringList files {path, path + u"-wal"};
    if (QFileInfo(path).isDir()) {
        QDirIterator all(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext())
            files += all.next();
        // A reader of a database makes and removes this one too.
        files.removeIf([](const QString& file) { return file.endsWith("-shm"_L1); });
        files.sort();
    }
    QCryptographicHash hash(NameHash);
    for (const QString& file : std::as_const(files)) {
        const fileio::Status status = fileio::statusOf(file);
        if (!status.isRegular || status.size == 0) // an empty -wal says nothing, and comes with reading
            continue;
        hash.addData(QByteArray(
            file.toUtf8() + '\0' + QByteArray::number(status.size) + ' ' + QByteArray::number(status.mtimeNs) + '\0'));
    }
    return QString::fromLatin1(hash.result().toHex());
}

QString CollectedFiles::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation) + u"/stemma/collected"_s;
}

QString CollectedFiles::pathOf(const QString& store) const
{
    const QByteArray name = QCryptographicHash::hash(store.toUtf8(), NameHash).toHex();
    return m_folder + u'/' + QString::fromLatin1(name) + u".json";
}

/// Where the next damaged file goes.
QString CollectedFiles::asideOf(const QString& store) const
{
    const QString path = pathOf(store);
    QString aside = path + u".damaged"_s;
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = path + u".damaged-"_s + QString::number(number);
    return aside;
}

std::unexpected<Error> CollectedFiles::moveAside(const QString& store, const QString& cause) const
{
    const QString path = pathOf(store);
    const QString aside = asideOf(store);
    if (const Result<> moved = fileio::renameToNew(path, aside); !moved)
        return std::unexpected(moved.error());
    return fail(Errc::Corrupt,
        tr("The batch for %1 is damaged and was not read. It was moved to %2; the store is unchanged. Add the changes "
           "to the batch again.")
            .arg(storeTitle(store), aside),
        cause);
}

Result<QList<CollectedFiles::Kept>> CollectedFiles::readFile(const QString& store)
{
    QFile file(pathOf(store));
    if (!file.exists())
        return QList<Kept>();
    if (!file.open(QIODevice::ReadOnly))
        return fail(Errc::Denied,
            tr("The batch for %1 cannot be read from %2.").arg(storeTitle(store), file.fileName()), file.errorString());
    const auto root = parseJson(file.readAll());
    file.close();
    if (!root)
        return moveAside(store, u"byte %1: %2"_s.arg(root.error().offset).arg(root.error().message));
    const std::optional<qint64> version = integerOf(memberOf(*root, "version"));
    if (version > Version) {
        m_newer += store;
        return fail(Errc::SchemaTooNew,
            tr("A later version of Stemma saved the batch for %1 in %2, so it is left unchanged. Changes added now are "
               "lost when the program ends.")
                .arg(storeTitle(store), file.fileName()));
    }
    const JsonValue& changes = memberOf(*root, "changes");
    if (!version || !changes.is_array() || textOf(memberOf(*root, "store")) != store
        || textOf(memberOf(*root, "hash")) != hashOf(changes))
        return moveAside(store, u"not what was written"_s);
    QList<Kept> kept;
    for (const JsonValue& item : changes) {
        const auto edit = editFromJson(memberOf(item, "edit"));
        if (!edit)
            return moveAside(store, u"change %1: unknown"_s.arg(kept.size() + 1));
        const auto text = [&item](std::string_view key) { return textOf(memberOf(item, key)); };
        kept += Kept {{text("id"), *edit, text("title")}, text("stamp")};
    }
    return kept;
}

Result<> CollectedFiles::writeFile(const QString& store, const QList<Kept>& kept) const
{
    if (kept.isEmpty())
        return fileio::removeFile(pathOf(store));
    JsonValue changes = JsonValue::array();
    for (const Kept& one : kept)
        changes.push_back({{"id", one.change.id}, {"title", one.change.title}, {"stamp", one.stamp},
            {"edit", editToJson(one.change.edit)}});
    const JsonValue root {{"version", Version}, {"store", store}, {"hash", hashOf(changes)}, {"changes", changes}};
    QSaveFile file(pathOf(store));
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(OnlyMine)
        && file.write(compactJson(root)) >= 0 && file.commit();
    if (!written)
        return fail(Errc::Denied,
            tr("The batch for %1 cannot be saved in %2 and is lost when the program ends; the store is unchanged. Free "
               "some space, or apply the batch first.")
                .arg(storeTitle(store), file.fileName()),
            file.errorString());
    return fileio::syncFolderOf(file.fileName());
}

Result<QList<CollectedChange>> CollectedFiles::read(const QString& store)
{
    if (!QFileInfo::exists(pathOf(store)))
        return QList<CollectedChange>();
    const fileio::Descriptor lock = lockedFolder(m_folder);
    const auto kept = readFile(store);
    if (!kept) {
        m_known.remove(store); // it was moved aside, and nobody took anything out of it
        return std::unexpected(kept.error());
    }
    if (!m_known.contains(store))
        m_aside[store] = asideOf(store);
    const QString stamp = storeStamp(store);
    QList<CollectedChange> changes;
    for (const Kept& one : *kept) {
        m_known[store].insert(one.change.id, one);
        changes += one.change;
        changes.last().storeChanged = !one.stamp.isEmpty() && one.stamp != stamp;
    }
    return changes;
}

Result<> CollectedFiles::write(
    const QString& store, const QList<CollectedChange>& changes, const std::optional<QSet<QString>>& seen)
{
    if (m_newer.contains(store) || (changes.isEmpty() && !QFileInfo::exists(pathOf(store))))
        return {};
    if (!QDir().mkpath(m_folder)
        || !QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
        return fail(Errc::Denied,
            tr("The folder %1 for batches cannot be created. Batches are lost when the program ends.").arg(m_folder));
    const fileio::Descriptor lock = lockedFolder(m_folder);
    const auto there = readFile(store);
    if (m_newer.contains(store))
        return std::unexpected(there.error());
    if (!there)
        m_known.remove(store);
    const QList<Kept> others = there.value_or(QList<Kept>());
    QSet<QString> stored;
    for (const Kept& other : others)
        stored += other.change.id;
    const QHash<QString, Kept> known = m_known.value(store);
    const QString stamp = storeStamp(store);
    // Where a damaged file was moved aside meanwhile, one that is missing says nothing.
    const bool tellsWhatWent = m_aside.value(store) == asideOf(store);
    QList<Kept> kept;
    QSet<QString> mine;
    for (const CollectedChange& change : changes) {
        const auto before = known.constFind(change.id);
        const bool isKnown = before != known.cend();
        if (isKnown && tellsWhatWent && before->change.edit == change.edit && !stored.contains(change.id))
            continue; // another program took it out
        kept += Kept {change, isKnown ? before->stamp : stamp};
        mine += change.id;
    }
    const qsizetype ours = kept.size();
    // Another program's, of which this one knows nothing.
    for (const Kept& other : others) {
        const QString& id = other.change.id;
        if (!(seen ? seen->contains(id) : known.contains(id)) && !mine.contains(id))
            kept += other;
    }
    if (Result<> written = writeFile(store, kept); !written)
        return written;
    m_aside[store] = asideOf(store);
    QHash<QString, Kept>& seenHere = m_known[store];
    for (const Kept& one : std::as_const(kept).first(ours))
        seenHere.insert(one.change.id, one);
    return there ? Result<>() : std::unexpected(there.error()); // a file moved aside is reported
}

} // namespace stemma
