// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauses.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t LongestSubject = 6; ///< tokens of "X" in "X and Y have to …"
constexpr size_t ShortPart = 4; ///< tokens of a part that tells no more than why

} // namespace

ClauseReader::ClauseReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
    const TokenReader& reader, LossRules::Language language)
    : m_rules(rules)
    , m_text(text)
    , m_tokens(tokens)
    , m_reader(reader)
    , m_language(language)
    , m_words(rules, tokens, reader, language)
    , m_matching(rules, text, tokens, m_words, language)
{
}

ClauseReader::Break ClauseReader::breakBefore(size_t token) const
{
    if (token == 0 || (m_tokens[token].has(TextToken::InSpan) && m_tokens[token - 1].has(TextToken::InSpan)))
        return Break::None;
    Break found = Break::None;
    const qsizetype from = m_tokens[token - 1].end;
    for (const QChar c : m_text.sliced(from, qMin<qsizetype>(m_tokens[token].begin - from, 16))) {
        if (c == u' ')
            continue;
        if (QStringView(u"–—;()").contains(c))
            return Break::Hard;
        if (QStringView(u",:，、：").contains(c))
            found = Break::Soft;
    }
    if (m_language == LossRules::Language::Japanese && found == Break::Soft) { // reasons end with their word
        const QString& before = m_reader.lowered(token - 1);
        const bool gives
            = std::ranges::any_of(grammar().reasons, [&](const QString& word) { return before.endsWith(word); });
        return gives ? Break::Hard : found;
    }
    const QString word = m_words.lowered(token);
    if (grammar().corrections.contains(word) && grammar().ands.contains(word)) // "not Y, but X" in one
        return Break::Soft;
    if (beginsWithOneOf(grammar().reasons, token)) // "ya que"
        return Break::Hard;
    if (grammar().joiners.contains(word))
        return found == Break::Soft ? Break::Hard : Break::Soft; // ", and" begins anew
    return found;
}

std::vector<ClauseReader::Segment> ClauseReader::segments(const Sentence& sentence) const
{
    std::vector<Segment> found;
    for (size_t i = m_words.firstToken(sentence.begin); i < m_tokens.size() && m_tokens[i].begin < sentence.end; ++i) {
        const Break before = found.empty() ? Break::None : breakBefore(i);
        if (found.empty() || before != Break::None) {
            found.push_back({m_tokens[i].begin, m_tokens[i].end, before, m_words.lowered(i), 1});
            const bool isJoined = grammar().joiners.contains(found.back().firstWord);
            if (isJoined && i + 1 < m_tokens.size() && m_tokens[i + 1].begin < sentence.end)
                found.back().joiner = std::exchange(found.back().firstWord, m_words.lowered(i + 1));
            const size_t second = i + (isJoined ? 2 : 1);
            found.back().beforeNoun = m_language == LossRules::Language::German && second < m_tokens.size()
                && m_tokens[second].has(TextToken::Upper);
        } else {
            found.back().end = m_tokens[i].end;
            ++found.back().tokens;
        }
    }
    if (!found.empty()) {
        found.front().begin = sentence.begin;
        found.back().end = sentence.end;
    }
    return found;
}

/// "…, not `posted_on`"
bool ClauseReader::isContrast(const Segment& segment) const
{
    constexpr size_t MostTokens = 6;
    const auto isThis = [&](const QString& word) { return segment.firstWord.startsWith(word); };
    const bool isShort = segment.tokens <= MostTokens
        && (withoutBlanks() ? std::ranges::any_of(grammar().contrasts, isThis)
                            : grammar().contrasts.contains(segment.firstWord));
    return isShort && (segment.joiner.isEmpty() || grammar().ands.contains(segment.joiner)); // "but not" says more
}

/// Has a word that says how things have to be.
bool ClauseReader::asks(const Segment& segment) const
{
    for (size_t i = m_words.firstToken(segment.begin); i < m_tokens.size() && m_tokens[i].begin < segment.end; ++i)
        if (m_rules.markers.contains(m_words.lowered(i)))
            return true;
    return false;
}

