// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/id.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace stemma {

/// A line of a section: a column, a heading, a class…
struct ExplorationLine
{
    QString text;
    std::optional<qint64> line; ///< where it stands in the file, from 1; none: in no one place
    int level = 0; ///< how deep it is nested

    bool operator==(const ExplorationLine&) const = default;
};

struct ExplorationSection
{
    QString name; ///< for scripts: "columns", "headings"…
    QString title; ///< for users
    QList<ExplorationLine> lines;
    qint64 leftOut = 0; ///< lines beyond those; they were too many

    bool operator==(const ExplorationSection&) const = default;
};

/// A figure of a file.
struct ExplorationCount
{
    QString name; ///< for scripts: "rows", "bad_lines"…
    QString text; ///< for users, with the figure: "1,204 rows"
    qint64 value = 0;

    bool operator==(const ExplorationCount&) const = default;
};

/// What a file holds, by its structure: kind, figures, and an outline with line numbers.
struct Exploration
{
    QString kind; ///< for scripts: "csv", "python"…
    QString title; ///< the same for users
    QString headline; ///< one line with the figures that say most
    QList<ExplorationSection> sections;
    QList<ExplorationCount> counts;
    QStringList notes; ///< sentences about what was not read or is damaged
    qint64 bytes = 0; ///< size of the file
    /// Of the file read as UTF-8 text, with replacement characters and with LF for every line end: characters as
    /// Unicode counts them, and the hash that stores keep (FileReference::contentId). No value, and null: not asked
    /// for.
    std::optional<qint64> characters;
    ContentId contentId;

    bool operator==(const Exploration&) const = default;
};

} // namespace stemma
