// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/window/terminal.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QtConcurrentRun>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace stemma::terminal {

namespace {

struct TerminalText
{
    Q_DECLARE_TR_FUNCTIONS(Terminal)
};

/// How a terminal takes a command and its arguments as words of their own.
struct Known
{
    QLatin1StringView name;
    QLatin1StringView before; ///< the command
};
constexpr Known Looked[] = {{"xdg-terminal-exec"_L1, {}}, {"konsole"_L1, "-e"_L1}, {"gnome-terminal"_L1, "--"_L1},
    {"x-terminal-emulator"_L1, "-e"_L1}, {"xterm"_L1, "-e"_L1}};
/// Only where the user names them; all others take "-e", as xterm does.
constexpr Known Named[] = {{"kitty"_L1, {}}, {"foot"_L1, {}}, {"xfce4-terminal"_L1, "-x"_L1}};

QLatin1StringView wordBefore(const QString& program)
{
    const QString name = QFileInfo(program).fileName();
    for (const auto& [begin, end] :
        {std::pair(std::begin(Looked), std::end(Looked)), std::pair(std::begin(Named), std::end(Named))}) {
        if (const Known* known = std::find_if(begin, end, [&](const Known& one) { return one.name == name; });
            known != end)
            return known->before;
    }
    return "-e"_L1;
}

} // namespace

QStringList find(const QProcessEnvironment& environment, const Finder& finder)
{
    const auto taking = [](QStringList words) {
        if (const QLatin1StringView before = wordBefore(words.first()); !before.isEmpty())
            words += before;
        return words;
    };
    QStringList wished = QProcess::splitCommand(environment.value(u"TERMINAL"_s));
    if (!wished.isEmpty()) {
        if (const QString program = finder(wished.first()); !program.isEmpty()) {
            wished.first() = program;
            return taking(wished);
        }
    }
    for (const Known& known : Looked) {
        if (const QString program = finder(known.name); !program.isEmpty())
            return taking({program});
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

Result<> start(const QStringList& terminal, const QString& line, const QString& directory)
{
    if (terminal.isEmpty()) {
        QStringList names;
        for (const Known& known : Looked)
            names += known.name;
        return fail(Errc::NotFound,
            TerminalText::tr("No terminal found. Install one of %1, or set the variable TERMINAL.")
                .arg(names.join(u", "_s)));
    }
    const QString place = directory.isEmpty() ? QDir::homePath() : directory;
    if (!QFileInfo(place).isDir())
        return fail(Errc::NotFound,
            TerminalText::tr(
                "The project folder %1 does not exist. If the project moved, use “Move project…” in the Edit menu.")
                .arg(place));
    const QStringList words = commandFor(terminal, line);
    if (!QProcess::startDetached(words.first(), words.sliced(1), place))
        return fail(Errc::Denied, TerminalText::tr("The terminal %1 cannot be started.").arg(terminal.first()));
    return {};
}

QFuture<Result<>> startFound(const QString& line, const QString& directory)
{
    return QtConcurrent::run([line, directory] { return start(find(), line, directory); });
}

} // namespace stemma::terminal
