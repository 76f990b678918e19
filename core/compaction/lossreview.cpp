// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/lossreview.h"

#include "core/compaction/repeatedmessages.h"
#include "core/compaction/sentenceof.h"
#include "core/compaction/summaryindex.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double EnoughWeight = 1;
constexpr qsizetype MostClauses = 50'000; ///< of the covered texts, and of the later ones
constexpr qsizetype LongestGreeting = 20; ///< UTF-16 units of a first message that tells nothing yet
constexpr double SaidTwice = 0.85; ///< share of the words that two demands have in common if they are one
constexpr double SaidAgain = 0.6; ///< share of a demand's words in a later sentence

std::unexpected<Error> cancelled()
{
    return fail(Errc::Cancelled, {});
}

bool isOutput(FactSource source)
{
    return source == FactSource::ToolOutput || source == FactSource::File;
}

/// Where a finding stands in the list.
int rank(const LossFinding& finding)
{
    if (finding.isNeeded())
        return finding.status == LossFinding::Status::Lost ? 0 : 1;
    return 2 + int(finding.status);
}

} // namespace

struct LossReviewer::Facts
{
    struct Fact
    {
        ExtractedFact first;
        QString text;
        QString sentence;
        QList<FactPlace> places;
        qsizetype occurrences = 0;
        double weight = 0;
        qint64 lastMessage = -1; ///< that gave weight
        QList<qint64> usedLater;
        bool isAmbiguous = false;
    };

    void add(const ReviewedText& text, std::vector<ExtractedFact> found, const LossRules& rules);
    void mergePaths();
    void mergeDemands();
    void mergeFigures();
    static void merge(Fact& from, Fact& into);
    void choose();
    void readLater(const QList<ReviewedText>& later, const FactExtractor& extractor, const JobControl& job);
    void use(int fact, qint64 message);
    void useNames(const ExtractedFact& found, qint64 message);
    [[nodiscard]] qsizetype saidAt(const Fact& fact) const; ///< of its first place in the row of what was said
    [[nodiscard]] static std::tuple<qint64, int, qsizetype> orderOf(const FactPlace& place)
    {
        return {place.message, place.part, place.offset};
    }

    std::vector<Fact> facts;
    SaidClauses said; ///< all clauses of the covered texts, up to MostClauses
    QHash<std::pair<qint64, int>, qsizetype> saidBefore; ///< by message and part: units of said texts before it
    std::array<QHash<QString, int>, LossKindCount> byNormal; ///< all that was found of a kind, chosen or not
    QMultiHash<QString, int> pathsByName;
    QMultiHash<QString, int> demandsByName; ///< of what their names speak: constraints and decisions
    QSet<QString> bareFigures; ///< said without what they count
    qsizetype passedOver = 0;
    qint64 size = 0; ///< units read
    LossRules::Language language = LossRules::Language::Other; ///< of most texts
};

void LossReviewer::Facts::add(const ReviewedText& text, std::vector<ExtractedFact> found, const LossRules& rules)
{
    for (ExtractedFact& fact : found) {
        // What a command names is run, not worked on.
        const double weight = rules.weight(fact.kind, fact.inCommand ? FactSource::Code : fact.source);
        if (fact.rule == "number-bare"_L1)
            bareFigures.insert(figureKey(fact.value));
        const FactPlace place {text.message, text.part, fact.source, fact.begin, fact.end - fact.begin};
        QHash<QString, int>& ofKind = byNormal[size_t(fact.kind)];
        auto it = ofKind.constFind(fact.normal);
        if (it == ofKind.constEnd()) {
            if (weight <= 0)
                continue;
            it = ofKind.insert(fact.normal, int(facts.size()));
            Fact& made = facts.emplace_back();
            made.text = text.text.sliced(place.offset, place.length);
            if (fact.source == FactSource::Text && !fact.clause)
                made.sentence = sentenceOf(text.text, place.offset, place.offset + place.length);
            made.first = std::move(fact);
        }
        Fact& known = facts[size_t(*it)];
        ++known.occurrences;
        if (known.places.size() < LossFinding::MostPlaces)
            known.places.append(place);
        if (weight > 0 && (known.lastMessage != text.message || known.weight < weight)) {
            known.weight = known.lastMessage != text.message ? known.weight + weight : qMax(known.weight, weight);
            known.lastMessage = text.message;
        }
    }
}

