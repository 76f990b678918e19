// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace stemma {

/// One statement of a change. Values are qint64, double, QString, QByteArray (bound as a blob) or invalid (null).
struct SqlStep
{
    QString sql;
    QVariantList values;
    /// Runs the statement once for each of these instead, if there are any.
    QList<QVariantList> rows {};
    /// How many rows of the store it must change, in all its runs; negative: any number.
    qint64 expectedRows = -1;
};

/// What must still hold when a change is carried out: the query answers as it did when it was planned.
struct SqlGuard
{
    QString sql;
    QVariantList values;
    QVariantList expected; ///< the first row; empty: there was none
    QString what; ///< what has changed if it does not hold (a whole sentence, translated)
};

/// A change of a SQLite store, as data: guards, then steps, carried out in one transaction by SqliteWriter. Temporary
/// tables may be made on the way; `stemma_id(PREFIX)` gives the prefix with a new ULID, each later than the one before.
struct SqlScript
{
    QList<SqlGuard> guards;
    QList<SqlStep> steps;
};

} // namespace stemma
