// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/source.h"

#include "core/store/json/jsonrecords.h"

#include <QDir>

#include <algorithm>
#include <bit>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

RecordSource::RecordSource(const QStringList& paths)
{
    for (const QString& path : paths)
        m_readers.push_back(std::make_unique<FileReader>(path));
}

RecordSource::~RecordSource() = default;

qint64 RecordSource::size() const
{
    qint64 size = 0;
    for (const auto& reader : m_readers)
        size += qMax<qint64>(0, FileStamp::of(reader->path()).size);
    return size;
}

Result<> RecordSource::reopen()
{
    for (const auto& reader : m_readers) {
        reader->close();
        if (const Result<> opened = reader->open(); !opened)
            return opened;
    }
    return {};
}

Result<QByteArray> RecordSource::raw(const RecordPlace& place, qint64 maxBytes) const
{
    return m_readers[place.file]->read(place.offset, qMin(place.length, maxBytes));
}

Result<QByteArray> RecordSource::rawAt(const StoredAt& place, qint64 maxBytes) const
{
    for (quint16 file = 0; file < fileCount(); ++file) {
        if (path(file) == place.file && place.offset >= 0)
            return raw({file, place.offset, place.length}, maxBytes);
    }
    return fail(Errc::NotFound,
        tr("%1 is not a file of this store. Open the session again.").arg(QDir::toNativeSeparators(place.file)));
}

StoredAt RecordSource::storedAt(const RecordPlace& place) const
{
    // Of a server places are numbers, for one pass only.
    if (place.offset < 0 || place.file >= fileCount())
        return {};
    return {.file = path(place.file), .offset = place.offset, .length = place.length};
}

QString RecordSource::describe(const RecordPlace& place) const
{
    return place.offset < 0 ? fileName(place.file)
                            : u"%1 byte %2"_s.arg(fileName(place.file), QString::number(place.offset));
}

bool RecordSource::isOutdated() const
{
    return std::ranges::any_of(
        m_readers, [](const auto& reader) { return FileStamp::of(reader->path()) != reader->stamp(); });
}

StoreChange RecordSource::poll()
{
    bool changed = false;
    bool vanished = false;
    for (const auto& reader : m_readers) {
        const StoreChange change = reader->poll();
        vanished |= change == StoreChange::Vanished;
        changed |= change != StoreChange::None;
    }
    return vanished ? StoreChange::Vanished : changed ? StoreChange::Changed : StoreChange::None;
}

namespace {

enum Pattern { Conversations, Messages, Traces, Sections, Document };

QList<JsonPattern> patterns()
{
    return {{u"/conversations/*"_s, true}, {u"/messages/*"_s, true}, {u"/turn_traces/*"_s, true}, {u"/*"_s, false},
        {QString(), false}};
}

/// Notes what is odd about a top-level value.
void checkSection(const JsonRecord& section, QStringList& seen, QList<StoreTrouble>& troubles)
{
    const QString& name = section.steps[0].key;
    if (!kindNamed(name))
        troubles << StoreTrouble {CheckRule::UnknownSection, 0, section.offset, {name}};
    else if (seen.contains(name))
        troubles << StoreTrouble {CheckRule::RepeatedSection, 0, section.offset, {name}};
    else if (section.first != '[')
        troubles << StoreTrouble {CheckRule::SectionNotArray, 0, section.offset, {name}};
    seen << name;
}

} // namespace

Result<> JsonSource::scan(const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead)
{
    QStringList seen;
    m_sections.clear();
    m_document = {};
    const auto take = [&](const JsonRecord& record) {
        if (record.pattern <= Traces) {
            sink(RecordKind(record.pattern), {0, record.offset, record.length}, record.bytes);
        } else if (record.pattern == Sections && !record.steps[0].key.isNull()) {
            checkSection(record, seen, troubles);
            m_sections.append({record.steps[0].key, {record.offset, record.length}});
        } else if (record.pattern == Document) {
            m_document = {record.offset, record.length};
            if (record.first != '{')
                troubles << StoreTrouble {CheckRule::NotAnObject, 0, record.offset, {}};
        }
        return true;
    };
    const auto takeAhead = [&ahead](quint32 met, QByteArrayView rest) {
        const int pattern = std::countr_zero(met);
        return std::has_single_bit(met) && pattern <= Traces ? ahead(RecordKind(pattern), rest) : qint64(-1);
    };
    JsonRecordScanner scanner(
        patterns(), take, ahead ? JsonRecordScanner::Ahead(takeAhead) : JsonRecordScanner::Ahead());
    const auto feed = [&scanner](QByteArrayView block, qint64) { return scanner.feed(block); };
    if (const Result<> read = reader(0).blocks(0, feed, job); !read)
        return read;
    const JsonScan scan = scanner.finish();
    if (scan.hasBom)
        troubles << StoreTrouble {CheckRule::ByteOrderMark, 0, 0, {}};
    if (scan.problem)
        troubles << StoreTrouble {CheckRule::NotJson, 0, scan.problem->offset, {scan.problem->message}};
    // What a writer that was stopped leaves beside the file.
    if (const QString left = path(0) + u".tmp"_s; QFileInfo::exists(left))
        troubles << StoreTrouble {CheckRule::LeftOverFile, 0, -1, {QFileInfo(left).fileName()}};
    return {};
}

} // namespace stemma::jazzmine
