// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/files/cachefile.h"
#include "core/store/json/jsonlines.h"
#include "core/store/transcript/growinglinks.h"
#include "core/store/transcript/linebases.h"
#include "core/store/transcript/transcriptcodec.h"
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
    LineIndex(QString path, const TranscriptCodec& codec, qint64 most = -1);
    LineIndex(const TranscriptSource& source, const TranscriptCodec& codec);
    ~LineIndex(); ///< keeps the index
    Q_DISABLE_COPY_MOVE(LineIndex)

    /// Reads what is new, or everything when the file was replaced. Answers whether anything changed.
    [[nodiscard]] Result<bool> update(const JobControl& job);

    /// Writes the index of a large file to the cache directory, where enough is new since the last time. Takes a
    /// moment, so update() leaves it to whoever has one.
    void keep();

    [[nodiscard]] const QString& path() const { return m_reader.path(); }
    [[nodiscard]] const TranscriptCodec& codec() const { return m_codec; }
    [[nodiscard]] quint8 dialect() const { return m_dialect; }
    [[nodiscard]] bool isTree() const { return m_codec.isTree(m_dialect); }
    [[nodiscard]] const FileStamp& stamp() const { return m_reader.stamp(); }
    [[nodiscard]] const std::vector<TranscriptLine>& lines() const { return m_lines; }
    [[nodiscard]] const ToolCallIndex& tools() const { return m_tools; }
    [[nodiscard]] bool endsTorn() const { return m_end.torn; }
    [[nodiscard]] const QString& title() const { return m_title; }
    [[nodiscard]] const QString& lastPrompt() const { return m_lastPrompt; }
    [[nodiscard]] const QString& model() const { return m_model; }
    [[nodiscard]] TokenUsage usage() const { return m_usage.sum(); } ///< of all answers in the file itself
    /// The first line of the file itself, behind those of its bases.
    [[nodiscard]] quint32 firstOwnLine() const { return m_firstOwn; }
    [[nodiscard]] bool readsFrom(const QString& file) const;

    [[nodiscard]] Result<QByteArray> bytes(quint32 line, qint64 most = -1) const;
    /// The beginning of a line as JSON; null: it is none.
    [[nodiscard]] json::Value head(quint32 line) const;
    /// The id of its entry as it is stored; empty: it has none.
    [[nodiscard]] QString idOf(quint32 line) const { return m_codec.idOf(head(line)); }
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
    [[nodiscard]] const LineLinks& links() const { return m_growingLinks.links(); }
    /// LineFacts::group of a line.
    [[nodiscard]] quint64 groupOf(quint32 line) const { return line < m_groups.size() ? m_groups[line] : 0; }
    /// It is an entry with an id, and the last one with this id.
    [[nodiscard]] bool isCounted(quint32 line) const;

private:
    [[nodiscard]] bool beginsRow(quint32 line) const { return isCounted(line) && links().rowOf(line) == line; }
    void makeRoom(qint64 offset);
    [[nodiscard]] bool markReplaced(size_t before);
    void clear();
    [[nodiscard]] bool isKept() const;
    void restore();
    [[nodiscard]] bool readFrom(CacheReader& reader);
    [[nodiscard]] Result<> readBases(const JobControl& job);
    [[nodiscard]] std::pair<const FileReader*, qint64> placeAt(qint64 offset) const;
    void take(const JsonLine& line, const FileReader& from, qint64 start);
    void popUnended();
    void indexIds() const;

    LineBases m_bases {{}};
    quint32 m_firstOwn = 0;
    FileReader m_reader;
    qint64 m_most;
    const TranscriptCodec& m_codec;
    std::unique_ptr<LineReader> m_lineReader;
    const LineFacts* m_ahead = nullptr; ///< of the line that comes next
    quint8 m_dialect = 0;
    std::vector<TranscriptLine> m_lines;
    std::vector<quint64> m_groups; ///< by line; empty: the format has none
    GrowingLinks m_growingLinks;
    mutable std::vector<quint32> m_byId; ///< lines that stand for their id, sorted by it; see indexIds()
    mutable bool m_hasIds = false; ///< they are up to date
    bool m_isChain = false; ///< every entry of the tree follows the one before it, so that there is one branch
    quint32 m_lastEntry = 0; ///< of a chain
    ToolCallIndex m_tools;
    JsonLinesEnd m_end;
    QString m_title;
    QString m_lastPrompt;
    QString m_model;
    UsageSum m_usage;
    qint64 m_keptBytes = 0; ///< so much of the file is in the kept index
};

} // namespace stemma
