// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace stemma {

/// As Python encodes with "surrogatepass".
inline QByteArray pythonBytes(const QString& text)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text[i].unicode();
        const bool isPair = text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (isPair)
            bytes += QStringView(text).sliced(i++, 2).toUtf8();
        else if (QChar::isSurrogate(c))
            bytes.append(char(0xe0 | (c >> 12))).append(char(0x80 | ((c >> 6) & 0x3f))).append(char(0x80 | (c & 0x3f)));
        else
            bytes += QStringView(text).sliced(i, 1).toUtf8();
    }
    return bytes;
}

} // namespace stemma
