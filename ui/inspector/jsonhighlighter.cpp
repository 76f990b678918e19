// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/inspector/jsonhighlighter.h"

#include "ui/common/style.h"

namespace stemma {

namespace {
/// A line beyond this is shown plain: colours would cost more than they show.
constexpr int LongestLine = 20'000;
} // namespace

JsonHighlighter::JsonHighlighter(QTextDocument* document)
    : QSyntaxHighlighter(document)
{
}

void JsonHighlighter::setActive(bool active)
{
    m_active = active;
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    if (!m_active || text.size() > LongestLine)
        return;
    const Colours& c = Style::colours();
    if (text.startsWith(u'#')) {
        QTextCharFormat comment;
        comment.setForeground(c.syntaxComment);
        comment.setFontItalic(true);
        setFormat(0, int(text.size()), comment);
        return;
    }
    const int size = int(text.size());
    for (int at = 0; at < size;) {
        const QChar ch = text.at(at);
        int end = at + 1;
        if (ch == u'"') {
            while (end < size && text.at(end) != u'"')
                end += text.at(end) == u'\\' ? 2 : 1;
            end = qMin(end + 1, size);
            int next = end;
            while (next < size && text.at(next).isSpace())
                ++next;
            const bool key = next < size && text.at(next) == u':';
            setFormat(at, end - at, key ? c.syntaxType : c.syntaxString);
        } else if (ch.isLetterOrNumber() || ch == u'-') {
            while (end < size
                && (text.at(end).isLetterOrNumber() || text.at(end) == u'.' || text.at(end) == u'+'
                    || text.at(end) == u'-'))
                ++end;
            setFormat(at, end - at, ch.isLetter() ? c.syntaxKeyword : c.syntaxNumber);
        }
        at = end;
    }
}

} // namespace stemma