/// "retry.h" is the file that was named in full elsewhere, if only one can be meant.
void LossReviewer::Facts::mergePaths()
{
    QMultiHash<QString, int> byName;
    for (size_t i = 0; i < facts.size(); ++i)
        if (facts[i].first.kind == LossKind::Path)
            byName.insert(fileNameOf(facts[i].first.normal).toString(), int(i));
    for (const QString& name : byName.uniqueKeys()) {
        const QList<int> same = byName.values(name);
        if (same.size() < 2 || same.size() > 64)
            continue;
        for (const int number : same) {
            Fact& fact = facts[size_t(number)];
            const QString& normal = fact.first.normal;
            QList<int> longer;
            for (const int other : same) {
                const QString& whole = facts[size_t(other)].first.normal;
                if (whole.size() > normal.size() && samePathEnd(whole, normal) && facts[size_t(other)].occurrences > 0)
                    longer.append(other);
            }
            const bool hasOne = !longer.isEmpty() && std::ranges::all_of(longer, [&](int other) {
                return samePathEnd(facts[size_t(other)].first.normal, facts[size_t(longer.first())].first.normal);
            });
            fact.isAmbiguous = std::ranges::any_of(
                same, [&](int other) { return !samePathEnd(facts[size_t(other)].first.normal, normal); });
            if (!hasOne)
                continue;
            Fact& whole = facts[size_t(*std::ranges::max_element(
                longer, {}, [&](int other) { return facts[size_t(other)].first.normal.size(); }))];
            merge(fact, whole);
        }
    }
}

void LossReviewer::Facts::merge(Fact& from, Fact& into)
{
    into.places += std::exchange(from.places, {});
    std::ranges::stable_sort(into.places, {}, orderOf);
    into.places.resize(qMin<qsizetype>(into.places.size(), LossFinding::MostPlaces));
    into.occurrences += std::exchange(from.occurrences, 0);
    into.weight += std::exchange(from.weight, 0);
}

/// "No new packages" and "don't add any new packages" are one demand.
void LossReviewer::Facts::mergeDemands()
{
    ClauseIndex known;
    const auto weightOf = [](const Clause& clause) {
        double sum = 0;
        for (const ClauseWord& word : clause.words)
            sum += word.weight;
        return sum;
    };
    for (size_t i = 0; i < facts.size(); ++i) {
        if (!facts[i].first.clause)
            continue;
        const Clause& clause = *facts[i].first.clause;
        const auto hits = known.find(clause, SaidTwice);
        const auto same = std::ranges::find_if(hits, [&](const ClauseIndex::Hit& hit) {
            const Clause& other = known.entry(hit.entry).clause;
            return hit.sameSense && !hit.figuresMissing && other.language == clause.language
                && weightOf(clause) >= SaidTwice * weightOf(other);
        });
        if (same == hits.end())
            known.add(clause, qint64(i));
        else
            merge(facts[i], facts[size_t(known.entry(same->entry).id)]);
    }
}

/// "Of the 41" are the 41 lines.
void LossReviewer::Facts::mergeFigures()
{
    constexpr qsizetype Telling = 2;
    QHash<QString, int> counted;
    const auto isNumber = [](const Fact& fact, QLatin1StringView rule) {
        return fact.first.kind == LossKind::Number && fact.first.rule == rule;
    };
    for (const auto rule : {"number-unit"_L1, "number-counted"_L1})
        for (size_t i = 0; i < facts.size(); ++i)
            if (isNumber(facts[i], rule))
                counted.insert(figureKey(facts[i].first.value), int(i));
    for (Fact& fact : facts) {
        const QString key = figureKey(fact.first.value);
        if (!isNumber(fact, "number-bare"_L1) || key.size() < Telling)
            continue;
        if (const auto same = counted.constFind(key); same != counted.constEnd())
            merge(fact, facts[size_t(*same)]);
    }
}

/// Only what was said plainly, or often enough, counts.
void LossReviewer::Facts::choose()
{
    std::array<qsizetype, LossKindCount> counts {};
    std::vector<Fact> chosen;
    std::vector<int> newPlaces(facts.size(), -1);
    for (size_t i = 0; i < facts.size(); ++i) {
        Fact& fact = facts[i];
        if (fact.weight < EnoughWeight)
            continue;
        if (++counts[size_t(fact.first.kind)] > MostFindings) {
            ++passedOver;
            continue;
        }
        newPlaces[i] = int(chosen.size());
        chosen.push_back(std::move(fact));
    }
    facts = std::move(chosen);
    for (QHash<QString, int>& ofKind : byNormal)
        for (int& place : ofKind)
            place = newPlaces[size_t(place)];
    for (size_t i = 0; i < facts.size(); ++i) {
        const ExtractedFact& fact = facts[i].first;
        if (fact.kind == LossKind::Path)
            pathsByName.insert(fileNameOf(fact.normal).toString(), int(i));
        if (!fact.clause)
            continue;
        for (const ClauseWord& word : fact.clause->words)
            if (word.type == ClauseWord::Type::Anchor)
                demandsByName.insert(fileNameOf(word.key).toString(), int(i));
    }
}

