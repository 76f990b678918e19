// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/transcript/listingsummary.h"

#include "core/store/files/filereader.h"
#include "core/store/transcript/recordtime.h"

#include <algorithm>

namespace stemma {

namespace {

/// @p window ends with a line end or the end of the file.
void takeLines(QByteArrayView window, bool isTail, ListingReader& reader)
{
    QByteArrayView last; // line with a time that was not looked at
    while (!window.isEmpty()) {
        const qsizetype end = window.indexOf('\n');
        const QByteArrayView line = (end < 0 ? window : window.first(end)).trimmed();
        window = end < 0 ? QByteArrayView() : window.sliced(end + 1);
        reader.skim(line);
        if (reader.isWorth(line, isTail))
            reader.take(line);
        else if (line.contains("\"timestamp\""))
            last = line;
    }
    if (!last.isEmpty())
        reader.take(last);
}

} // namespace

void ListingReader::takeParsed(const std::expected<json::Value, json::ParseError>& line)
{
    if (!line || !line->isObject())
        return;
    takeValue(*line);
    const auto time = RecordTime::toMs(RecordTime::parse(line->text(u"timestamp").toStdString()).order);
    if (!time)
        return;
    summary.createdMs = std::min(summary.createdMs.value_or(*time), *time);
    summary.updatedMs = std::max(summary.updatedMs.value_or(*time), *time);
}

QByteArrayView ListingReader::textNear(QByteArrayView line, QByteArrayView key)
{
    constexpr qsizetype Near = 256;
    const QByteArrayView start = line.first(qMin(Near, line.size()));
    const qsizetype at = start.indexOf(key);
    const qsizetype end = at < 0 ? -1 : start.indexOf('"', at + key.size());
    return end < 0 ? QByteArrayView() : start.sliced(at + key.size(), end - at - key.size());
}

void ListingReader::seeLink(QByteArrayView id, QByteArrayView parent)
{
    if (id.isEmpty())
        return;
    summary.mayBranch = summary.mayBranch || parent != QByteArrayView(m_lastId);
    m_lastId = id.toByteArray();
}

void ListingReader::takeFurther(QByteArrayView lines)
{
    const auto updated = summary.updatedMs;
    while (!lines.isEmpty() && summary.firstPrompt.isEmpty()) {
        const qsizetype end = lines.indexOf('\n');
        if (end < 0)
            break;
        if (const QByteArrayView line = lines.first(end); isWorth(line, false))
            take(line);
        lines = lines.sliced(end + 1);
    }
    summary.updatedMs = std::max(updated, summary.updatedMs);
}

void ListingReader::takeWhole(QByteArrayView lines)
{
    takeLines(lines, false, *this);
}

void ListingReader::takeTail(QByteArrayView end)
{
    summary.updatedMs.reset();
    takeLines(end.sliced(end.indexOf('\n') + 1), true, *this);
}

void visitHead(QByteArrayView head, const std::function<bool(const json::Value& line)>& visit)
{
    if (head.startsWith("\xef\xbb\xbf"))
        head = head.sliced(3);
    while (!head.isEmpty()) {
        const qsizetype end = head.indexOf('\n');
        const QByteArrayView line = end < 0 ? head : head.first(end);
        head = end < 0 ? QByteArrayView() : head.sliced(end + 1);
        const auto value = end < 0 ? json::parsePrefix(line) : json::parse(line);
        if (value && value->isObject() && visit(*value))
            return;
    }
}

Result<> readListing(const QString& path, ListingReader& reader)
{
    constexpr qint64 Window = ListingSummary::WindowBytes;
    FileReader file(path);
    if (const Result<> opened = file.open(); !opened)
        return opened;
    const bool isWhole = reader.summary.isWhole = file.size() <= 2 * Window;
    Result<QByteArray> first = file.read(0, isWhole ? file.size() : Window);
    if (!first)
        return std::unexpected(first.error());
    const qsizetype complete = isWhole ? first->size() : first->lastIndexOf('\n') + 1;
    const qsizetype mark = first->startsWith("\xef\xbb\xbf") ? 3 : 0;
    takeLines(QByteArrayView(*first).first(qMax(mark, complete)).sliced(mark), false, reader);
    if (complete == 0)
        reader.takePrefix(*first);
    if (isWhole)
        return {};
    Result<QByteArray> tail = file.read(file.size() - Window, Window);
    if (!tail)
        return std::unexpected(tail.error());
    takeLines(QByteArrayView(*tail).sliced(tail->indexOf('\n') + 1), true, reader);
    return {};
}

} // namespace stemma
