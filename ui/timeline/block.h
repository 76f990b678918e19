// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/messagetexts.h"
#include "core/search/textmatcher.h"
#include "ui/timeline/timelinestyle.h"

#include <QList>
#include <QRectF>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace stemma {

/// Words that stand out wherever a block shows them.
struct TextMark
{
    enum class Look : quint8 { Kept, Lost };
    QString text; ///< as it is shown, on one line
    Look look = Look::Kept;

    bool operator==(const TextMark&) const = default;
};

/// Where a block shows what is looked for.
struct BlockHits
{
    std::vector<TextSpan> spans; ///< of text()
    int now = -1; ///< the current one of them; -1: none is
};

/// What a click on a place of a block does.
struct BlockAction
{
    enum class Kind : quint8 {
        None,
        Fold,
        FoldJson,
        ShowAll,
        Picture,
        Session,
        OpenFile,
        ExploreFile,
        Link,
        Finding,
        Review,
        Branch,
        Loss
    };
    Kind kind = Kind::None;
    /// Or the path in a JSON tree, the number of a picture in its part, the session to open, the summary whose review
    /// is to be seen, or the session of the branch.
    QString link;

    bool operator==(const BlockAction&) const = default;
};

/// An action of a block and where it is offered, in the coordinates of the block.
struct PlacedAction
{
    QRectF area;
    BlockAction action;
    bool isOpen = false; ///< of a line that folds
};

struct BlockPaint
{
    QPainter& painter;
    const TimelineStyle& style;
    QRectF clip; ///< in the painter's coordinates
    int selectionStart = 0; ///< of the block's text; nothing is selected where both are the same
    int selectionEnd = 0;
};

/// The smallest piece of a timeline that is laid out and painted by itself: a paragraph, some lines of
/// code, a table, a head. Heights are guessed until layout() ran, so that a part of a megabyte costs
/// no more than its visible part. Coordinates are within the block.
class Block
{
public:
    Block() = default;
    virtual ~Block() = default;
    Q_DISABLE_COPY_MOVE(Block)

    int y = 0; ///< within the part
    int height = 0; ///< guessed while !laidOut
    int leading = 0; ///< distance from the content's leading edge; negative: reaches out of it
    int trailing = 0;
    int spaceAbove = 0;
    int spaceBelow = 0;
    bool laidOut = false;
    TextKind textKind = TextKind::Other; ///< of the stored text that it shows
    bool leavesOut = false; ///< some of that text, which more than this block shows

    /// A cheap guess of the height.
    [[nodiscard]] virtual int guess(const TimelineStyle& style, int width) const = 0;
    /// Lays out for this width and answers the exact height.
    [[nodiscard]] virtual int layout(const TimelineStyle& style, int width) = 0;
    /// Gives up what layout() made.
    virtual void release() { }
    virtual void paint(const BlockPaint& paint, QPointF topLeft, int width) const = 0;

    /// The text that can be selected and copied.
    [[nodiscard]] virtual QString text() const { return {}; }
    /// Text is selected as a whole or not at all (heads).
    [[nodiscard]] virtual bool isAtomic() const { return true; }
    /// The text position nearest to @p point.
    [[nodiscard]] virtual int positionAt(QPointF point) const
    {
        Q_UNUSED(point)
        return 0;
    }
    [[nodiscard]] virtual BlockAction actionAt(QPointF point, int width) const
    {
        Q_UNUSED(point)
        Q_UNUSED(width)
        return {};
    }

    /// All of them, in the order of reading, but for folding the part itself; of a block that is laid out.
    [[nodiscard]] virtual std::vector<PlacedAction> actions(int width) const
    {
        Q_UNUSED(width)
        return {};
    }

    /// Seen when it is laid out the next time.
    virtual void setMarks(const QList<TextMark>& marks) { Q_UNUSED(marks) }

    /// Seen when it is laid out the next time.
    void setHits(BlockHits hits) { m_hits = std::move(hits); }
    [[nodiscard]] const BlockHits& hits() const { return m_hits; }
    [[nodiscard]] virtual bool holdsCurrentHit() const { return m_hits.now >= 0; }
    /// From where to where the current hit reaches, of a block that is laid out; none: it is in another one.
    [[nodiscard]] virtual std::optional<std::pair<int, int>> currentHit() const { return {}; }

    /// Language of code whose colours are still wanted; empty: none.
    [[nodiscard]] virtual QString wantsColours() const { return {}; }

private:
    BlockHits m_hits;
};

} // namespace stemma
