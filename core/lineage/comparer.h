// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/compare.h"

#include "core/base/saturating.h"
#include "core/store/conversation/messagescan.h"

#include <array>

namespace stemma {

/// Reads two sessions of one store for their comparison, in slices, so that others get at the store in between: first
/// what they have in common, then what each did after. Used on the store's lane; finish() may be called elsewhere.
class Comparer
{
public:
    static constexpr qint64 PageRows = 128;
    static constexpr qint64 MostCompared = 1'000; ///< messages of each side after they parted

    Comparer(CompareSide a, CompareSide b, qint64 mostCompared = MostCompared);

    /// Reads one slice. True: that was the last.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// Puts side by side what was read. Once, after the last step; needs no store.
    [[nodiscard]] ComparisonPtr finish();

private:
    struct Side
    {
        CompareSide of;
        qint64 rows = 0; ///< of the session, or of the beginning that is compared
        MessageScan scan {SessionId()}; ///< of what is compared, then of the figures
        bool isRead = false; ///< what is compared
        bool isMeasured = false;
        std::vector<CompareItem> items;
        CompareFigures figures;
        std::optional<qint64> turnBegan; ///< Unix ms of the last prompt
        qint64 turnEnds = 0;

        void measure(const OutlineRow& row, const OutlineDetail& detail);
        void endTurn(); ///< adds what the last turn took
    };

    Result<> begin(SessionStore& store, const JobControl& job);
    Result<> readCommon(SessionStore& store, const JobControl& job);
    void endCommon();
    Result<bool> readSide(Side& side, SessionStore& store, const JobControl& job);
    static Result<bool> measure(Side& side, SessionStore& store, const JobControl& job);
    static void count(CompareFigures& figures, const Message& message);

    std::array<Side, 2> m_sides;
    qint64 m_most;
    qint64 m_common = 0;
    MessagePtr m_lastCommon;
    bool m_begun = false;
    bool m_parted = false;
};

} // namespace stemma
