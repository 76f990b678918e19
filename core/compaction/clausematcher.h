// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clauseindex.h"

namespace stemma {

/// What was said before a summary, in one row: a clause that begins at 10 in a text which has 500 units of said texts
/// before it stands at 510.
struct SaidClauses
{
    ClauseIndex clauses {true}; ///< ids: units of said texts before the text that the clause stands in
    qsizetype size = 0; ///< of all said texts, in UTF-16 units
    std::vector<int> inOrder; ///< the clauses by their ends

    void sort(); ///< fills inOrder
    [[nodiscard]] qsizetype beginOf(int entry) const
    {
        return clauses.entry(entry).id + clauses.entry(entry).clause.begin;
    }
    [[nodiscard]] qsizetype endOf(int entry) const { return clauses.entry(entry).id + clauses.entry(entry).clause.end; }
    /// The clause right before @p place, the longest of those that end there; -1: none is near.
    [[nodiscard]] int before(qsizetype place) const;
};

/// Finds the clause of a summary that comes from a demand. A summary invents nothing: a clause that shares few words
/// with a demand keeps it all the same if nothing else that was said has more of that clause, and if it stands where
/// the demand's turn is. What speaks for it is weighed by LossRules::evidenceWeight(). What both arguments of the
/// constructor refer to has to outlive it. Immutable once made; any thread. Work per demand is bounded.
class ClauseMatcher
{
public:
    struct Hit
    {
        const Clause* clause = nullptr; ///< of the summary
        LossRules::Evidence evidence {};
        double score = 0; ///< above 0: rather kept than lost
        double share = 0; ///< of the demand's weight that is found there
        ClauseIndex::Comparison comparison; ///< of the demand, or what it demands at its core
        const Clause* asked = nullptr; ///< the demand, or its core
    };

    ClauseMatcher(const LossRules& rules, const SaidClauses& said, const ClauseIndex& summary);

    /// The likeliest first. @p begin: where @p demand stands in the row of what was said; -1: nowhere.
    [[nodiscard]] std::vector<Hit> find(const Clause& demand, qsizetype begin) const;

private:
    struct Source ///< of a clause of the summary
    {
        qsizetype begin = 0; ///< in the row of what was said
        qsizetype end = 0;
        double share = 0; ///< of the clause's weight that is found there
    };
    struct Step ///< a place that is told at a known place of the summary
    {
        double said = 0; ///< of all that was said, 0 to 1
        double told = 0; ///< of the summary
        Source source;
    };

    [[nodiscard]] Clause weighed(const Clause& clause) const;
    [[nodiscard]] double rarity(const ClauseWord& word) const;
    /// With what stands before it, if it says little by itself: "there, too". Moves @p begin to where that begins.
    [[nodiscard]] Clause inContext(Clause demand, qsizetype& begin) const;
    [[nodiscard]] double placeOf(const Clause& ofSummary) const;
    [[nodiscard]] double expectedPlace(qsizetype begin, qsizetype end) const;

    const LossRules& m_rules;
    const SaidClauses& m_said;
    const ClauseIndex& m_summary;
    qsizetype m_summarySize = 1;
    std::vector<Clause> m_told; ///< the clauses of the summary, with words weighed
    std::vector<std::vector<Source>> m_sources; ///< by clause of the summary, the likeliest first
    std::vector<Step> m_steps; ///< by their places in what was said
};

} // namespace stemma
