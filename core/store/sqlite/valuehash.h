// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/stablehash.h"
#include "core/store/sqlite/rowchange.h"

namespace stemma {

/// A hash of stored values that is the same in every run and version.
class ValueHash
{
public:
    void add(const StoredValue& value);
    void add(StoredValue::Type type, const void* data, qsizetype size) { m_hash.add(quint8(type), data, size); }
    [[nodiscard]] quint64 value() const { return m_hash.value(); }

private:
    StableHash m_hash;
};

} // namespace stemma
