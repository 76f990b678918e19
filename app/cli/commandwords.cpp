// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commandwords.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

constexpr QLatin1StringView Commands[] = {"formats"_L1, "detect"_L1, "stores"_L1, "list"_L1, "show"_L1, "context"_L1,
    "check"_L1, "lineage"_L1, "review"_L1, "ask"_L1, "changes"_L1, "explore"_L1, "search"_L1, "usage"_L1, "doctor"_L1,
    "export"_L1, "fork"_L1, "hand-over"_L1, "resume"_L1, "rename"_L1, "edit"_L1, "insert"_L1, "remove"_L1, "prune"_L1,
    "unprune"_L1, "delete"_L1, "checkpoint"_L1, "tag"_L1, "flag"_L1, "move"_L1, "repair"_L1, "compact"_L1,
    "dissolve"_L1, "batch"_L1, "history"_L1, "undo"_L1, "redo"_L1};

struct CommandText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// How many letters are to be left out, put in, replaced, or swapped with the next one to make one word of the other.
int apart(QStringView a, QLatin1StringView b)
{
    // Of the beginnings of b, to the beginning of a that is one longer with each round; and the two rounds before.
    std::vector<int> row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    std::vector<int> above;
    std::vector<int> higher;
    for (qsizetype i = 0; i < a.size(); ++i) {
        higher = std::exchange(above, row);
        row[0] = int(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto at = size_t(j);
            const int replaced = above[at] + (a[i] == b[j] ? 0 : 1);
            row[at + 1] = std::min({above[at + 1] + 1, row[at] + 1, replaced});
            if (i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j])
                row[at + 1] = std::min(row[at + 1], higher[at - 1] + 1);
        }
    }
    return row.back();
}

/// The command that a mistyped word is nearest to; empty: none is near.
QString nearestCommand(const QString& word)
{
    constexpr int MostMistakes = 2;
    const QString lower = word.toLower();
    if (lower.size() > 20) // longer than any command by far
        return {};
    const auto distance = [&lower](QLatin1StringView command) { return apart(lower, command); };
    const auto nearest = std::ranges::min_element(Commands, {}, distance);
    return distance(*nearest) <= std::min<qsizetype>(MostMistakes, word.size() - 1) ? QString(*nearest) : QString();
}

} // namespace

bool isCommand(QStringView word)
{
    return std::ranges::any_of(Commands, [word](QLatin1StringView name) { return word == name; });
}

bool isMistaken(const QString& word)
{
    const bool isPlain = !word.isEmpty() && !word.startsWith(u'-') && !word.contains(u'/') && !word.contains(u'.')
        && !word.contains(u':') && !word.contains(u'=');
    if (!isPlain || isCommand(word))
        return false;
    const QFileInfo file(word);
    return !file.exists() && !file.isSymLink(); // a dangling link is reported as such
}

QString whyMistaken(const QString& word)
{
    const QString near = nearestCommand(word);
    const QString text = near.isEmpty()
        ? CommandText::tr("“%1” is neither a command nor a file or folder. “stemma --help” lists all commands.")
        : CommandText::tr(
              "“%1” is neither a command nor a file or folder. Did you mean “%2”? “stemma --help” lists all commands.")
              .arg(u"%1"_s, near);
    return text.arg(word);
}

} // namespace stemma::cli
