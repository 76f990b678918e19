// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sql/sqlscript.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <span>

class QDataStream;

namespace stemma {

/// A table on a server, as it was when its change was planned.
struct ServerTable
{
    QString name; ///< found by the search path
    QString key; ///< the column that tells its rows apart
    QStringList columns; ///< all of them; a table built otherwise since is not touched

    bool operator==(const ServerTable&) const = default;
};

/// What becomes of one row. Values are spelled as the server spells them; a null string is a null.
struct ServerStep
{
    enum class Kind : quint8 {
        Insert,
        Copy, ///< of another row of its table, but for some columns
        Update,
        Delete,
    };
    Kind kind = Kind::Update;
    qint32 table = 0; ///< index in ServerScript::tables
    QString key; ///< of the row
    QString from {}; ///< Copy: of the other row
    QByteArray hash {}; ///< of the row that must be there: the one that is removed or copied; empty: any
    QList<qint32> columns {}; ///< that get a value, by index
    QStringList values {}; ///< of these
    QStringList was {}; ///< Update: what they must hold; other columns may change meanwhile

    bool operator==(const ServerStep&) const = default;
};

/// A change of a database on a server, as data: guards, then rows, written in one transaction by PostgresWriter.
struct ServerScript
{
    QList<SqlGuard> guards; ///< in order of `after`; what they expect is text, as the server spells it
    QList<ServerTable> tables;
    QList<ServerStep> steps;

    qint32 tableIndex(const ServerTable& table); ///< added if it is new
    /// Puts another script behind this one, which was made for what this one leaves.
    void append(const ServerScript& next);
    /// Of an inverse, which begins with what was done last: for each row whose change can be seen afterwards the step
    /// that expects it as it was left.
    [[nodiscard]] QList<ServerStep> stepsForRowsAsLeft() const;
};

/// How many steps from the first on can be made by one statement: they do the same to the same columns of different
/// rows of one table, and none needs what another one leaves. At least one, but for no steps.
[[nodiscard]] qsizetype stepsAtOnce(std::span<const ServerStep> steps);

/// What takes a change of a server's database back, and by what the server knows whether it was made.
struct ServerChanges
{
    qint64 transaction = 0; ///< the server's number for it
    ServerScript inverse; ///< without guards

    [[nodiscard]] QByteArray toBytes() const;
    /// No value: these are not the bytes of toBytes().
    [[nodiscard]] static std::optional<ServerChanges> fromBytes(const QByteArray& bytes);
};

} // namespace stemma
