// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/document.h"

namespace stemma::agentfootprint {

Result<> Document::blocks(const Range& range, const BlockSink& sink, const JobControl& job) const
{
    for (qint64 at = range.offset; at < range.end();) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        const auto block = read({at, qMin(FileReader::BlockBytes, range.end() - at)});
        if (!block)
            return std::unexpected(block.error());
        if (block->isEmpty() || !sink(*block))
            break;
        at += block->size();
        if (at < range.end())
            job.setProgress(at, size());
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

StoredAt FileDocument::placeOf(const Range& range) const
{
    return {.file = m_reader->path(), .offset = m_part.offset + range.offset, .length = range.length};
}

} // namespace stemma::agentfootprint
