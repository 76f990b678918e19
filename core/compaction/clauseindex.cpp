// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauseindex.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

QStringView fileNameOf(QStringView path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

bool samePathEnd(QStringView a, QStringView b)
{
    const QStringView longer = a.size() >= b.size() ? a : b;
    const QStringView shorter = a.size() >= b.size() ? b : a;
    return longer.endsWith(shorter)
        && (longer.size() == shorter.size() || shorter.startsWith(u'/')
            || longer[longer.size() - shorter.size() - 1] == u'/');
}

QString ClauseIndex::keyOf(const ClauseWord& word)
{
    switch (word.type) {
    case ClauseWord::Type::Concept:
        return u'\u0001' + word.key;
    case ClauseWord::Type::Number:
        return u'\u0002' + word.key + u'|' + word.unit;
    case ClauseWord::Type::Anchor:
        return fileNameOf(word.key).toString();
    case ClauseWord::Type::Word:
        break;
    }
    return word.key;
}

void ClauseIndex::add(Clause clause, qint64 id)
{
    const int number = int(m_entries.size());
    for (const ClauseWord& word : clause.words)
        m_postings[keyOf(word)].append(number);
    m_entries.push_back({std::move(clause), id});
}

std::vector<ClauseIndex::Hit> ClauseIndex::find(const Clause& question, double leastShare) const
{
    struct Sum
    {
        double weight = 0;
        bool beyondNames = false;
    };
    QHash<int, Sum> sums;
    double all = 0;
    double figures = 0;
    bool hasWords = false;
    for (const ClauseWord& word : question.words) {
        all += word.weight;
        const bool isName = word.type == ClauseWord::Type::Anchor;
        hasWords = hasWords || !isName;
        figures += word.type == ClauseWord::Type::Number ? word.weight : 0;
        const auto postings = m_postings.constFind(keyOf(word));
        if (postings == m_postings.constEnd() || postings->size() > MostPostings)
            continue;
        for (const int number : *postings) {
            if (isName && word.key.contains(u'/')) {
                const auto& words = m_entries[size_t(number)].clause.words;
                if (std::ranges::none_of(
                        words, [&](const ClauseWord& other) { return samePathEnd(other.key, word.key); }))
                    continue;
            }
            Sum& sum = sums[number];
            sum.weight += word.weight;
            sum.beyondNames = sum.beyondNames || !isName;
        }
    }
    std::vector<Hit> hits;
    for (const auto& [number, sum] : sums.asKeyValueRange()) {
        const Clause& other = m_entries[size_t(number)].clause;
        Hit hit {number, sum.weight / all, other.denies == question.denies, false, false};
        for (const ClauseWord& word : question.words) {
            if (word.type != ClauseWord::Type::Number)
                continue;
            const auto sameUnit = [&](const ClauseWord& w) { return w.type == word.type && w.unit == word.unit; };
            const auto same = [&](const ClauseWord& w) { return sameUnit(w) && w.key == word.key; };
            if (std::ranges::any_of(other.words, same))
                continue;
            hit.figuresMissing = true;
            hit.otherFigure = hit.otherFigure || std::ranges::any_of(other.words, sameUnit);
        }
        const double words = all - figures;
        const double share = hit.otherFigure && words > 0 ? qMax(hit.share, sum.weight / words) : hit.share;
        if (share >= leastShare && (sum.beyondNames || !hasWords))
            hits.push_back(hit);
    }
    std::ranges::sort(hits, [&](const Hit& a, const Hit& b) {
        if (a.share != b.share)
            return a.share > b.share;
        if (a.sameSense != b.sameSense)
            return a.sameSense;
        return a.entry < b.entry;
    });
    return hits;
}

} // namespace stemma
