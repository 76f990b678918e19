// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journalfile.h"

#include "core/base/plainjson.h"
#include "core/base/streamlists.h"
#include "core/store/files/fileio.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>
#include <QtEndian>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

// A record: magic, size of the head, size of the body, head (JSON), hash of all that, body, hash of the body.
// Bodies hold what stood in stores, so who writes a store can put whole records there. The head has a mark that only
// this file knows; records of earlier releases have none, and are read only where the one before ends.
constexpr QByteArrayView RecordMagic("\nSJ1", 4);
constexpr qint64 FixedSize = 4 + 4 + 8;
constexpr auto HashMethod = QCryptographicHash::Blake2b_160;
constexpr qint64 HashSize = 20;
constexpr qint64 Nowhere = -1;

QString markOf(const JsonValue& head)
{
    return textOf(memberOf(head, "mark"));
}

QString systemError()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

void syncFolder(const QString& folder)
{
    const int fd = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

bool writeFrame(QFile& file, const JournalFile::Frame& frame)
{
    // Where only a part is written, the next attempt tells why.
    const auto put = [&file](QByteArrayView left) {
        for (qint64 done = 1; !left.isEmpty() && done > 0; left = left.sliced(qMax<qint64>(0, done)))
            done = file.write(left.data(), left.size());
        return left.isEmpty();
    };
    return put(frame.head) && std::ranges::all_of(frame.body, put) && put(frame.end);
}

} // namespace

qint64 JournalRecord::end() const
{
    return body + bodySize + HashSize;
}

struct JournalFile::Found
{
    JsonValue head;
    JournalRecord record;
    bool isDamaged = false; ///< its sizes fit into the file, but its head is not as it was written
};

JournalFile::Lock::Lock(JournalFile& file)
    : m_file(file)
{
    // Whoever makes room puts another file in its place: then that one has to be locked.
    do {
        m_ready = file.open();
        if (!m_ready)
            return;
        while (flock(file.m_file->handle(), LOCK_EX) != 0 && errno == EINTR) { }
    } while (!file.isCurrent());
    m_ready = file.catchUp(true);
}

JournalFile::Lock::~Lock()
{
    if (m_file.m_file)
        flock(m_file.m_file->handle(), LOCK_UN);
}

JournalFile::JournalFile(QString path, Reader& reader)
    : m_path(std::move(path))
    , m_reader(reader)
{
}

JournalFile::~JournalFile() = default;

std::unexpected<Error> JournalFile::unwritable(const QString& cause) const
{
    return fail(Errc::Denied,
        tr("The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its "
           "permissions.")
            .arg(QDir::toNativeSeparators(m_path)),
        cause);
}

std::unexpected<Error> JournalFile::unreadable(const QString& cause) const
{
    return fail(Errc::Denied,
        tr("The journal %1 with the undo data cannot be read. Check its permissions and the disk, then try again.")
            .arg(QDir::toNativeSeparators(m_path)),
        cause);
}

bool JournalFile::isCurrent() const
{
    struct stat held {};
    struct stat named {};
    return m_file && fstat(m_file->handle(), &held) == 0 && stat(QFile::encodeName(m_path).constData(), &named) == 0
        && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

Result<> JournalFile::open()
{
    if (isCurrent())
        return {};
    m_reader.startOver();
    m_end = 0;
    const QString folder = QFileInfo(m_path).path();
    if (!QDir().mkpath(folder))
        return unwritable(u"mkpath"_s);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_file = std::make_unique<QFile>(m_path);
    const bool isNew = !m_file->exists();
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::Unbuffered, mine)) {
        const QString cause = m_file->errorString();
        m_file.reset();
        return unwritable(cause);
    }
    if (isNew)
        syncFolder(folder);
    return {};
}

// ---- reading --------------------------------------------------------------------------------------------------------

Result<> JournalFile::read()
{
    if (!QFile::exists(m_path)) {
        m_reader.startOver();
        m_file.reset();
        m_end = 0;
        return {};
    }
    const Result<> opened = open();
    return opened ? catchUp(false) : unreadable(opened.error().cause);
}

Result<QByteArray> JournalFile::bytesAt(qint64 offset, qint64 size) const
{
    QByteArray bytes(size, Qt::Uninitialized);
    if (const auto done = fileio::readAt(m_file->handle(), m_path, offset, bytes.data(), size); !done)
        return unreadable(done.error().cause);
    return bytes;
}

