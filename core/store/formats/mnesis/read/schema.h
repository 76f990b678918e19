// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/store/storeformat.h"

#include <QHash>

#include <algorithm>

namespace stemma {
class SqliteDatabase;
}

namespace stemma::mnesis {

/// Which tables and columns a mnesis store has, and which release's layout that is. Columns are always
/// addressed by name, as migrations add them in another order.
class Schema
{
public:
    Schema() = default;
    explicit Schema(const QList<StoreCandidate::Table>& tables);

    /// Within a read of the database.
    [[nodiscard]] static Result<Schema> read(SqliteDatabase& database);

    [[nodiscard]] bool has(const QString& table) const { return m_columns.contains(table); }
    [[nodiscard]] bool has(const QString& table, const QString& column) const
    {
        return m_columns.value(table).contains(column);
    }
    [[nodiscard]] bool has(const QString& table, const QStringList& columns) const
    {
        return std::ranges::all_of(columns, [&](const QString& column) { return has(table, column); });
    }
    [[nodiscard]] QStringList tables() const { return m_columns.keys(); }
    [[nodiscard]] QStringList columns(const QString& table) const { return m_columns.value(table); }
    /// The column quoted for SQL, or @p otherwise where the table lacks it.
    [[nodiscard]] QString column(
        const QString& table, const QString& name, const QString& otherwise = QStringLiteral("NULL")) const;

    /// All of a table's columns but one, for SQL, in the order of columns().
    [[nodiscard]] QString columnList(const QString& table, const QString& without = {}) const;

    // What the tables tell of the release that made them.
    static constexpr QLatin1StringView First {"0.1"}; ///< by 0.1.0 or 0.1.1
    static constexpr QLatin1StringView PartlyUpdated {"0.1 partly updated"}; ///< a later one has not finished with it
    static constexpr QLatin1StringView Current {"0.2 to 0.4"};
    static constexpr QLatin1StringView Unknown {"unknown"}; ///< something is there, or lacks, as in no release known
    [[nodiscard]] static QStringList dialects() { return {First, PartlyUpdated, Current, Unknown}; }

    /// Why the tables are none of mnesis (one sentence, translated); empty: they are.
    [[nodiscard]] const QString& refusal() const { return m_refusal; }
    [[nodiscard]] const QString& dialect() const { return m_dialect; } ///< one of dialects()
    [[nodiscard]] const QString& notWritable() const { return m_notWritable; }
    [[nodiscard]] const QStringList& missing() const { return m_missing; } ///< "table" or "table.column"
    [[nodiscard]] const QStringList& unknown() const { return m_unknown; }

    /// Statements for temporary views that stand in for what a damaged store lacks, as empty tables and null
    /// columns, so that every query over it can be made. Empty for a whole one.
    [[nodiscard]] QStringList standIns() const;

private:
    void classify();

    QHash<QString, QStringList> m_columns;
    QString m_refusal;
    QString m_dialect;
    QString m_notWritable;
    QStringList m_missing;
    QStringList m_unknown;
};

} // namespace stemma::mnesis
