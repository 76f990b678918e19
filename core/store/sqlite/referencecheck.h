// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/tableshapes.h"

namespace stemma {

/// Tells at the end of a change whether it leaves rows that refer to others which are not there. Row by row SQLite
/// would look through whole tables for each removed row where nothing is indexed by what refers to it.
class ReferenceCheck
{
public:
    ReferenceCheck(SqliteWriteConnection& store, TableShapes& shapes)
        : m_store(store)
        , m_shapes(shapes)
    {
    }

    /// At most this many of the changes may break references when they are undone.
    [[nodiscard]] qint64 countReferring(const RowChanges& changes) const;
    /// References are checked at the end, and not by SQLite. @p counts: as many may be broken then as now; else none,
    /// and leavesBroken() says that the change failed for this.
    Result<> begin(bool counts);
    [[nodiscard]] bool isAtEnd() const { return m_brokenBefore.has_value(); }
    [[nodiscard]] qint64 brokenBefore() const { return m_brokenBefore.value_or(0); }
    /// This many may be broken, if more than before.
    void allowBroken(qint64 count) { m_brokenAllowed = count; }

    /// What comes and goes, where references are checked at the end.
    void noteAdded(const RowTie& tie, const StoredValue& value) { m_shapes.keys().noteAdded(tie, value); }
    void noteAdded(const TableShape& shape, const QList<StoredValue>& row);
    void noteRemoved(const TableShape& shape, const QList<StoredValue>& row);

    /// What breaks a reference is a row that comes or goes, or another value in a column of a reference.
    Result<bool> breaks(const RowChanges& changes);
    [[nodiscard]] bool leavesBroken() const { return m_leavesBroken; }

private:
    Result<qint64> countBroken();
    [[nodiscard]] bool areAll(RowChange::Kind kind, const RowChanges& changes) const;
    Result<bool> findsReferred();
    Result<bool> isRemovedReferredTo();
    Result<bool> hasAnyOf(const ValueList& keys, const ForeignKeys::Reference& reference);
    Result<bool> hasRow(const QString& sql, const StoredValue& value);

    SqliteWriteConnection& m_store;
    TableShapes& m_shapes;
    std::optional<qint64> m_brokenBefore; ///< where they are checked at the end
    qint64 m_brokenAllowed = 0;
    bool m_counts = true; ///< how many were broken before
    bool m_leavesBroken = false; ///< they were not counted
};

} // namespace stemma
