// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/common/ink.h"
#include "ui/timeline/block.h"
#include "ui/common/markdown.h"

#include <QTextLayout>

#include <memory>
#include <optional>

namespace stemma {

/// Wrapped text: a paragraph, a heading, or some lines of code.
class TextBlock : public Block
{
public:
    struct Look
    {
        Face face = Face::Body;
        Ink ink = Ink::Text;
        bool code = false; ///< left to right, broken anywhere, tabs
    };

    TextBlock(InlineText content, Look look);

    QStringList links;
    QString marker; ///< stands before the first line, in the leading distance
    QString label; ///< a word at the far leading edge, in the leading distance
    int quoteDepth = 0; ///< bars at the leading edge
    /// Above 0: the text is read from the other side than the window, so its marker and bars stand in this distance at
    /// the trailing edge.
    int turned = 0;
    QString language; ///< of code to colour

    [[nodiscard]] int guess(const TimelineStyle& style, int width) const override;
    [[nodiscard]] int layout(const TimelineStyle& style, int width) override;
    void release() override { m_layout.reset(); }
    void paint(const BlockPaint& paint, QPointF topLeft, int width) const override;
    [[nodiscard]] QString text() const override;
    [[nodiscard]] bool isAtomic() const override { return false; }
    [[nodiscard]] int positionAt(QPointF point) const override;
    [[nodiscard]] BlockAction actionAt(QPointF point, int width) const override;
    [[nodiscard]] std::vector<PlacedAction> actions(int width) const override;
    void setMarks(const QList<TextMark>& marks) override { m_marks = marks; }
    [[nodiscard]] std::optional<std::pair<int, int>> currentHit() const override;
    [[nodiscard]] QString wantsColours() const override { return m_colours ? QString() : language; }

    /// Colours change neither lines nor height; the block has to be laid out again to show them.
    void setColours(std::vector<ColourRun> colours);

    /// Width without wrapping, for tables.
    [[nodiscard]] double naturalWidth(const TimelineStyle& style) const;
    [[nodiscard]] const InlineText& content() const { return m_content; }

protected:
    /// Distance of the text from the block's left and right, for gutters.
    [[nodiscard]] virtual int gutter(const TimelineStyle& style) const
    {
        Q_UNUSED(style)
        return 0;
    }
    virtual void paintGround(const BlockPaint& paint, QPointF topLeft, int width) const
    {
        Q_UNUSED(paint)
        Q_UNUSED(topLeft)
        Q_UNUSED(width)
    }
    /// Grounds of single words and the like.
    virtual void addFormats(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const
    {
        Q_UNUSED(style)
        Q_UNUSED(formats)
    }
    [[nodiscard]] const QTextLayout* textLayout() const { return m_layout.get(); }
    /// Top and height of a line's slot.
    [[nodiscard]] std::pair<double, double> slotOf(int line) const;

private:
    void addMarks(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const;
    void addHits(const TimelineStyle& style, QList<QTextLayout::FormatRange>& formats) const;
    void paintCurrentHit(const BlockPaint& paint, QPointF at) const;
    void paintCodeSpans(const BlockPaint& paint, QPointF at) const;
    void paintMargin(const BlockPaint& paint, QPointF topLeft, int width) const;

    InlineText m_content;
    Look m_look;
    std::optional<std::vector<ColourRun>> m_colours;
    QList<TextMark> m_marks;
    std::unique_ptr<QTextLayout> m_layout;
    int m_gutter = 0;
    int m_lineHeight = 0;
};

/// Cuts text that is too long for one layout at line ends or blanks.
[[nodiscard]] std::vector<InlineText> cutText(InlineText text, int longest);

} // namespace stemma
