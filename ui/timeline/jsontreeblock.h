// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/jsontree.h"
#include "ui/timeline/textblock.h"

#include <span>

namespace stemma {

/// Some lines of a JSON tree that stand at one depth, or one line that folds.
class JsonTreeBlock final : public TextBlock
{
public:
    /// @p rows: of one depth; one alone if it folds. @p isNested: lines of the tree fold, so that there is to be room
    /// for a chevron.
    JsonTreeBlock(std::span<const JsonRow> rows, Ink ink, bool isNested);

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] BlockAction actionAt(QPointF point, int width) const override;
    [[nodiscard]] std::vector<PlacedAction> actions(int width) const override;

protected:
    [[nodiscard]] int gutter(const TimelineStyle& style) const override;
    void paintGround(const BlockPaint& paint, QPointF topLeft, int width) const override;

private:
    int m_depth = 0;
    bool m_isNested = false;
    QString m_path;
    bool m_isOpen = false;
};

} // namespace stemma
