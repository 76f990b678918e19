// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/explore.h"

#include <QFile>
#include <QTemporaryDir>

namespace stemma {

/// What is found in a file of this name and content.
inline Result<Exploration> explored(const QString& name, const QByteArray& content, const QString& kind = {})
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return fail(Errc::Denied, QStringLiteral("the file of the test could not be written"));
    file.close();
    return explore(path, {kind, true}, JobControl());
}

/// The lines of a section, each with its number and indented by its level: "3:   text".
inline QStringList linesOf(const Exploration& found, QLatin1StringView name)
{
    QStringList lines;
    for (const ExplorationSection& section : found.sections) {
        if (section.name != name)
            continue;
        for (const ExplorationLine& line : section.lines)
            lines.append((line.line ? QString::number(*line.line) + QStringLiteral(": ") : QString())
                + QString(line.level * 2, u' ') + line.text);
    }
    return lines;
}

/// -1: there is no such figure.
inline qint64 countOf(const Exploration& found, QLatin1StringView name)
{
    for (const ExplorationCount& count : found.counts) {
        if (count.name == name)
            return count.value;
    }
    return -1;
}

} // namespace stemma
