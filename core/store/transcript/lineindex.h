// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptreader.h"
#include "core/store/transcript/usagesum.h"

namespace stemma {

/// One line of a transcript in its index. 48 bytes.
struct TranscriptLine
{
    static constexpr quint32 NotKnown = std::numeric_limits<quint32>::max();

    qint64 offset = 0; ///< behind the bytes of all bases, see TranscriptSource
    qint64 order = RecordTime::None; ///< see RecordTime
    quint64 id = 0; ///< hash; 0: has none
    quint64 parent = 0;
    quint32 length = 0;
    RowFlags flags;
    LineFacts::Kind kind = LineFacts::Kind::NotJson;
    bool maySign = true; ///< as RowFacts has it
    quint32 contentBytes = NotKnown; ///< as RowFacts has it
    [[nodiscard]] bool isRecord() const { return kind == LineFacts::Kind::Record; }
    /// Shown as it is, since nothing else can be made of it.
    [[nodiscard]] bool isDamaged() const
    {
        return kind == LineFacts::Kind::NotJson || kind == LineFacts::Kind::Foreign || kind == LineFacts::Kind::Invalid;
    }
};

/// The index of one JSON Lines file of any dialect, with the bases that it goes on from: one pass, extended when the
/// file grows. One thread.
class LineIndex
{
public:
    /// @p most: how many bytes at the beginning are read (negative: all). The codec must outlive it.
    LineIndex(const TranscriptSource& source, const TranscriptCodec& codec, qint64 most = -1);
    LineIndex(const QString& path, const TranscriptCodec& codec, qint64 most = -1)
        : LineIndex(TranscriptSource {path}, codec, most)
    {
    }
    ~LineIndex(); ///< keeps the index
    Q_DISABLE_COPY_MOVE(LineIndex)

    /// Reads what is new, or everything when the file was replaced. Answers whether anything changed.
    [[nodiscard]] Result<bool> update(const JobControl& job);

    /// Writes the index of a large file to the cache directory, where enough is new since the last time. Takes a
    /// moment, so update() leaves it to whoever has one.
    void keep();

    [[nodiscard]] const QString& path() const { return m_reader.file().path(); }
    [[nodiscard]] const TranscriptCodec& codec() const { return m_reader.codec(); }
    [[nodiscard]] quint8 dialect() const { return m_reader.dialect(); }
    [[nodiscard]] bool isTree() const { return codec().isTree(dialect()); }
    [[nodiscard]] const FileStamp& stamp() const { return m_reader.file().stamp(); }
    [[nodiscard]] const std::vector<TranscriptLine>& lines() const { return m_read.lines; }
    [[nodiscard]] const ToolCallIndex& tools() const { return m_read.tools; }
    [[nodiscard]] bool endsTorn() const { return m_read.end.torn; }
    [[nodiscard]] const QString& title() const { return m_read.told.title; }
    [[nodiscard]] const QString& lastPrompt() const { return m_read.told.lastPrompt; }
    [[nodiscard]] const QString& model() const { return m_read.told.model; }
    [[nodiscard]] TokenUsage usage() const { return m_read.told.usage.sum(); } ///< of all answers in the file itself
    /// The first line of the file itself, behind those of its bases.
    [[nodiscard]] quint32 firstOwnLine() const { return m_firstOwn; }
    [[nodiscard]] bool readsFrom(const QString& file) const { return m_reader.readsFrom(file); }

    [[nodiscard]] Result<QByteArray> bytes(quint32 line, qint64 most = -1) const;
    /// The beginning of a line as JSON; null: it is none.
    [[nodiscard]] json::Value head(quint32 line) const;
    /// The id of its entry as it is stored; empty: it has none.
    [[nodiscard]] QString idOf(quint32 line) const { return codec().idOf(head(line)); }
    /// The bytes from the beginning of line @p first to the end of line @p last; empty: they are in several files.
    [[nodiscard]] Result<QByteArray> stretch(quint32 first, quint32 last) const;
    [[nodiscard]] StoredAt placeOf(quint32 line) const;
    /// The (last) line with this id, or at this offset.
    [[nodiscard]] std::optional<quint32> lineOf(quint64 id) const;
    [[nodiscard]] std::optional<quint32> lineAt(qint64 offset) const;

    /// The ends of a tree's branches, the one that the agent goes on with first.
    [[nodiscard]] Result<std::vector<quint32>> leaves() const;
    /// From a root to @p leaf. Stops at a parent that is missing and at a repeat.
    [[nodiscard]] std::vector<quint32> chain(quint32 leaf) const;
    /// The line of its parent; none: it has none, or it is missing.
    [[nodiscard]] std::optional<quint32> parentOf(quint32 line) const;
    /// The same as it is stored, without the format's links.
    [[nodiscard]] std::optional<quint32> storedParentOf(quint32 line) const;
    [[nodiscard]] const LineLinks& links() const { return m_links; }
    /// LineFacts::group of a line.
    [[nodiscard]] quint64 groupOf(quint32 line) const { return line < m_read.groups.size() ? m_read.groups[line] : 0; }
    /// It is an entry with an id, and the last one with this id.
    [[nodiscard]] bool isCounted(quint32 line) const;

private:
    /// What the lines tell of the session. What a later one tells counts.
    struct Told
    {
        QString title;
        QString lastPrompt;
        QString model;
        UsageSum usage;
    };
    /// What is kept of the lines.
    struct Contents
    {
        std::vector<TranscriptLine> lines;
        std::vector<quint64> groups; ///< by line; empty: the format has none
        ToolCallIndex tools;
        Told told;
        JsonLinesEnd end;
        bool isChain = false; ///< every entry of the tree follows the one before it, so that there is one branch
        quint32 lastEntry = 0; ///< of a chain
    };

    [[nodiscard]] bool beginsRow(quint32 line) const { return isCounted(line) && m_links.rowOf(line) == line; }
    void makeRoom(qint64 offset);
    [[nodiscard]] bool markReplaced(size_t before);
    void clear();
    [[nodiscard]] bool isKept() const;
    void restore();
    template<typename Cache> static void carry(Cache& cache, Contents& contents, Told& told);
    [[nodiscard]] Result<> readBases(const JobControl& job);
    void take(const JsonLine& line, const LineFacts& facts, qint64 offset);
    void popUnended();
    void indexIds() const;

    TranscriptReader m_reader;
    qint64 m_most;
    quint32 m_firstOwn = 0;
    Contents m_read;
    std::optional<Told> m_toldBefore; ///< the last line, which is not ended and comes again when it is
    LineLinks m_links;
    mutable std::vector<quint32> m_byId; ///< lines that stand for their id, sorted by it; see indexIds()
    mutable bool m_hasIds = false; ///< they are up to date
    qint64 m_keptBytes = 0; ///< so much of the file is in the kept index
};

} // namespace stemma
