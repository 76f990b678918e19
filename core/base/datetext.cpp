// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/datetext.h"

#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

QString dateText(QDate date, bool withYear)
{
    // Locales have a short format, of digits, and a long one, with the day of the week.
    static const QRegularExpression weekday(u"\\bdddd?\\b[,.\u060c]?\\s*|[,\u060c]?\\s*\\bdddd?\\b"_s);
    static const QRegularExpression year(u"^y+\\W+|[,.\u060c]?\\s*('?de'? |г\\.)?\\s*y+\\s*(г\\.?)?"_s);
    QString pattern = QLocale().dateFormat(QLocale::LongFormat);
    pattern.remove(weekday).replace(u"MMMM"_s, u"MMM"_s);
    if (!withYear)
        pattern.remove(year);
    return QLocale().toString(date, pattern.trimmed());
}

} // namespace stemma
