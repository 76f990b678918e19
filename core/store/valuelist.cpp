// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/valuelist.h"

#include "core/store/sqlitetable.h"

#include <bit>
#include <cstring>

namespace stemma {

namespace {

struct Head
{
    StoredValue::Type type = StoredValue::Type::Null;
    qint64 number = 0; ///< the integer, the bits of the real number, or how many bytes follow
};

} // namespace

void ValueList::append(sqlite3_value* value)
{
    StoredValue borrowed;
    borrow(borrowed, value);
    Head head {borrowed.type, borrowed.bytes.size()};
    if (head.type == StoredValue::Type::Integer)
        head.number = borrowed.integer;
    else if (head.type == StoredValue::Type::Real)
        head.number = std::bit_cast<qint64>(borrowed.real);
    m_last = m_bytes.size();
    m_bytes.append(reinterpret_cast<const char*>(&head), sizeof head);
    m_bytes.append(borrowed.bytes);
}

std::optional<StoredValue> ValueList::next(qsizetype& position) const
{
    if (position >= m_bytes.size())
        return {};
    Head head;
    std::memcpy(&head, m_bytes.constData() + position, sizeof head);
    position += qsizetype(sizeof head);
    StoredValue value;
    value.type = head.type;
    switch (head.type) {
    case StoredValue::Type::Null:
        break;
    case StoredValue::Type::Integer:
        value.integer = head.number;
        break;
    case StoredValue::Type::Real:
        value.real = std::bit_cast<double>(head.number);
        break;
    case StoredValue::Type::Text:
    case StoredValue::Type::Blob:
        value.bytes = QByteArray::fromRawData(m_bytes.constData() + position, head.number);
        position += head.number;
        break;
    }
    return value;
}

bool ValueList::endsWith(sqlite3_value* value) const
{
    qsizetype position = m_last;
    const std::optional<StoredValue> last = next(position);
    if (!last)
        return false;
    StoredValue borrowed;
    borrow(borrowed, value);
    return *last == borrowed;
}

} // namespace stemma
