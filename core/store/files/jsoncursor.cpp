// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/files/jsoncursor.h"

#include <algorithm>
#include <charconv>

namespace stemma {

namespace {

bool isDigit(const char* p, const char* end)
{
    return p != end && *p >= '0' && *p <= '9';
}

const char* skipDigits(const char* p, const char* end)
{
    while (isDigit(p, end))
        ++p;
    return p;
}

bool isHexDigit(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// How long an escape with this letter is; 0: there is none.
constexpr std::array<quint8, 256> EscapeBytes = [] {
    std::array<quint8, 256> table {};
    for (const char c : {'"', '\\', '/', 'b', 'f', 'n', 'r', 't'})
        table[uchar(c)] = 2;
    table['u'] = 6;
    return table;
}();

/// Past the escape at @p p, or null.
const char* endOfEscape(const char* p, const char* end)
{
    if (end - p < 2)
        return nullptr;
    const quint8 size = EscapeBytes[uchar(p[1])];
    if (size == 2) [[likely]]
        return p + 2;
    const bool isUnicode
        = size != 0 && end - p >= size && isHexDigit(p[2]) && isHexDigit(p[3]) && isHexDigit(p[4]) && isHexDigit(p[5]);
    return isUnicode ? p + size : nullptr;
}

} // namespace

QString JsonSpelled::text() const
{
    if (!isText())
        return {};
    if (!hasEscapes)
        return QString::fromUtf8(inner());
    const auto value = json::parse(bytes);
    return value ? value->string : QString();
}

std::optional<qint64> JsonSpelled::integer() const
{
    qint64 number = 0;
    const auto [end, error] = std::from_chars(bytes.begin(), bytes.end(), number);
    if (error != std::errc() || end != bytes.end())
        return {};
    return number;
}

bool JsonSpelled::startsWith(QByteArrayView meant) const
{
    if (!isText())
        return false;
    const QByteArrayView spelled = inner();
    const auto [differs, expected] = std::ranges::mismatch(spelled, meant);
    if (expected == meant.end())
        return true;
    return hasEscapes && differs != spelled.end() && *differs == '\\' && text().startsWith(QString::fromUtf8(meant));
}

void JsonCursor::skipSomeBlanks()
{
    while (m_p != m_end && isJsonBlank(*m_p) && (*m_p != '\n' || m_lineEnds == LineEnds::AreBlanks))
        ++m_p;
}

bool JsonCursor::readTextWithEscapes(const char* stop)
{
    m_hasEscapes = true;
    while (stop != m_end && *stop == '\\') {
        const char* const after = endOfEscape(stop, m_end);
        if (!after)
            return fail();
        stop = findJsonTextStop(after, m_end);
    }
    if (stop == m_end || *stop != '"')
        return fail();
    m_p = stop + 1;
    return true;
}

bool JsonCursor::readOther()
{
    if (m_failed || m_p == m_end)
        return fail();
    switch (*m_p) {
    case '{':
        return members([this](const JsonSpelled&) { return skip(); });
    case '[':
        return elements([this] { return skip(); });
    case 't':
        return readWord("true");
    case 'f':
        return readWord("false");
    case 'n':
        return readWord("null");
    case 'N':
        return readWord("NaN");
    case 'I':
        return readWord("Infinity");
    default:
        return readNumber();
    }
}

bool JsonCursor::readWord(QByteArrayView word)
{
    if (!QByteArrayView(m_p, m_end).startsWith(word))
        return fail();
    m_p += word.size();
    return true;
}

bool JsonCursor::readNumber()
{
    const char* p = m_p;
    if (p != m_end && *p == '-') {
        ++p;
        if (p != m_end && *p == 'I')
            return readWord("-Infinity");
    }
    if (!isDigit(p, m_end))
        return fail();
    p = *p == '0' ? p + 1 : skipDigits(p, m_end);
    if (p != m_end && *p == '.' && isDigit(p + 1, m_end))
        p = skipDigits(p + 1, m_end);
    if (p != m_end && (*p == 'e' || *p == 'E')) {
        const char* const sign = p + 1;
        const char* const digits = sign != m_end && (*sign == '+' || *sign == '-') ? sign + 1 : sign;
        if (isDigit(digits, m_end))
            p = skipDigits(digits, m_end);
    }
    m_p = p;
    return true;
}

} // namespace stemma
