// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/journal.h"

#include "core/base/plainjson.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QtEndian>

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
constexpr QByteArrayView EntryMagic("\nSJ1", 4);
constexpr qint64 FixedSize = 4 + 4 + 8;
constexpr auto HashMethod = QCryptographicHash::Blake2b_160;
constexpr qint64 HashSize = 20;
constexpr qint64 LargestHead = 1024 * 1024;

QByteArray makeFrame(const JsonValue& head, const QByteArray& body)
{
    const QByteArray json = compactJson(head);
    QByteArray frame(FixedSize, Qt::Uninitialized);
    frame.reserve(FixedSize + json.size() + HashSize + body.size() + HashSize);
    std::memcpy(frame.data(), EntryMagic.data(), size_t(EntryMagic.size()));
    qToLittleEndian(quint32(json.size()), frame.data() + 4);
    qToLittleEndian(quint64(body.size()), frame.data() + 8);
    frame += json;
    frame += QCryptographicHash::hash(frame, HashMethod);
    frame += body;
    frame += QCryptographicHash::hash(body, HashMethod);
    return frame;
}

QString systemError()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

void syncFolder(const QString& folder)
{
    const int fd = open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return;
    fsync(fd);
    close(fd);
}

} // namespace

struct Journal::Frame
{
    JsonValue head;
    qint64 offset = 0;
    qint64 body = 0;
    qint64 bodySize = 0;
    [[nodiscard]] qint64 end() const { return body + bodySize + HashSize; }
};

/// Keeps other programs from writing as long as it lives.
class Journal::Lock
{
public:
    explicit Lock(Journal& journal)
        : m_journal(journal)
    {
        // Whoever makes room puts another file in its place: then that one has to be locked.
        do {
            m_ready = journal.openFile();
            if (!m_ready)
                return;
            while (flock(journal.m_file->handle(), LOCK_EX) != 0 && errno == EINTR) { }
        } while (!journal.isCurrent());
        m_ready = journal.catchUp(true);
    }
    ~Lock()
    {
        if (m_journal.m_file)
            flock(m_journal.m_file->handle(), LOCK_UN);
    }
    Q_DISABLE_COPY_MOVE(Lock)
    [[nodiscard]] const Result<>& ready() const { return m_ready; }

private:
    Journal& m_journal;
    Result<> m_ready;
};

Journal::Journal(QString folder, qint64 limit)
    : m_folder(std::move(folder))
    , m_limits {.bytes = limit}
{
}

Journal::~Journal() = default;

QString Journal::defaultFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericStateLocation) + u"/stemma/journal"_s;
}

QString Journal::path() const
{
    return m_folder + u"/changes"_s;
}

QString Journal::folderOf(const ReceiptId& id) const
{
    return m_folder + u"/kept/"_s + id.value;
}

QList<ReceiptId> Journal::folders() const
{
    QList<ReceiptId> ids;
    const QStringList names = QDir(m_folder + u"/kept"_s).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QString& name : names)
        ids += ReceiptId(name);
    return ids;
}

std::unexpected<Error> Journal::failure(const QString& cause) const
{
    return fail(Errc::Denied,
        tr("The journal %1 with the undo data cannot be written, so nothing was changed. Free some space, or check its "
           "permissions.")
            .arg(QDir::toNativeSeparators(path())),
        cause);
}

