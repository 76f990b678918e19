// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/usage/chartaccessible.h"

#include "ui/usage/chart.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

ChartAccessible* accessibleOfChart(Chart* chart)
{
    return dynamic_cast<ChartAccessible*>(QAccessible::queryAccessibleInterface(chart));
}

class ColumnAccessible final : public PaintedAccessible
{
public:
    ColumnAccessible(Chart* chart, int column)
        : m_chart(chart)
        , m_column(column)
    {
    }

    [[nodiscard]] int column() const { return m_column; }

    bool isValid() const override { return m_chart && m_column < m_chart->columnCount(); }
    QAccessibleInterface* parent() const override { return isValid() ? accessibleOfChart(m_chart) : nullptr; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name || !isValid())
            return {};
        const ChartPlace& current = m_chart->current();
        const ChartPlace place = current.column == m_column ? current : ChartPlace {m_column, -1};
        return m_chart->wordsAt(place).replace(u'\n', u", "_s);
    }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_chart->columnRect(m_column);
        return {m_chart->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state = PaintedAccessible::state();
        if (state.invalid)
            return state;
        state.selected = m_chart->current().column == m_column;
        state.focused = state.selected && m_chart->hasFocus();
        return state;
    }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_chart->setCurrent({m_column, -1});
        else if (name == pressAction())
            m_chart->choose({m_column, -1});
    }

private:
    QPointer<Chart> m_chart;
    int m_column = 0;
};

} // namespace

ChartAccessible::ChartAccessible(Chart* chart)
    : QAccessibleWidget(chart, QAccessible::List)
{
}

ChartAccessible::~ChartAccessible() = default;

void ChartAccessible::install()
{
    static const bool once = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            auto* chart = qobject_cast<Chart*>(object);
            return chart ? new ChartAccessible(chart) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(once)
}

Chart* ChartAccessible::chart() const
{
    return static_cast<Chart*>(widget());
}

int ChartAccessible::childCount() const
{
    return chart()->columnCount();
}

QAccessibleInterface* ChartAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    return m_items.item(index, [&] { return new ColumnAccessible(chart(), index); });
}

int ChartAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* column = dynamic_cast<const ColumnAccessible*>(child);
    return column ? column->column() : -1;
}

QAccessibleInterface* ChartAccessible::childAt(int x, int y) const
{
    return child(chart()->placeAt(chart()->mapFromGlobal(QPoint(x, y))).column);
}

QAccessibleInterface* ChartAccessible::focusChild() const
{
    return chart()->hasFocus() ? child(chart()->current().column) : nullptr;
}

void ChartAccessible::announceCurrent(Chart* chart)
{
    if (!QAccessible::isActive())
        return;
    const ChartAccessible* list = accessibleOfChart(chart);
    announceFocus(list ? list->child(chart->current().column) : nullptr);
}

} // namespace stemma
