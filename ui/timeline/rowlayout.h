// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/columns.h"
#include "ui/timeline/lineblock.h"
#include "ui/timeline/partlayout.h"
#include "ui/timeline/rowrequest.h"

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
    [[nodiscard]] bool isJoined(int above) const; ///< an edit at this position, in one box with its patch below
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