bool Journal::isCurrent() const
{
    struct stat held {};
    struct stat named {};
    return m_file && fstat(m_file->handle(), &held) == 0 && stat(QFile::encodeName(path()).constData(), &named) == 0
        && held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

Result<> Journal::openFile()
{
    if (isCurrent())
        return {};
    m_entries.clear();
    m_end = 0;
    if (!QDir().mkpath(m_folder))
        return failure(u"mkpath"_s);
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    m_file = std::make_unique<QFile>(path());
    const bool isNew = !m_file->exists();
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    if (!m_file->open(QIODevice::ReadWrite | QIODevice::Unbuffered, mine)) {
        const QString cause = m_file->errorString();
        m_file.reset();
        return failure(cause);
    }
    if (isNew)
        syncFolder(m_folder);
    return {};
}

std::optional<Journal::Frame> Journal::frameAt(qint64 offset, qint64 fileSize) const
{
    if (offset + FixedSize > fileSize || !m_file->seek(offset))
        return {};
    QByteArray start = m_file->read(FixedSize);
    if (start.size() != FixedSize || !start.startsWith(EntryMagic))
        return {};
    const auto headSize = qint64(qFromLittleEndian<quint32>(start.constData() + 4));
    const quint64 bodySize = qFromLittleEndian<quint64>(start.constData() + 8);
    const qint64 body = offset + FixedSize + headSize + HashSize;
    if (headSize > LargestHead || body > fileSize || bodySize > quint64(fileSize - body))
        return {};
    Frame frame;
    frame.offset = offset;
    frame.body = body;
    frame.bodySize = qint64(bodySize);
    start += m_file->read(headSize);
    if (frame.end() > fileSize || QCryptographicHash::hash(start, HashMethod) != m_file->read(HashSize))
        return {};
    frame.head = jsonOrNull(start.sliced(FixedSize));
    return frame;
}

qint64 Journal::nextFrame(qint64 after, qint64 fileSize) const
{
    constexpr qint64 Block = 256 * 1024;
    for (qint64 at = after; at < fileSize; at += Block) {
        if (!m_file->seek(at))
            break;
        const QByteArray bytes = m_file->read(Block + EntryMagic.size() - 1);
        for (qsizetype found = bytes.indexOf(EntryMagic); found >= 0; found = bytes.indexOf(EntryMagic, found + 1)) {
            if (frameAt(at + found, fileSize))
                return at + found;
        }
    }
    return -1;
}

void Journal::take(const Frame& frame)
{
    const ReceiptId settled(textOf(memberOf(frame.head, "settles")));
    if (settled.isEmpty()) {
        Entry entry;
        entry.receipt = receiptFrom(frame.head, frame.bodySize);
        entry.offset = frame.offset;
        entry.length = frame.end() - frame.offset;
        entry.body = frame.body;
        entry.bodySize = frame.bodySize;
        m_entries += entry;
        return;
    }
    Entry* entry = find(settled);
    if (!entry)
        return;
    const bool applied = flagOf(memberOf(frame.head, "applied"));
    entry->receipt.state = applied ? Receipt::State::Applied : Receipt::State::Dropped;
    if (Entry* original = applied ? find(entry->receipt.origin) : nullptr)
        original->receipt.state = entry->receipt.action == "undo"_L1 ? Receipt::State::Undone : Receipt::State::Applied;
}

Result<> Journal::catchUp(bool repair)
{
    const qint64 size = m_file->size();
    if (size < m_end) {
        m_entries.clear();
        m_end = 0;
    }
    while (m_end < size) {
        const auto frame = frameAt(m_end, size);
        if (frame) {
            take(*frame);
            m_end = frame->end();
            continue;
        }
        const qint64 next = nextFrame(m_end + 1, size);
        if (next < 0)
            break;
        m_end = next;
    }
    // Only a crash leaves a beginning of a record: with the lock held nobody is writing one.
    if (repair && m_end < size && ftruncate(m_file->handle(), m_end) != 0)
        return failure(systemError());
    return {};
}

Journal::Entry* Journal::find(const ReceiptId& id)
{
    if (id.isEmpty())
        return nullptr;
    // Newest first: it is nearly always one of the last.
    for (qsizetype i = m_entries.size(); i-- > 0;) {
        if (m_entries.at(i).receipt.id == id)
            return &m_entries[i];
    }
    return nullptr;
}

Result<QList<Receipt>> Journal::receipts()
{
    if (!QFile::exists(path()))
        return QList<Receipt>();
    if (auto ready = openFile(); !ready)
        return std::unexpected(ready.error());
    if (auto ready = catchUp(false); !ready)
        return std::unexpected(ready.error());
    QList<Receipt> list;
    for (const Entry& entry : std::as_const(m_entries))
        list += entry.receipt;
    return list;
}

Result<Receipt> Journal::receipt(const ReceiptId& id)
{
    const auto all = receipts();
    if (!all)
        return std::unexpected(all.error());
    if (const Entry* entry = find(id))
        return entry->receipt;
    return fail(Errc::NotFound, tr("The journal has no change “%1”; “stemma history” lists them.").arg(id.value));
}

Result<Receipt> Journal::newestOf(const ReceiptId& origin, const QString& action)
{
    auto newest = receipt(origin);
    if (!newest)
        return newest;
    bool found = action == "redo"_L1;
    for (const Entry& entry : std::as_const(m_entries)) {
        const Receipt& other = entry.receipt;
        if (other.origin == origin && other.action == action && other.state == Receipt::State::Applied) {
            *newest = other;
            found = true;
        }
    }
    if (found)
        return newest;
    return fail(Errc::NotFound, tr("The change “%1” was not undone.").arg(newest->title));
}

Result<> Journal::append(const QByteArray& frame)
{
    if (!m_file->seek(m_end))
        return failure(m_file->errorString());
    if (m_file->write(frame) != frame.size()) {
        const QString cause = m_file->errorString();
        if (ftruncate(m_file->handle(), m_end) != 0)
            return failure(cause + u"; "_s + systemError());
        return failure(cause);
    }
    if (fdatasync(m_file->handle()) != 0)
        return failure(systemError());
    return catchUp(false);
}

Result<> Journal::prepare(const Receipt& receipt, const QByteArray& inverse)
{
    const Lock lock(*this);
    if (!lock.ready())
        return lock.ready();
    const QByteArray frame = makeFrame(toJson(receipt), inverse);
    if (auto room = makeRoom(frame.size() + receipt.kept); !room)
        return room;
    return append(frame);
}

Result<> Journal::settle(const ReceiptId& id, bool applied)
{
    const Lock lock(*this);
    if (!lock.ready())
        return lock.ready();
    return append(makeFrame({{"settles", id}, {"applied", applied}}, {}));
}

Result<QByteArray> Journal::inverse(const ReceiptId& id)
{
    if (const auto known = receipt(id); !known)
        return std::unexpected(known.error());
    const Entry entry = *find(id);
    m_file->seek(entry.body);
    QByteArray body = m_file->read(entry.bodySize);
    const QByteArray hash = m_file->read(HashSize);
    if (body.size() != entry.bodySize || QCryptographicHash::hash(body, HashMethod) != hash)
        return fail(Errc::Corrupt,
            tr("The change “%1” cannot be undone: its record in the journal %2 is damaged.")
                .arg(entry.receipt.title, QDir::toNativeSeparators(path())),
            u"body checksum"_s);
    return body;
}

Result<> Journal::makeRoom(qint64 needed)
{
    qint64 used = m_end + needed;
    for (const Entry& entry : std::as_const(m_entries))
        used += entry.receipt.kept;
    if (used <= m_limits.bytes)
        return {};
    if (needed > m_limits.bytes)
        return fail(Errc::Denied,
            tr("The undo data of this change is too large for the journal %1. Nothing was changed.")
                .arg(QDir::toNativeSeparators(path())));
    return forgetBefore(firstToKeep(shares(), m_limits, m_limits.bytes / 2 - needed, now()));
}

Result<qsizetype> Journal::forgetOld(Time now)
{
    if (!QFile::exists(path()))
        return 0;
    const Lock lock(*this);
    if (!lock.ready())
        return std::unexpected(lock.ready().error());
    const qsizetype first = firstToKeep(shares(), m_limits, m_limits.bytes, now);
    const Result<> forgotten = forgetBefore(first);
    return forgotten ? Result<qsizetype>(first) : std::unexpected(forgotten.error());
}

QList<JournalShare> Journal::shares() const
{
    QList<JournalShare> list;
    for (const Entry& entry : m_entries) {
        const Receipt& receipt = entry.receipt;
        list.append(
            {receipt.id.value, receipt.origin.value, receipt.at, entry.room(), receipt.state == Receipt::State::Open});
    }
    return list;
}

/// With the lock held.
Result<> Journal::forgetBefore(qsizetype first)
{
    if (first <= 0)
        return {};
    auto file = std::make_unique<QFile>(path() + u".new"_s);
    const auto mode = QIODevice::ReadWrite | QIODevice::Truncate | QIODevice::Unbuffered;
    if (!file->open(mode, QFile::ReadOwner | QFile::WriteOwner) || flock(file->handle(), LOCK_EX) != 0)
        return failure(file->errorString());
    if (auto copied = copyFrom(first, *file); !copied)
        return copied;
    if (fsync(file->handle()) != 0
        || rename(QFile::encodeName(file->fileName()).constData(), QFile::encodeName(path()).constData()) != 0)
        return failure(systemError());
    syncFolder(m_folder);
    for (qsizetype i = 0; i < first; ++i)
        QDir(folderOf(m_entries.at(i).receipt.id)).removeRecursively();
    m_file = std::move(file);
    m_entries.clear();
    m_end = 0;
    return catchUp(false);
}

Result<> Journal::copyFrom(qsizetype first, QFile& target)
{
    constexpr qint64 Block = 1024 * 1024;
    for (qsizetype i = first; i < m_entries.size(); ++i) {
        const Entry& entry = m_entries.at(i);
        m_file->seek(entry.offset);
        for (qint64 left = entry.length; left > 0;) {
            const QByteArray bytes = m_file->read(qMin(left, Block));
            if (bytes.isEmpty() || target.write(bytes) != bytes.size())
                return failure(bytes.isEmpty() ? m_file->errorString() : target.errorString());
            left -= bytes.size();
        }
    }
    // In the order of time again, so that what was undone stays undone.
    for (qsizetype i = first; i < m_entries.size(); ++i) {
        const Receipt& receipt = m_entries.at(i).receipt;
        if (receipt.state == Receipt::State::Open)
            continue;
        const bool applied = receipt.state != Receipt::State::Dropped;
        const QByteArray frame = makeFrame({{"settles", receipt.id}, {"applied", applied}}, {});
        if (target.write(frame) != frame.size())
            return failure(target.errorString());
    }
    return {};
}

} // namespace stemma
