// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/turnindex.h"
#include "ui/timeline/timelinerows.h"

namespace stemma {

/// Folds a timeline to one line a turn, each of which opens in place. Which ones are open is kept by their first
/// message, so that it outlives changes of the store and the mode itself. GUI thread.
class TurnFolds final : public QObject
{
    Q_OBJECT
public:
    /// @p rows must outlive it.
    explicit TurnFolds(TimelineRows& rows, QObject* parent = nullptr);

    void setOn(bool on); ///< off at first
    [[nodiscard]] bool isOn() const { return m_on; }

private:
    void rebuild();
    void takeDetails(int first, int last);
    void addRuns(size_t firstTurn);
    [[nodiscard]] bool isWanted(const Turn& turn) const;

    TimelineRows& m_rows;
    TurnIndex m_index;
    bool m_on = false;
};

} // namespace stemma
