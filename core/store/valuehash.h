// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/rowchange.h"

namespace stemma {

/// A hash of stored values that is the same in every run and version.
class ValueHash
{
public:
    void add(const StoredValue& value);
    void add(StoredValue::Type type, const void* data, qsizetype size);
    [[nodiscard]] quint64 value() const { return m_state; }

private:
    void mix(quint64 word);
    quint64 m_state = 0x9e3779b97f4a7c15;
};

} // namespace stemma
