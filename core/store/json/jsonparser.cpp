// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/json.h"

#include <QStringDecoder>

#include <array>
#include <bit>
#include <cstring>

using namespace Qt::StringLiterals;

namespace stemma::json {
namespace {

/// The keys of records repeat without end, so those read last are kept. Of one thread.
class KeptKeys
{
public:
    /// @p key is ASCII and not empty.
    const QString& of(QLatin1StringView key)
    {
        const auto first = uchar(key.front().toLatin1());
        const auto last = uchar(key.back().toLatin1());
        QString& kept = m_keys[(size_t(key.size()) + first * 7 + last * 31) % m_keys.size()];
        if (kept != key)
            kept = key;
        return kept;
    }

private:
    std::array<QString, 256> m_keys;
};

/// One reading of one text. Recursive; the depth limit bounds the stack. The rules and the messages
/// are those of Python's json module, which writes most of what is read here.
class Parser
{
public:
    Parser(QByteArrayView text, bool prefix)
        : m_begin(text.data())
        , m_p(m_begin)
        , m_end(m_begin + text.size())
        , m_prefix(prefix)
    {
    }

    std::expected<Value, ParseError> run()
    {
        Value value;
        if (m_end - m_begin >= 3 && std::memcmp(m_begin, "\xef\xbb\xbf", 3) == 0) {
            setError(m_begin, "Unexpected UTF-8 BOM (decode using utf-8-sig)");
        } else {
            skipBlanks();
            if (readValue(value, 0)) {
                skipBlanks();
                if (m_p != m_end)
                    setError(m_p, "Extra data");
            }
        }
        if (m_failed)
            return std::unexpected(m_error);
        return value;
    }

private:
    bool setError(const char* at, const char* message)
    {
        m_failed = true;
        m_error = {at - m_begin, QString::fromLatin1(message)};
        return false;
    }

    /// The text is over while something is open: an error, or the end of a prefix.
    bool endsHere(const char* at, const char* message, Value& value)
    {
        if (!m_prefix)
            return setError(at, message);
        value.truncated = true;
        return true;
    }

    void skipBlanks()
    {
        while (m_p != m_end && (*m_p == ' ' || *m_p == '\n' || *m_p == '\t' || *m_p == '\r'))
            ++m_p;
    }

    bool readValue(Value& value, int depth)
    {
        if (m_p == m_end)
            return endsHere(m_p, "Expecting value", value);
        switch (*m_p) {
        case '"':
            value.kind = Value::Kind::String;
            return readString(value.string, value);
        case '{':
            return readObject(value, depth + 1);
        case '[':
            return readArray(value, depth + 1);
        case 'n':
            return readWord("null", value, Value::Kind::Null);
        case 't':
            value.boolean = true;
            return readWord("true", value, Value::Kind::Bool);
        case 'f':
            return readWord("false", value, Value::Kind::Bool);
        case 'N':
            return readWord("NaN", value, Value::Kind::Number);
        case 'I':
            return readWord("Infinity", value, Value::Kind::Number);
        default:
            return readNumber(value);
        }
    }

    bool readWord(QByteArrayView word, Value& value, Value::Kind kind)
    {
        const qsizetype length = qMin<qsizetype>(word.size(), m_end - m_p);
        if (std::memcmp(m_p, word.data(), size_t(length)) != 0)
            return setError(m_p, "Expecting value");
        if (length < word.size()) {
            // What the word would have become is not known to whoever sees a cut value.
            value.boolean = false;
            const char* start = std::exchange(m_p, m_end);
            return endsHere(start, "Expecting value", value);
        }
        value.kind = kind;
        if (kind == Value::Kind::Number)
            value.number = QByteArray::fromRawData(word.data(), word.size());
        m_p += word.size();
        return true;
    }

    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    bool readNumber(Value& value)
    {
        const char* start = m_p;
        const char* p = m_p;
        if (*p == '-') {
            ++p;
            if (p != m_end && *p == 'I')
                return readWord("-Infinity", value, Value::Kind::Number);
        }
        if (p == m_end && p != start) {
            m_p = m_end;
            return endsHere(start, "Expecting value", value);
        }
        if (p == m_end || !isDigit(*p))
            return setError(start, "Expecting value");
        if (*p == '0') {
            ++p;
        } else {
            p = skipDigits(p);
        }
        if (p != m_end && *p == '.') {
            const char* digits = p + 1;
            if (digits != m_end && isDigit(*digits))
                p = skipDigits(digits);
        }
        if (p != m_end && (*p == 'e' || *p == 'E')) {
            const char* digits = p + 1;
            if (digits != m_end && (*digits == '+' || *digits == '-'))
                ++digits;
            if (digits != m_end && isDigit(*digits))
                p = skipDigits(digits);
        }
        value.kind = Value::Kind::Number;
        value.number = QByteArray(start, p - start);
        m_p = isCutAfter(p) ? m_end : p;
        value.truncated = m_prefix && m_p == m_end; // more digits may follow
        return true;
    }

