// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/outline.h"

namespace stemma {

/// A prompt and everything up to the next one, or what stands before the first prompt of a session.
struct Turn
{
    int firstRow = 0; ///< the prompt's, if there is one
    int rows = 0; ///< with the prompt
    bool hasPrompt = false;
    qint64 tokens = 0; ///< of all rows, as far as known; partly estimated
    int failed = 0; ///< messages that failed or hold a call that did
    int damaged = 0; ///< messages of which some could not be read
    int patches = 0; ///< messages that hold patches
    int compactions = 0; ///< messages that stand for a compaction

    [[nodiscard]] int end() const { return firstRow + rows; }
    [[nodiscard]] int steps() const { return rows - (hasPrompt ? 1 : 0); }
    [[nodiscard]] int firstStep() const { return firstRow + (hasPrompt ? 1 : 0); }
    bool operator==(const Turn&) const = default;
};

/// The turns of a session, found row by row from what the outline tells, without the texts.
class TurnIndex
{
public:
    /// A message of the user's own words: not one that only brings results of tools or says nothing, not a summary, not
    /// the task of a sub-agent, nothing that was sent once.
    [[nodiscard]] static bool isPrompt(const OutlineDetail& detail);

    void add(const OutlineDetail& detail); ///< of the next row
    [[nodiscard]] int rows() const { return m_turns.empty() ? 0 : m_turns.back().end(); }
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    /// Its place in turns(); -1: the row is not known yet.
    [[nodiscard]] int turnOf(int row) const;

private:
    std::vector<Turn> m_turns;
};

} // namespace stemma
