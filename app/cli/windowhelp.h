// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace stemma::cli {

struct WindowHelpOption
{
    QString name; ///< with its dashes
    QString value; ///< what its value is called; empty: it has none
    QString text;
    QStringList choices; ///< of the value
};

/// The options of the window, translated.
[[nodiscard]] QList<WindowHelpOption> windowHelpOptions();

/// The options of the window, which windowoptions.cpp reads, as the help lists them: in lines, translated.
[[nodiscard]] QString windowHelp();

} // namespace stemma::cli
