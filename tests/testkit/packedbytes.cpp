// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/packedbytes.h"

#include <QtEndian>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

quint32 crc32(QByteArrayView bytes)
{
    quint32 crc = 0xffffffff;
    for (const char c : bytes) {
        crc ^= uchar(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return ~crc;
}

QByteArray littleEndian(quint32 value)
{
    QByteArray bytes(4, 0);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

} // namespace

QByteArray gzipped(const QByteArray& bytes)
{
    constexpr qsizetype Before = 6; // the length and the head of zlib's own frame
    constexpr qsizetype Behind = 4;
    const QByteArray packed
        = bytes.isEmpty() ? QByteArray("\x03\x00", 2) : qCompress(bytes).sliced(Before).chopped(Behind);
    return QByteArray("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10) + packed + littleEndian(crc32(bytes))
        + littleEndian(quint32(bytes.size()));
}

QByteArray zstdFrame(const QByteArray& bytes, bool repeats, int blocks)
{
    constexpr quint32 Block = 128 * 1024;
    const quint32 size = repeats ? Block : quint32(bytes.size());
    QByteArray frame = QByteArray("\x28\xb5\x2f\xfd\x80\x50", 6) + littleEndian(size * quint32(blocks));
    for (int i = 0; i < blocks; ++i) {
        const quint32 head = quint32(i + 1 == blocks) | (repeats ? 2u : 0u) | (size << 3);
        frame += littleEndian(head).first(3) + (repeats ? bytes.first(1) : bytes);
    }
    return frame;
}

} // namespace stemma
