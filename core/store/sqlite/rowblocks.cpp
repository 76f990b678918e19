// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/rowblocks.h"

#include <QtEndian>

#include <bit>
#include <cstring>
#include <utility>

namespace stemma {

namespace {

// A block: the kind of its changes, their table, the columns that all of them have, how many values each has; the rows;
// how many there are, and the length of all that.
constexpr qsizetype FootSize = 2 * sizeof(quint32);

/// Blocks are read whole: as much as one of them may hold before the next one begins.
constexpr int MostRows = 512;
constexpr qsizetype MostBytes = 64 * 1024;

/// Of blocks; more are put into a file.
constexpr qsizetype MostInMemory = 4 * 1024 * 1024;

// A number goes in bytes of seven bits, the lowest first.
constexpr int NumberBits = 7;
constexpr quint8 More = 0x80; ///< in all but the last
constexpr qsizetype LongestNumber = 10;

/// Beside the types of values: the same as in the row before.
constexpr quint8 AsBefore = 0xff;

/// Only those of removed rows differ from row to row.
bool hasColumnsOfItsOwn(RowChange::Kind kind)
{
    return kind == RowChange::Kind::Deleted;
}

bool hasHash(RowChange::Kind kind, qint64 source)
{
    return kind != RowChange::Kind::Deleted || source != 0;
}

bool hasBytes(StoredValue::Type type)
{
    return type == StoredValue::Type::Text || type == StoredValue::Type::Blob;
}

qint64 numberOf(const StoredValue& value)
{
    return value.type == StoredValue::Type::Real ? std::bit_cast<qint64>(value.real) : value.integer;
}

/// Adds to bytes, in a place that is made large enough at once. Numbers take the fewer bytes the nearer they are to
/// zero.
class Writer
{
public:
    Writer(QByteArray& bytes, qsizetype most)
        : m_bytes(bytes)
    {
        const qsizetype size = bytes.size();
        bytes.resize(size + most);
        m_at = bytes.data() + size;
    }
    ~Writer() { m_bytes.truncate(size()); }
    Q_DISABLE_COPY_MOVE(Writer)

    [[nodiscard]] qsizetype size() const { return m_at - m_bytes.constData(); }
    void putByte(quint8 byte) { *m_at++ = char(byte); }
    void putFixed(auto number)
    {
        const auto big = qToBigEndian(number);
        putBytes({reinterpret_cast<const char*>(&big), sizeof big});
    }
    void putCount(qsizetype count) { putNumber(quint64(count)); }
    void putSigned(qint64 number) { putNumber(quint64(number) << 1 ^ quint64(number >> 63)); }
    void putList(const QList<int>& list)
    {
        putCount(list.size());
        for (const int item : list)
            putCount(item);
    }
    void putBytes(QByteArrayView bytes)
    {
        if (!bytes.isEmpty())
            std::memcpy(m_at, bytes.data(), size_t(bytes.size()));
        m_at += bytes.size();
    }

private:
    void putNumber(quint64 number)
    {
        for (; number >= More; number >>= NumberBits)
            putByte(quint8(number | More));
        putByte(quint8(number));
    }

    QByteArray& m_bytes;
    char* m_at = nullptr;
};

/// A value but for its bytes: the type, then the number, or how many bytes follow.
void putHead(Writer& out, const StoredValue& value)
{
    out.putByte(quint8(value.type));
    if (value.type == StoredValue::Type::Integer)
        out.putSigned(value.integer);
    else if (value.type == StoredValue::Type::Real)
        out.putFixed(numberOf(value));
    else if (hasBytes(value.type))
        out.putCount(value.bytes.size());
}

/// Reads what Writer wrote. Missing bytes read as zero, and isOk() becomes false.
class Reader
{
public:
    explicit Reader(QByteArrayView bytes)
        : m_left(bytes)
    {
    }
    [[nodiscard]] bool isOk() const { return m_isOk; }
    [[nodiscard]] bool atEnd() const { return m_left.isEmpty(); }

