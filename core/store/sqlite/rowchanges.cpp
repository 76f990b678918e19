// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowchanges.h"

#include "core/base/streamlists.h"

#include <QDataStream>
#include <QIODevice>
#include <QtEndian>

#include <algorithm>
#include <ranges>

namespace stemma {

namespace {

constexpr auto StreamVersion = QDataStream::Qt_6_0;
constexpr quint32 Magic = 0x53524333; // "SRC3"
// Of journals that were written before there were blocks.
constexpr quint32 RecordsMagic = 0x53524331; // "SRC1"
constexpr quint32 SourcesMagic = 0x53524332; // "SRC2": records may end with the number of another row

StoredValue readValue(QDataStream& in)
{
    StoredValue value;
    quint8 type = 0;
    in >> type;
    if (type > quint8(StoredValue::Type::Blob)) {
        in.setStatus(QDataStream::ReadCorruptData);
        return value;
    }
    value.type = StoredValue::Type(type);
    if (value.type == StoredValue::Type::Integer)
        in >> value.integer;
    else if (value.type == StoredValue::Type::Real)
        in >> value.real;
    else if (value.type != StoredValue::Type::Null)
        in >> value.bytes;
    return value;
}

/// No value: it is none.
std::optional<RowChange> readRecord(const QByteArray& record, bool hasSources)
{
    QDataStream in(record);
    in.setVersion(StreamVersion);
    RowChange change;
    quint8 kind = 0;
    quint16 table = 0;
    in >> kind >> table >> change.rowid >> change.newHash;
    readList(in, change.columns);
    quint32 values = 0;
    in >> values;
    for (; values > 0 && in.status() == QDataStream::Ok; --values)
        change.old += readValue(in);
    if (hasSources && !in.atEnd())
        in >> change.source;
    if (in.status() != QDataStream::Ok || !in.atEnd() || kind > quint8(RowChange::Kind::Moved))
        return {};
    change.kind = RowChange::Kind(kind);
    change.table = table;
    return change;
}

} // namespace

int RowChanges::tableIndex(const Table& table)
{
    const qsizetype known = m_tables.indexOf(table);
    if (known >= 0)
        return int(known);
    m_tables.append(table);
    m_touched.append(Touched());
    return int(m_tables.size() - 1);
}

/// The last bit represents all later columns.
static quint64 bitOf(int column)
{
    constexpr int LastBit = 63;
    return quint64(1) << std::min(column, LastBit);
}

void RowChanges::addToTouched(const RowChange& change)
{
    ++m_count;
    Touched& touched = m_touched[change.table];
    switch (change.kind) {
    case RowChange::Kind::Inserted:
        ++touched.added;
        break;
    case RowChange::Kind::Deleted:
        ++touched.removed;
        break;
    case RowChange::Kind::Updated:
        ++touched.updates;
        for (const int column : change.columns)
            touched.columns |= bitOf(column);
        break;
    case RowChange::Kind::Moved:
        break;
    }
}

qint64 RowChanges::countIn(int table, const QSet<int>& columns) const
{
    const Touched& touched = m_touched.at(table);
    const bool isAny = std::ranges::any_of(columns, [&](int column) { return (touched.columns & bitOf(column)) != 0; });
    return touched.added + touched.removed + (isAny ? touched.updates : 0);
}

void RowChanges::append(const RowChange& change)
{
    m_blocks.append(change);
    addToTouched(change);
}

QByteArrayList RowChanges::toPieces() const
{
    const QByteArrayList blocks = m_blocks.pieces();
    QByteArray head;
    QDataStream out(&head, QIODevice::WriteOnly);
    out.setVersion(StreamVersion);
    out << Magic << m_count << qint32(m_tables.size());
    for (const Table& table : m_tables)
        out << table.name << table.columns;
    out << quint32(totalSize(blocks)); // they follow as one QByteArray
    QByteArrayList pieces = QByteArrayList {head} + blocks;
    if (m_brokenBefore) {
        QByteArray end;
        QDataStream(&end, QIODevice::WriteOnly) << *m_brokenBefore;
        pieces += end;
    }
    return pieces;
}

/// @p data: records, each followed by its length. False: it holds something else.
bool RowChanges::readRecords(const QByteArray& data, bool hasSources)
{
    QList<RowChange> changes; // from the newest on
    for (qsizetype end = data.size(); end > 0;) {
        end -= qsizetype(sizeof(quint32));
        const auto length = end < 0 ? qsizetype(0) : qsizetype(qFromBigEndian<quint32>(data.constData() + end));
        const auto change = length <= end ? readRecord(data.sliced(end - length, length), hasSources) : std::nullopt;
        if (!change || change->table >= m_tables.size())
            return false;
        changes += *change;
        end -= length;
    }
    for (const RowChange& change : changes | std::views::reverse)
        append(change);
    return true;
}

bool RowChanges::readBlocks(const HeldBytes& data)
{
    m_blocks = RowBlocks(data);
    RowBlocks::Walk all = walk();
    while (const auto change = all.next()) {
        if (change->table >= m_tables.size())
            return false;
        addToTouched(*change);
    }
    return !all.isDamaged();
}

std::optional<RowChanges> RowChanges::fromBytes(const QByteArray& bytes, std::shared_ptr<const void> owner)
{
    if (!owner)
        owner = std::make_shared<const QByteArray>(bytes);
    QDataStream in(bytes);
    in.setVersion(StreamVersion);
    quint32 magic = 0;
    qint32 tables = 0;
    RowChanges changes;
    qint64 count = 0;
    in >> magic >> count >> tables;
    if (magic != Magic && magic != RecordsMagic && magic != SourcesMagic)
        return {};
    for (qint32 i = 0; i < tables && in.status() == QDataStream::Ok; ++i) {
        Table table;
        in >> table.name;
        readList(in, table.columns);
        changes.m_tables.append(table);
        changes.m_touched.append(Touched());
    }
    const QByteArray data = readInPlace(in, bytes);
    if (in.status() == QDataStream::Ok && !in.atEnd()) {
        qint64 broken = 0;
        in >> broken;
        changes.m_brokenBefore = broken;
    }
    if (in.status() != QDataStream::Ok || !in.atEnd())
        return {};
    const bool isRead
        = magic == Magic ? changes.readBlocks({data, owner}) : changes.readRecords(data, magic == SourcesMagic);
    if (!isRead || changes.m_count != count)
        return {};
    return changes;
}

} // namespace stemma
