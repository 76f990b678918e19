// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowblocks.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace stemma {

/// The rows that a change of a SQLite store touched, in the order in which that happened. Unlike a change set of
/// SQLite's session extension it knows the rowids, by which formats break ties in time, and needs no primary keys.
/// Holds old values only: an inserted row is read when it is taken out again. Of a row that was a copy and was taken
/// out again, the long values stay in the row it was copied from, and are not held a second time.
class RowChanges
{
public:
    struct Table
    {
        QString name;
        QStringList columns; ///< when the change was made; a table built otherwise since is not touched
        bool operator==(const Table&) const = default;
    };

    /// The index of a table, added if it is new.
    int tableIndex(const Table& table);
    void append(const RowChange& change);

    /// How many of the changes of a table add or remove a row, or update rows of which any is updated in one of these
    /// columns.
    [[nodiscard]] qint64 countIn(int table, const QSet<int>& columns) const;
    [[nodiscard]] qint64 addedIn(int table) const { return m_touched.at(table).added; }
    [[nodiscard]] qint64 removedIn(int table) const { return m_touched.at(table).removed; }

    [[nodiscard]] const QList<Table>& tables() const { return m_tables; }
    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

    /// From the newest change to the oldest.
    [[nodiscard]] RowBlocks::Walk walk() const { return RowBlocks::Walk(m_blocks); }

    /// How many references between rows were broken before the change; only of one that mended some, which are broken
    /// again when the change is undone.
    [[nodiscard]] std::optional<qint64> brokenBefore() const { return m_brokenBefore; }
    void setBrokenBefore(qint64 count) { m_brokenBefore = count; }

    [[nodiscard]] QByteArray toBytes() const { return toPieces().join(); }
    /// The same one behind the other, which stay as long as this does: together they may be more than memory holds.
    [[nodiscard]] QByteArrayList toPieces() const;
    /// No value: these are not the bytes of toBytes(). @p owner: see HeldBytes.
    [[nodiscard]] static std::optional<RowChanges> fromBytes(
        const QByteArray& bytes, std::shared_ptr<const void> owner = {});

private:
    bool readBlocks(const HeldBytes& data);
    bool readRecords(const QByteArray& data, bool hasSources);
    void addToTouched(const RowChange& change);

    /// What is done to a table.
    struct Touched
    {
        qint64 added = 0;
        qint64 removed = 0;
        qint64 updates = 0;
        quint64 columns = 0; ///< bits of those that are updated, in one row or more
    };
    QList<Table> m_tables;
    QList<Touched> m_touched; ///< of these tables
    RowBlocks m_blocks;
    qint64 m_count = 0;
    std::optional<qint64> m_brokenBefore;
};

} // namespace stemma