qsizetype LossReviewer::Facts::saidAt(const Fact& fact) const
{
    const FactPlace place = fact.places.value(0);
    const auto before = saidBefore.constFind({place.message, place.part});
    return before == saidBefore.constEnd() ? -1 : *before + place.offset;
}

void LossReviewer::Facts::use(int fact, qint64 message)
{
    QList<qint64>& used = facts[size_t(fact)].usedLater;
    if (used.isEmpty() || used.last() != message)
        used.append(message);
}

void LossReviewer::Facts::useNames(const ExtractedFact& found, qint64 message)
{
    if (found.kind == LossKind::Path) {
        const QString name = fileNameOf(found.normal).toString();
        for (const int fact : pathsByName.values(name))
            if (samePathEnd(facts[size_t(fact)].first.normal, found.normal))
                use(fact, message);
    } else if (const int fact = byNormal[size_t(found.kind)].value(found.normal, -1); fact >= 0) {
        use(fact, message);
    }
    if (found.kind != LossKind::Path && found.kind != LossKind::Identifier)
        return;
    for (const int fact : demandsByName.values(fileNameOf(found.normal).toString()))
        for (const ClauseWord& word : facts[size_t(fact)].first.clause->words)
            if (word.type == ClauseWord::Type::Anchor && samePathEnd(word.key, found.normal))
                use(fact, message);
}

void LossReviewer::Facts::readLater(
    const QList<ReviewedText>& later, const FactExtractor& extractor, const JobControl& job)
{
    ClauseIndex again;
    for (const ReviewedText& text : later) {
        if (job.isCancelled())
            return;
        if (isOutput(text.source))
            continue;
        std::vector<Clause> clauses;
        const bool isSaid = text.source == FactSource::Text && again.count() < MostClauses;
        for (const ExtractedFact& found : extractor.extract(text, job, isSaid ? &clauses : nullptr))
            useNames(found, text.message);
        for (Clause& clause : clauses)
            again.add(std::move(clause), text.message);
    }
    for (size_t i = 0; i < facts.size(); ++i) {
        if (!facts[i].first.clause)
            continue;
        for (const ClauseIndex::Hit& hit : again.find(*facts[i].first.clause, SaidAgain))
            use(int(i), again.entry(hit.entry).id);
    }
    for (Fact& fact : facts) {
        std::ranges::sort(fact.usedLater);
        fact.usedLater.erase(std::ranges::unique(fact.usedLater).begin(), fact.usedLater.end());
    }
}

LossReviewer::LossReviewer()
    : LossReviewer(nullptr)
{
}

LossReviewer::LossReviewer(std::shared_ptr<const LossRules> rules)
    : m_rules(rules ? std::move(rules) : LossRules::builtIn())
    , m_facts(std::make_unique<Facts>())
{
}

LossReviewer::~LossReviewer() = default;

Result<> LossReviewer::read(const QList<ReviewedText>& covered, const QList<ReviewedText>& later, const JobControl& job)
{
    m_facts = std::make_unique<Facts>();
    qint64 total = 0;
    for (const QList<ReviewedText>* texts : {&covered, &later})
        for (const ReviewedText& text : *texts)
            total += text.text.size();
    m_facts->language = FactExtractor::usualLanguage(*m_rules, covered);
    const FactExtractor extractor(*m_rules, m_facts->language);
    const auto opening = std::ranges::find_if(covered, [](const ReviewedText& text) {
        return text.role == Role::User && text.source == FactSource::Text && text.text.size() > LongestGreeting;
    });
    // Outputs last: of what only they say, hardly anything counts.
    for (const bool outputs : {false, true}) {
        QStringList messages; // of the last output
        for (const ReviewedText& text : covered) {
            if (text.source == FactSource::ToolOutput && !outputs)
                messages = errorMessagesOf(text.text, *m_rules);
            if (isOutput(text.source) != outputs)
                continue;
            if (job.isCancelled())
                return cancelled();
            const bool isOpening = text.role == Role::User && (opening == covered.end() || &text <= &*opening);
            std::vector<Clause> clauses;
            const bool isSaid = text.source == FactSource::Text && m_facts->said.clauses.count() < MostClauses;
            std::vector<ExtractedFact> found = extractor.extract(text, job, isSaid ? &clauses : nullptr, isOpening);
            if (text.source == FactSource::Text)
                addRepeatedMessages(text.text, messages, found);
            m_facts->add(text, std::move(found), *m_rules);
            for (Clause& clause : clauses)
                m_facts->said.clauses.add(std::move(clause), m_facts->said.size);
            if (text.source == FactSource::Text) {
                m_facts->saidBefore.insert({text.message, text.part}, m_facts->said.size);
                m_facts->said.size += text.text.size();
            }
            m_facts->size += text.text.size();
            job.setProgress(m_facts->size, total);
        }
    }
    m_facts->said.sort();
    m_facts->mergePaths();
    m_facts->mergeDemands();
    m_facts->mergeFigures();
    for (Facts::Fact& fact : m_facts->facts)
        if (!std::ranges::is_sorted(std::as_const(fact.places), {}, Facts::orderOf))
            std::ranges::stable_sort(fact.places, {}, Facts::orderOf);
    m_facts->choose();
    m_facts->readLater(later, extractor, job);
    job.setProgress(total, total);
    return job.isCancelled() ? cancelled() : Result<>();
}

