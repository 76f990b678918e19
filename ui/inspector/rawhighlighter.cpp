// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/rawhighlighter.h"

#include "ui/common/style.h"

#include <algorithm>

namespace stemma {

namespace {

using Kind = json::Listing::Kind;

QTextCharFormat formatOf(Kind kind)
{
    const Colours& c = Style::colours();
    QTextCharFormat format;
    switch (kind) {
    case Kind::Key:
        format.setForeground(c.syntaxType);
        break;
    case Kind::UnknownKey:
        format.setForeground(c.warning);
        format.setFontUnderline(true);
        break;
    case Kind::String:
        format.setForeground(c.syntaxString);
        break;
    case Kind::Number:
        format.setForeground(c.syntaxNumber);
        break;
    case Kind::Word:
        format.setForeground(c.syntaxKeyword);
        break;
    case Kind::Comment:
        format.setForeground(c.syntaxComment);
        format.setFontItalic(true);
        break;
    }
    return format;
}

} // namespace

RawHighlighter::RawHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
}

void RawHighlighter::highlightBlock(const QString& text)
{
    constexpr int MostInALine = 2000; // of one endless line more would cost a layout more than they show
    const qsizetype from = currentBlock().position();
    const qsizetype to = from + text.size();
    auto token = std::ranges::upper_bound(
        m_tokens, from, {}, [](const json::Listing::Token& one) { return one.start + one.length; });
    for (int count = 0; token != m_tokens.end() && token->start < to; ++token) {
        if (token->kind != Kind::UnknownKey && ++count > MostInALine)
            continue;
        const qsizetype start = std::max(token->start, from);
        setFormat(int(start - from), int(std::min(token->start + token->length, to) - start), formatOf(token->kind));
    }
}

} // namespace stemma
