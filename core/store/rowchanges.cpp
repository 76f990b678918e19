// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/rowchanges.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <bit>
#include <cmath>
#include <cstring>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53524331; // "SRC1"
constexpr qsizetype LengthSize = sizeof(quint32);

} // namespace

// In the namespace of the type, where the operators of lists look for them.
static QDataStream& operator<<(QDataStream& out, const StoredValue& value)
{
    out << quint8(value.type);
    switch (value.type) {
    case StoredValue::Type::Null:
        return out;
    case StoredValue::Type::Integer:
        return out << value.integer;
    case StoredValue::Type::Real:
        return out << std::bit_cast<quint64>(value.real);
    case StoredValue::Type::Text:
    case StoredValue::Type::Blob:
        break;
    }
    return out << value.bytes;
}

static QDataStream& operator>>(QDataStream& in, StoredValue& value)
{
    quint8 type = 0;
    in >> type;
    if (type > quint8(StoredValue::Type::Blob)) {
        in.setStatus(QDataStream::ReadCorruptData);
        return in;
    }
    value.type = StoredValue::Type(type);
    switch (value.type) {
    case StoredValue::Type::Null:
        return in;
    case StoredValue::Type::Integer:
        return in >> value.integer;
    case StoredValue::Type::Real: {
        quint64 bits = 0;
        in >> bits;
        value.real = std::bit_cast<double>(bits);
        return in;
    }
    case StoredValue::Type::Text:
    case StoredValue::Type::Blob:
        break;
    }
    return in >> value.bytes;
}

int RowChanges::tableIndex(const Table& table)
{
    const qsizetype known = m_tables.indexOf(table);
    if (known >= 0)
        return int(known);
    m_tables.append(table);
    return int(m_tables.size() - 1);
}

void RowChanges::append(const RowChange& change)
{
    const qsizetype start = m_data.size();
    QDataStream out(&m_data, QIODevice::Append);
    out.setVersion(StreamVersion);
    out << quint8(change.kind) << quint16(change.table) << change.rowid << change.newHash << change.columns
        << change.old;
    out << quint32(m_data.size() - start);
    ++m_count;
}

std::optional<RowChange> RowChanges::previous(qsizetype& position) const
{
    if (position < LengthSize || position > m_data.size())
        return {};
    const auto lengthAt = QByteArrayView(m_data).sliced(position - LengthSize, LengthSize);
    const auto length = qsizetype(qFromBigEndian<quint32>(lengthAt.data()));
    const qsizetype start = position - LengthSize - length;
    if (start < 0)
        return {};
    const QByteArray record = QByteArray::fromRawData(m_data.constData() + start, length);
    QDataStream in(record);
    in.setVersion(StreamVersion);
    RowChange change;
    quint8 kind = 0;
    quint16 table = 0;
    in >> kind >> table >> change.rowid >> change.newHash >> change.columns >> change.old;
    if (in.status() != QDataStream::Ok || kind > quint8(RowChange::Kind::Updated) || table >= m_tables.size())
        return {};
    change.kind = RowChange::Kind(kind);
    change.table = table;
    position = start;
    return change;
}

QByteArray RowChanges::toBytes() const
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << Magic << m_count << qint32(m_tables.size());
    for (const Table& table : m_tables)
        out << table.name << table.columns;
    out << m_data;
    if (m_brokenBefore)
        out << *m_brokenBefore;
    return bytes;
}

std::optional<RowChanges> RowChanges::fromBytes(const QByteArray& bytes)
{
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    qint32 tables = 0;
    RowChanges changes;
    in >> magic >> changes.m_count >> tables;
    if (magic != Magic)
        return {};
    for (qint32 i = 0; i < tables && in.status() == QDataStream::Ok; ++i) {
        Table table;
        in >> table.name >> table.columns;
        changes.m_tables.append(table);
    }
    in >> changes.m_data;
    if (in.status() == QDataStream::Ok && !in.atEnd()) {
        qint64 broken = 0;
        in >> broken;
        changes.m_brokenBefore = broken;
    }
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return {};
    qsizetype at = changes.end();
    qint64 found = 0;
    while (changes.previous(at))
        ++found;
    if (at != 0 || found != changes.m_count)
        return {};
    return changes;
}

// ---- ValueHash

void ValueHash::mix(quint64 word)
{
    constexpr quint64 Odd = 0xff51afd7ed558ccd;
    m_state = (m_state ^ word) * Odd;
    m_state ^= m_state >> 32;
}

void ValueHash::add(StoredValue::Type type, const void* data, qsizetype size)
{
    mix(quint64(type) << 56 | quint64(size));
    const auto* bytes = static_cast<const char*>(data);
    for (; size >= 8; size -= 8, bytes += 8) {
        quint64 word = 0;
        std::memcpy(&word, bytes, 8);
        mix(qToLittleEndian(word));
    }
    quint64 rest = 0;
    for (qsizetype i = 0; i < size; ++i)
        rest |= quint64(uchar(bytes[i])) << (8 * i);
    mix(rest);
}

void ValueHash::add(const StoredValue& value)
{
    switch (value.type) {
    case StoredValue::Type::Null:
        return add(value.type, nullptr, 0);
    case StoredValue::Type::Integer: {
        const auto little = qToLittleEndian(value.integer);
        return add(value.type, &little, sizeof little);
    }
    case StoredValue::Type::Real: {
        // SQLite keeps a whole number of a REAL column as an integer, and tells either, depending on who asks.
        constexpr double Exact = 9007199254740992.0;
        if (value.real == std::trunc(value.real) && std::abs(value.real) <= Exact)
            return add({StoredValue::Type::Integer, qint64(value.real), 0, {}});
        const auto little = qToLittleEndian(std::bit_cast<quint64>(value.real));
        return add(value.type, &little, sizeof little);
    }
    case StoredValue::Type::Text:
    case StoredValue::Type::Blob:
        break;
    }
    add(value.type, value.bytes.constData(), value.bytes.size());
}

} // namespace stemma
