// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/textcut.h"

namespace stemma {

LongText cutText(const QString& whole, qint64 maxBytes)
{
    qint64 bytes = 0;
    qsizetype fits = -1; // units that fit, once the limit is passed
    const auto* units = whole.utf16();
    for (qsizetype i = 0; i < whole.size();) {
        const char16_t unit = units[i];
        const bool pair = QChar::isHighSurrogate(unit) && i + 1 < whole.size() && QChar::isLowSurrogate(units[i + 1]);
        bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
        if (fits < 0 && maxBytes >= 0 && bytes > maxBytes)
            fits = i;
        i += pair ? 2 : 1;
    }
    return fits < 0 ? LongText(whole, bytes, false) : LongText(whole.first(fits), bytes, true);
}

} // namespace stemma
