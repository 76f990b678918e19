// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/completions.h"

#include "app/cli/commanddefinition.h"
#include "app/cli/windowhelp.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct CompletionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

struct OptionWords
{
    QStringList names; ///< with their dashes
    QString text;
    QString value; ///< what its value is called; empty: it has none
    QStringList choices; ///< of the value

    [[nodiscard]] bool isFile() const { return value == "FILE"_L1; }
    [[nodiscard]] bool isFolder() const { return value == "DIR"_L1; }
};

struct CommandWords
{
    QString name;
    QString text;
    QList<OptionWords> options;
};

OptionWords wordsOf(const CLI::Option& option)
{
    OptionWords words;
    for (const std::string& name : option.get_snames())
        words.names += u'-' + QString::fromStdString(name);
    for (const std::string& name : option.get_lnames())
        words.names += u"--"_s + QString::fromStdString(name);
    words.text = QString::fromStdString(option.get_description());
    if (option.get_expected_max() > 0 && option.get_type_size() != 0) {
        words.value = QString::fromStdString(option.get_type_name());
        words.value = words.value.section(u':', 0, 0); // what checks add
        if (words.value.contains(u'|'))
            words.choices = words.value.split(u'|');
        words.choices.removeIf([](const QString& choice) { return choice == choice.toUpper() && choice.size() > 1; });
    }
    return words;
}

QList<CommandWords> allCommands()
{
    const CommandDefinition definition;
    QList<CommandWords> commands;
    for (const CLI::App* app : definition.app.get_subcommands([](const CLI::App*) { return true; })) {
        CommandWords command {
            QString::fromStdString(app->get_name()), QString::fromStdString(app->get_description()), {}};
        for (const CLI::Option* option : app->get_options()) {
            if (option->nonpositional())
                command.options += wordsOf(*option);
        }
        commands += command;
    }
    return commands;
}

/// What the window takes, where the first word is no command. It has no name.
CommandWords windowWords()
{
    const CommandDefinition definition;
    CommandWords window;
    for (const CLI::Option* option : definition.app.get_options()) {
        if (option->nonpositional())
            window.options += wordsOf(*option);
    }
    for (const WindowHelpOption& option : windowHelpOptions())
        window.options += OptionWords {{option.name}, option.text, option.value, option.choices};
    return window;
}

/// Within single quotes of a shell.
QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

QStringList namesOf(const QList<CommandWords>& commands)
{
    QStringList names;
    for (const CommandWords& command : commands)
        names += command.name;
    return names;
}

QString namesOf(const QList<OptionWords>& options)
{
    QStringList names;
    for (const OptionWords& option : options)
        names += option.names;
    return names.join(u' ');
}

// ---- bash ------------------------------------------------------------------------------------------

QString bashScript(const QList<CommandWords>& commands)
{
    const QStringList names = namesOf(commands);
    QString values; // of options, by command
    QString options;
    for (const CommandWords& command : QList {windowWords()} + commands) {
        options += u"        '%1') options=%2 ;;\n"_s.arg(command.name, quoted(namesOf(command.options)));
        for (const OptionWords& option : command.options) {
            QString then;
            if (!option.choices.isEmpty())
                then = u"mapfile -t COMPREPLY < <(compgen -W %1 -- \"$current\")"_s.arg(
                    quoted(option.choices.join(u' ')));
            else if (option.isFile() || option.isFolder())
                then = u"mapfile -t COMPREPLY < <(compgen -%1 -- \"$current\")"_s.arg(
                    option.isFolder() ? "d"_L1 : "f"_L1);
            else if (!option.value.isEmpty())
                then = u":"_s;
            else
                continue;
            QStringList patterns;
            for (const QString& name : option.names)
                patterns += command.name + u' ' + name;
            values += u"        '%1') %2; return ;;\n"_s.arg(patterns.join(u"'|'"_s), then);
        }
    }
    return u"# bash completion for stemma\n"
           "_stemma() {\n"
           "    local current=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} options=\n"
           "    local previous=${COMP_WORDS[COMP_CWORD-1]}\n"
           "    # --option=value is three words.\n"
           "    [ \"$current\" != = ] || current=\n"
           "    [ \"$previous\" != = ] || previous=${COMP_WORDS[COMP_CWORD-2]}\n"
           "    COMPREPLY=()\n"
           "    if [[ $COMP_CWORD = 1 && $current != -* ]]; then\n"
           "        mapfile -t COMPREPLY < <(compgen -W %1 -- \"$current\"; compgen -f -- \"$current\")\n"
           "        return\n"
           "    fi\n"
           "    case $command in\n"
           "        %4) ;;\n"
           "        *) command= ;; # a window\n"
           "    esac\n"
           "    case \"$command $previous\" in\n%2    esac\n"
           "    case $command in\n%3    esac\n"
           "    case $current in\n"
           "        -*) mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$current\") ;;\n"
           "        *) mapfile -t COMPREPLY < <(compgen -f -- \"$current\") ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _stemma stemma\n"_s.arg(
               quoted(names.join(u' ')), values, options, names.join(u'|'));
}

// ---- zsh -------------------------------------------------------------------------------------------

/// Within the description of an option or of its value.
QString zshText(QString text)
{
    for (const QChar sign : {u'\\', u'[', u']', u':'})
        text.replace(sign, u'\\' + QString(sign));
    return text;
}

QString zshArguments(const CommandWords& command)
{
    QString arguments = u" _arguments \\\n"_s;
    for (const OptionWords& option : command.options) {
        for (const QString& name : option.names) {
            QString value;
            if (!option.choices.isEmpty())
                value = u":%1:(%2)"_s.arg(zshText(option.value), option.choices.join(u' '));
            else if (!option.value.isEmpty())
                value = u":%1:%2"_s.arg(zshText(option.value),
                    option.isFolder()     ? u"_files -/"_s
                        : option.isFile() ? u"_files"_s
                                          : QString());
            arguments += u"            %1 \\\n"_s.arg(quoted(u"*%1[%2]%3"_s.arg(name, zshText(option.text), value)));
        }
    }
    return arguments + u"            '*:file:_files' ;;\n"_s;
}

