// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/texttokens.h"

#include <array>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

enum class Class : quint8 { Break, Lower, Upper, Digit, Inner, Ideograph };

constexpr std::array<Class, 128> asciiClasses()
{
    std::array<Class, 128> classes {};
    for (char c = 'a'; c <= 'z'; ++c)
        classes[uchar(c)] = Class::Lower;
    for (char c = 'A'; c <= 'Z'; ++c)
        classes[uchar(c)] = Class::Upper;
    for (char c = '0'; c <= '9'; ++c)
        classes[uchar(c)] = Class::Digit;
    for (const char c : {'_', '.', '/', '\\', ':', '-', '+', '@', '#', '~', '$', '%', '*'})
        classes[uchar(c)] = Class::Inner;
    return classes;
}

constexpr std::array<Class, 128> Ascii = asciiClasses();

bool isIdeograph(char16_t c)
{
    return (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0x0e00 && c <= 0x0eff);
}

Class classBeyondAscii(QChar c)
{
    const char16_t unit = c.unicode();
    if (isIdeograph(unit))
        return Class::Ideograph;
    if (c.isUpper())
        return Class::Upper;
    if (c.isLetter() || c.isMark() || c.isSurrogate())
        return Class::Lower;
    if (c.isDigit())
        return Class::Digit;
    if (unit == 0x20ac || unit == 0xa3 || unit == 0xb0) // € £ °
        return Class::Inner;
    return Class::Break;
}

Class classOf(QChar c)
{
    return c.unicode() < 128 ? Ascii[c.unicode()] : classBeyondAscii(c);
}

constexpr quint16 shapeOfClass(char16_t c, Class of)
{
    switch (of) {
    case Class::Lower:
        return TextToken::Lower;
    case Class::Upper:
        return TextToken::Upper;
    case Class::Digit:
        return TextToken::Digit;
    case Class::Ideograph:
        return TextToken::Ideographs;
    default:
        break;
    }
    switch (c) {
    case u'_':
        return TextToken::Underscore;
    case u'.':
        return TextToken::Dot;
    case u'/':
    case u'\\':
        return TextToken::Slash;
    case u':':
        return TextToken::Colon;
    case u'-':
        return TextToken::Hyphen;
    case u'\'':
    case u'’':
        return 0;
    default:
        return TextToken::Other;
    }
}

constexpr std::array<quint16, 128> AsciiShapes = [] {
    std::array<quint16, 128> shapes {};
    for (char16_t c = 0; c < 128; ++c)
        shapes[c] = shapeOfClass(c, Ascii[c]);
    return shapes;
}();

quint16 shapeOf(QChar c, Class of)
{
    return c.unicode() < 128 ? AsciiShapes[c.unicode()] : shapeOfClass(c.unicode(), of);
}

/// Whether @p c is one of these signs; quick for letters and digits, which none of them is.
bool isOneOf(QStringView signs, QChar c)
{
    const Class of = classOf(c);
    return (of == Class::Inner || of == Class::Break) && signs.contains(c);
}

QChar closingQuote(QChar open)
{
    switch (open.unicode()) {
    case u'"':
        return u'"';
    case u'“':
        return u'”';
    case u'„':
        return u'“';
    case u'«':
        return u'»';
    case u'»':
        return u'«';
    case u'「':
        return u'」';
    default:
        return {};
    }
}

/// False: the text is not pure ASCII.
bool lowerAscii(QStringView text, QChar* out)
{
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        if (unit >= 128)
            return false;
        *out++ = unit >= u'A' && unit <= u'Z' ? QChar(unit + (u'a' - u'A')) : c;
    }
    return true;
}

class Cutter
{
public:
    Cutter(QStringView text, bool markdown)
        : m_text(text)
        , m_markdown(markdown)
    {
        m_result.tokens.reserve(size_t(text.size() / 12 + 4));
    }

    TokenisedText run()
    {
        while (m_at < m_text.size()) {
            if (m_atLineStart && m_markdown && fenceMark())
                continue;
            const QChar c = m_text[m_at];
            if (classOf(c) == Class::Break)
                sign(c);
            else
                token();
        }
        return std::move(m_result);
    }

private:
    static constexpr qsizetype LongestQuote = 160;

