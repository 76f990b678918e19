// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options.h"

#include "app/cli/commandwords.h"
#include "app/cli/ruleoptions.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::cli {
namespace {

struct OptionsText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

bool asksFor(const QStringList& arguments, QLatin1StringView longName, QLatin1StringView shortName)
{
    for (const QString& argument : arguments) {
        if (argument == "--"_L1)
            return false;
        if (argument == longName || argument == shortName)
            return true;
    }
    return false;
}

/// What CLI11 fills; it knows standard types only.
struct Raw
{
    bool json = false;
    std::vector<std::string> paths;
    std::string session;
    std::string at;
    qint64 from = 0;
    qint64 count = -1;
    bool raw = false;
    qint64 maxText = -1;
    std::string through;
    bool before = false;
    bool dropsThinking = false;
    bool inPlace = false;
    std::string title;
    std::vector<std::string> messages;
    int part = -1;
    std::string text;
    std::vector<std::string> codes;
    std::string place;
    bool all = false;
    std::string after;
    std::string role;
    std::vector<std::string> labels;
    bool isFlagged = false;
    bool isNotFlagged = false;
    int level = 3;
    std::string to;
    std::vector<std::string> nodes;
    bool draft = false;
    std::int64_t keepTokens = -1;
    std::string endpoint;
    std::string endpointKind = "openai";
    std::string model;
    std::string keyVariable;
    std::string proxy;
    int timeout = 0;
    int retries = -1;
    bool noKeychain = false;
    std::string vocabulary;
    RuleOptions rules;
    std::vector<double> price;
    bool agreed = false;
    std::string moveFrom;
    std::string moveTo;
    bool apply = false;
};

/// What the window takes; windowoptions.cpp reads it.
QString windowHelp()
{
    const std::pair<const char*, const char*> options[] {
        {"--session ID", QT_TRANSLATE_NOOP("cli", "Show this session")},
        {"--message MESSAGE", QT_TRANSLATE_NOOP("cli", "Go to this message, by its id or its number (from 1)")},
        {"--compare ID", QT_TRANSLATE_NOOP("cli", "Compare the session with this one")},
        {"--dock NAME",
            QT_TRANSLATE_NOOP("cli",
                "Show a panel: sessions, inspector, details, raw, turn, problems, audit, history, collected, context, "
                "lineage, compaction")},
        {"--demo", QT_TRANSLATE_NOOP("cli", "Open the sample session")},
        {"--language CODE", QT_TRANSLATE_NOOP("cli", "Language of the window, e.g. de")},
        {"--theme NAME", QT_TRANSLATE_NOOP("cli", "Colours: light, dark, high-contrast")},
        {"--screenshot FILE",
            QT_TRANSLATE_NOOP("cli", "Draw the window into a PNG file, without a display, and leave")},
        {"--size WxH", QT_TRANSLATE_NOOP("cli", "Size of the picture, e.g. 1440x900")},
        {"--scale N", QT_TRANSLATE_NOOP("cli", "Pixels of the picture for a pixel of the window")},
        {"--plan EDIT[@ID]",
            QT_TRANSLATE_NOOP(
                "cli", "The plan to show in a picture: fork, resume, rename, edit, remove, prune, delete, repair")},
    };
    constexpr int Names = 28;
    constexpr int Width = 92;
    QString help = OptionsText::tr("Options of the window:") + u'\n';
    for (const auto& [name, text] : options) {
        QString line = u"  "_s + QString::fromLatin1(name).leftJustified(Names);
        for (const QString& word : OptionsText::tr(text).split(u' ')) {
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

class Definition
{
public:
    Definition()
        : app(OptionsText::tr("Read, branch, compact and repair agent sessions.").toStdString(), "stemma")
    {
        app.usage(OptionsText::tr(
            "Usage: stemma [OPTIONS] [PATH...]\n       stemma COMMAND [ARGUMENTS]\nWithout a command, a "
            "window opens with these stores. A message is named by its id, or by its number in "
            "the window (from 1).")
                .toStdString());
        app.footer(windowHelp().toStdString());
        app.require_subcommand(1);
        app.set_version_flag("--version,-v", STEMMA_VERSION, OptionsText::tr("Print the version").toStdString());
        app.set_help_flag("--help,-h", OptionsText::tr("Print this help").toStdString());

        add("formats", QT_TRANSLATE_NOOP("cli", "List the formats and their capabilities"));
        add("stores", QT_TRANSLATE_NOOP("cli", "List the stores found in the usual places"));
        addPaths(add("detect", QT_TRANSLATE_NOOP("cli", "Print the format of files, or why no format fits")));
        addPaths(add("list", QT_TRANSLATE_NOOP("cli", "List the sessions of stores")));

        CLI::App* show
            = add("show", QT_TRANSLATE_NOOP("cli", "Print a session with its messages, summaries and files"));
        addPath(show);
        addSession(show)->required();
        show->add_option("--from", raw.from, OptionsText::tr("Start at this message, counted from 0").toStdString())
            ->check(CLI::NonNegativeNumber);
        show->add_option("--count", raw.count, OptionsText::tr("Print at most this many messages").toStdString())
            ->check(CLI::NonNegativeNumber);
        show->add_flag("--raw", raw.raw, OptionsText::tr("Include the stored bytes of each part").toStdString());
        addMaxText(show);

        CLI::App* context = add("context", QT_TRANSLATE_NOOP("cli", "Print what the agent would send to the model"));
        addPath(context);
        addSession(context)->required();
        context->add_option(
            "--at", raw.at, OptionsText::tr("The context as it was when this message was the newest").toStdString());
        addMaxText(context);
        addVocabulary(context);
        raw.rules.addTo(context);

        CLI::App* check = add("check", QT_TRANSLATE_NOOP("cli", "Check stores for damage and inconsistencies"));
        addPath(check);
        addSession(check);

        addChanges();
        add("history", QT_TRANSLATE_NOOP("cli", "List the changes made with Stemma, newest first"));
        for (CLI::App* back : {add("undo", QT_TRANSLATE_NOOP("cli", "Undo a change; the newest by default")),
                 add("redo", QT_TRANSLATE_NOOP("cli", "Redo a change that was undone"))}) {
            CLI::Option* one = back->add_option("RECEIPT", raw.paths,
                                       OptionsText::tr("The id of the change, from “history”").toStdString())
                                   ->expected(0, 1)
                                   ->type_name("");
            const char* text = back->get_name() == "undo"
                ? QT_TRANSLATE_NOOP("cli", "Undo this change and all later changes of its store, newest first")
                : QT_TRANSLATE_NOOP("cli", "Redo all undone changes up to this one, oldest first");
            back->add_option("--through", raw.through, OptionsText::tr(text).toStdString())
                ->type_name("ID")
                ->excludes(one);
        }
    }

    CLI::App app;
    Raw raw;

private:
    CLI::App* add(const char* name, const char* text)
    {
        CLI::App* command = app.add_subcommand(name, OptionsText::tr(text).toStdString());
        command->usage(QCoreApplication::translate("cli", "Usage: stemma %1 [ARGUMENTS]")
                .arg(QLatin1StringView(name))
                .toStdString());
        command->set_help_flag("--help,-h", QCoreApplication::translate("cli", "Print this help").toStdString());
        command->add_flag("--json", raw.json,
            QCoreApplication::translate("cli", "Print one JSON object per line instead of text").toStdString());
        return command;
    }

    /// A command that prints what it would do, and does it with --apply.
    CLI::App* addChange(const char* name, const char* text, bool ofSession = true)
    {
        CLI::App* command = add(name, text);
        addPath(command);
        addSession(command)->required(ofSession);
        addApply(command);
        return command;
    }

    void addApply(CLI::App* command)
    {
        command->add_flag("--apply", raw.apply,
            QCoreApplication::translate("cli", "Make the change instead of only printing the plan").toStdString());
    }

    void addChanges()
    {
        CLI::App* fork
            = addChange("fork", QT_TRANSLATE_NOOP("cli", "Fork a session: copy it up to a message into a new session"));
        addTitle(fork, false);
        CLI::App* resume = addChange("resume",
            QT_TRANSLATE_NOOP("cli", "Resume a session after a message; what follows moves to a discarded end"));
        for (CLI::App* cut : {fork, resume}) {
            cut->add_option("--at", raw.at, OptionsText::tr("The last message to keep").toStdString())
                ->required()
                ->type_name("MESSAGE");
            cut->add_flag("--before", raw.before, OptionsText::tr("Leave this message out as well").toStdString());
        }
        addTitle(addChange("rename", QT_TRANSLATE_NOOP("cli", "Rename a session")), true);
        CLI::App* edit = addChange("edit", QT_TRANSLATE_NOOP("cli", "Edit the text of a part"));
        addMessage(edit);
        addPart(edit)->required();
        addText(edit);
        CLI::App* insert = addChange("insert", QT_TRANSLATE_NOOP("cli", "Insert a message into a session"));
        insert
            ->add_option("--after", raw.after,
                OptionsText::tr("Insert after this message; at the beginning by default").toStdString())
            ->type_name("MESSAGE");
        insert->add_option("--role", raw.role, OptionsText::tr("The role, as the format spells it").toStdString())
            ->required()
            ->type_name("ROLE");
        addText(insert);
        CLI::App* remove = addChange("remove", QT_TRANSLATE_NOOP("cli", "Remove messages, or a part of one"));
        addMessage(remove)->expected(1, -1);
        addPart(remove);
        for (CLI::App* command : {edit, insert, remove})
            command->add_flag("--drop-thinking", raw.dropsThinking,
                OptionsText::tr("Also remove signed thinking after the change, which would no longer be valid")
                    .toStdString());
        addPrune(addChange("prune", QT_TRANSLATE_NOOP("cli", "Prune tool outputs: send a short note instead of them")),
            QT_TRANSLATE_NOOP("cli", "Prune by the library's rule: keep the newest outputs up to this many tokens"));
        addPrune(addChange("unprune", QT_TRANSLATE_NOOP("cli", "Restore pruned tool outputs")),
            QT_TRANSLATE_NOOP("cli", "Restore the newest outputs, up to this many tokens"));
        addChange("delete", QT_TRANSLATE_NOOP("cli", "Delete a session"));
        addRepair();
        addCompactions();
        addMarks();
        CLI::App* move
            = addChange("move", QT_TRANSLATE_NOOP("cli", "Move the sessions of a project to its new folder"), false);
        for (const auto& [name, value, text] :
            {std::tuple {"--from", &raw.moveFrom, QT_TRANSLATE_NOOP("cli", "The old project folder")},
                std::tuple {"--to", &raw.moveTo, QT_TRANSLATE_NOOP("cli", "The new project folder")}})
            move->add_option(name, *value, OptionsText::tr(text).toStdString())->required()->type_name("DIR");
        CLI::App* batch = add("batch", QT_TRANSLATE_NOOP("cli", "Make several changes together: all of them or none"));
        addPath(batch);
        addApply(batch);
        batch
            ->add_option("--file", raw.text,
                OptionsText::tr("Read the changes from this file instead of standard input: one JSON array of strings "
                                "per line, a command and its arguments without the store")
                    .toStdString())
            ->type_name("FILE");
    }

    void addRepair()
    {
        CLI::App* repair = addChange("repair", QT_TRANSLATE_NOOP("cli", "Repair what “check” finds"), false);
        CLI::Option* codes
            = repair->add_option("--code", raw.codes, OptionsText::tr("Only findings with this code").toStdString());
        codes->type_name("CODE")->expected(1, -1);
        CLI::Option* place
            = repair->add_option("--place", raw.place, OptionsText::tr("Only the finding at this place").toStdString());
        place->type_name("PLACE");
        repair->add_flag("--all", raw.all, OptionsText::tr("Everything that can be repaired").toStdString())
            ->excludes(codes)
            ->excludes(place);
    }

    /// Summaries put into a session, and taken out of it.
    void addCompactions()
    {
        CLI::App* compact
            = addChange("compact", QT_TRANSLATE_NOOP("cli", "Compact messages or summaries into a summary"));
        compact
            ->add_option("--level", raw.level,
                OptionsText::tr("1 selective, 2 aggressive (both need a text), 3 deterministic (the default)")
                    .toStdString())
            ->check(CLI::Range(1, 3))
            ->type_name("1|2|3");
        CLI::Option* to
            = compact
                  ->add_option("--to", raw.to,
                      OptionsText::tr("The last message to summarise; the format chooses by default").toStdString())
                  ->type_name("MESSAGE");
        CLI::Option* nodes = addNodes(compact,
            QT_TRANSLATE_NOOP(
                "cli", "A summary to merge with others; a single one is rewritten, or restored to the context"));
        nodes->take_all()->excludes(to);
        compact->add_flag("--in-place", raw.inPlace,
            OptionsText::tr("Compact in the session itself instead of a new one").toStdString());
        CLI::Option* text = compact->add_option("--text", raw.text,
            OptionsText::tr("The text of the summary; - reads it from standard input").toStdString());
        text->type_name("TEXT");
        compact
            ->add_flag("--draft", raw.draft,
                OptionsText::tr("Print what would be summarised and what a model would be sent; change nothing")
                    .toStdString())
            ->excludes(text)
            ->excludes(compact->get_option("--apply"));
        addEndpoint(compact)->excludes(text)->excludes(compact->get_option("--draft"));
        addVocabulary(compact);
        raw.rules.addTo(compact);
        CLI::App* review
            = add("review", QT_TRANSLATE_NOOP("cli", "Print what a summary kept, changed and lost of its messages"));
        addPath(review);
        addSession(review)->required();
        addNodes(review, QT_TRANSLATE_NOOP("cli", "The summary; the newest in the context by default"));
        review
            ->add_option("--text", raw.text,
                OptionsText::tr("A text to review instead of the summary; - reads it from standard input")
                    .toStdString())
            ->type_name("TEXT");
        CLI::App* dissolve = addChange("dissolve",
            QT_TRANSLATE_NOOP("cli", "Dissolve a summary: put the messages it replaced back into the context"));
        addNodes(dissolve, QT_TRANSLATE_NOOP("cli", "The summary"))->required();
        raw.rules.addTo(dissolve);
    }

    /// Where a model is asked for the text.
    CLI::Option* addEndpoint(CLI::App* compact)
    {
        CLI::Option* endpoint = compact->add_option("--endpoint", raw.endpoint,
            QCoreApplication::translate(
                "cli", "Let the model at this address write the summary, at level 1 or 2; asks before anything is sent")
                .toStdString());
        endpoint->type_name("URL");
        CLI::Option* model
            = compact->add_option("--model", raw.model, QCoreApplication::translate("cli", "The model").toStdString());
        endpoint->needs(model->type_name("NAME"));
        const auto more = [&](CLI::Option* option, const char* type) {
            option->needs(endpoint)->type_name(type);
            return option;
        };
        more(compact->add_option("--kind", raw.endpointKind,
                 QCoreApplication::translate(
                     "cli", "The protocol: openai (chat completions, the default) or anthropic (messages)")
                     .toStdString()),
            "openai|anthropic")
            ->check(CLI::IsMember({"openai", "anthropic"}));
        more(compact->add_option("--key-env", raw.keyVariable,
                 QCoreApplication::translate("cli",
                     "The environment variable with the key. By default the key from OPENAI_API_KEY or "
                     "ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds "
                     "for this address")
                     .toStdString()),
            "VAR");
        more(compact->add_flag("--no-keychain", raw.noKeychain,
                 QCoreApplication::translate("cli", "Do not use keys from the keychain").toStdString()),
            "");
        more(compact->add_option("--proxy", raw.proxy,
                 QCoreApplication::translate("cli", "The proxy, or none; the system's proxy by default").toStdString()),
            "URL|none");
        more(compact->add_option("--timeout", raw.timeout,
                 QCoreApplication::translate("cli", "Give up after this many seconds without an answer").toStdString()),
            "SECONDS")
            ->check(CLI::Range(1, 24 * 60 * 60));
        more(compact->add_option("--retries", raw.retries,
                 QCoreApplication::translate("cli", "Number of retries after temporary errors; 3 by default")
                     .toStdString()),
            "N")
            ->check(CLI::Range(0, 10));
        more(compact->add_option("--price", raw.price,
                 QCoreApplication::translate("cli", "The price per million tokens, sent and received, for an estimate")
                     .toStdString()),
            "IN OUT")
            ->expected(2)
            ->check(CLI::NonNegativeNumber);
        more(compact->add_flag(
                 "--yes,-y", raw.agreed, QCoreApplication::translate("cli", "Send without asking").toStdString()),
            "");
        return endpoint;
    }

    void addVocabulary(CLI::App* command)
    {
        command
            ->add_option("--vocabulary", raw.vocabulary,
                OptionsText::tr("How tokens of OpenAI models are counted: auto (with the vocabulary of an installed "
                                "package, the default), estimate, or a file with cl100k_base or o200k_base")
                    .toStdString())
            ->type_name("auto|estimate|FILE");
    }

    CLI::Option* addNodes(CLI::App* command, const char* text)
    {
        return command->add_option("--node", raw.nodes, OptionsText::tr(text).toStdString())
            ->expected(1)
            ->type_name("ID");
    }

    /// What a user notes on sessions.
    void addMarks()
    {
        CLI::App* checkpoint = addChange("checkpoint", QT_TRANSLATE_NOOP("cli", "Set, rename or remove a checkpoint"));
        checkpoint->add_option("--at", raw.at, OptionsText::tr("The message before the checkpoint").toStdString())
            ->required()
            ->type_name("MESSAGE");
        checkpoint
            ->add_option(
                "--label", raw.title, OptionsText::tr("The name; an empty name removes the checkpoint").toStdString())
            ->required()
            ->type_name("LABEL");
        CLI::App* tag = addChange("tag", QT_TRANSLATE_NOOP("cli", "Set the labels of a session"));
        tag->add_option("--label", raw.labels,
               OptionsText::tr("A label; without this option all labels are removed").toStdString())
            ->type_name("LABEL")
            ->expected(1)
            ->take_all()
            ->allow_extra_args(false); // else "[a,b]" would be taken for two
        CLI::App* flag = addChange("flag", QT_TRANSLATE_NOOP("cli", "Flag a session, or remove the flag"));
        for (CLI::App* command : {tag, flag}) {
            CLI::Option* on
                = command->add_flag("--flagged", raw.isFlagged, OptionsText::tr("Flag the session").toStdString());
            command->add_flag("--not-flagged", raw.isNotFlagged, OptionsText::tr("Remove the flag").toStdString())
                ->excludes(on);
        }
    }

    void addText(CLI::App* command)
    {
        command
            ->add_option(
                "--text", raw.text, OptionsText::tr("The new text; - reads it from standard input").toStdString())
            ->required()
            ->type_name("TEXT");
    }

    void addTitle(CLI::App* command, bool required)
    {
        command->add_option("--title", raw.title, OptionsText::tr("The title of the session").toStdString())
            ->required(required)
            ->type_name("TITLE");
    }

    CLI::Option* addMessage(CLI::App* command)
    {
        return command
            ->add_option("--message", raw.messages,
                QCoreApplication::translate("cli", "The message, by its id or its number in the window (from 1)")
                    .toStdString())
            ->required()
            ->expected(1)
            ->type_name("ID");
    }

    void addPrune(CLI::App* command, const char* rule)
    {
        CLI::Option* message = addMessage(command)->required(false);
        CLI::Option* part = addPart(command);
        message->needs(part);
        command->add_option("--keep-tokens", raw.keepTokens, OptionsText::tr(rule).toStdString())
            ->type_name("N")
            ->check(CLI::NonNegativeNumber)
            ->excludes(message);
        part->needs(message);
        raw.rules.addTo(command);
    }

    CLI::Option* addPart(CLI::App* command)
    {
        return command
            ->add_option(
                "--part", raw.part, QCoreApplication::translate("cli", "The part, counted from 0").toStdString())
            ->type_name("N")
            ->check(CLI::NonNegativeNumber);
    }

    void addPaths(CLI::App* command)
    {
        command->add_option("PATH", raw.paths, OptionsText::tr("Files, folders or server addresses").toStdString())
            ->required()
            ->type_name("...");
    }

    void addPath(CLI::App* command)
    {
        command->add_option("PATH", raw.paths, OptionsText::tr("The store").toStdString())
            ->required()
            ->expected(1)
            ->type_name("")
            ->allow_extra_args(false); // else "[a,b]" would be taken for two
    }

    CLI::Option* addSession(CLI::App* command)
    {
        return command
            ->add_option(
                "--session", raw.session, QCoreApplication::translate("cli", "The id of the session").toStdString())
            ->type_name("ID");
    }

    void addMaxText(CLI::App* command)
    {
        command
            ->add_option(
                "--max-text", raw.maxText, OptionsText::tr("Cut texts off after this many bytes").toStdString())
            ->type_name("BYTES")
            ->check(CLI::NonNegativeNumber);
    }
};

QStringList toStringList(const std::vector<std::string>& list)
{
    QStringList result;
    for (const std::string& item : list)
        result += QString::fromStdString(item);
    return result;
}

UsageError usageError(const QStringList& arguments, const QString& text, const QString& cause)
{
    return {text, cause, arguments.contains("--json"_L1)};
}

} // namespace

UsageError mistaken(const QStringList& arguments, const QString& word)
{
    return usageError(arguments, whyMistaken(word), {});
}

Parsed parseArguments(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    if (asksFor(arguments, "--version"_L1, "-v"_L1))
        return Notice {u"Stemma " STEMMA_VERSION "\n"_s};
    if (isAbsentCommand(first)) {
        return usageError(arguments, OptionsText::tr("This version of Stemma has no command “%1”.").arg(first),
            u"known: "_s + QStringList(presentCommands().begin(), presentCommands().end()).join(u", "));
    }

    Definition definition;
    const bool known = std::ranges::contains(presentCommands(), first);
    if (asksFor(arguments, "--help"_L1, "-h"_L1)) {
        CLI::App* app = known ? definition.app.get_subcommand(first.toStdString()) : &definition.app;
        return Notice {QString::fromStdString(app->help(known ? "stemma" : ""))};
    }

    if (isMistaken(first))
        return mistaken(arguments, first);

    std::vector<std::string> words;
    for (const QString& argument : arguments)
        words.push_back(argument.toStdString());
    std::ranges::reverse(words); // CLI11 takes them from the end
    try {
        definition.app.parse(std::move(words));
    } catch (const CLI::Error& error) {
        return usageError(arguments,
            (known ? OptionsText::tr("These arguments do not fit the command. “stemma %1 --help” lists what it takes.")
                         .arg(first)
                   : OptionsText::tr("There is no such command. “stemma --help” lists all commands.")),
            QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        return usageError(
            arguments, OptionsText::tr("These arguments are not valid."), QString::fromUtf8(error.what()));
    }

    const Raw& raw = definition.raw;
    Options options;
    options.command = first;
    options.json = raw.json;
    options.paths = toStringList(raw.paths);
    options.session = QString::fromStdString(raw.session);
    if (!raw.at.empty())
        options.at = QString::fromStdString(raw.at);
    options.from = raw.from;
    options.count = raw.count;
    options.raw = raw.raw;
    options.maxText = raw.maxText;
    options.before = raw.before;
    options.dropsThinking = raw.dropsThinking;
    options.inPlace = raw.inPlace;
    options.through = QString::fromStdString(raw.through);
    options.title = QString::fromStdString(raw.title);
    options.messages = toStringList(raw.messages);
    if (raw.part >= 0)
        options.part = raw.part;
    options.text = QString::fromStdString(raw.text);
    options.after = QString::fromStdString(raw.after);
    options.role = QString::fromStdString(raw.role);
    options.labels = toStringList(raw.labels);
    if (raw.isFlagged || raw.isNotFlagged)
        options.flagged = raw.isFlagged;
    options.level = raw.level;
    options.to = QString::fromStdString(raw.to);
    options.nodes = toStringList(raw.nodes);
    options.draft = raw.draft;
    options.endpoint = QString::fromStdString(raw.endpoint);
    options.endpointKind = QString::fromStdString(raw.endpointKind);
    options.model = QString::fromStdString(raw.model);
    options.keyVariable = QString::fromStdString(raw.keyVariable);
    options.proxy = QString::fromStdString(raw.proxy);
    options.timeout = raw.timeout;
    options.retries = raw.retries;
    options.noKeychain = raw.noKeychain;
    options.vocabulary = QString::fromStdString(raw.vocabulary);
    options.rules = raw.rules.choice();
    if (raw.price.size() == 2)
        options.price = {raw.price[0], raw.price[1]};
    options.agreed = raw.agreed;
    options.moveFrom = QString::fromStdString(raw.moveFrom);
    options.moveTo = QString::fromStdString(raw.moveTo);
    options.apply = raw.apply;
    options.codes = toStringList(raw.codes);
    options.place = QString::fromStdString(raw.place);
    if (first == "repair"_L1 && !raw.all && options.codes.isEmpty() && options.place.isEmpty())
        return usageError(arguments, OptionsText::tr("Choose what to repair: --code, --place or --all."), u"repair"_s);
    if (raw.keepTokens >= 0)
        options.keepTokens = raw.keepTokens;
    if (first.endsWith("prune"_L1) && options.messages.isEmpty() && !options.keepTokens)
        return usageError(
            arguments, OptionsText::tr("Choose an output with --message and --part, or give --keep-tokens."), first);
    if (!options.endpoint.isEmpty() && options.level == 3)
        return usageError(arguments,
            OptionsText::tr("A model writes summaries of level 1 or 2. Choose one with --level."),
            u"compact --endpoint"_s);
    return options;
}

} // namespace stemma::cli
