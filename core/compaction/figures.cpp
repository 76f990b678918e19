// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/figures.h"

#include <QVarLengthArray>

namespace stemma {

namespace {

constexpr qsizetype LongestFigure = 40; ///< more is no figure that anybody compares

struct Group
{
    qsizetype digits = 0;
    QChar before; ///< the sign before it
};

using Groups = QVarLengthArray<Group, 12>;

bool isSeparator(QChar c)
{
    static constexpr QStringView Signs = u".,'’_\u00a0\u202f\u2009";
    return Signs.contains(c);
}

bool isThousands(const Groups& groups, qsizetype count)
{
    if (groups[0].digits > 3)
        return false;
    for (qsizetype i = 1; i < count; ++i)
        if (groups[i].digits != 3 || groups[i].before != groups[1].before)
            return false;
    return true;
}

double valueOf(QStringView digits, qsizetype decimals)
{
    QString text = digits.toString();
    if (decimals > 0)
        text.insert(text.size() - decimals, u'.');
    return text.toDouble();
}

/// A whole number without signs in it, as most figures are; no value: it is none, or has to be looked at closer.
std::optional<Figure> plainFigure(QStringView text)
{
    constexpr qsizetype ExactDigits = 15;
    qint64 value = 0;
    qsizetype length = 0;
    for (; length < text.size() && text[length] >= u'0' && text[length] <= u'9'; ++length) {
        if (length == ExactDigits)
            return {};
        value = value * 10 + (text[length].unicode() - u'0');
    }
    if (length == 0 || (length < text.size() && (isSeparator(text[length]) || text[length].isDigit())))
        return {};
    Figure figure;
    figure.value = double(value);
    figure.length = length;
    return figure;
}

} // namespace

std::optional<Figure> readFigure(QStringView text, QChar decimal)
{
    if (const auto whole = plainFigure(text))
        return whole;
    Groups groups {Group {}};
    QString digits;
    qsizetype at = 0;
    for (; at < text.size() && digits.size() < LongestFigure; ++at) {
        const QChar c = text[at];
        if (c.isDigit()) {
            digits.append(QChar(u'0' + c.digitValue()));
            ++groups.last().digits;
        } else if (isSeparator(c) && groups.last().digits > 0 && at + 1 < text.size() && text[at + 1].isDigit()
            && groups.size() < 12) {
            groups.append({0, c});
        } else {
            break;
        }
    }
    if (digits.isEmpty())
        return {};
    Figure figure;
    figure.length = at;
    const qsizetype count = groups.size();
    if (count == 1) {
        figure.value = digits.toDouble();
        return figure;
    }
    const Group& last = groups.last();
    const bool mayBeDecimal = last.before == u'.' || last.before == u',';
    if (isThousands(groups, count)) {
        const double whole = digits.toDouble();
        const double broken = valueOf(digits, last.digits);
        const bool ambiguous = count == 2 && mayBeDecimal && text[0] != u'0';
        const bool isDecimal = mayBeDecimal && count == 2 && (text[0] == u'0' || last.before == decimal);
        figure.value = isDecimal ? broken : whole;
        if (ambiguous)
            figure.other = isDecimal ? whole : broken;
        return figure;
    }
    if (mayBeDecimal && (count == 2 || (isThousands(groups, count - 1) && groups[1].before != last.before))) {
        figure.value = valueOf(digits, last.digits);
        return figure;
    }
    return {}; // 1.2.3 is a version, 10.0.0.1 an address
}

QString figureKey(double value)
{
    // Most are whole, and these are written many times faster as such.
    constexpr double Digits12 = 1e12;
    const auto whole = value > -Digits12 && value < Digits12 ? qint64(value) : 0;
    if (whole != 0 && double(whole) == value)
        return QString::number(whole);
    return QString::number(value, 'g', 12);
}

} // namespace stemma
