// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/textmatcher.h"

#include "core/base/text.h"
#include "core/store/recordneedle.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct TextMatcherText
{
    Q_DECLARE_TR_FUNCTIONS(TextMatcher)
};

/// A regular expression looks at so much of a text at a time: even a pattern whose cost grows with the square of it is
/// through with it within milliseconds.
constexpr qsizetype WindowSize = 4096;
/// Steps back from one place in a text, behind which PCRE gives up.
constexpr QLatin1StringView StepLimit {"(*LIMIT_MATCH=1000000)"};

bool isHighHalf(QStringView text, qsizetype at)
{
    return at >= 0 && at + 1 < text.size() && text[at].isHighSurrogate() && text[at + 1].isLowSurrogate();
}

/// The place behind the character at @p at.
qsizetype behind(QStringView text, qsizetype at)
{
    return at + (isHighHalf(text, at) ? 2 : 1);
}

bool isOfWord(char32_t character)
{
    return character == U'_' || QChar::isLetterOrNumber(character) || QChar::isMark(character);
}

bool standsAlone(QStringView text, const TextSpan& span)
{
    const auto unit = [text](qsizetype at) { return char32_t(text[at].unicode()); };
    if (span.start > 0) {
        const qsizetype at = span.start - 1;
        const bool isPair = isHighHalf(text, at - 1);
        if (isOfWord(isPair ? QChar::surrogateToUcs4(text[at - 1], text[at]) : unit(at)))
            return false;
    }
    if (span.end() >= text.size())
        return true;
    const qsizetype at = span.end();
    return !isOfWord(isHighHalf(text, at) ? QChar::surrogateToUcs4(text[at], text[at + 1]) : unit(at));
}

QByteArray longestWord(const QString& text)
{
    static const QRegularExpression words(u"[0-9A-Za-z_]*[A-Za-z][0-9A-Za-z_]*"_s);
    QByteArray longest;
    for (const QRegularExpressionMatch& match : words.globalMatch(text)) {
        const QByteArray word = match.captured().toLatin1();
        if (word.size() > longest.size() && isRecordNeedle(word))
            longest = word;
    }
    return longest;
}

std::unexpected<Error> noRegex(const QRegularExpression& regex, qsizetype prefix)
{
    const qsizetype at = std::max<qsizetype>(0, regex.patternErrorOffset() - prefix);
    return fail(Errc::Usage,
        TextMatcherText::tr("The regular expression cannot be read at character %1: %2.")
            .arg(at + 1)
            .arg(regex.errorString()));
}

QRegularExpression compiled(const QString& pattern, bool caseSensitive)
{
    QRegularExpression::PatternOptions options
        = QRegularExpression::UseUnicodePropertiesOption | QRegularExpression::MultilineOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !caseSensitive);
    return QRegularExpression(StepLimit + pattern, options);
}

/// Goes through one text by a regular expression. A window of it is matched as if more could follow; where a match may
/// go on behind the window, it is tried from its start with the whole text. So no step takes long, and a match is what
/// it would be without windows.
class RegexPass
{
public:
    RegexPass(const QRegularExpression& regex, QStringView text)
        : m_regex(regex)
        , m_text(text)
    {
    }

    TextMatches run(qsizetype limit, const JobControl& job);

private:
    bool step(); ///< false: PCRE gave up
    void take(const QRegularExpressionMatch& match);

    const QRegularExpression& m_regex;
    QStringView m_text;
    qsizetype m_from = 0;
    bool m_isOver = false;
    TextMatches m_found;
};

void RegexPass::take(const QRegularExpressionMatch& match)
{
    const qsizetype start = match.capturedStart();
    const qsizetype end = match.capturedEnd();
    // With \K a match may begin behind its end, or before what was found already.
    if (end > start && start >= m_from) {
        m_found.spans.push_back({start, end - start});
        m_from = end;
    } else {
        m_from = behind(m_text, std::max(start, m_from));
    }
    m_isOver = m_from > m_text.size();
}

bool RegexPass::step()
{
    using Regex = QRegularExpression;
    qsizetype end = std::min(m_text.size(), m_from + WindowSize);
    end += isHighHalf(m_text, end - 1) ? 1 : 0;
    const bool isLast = end == m_text.size();
    const auto match = m_regex.matchView(m_text.first(end), m_from,
        isLast ? Regex::NormalMatch : Regex::PartialPreferFirstMatch, Regex::DontCheckSubjectStringMatchOption);
    if (!match.isValid())
        return false;
    if (match.hasMatch()) {
        take(match);
    } else if (match.hasPartialMatch()) {
        const qsizetype start = std::max(m_from, match.capturedStart());
        const auto whole = m_regex.matchView(m_text, start, Regex::NormalMatch,
            Regex::AnchorAtOffsetMatchOption | Regex::DontCheckSubjectStringMatchOption);
        if (!whole.isValid())
            return false;
        m_from = start;
        if (whole.hasMatch())
            take(whole);
        else
            m_from = behind(m_text, start);
    } else {
        m_isOver = isLast;
        m_from = end;
    }
    return true;
}

