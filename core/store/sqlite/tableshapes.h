// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/sqlitetable.h"
#include "core/store/sqlite/sqlitewriteconnection.h"

namespace stemma {

/// The tables of a store as they are when a change begins, and the references between their rows.
class TableShapes
{
public:
    explicit TableShapes(SqliteWriteConnection& store)
        : m_store(store)
    {
    }

    /// Before anything is changed: the hook that reports changes must not run statements.
    Result<> read();
    /// Of this very name, until they are read again. Null: there is none.
    [[nodiscard]] const TableShape* find(const QString& table) const;
    [[nodiscard]] ForeignKeys& keys() { return m_keys; }

private:
    Result<> readTied();
    Result<> readReferences();
    [[nodiscard]] TableShape* shapeOf(const QString& table); ///< null: there is no such table
    [[nodiscard]] bool isPlainLike(
        const QString& table, const QString& column, const QString& otherTable, const QString& other) const;

    SqliteWriteConnection& m_store;
    QHash<QString, TableShape> m_shapes;
    ForeignKeys m_keys;
};

} // namespace stemma
