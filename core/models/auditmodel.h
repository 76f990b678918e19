// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/turnaudit.h"
#include "core/models/openstore.h"

#include <QAbstractItemModel>
#include <QPointer>

#include <vector>

namespace stemma {

/// The turns of one session in figures; under each turn its calls of the model and of tools. Reads the
/// session in slices behind everything that somebody waits for. GUI thread.
class AuditModel final : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column {
        TurnColumn,
        TimeColumn,
        DurationColumn,
        CallsColumn,
        ToolsColumn,
        InputColumn,
        OutputColumn,
        ReasoningColumn,
        CacheReadColumn,
        CacheWriteColumn,
        EstimateColumn,
        CostColumn,
        RemarkColumn,
        ColumnCount,
    };
    enum Role {
        MessageRole = Qt::UserRole + 1, ///< MessageId to go to
        ValueRole, ///< the figure itself: qint64, double or none
        FailedRole, ///< bool: it failed, or something in it
    };
    static constexpr int SliceRows = 512;

    using QAbstractItemModel::QAbstractItemModel;
    ~AuditModel() override;

    /// Reads the session anew; what was shown stays until the new figures are there. Null empties it.
    void load(OpenStore* store, const SessionId& session);
    void cancel();
    [[nodiscard]] bool isLoading() const { return m_loading; }
    [[nodiscard]] const JobControl& control() const { return m_control; }
    [[nodiscard]] const std::vector<TurnAudit>& turns() const { return m_turns; }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void loaded(const stemma::Result<>& result); ///< not after cancel()

private:
    struct Reading; ///< used on the store's lane, one slice after the other

    void readSlice(const std::shared_ptr<Reading>& reading);
    void takeTurns(std::vector<TurnAudit> turns);
    [[nodiscard]] QVariant turnValue(const TurnAudit& turn, int column) const;
    [[nodiscard]] static QVariant callValue(const LlmCall& call, int column);
    [[nodiscard]] static QVariant toolValue(const ToolTrace& tool, int column);
    [[nodiscard]] QVariant valueAt(const QModelIndex& index) const;

    QPointer<OpenStore> m_store;
    std::vector<TurnAudit> m_turns;
    JobControl m_control;
    quint32 m_generation = 0;
    bool m_loading = false;
};

} // namespace stemma