/// "Cash only, no cards", "by eight, not a minute later", "no bills, only coins": says again what was demanded, by what
/// it is not, or is.
bool ClauseReader::isRestating(const Segment& segment, bool ofDenial) const
{
    constexpr size_t MostTokens = 6;
    constexpr size_t MostWords = 2;
    if (withoutBlanks() || segment.before != Break::Soft || !segment.joiner.isEmpty() || segment.tokens > MostTokens)
        return false;
    const Clause said = clause(segment.begin, segment.end);
    return (said.negates && said.words.size() <= MostWords)
        || (ofDenial && said.confines && said.words.size() <= MostWords + 1);
}

/// "The colours, as they are", "les dates, on les garde": what is said of what stands before.
bool ClauseReader::isCommentOn(size_t topic, const Segment& segment) const
{
    constexpr size_t LongestTopic = 6;
    constexpr qsizetype ShortRun = 6; ///< signs
    if (withoutBlanks())
        return segment.end - segment.begin <= ShortRun;
    return segment.tokens < ShortPart || (topic <= LongestTopic && grammar().pauses.contains(segment.firstWord));
}

/// Of one word or two: "because", "given that".
bool ClauseReader::beginsWithOneOf(const QSet<QString>& words, size_t token) const
{
    if (token >= m_tokens.size())
        return false;
    const QString first = m_words.lowered(token);
    return words.contains(first)
        || (token + 1 < m_tokens.size() && words.contains(QString(first + u' ' + m_words.lowered(token + 1))));
}

bool ClauseReader::isReason(const Segment& segment) const
{
    return beginsWithOneOf(grammar().reasons, m_words.firstToken(segment.begin) + (segment.joiner.isEmpty() ? 0 : 1));
}

/// "My apprentice reads it on his phone, so no more than five columns": what stands before is the reason.
bool ClauseReader::isConsequence(const Segment& segment) const
{
    if (withoutBlanks())
        return std::ranges::any_of(
            grammar().consequences, [&](const QString& word) { return segment.firstWord.startsWith(word); });
    const size_t first = m_words.firstToken(segment.begin);
    return beginsWithOneOf(grammar().consequences, first)
        || (!segment.joiner.isEmpty() && beginsWithOneOf(grammar().consequences, first + 1));
}

bool ClauseReader::isCondition(const QString& firstWord) const
{
    if (!withoutBlanks())
        return grammar().conditions.contains(firstWord);
    // The words stand within the run, and Japanese ends with them.
    return std::ranges::any_of(grammar().conditions, [&](const QString& word) {
        return m_language == LossRules::Language::Japanese
            ? firstWord.endsWith(word)
            : firstWord.startsWith(word) || (word.size() < 3 && firstWord.endsWith(word));
    });
}

