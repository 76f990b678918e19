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

class ColumnAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    ColumnAccessible(Chart* chart, int column)
        : m_chart(chart)
        , m_column(column)
    {
    }

    [[nodiscard]] int column() const { return m_column; }

    bool isValid() const override { return m_chart && m_column < m_chart->columnCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return isValid() ? accessibleOfChart(m_chart)->window() : nullptr; }
    QAccessibleInterface* parent() const override { return isValid() ? accessibleOfChart(m_chart) : nullptr; }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override
    {
        if (kind != QAccessible::Name || !isValid())
            return {};
        const ChartPlace& current = m_chart->current();
        const ChartPlace place = current.column == m_column ? current : ChartPlace {m_column, -1};
        return m_chart->wordsAt(place).replace(u'\n', u", "_s);
    }
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect area = m_chart->columnRect(m_column);
        return {m_chart->mapToGlobal(area.topLeft()), area.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focusable = true;
        state.selectable = true;
        state.readOnly = true;
        state.selected = m_chart->current().column == m_column;
        state.focused = state.selected && m_chart->hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {setFocusAction(), pressAction()}; }
    void doAction(const QString& name) override
    {
        if (!isValid())
            return;
        if (name == setFocusAction())
            m_chart->setCurrent({m_column, -1});
        else if (name == pressAction())
            m_chart->choose({m_column, -1});
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<Chart> m_chart;
    int m_column = 0;
};

} // namespace

ChartAccessible::ChartAccessible(Chart* chart)
    : QAccessibleWidget(chart, QAccessible::List)
{
}

ChartAccessible::~ChartAccessible()
{
    for (const QAccessible::Id id : std::as_const(m_items))
        QAccessible::deleteAccessibleInterface(id);
}

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
    if (const auto known = m_items.constFind(index); known != m_items.cend())
        if (QAccessibleInterface* interface = QAccessible::accessibleInterface(*known))
            return interface;
    auto* made = new ColumnAccessible(chart(), index);
    m_items.insert(index, QAccessible::registerAccessibleInterface(made));
    return made;
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
    QAccessibleInterface* current = list ? list->child(chart->current().column) : nullptr;
    if (!current)
        return;
    QAccessibleEvent event(current, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace stemma
