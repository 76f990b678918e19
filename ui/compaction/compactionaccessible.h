// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessibleWidget>
#include <QHash>

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

    int childCount() const override { return int(children(-1).size()); }
    QAccessibleInterface* child(int index) const override { return itemAt(children(-1), index); }
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    [[nodiscard]] CompactionGraphView* view() const;
    /// What a summary was made of, by place in the graph; of -1 those that nothing was made of.
    [[nodiscard]] QList<int> children(int node) const;
    [[nodiscard]] QAccessibleInterface* item(int node) const;
    [[nodiscard]] QAccessibleInterface* itemAt(const QList<int>& nodes, int index) const
    {
        return index >= 0 && index < nodes.size() ? item(nodes[index]) : nullptr;
    }

private:
    mutable QHash<int, QAccessible::Id> m_items;
};

} // namespace stemma
