// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/terminal.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace stemma::terminal {

QStringList find(const QProcessEnvironment& environment, const Finder& finder)
{
    QStringList wished = QProcess::splitCommand(environment.value(u"TERMINAL"_s));
    if (!wished.isEmpty()) {
        if (const QString program = finder(wished.first()); !program.isEmpty()) {
            wished.first() = program;
            return wished << u"-e"_s;
        }
    }
    struct Known
    {
        QLatin1StringView name;
        QLatin1StringView before; ///< the command
    };
    static constexpr Known All[] = {
        {"xdg-terminal-exec"_L1, {}}, {"konsole"_L1, "-e"_L1}, {"gnome-terminal"_L1, "--"_L1}, {"xterm"_L1, "-e"_L1}};
    for (const Known& known : All) {
        const QString program = finder(known.name);
        if (program.isEmpty())
            continue;
        QStringList words {program};
        if (!known.before.isEmpty())
            words += known.before;
        return words;
    }
    return {};
}

QStringList find()
{
    return find(QProcessEnvironment::systemEnvironment(),
        [](const QString& name) { return QStandardPaths::findExecutable(name); });
}

QStringList commandFor(const QStringList& terminal, const QString& line)
{
    return terminal + QStringList {u"sh"_s, u"-c"_s, line + u"; exec \"${SHELL:-/bin/sh}\""_s};
}

bool start(const QStringList& terminal, const QString& line, const QString& directory)
{
    const QStringList words = commandFor(terminal, line);
    return !terminal.isEmpty()
        && QProcess::startDetached(words.first(), words.sliced(1), directory.isEmpty() ? QDir::homePath() : directory);
}

} // namespace stemma::terminal
