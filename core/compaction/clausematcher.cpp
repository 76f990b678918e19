// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clausematcher.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace stemma {

namespace {

constexpr size_t MostCandidates = 16; ///< clauses of the summary that are looked at for a demand
constexpr qsizetype MostTold = 3'000; ///< clauses of a summary; longer ones are read up to there
constexpr size_t MostSources = 12; ///< of a clause of the summary
constexpr size_t NearSteps = 8; ///< known places before and after a demand
constexpr double AnyShare = 1e-6;
constexpr double SureShare = 0.5; ///< of a clause's words in what it comes from
constexpr double SureWeight = 1;
constexpr double PlainWeight = 0.5; ///< of "in the order of what was said" beside known places
constexpr double Reach = 0.08; ///< of what was said: how far a known place tells about others
constexpr double RareBase = 8; ///< a word in fewer than one of so many clauses tells in full
constexpr qsizetype LeastClauses = 24; ///< of fewer, how often a word comes tells little
constexpr double LittleWeight = 1.5; ///< of a demand that is understood by what stands before it, which fills it up
constexpr qsizetype FarContext = 8; ///< units between them
constexpr double MostWeight = 3;
constexpr double MostAhead = 1;
constexpr double MostDistance = 0.5;
constexpr double MostWords = 8;

double partOf(double value, double most)
{
    return std::min(value, most) / most;
}

bool isPortable(const ClauseWord& word)
{
    return word.type == ClauseWord::Type::Name || word.type == ClauseWord::Type::Anchor
        || word.type == ClauseWord::Type::Number;
}

/// The weight of names and figures that do not stand there; they are the same in every language.
double missing(const Clause& asked, const Clause& told)
{
    double sum = 0;
    for (const ClauseWord& word : asked.words)
        if (isPortable(word) && std::ranges::none_of(told.words, [&](const ClauseWord& own) {
                return own.key == word.key && own.unit == word.unit;
            }))
            sum += word.weight;
    return sum;
}

bool meet(qsizetype beginA, qsizetype endA, qsizetype beginB, qsizetype endB)
{
    return beginA < endB && beginB < endA;
}

} // namespace

void SaidClauses::sort()
{
    inOrder.resize(size_t(clauses.count()));
    std::iota(inOrder.begin(), inOrder.end(), 0);
    std::ranges::stable_sort(inOrder, {}, [this](int entry) { return std::pair(endOf(entry), -beginOf(entry)); });
}

int SaidClauses::before(qsizetype place) const
{
    const auto next = std::ranges::upper_bound(inOrder, place, {}, [this](int entry) { return endOf(entry); });
    if (next == inOrder.begin() || place - endOf(*(next - 1)) > FarContext)
        return -1;
    // The longest stands first among those with the same end.
    return *std::ranges::lower_bound(
        inOrder.begin(), next, endOf(*(next - 1)), {}, [this](int entry) { return endOf(entry); });
}

ClauseMatcher::ClauseMatcher(const LossRules& rules, const SaidClauses& said, const ClauseIndex& summary)
    : m_rules(rules)
    , m_said(said)
    , m_summary(summary)
{
    const qsizetype count = std::min(summary.count(), MostTold);
    m_told.reserve(size_t(count));
    for (int i = 0; i < count; ++i) {
        m_told.push_back(weighed(summary.entry(i).clause));
        m_summarySize = std::max(m_summarySize, m_told.back().end);
    }
    for (const Clause& told : m_told) {
        std::vector<Source>& sources = m_sources.emplace_back();
        const std::vector<ClauseIndex::Hit> hits = said.clauses.find(told, AnyShare);
        double weight = 0; // of the first
        for (size_t i = 0; i < std::min(hits.size(), MostSources); ++i) {
            const ClauseIndex::Entry& entry = said.clauses.entry(hits[i].entry);
            const ClauseIndex::Share share = ClauseIndex::shareOf(told, entry.clause);
            if (sources.empty() || share.share > sources.front().share)
                weight = share.weight;
            sources.push_back({entry.id + entry.clause.begin, entry.id + entry.clause.end, share.share});
        }
        std::ranges::stable_sort(sources, std::ranges::greater(), &Source::share);
        if (!sources.empty() && sources.front().share >= SureShare && weight >= SureWeight)
            m_steps.push_back({double(sources.front().begin) / double(std::max<qsizetype>(said.size, 1)), placeOf(told),
                sources.front()});
    }
    std::ranges::stable_sort(m_steps, {}, &Step::said);
}

/// A word that stands everywhere says little about which clause is meant.
double ClauseMatcher::rarity(const ClauseWord& word) const
{
    const qsizetype all = std::max(m_said.clauses.count() + m_summary.count(), LeastClauses);
    const qsizetype having = m_said.clauses.clausesWith(word) + m_summary.clausesWith(word);
    return std::clamp(std::log(double(all + 1) / (double(having) + 0.5)) / std::log(RareBase), 0.0, 1.0);
}

