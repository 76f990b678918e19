// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/valuelist.h"

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

void ValueList::append(const StoredValue& value)
{
    Head head {value.type, value.bytes.size()};
    if (value.type == StoredValue::Type::Integer)
        head.number = value.integer;
    else if (value.type == StoredValue::Type::Real)
        head.number = std::bit_cast<qint64>(value.real);
    m_last = m_bytes.size();
    m_bytes.append(reinterpret_cast<const char*>(&head), sizeof head);
    m_bytes.append(value.bytes);
    ++m_count;
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

bool ValueList::endsWith(const StoredValue& value) const
{
    qsizetype position = m_last;
    const std::optional<StoredValue> last = next(position);
    return last && *last == value;
}

} // namespace stemma
