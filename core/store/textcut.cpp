// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/textcut.h"

#include <algorithm>

namespace stemma {

namespace {

/// Bytes in UTF-8 of text without surrogates; negative if there are any. No branches within the
/// loop, so that compilers make vectors of it: this runs over every text that is shown.
qint64 plainBytes(const char16_t* units, qsizetype count)
{
    constexpr qsizetype Stretch = 8192; ///< counts of one stretch fit 16 bits
    qint64 bytes = count;
    for (qsizetype start = 0; start < count; start += Stretch) {
        const qsizetype end = std::min(count, start + Stretch);
        quint16 extra = 0;
        quint16 surrogates = 0;
        for (qsizetype i = start; i < end; ++i) {
            const char16_t unit = units[i];
            extra = quint16(extra + (unit >= 0x80) + (unit >= 0x800));
            surrogates = quint16(surrogates + ((unit & 0xF800) == 0xD800));
        }
        if (surrogates > 0)
            return -1;
        bytes += extra;
    }
    return bytes;
}

} // namespace

LongText cutText(const QString& whole, qint64 maxBytes)
{
    const auto* units = reinterpret_cast<const char16_t*>(whole.utf16());
    if (const qint64 plain = plainBytes(units, whole.size()); plain >= 0 && (maxBytes < 0 || plain <= maxBytes))
        return {whole, plain, false};
    qint64 bytes = 0;
    qsizetype fits = -1; // units that fit, once the limit is passed
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
