// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>

namespace stemma {

class RowChanges;

/// Rows of a table get other numbers. An UPDATE takes them in an order of its own, in which two may briefly have the
/// same number on the way, and a unique index does not let them.
struct RowRenumbering
{
    QString table;
    QString column; ///< of integers; empty: the rowids, and the rows go beyond all others in the order that they have
    qint64 by = 0; ///< is added to the column

    [[nodiscard]] bool isNone() const { return table.isEmpty(); }
};

/// Hands over the values of rows one after the other, as often as it is called. Ends with the first error, and gives
/// it.
using SqlRows = std::function<Result<>(const std::function<Result<>(const QVariantList& values)>& take)>;

/// One statement of a change. Values are qint64, double, QString, QByteArray (bound as a blob) or invalid (null).
struct SqlStep
{
    QString sql;
    QVariantList values;
    /// Runs the statement once for each of these instead, if there are any.
    QList<QVariantList> rows {};
    /// How many rows of the store it must change, in all its runs; negative: any number.
    qint64 expectedRows = -1;
    /// Instead of a statement: these are undone if all their rows are as the change left them.
    std::shared_ptr<const RowChanges> changes {};
    /// Instead of a statement, where it names a table: this is done to the rows of which the condition `sql` holds.
    RowRenumbering shift {};
    SqlRows streamedRows {}; ///< instead of `rows`, where these may be more than memory should hold
};

/// What must still hold when a change is carried out: the query answers as it did when it was planned.
struct SqlGuard
{
    QString sql;
    QVariantList values;
    QVariantList expected; ///< the first row; empty: there was none
    QString what; ///< what has changed if it does not hold (a whole sentence, translated)
    qsizetype after = 0; ///< number of steps that are carried out before the guard is asked
};

/// A change of a SQLite store, as data: guards and steps, carried out in one transaction by SqliteWriter. Temporary
/// tables may be made on the way; `stemma_id(PREFIX)` gives the prefix with a new ULID, each later than the one before.
struct SqlScript
{
    QList<SqlGuard> guards; ///< in order of `after`
    QList<SqlStep> steps;
};

} // namespace stemma
