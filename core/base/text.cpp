// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"

#include <algorithm>

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

QString withVisibleControls(QStringView text)
{
    QString result = text.toString();
    for (QChar& c : result) {
        const char16_t unit = c.unicode();
        if (unit < 0x20 && unit != u'\n' && unit != u'\t')
            c = QChar(0x2400 + unit);
        else if (unit == 0x7f)
            c = QChar(0x2421);
        else if (unit >= 0x80 && unit < 0xa0)
            c = QChar::ReplacementCharacter; // no pictures exist for these
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

} // namespace stemma
