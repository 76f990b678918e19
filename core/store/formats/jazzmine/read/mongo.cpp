// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/mongo.h"

#include "core/store/json/jsonlines.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/json/jsonrecords.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

std::optional<RecordKind> kindOf(QByteArrayView document)
{
    QStringList names;
    forEachJsonMember(document, [&names](QByteArrayView key, QByteArrayView) {
        names += QString::fromUtf8(key);
        return true;
    });
    return kindOfFields(names);
}

/// Without what may stand before the first document.
QByteArrayView trimmedHead(QByteArrayView head)
{
    if (head.startsWith("\xef\xbb\xbf"))
        head = head.sliced(3);
    return head.trimmed();
}

} // namespace

QStringList MongoSource::filesIn(const QString& folder)
{
    QStringList files;
    for (const RecordKind kind : Kinds) {
        const QString path = QDir(folder).absoluteFilePath(nameOf(kind));
        if (QFileInfo(path + u".jsonl"_s).isFile())
            files << path + u".jsonl"_s;
        else if (QFileInfo(path + u".json"_s).isFile())
            files << path + u".json"_s;
    }
    return files;
}

Result<> MongoSource::scan(
    const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& /*ahead*/)
{
    for (quint16 file = 0; file < fileCount(); ++file) {
        if (const Result<> done = scanFile(file, sink, troubles, job); !done)
            return done;
    }
    return {};
}

Result<> MongoSource::scanFile(quint16 file, const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job)
{
    const auto byName = kindNamed(QFileInfo(path(file)).baseName()); // for documents whose shape is ambiguous
    const auto take = [&](const RecordPlace& place, QByteArrayView document) {
        const bool isObject = forEachJsonMember(document, [](QByteArrayView, QByteArrayView) { return true; });
        const auto kind = isObject ? kindOf(document).or_else([&] { return byName; }) : std::nullopt;
        if (kind)
            sink(*kind, place, document);
        else
            troubles << StoreTrouble {
                CheckRule::BrokenLine, file, place.offset, {isObject ? u"unknown shape"_s : u"no JSON object"_s}};
        return isObject;
    };
    constexpr qint64 HeadBytes = 4096;
    const Result<QByteArray> head = reader(file).read(0, HeadBytes);
    if (!head)
        return std::unexpected(head.error());
    return trimmedHead(*head).startsWith('[') ? scanArray(file, take, troubles, job)
                                              : scanLines(file, take, troubles, job);
}

Result<> MongoSource::scanLines(quint16 file, const Take& take, QList<StoreTrouble>& troubles, const JobControl& job)
{
    const auto takeLine = [&](const JsonLine& line) {
        job.setProgress(line.offset, reader(file).size());
        const RecordPlace place {file, line.offset, line.length};
        QByteArray read;
        QByteArrayView text = line.bytes;
        if (!line.isWhole()) {
            read = raw(place, place.length).value_or(QByteArray());
            text = read;
        }
        const qsizetype before = troubles.size();
        if (!take(place, text) && !line.complete) {
            troubles.resize(before);
            troubles << StoreTrouble {CheckRule::TornLine, file, line.offset, {}};
        }
        return true;
    };
    const auto end = JsonLines::read(reader(file), 0, takeLine, job);
    return end ? Result<>() : std::unexpected(end.error());
}

Result<> MongoSource::scanArray(quint16 file, const Take& take, QList<StoreTrouble>& troubles, const JobControl& job)
{
    JsonRecordScanner scanner({{u"/*"_s, true}}, [&](const JsonRecord& record) {
        const RecordPlace place {file, record.offset, record.length};
        take(place, record.bytes.isNull() ? raw(place, place.length).value_or(QByteArray()) : record.bytes);
        return true;
    });
    const auto feed = [&scanner](QByteArrayView block, qint64) { return scanner.feed(block); };
    if (const Result<> read = reader(file).blocks(0, feed, job); !read)
        return read;
    if (const JsonScan scan = scanner.finish(); scan.problem)
        troubles << StoreTrouble {CheckRule::UnreadableRow, file, scan.problem->offset, {scan.problem->message}};
    return {};
}

std::optional<RecordKind> MongoSource::kindOfHead(QByteArrayView head)
{
    head = trimmedHead(head);
    return kindOf(head.startsWith('[') ? head.sliced(1).trimmed() : head);
}

} // namespace stemma::jazzmine
