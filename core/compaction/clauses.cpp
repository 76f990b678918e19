// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauses.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr size_t ShortPart = 4; ///< tokens of a part that tells no more than why
constexpr qsizetype LongestShortened = 4;

bool isBullet(QStringView line)
{
    return line.size() > 1 && QStringView(u"-*+•>#|").contains(line[0]);
}

bool isListed(QStringView line)
{
    qsizetype digits = 0;
    while (digits < line.size() && digits < 3 && line[digits].isDigit())
        ++digits;
    return isBullet(line)
        || (digits > 0 && digits + 1 < line.size() && (line[digits] == u'.' || line[digits] == u')')
            && line[digits + 1] == u' ');
}

bool endsSentence(QChar c)
{
    switch (c.unicode()) {
    case u'.':
    case u'!':
    case u'?':
    case u'…':
    case u'。':
    case u'！':
    case u'？':
        return true;
    default:
        return false;
    }
}

bool endsWideSentence(QChar c)
{
    return c == u'。' || c == u'！' || c == u'？';
}

} // namespace

void trimClause(QStringView text, qsizetype& begin, qsizetype& end)
{
    static constexpr QStringView Before = u" \t\n\r-*+•>#|,;:–—()[]";
    static constexpr QStringView After = u" \t\n\r*.,;:!–—(|…。！，、";
    while (begin < end && Before.contains(text[begin]))
        ++begin;
    qsizetype digits = 0;
    while (begin + digits < end && digits < 3 && text[begin + digits].isDigit())
        ++digits;
    if (digits > 0 && begin + digits + 1 < end && (text[begin + digits] == u'.' || text[begin + digits] == u')')
        && text[begin + digits + 1] == u' ')
        begin += digits + 2;
    while (end > begin && After.contains(text[end - 1]))
        --end;
    if (end > begin && text[end - 1] == u')' && !text.sliced(begin, end - begin).contains(u'('))
        --end;
    // Emphasis of its beginning has an end within.
    while (begin < end && (text[begin] == u'*' || text[begin] == u' '))
        ++begin;
}

ClauseReader::ClauseReader(const LossRules& rules, QStringView text, const std::vector<TextToken>& tokens,
    const TokenReader& reader, LossRules::Language language)
    : m_rules(rules)
    , m_text(text)
    , m_tokens(tokens)
    , m_reader(reader)
    , m_language(language)
    , m_words(rules, tokens, reader, language)
{
}

bool ClauseReader::isDemandHeading(QStringView line) const
{
    if (line.size() > 80)
        return false;
    QString letters = line.toString().toLower();
    for (QChar& c : letters)
        c = c.isLetter() ? c : u' ';
    return std::ranges::any_of(letters.split(u' ', Qt::SkipEmptyParts),
        [this](const QString& word) { return m_rules.headings.contains(word); });
}

std::vector<Sentence> ClauseReader::sentences() const
{
    std::vector<Sentence> found;
    bool inFence = false;
    bool underDemands = false;
    qsizetype begin = -1; // of a paragraph that goes on
    qsizetype end = 0;
    const auto finish = [&] {
        if (begin >= 0)
            splitLine(begin, end, underDemands, found);
        begin = -1;
    };
    for (qsizetype at = 0; at < m_text.size();) {
        qsizetype lineEnd = m_text.indexOf(u'\n', at);
        if (lineEnd < 0)
            lineEnd = m_text.size();
        qsizetype lineBegin = at;
        while (lineBegin < lineEnd && m_text[lineBegin].isSpace())
            ++lineBegin;
        const QStringView line = m_text.sliced(lineBegin, lineEnd - lineBegin);
        at = lineEnd + 1;
        if (line.startsWith("```"_L1) || line.startsWith("~~~"_L1)) {
            finish();
            inFence = !inFence;
            continue;
        }
        if (inFence)
            continue;
        const QStringView trimmed = line.trimmed();
        const bool isHeading = line.startsWith(u'#') || (trimmed.endsWith(u':') && trimmed.size() < 60)
            || (trimmed.startsWith("**"_L1) && trimmed.endsWith("**"_L1));
        const bool goesOn = begin >= 0 && !line.isEmpty() && !isListed(line) && !endsSentence(m_text[end - 1])
            && line[0].isLower() && lineEnd - begin < LongestSentence;
        if (!goesOn)
            finish();
        if (isHeading && !goesOn)
            underDemands = isDemandHeading(line);
        if (!trimmed.isEmpty()) {
            begin = goesOn ? begin : lineBegin;
            end = lineBegin + trimmed.size();
        }
    }
    finish();
    return found;
}

