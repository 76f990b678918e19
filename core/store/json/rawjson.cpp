// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/rawjson.h"

#include "core/store/json/json.h"

#include <algorithm>
#include <charconv>

namespace stemma {

QString RawJson::text() const
{
    if (!isText())
        return {};
    // QString::fromUtf8() would swallow a mark at the beginning.
    if (!hasEscapes && !inner().startsWith("\xef\xbb\xbf"))
        return QString::fromUtf8(inner());
    const auto value = json::parse(bytes);
    return value ? value->string : QString();
}

std::optional<qint64> RawJson::integer() const
{
    qint64 number = 0;
    const auto [end, error] = std::from_chars(bytes.begin(), bytes.end(), number);
    if (error != std::errc() || end != bytes.end())
        return {};
    return number;
}

bool RawJson::startsWith(QByteArrayView meant) const
{
    if (!isText())
        return false;
    const QByteArrayView sourceText = inner();
    const auto [differs, expected] = std::ranges::mismatch(sourceText, meant);
    if (expected == meant.end())
        return true;
    return hasEscapes && differs != sourceText.end() && *differs == '\\' && text().startsWith(QString::fromUtf8(meant));
}

} // namespace stemma