std::vector<Clause> ClauseReader::matches(const Sentence& sentence, bool byUser) const
{
    std::vector<Clause> found;
    if (sentence.isQuestion && !byUser)
        return found;
    qsizetype begin = -1;
    qsizetype end = 0;
    qsizetype mainBegin = 0;
    qsizetype mainEnd = 0;
    qsizetype coreBegin = 0;
    qsizetype coreEnd = 0;
    qsizetype conditionEnd = -1; // of the condition that the demand begins with; -1: none
    const LossRules::Rule* rule = nullptr;
    bool isTale = false; // "we lost two trains last year, nobody hurt"
    const auto finish = [&] {
        if (begin >= 0 && rule && !(isTale && rule->kind == LossKind::Constraint)) {
            Clause made = clause(mainBegin, mainEnd); // what it is set against does not deny it
            made.begin = begin;
            made.end = end;
            made.kind = rule->kind;
            made.rule = rule->name;
            if (made.aside.empty() && !made.denies && end > mainEnd) {
                const Clause whole = clause(mainBegin, end);
                made.aside = whole.aside;
                made.chosen = whole.chosen;
            }
            dropDenialOfCondition(made, mainBegin, conditionEnd, mainEnd);
            trimClause(m_text, made.begin, made.end);
            if (made.words.empty())
                m_words.addPlainWords(made);
            addCore(made, coreBegin, coreEnd);
            if (!made.words.empty() && made.end > made.begin)
                found.push_back(std::move(made));
        }
        begin = -1;
        conditionEnd = -1;
        rule = nullptr;
        isTale = false;
    };
    bool opensWithCondition = false;
    bool hasCondition = false;
    bool isAfterContrast = false;
    size_t tokens = 0;
    for (const Segment& segment : segments(sentence)) {
        const LossRules::Rule* own = m_matching.find(segment.begin, segment.end, byUser, sentence.isQuestion);
        const bool isPronoun = !segment.beforeNoun && grammar().pauses.contains(segment.firstWord);
        if (isPronoun && own && own->isWeak)
            own = nullptr;
        const bool explains
            = isPronoun && (!own || (begin >= 0 && rule && segment.tokens <= ShortPart && !withoutBlanks()));
        const bool isContrast = this->isContrast(segment) && !(begin >= 0 && opensWithCondition);
        const bool saysNothing = segment.tokens < ShortPart && clause(segment.begin, segment.end).words.empty();
        const bool isTail = begin >= 0 && !withoutBlanks() && segment.before != Break::None
            && (segment.joiner.isEmpty() ? rule && segment.before == Break::Soft && segment.tokens < ShortPart / 2 + 1
                                         : saysNothing); // "…, but no more"
        const bool isRestated = begin >= 0 && rule && isRestating(segment, clause(mainBegin, mainEnd).denies);
        const bool joins = isContrast != isAfterContrast || (isPronoun && !rule) || isTail || isRestated;
        const bool isCondition = this->isCondition(segment.firstWord);
        const bool goesOn = begin >= 0 && (opensWithCondition || joins || (rule && isCondition && !withoutBlanks()));
        const bool isComment = begin >= 0 && segment.before == Break::Soft && segment.joiner.isEmpty()
            && (isCommentOn(tokens, segment)
                || (isRestating(segment, false)
                    && clause(segment.begin, segment.end).words.size() < clause(begin, end).words.size()));
        const bool isOneSubject
            = segment.before == Break::Soft && grammar().ands.contains(segment.joiner) && tokens < LongestSubject;
        const bool isReason = !withoutBlanks() && !isPronoun && this->isReason(segment);
        const bool isJoined = begin >= 0 && (isTail || (isContrast && !segment.joiner.isEmpty()));
        if ((segment.before == Break::Hard && !isJoined) || (begin >= 0 && rule && (own || explains) && !goesOn)) {
            finish();
        } else if (begin >= 0 && !rule && own && !goesOn && !isComment && !isOneSubject) {
            begin = -1;
        }
        if (begin < 0) {
            // "Para no despertar a nadie hay que …": without a comma the demand is in the part that begins with its
            // purpose.
            const bool hasPurpose = own && segment.begin == sentence.begin && segment.end == sentence.end
                && !grammar().reasons.contains(segment.firstWord);
            if (explains || (isReason && !hasPurpose))
                continue;
            begin = segment.begin;
            tokens = 0;
            opensWithCondition = hasCondition = isCondition;
            conditionEnd = isCondition ? segment.end : -1;
        } else {
            opensWithCondition = false;
        }
        if (begin == segment.begin || (isAfterContrast && !isContrast))
            mainBegin = segment.begin;
        end = segment.end;
        if (!(isContrast || isRestated) || begin == segment.begin)
            mainEnd = end;
        isTale = isTale
            || (!rule && own && begin < segment.begin && !hasCondition && !asks(segment)
                && m_matching.isTold(begin, end));
        if (!rule) {
            coreBegin = hasCondition || isAfterContrast || !own ? begin : segment.begin;
            coreEnd = end;
        } else if (!isRestated && (own || isCondition || isTail)) {
            coreEnd = end;
        }
        isAfterContrast = isContrast && tokens < 2; // "no, not by name, take …"
        tokens += segment.tokens;
        if (!rule)
            rule = (own && !(isContrast && joins)) || begin == segment.begin
                ? own
                : m_matching.find(begin, end, byUser, sentence.isQuestion);
    }
    finish();
    if (byUser && !sentence.isQuestion && !sentence.opens)
        addOthers(sentence, found);
    return found;
}

/// "Who is not there three times pays first" forbids nothing: whether a clause with a condition denies something is
/// told by what stands behind the condition.
void ClauseReader::dropDenialOfCondition(Clause& made, qsizetype begin, qsizetype conditionEnd, qsizetype end) const
{
    if (conditionEnd <= begin || conditionEnd >= end || !made.denies)
        return;
    const Clause condition = clause(begin, conditionEnd);
    const Clause main = clause(conditionEnd, end);
    if (condition.denies && !condition.excepts && !main.words.empty())
        made.denies = main.denies;
}