    quint8 byte()
    {
        const QByteArrayView bytes = take(1);
        return bytes.isEmpty() ? 0 : quint8(bytes.front());
    }
    template<typename Number> Number fixed()
    {
        const QByteArrayView bytes = take(sizeof(Number));
        return bytes.isEmpty() ? Number {} : qFromBigEndian<Number>(bytes.data());
    }
    /// Of things that take a byte each at least, or of tables.
    int count()
    {
        const quint64 count = number();
        constexpr quint64 Most = 1 << 30;
        m_isOk = m_isOk && count <= Most;
        return m_isOk ? int(count) : 0;
    }
    qint64 signedNumber()
    {
        const quint64 stored = number();
        return qint64(stored >> 1 ^ (~(stored & 1) + 1));
    }
    QList<int> list()
    {
        QList<int> items;
        for (int left = count(); m_isOk && left > 0; --left)
            items += count();
        return items;
    }
    /// @p before: that of the row before, if there is one.
    StoredValue value(const StoredValue* before)
    {
        const quint8 type = byte();
        if (type == AsBefore && before)
            return *before;
        StoredValue value;
        m_isOk = m_isOk && type <= quint8(StoredValue::Type::Blob);
        value.type = m_isOk ? StoredValue::Type(type) : StoredValue::Type::Null;
        if (value.type == StoredValue::Type::Integer) {
            value.integer = signedNumber();
        } else if (value.type == StoredValue::Type::Real) {
            value.real = std::bit_cast<double>(fixed<quint64>());
        } else if (hasBytes(value.type)) {
            const QByteArrayView bytes = take(count());
            value.bytes = QByteArray::fromRawData(bytes.data(), bytes.size());
        }
        return value;
    }

private:
    QByteArrayView take(qsizetype count)
    {
        m_isOk = m_isOk && m_left.size() >= count;
        const QByteArrayView bytes = m_isOk ? m_left.first(count) : QByteArrayView();
        m_left = m_left.sliced(bytes.size());
        return bytes;
    }
    quint64 number()
    {
        quint64 number = 0;
        for (int shift = 0; shift < NumberBits * LongestNumber; shift += NumberBits) {
            const quint8 next = byte();
            number |= quint64(next & ~More) << shift;
            if ((next & More) == 0)
                return number;
        }
        m_isOk = false;
        return 0;
    }

