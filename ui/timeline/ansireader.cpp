// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/timeline/ansireader.h"

#include <QColor>
#include <QList>

namespace stemma {

namespace {

constexpr QChar Escape = u'\x1b';

/// The eight colours of terminals, in their order; black and white are the text's own.
Ink inkOf(int colour)
{
    static constexpr Ink Inks[]
        = {Ink::Text, Ink::Error, Ink::Ok, Ink::Warning, Ink::Accent, Ink::Summary, Ink::Tool, Ink::Text};
    return Inks[colour & 7];
}

Ink inkOf(const QColor& colour)
{
    constexpr int Grey = 60; // of 255: less saturated colours are shades of grey
    if (colour.hsvSaturation() < Grey)
        return colour.value() > 90 && colour.value() < 180 ? Ink::Muted : Ink::Text;
    const int hue = colour.hsvHue();
    if (hue < 25 || hue >= 330)
        return Ink::Error;
    if (hue < 75)
        return Ink::Warning;
    if (hue < 160)
        return Ink::Ok;
    if (hue < 200)
        return Ink::Tool;
    return hue < 260 ? Ink::Accent : Ink::Summary;
}

/// One of the 256 colours: the basic ones twice, a cube of 6 × 6 × 6, and greys.
Ink inkOfPalette(int number)
{
    if (number < 16)
        return number == 8 ? Ink::Muted : inkOf(number);
    if (number >= 232)
        return number < 244 ? Ink::Muted : Ink::Text;
    const int cube = number - 16;
    const auto level = [](int step) { return step == 0 ? 0 : 55 + 40 * step; };
    return inkOf(QColor(level(cube / 36), level(cube / 6 % 6), level(cube % 6)));
}

/// Behind the sequence that begins at @p from with an escape; the end of the text, where it is cut.
qsizetype endOfSequence(QStringView text, qsizetype from)
{
    qsizetype at = from + 1;
    if (at >= text.size())
        return text.size();
    const char16_t kind = text[at].unicode();
    if (kind == u'[') { // a control sequence: parameters, then one final character
        for (++at; at < text.size(); ++at) {
            const char16_t c = text[at].unicode();
            if (c >= 0x40 && c <= 0x7e)
                return at + 1;
            if (c < 0x20 || c > 0x7e)
                return at; // broken off: what follows is text
        }
        return text.size();
    }
    if (kind == u']' || kind == u'P' || kind == u'X' || kind == u'^' || kind == u'_') { // a string, e.g. a title
        constexpr qsizetype Longest = 4096; // else its end is missing
        const qsizetype last = std::min(text.size(), at + Longest);
        for (++at; at < last; ++at) {
            if (text[at] == u'\x07')
                return at + 1;
            if (text[at] == Escape)
                return at + 1 < text.size() && text[at + 1] == u'\\' ? at + 2 : at;
            if (text[at] == u'\n')
                return at;
        }
        return last;
    }
    while (at < text.size() && text[at].unicode() >= 0x20 && text[at].unicode() <= 0x2f) // e.g. a character set
        ++at;
    return std::min(at + 1, text.size());
}

} // namespace

void AnsiReader::takeColours(QStringView parameters)
{
    QList<int> numbers;
    for (const QStringView number : parameters.tokenize(u';'))
        numbers += number.contains(u':') ? -1 : number.toInt(); // an empty one is 0
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const int number = numbers[i];
        if (number == 0) {
            m_ink = Ink::Text;
            m_isFaint = false;
        } else if (number == 2) {
            m_isFaint = true;
        } else if (number == 22) {
            m_isFaint = false;
        } else if (number >= 30 && number <= 37) {
            m_ink = inkOf(number - 30);
        } else if (number >= 90 && number <= 97) {
            m_ink = inkOfPalette(number - 90 + 8);
        } else if (number == 39) {
            m_ink = Ink::Text;
        } else if (number == 38 || number == 48) { // 48 is a ground, which is not shown
            const int form = numbers.value(i + 1);
            if (number == 38 && form == 5)
                m_ink = inkOfPalette(qBound(0, numbers.value(i + 2), 255));
            else if (number == 38 && form == 2)
                m_ink = inkOf(QColor(qBound(0, numbers.value(i + 2), 255), qBound(0, numbers.value(i + 3), 255),
                    qBound(0, numbers.value(i + 4), 255)));
            i += form == 5 ? 2 : form == 2 ? 4 : 0;
        }
    }
}

AnsiReader::Piece AnsiReader::read(QStringView text)
{
    Piece piece;
    piece.text.reserve(text.size());
    const auto take = [&](QStringView part) {
        const Ink ink = m_ink == Ink::Text && m_isFaint ? Ink::Muted : m_ink;
        if (ink != Ink::Text && !part.isEmpty())
            piece.colours.push_back({int(piece.text.size()), int(part.size()), ink});
        piece.text += part;
    };
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(Escape); at >= 0; at = text.indexOf(Escape, from)) {
        take(text.sliced(from, at - from));
        from = endOfSequence(text, at);
        const QStringView sequence = text.sliced(at, from - at);
        if (sequence.size() >= 3 && sequence[1] == u'[' && sequence.back() == u'm')
            takeColours(sequence.sliced(2).chopped(1));
    }
    take(text.sliced(from));
    return piece;
}

} // namespace stemma
