// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonsplice.h"

#include "core/store/json/json.h"

namespace stemma::json {

namespace {

constexpr QByteArrayView Blanks(" \t\r\n");

qsizetype skipBlanks(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && Blanks.contains(text[at]))
        ++at;
    return at;
}

/// After the string that begins at @p at.
qsizetype skipString(QByteArrayView text, qsizetype at)
{
    for (++at; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at + 1;
    }
    return text.size();
}

qsizetype skipValue(QByteArrayView text, qsizetype at)
{
    int depth = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            at = skipString(text, at);
        } else if (c == '{' || c == '[') {
            ++depth;
            ++at;
        } else if (c == '}' || c == ']') {
            if (depth == 0)
                return at;
            --depth;
            ++at;
        } else if (depth == 0 && (c == ',' || Blanks.contains(c))) {
            return at;
        } else {
            ++at;
            continue; // within a number or a word
        }
        if (depth == 0)
            return at;
    }
    return at;
}

bool isKey(QByteArrayView sourceText, QByteArrayView key)
{
    if (!sourceText.contains('\\'))
        return sourceText.sliced(1, sourceText.size() - 2) == key;
    const auto value = parse(sourceText);
    return value && value->string.toUtf8() == key;
}

} // namespace

std::optional<Range> memberValue(QByteArrayView object, QByteArrayView key)
{
    std::optional<Range> found;
    qsizetype at = skipBlanks(object, 0);
    if (at >= object.size() || object[at] != '{')
        return found;
    at = skipBlanks(object, at + 1);
    while (at < object.size() && object[at] == '"') {
        const qsizetype keyEnd = skipString(object, at);
        const QByteArrayView sourceText = object.sliced(at, keyEnd - at);
        const qsizetype colon = skipBlanks(object, keyEnd);
        const qsizetype start = skipBlanks(object, colon + 1);
        const qsizetype end = start < object.size() ? skipValue(object, start) : object.size();
        if (end > start && isKey(sourceText, key))
            found = Range {start, end - start};
        at = skipBlanks(object, end);
        if (at < object.size() && object[at] == ',')
            at = skipBlanks(object, at + 1);
    }
    return found;
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
