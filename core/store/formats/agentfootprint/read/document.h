// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/session/storedfield.h"
#include "core/store/files/filereader.h"

#include <functional>
#include <memory>

namespace stemma::agentfootprint {

/// Bytes of a document.
struct Range
{
    qint64 offset = -1;
    qint64 length = 0;

    [[nodiscard]] bool isNull() const { return offset < 0; }
    [[nodiscard]] qint64 end() const { return offset + length; }
    bool operator==(const Range&) const = default;
};

/// JSON text that holds one or many sessions: a file, the value of a column or an entry of an archive.
/// One thread at a time.
class Document
{
public:
    Document() = default;
    virtual ~Document() = default;
    Q_DISABLE_COPY_MOVE(Document)

    [[nodiscard]] virtual qint64 size() const = 0;
    /// Less of it where the document was cut meanwhile.
    [[nodiscard]] virtual Result<QByteArray> read(const Range& range) const = 0;
    [[nodiscard]] virtual StoredAt placeOf(const Range& range) const = 0;

    /// Gives the bytes of the range in turn; ends early when the sink answers false.
    using BlockSink = std::function<bool(QByteArrayView block)>;
    [[nodiscard]] Result<> blocks(const Range& range, const BlockSink& sink, const JobControl& job) const;
    [[nodiscard]] Range whole() const { return {0, size()}; }
};

/// A text held in memory, as an envelope of the SQLite store is.
class MemoryDocument final : public Document
{
public:
    /// @p place is that of the whole text.
    MemoryDocument(QByteArray text, StoredAt place)
        : m_text(std::move(text))
        , m_place(std::move(place))
    {
    }

    [[nodiscard]] qint64 size() const override { return m_text.size(); }
    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        return m_text.mid(range.offset, range.length);
    }
    [[nodiscard]] StoredAt placeOf(const Range& range) const override;

private:
    QByteArray m_text;
    StoredAt m_place;
};

/// A file on disk, or a range of one, read by range and never held.
class FileDocument final : public Document
{
public:
    explicit FileDocument(std::shared_ptr<const FileReader> reader, const Range& part = {})
        : m_reader(std::move(reader))
        , m_part(part.isNull() ? Range {0, m_reader->size()} : part)
    {
    }

    [[nodiscard]] qint64 size() const override { return m_part.length; }
    [[nodiscard]] Result<QByteArray> read(const Range& range) const override
    {
        return m_reader->read(m_part.offset + range.offset, range.length);
    }
    [[nodiscard]] StoredAt placeOf(const Range& range) const override;

private:
    std::shared_ptr<const FileReader> m_reader;
    Range m_part;
};

} // namespace stemma::agentfootprint
