// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowchange.h"

#include <optional>

namespace stemma {

/// Stored values one behind the other, each in as many bytes as it has and a few more: there may be some for each row.
class ValueList
{
public:
    void append(const StoredValue& value);
    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] qint64 count() const { return m_count; }
    /// Whether the last one is stored like @p value.
    [[nodiscard]] bool endsWith(const StoredValue& value) const;
    /// Walks from the first to the last. @p position: begin with 0; no value: there is none behind. Its bytes are those
    /// of the list, as long as that is not changed.
    [[nodiscard]] std::optional<StoredValue> next(qsizetype& position) const;

private:
    QByteArray m_bytes; ///< a head for each value, and its bytes where it has some
    qsizetype m_last = 0; ///< where the last one begins
    qint64 m_count = 0;
};

} // namespace stemma
