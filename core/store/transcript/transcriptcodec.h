// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/recordcodec.h"
#include "core/store/transcript/linelinks.h"
#include "core/store/transcript/linereader.h"
#include "core/store/usagestore.h"

#include <algorithm>

namespace stemma {

class LineIndex;
class TranscriptConversation;

/// The rows of a conversation that the agent sends: from the newest compaction on, with what that keeps of the rows
/// before it. Without one, all.
struct ContextSpan
{
    std::optional<size_t> boundary; ///< the row of the newest compaction; none: there is none
    size_t keptFrom = 0; ///< first row that is sent; at most `boundary`, where there is one
    std::vector<size_t> kept {}; ///< those before `boundary` that are sent, sorted; empty: all from `keptFrom` on

    [[nodiscard]] bool sends(size_t row) const
    {
        return row >= keptFrom && (kept.empty() || row >= *boundary || std::ranges::binary_search(kept, row));
    }
};

/// Rows from the first one to before the last one.
struct RowSpan
{
    size_t first = 0;
    size_t end = 0;
};

/// What of a transcript that is no tree stands in its conversation.
struct ListRows
{
    std::vector<quint32> rows; ///< lines, in the order of the file
    std::vector<RowFlags> flags {}; ///< by row, beside those of the line; empty: none
    std::vector<bool> isCut {}; ///< by row: taken back later on, so that it is not sent any more; empty: none is
    /// Lines that are no rows and tell more of a call (by the hash of its id), sorted.
    std::vector<std::pair<quint64, quint32>> details {};
    /// The message with the result of a call tells what the records of the call and its details hold, too.
    bool resultsTellCalls = false;
};

/// What a format says of its transcripts: JSON Lines, whose entries are linked by ids to trees, or stand one behind
/// the other. Stateless; any thread.
class TranscriptCodec : public RecordCodec
{
public:
    /// Names the indexes that are kept of files (CacheFile); another version where the facts mean something else.
    [[nodiscard]] virtual QString cacheName() const = 0;
    [[nodiscard]] virtual quint32 cacheVersion() const = 0;
    /// Which of its spellings a file is in, by its first bytes; none: it does not tell.
    [[nodiscard]] virtual std::optional<quint8> dialectOf(QByteArrayView /*head*/) const { return 0; }
    [[nodiscard]] virtual bool isTree(quint8 /*dialect*/) const { return true; }
    [[nodiscard]] virtual std::unique_ptr<LineReader> reader(quint8 dialect) const = 0;
    /// Of what is no tree. By default every line but metadata is a row.
    [[nodiscard]] virtual ListRows listRows(const LineIndex& index) const;

    /// What makes the rows of a tree, where its lines do not make them by their parents alone; null: they do. The bytes
    /// of a row of several lines are these lines with line ends between them. Both must outlive it.
    [[nodiscard]] virtual std::unique_ptr<LineLinker> linker(const LineIndex& /*index*/, LineLinks& /*links*/) const
    {
        return nullptr;
    }
    /// Orders the ends of a tree's branches: the one that the agent goes on with first. By default the last line of the
    /// file.
    [[nodiscard]] virtual Result<> sortLeaves(const LineIndex& /*index*/, std::vector<quint32>& leaves) const
    {
        std::ranges::sort(leaves, std::greater());
        return {};
    }
    /// Conversation::variant() of a new conversation. @p span as contextSpan() has it.
    [[nodiscard]] virtual quint8 variantOf(const Conversation& /*conversation*/, const ContextSpan& /*span*/) const
    {
        return 0;
    }
    /// Of what is sent when the row before @p end is the newest. By default a compaction keeps nothing before it.
    [[nodiscard]] virtual ContextSpan contextSpan(const Conversation& conversation, size_t end) const;
    /// The row of which this one says what is sent in its place; none: it says that of none.
    [[nodiscard]] virtual std::optional<size_t> editedRow(const Conversation& /*conversation*/, size_t /*row*/) const
    {
        return {};
    }
    /// Rows that were taken back, so that nothing stands in for them; no two spans share one. By default none was.
    [[nodiscard]] virtual std::vector<RowSpan> takenBack(const Conversation& /*conversation*/, size_t /*end*/) const
    {
        return {};
    }
    /// What holds for a row of these facts by itself; InContext: the agent sends it, if it stands within the span of
    /// the branch that it goes on with. By default all that has a role is sent, but for side chains.
    [[nodiscard]] virtual MessageStates statesOf(quint8 dialect, RowFlags flags) const;
    /// Adds to a message what other lines tell of it. @p maxText as in ReadOptions.
    virtual void completeFrom(const TranscriptConversation& /*conversation*/, size_t /*index*/, qint64 /*maxText*/,
        Message& /*message*/) const
    {
    }
    /// What the agent added up itself, by a line that tells it (LineCall::isTotal).
    [[nodiscard]] virtual std::optional<UsageTotal> usageTotal(QByteArrayView /*line*/) const { return {}; }
    /// The id of an entry as it is stored; empty: it has none.
    [[nodiscard]] virtual QString idOf(const json::Value& record) const = 0;
};

/// The row of the newest compaction before @p end; none: there is none.
[[nodiscard]] std::optional<size_t> newestBoundary(const Conversation& conversation, size_t end);

} // namespace stemma
