// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/textblock.h"

#include <optional>

namespace stemma {

/// How a tool wrote the numbers of lines before them: "    12", a tab and the line, as `cat -n` does, or with an arrow
/// or a bar instead of the tab.
struct LineNumbering
{
    QChar separator;
    int digits = 1; ///< of the largest number

    /// No value: most lines have none, or they do not count up.
    [[nodiscard]] static std::optional<LineNumbering> of(QStringView text);
    /// The first of lines with numbers and arrows that holds more than its number, without it. No value: there is none.
    [[nodiscard]] static std::optional<QString> firstNumbered(QStringView text);
};

/// Some lines of a file, with the numbers that the tool wrote before them in a column of their own: what is selected
/// and coloured is the code alone. Does not mirror: code reads from left to right everywhere.
class NumberedBlock final : public TextBlock
{
public:
    /// @p text: as the tool wrote it.
    NumberedBlock(const QString& text, const LineNumbering& numbering, Look look);

protected:
    [[nodiscard]] int gutter(const TimelineStyle& style) const override;
    void paintGround(const BlockPaint& paint, QPointF topLeft, int width) const override;

private:
    struct Line
    {
        QString number; ///< empty: it has none
        int start = 0; ///< in the block's text
    };
    struct Code
    {
        QString text;
        std::vector<Line> lines;
    };

    NumberedBlock(Code code, int digits, Look look);
    [[nodiscard]] static Code read(const QString& text, QChar separator);

    std::vector<Line> m_lines;
    int m_digits = 1;
};

} // namespace stemma
