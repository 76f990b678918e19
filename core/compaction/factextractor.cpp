// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/factextractor.h"

#include "core/compaction/enclosed.h"
#include "core/compaction/lossreview.h"
#include "core/compaction/pastedlines.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int NeighbourWords = 5;
constexpr qsizetype LongestCommand = 300;
constexpr qsizetype LongestJoiner = 6;
constexpr qsizetype LongestFailure = 160;
constexpr qsizetype LeastWideQuotation = 8;
constexpr qsizetype LeastMessage = 8;

/// Small letters and signs of file names: "restic", "./run.sh".
bool isProgramName(QStringView word)
{
    return word.size() >= 2 && (word.front().isLetter() || word.front() == u'.' || word.front() == u'/')
        && std::ranges::any_of(word, [](QChar c) { return c.isLower(); })
        && std::ranges::all_of(word, [](QChar c) { return c.isLetterOrNumber() || u"._-/+"_s.contains(c); });
}

/// Options, a file read or written, a pipe.
bool hasArguments(QStringView line)
{
    return std::ranges::any_of(line.split(u' ', Qt::SkipEmptyParts), [](QStringView word) {
        const bool isOption = word.size() > 1 && word[0] == u'-' && (word[1].isLetter() || word[1] == u'-')
            && (word.size() == 2 || word[1] != u'-' || word[2].isLetter());
        return isOption || word == "|"_L1 || word == "<"_L1 || word == ">>"_L1;
    });
}

} // namespace

struct FactExtractor::Work
{
    QString plain; ///< the text that was cut
    FactSource source = FactSource::Text;
    TokenisedText cut;
    LossRules::Language language = LossRules::Language::English;
    std::vector<ExtractedFact> facts;
};

std::vector<ExtractedFact> FactExtractor::extract(
    const ReviewedText& text, const JobControl& job, std::vector<Clause>* clauses, bool isOpening) const
{
    Work work;
    work.source = text.source;
    PlainInput input;
    const bool isProse = text.source == FactSource::Text || text.source == FactSource::Thinking;
    if (text.source == FactSource::ToolInput) {
        input = plainInput(text.text, m_rules.commandKeys);
        work.plain = input.text;
    } else {
        work.plain = text.source == FactSource::Patch ? patchHeads(text.text) : text.text;
    }
    work.cut = tokenise(work.plain, isProse);
    if (isProse)
        work.language = languageOf(work.plain, work.cut.tokens);
    const TokenReader reader(m_rules, work.plain, work.cut.tokens, work.language, isProse);
    work.facts.reserve(32);
    readTokens(work, reader, job);
    for (ExtractedFact& fact : work.facts)
        fact.inCommand = std::ranges::any_of(
            input.commands, [&](const auto& value) { return fact.begin >= value.first && fact.end <= value.second; });
    readCommands(work, input.commands);
    if (text.source == FactSource::Text) {
        readSpans(work);
        readSentences(work, reader, text.role, isOpening);
        readFailures(work, reader);
        if (text.role == Role::User)
            setAsidePasted(work);
        dropToldFigures(work);
    }
    if (clauses && isProse)
        addClauses(ClauseReader(m_rules, work.plain, work.cut.tokens, reader, work.language), *clauses);
    if (!input.places.empty()) {
        for (ExtractedFact& fact : work.facts) {
            const qsizetype last = input.placeOf(qMax(fact.begin, fact.end - 1));
            fact.begin = input.placeOf(fact.begin);
            fact.end = last + 1;
        }
    }
    return std::move(work.facts);
}

