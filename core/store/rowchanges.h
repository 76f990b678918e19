// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>

namespace stemma {

/// A value as SQLite stores it; text is kept as bytes, since it need not be UTF-8.
struct StoredValue
{
    enum class Type : quint8 { Null, Integer, Real, Text, Blob };
    Type type = Type::Null;
    qint64 integer = 0;
    double real = 0;
    QByteArray bytes;

    bool operator==(const StoredValue&) const = default;
};

/// One changed row, with what it takes to change it back and to see whether somebody else changed it since.
struct RowChange
{
    enum class Kind : quint8 { Inserted, Deleted, Updated, Moved };
    Kind kind = Kind::Inserted;
    int table = 0; ///< index in RowChanges::tables()
    qint64 rowid = 0;
    /// By index. Updated: the changed ones; Deleted: those whose values stand in `source` too; Moved: those by which
    /// the row is known again, none: all of them.
    QList<int> columns;
    QList<StoredValue> old; ///< Updated: of `columns`; Deleted: of the whole row, null for `columns`; Inserted: none
    quint64 newHash
        = 0; ///< Updated, Moved: of `columns` as they are now; Deleted without `source`: none; else of the whole row
    /// Moved: the row's number before. Else another row of the table; Inserted: what it was copied from, where that is
    /// known; Deleted: what has `columns`; 0: none.
    qint64 source = 0;

    bool operator==(const RowChange&) const = default;
};

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

    [[nodiscard]] const QList<Table>& tables() const { return m_tables; }
    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

    /// Walks from the newest change to the oldest. @p position: begin with end(); no value: there is none before.
    [[nodiscard]] qsizetype end() const { return m_data.size(); }
    [[nodiscard]] std::optional<RowChange> previous(qsizetype& position) const;

    /// How many references between rows were broken before the change; only of one that mended some, which are broken
    /// again when it is taken back.
    [[nodiscard]] std::optional<qint64> brokenBefore() const { return m_brokenBefore; }
    void setBrokenBefore(qint64 count) { m_brokenBefore = count; }

    [[nodiscard]] QByteArray toBytes() const;
    /// No value: these are not the bytes of toBytes().
    [[nodiscard]] static std::optional<RowChanges> fromBytes(const QByteArray& bytes);

private:
    void tally(const RowChange& change);

    /// What is done to a table.
    struct Touched
    {
        qint64 rows = 0; ///< were added or removed
        qint64 updates = 0;
        quint64 columns = 0; ///< bits of those that are updated, in one row or more
    };
    QList<Table> m_tables;
    QList<Touched> m_touched; ///< of these tables
    QByteArray m_data; ///< records, each followed by its length, so that they can be read backwards
    qint64 m_count = 0;
    bool m_hasSources = false;
    std::optional<qint64> m_brokenBefore;
};

/// A hash of stored values that is the same in every run and version.
class ValueHash
{
public:
    void add(const StoredValue& value);
    void add(StoredValue::Type type, const void* data, qsizetype size);
    [[nodiscard]] quint64 value() const { return m_state; }

private:
    void mix(quint64 word);
    quint64 m_state = 0x9e3779b97f4a7c15;
};

} // namespace stemma
