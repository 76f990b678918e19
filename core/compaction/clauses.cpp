// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/clauses.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr double PathWeight = 2;
constexpr double NameWeight = 1.5;

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

void add(std::vector<ClauseWord>& words, ClauseWord word)
{
    const auto same = std::ranges::find_if(
        words, [&](const ClauseWord& other) { return other.type == word.type && other.key == word.key; });
    if (same == words.end())
        words.push_back(std::move(word));
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
{
}

QString ClauseReader::lowered(size_t token) const
{
    QString word = m_reader.lowered(token);
    if (std::ranges::contains(std::as_const(word), u'’'))
        word.replace(u'’', u'\'');
    return word;
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
        if (ends && !isWide && c == u'.' && i + 2 < end && m_text[i + 1] == u' ' && m_text[i + 2].isLower())
            ends = false; // an abbreviation
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

size_t ClauseReader::firstToken(qsizetype offset) const
{
    return size_t(std::ranges::lower_bound(m_tokens, offset, {}, &TextToken::begin) - m_tokens.begin());
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
    const QString word = lowered(token);
    if (m_rules.reasons.contains(word))
        return Break::Hard;
    if (m_rules.joiners.contains(word))
        return found == Break::Soft ? Break::Hard : Break::Soft; // ", and" begins anew
    return found;
}

std::vector<ClauseReader::Segment> ClauseReader::segments(const Sentence& sentence) const
{
    std::vector<Segment> found;
    for (size_t i = firstToken(sentence.begin); i < m_tokens.size() && m_tokens[i].begin < sentence.end; ++i) {
        const Break before = found.empty() ? Break::None : breakBefore(i);
        if (found.empty() || before != Break::None) {
            found.push_back({m_tokens[i].begin, m_tokens[i].end, before, lowered(i), 1});
            const bool isJoined = m_rules.joiners.contains(found.back().firstWord);
            if (isJoined && i + 1 < m_tokens.size() && m_tokens[i + 1].begin < sentence.end)
                found.back().firstWord = lowered(i + 1);
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

const LossRules::Rule* ClauseReader::ruleFor(qsizetype begin, qsizetype end, bool byUser) const
{
    QList<int> tried;
    QString text;
    const LossRules::Rule* decision = nullptr; // "Use only …" demands
    for (size_t i = firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end; ++i) {
        const auto rules = m_rules.sentenceRulesByWord.constFind(lowered(i));
        if (rules == m_rules.sentenceRulesByWord.constEnd())
            continue;
        const auto isOwn = [&](int number) { return m_rules.sentenceRules.at(number).language == m_language; };
        const bool hasOwn = std::ranges::any_of(*rules, isOwn);
        for (const int number : *rules) {
            const LossRules::Rule& rule = m_rules.sentenceRules.at(number);
            if (hasOwn && rule.language && !isOwn(number)) // "no" begins demands in two languages
                continue;
            if (tried.contains(number) || (!byUser && !rule.byAssistant))
                continue;
            tried.append(number);
            if (text.isEmpty())
                text = m_text.sliced(begin, end - begin).toString().replace(u'’', u'\'').remove(u'*').simplified();
            if (rule.pattern.match(text).hasMatch() && !(rule.hasUnless && rule.unless.match(text).hasMatch())) {
                if (rule.kind != LossKind::Decision)
                    return &rule;
                decision = decision ? decision : &rule;
            }
        }
    }
    return decision;
}

std::vector<Clause> ClauseReader::matches(const Sentence& sentence, bool byUser) const
{
    std::vector<Clause> found;
    if (sentence.isQuestion)
        return found;
    qsizetype begin = -1;
    qsizetype end = 0;
    const LossRules::Rule* rule = nullptr;
    const auto finish = [&] {
        if (begin >= 0 && rule) {
            Clause made = clause(begin, end);
            made.kind = rule->kind;
            made.rule = rule->name;
            trimClause(m_text, made.begin, made.end);
            if (!made.words.empty() && made.end > made.begin)
                found.push_back(std::move(made));
        }
        begin = -1;
        rule = nullptr;
    };
    bool isCondition = false;
    for (const Segment& segment : segments(sentence)) {
        const LossRules::Rule* own = ruleFor(segment.begin, segment.end, byUser);
        const bool explains = m_rules.pauses.contains(segment.firstWord) && !own;
        if (segment.before == Break::Hard || (begin >= 0 && rule && (own || explains))) {
            finish();
        } else if (begin >= 0 && !rule && own && !isCondition) {
            begin = -1;
        }
        if (begin < 0) {
            if (explains)
                continue;
            begin = segment.begin;
            isCondition = m_rules.conditions.contains(segment.firstWord);
        }
        end = segment.end;
        if (!rule)
            rule = own || begin == segment.begin ? own : ruleFor(begin, end, byUser);
    }
    finish();
    return found;
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
    for (Clause& part : found) {
        part.demands = part.demands || sentence.underDemands;
        trimClause(m_text, part.begin, part.end);
    }
    std::erase_if(found, [](const Clause& part) { return part.words.empty() || part.end <= part.begin; });
    return found;
}

Clause ClauseReader::clause(qsizetype begin, qsizetype end) const
{
    Clause made;
    made.begin = begin;
    made.end = end;
    for (size_t i = firstToken(begin); i < m_tokens.size() && m_tokens[i].begin < end;) {
        if (const size_t next = addPhrase(made, i, end); next > i) {
            i = next;
            continue;
        }
        const TextToken& token = m_tokens[i];
        if (token.has(TextToken::Ideographs)) {
            addIdeographs(made, m_reader.textOf(token));
            ++i;
        } else if (const auto fact = m_reader.read(i); fact && fact->rule != "error-message"_L1 && fact->end <= end) {
            addFact(made, *fact);
            i = fact->next;
        } else {
            addWord(made, lowered(i));
            ++i;
        }
    }
    return made;
}

size_t ClauseReader::addPhrase(Clause& clause, size_t token, qsizetype end) const
{
    const auto phrases = m_rules.phrases.constFind(lowered(token));
    if (phrases == m_rules.phrases.constEnd())
        return token;
    for (const LossRules::Phrase& phrase : *phrases) {
        size_t at = token + 1;
        bool fits = true;
        for (const QString& word : phrase.words) {
            fits = at < m_tokens.size() && m_tokens[at].begin < end && lowered(at) == word;
            if (!fits)
                break;
            ++at;
        }
        if (!fits)
            continue;
        clause.denies = clause.denies || phrase.meaning.denies;
        clause.demands = clause.demands || phrase.meaning.demands;
        add(clause.words, {ClauseWord::Type::Concept, phrase.meaning.name, {}, 1});
        return at;
    }
    return token;
}

void ClauseReader::addFact(Clause& clause, const TokenFact& fact) const
{
    if (fact.kind != LossKind::Number) {
        for (const TokenFact& one : m_reader.spread(fact))
            add(clause.words,
                {ClauseWord::Type::Anchor, one.normal, {}, fact.kind == LossKind::Path ? PathWeight : NameWeight});
        return;
    }
    const bool isMeasured = fact.rule == "number-unit"_L1;
    add(clause.words, {ClauseWord::Type::Number, figureKey(fact.value), isMeasured ? fact.unit : QString(), 1});
    if (!isMeasured && !fact.unit.isEmpty())
        addWord(clause, fact.unit);
}

void ClauseReader::addWord(Clause& clause, const QString& word) const
{
    if (m_rules.negations.contains(word) || word.endsWith("n't"_L1)) {
        clause.denies = true;
        clause.demands = true;
        return;
    }
    if (m_rules.markers.contains(word)) {
        clause.demands = true;
        return;
    }
    const auto meaning = m_rules.concepts.constFind(word);
    if (meaning != m_rules.concepts.constEnd()) {
        clause.denies = clause.denies || meaning->denies;
        clause.demands = clause.demands || meaning->demands;
        add(clause.words, {ClauseWord::Type::Concept, meaning->name, {}, 1});
        return;
    }
    if (const auto number = m_rules.numberWords.constFind(word); number != m_rules.numberWords.constEnd()) {
        add(clause.words, {ClauseWord::Type::Number, figureKey(*number), {}, 1});
        return;
    }
    if (m_rules.isStopWord(word))
        return;
    if (word.size() > TokenReader::LongestWord)
        return;
    for (const QChar sign : {u'-', u'/'}) {
        const qsizetype part = word.indexOf(sign);
        if (part > 0 && part + 1 < word.size() && word.size() > 4) { // "I/O" stays whole
            addWord(clause, word.first(part));
            addWord(clause, word.sliced(part + 1));
            return;
        }
    }
    const QString stem = m_rules.stem(word, m_language);
    if (!stem.isEmpty() && (stem.size() > 1 || stem[0].isDigit() || word == "i"_L1 || word == "o"_L1))
        add(clause.words, {ClauseWord::Type::Word, stem, {}, 1});
}

void ClauseReader::addIdeographs(Clause& clause, QStringView run) const
{
    for (const QString& sign : {u"不"_s, u"别"_s, u"勿"_s, u"ない"_s, u"禁"_s})
        if (run.contains(sign))
            clause.denies = clause.demands = true;
    for (qsizetype i = 0; i + 1 < qMin<qsizetype>(run.size(), 64); ++i)
        add(clause.words, {ClauseWord::Type::Word, run.sliced(i, 2).toString(), {}, 0.5});
}

} // namespace stemma
