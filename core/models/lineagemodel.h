// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/lineagelayout.h"

#include <QAbstractTableModel>

#include <array>

namespace stemma {

/// Names a node so that it is found again in the graph read next.
struct LineageKey
{
    SessionId session;
    LineageNode::Kind kind = LineageNode::Kind::Session;
    MessageId message;
    std::optional<qint64> position;
    QString text;
    int number = 0;

    [[nodiscard]] bool isEmpty() const { return session.isEmpty(); }
    bool operator==(const LineageKey&) const = default;
};

/// A lineage as a table, one event a row, oldest first. Layouts are made off the GUI thread. GUI thread.
class LineageModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { LaneColumn, EventColumn, DetailColumn, MessagesColumn, TokensColumn, TimeColumn, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        KindRole = Qt::UserRole, ///< LineageNode::Kind as int
        SessionIdRole, ///< QString
        MessageRole, ///< MessageId to go to; empty: the session's beginning
        MarkRole, ///< QString: "A" or "B" of what is compared, else empty
        StrongRole, ///< bool: a session begins
        QuietRole, ///< bool: drawn with less weight
    };
    Q_ENUM(Role)
    enum Side : quint8 { SideA, SideB };

    explicit LineageModel(QObject* parent = nullptr);

    /// Shows another graph, after its layout was made; `shown` follows. @p live: some program writes to the store.
    void setGraph(const LineageGraphPtr& graph, bool live);
    void setHidden(LineageHides hidden);
    [[nodiscard]] LineageHides hidden() const { return m_hidden; }
    void setMark(Side side, const LineageKey& key);
    [[nodiscard]] const LineageKey& mark(Side side) const { return m_marks[side]; }

    /// What is on screen.
    [[nodiscard]] const LineageGraph& graph() const { return *m_graph; }
    [[nodiscard]] const LineageLayout& layout() const { return *m_layout; }
    [[nodiscard]] bool isLayingOut() const { return m_layingOut; }
    [[nodiscard]] const LineageNode* nodeAt(int row) const; ///< null: folded sessions
    [[nodiscard]] LineageKey keyAt(int row) const;
    [[nodiscard]] int rowOf(const LineageKey& key) const; ///< -1: not shown
    [[nodiscard]] int rowOfSession(const SessionId& id) const; ///< where it begins; -1: not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

signals:
    void shown(); ///< the graph set last, laid out

private:
    void layOut();
    void take(const LineageGraphPtr& graph, const LineageLayoutPtr& layout);
    [[nodiscard]] QVariant display(int row, int column) const;
    [[nodiscard]] QString timeText(int row) const;
    [[nodiscard]] QString accessibleText(int row) const;
    [[nodiscard]] QString tip(int row) const;

    LineageGraphPtr m_wanted; ///< to be laid out
    LineageGraphPtr m_graph;
    LineageLayoutPtr m_layout;
    std::array<LineageKey, 2> m_marks;
    LineageHides m_hidden;
    std::optional<std::pair<Time, Time>> m_span; ///< of what is shown
    quint32 m_generation = 0;
    bool m_live = false;
    bool m_layingOut = false;
};

} // namespace stemma
