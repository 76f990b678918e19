// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/comparesource.h"

#include <QAbstractTableModel>

namespace stemma {

/// One side of a row of the comparison, in words.
struct CompareCell
{
    QString number; ///< of the message
    QString icon;
    QString head; ///< the tool's name, or "Thinking"
    QString text; ///< one line
    QString result;
    QString tokens;
    bool isCode = false; ///< the text is a command or a path
    bool failed = false;
    bool succeeded = false; ///< the result is that of a tool that did what it was to do, and is still there
    bool isHeadQuiet = false; ///< the head is a kind, and not a name
    [[nodiscard]] bool isEmpty() const { return number.isEmpty(); }
};

[[nodiscard]] CompareCell cellOf(const CompareItem& item);
[[nodiscard]] QString wordOf(CompareRow::Mark mark); ///< "differs"
/// How much of two long sessions was compared.
[[nodiscard]] QString comparedPart(const Comparison& comparison);

/// The rows of a comparison: first what both have in common, in one line that
/// unfolds; then parts side by side; last, where the
/// sessions are long, that there is more. GUI thread.
class CompareModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { SideAColumn, MarkColumn, SideBColumn, ColumnCount };
    Q_ENUM(Column)
    enum class RowKind : quint8 {
        Common, ///< what both begin with, in one line
        Earlier, ///< there is more of that than what is unfolded
        Parts,
        More
    };
    Q_ENUM(RowKind)
    enum Role {
        KindRole = Qt::UserRole, ///< RowKind as int
        MarkRole, ///< CompareRow::Mark as int, of parts
        MessageRole, ///< MessageId of the part, empty for a gap
    };

    explicit CompareModel(QObject* parent = nullptr);

    void setComparison(const ComparisonPtr& comparison);
    /// Unfolds the end of what both have in common; of no parts: folds it.
    void setCommon(const CommonPart& common);
    [[nodiscard]] bool isCommonShown() const { return !m_commonRows.empty(); }
    [[nodiscard]] int rowOf(const MessageId& message, Column side) const; ///< the first of it; -1: none
    [[nodiscard]] const Comparison* comparison() const { return m_comparison.get(); }
    void setChangesOnly(bool on);
    [[nodiscard]] bool changesOnly() const { return m_changesOnly; }

    [[nodiscard]] const CompareRow* rowAt(int row) const; ///< null: no row of parts
    [[nodiscard]] CompareCell cell(int row, Column side) const; ///< empty: a gap
    /// Changes are the rows that are not the same.
    [[nodiscard]] int changeCount() const { return int(m_changes.size()); }
    [[nodiscard]] int changeRow(int change) const { return m_changes.at(change); }
    [[nodiscard]] int changeAt(int row) const; ///< the last one at or before @p row; -1: none

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void fill();
    [[nodiscard]] RowKind kindAt(int row) const;
    [[nodiscard]] const CompareItem* itemAt(int row, Column side) const;
    [[nodiscard]] QString textAt(int row, int column) const;
    [[nodiscard]] QString commonText() const;
    [[nodiscard]] QString moreText() const;

    /// Rows before those of the comparison: the common line and its unfolded rows.
    [[nodiscard]] int firstRow() const { return 1 + (hasEarlier() ? 1 : 0) + int(m_commonRows.size()); }
    [[nodiscard]] bool hasEarlier() const { return isCommonShown() && m_common.first > 0; }

    ComparisonPtr m_comparison;
    CommonPart m_common;
    std::vector<CompareRow> m_commonRows;
    std::vector<int> m_shown; ///< rows of the comparison
    QList<int> m_changes;
    bool m_changesOnly = false;
};

} // namespace stemma
