// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/json.h"

#include <QHash>

#include <charconv>
#include <cmath>
#include <limits>

namespace stemma::json {
namespace {

constexpr char HexDigits[] = "0123456789abcdef";

bool isInteger(QByteArrayView number)
{
    for (const char c : number) {
        if (c != '-' && (c < '0' || c > '9'))
            return false;
    }
    return true;
}

/// The power of ten of a number's first digit that is not zero, for what a double cannot hold.
qint64 magnitude(QByteArrayView number)
{
    qint64 power = 0;
    bool seen = false;
    bool fraction = false;
    qsizetype i = 0;
    for (; i < number.size() && number[i] != 'e' && number[i] != 'E'; ++i) {
        if (number[i] == '.')
            fraction = true;
        else if (number[i] != '-') {
            seen = seen || number[i] != '0';
            power += fraction ? (seen ? 0 : -1) : (seen ? 1 : 0);
        }
    }
    if (i < number.size()) {
        bool ok = false;
        const qint64 exponent = number.sliced(i + 1).toLongLong(&ok);
        const bool negative = number.sliced(i + 1).startsWith('-');
        constexpr qint64 Far = std::numeric_limits<qint64>::max() / 4;
        power += ok ? qBound(-Far, exponent, Far) : (negative ? -Far : Far);
    }
    return power;
}

double parseDouble(QByteArrayView number)
{
    constexpr double Infinity = std::numeric_limits<double>::infinity();
    if (number == "NaN")
        return std::numeric_limits<double>::quiet_NaN();
    const bool negative = number.startsWith('-');
    if (number.endsWith('y'))
        return negative ? -Infinity : Infinity;
    double value = 0;
    const auto [end, error] = std::from_chars(number.begin(), number.end(), value);
    if (error == std::errc::result_out_of_range) {
        value = magnitude(number) > 0 ? Infinity : 0.0;
        return negative ? -value : value;
    }
    return value;
}

/// As Python's repr(): the shortest digits that read back, an exponent below 1e-4 and from 1e16 on.
void appendPythonDouble(QByteArray& out, double value)
{
    if (std::isnan(value)) {
        out += "NaN";
        return;
    }
    if (std::isinf(value)) {
        out += value < 0 ? "-Infinity" : "Infinity";
        return;
    }
    char buffer[40];
    const auto scientific = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific);
    const QByteArrayView text(buffer, scientific.ptr - buffer);
    const int exponent = text.sliced(text.indexOf('e') + 1).toInt();
    if (exponent < -4 || exponent >= 16) {
        out += text;
        return;
    }
    const auto fixed = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
    const QByteArrayView plain(buffer, fixed.ptr - buffer);
    out += plain;
    if (!plain.contains('.'))
        out += ".0";
}

void appendPythonNumber(QByteArray& out, const QByteArray& number)
{
    if (number == "-0")
        out += '0';
    else if (isInteger(number))
        out += number;
    else
        appendPythonDouble(out, parseDouble(number));
}

void appendUnicodeEscape(QByteArray& out, char16_t unit)
{
    const char escape[6] = {'\\', 'u', HexDigits[unit >> 12], HexDigits[(unit >> 8) & 15], HexDigits[(unit >> 4) & 15],
        HexDigits[unit & 15]};
    out.append(escape, 6);
}

char shortEscape(char16_t unit)
{
    switch (unit) {
    case u'"':
        return '"';
    case u'\\':
        return '\\';
    case u'\n':
        return 'n';
    case u'\r':
        return 'r';
    case u'\t':
        return 't';
    case u'\b':
        return 'b';
    case u'\f':
        return 'f';
    default:
        return 0;
    }
}

void appendPythonString(QByteArray& out, QStringView text)
{
    out += '"';
    for (const QChar c : text) {
        const char16_t unit = c.unicode();
        if (const char escape = shortEscape(unit)) {
            out += '\\';
            out += escape;
        } else if (unit >= 0x20 && unit <= 0x7e) {
            out += char(unit);
        } else {
            appendUnicodeEscape(out, unit);
        }
    }
    out += '"';
}

/// The members as Python's dict has them: a repeated key keeps its first place and its last value.
std::vector<const Value::Member*> collapsed(const QList<Value::Member>& members)
{
    std::vector<const Value::Member*> result;
    result.reserve(size_t(members.size()));
    QHash<QStringView, size_t> places;
    places.reserve(members.size());
    for (const Value::Member& member : members) {
        const auto place = places.constFind(member.first);
        if (place != places.cend()) {
            result[*place] = &member;
        } else {
            places.insert(member.first, result.size());
            result.push_back(&member);
        }
    }
    return result;
}

void appendPython(QByteArray& out, const Value& value, int indent, int level);

void appendPythonBreak(QByteArray& out, int indent, int level)
{
    if (indent < 0)
        return;
    out += '\n';
    out.append(qsizetype(indent) * level, ' ');
}

template<typename List, typename Write>
void appendPythonList(QByteArray& out, char open, char close, const List& list, int indent, int level, Write write)
{
    out += open;
    bool first = true;
    for (const auto& item : list) {
        if (!first)
            out += indent < 0 ? ", " : ",";
        first = false;
        appendPythonBreak(out, indent, level + 1);
        write(item);
    }
    if (!first)
        appendPythonBreak(out, indent, level);
    out += close;
}

void appendPython(QByteArray& out, const Value& value, int indent, int level)
{
    switch (value.kind) {
    case Value::Kind::Null:
        out += "null";
        break;
    case Value::Kind::Bool:
        out += value.boolean ? "true" : "false";
        break;
    case Value::Kind::Number:
        appendPythonNumber(out, value.number);
        break;
    case Value::Kind::String:
        appendPythonString(out, value.string);
        break;
    case Value::Kind::Array:
        appendPythonList(out, '[', ']', value.items, indent, level,
            [&](const Value& item) { appendPython(out, item, indent, level + 1); });
        break;
    case Value::Kind::Object:
        appendPythonList(out, '{', '}', collapsed(value.members), indent, level, [&](const Value::Member* member) {
            appendPythonString(out, member->first);
            out += ": ";
            appendPython(out, member->second, indent, level + 1);
        });
        break;
    }
}

bool fitsDouble(QByteArrayView number)
{
    double value = 0;
    const auto [end, error] = std::from_chars(number.begin(), number.end(), value);
    return error == std::errc() && std::isfinite(value);
}

/// A number as strict readers take it; what is beyond the range of a double, at either end, becomes a string.
void appendStrictNumber(QByteArray& out, const QByteArray& number)
{
    // Only these can leave the range of a double.
    const bool suspicious = number.size() > 300 || number.contains('e') || number.contains('E') || number.endsWith('y')
        || number == "NaN";
    if (suspicious && !fitsDouble(number)) {
        out += '"';
        out += number;
        out += '"';
    } else {
        out += number.isEmpty() ? QByteArrayView("null") : QByteArrayView(number);
    }
}

void appendJson(QByteArray& out, const Value& value, int indent, int level)
{
    const auto breakLine = [&](int blanks) {
        if (indent > 0) {
            out += '\n';
            out.append(qsizetype(indent) * blanks, ' ');
        }
    };
    const auto appendList = [&](char open, char close, const auto& list, auto write) {
        out += open;
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (i > 0)
                out += ',';
            breakLine(level + 1);
            write(list[i]);
        }
        if (!list.isEmpty())
            breakLine(level);
        out += close;
    };
    switch (value.kind) {
    case Value::Kind::Null:
        out += "null";
        break;
    case Value::Kind::Bool:
        out += value.boolean ? "true" : "false";
        break;
    case Value::Kind::Number:
        appendStrictNumber(out, value.number);
        break;
    case Value::Kind::String:
        appendString(out, value.string);
        break;
    case Value::Kind::Array:
        appendList('[', ']', value.items, [&](const Value& item) { appendJson(out, item, indent, level + 1); });
        break;
    case Value::Kind::Object:
        appendList('{', '}', value.members, [&](const Value::Member& member) {
            appendString(out, member.first);
            out += indent > 0 ? ": " : ":";
            appendJson(out, member.second, indent, level + 1);
        });
        break;
    }
}

