// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

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

SentenceReader::SentenceReader(const LossRules& rules, QStringView text, LossRules::Language language)
    : m_rules(rules)
    , m_text(text)
    , m_language(language)
{
}

std::vector<Sentence> SentenceReader::sentences() const
{
    std::vector<Sentence> found;
    bool inFence = false;
    qsizetype begin = -1; // of a paragraph that goes on
    qsizetype end = 0;
    const auto finish = [&] {
        if (begin >= 0)
            splitLine(begin, end, found);
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
        const bool goesOn = begin >= 0 && !line.isEmpty() && !isListed(line) && !endsSentence(m_text[end - 1])
            && line[0].isLower() && lineEnd - begin < Longest;
        if (!goesOn)
            finish();
        if (!trimmed.isEmpty()) {
            begin = goesOn ? begin : lineBegin;
            end = lineBegin + trimmed.size();
        }
    }
    finish();
    return found;
}

void SentenceReader::splitLine(qsizetype begin, qsizetype end, std::vector<Sentence>& found) const
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
        const bool tooLong = i - from >= Longest && m_text[i].isSpace();
        if (!ends && !tooLong && i - from < 2 * Longest)
            continue;
        found.push_back({from, i + 1, c == u'?' || c == u'？'});
        from = i + 1;
        inSpan = false;
    }
    if (from < end)
        found.push_back({from, end, m_text[end - 1] == u'?'});
}

/// Before a small letter a point ends nothing, unless the writer begins sentences so.
bool SentenceReader::isAbbreviation(qsizetype point) const
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
    const bool counts = word != "no"_L1 || m_text[point + 2].isDigit(); // "no. 5", but "oh no. Then"
    if (m_rules.abbreviations.contains(word) && !isUnit && counts)
        return true;
    qsizetype next = point + 2;
    while (next < m_text.size() && m_text[next].isLetterOrNumber())
        ++next;
    const QString following = m_text.sliced(point + 2, next - point - 2).toString().toLower();
    if (!m_text[point + 2].isLower()) { // "am 3. Juni", "die 2. Auflage", but "nach APA 7. Die …"
        qsizetype before = begin - 1;
        while (before > 0 && m_text[before - 1].isLetterOrNumber())
            --before;
        const bool isNamed = before >= 0 && before < begin - 1 && m_text[before].isUpper();
        return !word.isEmpty() && word.size() <= 2 && word[0].isDigit() && m_language == LossRules::Language::German
            && (!isNamed || m_rules.months.contains(following));
    }
    if (next < m_text.size() && QStringView(u"/_`(").contains(m_text[next])) // a name may begin a sentence
        return false;
    if (word.isEmpty()) // "22 €."
        return false;
    const bool isLowered = m_text.trimmed().front().isLower(); // the writer begins sentences so
    const bool isNumbered = word.back().isDigit() && (!isLowered || m_rules.months.contains(following)); // "am 3. juni"
    const bool isShort = word.size() < 2 || word.contains(u'.') || isNumbered;
    return isShort || (word.size() <= LongestShortened && !isLowered);
}

} // namespace stemma
