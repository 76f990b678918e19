// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/zip.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct ZipText
{
    Q_DECLARE_TR_FUNCTIONS(AgentFootprint)
};

constexpr QByteArrayView LocalMagic("PK\x03\x04", 4);
constexpr QByteArrayView CentralMagic("PK\x01\x02", 4);
constexpr QByteArrayView EndMagic("PK\x05\x06", 4);
constexpr qint64 LocalBytes = 30;
constexpr qint64 CentralBytes = 46;
constexpr qint64 EndBytes = 22;
constexpr qint64 MostComment = 0xffff;
constexpr qint64 MostDirectory = 16 * 1024 * 1024;

quint16 word(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.data() + at);
}

quint32 longWord(QByteArrayView bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.data() + at);
}

std::unexpected<Error> broken(const QString& cause)
{
    return fail(Errc::Corrupt,
        ZipText::tr("The archive is damaged: its list of files cannot be read. Get the bug report again."), cause);
}

/// Where the list of files stands.
Result<Range> directoryOf(const Document& archive)
{
    const qint64 from = std::max<qint64>(0, archive.size() - EndBytes - MostComment);
    const auto tail = archive.read({from, archive.size() - from});
    if (!tail)
        return std::unexpected(tail.error());
    const qsizetype end = QByteArrayView(*tail).lastIndexOf(EndMagic);
    if (end < 0 || tail->size() - end < EndBytes)
        return broken(u"no end record"_s);
    const Range directory {longWord(*tail, end + 16), longWord(*tail, end + 12)};
    if (directory.length > MostDirectory || directory.end() > archive.size())
        return broken(u"directory out of bounds"_s);
    return directory;
}

/// The data behind the local header at @p offset; null where there is none.
Result<Range> dataOf(const Document& archive, qint64 offset, qint64 size)
{
    if (offset + LocalBytes > archive.size())
        return Range();
    const auto header = archive.read({offset, LocalBytes});
    if (!header)
        return std::unexpected(header.error());
    if (header->size() < LocalBytes || !header->startsWith(LocalMagic))
        return Range();
    const Range data {offset + LocalBytes + word(*header, 26) + word(*header, 28), size};
    return data.end() <= archive.size() ? data : Range();
}

} // namespace

Result<QList<ZipEntry>> storedZipEntries(const Document& archive)
{
    const auto directory = directoryOf(archive);
    if (!directory)
        return std::unexpected(directory.error());
    const auto bytes = archive.read(*directory);
    if (!bytes)
        return std::unexpected(bytes.error());
    QList<ZipEntry> entries;
    const QByteArrayView list(*bytes);
    for (qsizetype at = 0; at + CentralBytes <= list.size();) {
        if (!list.sliced(at).startsWith(CentralMagic))
            return broken(u"bad directory entry"_s);
        const quint16 nameLength = word(list, at + 28);
        const qsizetype next = at + CentralBytes + nameLength + word(list, at + 30) + word(list, at + 32);
        if (next > list.size())
            return broken(u"directory entry cut off"_s);
        const bool isStored = word(list, at + 10) == 0 && longWord(list, at + 20) == longWord(list, at + 24);
        const auto data = dataOf(archive, longWord(list, at + 42), longWord(list, at + 24));
        if (!data)
            return std::unexpected(data.error());
        if (isStored && !data->isNull())
            entries << ZipEntry {QString::fromUtf8(list.sliced(at + CentralBytes, nameLength)), *data};
        at = next;
    }
    return entries;
}

std::pair<QByteArrayView, QByteArrayView> firstZipEntry(QByteArrayView head)
{
    constexpr quint16 SizeFollows = 1 << 3;
    if (head.size() < LocalBytes || !head.startsWith(LocalMagic) || word(head, 8) != 0 || (word(head, 6) & SizeFollows))
        return {};
    const qsizetype nameLength = word(head, 26);
    const qsizetype data = LocalBytes + nameLength + word(head, 28);
    if (data > head.size())
        return {};
    const auto size = qsizetype(longWord(head, 18));
    return {head.sliced(LocalBytes, nameLength), head.sliced(data).first(std::min(size, head.size() - data))};
}

} // namespace stemma::agentfootprint