/// What no rule matched may be a demand by how the whole of it is said: "The choir stands behind the orchestra."
void ClauseReader::addOthers(const Sentence& sentence, std::vector<Clause>& found) const
{
    const std::vector<Segment> pieces = segments(sentence);
    for (size_t i = 0; i < pieces.size();) {
        const Segment& first = pieces[i];
        qsizetype end = first.end;
        for (++i; i < pieces.size() && pieces[i].before != Break::Hard; ++i)
            end = pieces[i].end;
        bool isKnown = false;
        // What stands beside a demand, and behind it, explains it.
        const bool isBeside = !found.empty() && (found.front().begin < first.begin || first.tokens < ShortPart);
        for (const Clause& clause : found)
            if (clause.begin < end && first.begin < clause.end) {
                isKnown = isKnown || clause.begin <= first.begin;
                end = qMin(end, clause.begin);
            }
        const auto next = std::ranges::find_if(pieces, [&](const Segment& piece) { return piece.end > end; });
        const bool leads = next != pieces.end() && isConsequence(*next)
            && std::ranges::any_of(
                found, [&](const Clause& clause) { return clause.begin < next->end && next->begin < clause.end; });
        const bool explains = leads || (!withoutBlanks() && (isReason(first) || (isBeside && first.joiner.isEmpty())));
        if (isKnown || explains)
            continue;
        const LossRules::Rule* rule = m_matching.findOther(first.begin, end);
        if (!rule && end > first.end && first.tokens + 1 >= ShortPart && !withoutBlanks()) { // "…, my laptop is full"
            end = first.end;
            rule = m_matching.findOther(first.begin, end);
        }
        if (!rule)
            continue;
        Clause made = clause(first.begin, end);
        made.kind = rule->kind;
        made.rule = rule->name;
        trimClause(m_text, made.begin, made.end);
        if (!made.words.empty() && made.end > made.begin)
            found.push_back(std::move(made));
    }
}

/// "Keep the old format, half of them still use it": what explains need not be in the summary.
void ClauseReader::addCore(Clause& clause, qsizetype begin, qsizetype end) const
{
    constexpr double Enough = 1;
    if (begin <= clause.begin && end >= clause.end)
        return;
    Clause core = this->clause(begin, end);
    if (!clause.aside.empty() && core.denies != clause.denies) // without what is set against it
        return;
    const auto add = [](double sum, const ClauseWord& word) { return sum + word.weight; };
    if (std::accumulate(core.words.begin(), core.words.end(), 0.0, add) >= Enough) {
        core.aside = clause.aside;
        core.chosen = clause.chosen;
        clause.core = std::make_shared<const Clause>(std::move(core));
    }
}

qsizetype ClauseReader::withoutIn(const Sentence& sentence) const
{
    const size_t first = m_words.firstToken(sentence.begin);
    for (size_t i = first; i < m_tokens.size() && m_tokens[i].begin < sentence.end; ++i)
        if (i > first + 1 && grammar().withouts.contains(m_words.lowered(i)))
            return m_tokens[i].begin;
    return -1;
}

std::vector<Clause> ClauseReader::parts(const Sentence& sentence) const
{
    std::vector<Clause> found;
    const auto pieces = segments(sentence);
    found.push_back(clause(sentence.begin, sentence.end));
    if (pieces.size() > 1 && isCondition(pieces.front().firstWord))
        dropDenialOfCondition(found.front(), sentence.begin, pieces.front().end, sentence.end);
    if (pieces.size() > 1)
        for (const Segment& piece : pieces)
            if (piece.tokens > 1)
                found.push_back(clause(piece.begin, piece.end));
    if (const qsizetype without = withoutIn(sentence); without > 0) // what goes without saying what it is without
        found.push_back(clause(sentence.begin, without));
    if (auto denial = ClauseWords::denialIn(found.front()))
        found.push_back(std::move(*denial));
    for (Clause& part : found)
        trimClause(m_text, part.begin, part.end);
    std::erase_if(found, [](const Clause& part) { return part.words.empty() || part.end <= part.begin; });
    return found;
}

} // namespace stemma
