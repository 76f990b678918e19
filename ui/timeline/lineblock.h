// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/block.h"

#include <QStaticText>

#include <vector>

namespace stemma {

/// A piece of a one-line block.
struct Segment
{
    enum class Kind : quint8 {
        Text,
        Icon, ///< `text` is its name
        Hits, ///< text on the ground of hits; of the current one where `isNow`
        Chip, ///< text in a rounded frame, behind the icon `icon` if it has one
        Chevron, ///< points down when open, else to where reading goes; `text` is empty or "open"
        Divider, ///< a short vertical rule
        Filler, ///< a horizontal rule over all the space left; coloured only in the accent
    };
    Kind kind = Kind::Text;
    QString text;
    Face face = Face::Body;
    Ink ink = Ink::Text;
    Qt::TextElideMode elide = Qt::ElideNone;
    quint8 drop = 0; ///< what leaves first when it gets narrow has the highest; 0 never leaves
    BlockAction action;
    double before = 1; ///< distance from the segment before, in units
    QString shortText {}; ///< stands in for `text` before anything is elided or left out
    QString icon {}; ///< of a chip
    bool isNow = false; ///< of hits: the current one is among them
};

/// One line of icons, words and figures, some at the leading and some at the trailing end: the heads
/// of boxes, folded parts, step lines, role lines. Never wraps: elides, then leaves things out.
class LineBlock final : public Block
{
public:
    explicit LineBlock(int lineHeight)
        : m_lineHeight(lineHeight)
    {
    }

    std::vector<Segment> start;
    std::vector<Segment> end;
    double padding = 0; ///< at both ends, in units
    BlockAction action; ///< of all places without an own one
    QString copyText; ///< what copying gives; empty: the texts of `start`
    /// Of the head of one of several files: where in the stored text of the part the file begins. -1: of all of it.
    qsizetype storedFrom = -1;

    [[nodiscard]] int guess(const TimelineStyle&, int) const override { return m_lineHeight; }
    [[nodiscard]] int layout(const TimelineStyle& style, int width) override;
    void release() override { m_placed.clear(); }
    void paint(const BlockPaint& paint, QPointF topLeft, int width) const override;
    [[nodiscard]] QString text() const override;
    [[nodiscard]] BlockAction actionAt(QPointF point, int width) const override;
    [[nodiscard]] std::vector<PlacedAction> actions(int width) const override;
    [[nodiscard]] bool holdsCurrentHit() const override;
    [[nodiscard]] std::optional<std::pair<int, int>> currentHit() const override;

private:
    struct Placed
    {
        const Segment* segment = nullptr;
        QStaticText text;
        double x = 0; ///< from the leading end
        double width = 0;
    };

    void paintSegment(const BlockPaint& paint, const Placed& placed, const QRectF& area) const;

    int m_lineHeight = 0;
    bool m_mirrored = false;
    std::vector<Placed> m_placed;
};

/// The mark of what can be folded: points down when open, else to where reading goes.
[[nodiscard]] double chevronSize(const TimelineStyle& style);
void paintChevron(QPainter& painter, const QRectF& area, bool open, bool mirrored, const QColor& colour);

} // namespace stemma
