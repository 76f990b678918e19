// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/redaction/checkdigits.h"

#include <QList>

namespace stemma::checkdigits {

namespace {

/// What a digit or a letter counts: "A" is 10; negative: nothing.
int valueOf(QChar c)
{
    const char16_t u = c.unicode();
    if (u >= u'0' && u <= u'9')
        return u - u'0';
    if (u >= u'A' && u <= u'Z')
        return u - u'A' + 10;
    return u >= u'a' && u <= u'z' ? u - u'a' + 10 : -1;
}

} // namespace

bool fitLuhn(QStringView number)
{
    int sum = 0;
    bool isDoubled = false;
    for (qsizetype at = number.size() - 1; at >= 0; --at) {
        const int digit = valueOf(number[at]);
        if (digit < 0 || digit > 9)
            continue;
        const int counted = isDoubled ? 2 * digit : digit;
        sum += counted > 9 ? counted - 9 : counted;
        isDoubled = !isDoubled;
    }
    return sum > 0 && sum % 10 == 0;
}

bool fitMod97(QStringView number)
{
    constexpr qsizetype First = 4;
    QList<int> values;
    for (const QChar c : number) {
        if (const int value = valueOf(c); value >= 0)
            values += value;
    }
    int rest = 0;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const int value = values[(i + First) % values.size()];
        rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
    }
    return rest == 1;
}

} // namespace stemma::checkdigits
