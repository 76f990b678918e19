// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/valuehash.h"

#include <QtEndian>

#include <bit>
#include <cmath>

namespace stemma {

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
        // SQLite keeps a whole number of a REAL column as an integer, and returns either, depending on the interface.
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
