// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/textcut.h"

#include "core/base/text.h"

namespace stemma {

LongText cutText(const QString& whole, qint64 maxBytes)
{
    const qint64 bytes = utf8Size(whole);
    if (maxBytes < 0 || bytes <= maxBytes)
        return LongText(whole, bytes, false);
    return LongText(utf8Prefix(whole, maxBytes).toString(), bytes, true);
}

} // namespace stemma
