// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/meanttext.h"

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int HexBase = 16;

/// What stands at one place of a spelled text.
struct Spelling
{
    qsizetype length = 0;
    QChar meant; ///< null: nothing
};

bool isDigitOf(QChar c, int base)
{
    const char16_t u = c.unicode();
    const bool isDigit = u >= u'0' && u <= u'9';
    return isDigit || (base == HexBase && ((u >= u'a' && u <= u'f') || (u >= u'A' && u <= u'F')));
}

qsizetype behindDigits(QStringView text, qsizetype at, qsizetype most, int base)
{
    const qsizetype end = std::min(text.size(), at + most);
    while (at < end && isDigitOf(text[at], base))
        ++at;
    return at;
}

/// The character of a number in ASCII; of others rules know the spelling, or it is none of text.
QChar characterOf(QStringView digits, int base)
{
    const uint code = digits.toUInt(nullptr, base);
    const bool isText = (code >= 0x20 && code < 0x7F) || code == '\n' || code == '\t' || code == '\r';
    return isText ? QChar(char16_t(code)) : QChar();
}

/// "\x1b[1;32m"
std::optional<Spelling> colourAt(QStringView text, qsizetype at)
{
    constexpr qsizetype Longest = 32;
    if (at + 2 >= text.size() || text[at + 1] != u'[')
        return {};
    const qsizetype last = std::min(text.size(), at + Longest);
    qsizetype end = at + 2;
    while (end < last && text[end].unicode() >= 0x20 && text[end].unicode() < 0x40)
        ++end;
    if (end == last || text[end].unicode() < 0x40 || text[end].unicode() > 0x7E)
        return {};
    return Spelling {end + 1 - at, {}};
}

/// "%3D"
std::optional<Spelling> percentAt(QStringView text, qsizetype at)
{
    constexpr qsizetype Digits = 2;
    if (behindDigits(text, at + 1, Digits, HexBase) != at + 1 + Digits)
        return {};
    const QChar meant = characterOf(text.sliced(at + 1, Digits), HexBase);
    return meant.isNull() ? std::nullopt : std::optional(Spelling {1 + Digits, meant});
}

/// "\u003d", "\"" and "\n", in JSON within JSON with more backslashes.
std::optional<Spelling> escapeAt(QStringView text, qsizetype at)
{
    constexpr qsizetype Digits = 4;
    constexpr qsizetype MostBackslashes = 4;
    qsizetype digits = at;
    while (digits < text.size() && digits < at + MostBackslashes && text[digits] == u'\\')
        ++digits;
    if (digits >= text.size())
        return {};
    const QChar escaped = text[digits];
    ++digits;
    if (escaped == u'"' || escaped == u'n')
        return Spelling {digits - at, escaped == u'n' ? QChar(u'\n') : escaped};
    if (escaped != u'u')
        return {};
    if (behindDigits(text, digits, Digits, HexBase) != digits + Digits)
        return {};
    const QChar meant = characterOf(text.sliced(digits, Digits), HexBase);
    return meant.isNull() ? std::nullopt : std::optional(Spelling {digits + Digits - at, meant});
}

/// "&quot;", "&#39;"
std::optional<Spelling> entityAt(QStringView text, qsizetype at)
{
    constexpr qsizetype MostDigits = 5;
    static constexpr std::pair<QStringView, char16_t> Known[]
        = {{u"&quot;", u'"'}, {u"&amp;", u'&'}, {u"&lt;", u'<'}, {u"&gt;", u'>'}, {u"&apos;", u'\''}};
    const QStringView rest = text.sliced(at);
    for (const auto& [entity, meant] : Known) {
        if (rest.startsWith(entity))
            return Spelling {entity.size(), QChar(meant)};
    }
    if (!rest.startsWith(u"&#"))
        return {};
    const bool isHex = rest.size() > 2 && (rest[2] == u'x' || rest[2] == u'X');
    const qsizetype digits = isHex ? 3 : 2;
    const int base = isHex ? HexBase : 10;
    const qsizetype end = behindDigits(rest, digits, MostDigits, base);
    if (end == digits || end >= rest.size() || rest[end] != u';')
        return {};
    const QChar meant = characterOf(rest.sliced(digits, end - digits), base);
    return meant.isNull() ? std::nullopt : std::optional(Spelling {end + 1, meant});
}

/// "    12\t" and "12→", as tools number the lines of files.
std::optional<Spelling> lineNumberAt(QStringView text, qsizetype at)
{
    constexpr qsizetype MostBlanks = 8;
    constexpr qsizetype MostDigits = 6;
    qsizetype digits = at;
    while (digits < text.size() && digits < at + MostBlanks && text[digits] == u' ')
        ++digits;
    const qsizetype end = behindDigits(text, digits, MostDigits, 10);
    const bool isNumber = end > digits && end < text.size() && (text[end] == u'\t' || text[end] == u'→');
    return isNumber ? std::optional(Spelling {end + 1 - at, {}}) : std::nullopt;
}

