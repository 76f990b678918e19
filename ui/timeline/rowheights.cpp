// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/rowheights.h"

#include <algorithm>
#include <bit>

namespace stemma {

qint64 RowHeights::top(int row) const
{
    qint64 sum = 0;
    for (size_t i = size_t(row); i > 0; i &= i - 1)
        sum += m_tree[i - 1];
    return sum;
}

int RowHeights::rowAt(qint64 y) const
{
    if (m_heights.empty())
        return -1;
    const size_t count = m_heights.size();
    y = std::clamp<qint64>(y, 0, std::max<qint64>(0, total() - 1));
    // Walks down the tree: the largest number of rows whose sum is at most y. Rows of height 0 are
    // walked over, for their sum does not grow.
    size_t position = 0;
    for (size_t step = std::bit_floor(count); step > 0; step >>= 1) {
        if (position + step <= count && m_tree[position + step - 1] <= y) {
            position += step;
            y -= m_tree[position - 1];
        }
    }
    return int(std::min(position, count - 1));
}

void RowHeights::setHeight(int row, int height, bool measured)
{
    const qint64 difference = height - m_heights[size_t(row)];
    m_heights[size_t(row)] = height;
    m_measured[size_t(row)] = measured;
    if (difference == 0)
        return;
    for (size_t i = size_t(row) + 1; i <= m_tree.size(); i += i & (~i + 1))
        m_tree[i - 1] += difference;
}

void RowHeights::clear()
{
    m_heights = {};
    m_tree = {};
    m_measured = {};
}

void RowHeights::assign(std::vector<int> heights)
{
    m_heights = std::move(heights);
    m_measured.assign(m_heights.size(), false);
    rebuild();
}

void RowHeights::append(const std::vector<int>& heights)
{
    if (heights.size() > m_heights.size() / 8) {
        insert(count(), heights);
        return;
    }
    for (const int height : heights) {
        m_heights.push_back(height);
        m_measured.push_back(false);
        const size_t index = m_heights.size();
        // The new node covers the rows after `index` without its lowest bit.
        const size_t from = index & (index - 1);
        qint64 sum = height;
        for (size_t i = index - 1; i > from; i &= i - 1)
            sum += m_tree[i - 1];
        m_tree.push_back(sum);
    }
}

void RowHeights::insert(int row, const std::vector<int>& heights)
{
    m_heights.insert(m_heights.begin() + row, heights.begin(), heights.end());
    m_measured.insert(m_measured.begin() + row, heights.size(), false);
    rebuild();
}

void RowHeights::remove(int row, int count)
{
    m_heights.erase(m_heights.begin() + row, m_heights.begin() + row + count);
    m_measured.erase(m_measured.begin() + row, m_measured.begin() + row + count);
    rebuild();
}

void RowHeights::forget(int first, int last)
{
    if (first <= last)
        std::fill(m_measured.begin() + first, m_measured.begin() + last + 1, false);
}

void RowHeights::scale(double factor)
{
    for (qint32& height : m_heights)
        height = qint32(height * factor + 0.5);
    m_measured.assign(m_heights.size(), false);
    rebuild();
}

qint64 RowHeights::bytes() const
{
    return qint64(
        m_heights.capacity() * sizeof(qint32) + m_tree.capacity() * sizeof(qint64) + m_measured.capacity() / 8);
}

void RowHeights::rebuild()
{
    // reserve() instead of growth by doubling: a million rows stay a million entries.
    if (m_tree.capacity() < m_heights.size())
        m_tree.reserve(m_heights.size());
    m_tree.assign(m_heights.begin(), m_heights.end());
    for (size_t i = 1; i <= m_tree.size(); ++i) {
        const size_t parent = i + (i & (~i + 1));
        if (parent <= m_tree.size())
            m_tree[parent - 1] += m_tree[i - 1];
    }
}

} // namespace stemma
