// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/sentenceof.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype MostAround = 90; ///< UTF-16 units on each side

/// A sentence ends behind the unit at @p at.
bool isEnd(QStringView text, qsizetype at)
{
    const QChar c = text[at];
    if (c == u'\n' || c == u'。' || c == u'！' || c == u'？')
        return true;
    const bool isStop = c == u'.' || c == u'!' || c == u'?' || c == u';';
    return isStop && at + 1 < text.size() && text[at + 1].isSpace(); // "a.cpp" goes on
}

} // namespace

QString sentenceOf(QStringView text, qsizetype begin, qsizetype end)
{
    const qsizetype least = qMax<qsizetype>(0, begin - MostAround);
    const qsizetype most = qMin(text.size(), end + MostAround);
    qsizetype first = begin;
    while (first > least && !isEnd(text, first - 1))
        --first;
    qsizetype last = end;
    while (last < most && !isEnd(text, last))
        ++last;
    const bool isCutBefore = first == least && first > 0 && !isEnd(text, first - 1);
    const bool isCutBehind = last == most && last < text.size();
    while (isCutBefore && first < begin && !text[first].isSpace()) // half a word
        ++first;
    while (isCutBehind && last > end && !text[last - 1].isSpace())
        --last;
    static const QRegularExpression mark(u"^(?:[-*+>#•]+|\\d{1,3}[.)])\\s+"_s);
    QString sentence = text.sliced(first, last - first).toString().simplified();
    if (!isCutBefore)
        sentence.remove(mark);
    if (isCutBefore)
        sentence.prepend(u"… "_s);
    if (isCutBehind)
        sentence.append(u" …"_s);
    return sentence;
}

} // namespace stemma
