// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/document.h"

#include <algorithm>

namespace stemma::agentfootprint {

Result<QByteArray> MemoryDocument::read(const Range& range) const
{
    return m_text.mid(range.offset, range.length);
}

Result<> MemoryDocument::blocks(const Range& range, const BlockSink& sink, const JobControl& job) const
{
    const QByteArrayView text = QByteArrayView(m_text).sliced(range.offset, range.length);
    for (qint64 at = 0; at < text.size(); at += FileReader::BlockBytes) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (!sink(text.sliced(at, std::min(FileReader::BlockBytes, text.size() - at))))
            break;
    }
    return {};
}

StoredAt MemoryDocument::placeOf(const Range& range) const
{
    StoredAt place = m_place;
    place.offset = range.offset;
    place.length = range.length;
    return place;
}

Result<QByteArray> FileDocument::read(const Range& range) const
{
    return m_reader->read(range.offset, range.length);
}

Result<> FileDocument::blocks(const Range& range, const BlockSink& sink, const JobControl& job) const
{
    bool over = range.length == 0;
    if (over)
        return {};
    return m_reader->blocks(
        range.offset,
        [&](QByteArrayView block, qint64 offset) {
            const qint64 wanted = std::min<qint64>(block.size(), range.end() - offset);
            if (wanted > 0)
                over = !sink(block.first(wanted));
            return !over && wanted == block.size();
        },
        job);
}

StoredAt FileDocument::placeOf(const Range& range) const
{
    StoredAt place;
    place.file = m_reader->path();
    place.offset = range.offset;
    place.length = range.length;
    return place;
}

} // namespace stemma::agentfootprint
