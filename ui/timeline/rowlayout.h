// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/lossflag.h"
#include "core/session/checkpoint.h"
#include "core/models/sessionbranches.h"
#include "core/models/subagentsource.h"
#include "core/models/turnindex.h"
#include "core/session/finding.h"
#include "core/sessionfiles/fileondisk.h"
#include "ui/timeline/columns.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/partlayout.h"
#include "ui/timeline/rowfinds.h"
#include "ui/timeline/tooljoints.h"

#include <functional>

namespace stemma {

/// A place in the text of a timeline.
struct TextPosition
{
    int row = -1;
    int part = 0; ///< position in RowLayout::parts
    int block = 0;
    int character = 0;

    auto operator<=>(const TextPosition&) const = default;
};

/// What is known of a row beside its message; see MarkedRows.
struct RowExtras
{
    QList<Finding> findings;
    QList<Checkpoint> checkpoints;
    QList<TextMark> marks;
    QString chip; ///< a word at the role line that asks for a look; empty: none
    std::optional<BranchChoice> branches; ///< other ways the conversation goes on from here
    std::optional<Time> newSince; ///< it is the first message that came after this time
    std::optional<LossFlag> loss; ///< of the summary that is here
    QHash<int, QList<SubAgent>> subAgents; ///< that calls of it started, by Part::index
    RowFinds finds;
    QHash<int, FileOnDisk::State> onDisk; ///< of large files in it, by Part::index

    bool operator==(const RowExtras&) const = default;
};

/// What a row looks like beside its message.
struct RowRequest : RowExtras
{
    int row = 0;
    bool grouped = false; ///< continues the row above: no role line of its own
    ToolJoints joints;
    QHash<int, QList<SubAgent>> calledAgents; ///< of calls that boxes of results tell, by the result's Part::index
    PartKinds hidden;
    int compaction = 0;
    int foldedRows = 0; ///< this many from here on have one line; 0: none
    int foldedKept = 0; ///< findings in them that are kept
    qint64 foldedTokens = 0; ///< of them together, estimated; 0: not known yet
    std::optional<Turn> turn; ///< they are one
    bool isOpen = false; ///< the line stands above the rows instead of them
    QString time;
    QString gap;
    std::function<Fold(const Part&)> fold;
    std::function<QSet<QString>(const Part&)> toggledJson;

    [[nodiscard]] bool isFolded() const { return foldedRows > 0 && !isOpen; }
};

/// What is under a point of a row.
struct RowHit
{
    int part = -1; ///< position in parts
    int block = -1;
    int character = 0;
    bool onText = false;
    BlockAction action;
};

/// One message as it stands in the timeline. Builds and lays out parts as they are needed: a row of
/// three screens at once, a longer one only where it is seen. Coordinates are within the row, x from
/// the view's left edge. Made and used in the GUI thread; owned by the RowLayoutCache.
class RowLayout
{
public:
    RowLayout(MessagePtr message, RowRequest request, const TimelineStyle& style, const Columns& columns);

    [[nodiscard]] const MessagePtr& message() const { return m_message; }
    [[nodiscard]] const RowRequest& request() const { return m_request; }
    [[nodiscard]] int height() const { return m_height; }
    /// Nothing is guessed any more.
    [[nodiscard]] bool isWhole() const;

    /// Lays out all that lies between @p top and @p bottom, as far as it is not. Answers how far the
    /// contents at @p keep moved, which the caller adds to its position.
    int ensure(int top, int bottom, int keep);

    [[nodiscard]] const std::vector<PartLayout>& parts() const { return m_parts; }
    /// The part at this height; the nearest one between parts; -1 without parts.
    [[nodiscard]] int partAt(int y) const;
    [[nodiscard]] int positionOfPart(int index) const; ///< in parts(), or -1
    /// The whole ground of a part: from the middle of the gap above to the middle of the gap below.
    [[nodiscard]] std::pair<int, int> bandOf(int part) const;

    /// Null: the part of this index is none, but one of the message.
    [[nodiscard]] const Checkpoint* checkpointOf(int index) const;

    [[nodiscard]] RowHit hit(QPointF point) const;

    // For painting.
    [[nodiscard]] const TimelineStyle& style() const { return m_style; }
    [[nodiscard]] const Columns& columns() const { return m_columns; }
    [[nodiscard]] const LineBlock* head() const { return m_head.get(); } ///< the role line; null when grouped
    [[nodiscard]] int partBelowHead() const { return m_partBelowHead; } ///< position in parts()
    [[nodiscard]] const QString& roleIcon() const { return m_roleIcon; }
    [[nodiscard]] const Label& number() const { return m_number; }
    [[nodiscard]] const Label& time() const { return m_time; }
    [[nodiscard]] const Label& gap() const { return m_gap; }
    [[nodiscard]] QRectF blockRect(const Block& block) const; ///< x and width only

    /// Text between two positions of this row, blocks separated by line feeds.
    [[nodiscard]] QString text(TextPosition from, TextPosition to);
    [[nodiscard]] TextPosition end() const;
    [[nodiscard]] QString blockText(int part, int block) const;

    /// The blocks on screen.
    template<typename Visitor> void visitSeen(int top, int bottom, Visitor visit)
    {
        for (PartLayout& part : m_parts) {
            if (part.y > bottom || part.y + part.height < top)
                continue;
            for (const std::unique_ptr<Block>& block : part.blocks) {
                const int at = part.y + block->y;
                if (block->laidOut && at <= bottom && at + block->height >= top)
                    visit(part, *block);
            }
        }
    }
    [[nodiscard]] std::vector<PartLayout>& mutableParts() { return m_parts; }
    /// Shown as the words of the user, not as a result that a store keeps as theirs.
    [[nodiscard]] bool isUser() const { return m_message->role == Role::User && !m_request.joints.isResult; }

private:
    void buildHead();
    void addParts();
    void say(const QString& text, Ink ink); ///< of the message as a whole
    void addCheckpoints();
    void addFoldedRows();
    void addNewSince();
    void place();
    void build(PartLayout& part);
    [[nodiscard]] PartRequest requestFor(const Part& part, Fold fold) const;
    [[nodiscard]] int spacing(const PartLayout& above, const PartLayout& below) const;
    [[nodiscard]] int spaceAbove(int part) const; ///< with the role line, if it stands there

    MessagePtr m_message;
    RowRequest m_request;
    const TimelineStyle& m_style;
    Columns m_columns;
    std::unique_ptr<LineBlock> m_head; ///< the role line; null when grouped
    int m_partBelowHead = 0;
    QString m_roleIcon;
    Label m_number;
    Label m_time;
    Label m_gap;
    std::vector<PartLayout> m_parts;
    int m_top = 0;
    int m_bottom = 0;
    int m_height = 0;
};

} // namespace stemma
