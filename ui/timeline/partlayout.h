// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/subagentsource.h"
#include "core/session/message.h"
#include "core/sessionfiles/fileondisk.h"
#include "core/store/outline.h"
#include "ui/timeline/block.h"

#include <QSet>

#include <memory>
#include <vector>

namespace stemma {

struct LossFlag;
struct RowFinds;

/// How much of a part is shown.
enum class Fold : quint8 { Folded, Open, All };

/// A ground or border around some blocks of a part.
struct Frame
{
    enum class Style : quint8 { Code, Box, Error, Pruned, Unknown, Damaged, Card, Bar, Band };
    Style style = Style::Box;
    int first = 0; ///< blocks
    int last = 0;
    bool head = false; ///< the first block is a head with its own ground
    int leading = 0; ///< distance from the content's leading edge
    bool opensAbove = false; ///< the row or the part above holds the upper part of it
    bool opensBelow = false; ///< the row or the part below holds the rest of it
};

/// One part of a message as it stands in the timeline: blocks one below the other and the frames
/// around them. Has only a guessed height until build() ran, then guessed heights of blocks until
/// they were laid out.
struct PartLayout
{
    PartLayout() = default;
    ~PartLayout() = default;
    // Said here because QStaticText does not promise it, and vectors ask.
    PartLayout(PartLayout&&) noexcept = default;
    PartLayout& operator=(PartLayout&&) noexcept = default;

    int index = -1; ///< Message::parts; -1: said of the message as a whole
    PartKinds kind;
    bool foldable = false;
    Fold fold = Fold::Open;
    bool built = false;
    bool band = false; ///< reaches over the columns beside the content
    int y = 0; ///< within the row
    int height = 0;
    int metaBaseLine = 0; ///< centre of the line that figures of the part stand on, from its top
    Label tokens;
    Label time;
    std::vector<std::unique_ptr<Block>> blocks;
    std::vector<Frame> frames;

    /// Adds up the blocks.
    void place();
};

/// Characters of prose: what is longer shows its head and its tail until all of it is asked for.
struct LongProse
{
    static constexpr qsizetype Whole = 20'000;
    static constexpr qsizetype Head = 8'000;
    static constexpr qsizetype Tail = 4'000;
};

struct PartRequest
{
    const Message& message;
    const Part& part;
    Fold fold = Fold::Open;
    int compaction = 0; ///< the how-manieth of the session, 0 not known
    const LossFlag* loss = nullptr; ///< of a compaction; null: not known
    QList<TextMark> marks {};
    const RowFinds* finds = nullptr; ///< null: nothing is looked for
    const ToolPart* call = nullptr; ///< of a result that is stored without it
    bool isAnswered = false; ///< a call whose result stands in a row below
    bool tellsCall = false; ///< a result whose call is shown here alone
    /// A result in the box of its call, which is the row above; a patch in that of its edit, the part above.
    bool joinsAbove = false;
    bool joinsBelow = false; ///< a call in the box of its result, which is the row below; an edit with its patch below
    QSet<QString> toggledJson {}; ///< see JsonTree
    QList<SubAgent> subAgents {}; ///< that the call started
    std::optional<FileOnDisk::State> onDisk {}; ///< of the large file; no value: not known
};

/// From here on, the index of a part is that of a checkpoint behind the message.
inline constexpr int FirstCheckpointPart = 1 << 24;

/// The index of the part of a row that folds the rows after it into itself.
inline constexpr int FoldedRowsPart = FirstCheckpointPart - 1;

/// The index of the line above a row that says since when this and the following ones are new.
inline constexpr int NewSincePart = FirstCheckpointPart - 2;

/// How a part is shown when nobody folded or unfolded it.
[[nodiscard]] Fold defaultFold(const Message& message, const Part& part);
[[nodiscard]] bool isFoldable(const Message& message, const Part& part);
/// Shows nothing of its own: a step's start whose end says it all.
[[nodiscard]] bool isSilent(const Message& message, const Part& part);
/// A cheap guess of a part's height.
[[nodiscard]] int guessPart(const PartRequest& request, const TimelineStyle& style, int width);
/// The same of a message that is not loaded, by what is known of it; @p above: of the message before, may be null.
[[nodiscard]] int guessMessage(
    const OutlineDetail& known, const OutlineDetail* above, const TimelineStyle& style, int width);
/// Makes the blocks of @p layout; they are not laid out yet.
void buildPart(PartLayout& layout, const PartRequest& request, const TimelineStyle& style, int width);

} // namespace stemma
