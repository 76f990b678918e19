// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/json/jsoncopy.h"

#include "core/store/json/jsonmembers.h"

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 ShortRange = 512; ///< less is not worth a reference to the file

} // namespace

void JsonCopy::sort()
{
    std::ranges::stable_sort(m_splices, {}, [](const auto& splice) { return splice.first.start; });
}

void JsonCopy::addTo(FileContent& content, const QString& file, qint64 offset, QByteArrayView text)
{
    sort();
    const auto keep = [&](qsizetype from, qsizetype to) {
        if (to - from < ShortRange)
            content.add(text.sliced(from, to - from));
        else
            content.add(file, offset + from, to - from);
    };
    qsizetype at = 0;
    for (const auto& [range, bytes] : std::as_const(m_splices)) {
        keep(at, range.start);
        content.add(bytes);
        at = range.start + range.length;
    }
    keep(at, text.size());
}

QByteArray JsonCopy::applied(QByteArrayView text)
{
    sort();
    QByteArray copy;
    qsizetype at = 0;
    for (const auto& [range, bytes] : std::as_const(m_splices)) {
        copy += text.sliced(at, range.start - at);
        copy += bytes;
        at = range.start + range.length;
    }
    return copy + text.sliced(at);
}

QList<FileSplice> JsonCopy::splices(qint64 offset)
{
    sort();
    QList<FileSplice> splices;
    for (const auto& [range, bytes] : std::as_const(m_splices)) {
        // What is put in where something is taken out is one change.
        if (!splices.isEmpty() && splices.last().offset == offset + range.start && splices.last().length == 0) {
            splices.last().length = range.length;
            splices.last().bytes.add(bytes);
        } else {
            splices += FileSplice {offset + range.start, range.length, FileContent(bytes)};
        }
    }
    return splices;
}

JsonStyle JsonStyle::of(QByteArrayView object)
{
    JsonStyle style;
    qsizetype end = 0; // of the value before
    int count = 0;
    const auto between = [&](qsizetype from, qsizetype to) { return object.sliced(from, to - from).toByteArray(); };
    forEachJsonMember(object, [&](QByteArrayView key, QByteArrayView value) {
        const qsizetype keyStart = rangeWithin(key, object).start - 1;
        const json::Range place = rangeWithin(value, object);
        if (count == 0) {
            style.open = between(0, keyStart);
            style.colon = between(keyStart + key.size() + 2, place.start);
            style.comma = style.open.size() > 1 ? ',' + style.open.sliced(1) : style.comma;
        } else if (count == 1) {
            style.comma = between(end, keyStart);
        }
        end = place.start + place.length;
        ++count;
        return true;
    });
    if (count > 0)
        style.close = between(end, object.size());
    return style;
}

QByteArray JsonStyle::object(const QList<std::pair<QByteArray, QByteArray>>& members) const
{
    QByteArray text = open;
    for (qsizetype i = 0; i < members.size(); ++i) {
        text += i > 0 ? comma : QByteArray();
        text += '"' + members.at(i).first + '"' + colon + members.at(i).second;
    }
    return text + close;
}

void setMember(JsonCopy& copy, QByteArrayView text, QByteArrayView key, const QByteArray& value)
{
    if (const auto range = json::memberValue(text, key))
        return copy.replace(*range, value);
    const JsonStyle style = JsonStyle::of(text);
    bool isEmpty = true;
    forEachJsonMember(text, [&isEmpty](QByteArrayView, QByteArrayView) { return isEmpty = false; });
    copy.replace({isEmpty ? 1 : style.open.size(), 0},
        '"' + key.toByteArray() + '"' + style.colon + value + (isEmpty ? QByteArray() : style.comma));
}

void removeMembers(JsonCopy& copy, QByteArrayView text, const json::Range& object,
    const std::function<bool(QByteArrayView key)>& isRemoved)
{
    QList<json::Range> members;
    QList<bool> removed;
    forEachJsonMember(text.sliced(object.start, object.length), [&](QByteArrayView key, QByteArrayView value) {
        const qsizetype start = rangeWithin(key, text).start - 1;
        const json::Range place = rangeWithin(value, text);
        members += json::Range {start, place.start + place.length - start};
        removed += isRemoved(key);
        return true;
    });
    copy.cut(cutElements(
        members.size(), [&](qsizetype i) { return members.at(i); }, [&](qsizetype i) { return removed.at(i); }));
}

} // namespace stemma