Clause ClauseMatcher::weighed(const Clause& clause) const
{
    Clause made = clause;
    for (ClauseWord& word : made.words)
        word.weight *= rarity(word);
    return made;
}

Clause ClauseMatcher::inContext(Clause demand, qsizetype& begin) const
{
    double weight = 0;
    for (const ClauseWord& word : demand.words)
        weight += word.weight;
    const int before = begin >= 0 && weight < LittleWeight ? m_said.before(begin) : -1;
    if (before < 0)
        return demand;
    const Clause context = weighed(m_said.clauses.entry(before).clause);
    double all = 1;
    for (const ClauseWord& word : context.words)
        all += word.weight;
    for (ClauseWord word : context.words) {
        const bool isKnown = std::ranges::any_of(
            demand.words, [&](const ClauseWord& own) { return own.type == word.type && own.key == word.key; });
        word.weight *= (LittleWeight - weight) / all;
        if (!isKnown)
            demand.words.push_back(word);
    }
    begin = m_said.beginOf(before);
    return demand;
}

double ClauseMatcher::placeOf(const Clause& ofSummary) const
{
    return double(ofSummary.begin) / double(m_summarySize);
}

/// Where in a summary that goes on as it does around the demand one looks for it.
double ClauseMatcher::expectedPlace(qsizetype begin, qsizetype end) const
{
    const double said = double(begin) / double(std::max<qsizetype>(m_said.size, 1));
    double sum = PlainWeight * said;
    double weights = PlainWeight;
    const auto add = [&](const Step& step) {
        if (meet(step.source.begin, step.source.end, begin, end))
            return;
        const double steps = (step.said - said) / Reach;
        const double weight = step.source.share * std::exp(-steps * steps);
        sum += weight * step.told;
        weights += weight;
    };
    const auto next = std::ranges::lower_bound(m_steps, said, {}, &Step::said);
    for (auto it = next; it != m_steps.end() && size_t(it - next) < NearSteps; ++it)
        add(*it);
    for (auto it = next; it != m_steps.begin() && size_t(next - it) < NearSteps; --it)
        add(*(it - 1));
    return sum / weights;
}

std::vector<ClauseMatcher::Hit> ClauseMatcher::find(const Clause& demand, qsizetype begin) const
{
    std::vector<Hit> found;
    const qsizetype end = begin + demand.end - demand.begin;
    const Clause whole = inContext(weighed(demand), begin);
    const Clause core = demand.core ? weighed(*demand.core) : Clause();
    const double expected = begin >= 0 ? expectedPlace(begin, end) : 0;
    const std::vector<ClauseIndex::Hit> hits = m_summary.find(whole, AnyShare);
    for (size_t i = 0; i < std::min(hits.size(), MostCandidates); ++i) {
        const auto number = size_t(hits[i].entry);
        if (number >= m_told.size())
            continue;
        const Clause& told = m_told[number];
        Hit hit;
        hit.clause = &m_summary.entry(hits[i].entry).clause;
        hit.asked = &demand;
        ClauseIndex::Share share = ClauseIndex::shareOf(whole, told);
        if (demand.core) // what only leads to the demand, or explains it, need not be there
            if (const ClauseIndex::Share ofCore = ClauseIndex::shareOf(core, told); ofCore.share > share.share) {
                share = ofCore;
                hit.asked = demand.core.get();
            }
        hit.share = share.share;
        hit.comparison = ClauseIndex::compare(*hit.asked, *hit.clause);
        double elsewhere = 0;
        for (const Source& source : m_sources[number])
            if (begin < 0 || !meet(source.begin, source.end, begin, end)) {
                elsewhere = source.share;
                break;
            }
        const double ahead = ClauseIndex::shareOf(told, whole).share - elsewhere;
        const double distance = begin >= 0 ? std::abs(expected - placeOf(told)) : 0;
        hit.evidence = {1, share.share, elsewhere, std::clamp(ahead, -MostAhead, MostAhead / 2),
            partOf(share.weight, MostWeight), std::min(distance, MostDistance),
            partOf(double(demand.words.size()), MostWords), hit.comparison.sameSense ? 0.0 : 1.0,
            partOf(missing(*hit.asked, *hit.clause), MostWeight),
            hit.asked->confines && !hit.clause->confines && !hit.clause->denies ? 1.0 : 0.0};
        for (size_t kind = 0; kind < hit.evidence.size(); ++kind)
            hit.score += hit.evidence[kind] * m_rules.evidenceWeight(kind);
        found.push_back(hit);
    }
    std::ranges::stable_sort(found, std::ranges::greater(), &Hit::score);
    return found;
}

} // namespace stemma
