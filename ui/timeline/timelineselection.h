// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <compare>
#include <limits>
#include <set>

namespace stemma {

/// A part of a row: Part::index, or -1 for a row that has none.
struct PartPlace
{
    int row = -1;
    int part = -1;

    auto operator<=>(const PartPlace&) const = default;
};

/// Which parts of a timeline are selected, and which is the current one. A range from the place where
/// Shift began, and single ones added by Ctrl: no list of a million rows is ever made.
class TimelineSelection
{
public:
    [[nodiscard]] PartPlace current() const { return m_current; }

    void clear()
    {
        m_current = m_origin = m_end = {};
        m_single.clear();
    }
    /// A plain click or key: this one alone.
    void set(PartPlace place)
    {
        m_current = m_origin = m_end = place;
        m_single.clear();
    }
    /// Shift: from where the selection began.
    void extendTo(PartPlace place)
    {
        if (m_origin.row < 0)
            m_origin = place;
        m_current = m_end = place;
    }
    /// All of so many rows; the current one stays.
    void selectAll(int rows)
    {
        if (rows <= 0)
            return clear();
        m_origin = {0, -1};
        m_end = {rows - 1, std::numeric_limits<int>::max()};
        m_single.clear();
    }
    /// Another one becomes current because the view was scrolled: what was selected as several stays selected.
    void follow(PartPlace place)
    {
        if (m_single.empty() && !isRange())
            set(place);
        else
            m_current = place;
    }
    /// Ctrl: adds it, or takes it away again.
    void toggle(PartPlace place)
    {
        // What was a range becomes single places, as far as it is one place.
        if (m_origin == m_end && m_origin.row >= 0)
            m_single.insert(m_origin);
        const bool was = m_single.erase(place) > 0;
        if (!was)
            m_single.insert(place);
        m_current = place;
        m_origin = m_end = was ? PartPlace {} : place;
    }

    [[nodiscard]] bool contains(PartPlace place) const
    {
        if (m_single.contains(place))
            return true;
        return m_origin.row >= 0 && place >= first() && place <= last();
    }
    [[nodiscard]] bool isRange() const { return m_origin.row >= 0 && m_origin != m_end; }
    [[nodiscard]] bool isWhole(int rows) const { return isRange() && first().row == 0 && last().row >= rows - 1; }
    [[nodiscard]] PartPlace first() const { return m_origin < m_end ? m_origin : m_end; }
    [[nodiscard]] PartPlace last() const { return m_origin < m_end ? m_end : m_origin; }
    [[nodiscard]] const std::set<PartPlace>& singles() const { return m_single; }
    /// Rows moved: everything but the current one is given up.
    void moveCurrent(int row) { set({row, m_current.part}); }

private:
    PartPlace m_current;
    PartPlace m_origin; ///< where the range begins …
    PartPlace m_end; ///< … and ends
    std::set<PartPlace> m_single;
};

} // namespace stemma
