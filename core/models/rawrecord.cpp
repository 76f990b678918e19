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

/// By counting the line ends before it. Asks the store and not the file, which may be packed.
std::optional<qint64> lineOf(SessionStore& store, const StoredAt& place, const JobControl& job)
{
    constexpr qint64 Step = 8 * 1024 * 1024;
    if (place.file.isEmpty() || place.offset < 0)
        return {};
    qint64 lines = 1;
    StoredAt piece = place;
    for (piece.offset = 0; piece.offset < place.offset; piece.offset += piece.length) {
        piece.length = std::min(Step, place.offset - piece.offset);
        const auto bytes = store.rawBytes(piece, piece.length, job);
        if (!bytes || bytes->size() != piece.length || job.isCancelled())
            return {};
        lines += bytes->count('\n');
    }
    return lines;
}

} // namespace

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
            record.line = lineOf(opened, place, control);
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
            const QString stored = QString::fromUtf8(*bytes);
            if (!isIndented)
                return stored;
            json::Listing listing;
            listing.add(stored, {}, {.isIndented = true});
            return listing.text;
        },
        Lane::Visible, job);
}

} // namespace stemma
