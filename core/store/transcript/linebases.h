// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonlines.h"
#include "core/store/transcript/transcriptsource.h"

namespace stemma {

/// The bases of a transcript, read as if they were one file before it. One thread.
class LineBases
{
public:
    explicit LineBases(const std::vector<TranscriptBase>& bases);

    [[nodiscard]] bool isEmpty() const { return m_bases.empty(); }
    [[nodiscard]] qint64 bytes() const { return m_bytes; } ///< of all of them
    /// Gives the lines of all bases, with the reader that they came from and the offset of its first byte.
    using Sink = std::function<void(const JsonLine& line, const FileReader& from, qint64 start)>;
    [[nodiscard]] Result<> read(const Sink& sink, const JobControl& job);
    void close();
    /// That they grow is as it should be.
    [[nodiscard]] bool areReplaced();
    [[nodiscard]] bool hold(const QString& file) const;
    /// Where the bytes at an offset stand; a null reader: behind all of them.
    [[nodiscard]] std::pair<const FileReader*, qint64> placeAt(qint64 offset) const;

private:
    struct Base
    {
        Base(const TranscriptBase& base, qint64 from)
            : reader(base.path)
            , start(from)
            , bytes(base.bytes)
        {
        }

        FileReader reader;
        qint64 start; ///< of its first byte among those of all
        qint64 bytes;
    };

    std::vector<std::unique_ptr<Base>> m_bases;
    qint64 m_bytes = 0;
};

} // namespace stemma
