// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAccessible>
#include <QHash>

#include <utility>

namespace stemma {

/// Something that a widget paints, for assistive technology: by default one without others in it, which can become
/// current and be pressed.
class PaintedAccessible : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    QObject* object() const override { return nullptr; }
    QWindow* window() const override
    {
        const QAccessibleInterface* above = parent();
        return above ? above->window() : nullptr;
    }
    int childCount() const override { return 0; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override { }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    QStringList actionNames() const override { return {setFocusAction(), pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    QAccessible::State state() const override
    {
        const bool isThere = isValid();
        QAccessible::State state;
        state.invalid = !isThere;
        state.focusable = isThere;
        state.selectable = isThere;
        state.readOnly = isThere;
        return state;
    }
};

/// Those of one widget, by what they stand for: made as they are asked for, and gone with this.
template<typename Key> class AccessibleItems
{
public:
    AccessibleItems() = default;
    ~AccessibleItems() { clear(); }
    Q_DISABLE_COPY_MOVE(AccessibleItems)

    [[nodiscard]] qsizetype size() const { return m_ids.size(); }
    void clear()
    {
        for (const QAccessible::Id id : std::exchange(m_ids, {}))
            QAccessible::deleteAccessibleInterface(id);
    }
    /// @p make() gives a new one.
    template<typename Make> QAccessibleInterface* item(const Key& key, const Make& make)
    {
        if (const auto known = m_ids.constFind(key); known != m_ids.cend())
            if (QAccessibleInterface* interface = QAccessible::accessibleInterface(*known))
                return interface;
        QAccessibleInterface* made = make();
        m_ids.insert(key, QAccessible::registerAccessibleInterface(made));
        return made;
    }

private:
    QHash<Key, QAccessible::Id> m_ids;
};

/// Tells that this one became current; null: nothing did.
inline void announceFocus(QAccessibleInterface* current)
{
    if (!current)
        return;
    QAccessibleEvent event(current, QAccessible::Focus);
    QAccessible::updateAccessibility(&event);
}

} // namespace stemma
