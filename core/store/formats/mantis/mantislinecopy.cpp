// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mantis/mantislinecopy.h"

#include "core/base/json.h"
#include "core/store/files/jsonrecords.h"

#include <QUuid>

#include <algorithm>

namespace stemma {

namespace {

constexpr qint64 ShortRange = 512; ///< less is not worth a reference to the file

json::Range rangeOf(QByteArrayView part, QByteArrayView whole)
{
    return {part.data() - whole.data(), part.size()};
}

} // namespace

QString newMantisUuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QByteArray mantisQuoted(QStringView text)
{
    QByteArray quoted;
    json::appendString(quoted, text);
    return quoted;
}

std::optional<MantisSpelledLine> MantisSpelledLine::read(const QByteArray& bytes)
{
    MantisSpelledLine line;
    line.bytes = bytes;
    const bool isWhole = forEachJsonMember(bytes, [&](QByteArrayView key, QByteArrayView value) {
        const auto take = [&](std::optional<json::Range>& range) { range = rangeOf(value, bytes); };
        if (key == "uuid")
            take(line.id);
        else if (key == "parent_uuid")
            take(line.parent);
        else if (key == "timestamp")
            take(line.time);
        else if (key == "session_id")
            take(line.session);
        else if (key == "forked_from")
            take(line.forkedFrom);
        else if (key == "message")
            take(line.message);
        return true;
    });
    line.end = bytes.lastIndexOf('}');
    if (!isWhole || !line.id || !line.parent || !line.time || !line.session || line.end < 0)
        return {};
    const auto id = json::parse(QByteArrayView(bytes).sliced(line.id->start, line.id->length));
    line.idText = id ? id->string : QString();
    return line;
}

void MantisLineCopy::sort()
{
    std::ranges::stable_sort(m_splices, {}, [](const auto& splice) { return splice.first.start; });
}

void MantisLineCopy::addTo(FileContent& content, const QString& file, qint64 offset, const QByteArray& line)
{
    sort();
    const auto keep = [&](qsizetype from, qsizetype to) {
        if (to - from < ShortRange)
            content.add(QByteArrayView(line).sliced(from, to - from));
        else
            content.add(file, offset + from, to - from);
    };
    qsizetype at = 0;
    for (const auto& [range, bytes] : std::as_const(m_splices)) {
        keep(at, range.start);
        content.add(bytes);
        at = range.start + range.length;
    }
    keep(at, line.size());
    content.add("\n");
}

QByteArray MantisLineCopy::applied(const QByteArray& line)
{
    sort();
    QByteArray copy;
    qsizetype at = 0;
    for (const auto& [range, bytes] : std::as_const(m_splices)) {
        copy += QByteArrayView(line).sliced(at, range.start - at);
        copy += bytes;
        at = range.start + range.length;
    }
    return copy + QByteArrayView(line).sliced(at);
}

std::optional<MantisSpelledContent> MantisSpelledContent::read(
    const QByteArray& line, const std::optional<json::Range>& message)
{
    if (!message)
        return {};
    const auto value
        = json::memberValue(QByteArrayView(line).sliced(message->start, message->length), QByteArrayView("content"));
    if (!value)
        return {};
    MantisSpelledContent content;
    content.whole = {message->start + value->start, value->length};
    const QByteArrayView spelled = QByteArrayView(line).sliced(content.whole.start, content.whole.length);
    content.isList = spelled.startsWith('[');
    if (content.isList && !forEachJsonElement(spelled, [&](QByteArrayView block) {
            content.blocks += rangeOf(block, line);
            return true;
        }))
        return {};
    return content;
}

void removeMantisBlocks(MantisLineCopy& copy, const MantisSpelledContent& content, const QList<int>& blocks)
{
    // A block goes with the comma behind it; the last ones with the comma before them.
    qsizetype lastKept = -1;
    for (qsizetype i = 0; i < content.blocks.size(); ++i)
        lastKept = blocks.contains(int(i)) ? lastKept : i;
    for (const int block : blocks) {
        if (block > lastKept)
            continue;
        const qsizetype start = content.blocks.at(block).start;
        copy.replace({start, content.blocks.at(block + 1).start - start}, {});
    }
    if (lastKept + 1 < content.blocks.size()) {
        const json::Range& kept = content.blocks.at(lastKept);
        const json::Range& last = content.blocks.last();
        const qsizetype start = kept.start + kept.length;
        copy.replace({start, last.start + last.length - start}, {});
    }
}

} // namespace stemma
