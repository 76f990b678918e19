// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {
namespace {

constexpr qsizetype Block = 32;

/// Bytes of the character that begins at @p i, and how many units it has.
struct CharacterSize
{
    int bytes;
    int units;
};

CharacterSize sizeAt(QStringView text, qsizetype i)
{
    const char16_t unit = text[i].unicode();
    if (unit < 0x80)
        return {1, 1};
    if (unit < 0x800)
        return {2, 1};
    if (QChar::isHighSurrogate(unit) && i + 1 < text.size() && text[i + 1].isLowSurrogate())
        return {4, 2};
    return {3, 1};
}

bool isSurrogate(char16_t unit)
{
    return (unit & 0xf800) == 0xd800;
}

/// The units from @p from on, in whole blocks, before one that @p isOdd. Of fixed length, so that the compiler takes
/// many at a time: nearly all text is plain, and every text passes here.
template<typename Test> qsizetype plainFrom(QStringView text, qsizetype from, Test isOdd)
{
    const auto* const units = reinterpret_cast<const char16_t*>(text.utf16());
    qsizetype at = from;
    for (; text.size() - at >= Block; at += Block) {
        char16_t odd = 0;
        for (qsizetype i = 0; i < Block; ++i)
            odd |= char16_t(isOdd(units[at + i]) ? 1 : 0);
        if (odd)
            break;
    }
    return at - from;
}

} // namespace

qint64 utf8Size(QStringView text)
{
    qint64 bytes = 0;
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype plain = plainFrom(text, i, [](char16_t unit) { return unit >= 0x80; });
        bytes += plain;
        i += plain;
        for (const qsizetype end = std::min(text.size(), i + Block); i < end;) {
            const CharacterSize size = sizeAt(text, i);
            bytes += size.bytes;
            i += size.units;
        }
    }
    return bytes;
}

qint64 codePoints(QStringView text)
{
    qint64 pairs = 0;
    for (qsizetype i = 0; i < text.size();) {
        i += plainFrom(text, i, isSurrogate);
        for (const qsizetype end = std::min(text.size(), i + Block); i < end; ++i)
            pairs += text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate() ? 1 : 0;
    }
    return text.size() - pairs;
}

QStringView firstCodePoints(QStringView text, qsizetype count, qsizetype* taken)
{
    // As many units hold at most as many code points, so those before the first surrogate are taken by the block.
    const qsizetype plain = plainFrom(text.first(std::min(text.size(), std::max<qsizetype>(count, 0))), 0, isSurrogate);
    qsizetype at = plain;
    qsizetype points = plain;
    for (; points < count && at < text.size(); ++points)
        at += at + 1 < text.size() && text[at].isHighSurrogate() && text[at + 1].isLowSurrogate() ? 2 : 1;
    if (taken)
        *taken = points;
    return text.first(at);
}

QStringView utf8Prefix(QStringView text, qint64 maxBytes)
{
    if (text.size() * 3 <= maxBytes)
        return text; // no unit takes more than three bytes
    qsizetype i = 0;
    for (qint64 bytes = 0; i < text.size();) {
        const CharacterSize size = sizeAt(text, i);
        bytes += size.bytes;
        if (bytes > maxBytes)
            break;
        i += size.units;
    }
    return text.first(i);
}

namespace {

constexpr char16_t ToTheRight = 0x21e2; // dashed arrows
constexpr char16_t ToTheLeft = 0x21e0;
constexpr char16_t BackAgain = 0x21e1;
constexpr char16_t NoWidth = 0x2426;

/// The sign of a character that cannot be seen; 0: it has a shape, or does no harm in such a text.
char16_t signOf(char16_t unit, TextUse use)
{
    if (unit < 0x20)
        return unit == u'\n' || unit == u'\t' ? 0 : char16_t(0x2400 + unit);
    if (unit < 0x7f)
        return 0;
    if (unit == 0x7f)
        return 0x2421;
    if (unit < 0xa0)
        return QChar::ReplacementCharacter; // no pictures exist for these
    switch (unit) {
    case 0x202d:
        return ToTheRight;
    case 0x202e:
        return ToTheLeft;
    case 0x202a:
    case 0x2066:
        return use == TextUse::Prose ? 0 : ToTheRight;
    case 0x202b:
    case 0x2067:
        return use == TextUse::Prose ? 0 : ToTheLeft;
    case 0x202c:
    case 0x2068:
    case 0x2069:
        return use == TextUse::Prose ? 0 : BackAgain;
    case 0x200e:
        return use == TextUse::Code ? ToTheRight : 0;
    case 0x200f:
    case 0x061c:
        return use == TextUse::Code ? ToTheLeft : 0;
    case 0x00ad:
    case 0x115f:
    case 0x1160:
    case 0x180e:
    case 0x200b:
    case 0x2060:
    case 0x2061:
    case 0x2062:
    case 0x2063:
    case 0x2064:
    case 0x3164:
    case 0xfeff:
    case 0xffa0:
        return use == TextUse::Code ? NoWidth : 0;
    default:
        return 0;
    }
}

/// Joiners shape letters of some scripts, and emoji; between others they are only hidden.
bool isIdleJoiner(const QString& text, qsizetype at)
{
    const auto isLatin
        = [&text](qsizetype beside) { return beside < 0 || beside >= text.size() || text[beside].unicode() < 0x250; };
    return (text[at].unicode() == 0x200c || text[at].unicode() == 0x200d) && isLatin(at - 1) && isLatin(at + 1);
}

constexpr char16_t TagHigh = 0xdb40; // surrogates of U+E0000 to U+E007F
constexpr char16_t TagLow = 0xdc00;

bool isTag(const QString& text, qsizetype at)
{
    return at >= 0 && at + 1 < text.size() && text[at].unicode() == TagHigh && text[at + 1].unicode() >= TagLow
        && text[at + 1].unicode() <= TagLow + 0x7f;
}

/// Flags of regions are a black flag with some tags behind it; text that hides behind one is longer.
bool isInFlag(const QString& text, qsizetype tag)
{
    constexpr int MostTags = 7; // two letters of a country, four of its region, the one that ends it
    for (int tags = 1; tags < MostTags && isTag(text, tag - 2); ++tags)
        tag -= 2;
    return tag >= 2 && text[tag - 2].unicode() == 0xd83c && text[tag - 1].unicode() == 0xdff4;
}

} // namespace

