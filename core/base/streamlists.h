// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayList>
#include <QDataStream>
#include <QIODevice>
#include <QList>

namespace stemma {

/// Reads a list as QDataStream writes one. Its own operator makes room for as many items as the bytes claim, which may
/// be all memory where they are damaged; this one makes room for what is there.
template<typename T> void readList(QDataStream& in, QList<T>& list)
{
    quint32 count = 0;
    in >> count;
    list.clear();
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        T item {};
        in >> item;
        list += item;
    }
}

/// Of all of them together.
[[nodiscard]] inline qint64 totalSize(const QByteArrayList& pieces)
{
    qint64 size = 0;
    for (const QByteArray& piece : pieces)
        size += piece.size();
    return size;
}

/// The bytes that a stream over @p all reads next, as QDataStream writes them; not copied, so they stay as long as
/// those.
[[nodiscard]] inline QByteArray readInPlace(QDataStream& in, const QByteArray& all)
{
    constexpr quint32 Null = 0xffff'ffff;
    quint32 size = 0;
    in >> size;
    if (in.status() != QDataStream::Ok || size == Null)
        return {};
    const qint64 at = in.device()->pos();
    if (qint64(size) > all.size() - at || !in.device()->seek(at + size)) {
        in.setStatus(QDataStream::ReadPastEnd);
        return {};
    }
    return QByteArray::fromRawData(all.constData() + at, qsizetype(size));
}

} // namespace stemma