    /// Whether a prefix ends within the fraction or exponent that begins at @p p, before its first digit.
    bool isCutAfter(const char* p) const
    {
        if (!m_prefix || p == m_end)
            return false;
        if (*p == '.')
            return p + 1 == m_end;
        if (*p != 'e' && *p != 'E')
            return false;
        return p + 1 == m_end || (p + 2 == m_end && (p[1] == '+' || p[1] == '-'));
    }

    const char* skipDigits(const char* p) const
    {
        while (p != m_end && isDigit(*p))
            ++p;
        return p;
    }

    bool readArray(Value& value, int depth)
    {
        if (depth > MaxDepth)
            return setError(m_p, "Nested too deeply");
        value.kind = Value::Kind::Array;
        ++m_p;
        skipBlanks();
        if (m_p != m_end && *m_p == ']') {
            ++m_p;
            return true;
        }
        while (true) {
            if (m_p == m_end)
                return endsHere(m_p, "Expecting value", value);
            if (!readValue(value.items.emplaceBack(), depth))
                return false;
            skipBlanks();
            if (m_p == m_end)
                return endsHere(m_p, "Expecting ',' delimiter", value);
            if (*m_p == ']') {
                ++m_p;
                return true;
            }
            if (*m_p != ',')
                return setError(m_p, "Expecting ',' delimiter");
            const char* comma = m_p++;
            skipBlanks();
            if (m_p != m_end && *m_p == ']')
                return setError(comma, "Illegal trailing comma before end of array");
        }
    }

    bool readObject(Value& value, int depth)
    {
        if (depth > MaxDepth)
            return setError(m_p, "Nested too deeply");
        value.kind = Value::Kind::Object;
        ++m_p;
        skipBlanks();
        if (m_p != m_end && *m_p == '}') {
            ++m_p;
            return true;
        }
        if (depth == 1) {
            constexpr qsizetype Usual = 8; // a record has hardly more, and growing moves every member
            value.members.reserve(Usual);
        }
        while (true) {
            if (m_p == m_end)
                return endsHere(m_p, "Expecting property name enclosed in double quotes", value);
            if (*m_p != '"')
                return setError(m_p, "Expecting property name enclosed in double quotes");
            if (!readMember(value, depth))
                return false;
            if (value.truncated)
                return true;
            skipBlanks();
            if (m_p == m_end)
                return endsHere(m_p, "Expecting ',' delimiter", value);
            if (*m_p == '}') {
                ++m_p;
                return true;
            }
            if (*m_p != ',')
                return setError(m_p, "Expecting ',' delimiter");
            const char* comma = m_p++;
            skipBlanks();
            if (m_p != m_end && *m_p == '}')
                return setError(comma, "Illegal trailing comma before end of object");
        }
    }

    bool readMember(Value& object, int depth)
    {
        QString key;
        Value cut;
        if (!readKey(key) && !readString(key, cut))
            return false;
        if (cut.truncated) {
            object.truncated = true; // half a key names nothing
            return true;
        }
        Value::Member& member = object.members.emplaceBack(std::move(key), Value());
        skipBlanks();
        if (m_p == m_end) {
            member.second.truncated = true;
            return endsHere(m_p, "Expecting ':' delimiter", object);
        }
        if (*m_p != ':')
            return setError(m_p, "Expecting ':' delimiter");
        ++m_p;
        skipBlanks();
        return readValue(member.second, depth);
    }

