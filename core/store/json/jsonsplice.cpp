// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonsplice.h"

#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"

namespace stemma::json {

namespace {

bool isKey(QByteArrayView sourceText, QByteArrayView key)
{
    if (!sourceText.contains('\\'))
        return sourceText == key;
    const QByteArray quoted = '"' + sourceText.toByteArray() + '"';
    const auto value = parse(quoted);
    return value && value->string.toUtf8() == key;
}

} // namespace

std::optional<Range> memberValue(QByteArrayView object, QByteArrayView key)
{
    std::optional<Range> found;
    forEachJsonMember(object, [&](QByteArrayView sourceText, QByteArrayView value) {
        if (isKey(sourceText, key))
            found = Range {value.data() - object.data(), value.size()};
        return true;
    });
    return found;
}

std::optional<Range> memberAt(QByteArrayView text, const Range& object, QByteArrayView key)
{
    const auto range = memberValue(text.sliced(object.start, object.length), key);
    return range ? std::optional(Range {object.start + range->start, range->length}) : std::nullopt;
}

QByteArray withMembers(QByteArrayView object, const QList<std::pair<QByteArray, QString>>& members)
{
    const QByteArrayView own = object.trimmed();
    const QByteArrayView rest = own.sliced(1).trimmed();
    QByteArray text = "{";
    for (const auto& [key, value] : members) {
        if (!memberValue(own, key))
            text += '"' + key + "\":" + quotedText(value) + ',';
    }
    if (rest == "}" && text.endsWith(','))
        text.chop(1);
    return text + rest;
}

QByteArray spliced(const QByteArray& text, const Range& range, QByteArrayView replacement)
{
    QByteArray result;
    result.reserve(text.size() - range.length + replacement.size());
    result += QByteArrayView(text).first(range.start);
    result += replacement;
    result += QByteArrayView(text).sliced(range.start + range.length);
    return result;
}

} // namespace stemma::json
