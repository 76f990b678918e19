// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/changerecorder.h"
#include "core/store/sql/sqlscript.h"

namespace stemma {

/// Gives rows other numbers, by a column or by their rowids, and records that.
class RowRenumberer
{
public:
    RowRenumberer(SqliteWriteConnection& store, const TableShapes& shapes, ChangeRecorder& recorder)
        : m_store(store)
        , m_shapes(shapes)
        , m_recorder(recorder)
    {
    }

    /// A step with a RowRenumbering.
    Result<> run(const SqlStep& step);

private:
    Result<> moveBeyond(const TableShape& shape, const SqlStep& step);
    Result<> shiftColumn(const TableShape& shape, const SqlStep& step);

    SqliteWriteConnection& m_store;
    const TableShapes& m_shapes;
    ChangeRecorder& m_recorder;
};

} // namespace stemma
