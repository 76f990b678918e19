// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QStringList>

namespace stemma {

/// What a program did to files and to the network, as its system calls show; nothing it does can be missed, whether it
/// succeeded or not.
struct WatchedRun
{
    QString failure; ///< why it could not be watched; empty: it was
    int exitCode = -1; ///< negative: it did not end by itself
    QStringList written; ///< what was opened for writing, made, renamed, removed or given other attributes
    QStringList sockets; ///< those that are no UNIX sockets, by their family
    QByteArray out;
    QByteArray errors;
};

/// Runs a program and all processes that it starts to their end.
[[nodiscard]] WatchedRun runWatched(
    const QString& program, const QStringList& arguments, const QProcessEnvironment& environment);

} // namespace stemma
