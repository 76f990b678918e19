// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/changerows.h"

#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

ChangeRows changeRows(const QString& before, const QString& after)
{
    const std::vector<diff::Hunk> hunks = diff::compareLines(before, after);
    int largest = 1;
    for (const diff::Hunk& hunk : hunks)
        largest = std::max({largest, hunk.oldStart + hunk.oldCount, hunk.newStart + hunk.newCount});
    const int digits = std::max(2, int(QString::number(largest).size()));
    const auto number = [digits](int value) {
        return value > 0 ? QString::number(value).rightJustified(digits) : QString(digits, u' ');
    };
    ChangeRows rows;
    for (const diff::Hunk& hunk : hunks) {
        if (!rows.empty())
            rows.push_back({QString(2 * digits + 2, u' '), u"⋯"_s, diff::Line::Kind::Context, {}});
        std::vector<QList<diff::Range>> words = diff::changedWords(hunk);
        for (size_t i = 0; i < hunk.lines.size(); ++i) {
            const diff::Line& line = hunk.lines[i];
            const QChar sign = line.kind == diff::Line::Kind::Added ? u'+'
                : line.kind == diff::Line::Kind::Removed            ? u'−'
                                                                    : u' ';
            rows.push_back({QString(number(line.oldNumber) + u' ' + number(line.newNumber) + u"  "_s + sign + u' '),
                line.text.toString(), line.kind, std::move(words[i])});
        }
    }
    return rows;
}

QFuture<ChangeRows> changeRowsLater(const QString& before, const QString& after)
{
    return QtConcurrent::run([before, after] { return changeRows(before, after); });
}

} // namespace stemma