    /// The first byte from @p p on that ends a plain run: a quote, a backslash or a control
    /// character. Eight bytes a step. @p high gets a bit set where a byte is not ASCII.
    const char* skipPlain(const char* p, quint64& high) const
    {
        constexpr quint64 Ones = 0x0101010101010101;
        constexpr quint64 Tops = 0x8080808080808080;
        while (m_end - p >= 8) {
            quint64 word;
            std::memcpy(&word, p, 8);
            const quint64 quote = word ^ (Ones * '"');
            const quint64 slash = word ^ (Ones * '\\');
            const quint64 special
                = (((quote - Ones) & ~quote) | ((slash - Ones) & ~slash) | ((word - Ones * 0x20) & ~word)) & Tops;
            if (special) {
                if constexpr (std::endian::native == std::endian::little) {
                    // The lowest bit is the first such byte's; above it, borrows set others.
                    const int before = std::countr_zero(special) / 8;
                    high |= word & Tops & ((quint64(1) << (8 * before)) - 1);
                    return p + before;
                }
                break;
            }
            high |= word & Tops;
            p += 8;
        }
        while (p != m_end && *p != '"' && *p != '\\' && uchar(*p) >= 0x20)
            high |= uchar(*p++) & 0x80;
        return p;
    }

    /// A short key without escapes; false: it is none, and nothing is read.
    bool readKey(QString& key)
    {
        constexpr qsizetype Longest = 32;
        thread_local KeptKeys keys;
        quint64 high = 0;
        const char* start = m_p + 1;
        const char* p = skipPlain(start, high);
        if (p == m_end || *p != '"' || p == start || p - start > Longest || high)
            return false;
        key = keys.of({start, p - start});
        m_p = p + 1;
        return true;
    }

    /// Reads the string at m_p. The text is converted once, in one piece where it has no escape.
    bool readString(QString& out, Value& value)
    {
        const char* open = m_p++;
        const char* start = m_p;
        quint64 high = 0;
        const char* p = skipPlain(start, high);
        if (p != m_end && *p == '"') {
            out = high ? decodeUtf8({start, p - start}) : QString::fromLatin1(start, p - start);
            m_p = p + 1;
            return true;
        }
        const char* close = p;
        while (close != m_end && *close != '"') {
            if (uchar(*close) < 0x20)
                return escapesAreGood(start, close) && setError(close, "Invalid control character at");
            close += m_end - close >= 2 ? 2 : 1; // only a backslash stops a run here
            close = skipPlain(close, high);
        }
        const bool cut = close == m_end;
        if (cut && !m_prefix)
            return escapesAreGood(start, m_end) && setError(open, "Unterminated string starting at");
        // UTF-16 never has more units than UTF-8 has bytes, nor an escape more than its spelling.
        QString text(close - start, Qt::Uninitialized);
        auto* to = reinterpret_cast<char16_t*>(text.data());
        char16_t* const first = to;
        if (!decodeEscaped(start, close, to))
            return false;
        if (cut && to != first && QChar::isHighSurrogate(to[-1]))
            --to; // its other half is beyond the end
        text.truncate(to - first);
        if (text.capacity() > 64 && text.capacity() > 2 * text.size())
            text.squeeze();
        out = std::move(text);
        value.truncated = cut;
        m_p = cut ? m_end : close + 1;
        return true;
    }

    /// Of a broken string the first error counts: false, with the error set, if that is an escape.
    bool escapesAreGood(const char* start, const char* end)
    {
        QString text(end - start, Qt::Uninitialized);
        auto* to = reinterpret_cast<char16_t*>(text.data());
        return decodeEscaped(start, end, to);
    }

