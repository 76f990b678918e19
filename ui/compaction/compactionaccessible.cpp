// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/compaction/compactionaccessible.h"

#include "ui/compaction/compactiongraphview.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

CompactionAccessible* accessibleOf(CompactionGraphView* view)
{
    return dynamic_cast<CompactionAccessible*>(QAccessible::queryAccessibleInterface(view));
}

/// One summary.
class NodeAccessible final : public PaintedAccessible
{
public:
    NodeAccessible(CompactionGraphView* view, int node)
        : m_view(view)
        , m_node(node)
    {
    }

    [[nodiscard]] int node() const { return m_node; }

    bool isValid() const override { return m_view && m_node < int(m_view->graph().nodes.size()); }
    /// Not by parent(): a long chain of summaries would be made and walked for each of its items.
    QWindow* window() const override { return isValid() ? accessibleOf(m_view)->window() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        if (!isValid())
            return nullptr;
        CompactionAccessible* tree = accessibleOf(m_view);
        const int child = m_view->graph().nodes[size_t(m_node)].child;
        return child >= 0 ? tree->item(child) : tree;
    }
    int childCount() const override { return isValid() ? int(accessibleOf(m_view)->children(m_node).size()) : 0; }
    QAccessibleInterface* child(int index) const override
    {
        const CompactionAccessible* tree = isValid() ? accessibleOf(m_view) : nullptr;
        return tree ? tree->itemAt(tree->children(m_node), index) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* other = dynamic_cast<const NodeAccessible*>(child);
        return other && isValid() ? accessibleOf(m_view)->indexIn(m_node, other->m_node) : -1;
    }
    QAccessible::Role role() const override { return QAccessible::TreeItem; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_view->describe(m_node) : QString();
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_view->rectOf(m_node);
        return {m_view->viewport()->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = PaintedAccessible::state();
        if (state.invalid)
            return state;
        state.selected = m_view->current() == m_node;
        state.focused = state.selected && m_view->hasFocus();
        state.offscreen = !m_view->rectOf(m_node).intersects(m_view->viewport()->rect());
        state.expanded = childCount() > 0;
        return state;
    }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_view->setCurrent(m_node);
        else if (name == pressAction())
            emit m_view->activated(m_node);
    }

private:
    QPointer<CompactionGraphView> m_view;
    int m_node = 0;
};

} // namespace

CompactionAccessible::CompactionAccessible(CompactionGraphView* view)
    : QAccessibleWidget(view, QAccessible::Tree)
{
}

CompactionAccessible::~CompactionAccessible() = default;

void CompactionAccessible::install()
{
    static const bool once = [] {
        QAccessible::installFactory([](const QString& className, QObject* object) -> QAccessibleInterface* {
            if (className != "stemma::CompactionGraphView"_L1)
                return nullptr;
            return new CompactionAccessible(static_cast<CompactionGraphView*>(object));
        });
        return true;
    }();
    Q_UNUSED(once)
}

CompactionGraphView* CompactionAccessible::view() const
{
    return static_cast<CompactionGraphView*>(widget());
}

void CompactionAccessible::gather() const
{
    const CompactionGraphPtr& graph = view()->sharedGraph();
    if (m_gathered.lock() == graph)
        return;
    m_gathered = graph;
    m_children.assign(graph->nodes.size() + 1, {});
    m_indices.clear();
    for (int i = 0; i < int(graph->nodes.size()); ++i) {
        QList<int>& siblings = m_children[size_t(graph->nodes[size_t(i)].child + 1)];
        m_indices.push_back(int(siblings.size()));
        siblings += i;
    }
}

const QList<int>& CompactionAccessible::children(int node) const
{
    gather();
    return m_children[size_t(node + 1)];
}

int CompactionAccessible::indexIn(int node, int child) const
{
    gather();
    const bool isIn = child >= 0 && child < int(m_indices.size()) && view()->graph().nodes[size_t(child)].child == node;
    return isIn ? m_indices[size_t(child)] : -1;
}

QAccessibleInterface* CompactionAccessible::item(int node) const
{
    return m_items.item(node, [&] { return new NodeAccessible(view(), node); });
}

int CompactionAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* node = dynamic_cast<const NodeAccessible*>(child);
    return node ? indexIn(NoNode, node->node()) : -1;
}

QAccessibleInterface* CompactionAccessible::childAt(int x, int y) const
{
    const int node = view()->nodeAt(view()->viewport()->mapFromGlobal(QPoint(x, y)));
    return node >= 0 ? item(node) : nullptr;
}

QAccessibleInterface* CompactionAccessible::focusChild() const
{
    return view()->hasFocus() && view()->current() >= 0 ? item(view()->current()) : nullptr;
}

void CompactionAccessible::announceCurrent(CompactionGraphView* view)
{
    if (!QAccessible::isActive() || view->current() < 0)
        return;
    const CompactionAccessible* tree = accessibleOf(view);
    announceFocus(tree ? tree->item(view->current()) : nullptr);
}

} // namespace stemma