QString withoutHalves(QString text)
{
    if (text.isValidUtf16())
        return text;
    for (qsizetype i = 0; i < text.size();) {
        const int units = sizeAt(text, i).units;
        if (units == 1 && text.at(i).isSurrogate())
            text[i] = QChar(QChar::ReplacementCharacter);
        i += units;
    }
    return text;
}

QString withVisibleControls(QStringView text, TextUse use)
{
    QString result = text.toString();
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i].unicode();
        if (const char16_t sign = signOf(unit, use)) {
            result[i] = QChar(sign);
        } else if (use == TextUse::Code && isIdleJoiner(result, i)) {
            result[i] = QChar(NoWidth);
        } else if (unit == TagHigh && isTag(result, i)) {
            if (!isInFlag(result, i)) {
                const char16_t letter = char16_t(text[i + 1].unicode() - TagLow);
                result[i] = QChar(NoWidth);
                result[i + 1] = QChar(letter > 0x20 && letter < 0x7f ? letter : u' ');
            }
            ++i;
        }
    }
    return result;
}

QString firstLine(QStringView text, qsizetype maxLength)
{
    const QStringView start = text.trimmed();
    qsizetype end = 0;
    while (end < start.size() && start[end] != u'\n' && start[end] != u'\r' && end < 4 * maxLength)
        ++end;
    QString line = withVisibleControls(start.first(end).toString().simplified());
    if (line.size() > maxLength) {
        line.truncate(maxLength - 1);
        if (!line.isEmpty() && line.back().isHighSurrogate())
            line.chop(1);
        line += QChar(0x2026);
    }
    return line;
}

bool isNaturallyLess(QStringView one, QStringView other)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    const auto takeNumber = [&isDigit](QStringView text, qsizetype& at) {
        while (at < text.size() && text[at] == u'0')
            ++at;
        const qsizetype start = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        return text.sliced(start, at - start);
    };
    qsizetype a = 0;
    qsizetype b = 0;
    while (a < one.size() && b < other.size()) {
        if (isDigit(one[a]) && isDigit(other[b])) {
            const QStringView mine = takeNumber(one, a);
            const QStringView theirs = takeNumber(other, b);
            if (mine != theirs)
                return mine.size() != theirs.size() ? mine.size() < theirs.size() : mine < theirs;
        } else if (one[a] != other[b]) {
            return one[a] < other[b];
        } else {
            ++a;
            ++b;
        }
    }
    // One begins like the other, or they are alike but for zeros before a number.
    const bool isAlike = a == one.size() && b == other.size();
    return isAlike ? one.size() < other.size() : a == one.size();
}

QString factSeparator()
{
    return QLocale().language() == QLocale::Arabic ? u"\u200f\u060c "_s : u" \u00b7 "_s;
}

QString joinedFacts(const QStringList& facts)
{
    const bool goesLeft = QLocale().textDirection() == Qt::RightToLeft;
    return (goesLeft ? u"\u200f"_s : QString()) + facts.join(factSeparator());
}

QString withoutMarks(QString line)
{
    // Asterisks of a pattern of files, a power or a pointer stay, and so does code that looks like a link.
    static const QRegularExpression marks(uR"(^#{1,6}\s+|`)"_s);
    static const QRegularExpression bold(uR"((?<![\w/*])\*\*(?=[^\s*/])((?:[^*]|\*(?!\*))*[^\s*/])\*\*(?![\w/*]))"_s);
    static const QRegularExpression link(
        uR"((?<![\w\)\]])!?\[([^\[\]]+)\]\((?=[^\s()]*[/.:#])(?:[^\s()]|\([^\s()]*\))+\))"_s);
    return line.replace(link, uR"(\1)"_s).replace(bold, uR"(\1)"_s).remove(marks).trimmed();
}

} // namespace stemma
