// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sqlite/foreignkeys.h"

#include <algorithm>

namespace stemma {

size_t ForeignKeys::keyIndex(const QString& table, const QString& column)
{
    const auto known = std::ranges::find_if(m_keys, [&](const Key& key) {
        return key.table.compare(table, Qt::CaseInsensitive) == 0
            && key.column.compare(column, Qt::CaseInsensitive) == 0;
    });
    if (known != m_keys.end())
        return size_t(known - m_keys.begin());
    m_keys.push_back({table, column, {}, {}});
    return m_keys.size() - 1;
}

size_t ForeignKeys::append(Reference reference)
{
    m_references.push_back(std::move(reference));
    return m_references.size() - 1;
}

/// Looks at the key that was found last and at some behind it: rows are mostly added in the order of those to which
/// they refer.
bool ForeignKeys::findsAdded(Reference& reference, const StoredValue& value) const
{
    constexpr int Nearby = 8;
    const ValueList& keys = m_keys[reference.key].added;
    qsizetype next = reference.found;
    for (int i = 0; i < Nearby; ++i) {
        const qsizetype here = next;
        const auto key = keys.next(next);
        if (!key)
            return false;
        if (*key == value) {
            reference.found = here;
            return true;
        }
    }
    return false;
}

void ForeignKeys::noteAdded(const RowTie& tie, const StoredValue& value)
{
    if (value.type == StoredValue::Type::Null)
        return;
    if (tie.isKey)
        return m_keys[tie.index].added.append(value);
    Reference& reference = m_references[tie.index];
    if (!reference.open.endsWith(value) && !findsAdded(reference, value))
        reference.open.append(value);
}

void ForeignKeys::noteRemoved(const RowTie& tie, const StoredValue& value)
{
    if (tie.isKey && value.type != StoredValue::Type::Null)
        m_keys[tie.index].removed.append(value);
}

} // namespace stemma
