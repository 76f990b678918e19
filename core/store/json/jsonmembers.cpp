// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsonmembers.h"

#include "core/store/json/jsonskipper.h"
#include "core/store/json/jsonstops.h"

namespace stemma {

namespace {

/// Past the value that begins at @p p, or null.
const char* endOfValue(const char* p, const char* end)
{
    const char first = p == end ? '\0' : *p;
    if (first == '{' || first == '[') {
        JsonSkipper skipper;
        skipper.begin(first == '{');
        return skipper.pass(++p, end, 0) == JsonSkipper::End::Closed ? p : nullptr;
    }
    if (first == '"') {
        for (p = findTextEnd(p + 1, end); p != end && *p == '\\'; p = findTextEnd(p, end))
            p += end - p >= 2 ? 2 : 1;
        return p == end ? nullptr : p + 1;
    }
    const char* const start = p;
    while (p != end && !endsWord(*p))
        ++p;
    return p != start && isGoodWord({start, p - start}) ? p : nullptr;
}

bool forEachChild(QByteArrayView container, bool isObject, const JsonMemberSink& sink)
{
    const char* const end = container.data() + container.size();
    const char* p = skipJsonBlanks(container.data(), end);
    if (p == end || *p != (isObject ? '{' : '['))
        return false;
    const char close = isObject ? '}' : ']';
    p = skipJsonBlanks(p + 1, end);
    if (p != end && *p == close)
        return skipJsonBlanks(p + 1, end) == end;
    while (p != end) {
        QByteArrayView key;
        if (isObject) {
            const char* const after = *p == '"' ? endOfValue(p, end) : nullptr;
            if (!after)
                return false;
            key = QByteArrayView(p + 1, after - 1);
            p = skipJsonBlanks(after, end);
            if (p == end || *p != ':')
                return false;
            p = skipJsonBlanks(p + 1, end);
        }
        const char* const after = endOfValue(p, end);
        if (!after || !sink(key, QByteArrayView(p, after)))
            return false;
        p = skipJsonBlanks(after, end);
        if (p != end && *p == close)
            return skipJsonBlanks(p + 1, end) == end;
        if (p == end || *p != ',')
            return false;
        p = skipJsonBlanks(p + 1, end);
    }
    return false;
}

} // namespace

bool forEachJsonMember(QByteArrayView object, const JsonMemberSink& sink)
{
    return forEachChild(object, true, sink);
}

bool forEachJsonElement(QByteArrayView array, const JsonElementSink& sink)
{
    return forEachChild(array, false, [&sink](QByteArrayView, QByteArrayView value) { return sink(value); });
}

} // namespace stemma
