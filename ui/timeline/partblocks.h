// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/json/json.h"
#include "ui/timeline/lineblock.h"
#include "ui/common/markdown.h"
#include "ui/timeline/numberedblock.h"
#include "ui/timeline/partlayout.h"
#include "ui/timeline/textblock.h"

#include <QCoreApplication>

namespace stemma {

/// What parts of all kinds are made of: lines, Markdown and code, added to the layout of one part. The builders of the
/// kinds inherit it; each is made for one call of its build().
class PartBlocks
{
    Q_DECLARE_TR_FUNCTIONS(Timeline)
public:
    PartBlocks(PartLayout& layout, const PartRequest& request, const TimelineStyle& style, int width);

protected:
    /// What the lines of a text are coloured by, beside their language and what a program coloured for a terminal.
    enum class Colouring : quint8 {
        None,
        Errors, ///< lines that speak of errors stand out
        Places, ///< "path:line:" before what was found there
    };
    struct CodeOptions
    {
        QString label;
        QString language;
        Ink ink = Ink::Text;
        int leading = 0;
        Colouring colouring = Colouring::None;
        bool whole = false; ///< all lines instead of head and tail
        int headLines = 6;
        int tailLines = 6;
        std::optional<LineNumbering> numbering {}; ///< of lines that a tool numbered
    };

    /// Text as Markdown, indented by @p leading; long text as its head and tail.
    void addMarkdown(const LongText& text, int leading);
    /// Text as it is; long text as its head and tail with what is left out between them.
    void addCode(const LongText& text, const CodeOptions& options);
    /// An object or array as a tree. @p root tells trees of one part apart.
    void addJson(const json::Value& value, const QString& root, const CodeOptions& options);
    /// A title that leads to an address, with the address below.
    void addLink(const QString& title, const QString& address, const CodeOptions& options);
    /// A text behind a mark, as in a list.
    void addItem(const QString& mark, const QString& text, Ink ink, int leading);
    /// A line in place of what is left out, which shows all.
    void addMore(const QString& words, int leading);
    void addCut(const LongText& text, int leading);
    void addAction(const QString& words, int leading); ///< shows all of the part

    LineBlock& addLine(int height);
    template<typename T> T& add(std::unique_ptr<T> block)
    {
        T& made = *block;
        made.textKind = m_kind;
        m_layout.blocks.push_back(std::move(block));
        return made;
    }
    [[nodiscard]] int last() const { return int(m_layout.blocks.size()) - 1; }
    [[nodiscard]] Segment chevron() const;
    [[nodiscard]] int boxInset() const { return 2 * m_style.u; }
    [[nodiscard]] int labelWidth() const; ///< of the labels before input and output
    /// Larger JSON is not read to be shown as a tree; what is shorter is easiest to read as it is, in a line.
    static constexpr qint64 LargestTree = 256 * 1024; ///< bytes
    static constexpr qint64 ShortJson = 100;

    PartLayout& m_layout;
    const PartRequest& m_request;
    const TimelineStyle& m_style;
    int m_width = 0; ///< of the content
    int m_textWidth = 0; ///< at most 95 characters
    bool m_open = true;
    Ink m_ink = Ink::Text;
    TextKind m_kind; ///< of the text that blocks are made of

private:
    void addMarkdownBlock(MarkdownBlock block, int leading);
    void indentText(TextBlock& block, int by) const;
    void addCodeBox(const MarkdownBlock& block, int leading);
    void addCodeLines(const QString& text, const CodeOptions& options, bool first);
};

} // namespace stemma
