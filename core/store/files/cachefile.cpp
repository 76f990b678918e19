// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/cachefile.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <atomic>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr quint64 CacheMagic = 0x31304543'4d455453; // changed whenever the frame below changes
constexpr qint64 LeastBytes = qint64(32) << 20;

std::atomic<qint64> least = LeastBytes;

/// Four lanes of eight bytes, so that checking takes less than reading.
quint64 checksum(quint64 sum, const void* from, qint64 size)
{
    constexpr quint64 Factor = 0x9e3779b97f4a7c15;
    quint64 lanes[4] = {sum ^ quint64(size), 1, 2, 3};
    const char* p = static_cast<const char*>(from);
    const auto mix = [](quint64 lane, quint64 word) {
        lane = (lane ^ word) * Factor;
        return lane ^ (lane >> 29);
    };
    for (; size >= 32; size -= 32, p += 32) {
        quint64 words[4];
        std::memcpy(words, p, sizeof words);
        for (int i = 0; i < 4; ++i)
            lanes[i] = mix(lanes[i], words[i]);
    }
    for (; size > 0; size -= 8, p += 8) {
        quint64 word = 0;
        std::memcpy(&word, p, size_t(qMin<qint64>(8, size)));
        lanes[0] = mix(lanes[0], word);
    }
    // Each step keeps apart what differs in either of its two.
    for (int i = 1; i < 4; ++i)
        lanes[0] = ((lanes[0] ^ (lanes[0] >> 32)) + lanes[i]) * Factor;
    return lanes[0];
}

} // namespace

CacheFile::CacheFile(const QString& kind, quint32 version, const QString& path)
    : m_version(version)
{
    const QByteArray key = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    m_name = kind + u'-' + QString::fromLatin1(key.first(32));
}

QString CacheFile::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/outlines"_L1;
}

void CacheFile::setLeastBytes(qint64 bytes)
{
    least = bytes;
}

qint64 CacheFile::leastBytes()
{
    return least;
}

QString CacheFile::fileName() const
{
    return folder() + u'/' + m_name;
}

void CacheFile::evict(qint64 mostBytes)
{
    const QFileInfoList files = QDir(folder()).entryInfoList(QDir::Files, QDir::Time); // newest first
    qint64 bytes = 0;
    for (const QFileInfo& file : files) {
        bytes += file.size();
        if (bytes > mostBytes)
            QFile::remove(file.filePath());
    }
}

CacheReader::CacheReader(const CacheFile& file)
    : m_file(file.fileName())
{
    // Only what this user's program wrote: a file, and no link to somewhere else.
    if (QFileInfo(m_file).isSymLink() || !m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return;
    m_left = m_file.size();
    m_ok = true;
    m_ok = value<quint64>() == CacheMagic && value<quint32>() == file.version() && m_ok;
}

bool CacheReader::read(char* target, qint64 size)
{
    constexpr qint64 BufferBytes = 64 * 1024;
    const qint64 held = qMin<qint64>(size, m_buffer.size() - m_bufferAt);
    std::copy_n(m_buffer.constData() + m_bufferAt, held, target);
    m_bufferAt += held;
    target += held;
    size -= held;
    if (size >= BufferBytes)
        return m_file.read(target, size) == size;
    if (size == 0)
        return true;
    m_buffer = m_file.read(BufferBytes);
    m_bufferAt = qMin<qsizetype>(size, m_buffer.size());
    std::copy_n(m_buffer.constData(), m_bufferAt, target);
    return m_bufferAt == size;
}

void CacheReader::take(void* target, qint64 size)
{
    // An empty list has no place to read to, but counts in the sum.
    m_ok = m_ok && size <= m_left && (size == 0 || read(static_cast<char*>(target), size));
    m_left -= size;
    if (m_ok)
        m_sum = checksum(m_sum, target, size);
    else if (size > 0)
        std::memset(target, 0, size_t(size));
}

QByteArray CacheReader::bytes()
{
    const auto size = value<quint64>();
    if (!m_ok || size > quint64(m_left)) {
        m_ok = false;
        return {};
    }
    QByteArray read(qsizetype(size), Qt::Uninitialized);
    take(read.data(), read.size());
    return read;
}

QString CacheReader::text()
{
    return QString::fromUtf8(bytes());
}

bool CacheReader::isSound()
{
    const quint64 expected = m_sum;
    const bool isSame = value<quint64>() == expected && m_ok && m_left == 0;
    // Used just now: goes last when room is made.
    if (isSame)
        m_file.setFileTime(QDateTime::currentDateTimeUtc(), QFileDevice::FileModificationTime);
    return isSame;
}

CacheWriter::CacheWriter(const CacheFile& file)
    : m_file(file.fileName())
{
    const QString folder = CacheFile::folder();
    m_ok = (QDir(folder).exists() || QDir().mkpath(folder)) && m_file.open(QIODevice::WriteOnly);
    if (!m_ok)
        return;
    m_file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    value(CacheMagic);
    value(file.version());
}

void CacheWriter::put(const void* from, qint64 size)
{
    m_ok = m_ok && m_file.write(static_cast<const char*>(from), size) == size;
    m_sum = checksum(m_sum, from, size);
}

void CacheWriter::bytes(QByteArrayView bytes)
{
    value(quint64(bytes.size()));
    put(bytes.data(), bytes.size());
}

void CacheWriter::commit()
{
    const quint64 sum = m_sum;
    put(&sum, sizeof sum);
    if (!m_ok) {
        m_file.cancelWriting();
        return;
    }
    if (m_file.commit())
        CacheFile::evict();
}

CacheStamp CacheStamp::of(const FileReader& reader)
{
    const FileStamp& stamp = reader.stamp();
    const QByteArray& marks = reader.marks();
    return {stamp.key.device, stamp.key.inode, stamp.size, stamp.mtimeNs, checksum(0, marks.data(), marks.size())};
}

bool CacheStamp::fits(const FileReader& reader) const
{
    const FileStamp& now = reader.stamp();
    if (device != now.key.device || inode != now.key.inode || size < 0 || size > now.size)
        return false;
    if (size == now.size && mtimeNs != now.mtimeNs)
        return false;
    const QByteArray bytes = reader.marks(size);
    return checksum(0, bytes.data(), bytes.size()) == marks;
}

} // namespace stemma
