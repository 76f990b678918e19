// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/paintedaccessible.h"

#include <QAccessibleWidget>

namespace stemma {

class Chart;

/// A chart for assistive technology: a list of its columns, each read out with its figures. Items are made as they are
/// asked for.
class ChartAccessible final : public QAccessibleWidget
{
public:
    explicit ChartAccessible(Chart* chart);
    ~ChartAccessible() override;

    static void install(); ///< the factory; may be called often
    static void announceCurrent(Chart* chart);

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

private:
    [[nodiscard]] Chart* chart() const;

    mutable AccessibleItems<int> m_items; ///< by column
};

} // namespace stemma