TextMatches RegexPass::run(qsizetype limit, const JobControl& job)
{
    QElapsedTimer since;
    since.start();
    while (!m_isOver && qsizetype(m_found.spans.size()) < limit && !job.isCancelled()) {
        if (!step() || since.hasExpired(TextMatcher::MostMsPerText)) {
            m_found.gaveUp = !m_isOver;
            break;
        }
    }
    return std::move(m_found);
}

Result<QRegularExpression> compiledRegex(const TextPattern& pattern, const QString& expression)
{
    QRegularExpression regex = compiled(expression, pattern.caseSensitive);
    if (!regex.isValid())
        return noRegex(regex, StepLimit.size());
    if (pattern.wholeWord) {
        // The line end ends a comment, which expressions may hold.
        const QString word = u"(?<![\\w\\p{M}])(?:%1)(?![\\w\\p{M}])"_s;
        QRegularExpression whole = compiled(word.arg(expression), pattern.caseSensitive);
        if (!whole.isValid())
            whole = compiled(word.arg(expression + u'\n'), pattern.caseSensitive);
        if (!whole.isValid())
            return noRegex(whole, StepLimit.size() + word.indexOf(u'%'));
        regex = whole;
    }
    regex.optimize();
    return regex;
}

} // namespace

TextMatcher::TextMatcher(TextPattern pattern)
    : m_pattern(std::move(pattern))
{
}

Result<TextMatcher> TextMatcher::make(const TextPattern& pattern)
{
    if (pattern.isEmpty())
        return fail(Errc::Usage, TextMatcherText::tr("There is nothing to look for. Type a word."));
    if (pattern.text.size() > LongestPattern) {
        return fail(Errc::Usage,
            TextMatcherText::tr(
                "The search text has %L1 characters; at most %L2 are possible. Search for a part of it.")
                .arg(pattern.text.size())
                .arg(LongestPattern));
    }
    TextMatcher matcher(pattern);
    matcher.m_isByRegex = pattern.isRegex;
    if (pattern.isRegex) {
        const Result<QRegularExpression> regex = compiledRegex(pattern, pattern.text);
        if (!regex)
            return std::unexpected(regex.error());
        matcher.m_regex = *regex;
        return matcher;
    }
    const Qt::CaseSensitivity sensitivity = pattern.caseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive;
    matcher.m_literal = QStringMatcher(pattern.text, sensitivity);
    static const QString Folded = u"kKsS\u212A\u017F"_s;
    matcher.m_checksFolding
        = !pattern.caseSensitive && std::ranges::any_of(pattern.text, [](QChar c) { return Folded.contains(c); });
    matcher.m_required = longestWord(pattern.text);
    // Without case, QStringMatcher loses characters beyond the first plane.
    const bool isWide = std::ranges::any_of(pattern.text, [](QChar c) { return c.isSurrogate(); });
    if (isWide && !pattern.caseSensitive) {
        const Result<QRegularExpression> regex
            = compiledRegex(pattern, QRegularExpression::escape(withoutHalves(pattern.text)));
        matcher.m_isByRegex = regex.has_value();
        matcher.m_regex = regex.value_or(QRegularExpression());
    }
    return matcher;
}

bool TextMatcher::fits(QStringView text, TextSpan span) const
{
    const auto differ = [](QChar a, QChar b) { return (a.unicode() < 0x80) != (b.unicode() < 0x80); };
    if (m_checksFolding
        && !std::ranges::equal(text.sliced(span.start, span.length), m_pattern.text, std::not_fn(differ)))
        return false;
    return !m_pattern.wholeWord || standsAlone(text, span);
}

TextMatches TextMatcher::findLiteral(QStringView text, qsizetype limit, const JobControl& job) const
{
    constexpr qsizetype PieceSize = 4 * 1024 * 1024; // between two looks at the job
    const qsizetype length = m_pattern.text.size();
    TextMatches found;
    qsizetype from = 0;
    for (qsizetype piece = 0; piece < text.size() && !job.isCancelled(); piece += PieceSize) {
        const QStringView until = text.first(std::min(text.size(), piece + PieceSize + length - 1));
        qsizetype at = m_literal.indexIn(until, std::max(from, piece));
        while (at >= 0) {
            const TextSpan span {at, length};
            const bool isHit = fits(text, span);
            if (isHit)
                found.spans.push_back(span);
            if (qsizetype(found.spans.size()) >= limit)
                return found;
            from = isHit ? span.end() : at + 1;
            at = m_literal.indexIn(until, from);
        }
    }
    return found;
}

TextMatches TextMatcher::findRegex(QStringView text, qsizetype limit, const JobControl& job) const
{
    const QString sound = text.isValidUtf16() ? QString() : withoutHalves(text.toString());
    TextMatches found = RegexPass(m_regex, sound.isEmpty() ? text : sound).run(limit, job);
    if (m_checksFolding)
        std::erase_if(found.spans, [&](const TextSpan& span) { return !fits(text, span); });
    return found;
}

TextMatches TextMatcher::find(QStringView text, qsizetype limit, const JobControl& job) const
{
    if (text.isEmpty() || limit <= 0)
        return {};
    return m_isByRegex ? findRegex(text, limit, job) : findLiteral(text, limit, job);
}

bool TextMatcher::matches(QStringView text, const JobControl& job) const
{
    return !find(text, 1, job).spans.empty();
}

} // namespace stemma