    QByteArrayView m_left;
    bool m_isOk = true;
};

/// The bytes that a row takes at most.
qsizetype mostBytesOf(const RowChange& change)
{
    qsizetype most = 2 * LongestNumber + qsizetype(sizeof change.newHash) + LongestNumber * (change.columns.size() + 1);
    for (const StoredValue& value : change.old)
        most += 1 + LongestNumber + value.bytes.size();
    return most;
}

} // namespace

bool RowBlocks::goesOn(const RowChange& change) const
{
    const RowChange& last = m_open.last;
    return m_open.rows > 0 && m_open.rows < MostRows && m_bytes.size() - m_open.start < MostBytes
        && change.kind == last.kind && change.table == last.table
        && (hasColumnsOfItsOwn(change.kind) || change.columns == last.columns)
        && size_t(change.old.size()) == m_open.values.size();
}

QByteArrayList RowBlocks::pieces() const
{
    return m_bytes.isEmpty() ? m_closed : m_closed + QByteArrayList {m_bytes};
}

/// Between two blocks: those in memory, where they have so many bytes.
void RowBlocks::spill(qsizetype least)
{
    if (m_bytes.size() < least || m_bytes.isEmpty() || m_hasNoRoom)
        return;
    if (!m_spool)
        m_spool = MappedSpool::make();
    const bool isAdded = m_spool && m_spool->add(m_bytes);
    const QByteArray mapped
        = isAdded ? m_spool->mapped(m_spool->size() - m_bytes.size(), m_bytes.size()) : QByteArray();
    m_hasNoRoom = mapped.isEmpty(); // then they stay in memory
    if (m_hasNoRoom)
        return;
    m_closed += mapped;
    m_bytes.clear();
}

void RowBlocks::begin(const RowChange& change)
{
    spill(MostInMemory);
    m_open = {m_bytes.size(), 0, {change.kind, change.table, 0, {}, {}, 0, 0}, {}};
    m_open.values.resize(size_t(change.old.size()));
    if (!hasColumnsOfItsOwn(change.kind))
        m_open.last.columns = change.columns;
    Writer out(m_bytes, 1 + LongestNumber * (m_open.last.columns.size() + 3));
    out.putByte(quint8(change.kind));
    out.putCount(change.table);
    out.putList(m_open.last.columns);
    out.putCount(change.old.size());
}

bool RowBlocks::isLike(const Written& before, const StoredValue& value) const
{
    if (m_open.rows == 0 || before.type != value.type)
        return false;
    return hasBytes(value.type) ? QByteArrayView(m_bytes).sliced(before.at, before.size) == value.bytes
                                : before.number == numberOf(value);
}

/// A row that is too long for memory: a block of its own, whose long values go to the file from where they are. False:
/// there is no room for it.
bool RowBlocks::appendLong(const RowChange& change)
{
    spill(1);
    if (m_hasNoRoom || !m_bytes.isEmpty())
        return false;
    if (!m_spool)
        m_spool = MappedSpool::make();
    const qint64 begin = m_spool ? m_spool->size() : 0;
    m_hasNoRoom = !m_spool;
    QByteArray head;
    const auto put = [&](QByteArrayView bytes) { m_hasNoRoom = m_hasNoRoom || !m_spool->add(bytes); };
    {
        const bool hasOwn = hasColumnsOfItsOwn(change.kind);
        Writer out(head, LongestNumber * (2 * change.columns.size() + 8));
        out.putByte(quint8(change.kind));
        out.putCount(change.table);
        out.putList(hasOwn ? QList<int>() : change.columns);
        out.putCount(change.old.size());
        out.putSigned(change.rowid);
        out.putSigned(change.source);
        if (hasHash(change.kind, change.source))
            out.putFixed(change.newHash);
        if (hasOwn)
            out.putList(change.columns);
    }
    put(head);
    for (const StoredValue& value : change.old) {
        head.clear();
        {
            Writer out(head, 1 + LongestNumber);
            putHead(out, value);
        }
        put(head);
        if (hasBytes(value.type) && !value.bytes.isEmpty())
            put(value.bytes);
    }
    head.clear();
    {
        Writer out(head, FootSize);
        out.putFixed(quint32(1));
        out.putFixed(quint32(m_hasNoRoom ? 0 : m_spool->size() - begin));
    }
    put(head);
    const QByteArray mapped = m_hasNoRoom ? QByteArray() : m_spool->mapped(begin, m_spool->size() - begin);
    m_hasNoRoom = mapped.isEmpty();
    if (!m_hasNoRoom)
        m_closed += mapped;
    m_open = {};
    return !m_hasNoRoom;
}

void RowBlocks::append(const RowChange& change)
{
    if (mostBytesOf(change) >= MostInMemory && appendLong(change))
        return;
    if (goesOn(change))
        m_bytes.chop(FootSize);
    else
        begin(change);
    Writer out(m_bytes, mostBytesOf(change) + FootSize);
    RowChange& last = m_open.last;
    out.putSigned(qint64(quint64(change.rowid) - quint64(last.rowid)));
    out.putSigned(qint64(quint64(change.source) - quint64(last.source)));
    last.rowid = change.rowid;
    last.source = change.source;
    if (hasHash(change.kind, change.source))
        out.putFixed(change.newHash);
    if (hasColumnsOfItsOwn(change.kind))
        out.putList(change.columns);
    for (size_t i = 0; i < m_open.values.size(); ++i) {
        const StoredValue& value = change.old.at(qsizetype(i));
        Written& written = m_open.values[i];
        if (isLike(written, value)) {
            out.putByte(AsBefore);
            continue;
        }
        putHead(out, value);
        written = {value.type, numberOf(value), out.size(), value.bytes.size()};
        out.putBytes(value.bytes);
    }
    const qsizetype length = out.size() - m_open.start;
    out.putFixed(quint32(++m_open.rows));
    out.putFixed(quint32(length));
}

/// Its rows go to m_rows, from the oldest on.
bool RowBlocks::Walk::readBlock()
{
    while (m_end == 0 && m_piece > 0)
        m_end = m_pieces.at(--m_piece).size();
    if (m_end == 0)
        return false;
    m_isDamaged = true; // unless everything can be read
    const qsizetype piece = std::exchange(m_piece, 0);
    const QByteArray& bytes = m_pieces.at(piece);
    const qsizetype end = std::exchange(m_end, 0) - FootSize;
    if (end < 0)
        return false;
    const char* foot = bytes.constData() + end;
    const auto count = qFromBigEndian<quint32>(foot);
    const auto length = qsizetype(qFromBigEndian<quint32>(foot + sizeof count));
    if (length > end || qsizetype(count) > length) // a row takes some bytes
        return false;
    Reader in(QByteArrayView(bytes).sliced(end - length, length));
    RowChange row;
    const quint8 kind = in.byte();
    row.kind = RowChange::Kind(kind);
    row.table = in.count();
    row.columns = in.list();
    const int values = in.count();
    if (!in.isOk() || kind > quint8(RowChange::Kind::Moved) || values > length)
        return false;
    row.old.resize(values);
    m_rows.reserve(count);
    for (quint32 i = 0; i < count && in.isOk(); ++i) {
        row.rowid = qint64(quint64(row.rowid) + quint64(in.signedNumber()));
        row.source = qint64(quint64(row.source) + quint64(in.signedNumber()));
        row.newHash = hasHash(row.kind, row.source) ? in.fixed<quint64>() : 0;
        if (hasColumnsOfItsOwn(row.kind))
            row.columns = in.list();
        for (StoredValue& value : row.old)
            value = in.value(i > 0 ? &value : nullptr);
        m_rows += row;
    }
    if (!in.isOk() || !in.atEnd() || m_rows.isEmpty()) {
        m_rows.clear();
        return false;
    }
    m_piece = piece;
    m_end = end - length;
    m_isDamaged = false;
    return true;
}

std::optional<RowChange> RowBlocks::Walk::next()
{
    if (m_rows.isEmpty() && !readBlock())
        return {};
    return m_rows.takeLast();
}

} // namespace stemma