    QString decodeUtf8(QByteArrayView bytes) const
    {
        if (!bytes.startsWith("\xef\xbb\xbf"))
            return QString::fromUtf8(bytes); // which would swallow that
        QStringDecoder decoder(
            QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
        return decoder(bytes);
    }

    static void appendRun(const char* from, const char* to, char16_t*& out)
    {
        constexpr qsizetype Block = 16; // the compiler takes them at once
        const char* p = from;
        char16_t* units = out;
        uchar high = 0;
        for (; to - p >= Block; p += Block, units += Block) {
            std::array<uchar, Block> bytes;
            std::array<char16_t, Block> wide;
            std::memcpy(bytes.data(), p, Block);
            for (size_t i = 0; i < Block; ++i) {
                high |= bytes[i];
                wide[i] = bytes[i];
            }
            std::memcpy(units, wide.data(), sizeof wide);
        }
        for (; p != to; ++p) {
            high |= uchar(*p);
            *units++ = uchar(*p);
        }
        if (high & 0x80) {
            QStringDecoder decoder(
                QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
            units
                = reinterpret_cast<char16_t*>(decoder.appendToBuffer(reinterpret_cast<QChar*>(out), {from, to - from}));
        }
        out = units;
    }

    /// Decodes the inside of a string. At the end of the text (of a prefix) an unfinished escape or
    /// character is left out.
    bool decodeEscaped(const char* p, const char* end, char16_t*& out)
    {
        while (p != end) {
            const auto* slash = static_cast<const char*>(std::memchr(p, '\\', size_t(end - p)));
            const char* stop = slash ? slash : end;
            if (stop != p) {
                const char* whole = stop == m_end ? wholeCharacters(p, stop) : stop;
                appendRun(p, whole, out);
            }
            if (!slash)
                return true;
            p = slash + 1;
            if (p == m_end)
                return true;
            if (*p == 'u') {
                if (!decodeUnicode(p, end, out))
                    return false;
                continue;
            }
            const char16_t c = simpleEscape(*p);
            if (!c)
                return setError(slash, "Invalid \\escape");
            *out++ = c;
            ++p;
        }
        return true;
    }

    bool decodeUnicode(const char*& p, const char* end, char16_t*& out)
    {
        unsigned unit = 0;
        for (int i = 1; i <= 4; ++i) {
            if (p + i == m_end && m_prefix) {
                p = end;
                return true;
            }
            const int digit = p + i < end ? hexDigit(p[i]) : -1;
            if (digit < 0)
                return setError(p, "Invalid \\uXXXX escape");
            unit = unit * 16 + unsigned(digit);
        }
        if (p + 5 == m_end && !m_prefix)
            return setError(p, "Invalid \\uXXXX escape"); // as Python does, though it is whole
        *out++ = char16_t(unit);
        p += 5;
        return true;
    }

    /// Where the last whole character of [from, end) ends, so that a cut one shows no U+FFFD.
    static const char* wholeCharacters(const char* from, const char* end)
    {
        const char* p = end;
        for (int back = 1; back <= 3 && p != from; ++back) {
            const auto byte = uchar(*--p);
            if ((byte & 0xc0) == 0x80)
                continue;
            const int length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
            return length > back ? p : end;
        }
        return end;
    }

    static int hexDigit(char c)
    {
        if (isDigit(c))
            return c - '0';
        const char lower = char(c | 0x20);
        return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
    }

    static char16_t simpleEscape(char c)
    {
        switch (c) {
        case '"':
        case '\\':
        case '/':
            return char16_t(c);
        case 'b':
            return u'\b';
        case 'f':
            return u'\f';
        case 'n':
            return u'\n';
        case 'r':
            return u'\r';
        case 't':
            return u'\t';
        default:
            return 0;
        }
    }

    const char* m_begin;
    const char* m_p;
    const char* m_end;
    bool m_prefix;
    bool m_failed = false;
    ParseError m_error;
};

} // namespace

std::expected<Value, ParseError> parse(QByteArrayView utf8)
{
    return Parser(utf8, false).run();
}

std::expected<Value, ParseError> parsePrefix(QByteArrayView utf8)
{
    return Parser(utf8, true).run();
}

} // namespace stemma::json
