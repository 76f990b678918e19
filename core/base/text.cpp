// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/text.h"

namespace stemma {
namespace {

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

} // namespace

qint64 utf8Size(QStringView text)
{
    qint64 bytes = 0;
    for (qsizetype i = 0; i < text.size();) {
        const CharacterSize size = sizeAt(text, i);
        bytes += size.bytes;
        i += size.units;
    }
    return bytes;
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
