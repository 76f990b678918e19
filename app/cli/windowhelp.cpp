// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/windowhelp.h"

#include "app/windowoptions.h"

#include <QCoreApplication>

#include <utility>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct WindowHelpText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

QList<WindowHelpOption> windowHelpOptions()
{
    const std::pair<const char*, const char*> options[] {
        {"--session ID", QT_TRANSLATE_NOOP("cli", "Show this session")},
        {"--message MESSAGE", QT_TRANSLATE_NOOP("cli", "Go to this message, by its id or its number (from 1)")},
        {"--new-window", QT_TRANSLATE_NOOP("cli", "Open another window, even if one is open")},
        {"--compare ID", QT_TRANSLATE_NOOP("cli", "Compare the session with this one")},
        {"--dock NAME", QT_TRANSLATE_NOOP("cli", "Show a panel: %1")},
        {"--query TEXT",
            QT_TRANSLATE_NOOP("cli",
                "Look for this, in the panel search, search-tab or find, or in the settings; in export: names to "
                "redact")},
        {"--demo", QT_TRANSLATE_NOOP("cli", "Open the sample session")},
        {"--language CODE", QT_TRANSLATE_NOOP("cli", "Language of the window, e.g. de")},
        {"--theme NAME", QT_TRANSLATE_NOOP("cli", "Colours: light, dark, high-contrast")},
        {"--screenshot FILE",
            QT_TRANSLATE_NOOP("cli", "Draw the window into a PNG file, without a display, and leave")},
        {"--size WxH", QT_TRANSLATE_NOOP("cli", "Size of the picture, e.g. 1440x900")},
        {"--scale N", QT_TRANSLATE_NOOP("cli", "Pixels of the picture for a pixel of the window")},
        {"--plan EDIT[@MESSAGE]",
            QT_TRANSLATE_NOOP(
                "cli", "The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair")},
    };
    QStringList panels;
    for (const char* name : PanelNames)
        panels += QString::fromLatin1(name);
    QList<WindowHelpOption> all;
    for (const auto& [name, text] : options) {
        const QString words = QString::fromLatin1(name);
        WindowHelpOption option {words.section(u' ', 0, 0), words.section(u' ', 1),
            WindowHelpText::tr(text).replace("%1"_L1, panels.join(", "_L1)), {}};
        if (option.name == "--dock"_L1)
            option.choices = panels;
        else if (option.name == "--theme"_L1)
            option.choices = QStringList {u"light"_s, u"dark"_s, u"high-contrast"_s};
        all += option;
    }
    return all;
}

QString windowHelp()
{
    constexpr int Names = 28;
    constexpr int Width = 92;
    QString help = WindowHelpText::tr("Options of the window:") + u'\n';
    for (const WindowHelpOption& option : windowHelpOptions()) {
        const QString name = option.value.isEmpty() ? option.name : option.name + u' ' + option.value;
        QString line = u"  "_s + name.leftJustified(Names);
        for (const QString& word : option.text.split(u' ')) {
            if (line.size() + word.size() + 1 > Width) {
                help += line + u'\n';
                line = QString(Names + 2, u' ');
            }
            line += u' ' + word;
        }
        help += line + u'\n';
    }
    return help;
}

} // namespace stemma::cli
