// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/rowchanges.h"

#include "core/base/streamlists.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53524331; // "SRC1"
constexpr quint32 MagicWithSources = 0x53524332; // "SRC2": some rows were moved, or values stand in other rows
constexpr qsizetype LengthSize = sizeof(quint32);

} // namespace

// Records are written and read by hand, though as QDataStream has them: one stream a row takes as long as the row.
/// Puts a record together, in a place that is large enough.
class RecordWriter
{
public:
    explicit RecordWriter(char* at)
        : m_at(at)
    {
    }
    void put(auto number)
    {
        const auto big = qToBigEndian(number);
        put(&big, sizeof big);
    }
    void put(const StoredValue& value)
    {
        put(quint8(value.type));
        switch (value.type) {
        case StoredValue::Type::Null:
            break;
        case StoredValue::Type::Integer:
            put(value.integer);
            break;
        case StoredValue::Type::Real:
            put(std::bit_cast<quint64>(value.real));
            break;
        case StoredValue::Type::Text:
        case StoredValue::Type::Blob:
            put(quint32(value.bytes.size()));
            put(value.bytes.constData(), size_t(value.bytes.size()));
            break;
        }
    }
    [[nodiscard]] static qsizetype mostBytes(const StoredValue& value)
    {
        return qsizetype(sizeof(quint8) + sizeof(qint64)) + value.bytes.size();
    }
    [[nodiscard]] const char* at() const { return m_at; }

private:
    void put(const void* data, size_t size)
    {
        if (size > 0)
            std::memcpy(m_at, data, size);
        m_at += size;
    }

    char* m_at;
};

/// Takes a record apart. What lacks reads as zero, and isOk() tells of it.
class RecordReader
{
public:
    explicit RecordReader(QByteArrayView bytes)
        : m_left(bytes)
    {
    }
    [[nodiscard]] bool isOk() const { return m_isOk; }
    [[nodiscard]] bool atEnd() const { return m_left.isEmpty(); }

    template<typename Number> Number number()
    {
        const QByteArrayView bytes = take(sizeof(Number));
        return bytes.isEmpty() ? Number {} : qFromBigEndian<Number>(bytes.data());
    }
    StoredValue value()
    {
        StoredValue value;
        const auto type = number<quint8>();
        m_isOk = m_isOk && type <= quint8(StoredValue::Type::Blob);
        value.type = m_isOk ? StoredValue::Type(type) : StoredValue::Type::Null;
        if (value.type == StoredValue::Type::Integer)
            value.integer = number<qint64>();
        else if (value.type == StoredValue::Type::Real)
            value.real = std::bit_cast<double>(number<quint64>());
        else if (value.type != StoredValue::Type::Null)
            value.bytes = bytes();
        return value;
    }
    /// Of so many things as the record says, each of at least one byte.
    template<typename List, typename Read> void list(List& list, Read read)
    {
        const auto count = number<quint32>();
        m_isOk = m_isOk && count <= size_t(m_left.size());
        list.reserve(m_isOk ? qsizetype(count) : 0);
        for (quint32 i = 0; m_isOk && i < count; ++i)
            list.append(read());
    }

private:
    QByteArrayView take(size_t count)
    {
        m_isOk = m_isOk && size_t(m_left.size()) >= count;
        const QByteArrayView bytes = m_isOk ? m_left.first(qsizetype(count)) : QByteArrayView();
        m_left = m_left.sliced(bytes.size());
        return bytes;
    }
    QByteArray bytes()
    {
        constexpr quint32 NoBytes = 0xffffffff; // as streams write a null array
        const auto size = number<quint32>();
        return size == NoBytes ? QByteArray() : take(size).toByteArray();
    }

    QByteArrayView m_left;
    bool m_isOk = true;
};

int RowChanges::tableIndex(const Table& table)
{
    const qsizetype known = m_tables.indexOf(table);
    if (known >= 0)
        return int(known);
    m_tables.append(table);
    m_touched.append(Touched());
    return int(m_tables.size() - 1);
}

/// The last bit stands for all columns further on.
static quint64 bitOf(int column)
{
    constexpr int LastBit = 63;
    return quint64(1) << std::min(column, LastBit);
}

