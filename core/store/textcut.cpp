// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/textcut.h"

#include <cstring>

namespace stemma {

LongText cutText(const QString& whole, qint64 maxBytes)
{
    const auto* units = reinterpret_cast<const char16_t*>(whole.utf16());
    const qsizetype count = whole.size();
    qint64 bytes = 0;
    qsizetype fits = -1; // units that fit, once the limit is passed
    for (qsizetype i = 0; i < count;) {
        // Runs over every text that is read. Most is ASCII, which goes four units a step, but not across the limit.
        if (quint64 four = 0; count - i >= 4 && (maxBytes < 0 || fits >= 0 || bytes + 4 <= maxBytes)) {
            constexpr quint64 NotAscii = 0xFF80FF80FF80FF80;
            std::memcpy(&four, units + i, sizeof four);
            if ((four & NotAscii) == 0) {
                bytes += 4;
                i += 4;
                continue;
            }
        }
        const char16_t unit = units[i];
        const bool pair = QChar::isHighSurrogate(unit) && i + 1 < count && QChar::isLowSurrogate(units[i + 1]);
        bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : pair ? 4 : 3;
        if (fits < 0 && maxBytes >= 0 && bytes > maxBytes)
            fits = i;
        i += pair ? 2 : 1;
    }
    return fits < 0 ? LongText(whole, bytes, false) : LongText(whole.first(fits), bytes, true);
}

} // namespace stemma
