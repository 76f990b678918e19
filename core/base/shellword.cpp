// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/shellword.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

QString shellWord(const QString& word)
{
    static const QRegularExpression plain(u"\\A[-A-Za-z0-9_@%+=:,./]+\\z"_s);
    if (plain.match(word).hasMatch())
        return word;
    QString inside = word;
    inside.replace(u'\'', u"'\\''"_s);
    return u'\'' + inside + u'\'';
}

} // namespace stemma
