// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/auditsource.h"

#include <QAbstractItemModel>

namespace stemma {

/// The turns of one session in figures; under each turn its calls of the model and of tools. Turns
/// that did not change keep their rows when the session grows. GUI thread.
class AuditModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column {
        TurnColumn,
        TimeColumn,
        DurationColumn,
        FirstTokenColumn,
        CallsColumn,
        ToolsColumn,
        InputColumn,
        OutputColumn,
        ReasoningColumn,
        CacheReadColumn,
        CacheWriteColumn,
        ContextColumn,
        EstimateColumn,
        CostColumn,
        RemarkColumn,
        ColumnCount,
    };
    enum Role {
        MessageRole = Qt::UserRole + 1, ///< MessageId to go to
        ValueRole, ///< the figure itself: qint64, double or none
        FailedRole, ///< bool: it failed, or something in it; of the remarks: there are some
    };
    /// @p source must outlive the model.
    explicit AuditModel(AuditSource* source, QObject* parent = nullptr);

    [[nodiscard]] const TurnList& turns() const { return m_audit->turns; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void take(bool goesOn);
    [[nodiscard]] QVariant turnValue(size_t number, int column) const;
    [[nodiscard]] static QVariant callValue(const LlmCall& call, int column);
    [[nodiscard]] static QVariant toolValue(const ToolTrace& tool, int column);
    [[nodiscard]] QVariant valueAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant headerTip(int section) const;

    AuditSource* m_source = nullptr;
    SessionAuditPtr m_audit;
    int m_rows = 0; ///< of turns, as views know it
};

} // namespace stemma