SummaryIndex LossReviewer::indexOf(QStringView summary, const JobControl& job) const
{
    return {*m_rules, summary, m_facts->language, m_facts->said,
        [this](const ExtractedFact& number) {
            return m_facts->byNormal[size_t(LossKind::Number)].contains(number.normal)
                || m_facts->bareFigures.contains(figureKey(number.value));
        },
        job};
}

QList<LossReviewer::DemandEvidence> LossReviewer::evidence(QStringView summary) const
{
    QList<DemandEvidence> found;
    const SummaryIndex index = indexOf(summary, {});
    for (const Facts::Fact& fact : m_facts->facts) {
        if (!fact.first.clause)
            continue;
        DemandEvidence& made = found.emplace_back();
        made.text = fact.text;
        for (const ClauseMatcher::Hit& hit : index.clausesLike(*fact.first.clause, m_facts->saidAt(fact)))
            made.clauses.append(hit.evidence);
    }
    return found;
}

Result<LossReview> LossReviewer::review(QStringView summary, const JobControl& job) const
{
    LossReview review;
    review.summaryLength = summary.size();
    review.passedOver = m_facts->passedOver;
    const SummaryIndex index = indexOf(summary, job);
    qsizetype done = 0;
    std::vector<bool> withFigures;
    for (const Facts::Fact& fact : m_facts->facts) {
        if (++done % 64 == 0 && job.isCancelled())
            return cancelled();
        const SummaryIndex::Answer answer = index.find(fact.first, fact.text, fact.isAmbiguous, m_facts->saidAt(fact));
        LossFinding finding;
        finding.kind = fact.first.kind;
        finding.text = fact.text;
        finding.sentence = fact.sentence;
        finding.normal = fact.first.normal;
        finding.status = answer.status;
        finding.match = answer.match;
        finding.rule = fact.first.rule;
        finding.places = fact.places;
        finding.occurrences = fact.occurrences;
        finding.summaryOffset = answer.begin;
        finding.summaryLength = answer.begin < 0 ? 0 : answer.end - answer.begin;
        finding.changedTo = answer.changedTo;
        finding.usedLater = fact.usedLater;
        review.findings.append(std::move(finding));
        withFigures.push_back(answer.hasFigures);
    }
    if (job.isCancelled())
        return cancelled();
    keepFigures(review, withFigures);
    std::ranges::stable_sort(review.findings, {}, [](const LossFinding& finding) {
        const FactPlace place = finding.places.value(0);
        return std::tuple(rank(finding), finding.kind, place.message, place.part, place.offset);
    });
    for (const LossFinding& finding : std::as_const(review.findings)) {
        for (LossCoverage* coverage : {&review.total, &review.byKind[size_t(finding.kind)]}) {
            ++(finding.status == LossFinding::Status::Kept           ? coverage->kept
                    : finding.status == LossFinding::Status::Changed ? coverage->changed
                                                                     : coverage->lost);
            coverage->needed += finding.isNeeded() ? 1 : 0;
        }
    }
    return review;
}

Result<LossReview> reviewLoss(const QList<ReviewedText>& covered, QStringView summary, const QList<ReviewedText>& later,
    const std::shared_ptr<const LossRules>& rules, const JobControl& job)
{
    LossReviewer reviewer(rules);
    return reviewer.read(covered, later, job).and_then([&] { return reviewer.review(summary, job); });
}

} // namespace stemma