/// Writes one unit that is no plain ASCII, and the second half of a pair with it. Returns how many were taken.
int putUnit(const char16_t* unit, const char16_t* end, char*& to)
{
    const char16_t c = *unit;
    const auto put = [&to](unsigned byte) { *to++ = char(byte); };
    if (const char escape = shortEscape(c)) {
        *to++ = '\\';
        *to++ = escape;
        return 1;
    }
    if (c >= 0x20 && c < 0x80) {
        *to++ = char(c);
        return 1;
    }
    if (c >= 0x80 && c < 0x800) {
        put(0xc0u | (c >> 6));
        put(0x80u | (c & 0x3f));
        return 1;
    }
    if (c >= 0x800 && !QChar::isSurrogate(c)) {
        put(0xe0u | (c >> 12));
        put(0x80u | ((c >> 6) & 0x3f));
        put(0x80u | (c & 0x3f));
        return 1;
    }
    if (QChar::isHighSurrogate(c) && unit + 1 != end && QChar::isLowSurrogate(unit[1])) {
        const char32_t point = QChar::surrogateToUcs4(c, unit[1]);
        put(0xf0u | (point >> 18));
        put(0x80u | ((point >> 12) & 0x3f));
        put(0x80u | ((point >> 6) & 0x3f));
        put(0x80u | (point & 0x3f));
        return 2;
    }
    *to++ = '\\';
    *to++ = 'u';
    for (int shift = 12; shift >= 0; shift -= 4)
        *to++ = HexDigits[(c >> shift) & 15];
    return 1;
}

} // namespace