void ClauseReader::splitLine(qsizetype begin, qsizetype end, bool underDemands, std::vector<Sentence>& found) const
{
    qsizetype from = begin;
    bool inSpan = false;
    for (qsizetype i = begin; i < end; ++i) {
        const QChar c = m_text[i];
        if (c == u'`')
            inSpan = !inSpan;
        const bool isWide = endsWideSentence(c);
        bool ends = !inSpan && endsSentence(c)
            && (isWide || i + 1 == end || m_text[i + 1].isSpace() || m_text[i + 1] == u'*' || m_text[i + 1] == u')');
        if (ends && !isWide && c == u'.' && i + 2 < end && m_text[i + 1] == u' ' && isAbbreviation(i))
            ends = false;
        if (ends && i > begin && m_text[i - 1].isDigit() && i - from <= 3)
            ends = false; // "1. …"
        const bool tooLong = i - from >= LongestSentence && m_text[i].isSpace();
        if (!ends && !tooLong && i - from < 2 * LongestSentence)
            continue;
        found.push_back({from, i + 1, c == u'?' || c == u'？', underDemands});
        from = i + 1;
        inSpan = false;
    }
    if (from < end)
        found.push_back({from, end, m_text[end - 1] == u'?', underDemands});
}

/// Before a small letter a point ends nothing, unless the writer begins sentences so.
bool ClauseReader::isAbbreviation(qsizetype point) const
{
    qsizetype begin = point;
    const auto isWithin = [&](qsizetype at) { // "wir's", "0,2"
        const QChar c = m_text[at];
        return c.isLetterOrNumber() || c == u'.' || c == u'\'' || c == u'’'
            || (c == u',' && at > 0 && m_text[at - 1].isDigit() && m_text[at + 1].isDigit());
    };
    while (begin > 0 && isWithin(begin - 1))
        --begin;
    const QString word = m_text.sliced(begin, point - begin).toString().toLower();
    const bool isUnit = begin > 1 && m_text[begin - 1] == u' ' && m_text[begin - 2].isDigit();
    if (m_rules.abbreviations.contains(word) && !isUnit)
        return true;
    if (!m_text[point + 2].isLower())
        return !word.isEmpty() && word.size() <= 2 && word[0].isDigit() && m_language == LossRules::Language::German;
    qsizetype next = point + 2;
    while (next < m_text.size() && m_text[next].isLetterOrNumber())
        ++next;
    if (next < m_text.size() && QStringView(u"/_`(").contains(m_text[next])) // a name may begin a sentence
        return false;
    if (word.isEmpty()) // "22 €."
        return false;
    const bool isLowered = m_text.trimmed().front().isLower(); // the writer begins sentences so
    const QString following = m_text.sliced(point + 2, next - point - 2).toString().toLower();
    const bool isNumbered = word.back().isDigit() && (!isLowered || m_rules.months.contains(following)); // "am 3. juni"
    const bool isShort = word.size() < 2 || word.contains(u'.') || isNumbered;
    return isShort || (word.size() <= LongestShortened && !isLowered);
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
    const bool hasNext = token + 1 < m_tokens.size();
    if (grammar().reasons.contains(word)
        || (hasNext && grammar().reasons.contains(QString(word + u' ' + m_words.lowered(token + 1))))) // "ya que"
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

const LossRules::Rule* ClauseReader::ruleFor(qsizetype begin, qsizetype end, bool byUser, bool inQuestion) const
{
    QList<int> tried;
    QString text;
    bool tells = false; // what was, or is
    const LossRules::Rule* decision = nullptr; // "Use only …" demands
    const auto readText = [&] {
        qsizetype first = begin;
        qsizetype last = end;
        trimClause(m_text, first, last);
        text = m_text.sliced(first, last - first).toString().replace(u'’', u'\'').remove(u'*').remove(u'`');
        text = text.simplified();
        const QRegularExpression& narrative = grammar().narrative;
        tells = !narrative.pattern().isEmpty() && narrative.match(text).hasMatch();
    };
    const auto matches = [&](int number) {
        const LossRules::Rule& rule = m_rules.sentenceRules.at(number);
        if (rule.language && rule.language != m_language && m_language != LossRules::Language::Other)
            return false; // "no" begins demands in two languages
        if (tried.contains(number) || (!byUser && !rule.byAssistant) || (inQuestion && !rule.inQuestions))
            return false;
        tried.append(number);
        if (text.isEmpty())
            readText();
        return !(tells && rule.kind == LossKind::Constraint) && rule.pattern.match(text).hasMatch()
            && !(rule.hasUnless && rule.unless.match(text).hasMatch());
    };
    const auto firstOf = [&](const QList<int>& numbers) -> const LossRules::Rule* {
        for (const int number : numbers) {
            const LossRules::Rule& rule = m_rules.sentenceRules.at(number);
            if (!matches(number))
                continue;
            if (rule.kind != LossKind::Decision)
                return &rule;
            decision = decision ? decision : &rule;
        }
        return nullptr;
    };
    const auto byWord = [&](const QString& word) -> const LossRules::Rule* {
        const auto rules = m_rules.sentenceRulesByWord.constFind(word);
        return rules == m_rules.sentenceRulesByWord.constEnd() ? nullptr : firstOf(*rules);
    };
    if (const LossRules::Rule* found = firstOf(m_rules.rulesWithoutWords[size_t(m_language)]))
        return found;
    for (size_t i = m_words.firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end; ++i) {
        const QString word = m_words.lowered(i);
        if (const LossRules::Rule* found = byWord(word))
            return found;
        if (const qsizetype elided = word.indexOf(u'\'') + 1; elided > 0) // "n'utilise"
            for (const QString& part : {word.first(elided), word.sliced(elided)})
                if (const LossRules::Rule* found = byWord(part))
                    return found;
    }
    return decision;
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
    const LossRules::Rule* rule = nullptr;
    const auto finish = [&] {
        if (begin >= 0 && rule) {
            Clause made = clause(mainBegin, mainEnd); // what it is set against does not deny it
            made.begin = begin;
            made.end = end;
            made.kind = rule->kind;
            made.rule = rule->name;
            trimClause(m_text, made.begin, made.end);
            if (made.words.empty())
                m_words.addPlainWords(made);
            addCore(made, coreBegin, coreEnd);
            if (!made.words.empty() && made.end > made.begin)
                found.push_back(std::move(made));
        }
        begin = -1;
        rule = nullptr;
    };
    bool opensWithCondition = false;
    bool hasCondition = false;
    bool isAfterContrast = false;
    size_t tokens = 0;
    for (const Segment& segment : segments(sentence)) {
        const LossRules::Rule* own = ruleFor(segment.begin, segment.end, byUser, sentence.isQuestion);
        const bool isPronoun = !segment.beforeNoun && grammar().pauses.contains(segment.firstWord);
        if (isPronoun && own && own->isWeak)
            own = nullptr;
        const bool explains
            = isPronoun && (!own || (begin >= 0 && rule && segment.tokens <= ShortPart && !withoutBlanks()));
        const bool isContrast = this->isContrast(segment);
        const bool saysNothing = segment.tokens < ShortPart && clause(segment.begin, segment.end).words.empty();
        const bool isTail = begin >= 0 && !withoutBlanks() && segment.before != Break::None
            && (segment.joiner.isEmpty() ? rule && segment.before == Break::Soft && segment.tokens < ShortPart / 2 + 1
                                         : saysNothing); // "…, but no more"
        const bool joins = isContrast != isAfterContrast || (isPronoun && !rule) || isTail;
        const bool isCondition = this->isCondition(segment.firstWord);
        const bool goesOn = begin >= 0 && (opensWithCondition || joins || (rule && isCondition && !withoutBlanks()));
        const bool isReason = !withoutBlanks() && !isPronoun && grammar().reasons.contains(segment.firstWord);
        const bool isJoined = begin >= 0 && (isTail || (isContrast && !segment.joiner.isEmpty()));
        if ((segment.before == Break::Hard && !isJoined) || (begin >= 0 && rule && (own || explains) && !goesOn)) {
            finish();
        } else if (begin >= 0 && !rule && own && !goesOn) {
            begin = -1;
        }
        if (begin < 0) {
            if (explains || isReason)
                continue;
            begin = segment.begin;
            tokens = 0;
            opensWithCondition = hasCondition = isCondition;
        } else {
            opensWithCondition = false;
        }
        if (begin == segment.begin || (isAfterContrast && !isContrast))
            mainBegin = segment.begin;
        end = segment.end;
        if (!isContrast || begin == segment.begin)
            mainEnd = end;
        if (!rule) {
            coreBegin = hasCondition || isAfterContrast || !own ? begin : segment.begin;
            coreEnd = end;
        } else if (own || isCondition || isTail) {
            coreEnd = end;
        }
        isAfterContrast = isContrast && tokens < 2; // "no, not by name, take …"
        tokens += segment.tokens;
        if (!rule)
            rule = (own && !(isContrast && joins)) || begin == segment.begin
                ? own
                : ruleFor(begin, end, byUser, sentence.isQuestion);
    }
    finish();
    return found;
}

/// "Keep the old format, half of them still use it": what explains need not be in the summary.
void ClauseReader::addCore(Clause& clause, qsizetype begin, qsizetype end) const
{
    constexpr double Enough = 1.5;
    if (begin <= clause.begin && end >= clause.end)
        return;
    Clause core = this->clause(begin, end);
    const auto add = [](double sum, const ClauseWord& word) { return sum + word.weight; };
    if (std::accumulate(core.words.begin(), core.words.end(), 0.0, add) >= Enough)
        clause.core = std::make_shared<const Clause>(std::move(core));
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
    if (pieces.size() > 1)
        for (const Segment& piece : pieces)
            if (piece.tokens > 1)
                found.push_back(clause(piece.begin, piece.end));
    if (const qsizetype without = withoutIn(sentence); without > 0) // what goes without saying what it is without
        found.push_back(clause(sentence.begin, without));
    for (Clause& part : found) {
        part.demands = part.demands || sentence.underDemands;
        trimClause(m_text, part.begin, part.end);
    }
    std::erase_if(found, [](const Clause& part) { return part.words.empty() || part.end <= part.begin; });
    return found;
}

} // namespace stemma
