// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/compactiongraph.h"
#include "ui/common/paintedaccessible.h"

#include <QAccessibleWidget>

namespace stemma {

class CompactionGraphView;

/// The graph of summaries for assistive technology: a tree whose items are read out as "Condensed 2, 1–182, from
/// condensed 1, leaf 3, active, in context". What an item was made of hangs below it. Items are made as they are
/// asked for.
class CompactionAccessible final : public QAccessibleWidget
{
public:
    explicit CompactionAccessible(CompactionGraphView* view);
    ~CompactionAccessible() override;

    static void install(); ///< the factory; may be called often
    static void announceCurrent(CompactionGraphView* view);

    int childCount() const override { return int(children(NoNode).size()); }
    QAccessibleInterface* child(int index) const override { return itemAt(children(NoNode), index); }
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    [[nodiscard]] CompactionGraphView* view() const;
    static constexpr int NoNode = -1;
    /// What a summary was made of, by place in the graph; of NoNode those that nothing was made of.
    [[nodiscard]] const QList<int>& children(int node) const;
    /// The place of one among the children() of a summary; -1: it is none of them.
    [[nodiscard]] int indexIn(int node, int child) const;
    [[nodiscard]] QAccessibleInterface* item(int node) const;
    [[nodiscard]] QAccessibleInterface* itemAt(const QList<int>& nodes, int index) const
    {
        return index >= 0 && index < nodes.size() ? item(nodes[index]) : nullptr;
    }

private:
    void gather() const;

    mutable AccessibleItems<int> m_items; ///< by place in the graph
    // Whoever listens asks for all items, and may do so often: each graph is looked through once.
    mutable std::weak_ptr<const CompactionGraph> m_gathered; ///< what the two below are of
    mutable std::vector<QList<int>> m_children; ///< by place in the graph, NoNode's first
    mutable std::vector<int> m_indices; ///< of each among the children that it belongs to
};

} // namespace stemma
