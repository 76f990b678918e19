// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/lineage/compare.h"

#include "core/base/saturating.h"
#include "core/store/sessionstore.h"

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
        Outline rows;
        size_t next = 0; ///< row to be read
        size_t end = 0; ///< of what is compared
        size_t measured = 0; ///< rows of which the figures are in
        std::vector<CompareItem> items;
        CompareFigures figures;
        std::optional<qint64> turnBegan; ///< Unix ms of the last prompt
        qint64 turnEnds = 0;

        [[nodiscard]] Duration lastTurn() const; ///< what it took; call with `turnBegan`
    };

    Result<> begin(SessionStore& store, const JobControl& job);
    Result<> readCommon(SessionStore& store, const JobControl& job);
    void endCommon();
    Result<> readSide(Side& side, SessionStore& store, const JobControl& job);
    Result<> measure(Side& side, SessionStore& store, const JobControl& job);
    static Result<std::vector<MessagePtr>> page(
        const Side& side, size_t from, size_t to, SessionStore& store, const JobControl& job);
    static void count(CompareFigures& figures, const Message& message);

    std::array<Side, 2> m_sides;
    qint64 m_most;
    size_t m_common = 0;
    MessagePtr m_lastCommon;
    bool m_begun = false;
    bool m_parted = false;
};

} // namespace stemma