QString zshScript(const QList<CommandWords>& commands)
{
    QString names;
    QString options;
    for (const CommandWords& command : commands) {
        names += u"        %1\n"_s.arg(quoted(command.name + u':' + zshText(command.text)));
        options += u"        "_s + command.name + u')' + zshArguments(command);
    }
    return u"#compdef stemma\n"
           "_stemma() {\n"
           "    local -a commands=(\n%1    )\n"
           "    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
           "        _describe command commands\n"
           "        _files\n"
           "        return\n"
           "    fi\n"
           "    local command=$words[2]\n"
           "    case $command in\n"
           "        %2) shift words; (( CURRENT-- )) ;;\n"
           "    esac\n"
           "    case $command in\n%3        *)%4    esac\n"
           "}\n"
           "_stemma \"$@\"\n"_s.arg(names, namesOf(commands).join(u'|'), options, zshArguments(windowWords()));
}

// ---- fish ------------------------------------------------------------------------------------------

QString fishQuoted(QString text)
{
    return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
}

QString fishScript(const QList<CommandWords>& commands)
{
    const QString all = namesOf(commands).join(u' ');
    QString script = u"# fish completion for stemma\n"_s;
    for (const CommandWords& command : QList {windowWords()} + commands) {
        const bool isWindow = command.name.isEmpty();
        const QString condition
            = (isWindow ? u"not "_s : QString()) + u"__fish_seen_subcommand_from "_s + (isWindow ? all : command.name);
        if (!isWindow)
            script += u"complete -c stemma -n __fish_use_subcommand -a %1 -d %2\n"_s.arg(
                command.name, fishQuoted(command.text));
        for (const OptionWords& option : command.options) {
            QString line = u"complete -c stemma -n "_s + fishQuoted(condition);
            for (const QString& name : option.names)
                line += name.startsWith(u"--") ? u" -l "_s + name.sliced(2) : u" -s "_s + name.sliced(1);
            if (!option.choices.isEmpty())
                line += u" -x -a %1"_s.arg(fishQuoted(option.choices.join(u' ')));
            else if (option.isFile() || option.isFolder())
                line += u" -r -F"_s;
            else if (!option.value.isEmpty())
                line += u" -x"_s;
            script += line + u" -d %1\n"_s.arg(fishQuoted(option.text));
        }
    }
    return script;
}

// ---- man -------------------------------------------------------------------------------------------

/// A line of text for roff, in which nothing is a request.
QString roffText(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    return text.startsWith(u'.') || text.startsWith(u'\'') ? u"\\&"_s + text : text;
}

QString roffOptions(const QList<OptionWords>& options)
{
    QString roff;
    for (const OptionWords& option : options) {
        QStringList names;
        for (const QString& name : option.names)
            names += u"\\fB"_s + roffText(name) + u"\\fR"_s;
        roff += u".TP\n"_s + names.join(u", "_s)
            + (option.value.isEmpty() ? QString() : u" \\fI"_s + roffText(option.value) + u"\\fR"_s) + u'\n'
            + roffText(option.text) + u'\n';
    }
    return roff;
}

} // namespace

QByteArray completionScript(const QString& shell)
{
    const QList<CommandWords> commands = allCommands();
    if (shell == "bash"_L1)
        return bashScript(commands).toUtf8();
    if (shell == "zsh"_L1)
        return zshScript(commands).toUtf8();
    if (shell == "fish"_L1)
        return fishScript(commands).toUtf8();
    return {};
}

QByteArray manPage()
{
    const CommandDefinition definition;
    QString roff
        = u".\\\" Made from the description of the command line.\n.TH STEMMA 1 \"\" \"Stemma %1\" \"User Commands\"\n"_s
              .arg(QStringLiteral(STEMMA_VERSION));
    roff += u".SH NAME\nstemma \\- "_s + roffText(QString::fromStdString(definition.app.get_description())) + u'\n';
    roff
        += u".SH SYNOPSIS\n.B stemma\n.RI [ OPTIONS ] \" \" [ PATH ...]\n.br\n.B stemma\n.I COMMAND\n.RI [ ARGUMENTS ]\n"_s;
    roff += u".SH DESCRIPTION\n"_s
        + roffText(CompletionWords::tr("Without a command, a window opens with these stores. A message is named by its "
                                       "id, or by its number in the window (from 1)."))
        + u'\n';
    roff += u".SH COMMANDS\n"_s;
    for (const CommandWords& command : allCommands())
        roff += u".SS "_s + roffText(command.name) + u'\n' + roffText(command.text) + u'\n'
            + roffOptions(command.options);
    roff += u".SH \"OPTIONS OF THE WINDOW\"\n"_s + roffOptions(windowWords().options) + u".SH \"EXIT STATUS\"\n"_s;
    const std::pair<const char*, QString> codes[]
        = {{"0", CompletionWords::tr("Done.")}, {"1", CompletionWords::tr("Done, and there are findings.")},
            {"2", CompletionWords::tr("The arguments cannot be used.")},
            {"3", CompletionWords::tr("Failed; nothing was written.")},
            {"4", CompletionWords::tr("The store changed or is in use; nothing was written.")}};
    for (const auto& [code, text] : codes)
        roff += u".TP\n.B %1\n%2\n"_s.arg(QLatin1StringView(code), roffText(text));
    return roff.toUtf8();
}

} // namespace stemma::cli