std::optional<Spelling> spellingAt(QStringView text, qsizetype at)
{
    switch (text[at].unicode()) {
    case u'\x1b':
        return colourAt(text, at);
    case u'%':
        return percentAt(text, at);
    case u'&':
        return entityAt(text, at);
    case u'\\':
        return escapeAt(text, at);
    default:
        return {};
    }
}

/// Reads lines of a text, of which those of hunks have a sign in front.
class LineStarts
{
public:
    std::optional<Spelling> at(QStringView text, qsizetype at)
    {
        const QStringView rest = text.sliced(at);
        if (rest.startsWith(u"@@ -")) {
            m_isHunk = true;
            return {};
        }
        const bool isSigned = !rest.isEmpty() && (rest[0] == u'+' || rest[0] == u'-' || rest[0] == u' ');
        if (m_isHunk && isSigned)
            return Spelling {1, {}};
        m_isHunk = m_isHunk && (rest.startsWith(u'\\') || rest.startsWith(u'\n'));
        return lineNumberAt(text, at);
    }

private:
    bool m_isHunk = false;
};

bool isOfText(char c)
{
    return quint8(c) >= 0x20 || c == '\n' || c == '\t' || c == '\r';
}

} // namespace

MeantText::MeantText(const QString& spelled)
{
    const QStringView all = spelled;
    LineStarts lines;
    qsizetype copied = 0;
    for (qsizetype at = 0; at < all.size();) {
        std::optional<Spelling> spelling;
        if (at == 0 || all[at - 1] == u'\n')
            spelling = lines.at(all, at);
        if (!spelling)
            spelling = spellingAt(all, at);
        if (!spelling) {
            ++at;
            continue;
        }
        m_text += all.sliced(copied, at - copied);
        copied = at + spelling->length;
        m_units.push_back({at, copied, m_text.size(), !spelling->meant.isNull()});
        if (!spelling->meant.isNull())
            m_text += spelling->meant;
        at = copied;
    }
    if (differs())
        m_text += all.sliced(copied);
}

qsizetype MeantText::spelledStart(qsizetype at) const
{
    const auto behind = std::ranges::upper_bound(m_units, at, {}, &Unit::meantEnd);
    if (behind == m_units.begin())
        return at;
    const Unit& before = *std::prev(behind);
    return before.end + at - before.meantEnd();
}

qsizetype MeantText::spelledEnd(qsizetype at) const
{
    if (at == 0)
        return 0;
    const auto ofCharacter = [&](const Unit& unit) { return unit.isCharacter && unit.meant == at - 1; };
    const auto [from, to] = std::ranges::equal_range(m_units, at - 1, {}, &Unit::meant);
    const auto unit = std::find_if(from, to, ofCharacter);
    return unit == to ? spelledStart(at - 1) + 1 : unit->end;
}

const MeantText::Unit* MeantText::unitAt(qsizetype at) const
{
    const auto behind = std::ranges::upper_bound(m_units, at, {}, &Unit::start);
    if (behind == m_units.begin())
        return nullptr;
    const Unit& before = *std::prev(behind);
    return before.end > at ? &before : nullptr;
}

bool MeantText::isSpelling(qsizetype at) const
{
    const Unit* unit = unitAt(at);
    return unit && unit->isCharacter;
}

bool MeantText::isWithin(qsizetype at) const
{
    const Unit* unit = unitAt(at);
    return unit && unit->start < at;
}

QString textOfBase64(QStringView base64)
{
    constexpr qsizetype Begin = 24; // whole groups
    constexpr qsizetype Group = 4;
    constexpr QByteArray::Base64Options Strict = QByteArray::AbortOnBase64DecodingErrors;
    const bool isOfAddress = base64.contains(u'-') || base64.contains(u'_');
    const QByteArray::Base64Options options = isOfAddress ? Strict | QByteArray::Base64UrlEncoding : Strict;
    const auto begin = QByteArray::fromBase64Encoding(base64.first(std::min(Begin, base64.size())).toLatin1(), options);
    if (begin && !std::ranges::all_of(begin.decoded, isOfText))
        return {};
    const auto textOf = [&options](QStringView lines) -> QString {
        QByteArray joined = lines.toLatin1();
        joined.removeIf([](char c) { return c == '\r' || c == '\n'; });
        while (joined.size() % Group != 0)
            joined += '=';
        const auto whole = QByteArray::fromBase64Encoding(joined, options);
        const bool isText
            = whole && std::ranges::all_of(whole.decoded, isOfText) && QUtf8StringView(whole.decoded).isValidUtf8();
        return isText ? QString::fromUtf8(whole.decoded) : QString();
    };
    const QString whole = textOf(base64);
    const qsizetype lastLine = base64.lastIndexOf(u'\n');
    return whole.isEmpty() && lastLine > 0 ? textOf(base64.first(lastLine)) : whole; // the last may be a word behind it
}

} // namespace stemma
