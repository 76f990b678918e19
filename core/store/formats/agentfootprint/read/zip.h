// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/document.h"

namespace stemma::agentfootprint {

/// The files of a bug report, in stored order. The library stores them without compressing, so each is a range of the
/// archive and nothing can grow while it is read; compressed ones are left out.
[[nodiscard]] Result<std::vector<Range>> storedZipEntries(const QString& archive);

/// The first file of an archive, as far as @p head holds it; null if it is compressed or there is none.
[[nodiscard]] std::pair<QByteArrayView, QByteArrayView> firstZipEntry(QByteArrayView head);

/// A range of another document.
class PartDocument final : public Document
{
public:
    PartDocument(std::shared_ptr<const Document> whole, const Range& range)
        : m_whole(std::move(whole))
        , m_range(range)
    {
    }

    [[nodiscard]] qint64 size() const override { return m_range.length; }
    [[nodiscard]] Result<QByteArray> read(const Range& range) const override { return m_whole->read(within(range)); }
    [[nodiscard]] Result<> blocks(const Range& range, const BlockSink& sink, const JobControl& job) const override
    {
        return m_whole->blocks(within(range), sink, job);
    }
    [[nodiscard]] StoredAt placeOf(const Range& range) const override { return m_whole->placeOf(within(range)); }

private:
    [[nodiscard]] Range within(const Range& range) const { return {m_range.offset + range.offset, range.length}; }

    std::shared_ptr<const Document> m_whole;
    Range m_range;
};

} // namespace stemma::agentfootprint