    /// A line "```cpp", which begins or ends a block. Passes over it.
    bool fenceMark()
    {
        qsizetype at = m_at;
        while (at < m_text.size() && (m_text[at] == u' ' || m_text[at] == u'\t'))
            ++at;
        const QStringView rest = m_text.sliced(at);
        if (!rest.startsWith("```"_L1) && !rest.startsWith("~~~"_L1)) {
            m_atLineStart = false;
            if (m_inFence)
                fenceLine();
            return false;
        }
        qsizetype end = m_text.indexOf(u'\n', at);
        if (end < 0)
            end = m_text.size();
        m_inFence = !m_inFence;
        m_fence = m_text.sliced(at + 3, end - at - 3).trimmed();
        m_at = qMin(end + 1, m_text.size());
        m_inSpan = false;
        return true;
    }

    void fenceLine()
    {
        qsizetype end = m_text.indexOf(u'\n', m_at);
        if (end < 0)
            end = m_text.size();
        m_result.spans.push_back({MarkupSpan::Kind::FenceLine, m_at, end, m_fence});
    }

    void sign(QChar c)
    {
        if (c == u'\n') {
            m_atLineStart = m_firstOfLine = true;
        } else if (c == u'`' && m_markdown && !m_inFence) {
            backQuote();
            return;
        } else if (m_markdown && !m_inFence && !m_inSpan && m_at >= m_quoteEnd) {
            quote(c);
        }
        ++m_at;
    }

    void backQuote()
    {
        qsizetype width = 0;
        while (m_at + width < m_text.size() && m_text[m_at + width] == u'`')
            ++width;
        m_at += width;
        if (std::exchange(m_inSpan, false))
            return;
        // A span ends on its line; otherwise the sign means itself.
        const qsizetype window = qMin<qsizetype>(m_text.size() - m_at, 400);
        const QStringView ahead = m_text.sliced(m_at, window);
        qsizetype end = ahead.indexOf(u'`');
        const qsizetype lineEnd = ahead.indexOf(u'\n');
        if (end <= 0 || (lineEnd >= 0 && lineEnd < end))
            return;
        m_inSpan = true;
        m_result.spans.push_back({MarkupSpan::Kind::Code, m_at, m_at + end, {}});
    }

    void quote(QChar c)
    {
        const QChar close = closingQuote(c);
        if (close.isNull())
            return;
        const qsizetype begin = m_at + 1;
        const QStringView ahead = m_text.sliced(begin, qMin<qsizetype>(m_text.size() - begin, LongestQuote));
        qsizetype end = ahead.indexOf(close);
        if (c == u'„' && end < 0)
            end = ahead.indexOf(u'"');
        const qsizetype lineEnd = ahead.indexOf(u'\n');
        if (end < 2 || (lineEnd >= 0 && lineEnd < end))
            return;
        m_result.spans.push_back({MarkupSpan::Kind::Quoted, begin, begin + end, {}});
        m_quoteEnd = begin + end + 1;
    }

    void token()
    {
        TextToken token;
        token.begin = m_at;
        quint16 shape = 0;
        Class before = Class::Break;
        qsizetype at = m_at;
        for (; at < m_text.size(); ++at) {
            const QChar c = m_text[at];
            const Class of = classOf(c);
            if ((of == Class::Ideograph) != (before == Class::Ideograph) && before != Class::Break)
                break;
            if (of == Class::Break && !staysInside(at))
                break;
            shape |= shapeOf(c, of);
            if (of == Class::Upper && before == Class::Lower)
                shape |= TextToken::Hump;
            before = of == Class::Break ? Class::Inner : of;
        }
        m_at = token.end = at;
        const bool call = m_at < m_text.size() && m_text[m_at] == u'(';
        token.shape = shape | (call ? TextToken::Call : 0) | (m_inSpan ? TextToken::InSpan : 0)
            | (m_inFence ? TextToken::InFence : 0) | (m_firstOfLine ? TextToken::LineStart : 0);
        if ((shape & TextToken::Slash) && (shape & TextToken::Colon)
            && m_text.sliced(token.begin, token.end - token.begin).contains("://"_L1))
            address(token);
        trim(token);
        if (token.end <= token.begin)
            return;
        m_firstOfLine = false;
        m_result.tokens.push_back(token);
    }

