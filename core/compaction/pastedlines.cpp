// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/compaction/pastedlines.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr qsizetype LongestLooked = 300; ///< of a line: its beginning tells what it is

bool isPasted(QStringView line)
{
    static const QRegularExpression beginnings(
        u"^(?:>(?:\\s*>)*\\s+[^\\d\\s]" // quoted mail, not "> 50 lux"
        "|\\[?(?:\\d{4}-\\d\\d-\\d\\d[T ]\\d\\d:\\d\\d|\\d\\d:\\d\\d(?::\\d\\d|Z))" // a time stamp
        "|[A-Z][a-z]{2} [ \\d]\\d \\d\\d:\\d\\d:\\d\\d "
        "|\\[?(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|TRACE)\\]?:? +\\S+[:=\\[]"
        "|Traceback \\(most|File \"[^\"]+\", line \\d|at [\\w.$<>]+\\(.*\\)$" // frames of a stack
        "|</?[a-zA-Z!][^<>]*>.*>$" // markup
        "|[{\\[].*\":.*[}\\],]$|\"[^\"]+\": .*,?$)"_s);
    static const QRegularExpression rows(u"^(?:(?:[^;\\s][^;]{0,30};){2,}[^;]{0,30}$|(?:[^\\t]{0,40}\\t){2,}"
                                         "|(?:[^,\\s\\x{3000}-\\x{ffff}]+,){3,}[^,\\s]*$)"_s);
    // Of a log's line; "CC=clang" in capitals is what somebody wants to be set.
    static const QRegularExpression members(u"(?:(?:^|\\s)[a-z]\\w*=\\S.*){2}"_s);
    const QStringView looked = line.first(qMin(line.size(), LongestLooked));
    const auto matches = [&](const QRegularExpression& signs) { return signs.matchView(looked).hasMatch(); };
    const bool mayBeRow = looked.count(u';') > 1 || looked.count(u'\t') > 1 || looked.count(u',') > 2;
    return matches(beginnings) || (mayBeRow && matches(rows)) || (looked.count(u'=') > 1 && matches(members));
}

} // namespace

QList<std::pair<qsizetype, qsizetype>> pastedLines(QStringView text)
{
    QList<std::pair<qsizetype, qsizetype>> found;
    for (qsizetype at = 0; at < text.size();) {
        qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            end = text.size();
        if (isPasted(text.sliced(at, end - at).trimmed()))
            found.append({at, end});
        at = end + 1;
    }
    return found;
}

} // namespace stemma
