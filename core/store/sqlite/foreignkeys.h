// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/valuelist.h"

#include <QString>

#include <vector>

namespace stemma {

/// A column by which rows of a table refer to others, or are referred to; of several references there are several.
struct RowTie
{
    int column = 0;
    bool isKey = false; ///< is referred to
    size_t index = 0; ///< among RowTies' keys, or its references
};

/// The references between the rows of a store, and what the rows that come and go in a transaction have to do with
/// them: noted while it runs, so that at its end the store need not be looked through for those that it breaks.
class ForeignKeys
{
public:
    struct Key
    {
        QString table;
        QString column;
        ValueList added; ///< those of the rows that were added
        ValueList removed; ///< those of the rows that were removed
    };
    struct Reference
    {
        QString table; ///< of the rows that refer to others
        QString column;
        size_t key = 0; ///< what it refers to
        bool isPlain = false; ///< equal values are stored alike: the two columns have the same type, and no collation
        ValueList open; ///< what added rows refer to, as far as it was not found in rows added before
        qsizetype found = 0; ///< where in the added keys the last one was
    };

    /// The index of a key, added if it is new.
    size_t keyIndex(const QString& table, const QString& column);
    size_t append(Reference reference);
    [[nodiscard]] const std::vector<Key>& keys() const { return m_keys; }
    [[nodiscard]] const std::vector<Reference>& references() const { return m_references; }
    /// There are more, by several columns at once.
    [[nodiscard]] bool hasWide() const { return m_hasWide; }
    void setHasWide() { m_hasWide = true; }

    /// A row was added or removed that has @p value there.
    void noteAdded(const RowTie& tie, const StoredValue& value);
    void noteRemoved(const RowTie& tie, const StoredValue& value);

private:
    [[nodiscard]] bool findsAdded(Reference& reference, const StoredValue& value) const;

    std::vector<Key> m_keys;
    std::vector<Reference> m_references;
    bool m_hasWide = false;
};

} // namespace stemma
