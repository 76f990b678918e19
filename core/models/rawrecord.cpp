// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/rawrecord.h"

#include "core/store/json/jsonlisting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct RawRecordText
{
    Q_DECLARE_TR_FUNCTIONS(RawRecord)
};

} // namespace

LineCounter::LineCounter(StoredAt place)
    : m_place(std::move(place))
{
}

bool LineCounter::isCountable(const StoredAt& place)
{
    return place.table.isEmpty() && !place.file.isEmpty() && place.offset >= 0;
}

Result<bool> LineCounter::step(SessionStore& store, const JobControl& job)
{
    StoredAt piece = m_place;
    piece.offset = m_at;
    piece.length = std::min(Step, m_place.offset - m_at);
    if (piece.length <= 0)
        return true;
    const auto bytes = store.rawBytes(piece, piece.length, job);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (bytes->size() != piece.length)
        return fail(Errc::Conflict, {}); // the file is another by now
    m_lines += bytes->count('\n');
    m_at += piece.length;
    return m_at >= m_place.offset;
}

QFuture<Result<RawRecord>> RawRecord::read(OpenStore& store, const StoredAt& place, const JobControl& job)
{
    return store.run(
        [place](SessionStore& opened, const JobControl& control) -> Result<RawRecord> {
            auto bytes = opened.rawBytes(place, MostBytes + 1, control);
            if (!bytes)
                return std::unexpected(bytes.error());
            RawRecord record;
            record.size = bytes->size();
            if (record.size <= MostShown) {
                record.head = *std::move(bytes);
            } else {
                record.head = bytes->first(HeadBytes);
                if (record.size <= MostBytes)
                    record.tail = bytes->last(TailBytes);
            }
            return record;
        },
        Lane::Visible, job);
}

QFuture<Result<QString>> RawRecord::wholeText(
    OpenStore& store, const StoredAt& place, bool isIndented, const JobControl& job)
{
    return store.run(
        [place, isIndented](SessionStore& opened, const JobControl& control) -> Result<QString> {
            const auto bytes = opened.rawBytes(place, MostBytes + 1, control);
            if (!bytes)
                return std::unexpected(bytes.error());
            if (bytes->size() > MostBytes)
                return fail(Errc::NotSupported,
                    RawRecordText::tr("This record is longer than 64 MB, so only its beginning is shown."));
            QString stored = QString::fromUtf8(*bytes);
            if (!isIndented)
                return stored;
            json::Listing listing;
            listing.add(stored, {}, {.isIndented = true});
            return listing.text;
        },
        Lane::Visible, job);
}

} // namespace stemma