LossRules::Language FactExtractor::languageOf(QStringView text, const std::vector<TextToken>& tokens) const
{
    constexpr int Enough = 200;
    std::array<int, LossRules::LanguageCount> votes {};
    QString word;
    int words = 0;
    int ideographs = 0;
    bool hasKana = false;
    for (const TextToken& token : tokens) {
        if (!token.isWord())
            continue;
        if (token.has(TextToken::Ideographs)) {
            ++ideographs;
            hasKana = hasKana || std::ranges::any_of(text.sliced(token.begin, token.end - token.begin), [](QChar c) {
                return c.script() == QChar::Script_Hiragana;
            });
        }
        takeLowerCase(text.sliced(token.begin, token.end - token.begin), word);
        m_rules.vote(word, votes);
        if (++words == Enough)
            break;
    }
    if (4 * ideographs > words)
        return hasKana ? LossRules::Language::Japanese : LossRules::Language::Chinese;
    const auto most = std::ranges::max_element(votes);
    // Many words are of several languages: a few votes more do not tell.
    if (*most == 0 || 3 * votes[size_t(m_usual)] >= 2 * *most)
        return m_usual;
    return LossRules::Language(most - votes.begin());
}

LossRules::Language FactExtractor::usualLanguage(const LossRules& rules, const QList<ReviewedText>& texts)
{
    constexpr int Enough = 40;
    std::array<qsizetype, LossRules::LanguageCount> sizes {};
    const FactExtractor extractor(rules);
    int read = 0;
    for (const ReviewedText& text : texts) {
        if (text.source != FactSource::Text || text.text.isEmpty())
            continue;
        const QStringView begin = QStringView(text.text).first(qMin<qsizetype>(text.text.size(), 2'000));
        sizes[size_t(extractor.languageOf(begin, tokenise(begin, true).tokens))] += begin.size();
        if (++read == Enough)
            break;
    }
    sizes[size_t(LossRules::Language::Other)] = 0;
    const auto most = std::ranges::max_element(sizes);
    return *most > 0 ? LossRules::Language(most - sizes.begin()) : LossRules::Language::Other;
}

std::vector<Clause> FactExtractor::clauses(QStringView text) const
{
    const TokenisedText cut = tokenise(text, true);
    const LossRules::Language language = languageOf(text, cut.tokens);
    const TokenReader reader(m_rules, text, cut.tokens, language, true);
    std::vector<Clause> found;
    addClauses(ClauseReader(m_rules, text, cut.tokens, reader, language), found);
    return found;
}

void FactExtractor::addClauses(const ClauseReader& reader, std::vector<Clause>& clauses)
{
    for (const Sentence& sentence : reader.sentences())
        for (Clause& part : reader.parts(sentence))
            clauses.push_back(std::move(part));
}

void FactExtractor::readTokens(Work& work, const TokenReader& reader, const JobControl& job) const
{
    const bool isProse = work.source == FactSource::Text || work.source == FactSource::Thinking;
    const auto& tokens = work.cut.tokens;
    constexpr int Plain = TextToken::Lower | TextToken::LineStart | TextToken::Hyphen | TextToken::Ideographs;
    for (size_t i = 0; i < tokens.size();) {
        if (i % 65'536 == 65'535 && job.isCancelled())
            return;
        const TextToken& token = tokens[i];
        // Most words are plain words: only "error:" and "five minutes" may matter.
        if (!token.has(~Plain) && !(isProse && reader.isNumberWord(i))
            && (token.end >= work.plain.size() || work.plain[token.end] != u':' || token.has(TextToken::Ideographs))) {
            ++i;
            continue;
        }
        auto fact = reader.read(i);
        if (!fact) {
            ++i;
            continue;
        }
        const bool inFence = token.has(TextToken::InFence);
        ExtractedFact found {fact->kind, isProse && inFence ? FactSource::Code : work.source, fact->begin, fact->end,
            {}, fact->rule, fact->unit, fact->value, fact->other, false, {}, {}};
        if (fact->kind == LossKind::Number && isProse)
            found.neighbours = neighbours(work, reader, i, fact->next);
        // A bare number in code or program output is no fact.
        const bool tells = fact->kind != LossKind::Number || (isProse && !inFence) || fact->rule == "number-unit"_L1;
        const size_t next = qMax(i + 1, fact->next);
        if (tells && fact->rule == "path-braces"_L1) {
            for (const TokenFact& one : reader.spread(*fact)) {
                found.normal = one.normal;
                work.facts.push_back(found);
            }
        } else if (tells) {
            found.normal = std::move(fact->normal);
            work.facts.push_back(std::move(found));
        }
        i = next;
    }
}

QStringList FactExtractor::neighbours(const Work& work, const TokenReader& reader, size_t first, size_t next) const
{
    QStringList words;
    const auto& tokens = work.cut.tokens;
    const QStringView text = work.plain;
    const auto take = [&](size_t token) {
        const QString& word = reader.lowered(token);
        const LossRules::Concept* meaning = m_rules.meaningOf(word, work.language);
        if (meaning && meaning->weight > 0) // "can" stands beside any figure
            words.append(meaning->name);
        else if (word.size() > 2 && !m_rules.isStopWord(word) && !word.front().isDigit())
            words.append(m_rules.stem(word, work.language));
    };
    for (size_t i = first, count = 0; i > 0 && count < NeighbourWords; --i, ++count) {
        const qsizetype end = tokens[i - 1].end;
        if (text.sliced(end, tokens[i].begin - end).contains(u'\n'))
            break;
        take(i - 1);
    }
    for (size_t i = next, count = 0; i < tokens.size() && count < NeighbourWords; ++i, ++count) {
        const qsizetype end = tokens[i - 1].end;
        if (tokens[i].begin > end && text.sliced(end, tokens[i].begin - end).contains(u'\n'))
            break;
        take(i);
    }
    return words;
}

void FactExtractor::readSentences(Work& work, const TokenReader& reader, Role role, bool isOpening) const
{
    const ClauseReader clauses(m_rules, work.plain, work.cut.tokens, reader, work.language);
    const bool byUser = role == Role::User || role == Role::System;
    for (Sentence& sentence : clauses.sentences()) {
        sentence.opens = isOpening;
        for (Clause& clause : clauses.matches(sentence, byUser)) {
            ExtractedFact fact;
            fact.kind = clause.kind;
            fact.source = work.source;
            fact.begin = clause.begin;
            fact.end = clause.end;
            fact.rule = clause.rule;
            fact.normal = phraseNormal(QStringView(work.plain).sliced(clause.begin, clause.end - clause.begin));
            fact.clause = std::make_shared<const Clause>(std::move(clause));
            work.facts.push_back(std::move(fact));
        }
    }
}

/// Whether the text between quotation marks is a message: a long sentence, or several that are longer than the label of
/// a button or a warning, which the user may want word for word.
bool FactExtractor::isQuotedMessage(QStringView quoted) const
{
    constexpr qsizetype LongSentence = 12; ///< blanks
    constexpr qsizetype LongLabel = 8; ///< blanks
    constexpr qsizetype LongWideLabel = 30; ///< signs of a script without blanks
    const QStringView text = quoted.trimmed();
    const qsizetype blanks = text.count(u' ');
    if (blanks >= LongSentence)
        return true;
    for (qsizetype at = 1; at + 2 < text.size(); ++at) {
        const QChar sign = text[at];
        if (QStringView(u"。！？").contains(sign) && text.size() >= LongWideLabel)
            return true;
        if (blanks < LongLabel || !QStringView(u".!?").contains(sign) || !text[at + 1].isSpace())
            continue;
        const QStringView word = text.first(at).sliced(text.first(at).lastIndexOf(u' ') + 1);
        if (sign != u'.' || !m_rules.abbreviations.contains(lowerCase(word))) // "Dr. Meier"
            return true;
    }
    return false;
}

/// What others said counts as code does, not as the user's own words; errors are pasted to be told.
void FactExtractor::setAsidePasted(Work& work) const
{
    const QList<std::pair<qsizetype, qsizetype>> pasted = pastedLines(work.plain);
    const auto isWithin = [](const auto& pieces, const ExtractedFact& fact) {
        const auto next
            = std::ranges::upper_bound(pieces, fact.begin, {}, [](const auto& piece) { return piece.first; });
        return next != pieces.begin() && fact.end <= std::prev(next)->second;
    };
    QList<std::pair<qsizetype, qsizetype>> quoted;
    QList<std::pair<qsizetype, qsizetype>> messages;
    for (const MarkupSpan& span : work.cut.spans)
        if (span.kind == MarkupSpan::Kind::Quoted) {
            quoted.append({span.begin, span.end});
            if (isQuotedMessage(QStringView(work.plain).sliced(span.begin, span.end - span.begin)))
                messages.append({span.begin, span.end});
        }
    std::erase_if(
        work.facts, [&](const ExtractedFact& fact) { return fact.rule == "number-bare"_L1 && isWithin(pasted, fact); });
    for (ExtractedFact& fact : work.facts)
        if ((fact.kind != LossKind::Error && (isWithin(pasted, fact) || isWithin(messages, fact)))
            || (fact.clause && isWithin(quoted, fact)))
            fact.source = FactSource::Code;
}

/// "Two years ago" is a story, "after two years" in a demand a figure.
void FactExtractor::dropToldFigures(Work& work)
{
    QList<std::pair<qsizetype, qsizetype>> demands;
    for (const ExtractedFact& fact : work.facts)
        if (fact.clause)
            demands.append({fact.begin, fact.end});
    std::erase_if(work.facts, [&](const ExtractedFact& fact) {
        const bool inWords = fact.kind == LossKind::Number && work.plain[fact.begin].isLetter();
        return inWords && fact.rule == "number-unit"_L1 && std::ranges::none_of(demands, [&](const auto& demand) {
            return demand.first <= fact.begin && fact.end <= demand.second;
        });
    });
}

bool FactExtractor::isCommand(QStringView line) const
{
    const qsizetype blank = line.indexOf(u' ');
    if (blank <= 0 || line.size() > LongestCommand)
        return false;
    const QStringView program = line.first(blank);
    return m_rules.commands.contains(lowerCase(program))
        || (isProgramName(program) && hasArguments(line.sliced(blank)));
}

/// "restic check failed with …": what went wrong, up to the end of the sentence.
void FactExtractor::readFailures(Work& work, const TokenReader& reader) const
{
    const auto& tokens = work.cut.tokens;
    const QStringView text = work.plain;
    const auto nextIs = [&](size_t i, QStringView signs) {
        qsizetype at = tokens[i].end;
        if (at < text.size() && (text[at] == u' ' || text[at] == u'\u00a0')) // "échoue : …"
            ++at;
        return at < text.size() && signs.contains(text[at]);
    };
    const auto addMessage = [&](qsizetype begin, qsizetype end) {
        end = enclosedEnd(text, begin, end); // "[upload failed: …]"
        trimClause(text, begin, end);
        const QString normal = phraseNormal(text.sliced(begin, qMax<qsizetype>(0, end - begin)));
        const bool isKnown = std::ranges::any_of(work.facts, [&](const ExtractedFact& fact) {
            return fact.kind == LossKind::Error && fact.begin >= begin && fact.begin < end;
        });
        if (normal.size() >= LeastMessage && !isKnown)
            work.facts.push_back(
                {LossKind::Error, work.source, begin, end, normal, u"failure"_s, {}, 0, {}, false, {}, {}});
    };
    for (size_t i = 0; i + 1 < tokens.size(); ++i) {
        // Few words have a colon or a short word behind them, and only these may tell.
        const bool mayTell = tokens[i].has(TextToken::Ideographs) || nextIs(i, u":：")
            || tokens[i + 1].end - tokens[i + 1].begin <= LongestJoiner;
        if (!mayTell || tokens[i].has(TextToken::InFence | TextToken::InSpan))
            continue;
        const QString& word = reader.lowered(i);
        if (tokens[i].has(TextToken::Ideographs)) {
            const bool fails
                = std::ranges::any_of(m_rules.failWords, [&](const QString& failed) { return word.contains(failed); });
            size_t first = i;
            while (fails && word.startsWith(u'で') && first > 0
                && !tokens[first - 1].has(TextToken::Ideographs | TextToken::InSpan)
                && tokens[first].begin - tokens[first - 1].end <= 1)
                --first;
            if (first < i)
                addMessage(tokens[first].begin, tokens[i - 1].end);
            if (!fails || !nextIs(i, u":："))
                continue;
        } else if (!m_rules.failWords.contains(word)) {
            continue;
        }
        size_t first = i + 1;
        const bool isJoined = m_rules.failJoiners.contains(reader.lowered(first));
        first += isJoined && first + 1 < tokens.size() ? 1 : 0;
        if (!isJoined && !nextIs(i, u":："))
            continue;
        qsizetype end = tokens[first].begin;
        while (end < text.size() && end - tokens[first].begin < LongestFailure && text[end] != u'\n'
            && text[end] != u'`' && !u"。，；"_s.contains(text[end])
            && !(u".;!?"_s.contains(text[end]) && (end + 1 == text.size() || text[end + 1].isSpace())))
            ++end;
        addMessage(tokens[first].begin, end);
    }
}

void FactExtractor::addCommand(
    Work& work, qsizetype begin, qsizetype end, QLatin1StringView rule, FactSource source) const
{
    const QStringView text = work.plain;
    while (begin < end && text[begin].isSpace())
        ++begin;
    while (end > begin && text[end - 1].isSpace())
        --end;
    const QString normal = phraseNormal(text.sliced(begin, end - begin));
    if (normal.contains(u' ') && end - begin <= LongestCommand)
        work.facts.push_back({LossKind::Command, source, begin, end, normal, rule, {}, 0, {}, false, {}, {}});
}

void FactExtractor::readSpans(Work& work) const
{
    const QStringView text = work.plain;
    for (const MarkupSpan& span : work.cut.spans) {
        const QStringView whole = text.sliced(span.begin, span.end - span.begin);
        if (span.kind == MarkupSpan::Kind::Quoted) {
            const QString normal = phraseNormal(whole);
            const bool isWide = std::ranges::any_of(normal, [](QChar c) { return c.unicode() >= 0x3040; });
            // One word is a name, or irony.
            if (isWide ? normal.size() >= LeastWideQuotation : normal.contains(u' '))
                work.facts.push_back({LossKind::Quotation, work.source, span.begin, span.end, normal, u"quotation"_s,
                    {}, 0, {}, false, {}, {}});
        } else if (span.kind == MarkupSpan::Kind::Code) {
            if (isCommand(whole))
                addCommand(work, span.begin, span.end, "command-span"_L1, work.source);
        } else {
            const QStringView line = whole.trimmed();
            const qsizetype begin = line.data() - text.data();
            const bool isShell = m_rules.shells.contains(span.fence.toString().toLower());
            const bool prompted = line.startsWith("$ "_L1);
            const qsizetype skip = prompted ? 2 : 0;
            if (prompted || (isShell && isCommand(line)))
                addCommand(work, begin + skip, begin + line.size(), "command-line"_L1, work.source);
        }
    }
}

void FactExtractor::readCommands(Work& work, const QList<std::pair<qsizetype, qsizetype>>& values) const
{
    for (const auto& [first, last] : values) {
        for (qsizetype at = first; at < last;) {
            qsizetype end = work.plain.indexOf(u'\n', at);
            if (end < 0 || end > last)
                end = last;
            addCommand(work, at, end, "command-of-tool"_L1, work.source);
            at = end + 1;
        }
    }
}

} // namespace stemma
