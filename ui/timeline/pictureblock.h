// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/timeline/block.h"

#include <QCoreApplication>
#include <QImage>
#include <QSize>
#include <QStringList>

namespace stemma {

/// A picture made small, or why there is none.
struct Thumbnail
{
    QImage image; ///< null: there is none
    QSize size; ///< of the original
    QString trouble; ///< one sentence
};

/// An image on a tile of one size, so that nothing moves when the picture comes, with its type, its size in pixels and
/// its bytes below.
class PictureBlock final : public Block
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    /// @p facts: what is known before the image is decoded, type first. @p number: of the image among those of its
    /// part, from 0.
    PictureBlock(const TimelineStyle& style, QStringList facts, int number = 0);
    /// @p bytes 0: not known.
    [[nodiscard]] static QStringList factsOf(const QString& mediaType, qint64 bytes);

    [[nodiscard]] int number() const { return m_number; }

    [[nodiscard]] static QSize tileIn(const TimelineStyle& style) { return {40 * style.u, 26 * style.u}; }
    [[nodiscard]] static int heightIn(const TimelineStyle& style);

    [[nodiscard]] bool isWaiting() const { return !m_isThere; }
    [[nodiscard]] const Thumbnail& thumbnail() const { return m_thumbnail; }
    void setThumbnail(const Thumbnail& thumbnail);

    [[nodiscard]] int guess(const TimelineStyle& style, int) const override { return heightIn(style); }
    [[nodiscard]] int layout(const TimelineStyle& style, int) override { return heightIn(style); }
    void paint(const BlockPaint& paint, QPointF topLeft, int width) const override;
    [[nodiscard]] QString text() const override; ///< the line below
    [[nodiscard]] BlockAction actionAt(QPointF point, int width) const override;
    [[nodiscard]] std::vector<PlacedAction> actions(int width) const override;

private:
    [[nodiscard]] int tileWidth(int width) const;

    QSize m_tile;
    bool m_mirrored = false;
    QStringList m_facts;
    int m_number = 0;
    bool m_isThere = false;
    Thumbnail m_thumbnail;
};

} // namespace stemma
