// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/filechanges/numbereddiff.h"

#include "core/diff/linediff.h"

#include <limits>
#include <optional>

namespace stemma {

namespace {

using LineKind = diff::Line::Kind;

/// A line with the one number that it carries, on the side that it is of; no value: it is none.
std::optional<diff::Line> lineOf(QStringView text)
{
    if (text.isEmpty() || !QStringView(u" +-").contains(text.front()))
        return {};
    const LineKind kind = text.front() == u'+' ? LineKind::Added
        : text.front() == u'-'                 ? LineKind::Removed
                                               : LineKind::Context;
    qsizetype at = 1;
    while (at < text.size() && text[at] == u' ')
        ++at;
    const qsizetype digits = at;
    while (at < text.size() && text[at] >= u'0' && text[at] <= u'9')
        ++at;
    bool isNumber = false;
    const int number = text.sliced(digits, at - digits).toInt(&isNumber);
    constexpr int Most = std::numeric_limits<int>::max() / 2; // lines are added to it
    if (!isNumber || number < 1 || number > Most || (at < text.size() && text[at] != u' '))
        return {};
    const QStringView rest = text.sliced(std::min(at + 1, text.size()));
    return diff::Line {kind, kind == LineKind::Added ? 0 : number, kind == LineKind::Added ? number : 0, false, rest};
}

} // namespace

std::vector<diff::Hunk> parseNumbered(QStringView text)
{
    std::vector<diff::Hunk> hunks;
    std::vector<diff::Line> run;
    int shift = 0; // of the lines behind what was added and taken away
    int expected = 0; // the next old number within a run
    bool isFirst = true;
    const auto close = [&] {
        for (diff::Hunk& hunk : diff::hunksOf(run)) {
            // Without a line on a side, the side begins behind the one before.
            if (hunk.oldCount == 0)
                hunk.oldStart = hunk.newStart - 1 - (shift - hunk.newCount);
            if (hunk.newCount == 0)
                hunk.newStart = hunk.oldStart - 1 + shift + hunk.oldCount;
            hunks.push_back(std::move(hunk));
        }
        run.clear();
        isFirst = true;
    };
    for (const QStringView shown : text.tokenize(u'\n')) {
        if (shown.trimmed() == u"...") {
            close();
            continue;
        }
        auto line = lineOf(shown);
        if (!line)
            return {};
        if (line->kind == LineKind::Added) {
            if (!isFirst && line->newNumber != expected + shift)
                return {};
            if (isFirst)
                expected = line->newNumber - shift;
            ++shift;
        } else {
            if (!isFirst && line->oldNumber != expected)
                return {};
            expected = line->oldNumber + 1;
            if (line->kind == LineKind::Context)
                line->newNumber = line->oldNumber + shift;
            else
                --shift;
        }
        isFirst = false;
        run.push_back(*line);
    }
    close();
    return hunks;
}

} // namespace stemma
