// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/paintedaccessible.h"

#include <QAccessibleWidget>

namespace stemma {

class TimelineView;
class TimelinePartAccessible;

/// The timeline for assistive technology: a list with one item for each part on screen, e.g. "Message
/// 187, tool bash, failed, exit 2, 21.4 s, in context". Items are made as they are asked for.
class TimelineAccessible final : public QAccessibleWidget
{
public:
    explicit TimelineAccessible(TimelineView* view);
    ~TimelineAccessible() override;

    static void install(); ///< the factory; may be called often

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;

    struct Item
    {
        int row = -1;
        int part = -1; ///< Part::index
        bool operator==(const Item&) const = default;
    };
    [[nodiscard]] QList<Item> items() const; ///< the parts on screen
    [[nodiscard]] TimelineView* view() const;
    /// Tells that the current part changed.
    static void announceCurrent(TimelineView* view);

private:
    [[nodiscard]] QAccessibleInterface* childFor(const Item& item) const;
    mutable AccessibleItems<std::pair<int, int>> m_children; ///< by row and part
};

/// What is read out of one part.
[[nodiscard]] QString accessibleName(TimelineView& view, int row, int part);

} // namespace stemma
