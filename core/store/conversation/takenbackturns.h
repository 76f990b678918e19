// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <vector>

namespace stemma {

/// Which rows of a conversation turns that are taken back later leave cut, for formats that only note how many the user
/// took back.
class TakenBackTurns
{
public:
    /// The next row. @p isPrompt: a turn begins there. @p turns: so many of those before it are taken back.
    void add(bool isPrompt, qint64 turns)
    {
        const size_t row = m_isCut.size();
        m_isCut.push_back(false);
        if (isPrompt)
            m_turns.push_back(row);
        for (size_t end = row; turns > 0 && !m_turns.empty(); --turns) {
            for (size_t i = m_turns.back(); i < end; ++i)
                m_isCut[i] = true;
            end = m_turns.back();
            m_turns.pop_back();
        }
    }
    /// By row.
    [[nodiscard]] std::vector<bool> take() { return std::move(m_isCut); }

private:
    std::vector<size_t> m_turns; ///< where those begin that are not taken back
    std::vector<bool> m_isCut;
};

} // namespace stemma