Result<HeldBytes> JournalFile::bodyOf(const JournalRecord& record) const
{
    constexpr qint64 MostInMemory = 4 * 1024 * 1024;
    if (record.bodySize > MostInMemory) {
        auto held = spooledBodyOf(record);
        if (!held || held->owner)
            return held;
    }
    auto bytes = bytesAt(record.body, record.bodySize + HashSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    const QByteArray hash = bytes->last(HashSize);
    bytes->chop(HashSize);
    if (QCryptographicHash::hash(*bytes, HashMethod) != hash)
        return fail(Errc::Corrupt, {}, u"body checksum"_s);
    return HeldBytes {*bytes};
}

/// Without an owner: there is no room for another file.
Result<HeldBytes> JournalFile::spooledBodyOf(const JournalRecord& record) const
{
    constexpr qint64 Block = 1024 * 1024;
    const auto spool = MappedSpool::make();
    QCryptographicHash hash(HashMethod);
    for (qint64 at = 0; spool && at < record.bodySize; at += Block) {
        const auto bytes = bytesAt(record.body + at, qMin(Block, record.bodySize - at));
        if (!bytes)
            return std::unexpected(bytes.error());
        hash.addData(*bytes);
        if (!spool->add(*bytes))
            return HeldBytes();
    }
    const QByteArray all = spool ? spool->mapped(0, record.bodySize) : QByteArray();
    if (all.isEmpty())
        return HeldBytes();
    const auto expected = bytesAt(record.body + record.bodySize, HashSize);
    if (!expected)
        return std::unexpected(expected.error());
    if (hash.result() != *expected)
        return fail(Errc::Corrupt, {}, u"body checksum"_s);
    return HeldBytes {all, spool};
}

Result<std::optional<JournalFile::Found>> JournalFile::recordAt(qint64 offset, qint64 fileSize) const
{
    if (offset + FixedSize > fileSize)
        return std::nullopt;
    const auto start = bytesAt(offset, FixedSize);
    if (!start)
        return std::unexpected(start.error());
    if (!start->startsWith(RecordMagic))
        return std::nullopt;
    const auto headSize = qint64(qFromLittleEndian<quint32>(start->constData() + 4));
    const quint64 bodySize = qFromLittleEndian<quint64>(start->constData() + 8);
    const qint64 body = offset + FixedSize + headSize + HashSize;
    const qint64 mostBytes = fileSize - body - HashSize;
    if (headSize > LargestHead || mostBytes < 0 || bodySize > quint64(mostBytes))
        return std::nullopt;
    Found found;
    found.record = {offset, body, qint64(bodySize)};
    const auto bytes = bytesAt(offset, FixedSize + headSize + HashSize);
    if (!bytes)
        return std::unexpected(bytes.error());
    const QByteArray head = bytes->chopped(HashSize);
    found.isDamaged = QCryptographicHash::hash(head, HashMethod) != bytes->last(HashSize);
    if (!found.isDamaged)
        found.head = jsonOrNull(head.sliced(FixedSize));
    return found;
}

Result<qint64> JournalFile::afterDamage(const std::optional<Found>& damaged, qint64 fileSize) const
{
    if (damaged) {
        const qint64 end = damaged->record.end();
        const auto start = bytesAt(end, qMin(RecordMagic.size(), fileSize - end));
        if (!start || RecordMagic.startsWith(*start))
            return start.transform([&](const QByteArray&) { return end; });
    }
    if (m_mark.isEmpty())
        return Nowhere; // nothing could be told from what is in a body
    constexpr qint64 Block = 256 * 1024;
    for (qint64 at = m_end + 1; at < fileSize; at += Block) {
        const auto bytes = bytesAt(at, qMin(Block + RecordMagic.size() - 1, fileSize - at));
        if (!bytes)
            return std::unexpected(bytes.error());
        for (qsizetype next = bytes->indexOf(RecordMagic); next >= 0; next = bytes->indexOf(RecordMagic, next + 1)) {
            const auto found = recordAt(at + next, fileSize);
            if (!found)
                return std::unexpected(found.error());
            if (*found && markOf((*found)->head) == m_mark)
                return at + next;
        }
    }
    return Nowhere;
}

Result<> JournalFile::catchUp(bool repair)
{
    const qint64 size = m_file->size();
    if (size < m_end) {
        m_reader.startOver();
        m_end = 0;
    }
    while (m_end < size) {
        const auto found = recordAt(m_end, size);
        const bool isWhole = found && *found && !(*found)->isDamaged;
        const auto next = !found ? std::unexpected(found.error())
            : isWhole            ? Result<qint64>((*found)->record.end())
                                 : afterDamage(*found, size);
        if (!next) // another program may have cut off what a crash left
            return m_file->size() < size ? catchUp(repair) : std::unexpected(next.error());
        if (*next == Nowhere)
            break;
        if (isWhole) {
            if (const QString mark = markOf((*found)->head); !mark.isEmpty())
                m_mark = mark;
            m_reader.take((*found)->head, (*found)->record);
        }
        m_end = *next;
    }
    // Only a crash leaves a beginning of a record: with the lock held nobody is writing one.
    if (repair && m_end < size && ftruncate(m_file->handle(), m_end) != 0)
        return unwritable(systemError());
    return {};
}

// ---- writing --------------------------------------------------------------------------------------------------------

qint64 JournalFile::Frame::size() const
{
    return head.size() + totalSize(body) + end.size();
}

JournalFile::Frame JournalFile::frame(JsonValue head, const QByteArrayList& body)
{
    if (m_mark.isEmpty())
        m_mark = QUuid::createUuid().toString(QUuid::Id128);
    head["mark"] = m_mark;
    const QByteArray json = compactJson(head);
    QByteArray start(FixedSize, Qt::Uninitialized);
    std::memcpy(start.data(), RecordMagic.data(), size_t(RecordMagic.size()));
    qToLittleEndian(quint32(json.size()), start.data() + 4);
    qToLittleEndian(quint64(totalSize(body)), start.data() + 8);
    start += json;
    start += QCryptographicHash::hash(start, HashMethod);
    QCryptographicHash hash(HashMethod);
    for (const QByteArray& piece : body)
        hash.addData(piece);
    return {start, body, hash.result()};
}

Result<> JournalFile::append(const Frame& frame)
{
    if (!m_file->seek(m_end))
        return unwritable(m_file->errorString());
    if (!writeFrame(*m_file, frame)) {
        const QString cause = m_file->errorString();
        if (ftruncate(m_file->handle(), m_end) != 0)
            return unwritable(cause + u"; "_s + systemError());
        return unwritable(cause);
    }
    if (fdatasync(m_file->handle()) != 0)
        return unwritable(systemError());
    return catchUp(false);
}

Result<> JournalFile::copy(const JournalRecord& record, QFile& target) const
{
    constexpr qint64 Block = 1024 * 1024;
    for (qint64 at = record.offset; at < record.end();) {
        const auto bytes = bytesAt(at, qMin(record.end() - at, Block));
        if (!bytes)
            return std::unexpected(bytes.error());
        if (target.write(*bytes) != bytes->size())
            return unwritable(target.errorString());
        at += bytes->size();
    }
    return {};
}

Result<> JournalFile::keepOnly(const QList<JournalRecord>& records, const QList<JsonValue>& heads)
{
    auto file = std::make_unique<QFile>(m_path + u".new"_s);
    const auto mode = QIODevice::ReadWrite | QIODevice::Truncate | QIODevice::Unbuffered;
    if (!file->open(mode, QFile::ReadOwner | QFile::WriteOwner) || flock(file->handle(), LOCK_EX) != 0)
        return unwritable(file->errorString());
    for (const JournalRecord& record : records) {
        if (const Result<> copied = copy(record, *file); !copied)
            return copied;
    }
    for (const JsonValue& head : heads) {
        if (!writeFrame(*file, frame(head, {})))
            return unwritable(file->errorString());
    }
    if (fsync(file->handle()) != 0
        || rename(QFile::encodeName(file->fileName()).constData(), QFile::encodeName(m_path).constData()) != 0)
        return unwritable(systemError());
    syncFolder(QFileInfo(m_path).path());
    m_file = std::move(file);
    m_reader.startOver();
    m_end = 0;
    return catchUp(false);
}

} // namespace stemma
