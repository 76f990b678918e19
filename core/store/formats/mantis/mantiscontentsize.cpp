// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantiscontentsize.h"

#include "core/store/files/jsoncursor.h"

#include <QChar>

#include <charconv>

namespace stemma {

namespace {

enum class As : quint8 {
    Text, ///< what the string means
    Json, ///< the string as json::toJson() spells it, without its quotes
};

/// Adds up what the values that are passed come to. Fails where that is for json::parse() to say.
class Sizer
{
public:
    explicit Sizer(QByteArrayView text)
        : m_p(text.begin())
        , m_end(text.end())
    {
    }

    [[nodiscard]] bool isAtEnd() const { return m_p == m_end; }
    [[nodiscard]] MantisContentSize size() const { return m_size; }

    /// Passes @p spelled, where it comes now; it does not count.
    template<size_t Size> bool take(const char (&spelled)[Size])
    {
        if (!QByteArrayView(m_p, m_end).startsWith(QByteArrayView(spelled, qsizetype(Size - 1))))
            return false;
        m_p += Size - 1;
        return true;
    }
    bool addString(As as);
    bool addValue();

private:
    bool addEscape(As as);
    bool addLiteral();

    const char* m_p;
    const char* m_end;
    MantisContentSize m_size;
};

/// From behind the opening quote to behind the closing one.
bool Sizer::addString(As as)
{
    for (;;) {
        const char* const stop = findJsonTextStop(m_p, m_end);
        m_size.bytes += stop - m_p;
        m_p = stop;
        if (m_p == m_end)
            return false;
        if (*m_p == '"') {
            ++m_p;
            return true;
        }
        if (*m_p != '\\' || !addEscape(as))
            return false;
    }
}

bool Sizer::addEscape(As as)
{
    constexpr int OfUnit = 4;
    if (m_end - m_p < 2)
        return false;
    const char kind = m_p[1];
    m_p += 2;
    if (kind != 'u') {
        // All of these are spelled alike but for the slash, which needs no escape.
        m_size.bytes += as == As::Json && kind != '/' ? 2 : 1;
        return true;
    }
    quint16 unit = 0;
    if (m_end - m_p < OfUnit || std::from_chars(m_p, m_p + OfUnit, unit, 16).ptr != m_p + OfUnit)
        return false;
    m_p += OfUnit;
    if (unit < 0x20 || unit == '"' || unit == '\\' || QChar::isSurrogate(unit))
        return false;
    m_size.bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3;
    return true;
}

/// A number or a word, up to what stands behind it.
bool Sizer::addLiteral()
{
    constexpr qptrdiff Longest = 15; // no number so short is beyond a double
    const char* const begin = m_p;
    if (*m_p == 't' || *m_p == 'f' || *m_p == 'n') {
        while (m_p != m_end && *m_p >= 'a' && *m_p <= 'z')
            ++m_p;
    } else {
        while (m_p != m_end && ((*m_p >= '0' && *m_p <= '9') || *m_p == '-' || *m_p == '.'))
            ++m_p;
        if (m_p == begin || m_p - begin > Longest || (m_p != m_end && (*m_p == 'e' || *m_p == 'E')))
            return false;
    }
    m_size.bytes += m_p - begin;
    return true;
}

/// Of nested values only brackets and separators are followed: the text is one value.
bool Sizer::addValue()
{
    int depth = 0;
    do {
        if (m_p == m_end)
            return false;
        switch (*m_p) {
        case '"':
            ++m_p;
            m_size.calls += QByteArrayView(m_p, m_end).startsWith("tool_use\"") ? 1 : 0;
            m_size.bytes += 2;
            if (!addString(As::Json))
                return false;
            break;
        case '[':
        case '{':
            ++depth;
            [[fallthrough]];
        case ',':
        case ':':
            ++m_p;
            ++m_size.bytes;
            break;
        case ']':
        case '}':
            --depth;
            ++m_p;
            ++m_size.bytes;
            break;
        case ' ':
        case '\t':
        case '\n':
        case '\r':
            ++m_p;
            break;
        default:
            if (!addLiteral())
                return false;
        }
    } while (depth > 0);
    return true;
}

} // namespace

std::optional<MantisContentSize> MantisContentSize::of(QByteArrayView content)
{
    if (!content.isValidUtf8())
        return {};
    Sizer sizer(content);
    if (sizer.take("\""))
        return sizer.addString(As::Text) && sizer.isAtEnd() ? std::optional(sizer.size()) : std::nullopt;
    if (sizer.take(R"([{"type":"text","text":")")) {
        // One block of text alone is sent as its text.
        if (!sizer.addString(As::Text))
            return {};
        if (sizer.take("}]"))
            return sizer.isAtEnd() ? std::optional(sizer.size()) : std::nullopt;
        if (!sizer.take(",") && !sizer.take("},"))
            return {};
    } else if (!sizer.take(R"([{"type":"t)") || sizer.take("ext")) {
        return {};
    }
    Sizer whole(content);
    return whole.addValue() && whole.isAtEnd() ? std::optional(whole.size()) : std::nullopt;
}

} // namespace stemma
