// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QByteArray>

#include <vector>

namespace stemma {

/// A text as rows to be shown: its lines, of which very long ones are cut into several rows. Notes the place of each
/// 64th row only, so that 200 MB take some hundred kilobytes more than themselves. A value; any thread.
class TextRows
{
public:
    static constexpr qint64 LongestRow = 2000; ///< bytes

    struct Row
    {
        qint64 start = 0; ///< bytes
        qint64 length = 0; ///< without the line's end
        qint64 line = 0; ///< from 0
        bool goesOn = false; ///< the row above holds the beginning of the line
        bool operator==(const Row&) const = default;
    };

    TextRows() = default;
    /// @p utf8 is gone through once; a job that is cancelled leaves the rows found so far.
    TextRows(QByteArray utf8, const JobControl& job);

    [[nodiscard]] const QByteArray& text() const { return m_text; }
    [[nodiscard]] qint64 count() const { return m_count; }
    [[nodiscard]] qint64 lines() const { return m_lines; }
    [[nodiscard]] Row row(qint64 number) const; ///< from 0, below count()
    [[nodiscard]] qint64 rowAt(qint64 offset) const; ///< that holds this byte; the last one for what lies behind it
    [[nodiscard]] qint64 rowOfLine(qint64 line) const; ///< its first row

private:
    static constexpr qint64 Step = 64;
    struct Mark
    {
        qint64 start = 0;
        qint64 line = 0;
    };

    [[nodiscard]] Row read(const Mark& mark) const;
    [[nodiscard]] Mark after(const Row& row) const;
    [[nodiscard]] bool endsLine(const Row& row) const;

    QByteArray m_text;
    std::vector<Mark> m_marks; ///< of rows 0, Step, 2 · Step …
    qint64 m_count = 0;
    qint64 m_lines = 0;
};

} // namespace stemma