    /// Signs that part words, but not figures: 3,900 and 1'700'000, don't.
    bool staysInside(qsizetype at) const
    {
        const QChar c = m_text[at];
        if (c == u' ' || c == u'\n' || at == 0 || at + 1 >= m_text.size())
            return false;
        const QChar before = m_text[at - 1];
        const QChar after = m_text[at + 1];
        if (c == u',')
            return before.isDigit() && after.isDigit();
        if (c == u'\'' || c == u'’')
            return (before.isDigit() && after.isDigit()) || (before.isLetter() && after.isLetter());
        if (c == u'\u00a0' || c == u'\u202f' || c == u'\u2009')
            return before.isDigit() && thousandsFollow(at);
        return false;
    }

    bool thousandsFollow(qsizetype at) const
    {
        int digits = 0;
        while (at + 1 + digits < m_text.size() && digits < 4 && m_text[at + 1 + digits].isDigit())
            ++digits;
        return digits == 3;
    }

    /// An address continues over signs that end other words.
    void address(TextToken& token)
    {
        static constexpr QStringView Ends = u" \t\n\r\"`<>“”«»（）「」，。";
        int open = 0;
        while (m_at < m_text.size() && !Ends.contains(m_text[m_at]) && !m_text[m_at].isSpace()) {
            if (m_text[m_at] == u'(' || m_text[m_at] == u'[')
                ++open;
            if ((m_text[m_at] == u')' || m_text[m_at] == u']') && --open < 0)
                break;
            ++m_at;
        }
        token.end = m_at;
        token.shape |= TextToken::Scheme;
    }

    /// Takes off what belongs to the sentence or to Markdown.
    void trim(TextToken& token) const
    {
        static constexpr QStringView After = u".:*-~,;!?'’\\+@#$";
        static constexpr QStringView Before = u"*:'’-+";
        const auto last = [&] { return m_text[token.end - 1]; };
        const qsizetype length = token.end - token.begin;
        while (token.end > token.begin && isOneOf(After, last()) && !isSuffix(token))
            --token.end;
        const auto isAbout = [&] { // "~40 min"
            return m_text[token.begin] == u'~' && token.begin + 1 < token.end && m_text[token.begin + 1].isDigit();
        };
        while (token.end > token.begin && (isOneOf(Before, m_text[token.begin]) || isAbout()) && !isPattern(token))
            ++token.begin;
        // _emphasis_, but not a name that begins so
        if (token.end - token.begin > 2 && m_text[token.begin] == u'_' && last() == u'_'
            && !token.has(TextToken::InSpan) && m_text[token.begin + 1] != u'_') {
            ++token.begin;
            --token.end;
        }
        if (token.end - token.begin != length)
            readSignsAgain(token);
    }

    /// What was taken off no longer shapes the word.
    void readSignsAgain(TextToken& token) const
    {
        constexpr int Signs = TextToken::Underscore | TextToken::Dot | TextToken::Slash | TextToken::Colon
            | TextToken::Hyphen | TextToken::Other;
        token.shape &= quint16(~Signs);
        for (const QChar c : m_text.sliced(token.begin, token.end - token.begin))
            if (const Class of = classOf(c); of == Class::Inner || of == Class::Break)
                token.shape |= shapeOf(c, of);
    }

    bool isSuffix(const TextToken& token) const
    {
        const QStringView word = m_text.sliced(token.begin, token.end - token.begin);
        return word.endsWith("C++"_L1) || word.endsWith("c++"_L1) || (word.endsWith(u'#') && word.size() == 2)
            || word == "."_L1 || word == ".."_L1;
    }

    bool isPattern(const TextToken& token) const
    {
        return m_text[token.begin] == u'*' && token.end > token.begin + 1 && m_text[token.begin + 1] == u'.';
    }

    QStringView m_text;
    TokenisedText m_result;
    QStringView m_fence;
    qsizetype m_at = 0;
    qsizetype m_quoteEnd = 0;
    bool m_markdown;
    bool m_atLineStart = true;
    bool m_firstOfLine = true;
    bool m_inFence = false;
    bool m_inSpan = false;
};

} // namespace

QString lowerCase(QStringView text)
{
    QString lower(text.size(), Qt::Uninitialized);
    return lowerAscii(text, lower.data()) ? lower : text.toString().toLower();
}

void takeLowerCase(QStringView text, QString& lower)
{
    lower.resize(text.size());
    if (!lowerAscii(text, lower.data()))
        lower = text.toString().toLower();
}

TokenisedText tokenise(QStringView text, bool markdown)
{
    return Cutter(text, markdown).run();
}

} // namespace stemma
