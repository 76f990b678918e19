// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <vector>

namespace stemma {

/// The heights of all rows of a timeline in device-independent pixels: guesses until a row was laid
/// out. A Fenwick tree answers "which row is at y" and "where is the top of a row" in O(log n). 12 1/8
/// bytes a row. Plain data of the view, GUI thread.
class RowHeights
{
public:
    [[nodiscard]] int count() const { return int(m_heights.size()); }
    [[nodiscard]] qint64 total() const { return top(count()); }
    [[nodiscard]] int height(int row) const { return m_heights[size_t(row)]; }
    [[nodiscard]] bool isMeasured(int row) const { return m_measured[size_t(row)]; }

    /// Distance from the top of row 0; @p row may be count().
    [[nodiscard]] qint64 top(int row) const;
    /// The row that holds pixel @p y: never one of height 0, except where all have none. Clamped to the
    /// first and last row; -1 without rows.
    [[nodiscard]] int rowAt(qint64 y) const;

    void setHeight(int row, int height, bool measured);
    void clear();
    /// Replaces everything by guesses.
    void assign(std::vector<int> heights);
    void append(const std::vector<int>& heights);
    /// Rebuilds the tree: some milliseconds for a million rows.
    void insert(int row, const std::vector<int>& heights);
    void remove(int row, int count);
    void forget(int first, int last); ///< these count as guessed from now on
    /// Multiplies what is guessed and forgets what was measured, for a new width or zoom.
    void scale(double factor);
    /// Sets many guesses at once; rows already measured keep their height.
    template<typename Guess> void guessAll(int first, int last, Guess guess)
    {
        for (int row = first; row <= last; ++row) {
            if (!m_measured[size_t(row)])
                m_heights[size_t(row)] = guess(row);
        }
        rebuild();
    }

    [[nodiscard]] qint64 bytes() const;

private:
    void rebuild();

    std::vector<qint32> m_heights;
    std::vector<qint64> m_tree; ///< m_tree[i] is the sum of the rows (i+1) - lowest bit … i
    std::vector<bool> m_measured;
};

} // namespace stemma
