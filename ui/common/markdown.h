// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/text.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace stemma {

/// A run of characters with one look.
struct InlineSpan
{
    enum Flag : quint8 { Bold = 1, Italic = 2, Code = 4, Link = 8, Strike = 16 };
    int start = 0;
    int length = 0;
    quint8 flags = 0;
    int link = -1; ///< index in MarkdownBlock::links

    bool operator==(const InlineSpan&) const = default;
};

/// Text with inline looks; a line separator (U+2028) is a line break within the paragraph.
struct InlineText
{
    QString text;
    QList<InlineSpan> spans; ///< ascending, not overlapping; what none covers is plain

    bool operator==(const InlineText&) const = default;
};

struct MarkdownBlock
{
    enum class Kind : quint8 { Paragraph, Heading, Code, Rule, Table };
    Kind kind = Kind::Paragraph;
    InlineText content;
    QStringList links;
    int level = 0; ///< of a heading, 1…6
    int listDepth = 0;
    int quoteDepth = 0;
    QString marker; ///< of a list item's first block: "•", "1.", "☐", "☑"
    QString language; ///< of code
    bool tight = false; ///< follows its predecessor without a paragraph's distance
    int columns = 0; ///< of a table
    QList<Qt::Alignment> alignments;
    std::vector<InlineText> cells; ///< row by row, the first row is the head

    bool operator==(const MarkdownBlock&) const = default;
};

/// CommonMark with tables, strike-through and task lists, as blocks to lay out one by one. HTML is
/// text like any other. A line break in the source stays one: it is what people and models wrote.
/// Control characters become visible signs. Any thread.
[[nodiscard]] std::vector<MarkdownBlock> parseMarkdown(const QString& source);

/// Replaces control characters (but tab and line feed) by their visible signs, CR LF by LF.
[[nodiscard]] QString showControls(QString text, TextUse use = TextUse::Prose);

} // namespace stemma
