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

/// A byte as it is spelled at one place.
struct SpelledByte
{
    qsizetype length = 0;
    uint value = 0;
};

/// A character of several bytes in UTF-8, as @p byteAt(text, at) reads each. None of those that need two units.
template<typename ByteAt> std::optional<Spelling> bytesAt(QStringView text, qsizetype at, const ByteAt& byteAt)
{
    constexpr qsizetype Most = 3;
    constexpr uint FirstOfSeveral = 0xC0;
    constexpr uint FirstBeyondAscii = 0x80;
    QByteArray bytes;
    qsizetype end = at;
    while (bytes.size() < Most) {
        const std::optional<SpelledByte> byte = byteAt(text, end);
        if (!byte || byte->value < FirstBeyondAscii || (byte->value >= FirstOfSeveral) != bytes.isEmpty())
            break;
        bytes += char(byte->value);
        end += byte->length;
    }
    const QString meant = QString::fromUtf8(bytes);
    const bool isCharacter = meant.size() == 1 && meant.front() != QChar::ReplacementCharacter;
    return isCharacter ? std::optional(Spelling {end - at, meant.front()}) : std::nullopt;
}

/// A letter with an accent that is a character of its own, as file systems write it; null: there is no such letter.
QChar composed(QChar letter, char16_t accent)
{
    const QChar apart[] = {letter, QChar(accent)};
    const QString whole = QString(apart, 2).normalized(QString::NormalizationForm_C);
    return whole.size() == 1 ? whole.front() : QChar();
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

/// "%3D", "%C3%BC"
std::optional<Spelling> percentAt(QStringView text, qsizetype at)
{
    constexpr qsizetype Digits = 2;
    if (behindDigits(text, at + 1, Digits, HexBase) != at + 1 + Digits)
        return {};
    if (const QChar meant = characterOf(text.sliced(at + 1, Digits), HexBase); !meant.isNull())
        return Spelling {1 + Digits, meant};
    return bytesAt(text, at, [](QStringView all, qsizetype start) -> std::optional<SpelledByte> {
        if (start >= all.size() || all[start] != u'%'
            || behindDigits(all, start + 1, Digits, HexBase) != start + 1 + Digits)
            return {};
        return SpelledByte {1 + Digits, all.sliced(start + 1, Digits).toUInt(nullptr, HexBase)};
    });
}

/// "\\303\\274" and "\\xc3\\xbc", as programs quote the names of files and bytes.
std::optional<SpelledByte> quotedByteAt(QStringView text, qsizetype at)
{
    constexpr int Octal = 8;
    if (at + 3 >= text.size() || text[at] != u'\\')
        return {};
    const bool isHex = text[at + 1] == u'x';
    const QStringView digits = isHex ? text.sliced(at + 2, 2) : text.sliced(at + 1, 3);
    bool isNumber = false;
    const uint value = digits.toUInt(&isNumber, isHex ? HexBase : Octal);
    return isNumber && value <= 0xFF ? std::optional(SpelledByte {4, value}) : std::nullopt;
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
        return bytesAt(text, at, quotedByteAt);
    if (behindDigits(text, digits, Digits, HexBase) != digits + Digits)
        return {};
    const QChar meant = characterOf(text.sliced(digits, Digits), HexBase);
    return meant.isNull() ? std::nullopt : std::optional(Spelling {digits + Digits - at, meant});
}

/// "&uuml;"
std::optional<Spelling> accentAt(QStringView entity)
{
    static constexpr std::pair<QStringView, char16_t> Accents[] = {{u"uml;", 0x308}, {u"acute;", 0x301},
        {u"grave;", 0x300}, {u"circ;", 0x302}, {u"tilde;", 0x303}, {u"cedil;", 0x327}, {u"ring;", 0x30A}};
    if (entity.size() < 2)
        return {};
    for (const auto& [name, accent] : Accents) {
        if (!entity.sliced(2).startsWith(name))
            continue;
        const QChar meant = composed(entity[1], accent);
        return meant.isNull() ? std::nullopt : std::optional(Spelling {2 + name.size(), meant});
    }
    return {};
}

/// "&quot;", "&#39;", "&#252;"
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
        return accentAt(rest);
    const bool isHex = rest.size() > 2 && (rest[2] == u'x' || rest[2] == u'X');
    const qsizetype digits = isHex ? 3 : 2;
    const int base = isHex ? HexBase : 10;
    const qsizetype end = behindDigits(rest, digits, MostDigits, base);
    if (end == digits || end >= rest.size() || rest[end] != u';')
        return {};
    const uint code = rest.sliced(digits, end - digits).toUInt(nullptr, base);
    const bool isLetter = code < 0x10000 && code >= 0xA0 && !QChar::isSurrogate(code);
    const QChar meant = isLetter ? QChar(char16_t(code)) : characterOf(rest.sliced(digits, end - digits), base);
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

std::optional<Spelling> accentedAt(QStringView text, qsizetype at)
{
    constexpr char16_t FirstAccent = 0x300;
    constexpr char16_t LastAccent = 0x36F;
    if (at + 1 >= text.size() || text[at + 1].unicode() < FirstAccent || text[at + 1].unicode() > LastAccent)
        return {};
    const QChar meant = composed(text[at], text[at + 1].unicode());
    return meant.isNull() ? std::nullopt : std::optional(Spelling {2, meant});
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
        return accentedAt(text, at);
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

bool MeantText::isSpellingInWord(qsizetype at) const
{
    const Unit* unit = unitAt(at);
    return unit && unit->isCharacter && !m_text[unit->meant].isSpace();
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
