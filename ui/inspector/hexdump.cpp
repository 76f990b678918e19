// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/hexdump.h"

using namespace Qt::StringLiterals;

namespace stemma {

QString hexDump(QByteArrayView bytes, qsizetype most)
{
    QString dump;
    const qsizetype size = qMin(bytes.size(), most);
    for (qsizetype at = 0; at < size; at += 16) {
        QString hex;
        QString text;
        for (qsizetype i = at; i < at + 16; ++i) {
            if (i >= size) {
                hex += u"   "_s;
                continue;
            }
            const auto byte = uchar(bytes.at(i));
            hex += u"%1 "_s.arg(byte, 2, 16, QLatin1Char('0'));
            text += byte >= 0x20 && byte < 0x7f ? QChar(ushort(byte)) : QChar(u'·');
        }
        dump += u"%1  %2 %3\n"_s.arg(qulonglong(at), 8, 16, QLatin1Char('0')).arg(hex, text);
    }
    return dump;
}

} // namespace stemma
