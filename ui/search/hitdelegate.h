// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/session.h"
#include "core/search/searchhit.h"

#include <QStyledItemDelegate>

namespace stemma {

/// Rows of a SearchResultsModel: a session in one line, and its hits below it, each with its kind, the text with the
/// marks, what is special about its message, and when it was.
class HitDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Where a session is folded.
    [[nodiscard]] static QRect chevronRect(const QRect& row, Qt::LayoutDirection direction);

private:
    void paintSession(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintHit(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};

/// The icon of a kind of text, as icons::pixmap() has it.
[[nodiscard]] QString iconOf(TextKind kind);

/// As much of a snippet as there is room for, so that its first mark is seen.
struct FittedSnippet
{
    QString text;
    std::vector<TextSpan> marks; ///< within it
};
[[nodiscard]] FittedSnippet fitSnippet(
    const QString& snippet, const std::vector<TextSpan>& marks, const QFont& font, int width);

} // namespace stemma
