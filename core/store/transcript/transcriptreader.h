// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/jsonlines.h"
#include "core/store/transcript/transcriptcodec.h"

#include <QStringList>

namespace stemma {

/// The first bytes of another file, whose lines stand before those of a transcript. They end with a line end, and
/// nobody changes them.
struct TranscriptBase
{
    QString path;
    qint64 bytes = 0;
    QString file {}; ///< the base itself, where that is packed

    bool operator==(const TranscriptBase&) const = default;
};

/// The files that the lines of a transcript are read from.
struct TranscriptSource
{
    QString path; ///< whose lines come last, and which grows; of a packed transcript what it was unpacked to
    std::vector<TranscriptBase> bases {}; ///< in the order of their lines
    std::vector<std::shared_ptr<const void>> held {}; ///< what has to stay while they are read

    [[nodiscard]] QStringList paths() const
    {
        QStringList paths {path};
        for (const TranscriptBase& base : bases)
            paths += base.path;
        return paths;
    }
    [[nodiscard]] bool isSame(const TranscriptSource& other) const
    {
        return path == other.path && bases == other.bases;
    }
};

/// Reads the lines of a transcript with their facts, those of its bases as if they were one file before it. One thread.
class TranscriptReader
{
public:
    /// The codec must outlive it.
    TranscriptReader(const TranscriptSource& source, const TranscriptCodec& codec);

    /// The file itself.
    [[nodiscard]] const FileReader& file() const { return m_file; }
    [[nodiscard]] const TranscriptCodec& codec() const { return m_codec; }
    [[nodiscard]] quint8 dialect() const { return m_dialect; } ///< once it was opened
    [[nodiscard]] LineReader& lineReader() { return *m_lineReader; } ///< the same
    [[nodiscard]] bool hasBases() const { return !m_bases.empty(); }

    /// Opens the file, of which no line was read then.
    [[nodiscard]] Result<> open();
    void close();
    /// As FileReader has it: a base may grow, where another file is in its place all is replaced.
    [[nodiscard]] StoreChange poll();

    /// Gets each line and its facts, with the offset behind the bytes of all bases. False: that was enough.
    using Sink = std::function<bool(const JsonLine& line, const LineFacts& facts, qint64 offset)>;
    /// The lines of the bases, before the first of the file itself.
    using BaseSink = std::function<void(const JsonLine& line, const LineFacts& facts, qint64 offset)>;
    [[nodiscard]] Result<> readBases(const BaseSink& sink, const JobControl& job);
    /// JsonLines::read() of the file itself.
    [[nodiscard]] Result<JsonLinesEnd> read(qint64 from, const Sink& sink, const JobControl& job);

    [[nodiscard]] bool readsFrom(const QString& file) const;
    /// Where the bytes at an offset behind those of all bases stand.
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

    const LineFacts& factsOf(const JsonLine& line, const FileReader& from);

    FileReader m_file;
    std::vector<std::unique_ptr<Base>> m_bases;
    qint64 m_baseBytes = 0; ///< of all of them
    const TranscriptCodec& m_codec;
    std::unique_ptr<LineReader> m_lineReader;
    const LineFacts* m_ahead = nullptr; ///< of the line that comes next
    quint8 m_dialect = 0;
};

} // namespace stemma
