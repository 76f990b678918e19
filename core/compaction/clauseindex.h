// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/clauses.h"

#include <QHash>

namespace stemma {

/// Finds the clauses that say what another one says: by shared words, with names and figures weighing more. Work per
/// question is bounded, whatever the text.
class ClauseIndex
{
public:
    struct Entry
    {
        Clause clause;
        qint64 id = 0; ///< the caller's: a message, for one
    };
    struct Comparison
    {
        bool sameSense = false; ///< both deny, or neither does
        bool otherFigure = false; ///< another number of the same unit stands there
        bool isSwapped = false; ///< one says Y where the other says "X, not Y", or each another alternative
        bool figuresMissing = false; ///< a number of the question is not there
    };
    struct Share
    {
        double share = 0; ///< of the question's weight that was found, 0 to 1
        double weight = 0; ///< that was found
    };
    struct Hit : Comparison, Share
    {
        int entry = -1;
    };

    /// @p byBeginnings: words that begin alike are found as well, which takes longer.
    explicit ClauseIndex(bool byBeginnings = false)
        : m_byBeginnings(byBeginnings)
    {
    }

    void add(Clause clause, qint64 id);
    [[nodiscard]] const Entry& entry(int number) const { return m_entries[size_t(number)]; }
    [[nodiscard]] qsizetype count() const { return qsizetype(m_entries.size()); }

    /// Those with at least @p leastShare, the best first.
    [[nodiscard]] std::vector<Hit> find(const Clause& question, double leastShare) const;
    [[nodiscard]] qsizetype clausesWith(const ClauseWord& word) const; ///< how many have it

    /// How much of @p question is in @p other, words that begin alike included.
    [[nodiscard]] static Share shareOf(const Clause& question, const Clause& other);
    [[nodiscard]] static Comparison compare(const Clause& question, const Clause& other);

private:
    static constexpr qsizetype MostPostings = 400; ///< a word in more clauses says little
    struct Sum
    {
        double weight = 0;
        bool beyondNames = false;
    };
    void addAlike(const ClauseWord& word, QHash<int, Sum>& sums) const;
    [[nodiscard]] static QString keyOf(const ClauseWord& word);

    std::vector<Entry> m_entries;
    QHash<QString, QList<int>> m_postings;
    QHash<QString, QList<int>> m_beginnings; ///< of long words
    bool m_byBeginnings = false;
};

/// Whether @p clause has the word of LossRules::Concept @p name.
[[nodiscard]] bool means(const Clause& clause, QLatin1StringView name);
/// Whether one of two paths is the end of the other: src/a.cpp and a.cpp.
[[nodiscard]] bool samePathEnd(QStringView a, QStringView b);
[[nodiscard]] QStringView fileNameOf(QStringView path);

} // namespace stemma