void RowChanges::tally(const RowChange& change)
{
    ++m_count;
    Touched& touched = m_touched[change.table];
    if (change.kind == RowChange::Kind::Updated) {
        ++touched.updates;
        for (const int column : change.columns)
            touched.columns |= bitOf(column);
    } else if (change.kind != RowChange::Kind::Moved) {
        ++touched.rows;
    }
}

qint64 RowChanges::countIn(int table, const QSet<int>& columns) const
{
    const Touched& touched = m_touched.at(table);
    const bool isAny = std::ranges::any_of(columns, [&](int column) { return (touched.columns & bitOf(column)) != 0; });
    return touched.rows + (isAny ? touched.updates : 0);
}

void RowChanges::append(const RowChange& change)
{
    constexpr qsizetype FixedBytes = 64;
    qsizetype most = FixedBytes + change.columns.size() * qsizetype(sizeof(qint32));
    for (const StoredValue& value : change.old)
        most += RecordWriter::mostBytes(value);
    const qsizetype start = m_data.size();
    m_data.resize(start + most);
    RecordWriter out(m_data.data() + start);
    out.put(quint8(change.kind));
    out.put(quint16(change.table));
    out.put(change.rowid);
    out.put(change.newHash);
    out.put(quint32(change.columns.size()));
    for (const int column : change.columns)
        out.put(qint32(column));
    out.put(quint32(change.old.size()));
    for (const StoredValue& value : change.old)
        out.put(value);
    if (change.source != 0 || change.kind == RowChange::Kind::Moved) {
        out.put(change.source);
        m_hasSources = true;
    }
    out.put(quint32(out.at() - m_data.constData() - start));
    m_data.truncate(out.at() - m_data.constData());
    tally(change);
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
    RecordReader in(QByteArrayView(m_data).sliced(start, length));
    RowChange change;
    const auto kind = in.number<quint8>();
    const auto table = in.number<quint16>();
    change.rowid = in.number<qint64>();
    change.newHash = in.number<quint64>();
    in.list(change.columns, [&in] { return int(in.number<qint32>()); });
    in.list(change.old, [&in] { return in.value(); });
    if (m_hasSources && !in.atEnd())
        change.source = in.number<qint64>();
    if (!in.isOk() || kind > quint8(RowChange::Kind::Moved) || table >= m_tables.size())
        return {};
    change.kind = RowChange::Kind(kind);
    change.table = table;
    position = start;
    return change;
}

QByteArray RowChanges::toBytes() const
{
    constexpr qsizetype HeadSize = 4096;
    QByteArray bytes;
    bytes.reserve(m_data.size() + HeadSize);
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << (m_hasSources ? MagicWithSources : Magic) << m_count << qint32(m_tables.size());
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
    qint64 count = 0;
    in >> magic >> count >> tables;
    if (magic != Magic && magic != MagicWithSources)
        return {};
    changes.m_hasSources = magic == MagicWithSources;
    for (qint32 i = 0; i < tables && in.status() == QDataStream::Ok; ++i) {
        Table table;
        in >> table.name;
        readList(in, table.columns);
        changes.m_tables.append(table);
        changes.m_touched.append(Touched());
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
    while (const auto change = changes.previous(at))
        changes.tally(*change);
    if (at != 0 || changes.m_count != count)
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
    constexpr qsizetype WordSize = sizeof(quint64);
    quint64 word = 0;
    const bool isLong = size >= WordSize;
    for (; size >= WordSize; size -= WordSize, bytes += WordSize) {
        std::memcpy(&word, bytes, WordSize);
        mix(qToLittleEndian(word));
    }
    quint64 rest = 0;
    if (isLong && size > 0) { // the last whole word, of which the front was taken already
        std::memcpy(&rest, bytes + size - WordSize, WordSize);
        rest = qToLittleEndian(rest) >> (8 * (WordSize - size));
    } else {
        for (qsizetype i = 0; i < size; ++i)
            rest |= quint64(uchar(bytes[i])) << (8 * i);
    }
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
