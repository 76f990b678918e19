// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/changerecorder.h"

#include <QLatin1StringView>
#include <QMap>

namespace stemma {

/// The highest number that each table with AUTOINCREMENT ever gave a row. SQLite raises them without a word to its hook
/// and never sets them back; an undone change would leave them raised.
class RowCounters
{
public:
    RowCounters(SqliteWriteConnection& store, const TableShapes& shapes, ChangeRecorder& recorder)
        : m_store(store)
        , m_shapes(shapes)
        , m_recorder(recorder)
    {
    }

    /// Before anything is changed.
    Result<> begin();
    /// Adds those that are not what they were to the recorded changes. After all else.
    Result<> record();
    /// Leaves one alone that another program has raised since.
    Result<> takeBack(const RowChange& change);

    [[nodiscard]] static bool isOf(const RowChanges::Table& table) { return table.name == Name; }
    /// Which table it counts for; empty: that is not known.
    [[nodiscard]] static QString countedTable(const RowChange& change);

private:
    static constexpr QLatin1StringView Name {"sqlite_sequence"};
    using Rows = QMap<qint64, QList<StoredValue>>; ///< by their numbers: table, highest number
    Result<Rows> rows();

    SqliteWriteConnection& m_store;
    const TableShapes& m_shapes;
    ChangeRecorder& m_recorder;
    Rows m_before;
};

} // namespace stemma
