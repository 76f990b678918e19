// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/snippet.h"

#include "core/base/text.h"

namespace stemma {

namespace {

constexpr qsizetype WordLooked = 24; ///< how far the edge of a word is looked for

/// Moves @p at to where a word begins, or at least not into a character.
qsizetype toWordStart(QStringView text, qsizetype at)
{
    for (qsizetype i = at; i > 0 && i > at - WordLooked; --i) {
        if (text[i - 1].isSpace())
            return i;
    }
    return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
}

qsizetype toWordEnd(QStringView text, qsizetype at)
{
    for (qsizetype i = at; i < text.size() && i < at + WordLooked; ++i) {
        if (text[i].isSpace())
            return i;
    }
    return at < text.size() && text[at].isLowSurrogate() ? at + 1 : at;
}

} // namespace

Snippet makeSnippet(QStringView text, const std::vector<TextSpan>& spans, int length)
{
    const qsizetype first = spans.empty() ? 0 : spans.front().start;
    const qsizetype from = toWordStart(text, qMax<qsizetype>(0, first - length / 3));
    const qsizetype end = toWordEnd(text, qMin<qsizetype>(text.size(), from + length));
    Snippet made;
    if (from > 0)
        made.text += u'…';
    size_t span = 0;
    qsizetype markStart = -1;
    bool isSpace = true;
    for (qsizetype i = from; i < end; ++i) {
        while (span < spans.size() && spans[span].end() <= i) {
            if (markStart >= 0)
                made.marks.push_back({markStart, made.text.size() - markStart});
            markStart = -1;
            ++span;
        }
        if (span < spans.size() && i >= spans[span].start && markStart < 0)
            markStart = made.text.size();
        const bool wasSpace = std::exchange(isSpace, text[i].isSpace());
        if (!isSpace)
            made.text += text[i];
        else if (!wasSpace)
            made.text += u' ';
    }
    if (markStart >= 0 && made.text.size() > markStart)
        made.marks.push_back({markStart, made.text.size() - markStart});
    if (end < text.size())
        made.text += u'…';
    made.text = withVisibleControls(made.text);
    return made;
}

} // namespace stemma