const Value* Value::find(QStringView key) const
{
    for (auto member = members.crbegin(); member != members.crend(); ++member) {
        if (member->first == key)
            return &member->second;
    }
    return nullptr;
}

const Value& Value::operator[](QStringView key) const
{
    static const Value none;
    const Value* value = find(key);
    return value ? *value : none;
}

QString Value::text(QStringView key) const
{
    return (*this)[key].string;
}

std::optional<qint64> Value::toInteger() const
{
    if (kind != Kind::Number || !isInteger(number))
        return {};
    qint64 result = 0;
    const auto [end, error] = std::from_chars(number.begin(), number.end(), result);
    if (error != std::errc() || end != number.end())
        return {};
    return result;
}

double Value::toDouble() const
{
    if (kind != Kind::Number)
        return std::numeric_limits<double>::quiet_NaN();
    return parseDouble(number);
}

QByteArray toJson(const Value& value)
{
    QByteArray out;
    appendJson(out, value, 0, 0);
    return out;
}

QString toIndented(const Value& value)
{
    QByteArray out;
    appendJson(out, value, 2, 0);
    return QString::fromUtf8(out);
}

QByteArray toPython(const Value& value, int indent)
{
    QByteArray out;
    appendPython(out, value, indent, 0);
    return out;
}

QByteArray quotedText(QStringView text)
{
    QByteArray quoted;
    appendString(quoted, text);
    return quoted;
}

QByteArray quotedPython(QStringView text)
{
    QByteArray quoted;
    appendPythonString(quoted, text);
    return quoted;
}

void appendString(QByteArray& out, QStringView text)
{
    constexpr qsizetype Chunk = 8192;
    constexpr qsizetype Block = 16;
    const char16_t* from = text.utf16();
    const char16_t* const end = from + text.size();
    out += '"';
    while (from != end) {
        const char16_t* const chunkEnd = from + qMin<qsizetype>(Chunk, end - from);
        const qsizetype before = out.size();
        out.resizeForOverwrite(before + 6 * (chunkEnd - from)); // the longest form of a unit is an escape
        char* const first = out.data() + before;
        char* to = first;
        while (from < chunkEnd) {
            if (chunkEnd - from >= Block) {
                unsigned odd = 0;
                for (qsizetype i = 0; i < Block; ++i)
                    odd |= unsigned(char16_t(from[i] - 0x20) > 0x5e) | unsigned(from[i] == u'"')
                        | unsigned(from[i] == u'\\');
                if (!odd) {
                    for (qsizetype i = 0; i < Block; ++i)
                        to[i] = char(from[i]);
                    to += Block;
                    from += Block;
                    continue;
                }
            }
            const char16_t* const blockEnd = from + qMin<qsizetype>(Block, chunkEnd - from);
            while (from < blockEnd)
                from += putUnit(from, end, to);
        }
        out.truncate(before + (to - first));
    }
    out += '"';
}

} // namespace stemma::json
