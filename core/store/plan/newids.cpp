// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/newids.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>
#include <QUuid>

#include <array>
#include <cstring>

namespace stemma {

namespace {

/// QUuid::createUuid() asks the processor for each number, which on virtual machines may take longer than to copy the
/// record that gets the id. This generator was begun with numbers of the system.
QByteArray randomUuid(char version)
{
    constexpr qsizetype Bytes = 16;
    QByteArray bytes(Bytes, Qt::Uninitialized);
    std::array<quint32, Bytes / sizeof(quint32)> numbers;
    QRandomGenerator::global()->fillRange(numbers.data(), qsizetype(numbers.size()));
    std::memcpy(bytes.data(), numbers.data(), Bytes);
    bytes[6] = char((bytes[6] & 0x0f) | version << 4);
    bytes[8] = char((bytes[8] & 0x3f) | 0x80);
    return bytes;
}

} // namespace

QString newUuid4()
{
    return QUuid::fromRfc4122(randomUuid(4)).toString(QUuid::WithoutBraces);
}

QString newUuid7(qint64 ms)
{
    QByteArray bytes = randomUuid(7);
    for (int i = 0; i < 6; ++i)
        bytes[i] = char(ms >> (8 * (5 - i)));
    return QUuid::fromRfc4122(bytes).toString(QUuid::WithoutBraces);
}

QString newNumberedId(const char* prefix, quint64 number)
{
    constexpr quint64 Bits48 = 0xffff'ffff'ffff;
    constexpr int RandomCharacters = 14;
    constexpr char Base62[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray id = QByteArray(prefix) + '_' + QByteArray::number(number & Bits48, 16).rightJustified(12, '0');
    for (int i = 0; i < RandomCharacters; ++i)
        id += Base62[QRandomGenerator::global()->bounded(int(sizeof Base62) - 1)];
    return QString::fromLatin1(id);
}

QByteArray utcTime(qint64 ms)
{
    return QDateTime::fromMSecsSinceEpoch(ms, QTimeZone::UTC).toString(Qt::ISODateWithMs).toLatin1();
}

} // namespace stemma
