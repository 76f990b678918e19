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

class Definition
{
public:
    Definition()
        : app(OptionsText::tr("Opens the session stores of conversational agents and shows what really happened.")
                  .toStdString(),
              "stemma")
    {
        app.usage(OptionsText::tr("Usage: stemma [PATH...] [--session ID] [--message ID]\n"
                                  "       stemma COMMAND [ARGUMENTS]\n"
                                  "Without a command a window opens with the stores named.")
                .toStdString());
        app.require_subcommand(1);
        app.set_version_flag(
            "--version,-v", STEMMA_VERSION, OptionsText::tr("Print the version and leave").toStdString());
        app.set_help_flag("--help,-h", OptionsText::tr("Print this help and leave").toStdString());

        add("formats", QT_TRANSLATE_NOOP("cli", "List the formats known, with what each can do and why not"));
        add("stores", QT_TRANSLATE_NOOP("cli", "List the stores found at the default places"));
        addPaths(add("detect", QT_TRANSLATE_NOOP("cli", "Tell the format of files, or why each format refuses them")));
        addPaths(add("list", QT_TRANSLATE_NOOP("cli", "List the sessions of stores")));

        CLI::App* show
            = add("show", QT_TRANSLATE_NOOP("cli", "Print a session with its messages, summaries and files"));
        addPath(show);
        addSession(show)->required();
        show->add_option("--from", raw.from, OptionsText::tr("Begin with this message, counted from 0").toStdString())
            ->check(CLI::NonNegativeNumber);
        show->add_option("--count", raw.count, OptionsText::tr("Print at most so many messages").toStdString())
            ->check(CLI::NonNegativeNumber);
        show->add_flag("--raw", raw.raw, OptionsText::tr("Add the stored bytes of each part").toStdString());
        addMaxText(show);

        CLI::App* context = add("context", QT_TRANSLATE_NOOP("cli", "Print what the model would be sent"));
        addPath(context);
        addSession(context)->required();
        context->add_option(
            "--at", raw.at, OptionsText::tr("As it was when this message was the newest").toStdString());
        addMaxText(context);
        addVocabulary(context);
        raw.rules.addTo(context);

        CLI::App* check = add("check", QT_TRANSLATE_NOOP("cli", "Look for damage and oddities"));
        addPath(check);
        addSession(check);

        addChanges();
        add("history", QT_TRANSLATE_NOOP("cli", "List the changes that were made, newest first"));
        for (CLI::App* back : {add("undo", QT_TRANSLATE_NOOP("cli", "Take a change back, the newest if none is named")),
                 add("redo", QT_TRANSLATE_NOOP("cli", "Make a change again that was undone"))}) {
            CLI::Option* one = back->add_option("RECEIPT", raw.paths,
                                       OptionsText::tr("The change's id, as “history” prints it").toStdString())
                                   ->expected(0, 1)
                                   ->type_name("");
            const char* text = back->get_name() == "undo"
                ? QT_TRANSLATE_NOOP(
                      "cli", "This change and all later ones of its store that are in force, newest first")
                : QT_TRANSLATE_NOOP("cli", "This change and those right before it that were undone, oldest first");
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
        command->set_help_flag(
            "--help,-h", QCoreApplication::translate("cli", "Print this help and leave").toStdString());
        command->add_flag("--json", raw.json,
            QCoreApplication::translate("cli", "Print one JSON object a line instead of text for people")
                .toStdString());
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
        command->add_flag(
            "--apply", raw.apply, QCoreApplication::translate("cli", "Do it, instead of only telling").toStdString());
    }

    void addChanges()
    {
        CLI::App* fork = addChange("fork", QT_TRANSLATE_NOOP("cli", "Begin a new session with the start of this one"));
        addTitle(fork, false);
        CLI::App* resume
            = addChange("resume", QT_TRANSLATE_NOOP("cli", "Cut a session off here, keeping the end apart"));
        for (CLI::App* cut : {fork, resume}) {
            cut->add_option("--at", raw.at, OptionsText::tr("The last message that stays").toStdString())
                ->required()
                ->type_name("MESSAGE");
            cut->add_flag("--before", raw.before, OptionsText::tr("Leave that message out as well").toStdString());
        }
        addTitle(addChange("rename", QT_TRANSLATE_NOOP("cli", "Give a session another title")), true);
        CLI::App* edit = addChange("edit", QT_TRANSLATE_NOOP("cli", "Change the text of a part"));
        addMessage(edit);
        addPart(edit)->required();
        addText(edit);
        CLI::App* insert = addChange("insert", QT_TRANSLATE_NOOP("cli", "Put a new message into a session"));
        insert
            ->add_option("--after", raw.after,
                OptionsText::tr("The message that it follows; without one it is the first").toStdString())
            ->type_name("MESSAGE");
        insert->add_option("--role", raw.role, OptionsText::tr("Its role, as the format spells it").toStdString())
            ->required()
            ->type_name("ROLE");
        addText(insert);
        CLI::App* remove = addChange("remove", QT_TRANSLATE_NOOP("cli", "Remove messages, or a part of one"));
        addMessage(remove)->expected(1, -1);
        addPart(remove);
        for (CLI::App* command : {edit, insert, remove})
            command->add_flag("--drop-thinking", raw.dropsThinking,
                OptionsText::tr("Take out what is signed of the thinking behind it and would not fit any more")
                    .toStdString());
        addPrune(addChange("prune", QT_TRANSLATE_NOOP("cli", "Put tombstones in the place of tool outputs")),
            QT_TRANSLATE_NOOP(
                "cli", "Prune the older ones, by the library's rule: the newest, of so many tokens together, stay"));
        addPrune(addChange("unprune", QT_TRANSLATE_NOOP("cli", "Bring pruned outputs back")),
            QT_TRANSLATE_NOOP("cli", "Bring the newest back, until all have so many tokens together"));
        addChange("delete", QT_TRANSLATE_NOOP("cli", "Delete a session"));
        addRepair();
        addCompactions();
        addMarks();
        CLI::App* move = addChange("move", QT_TRANSLATE_NOOP("cli", "Let sessions follow a project that moved"), false);
        for (const auto& [name, value, text] :
            {std::tuple {"--from", &raw.moveFrom, QT_TRANSLATE_NOOP("cli", "Where the project was")},
                std::tuple {"--to", &raw.moveTo, QT_TRANSLATE_NOOP("cli", "Where it is now")}})
            move->add_option(name, *value, OptionsText::tr(text).toStdString())->required()->type_name("DIR");
        CLI::App* batch = add("batch", QT_TRANSLATE_NOOP("cli", "Make several changes together, or none of them"));
        addPath(batch);
        addApply(batch);
        batch
            ->add_option("--file", raw.text,
                OptionsText::tr("Where they are read from, instead of standard input: a JSON array of words a line, a "
                                "command and its arguments without the store")
                    .toStdString())
            ->type_name("FILE");
    }

    void addRepair()
    {
        CLI::App* repair = addChange("repair", QT_TRANSLATE_NOOP("cli", "Mend what “check” finds"), false);
        CLI::Option* codes
            = repair->add_option("--code", raw.codes, OptionsText::tr("Only findings of this code").toStdString());
        codes->type_name("CODE")->expected(1, -1);
        CLI::Option* place
            = repair->add_option("--place", raw.place, OptionsText::tr("Only the finding at this place").toStdString());
        place->type_name("PLACE");
        repair->add_flag("--all", raw.all, OptionsText::tr("All that can be mended").toStdString())
            ->excludes(codes)
            ->excludes(place);
    }

    /// Summaries put into a session, and taken out of it.
    void addCompactions()
    {
        CLI::App* compact
            = addChange("compact", QT_TRANSLATE_NOOP("cli", "Put a summary in the place of messages or of summaries"));
        compact
            ->add_option("--level", raw.level,
                OptionsText::tr("1 selective, 2 aggressive (both need a text), 3 without a model (3 if none is named)")
                    .toStdString())
            ->check(CLI::Range(1, 3))
            ->type_name("1|2|3");
        CLI::Option* to = compact
                              ->add_option("--to", raw.to,
                                  OptionsText::tr("The last message that it stands for; without one the format chooses")
                                      .toStdString())
                              ->type_name("MESSAGE");
        CLI::Option* nodes = addNodes(compact,
            QT_TRANSLATE_NOOP("cli",
                "A summary that is put together with others; one alone is written anew, or comes back into the "
                "context"));
        nodes->take_all()->excludes(to);
        compact->add_flag("--in-place", raw.inPlace,
            OptionsText::tr("In the session itself, where the format makes a new one of it").toStdString());
        CLI::Option* text = compact->add_option(
            "--text", raw.text, OptionsText::tr("Its text; - reads standard input").toStdString());
        text->type_name("TEXT");
        compact
            ->add_flag("--draft", raw.draft,
                OptionsText::tr("Print what it would be made of and what a model would be sent, and change nothing")
                    .toStdString())
            ->excludes(text)
            ->excludes(compact->get_option("--apply"));
        addEndpoint(compact)->excludes(text)->excludes(compact->get_option("--draft"));
        addVocabulary(compact);
        raw.rules.addTo(compact);
        CLI::App* review
            = add("review", QT_TRANSLATE_NOOP("cli", "Tell what a summary lost of the messages that it stands for"));
        addPath(review);
        addSession(review)->required();
        addNodes(review, QT_TRANSLATE_NOOP("cli", "The summary; the newest in the context if none is named"));
        review
            ->add_option("--text", raw.text,
                OptionsText::tr("Another text to look through instead; - reads standard input").toStdString())
            ->type_name("TEXT");
        CLI::App* dissolve
            = addChange("dissolve", QT_TRANSLATE_NOOP("cli", "Put back what a summary stands for, and remove it"));
        addNodes(dissolve, QT_TRANSLATE_NOOP("cli", "The summary"))->required();
        raw.rules.addTo(dissolve);
    }

    /// Where a model is asked for the text.
    CLI::Option* addEndpoint(CLI::App* compact)
    {
        CLI::Option* endpoint = compact->add_option("--endpoint", raw.endpoint,
            QCoreApplication::translate("cli",
                "Let the model at this address write it, at level 1 or 2; what is sent is told before, and "
                "needs your agreement")
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
                     "cli", "What it speaks: openai (chat completions) if nothing is said, or anthropic (messages)")
                     .toStdString()),
            "openai|anthropic")
            ->check(CLI::IsMember({"openai", "anthropic"}));
        more(
            compact->add_option("--key-env", raw.keyVariable,
                QCoreApplication::translate("cli",
                    "The environment variable that holds the key; without one the key of OPENAI_API_KEY or "
                    "ANTHROPIC_API_KEY is sent to its maker only, and otherwise the one that the window keeps for this "
                    "address in the keychain")
                    .toStdString()),
            "VAR");
        more(compact->add_flag("--no-keychain", raw.noKeychain,
                 QCoreApplication::translate("cli", "Do not look for a key in the keychain").toStdString()),
            "");
        more(
            compact->add_option("--proxy", raw.proxy,
                QCoreApplication::translate("cli", "A proxy on the way there, or none; the system's if nothing is said")
                    .toStdString()),
            "URL|none");
        more(compact->add_option("--timeout", raw.timeout,
                 QCoreApplication::translate("cli", "Give up when nothing is heard for so long").toStdString()),
            "SECONDS")
            ->check(CLI::Range(1, 24 * 60 * 60));
        more(compact->add_option("--retries", raw.retries,
                 QCoreApplication::translate(
                     "cli", "How often it is tried again after what passes; 3 if nothing is said")
                     .toStdString()),
            "N")
            ->check(CLI::Range(0, 10));
        more(compact->add_option("--price", raw.price,
                 QCoreApplication::translate("cli", "What a million tokens cost, sent and received, for an estimate")
                     .toStdString()),
            "IN OUT")
            ->expected(2)
            ->check(CLI::NonNegativeNumber);
        more(compact->add_flag(
                 "--yes,-y", raw.agreed, QCoreApplication::translate("cli", "Agree to what is sent").toStdString()),
            "");
        return endpoint;
    }

    void addVocabulary(CLI::App* command)
    {
        command
            ->add_option("--vocabulary", raw.vocabulary,
                OptionsText::tr(
                    "How the tokens of OpenAI models are counted: auto (by the list that an installed package "
                    "brings, if nothing is said), estimate, or the file of cl100k_base or o200k_base")
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
        CLI::App* checkpoint = addChange("checkpoint", QT_TRANSLATE_NOOP("cli", "Name a place to come back to"));
        checkpoint->add_option("--at", raw.at, OptionsText::tr("The last message before it").toStdString())
            ->required()
            ->type_name("MESSAGE");
        checkpoint
            ->add_option(
                "--label", raw.title, OptionsText::tr("Its name; an empty one takes the checkpoint away").toStdString())
            ->required()
            ->type_name("LABEL");
        CLI::App* tag = addChange("tag", QT_TRANSLATE_NOOP("cli", "Give a session the labels it is to have"));
        tag->add_option("--label", raw.labels, OptionsText::tr("A label; none takes all of them away").toStdString())
            ->type_name("LABEL")
            ->expected(1)
            ->take_all()
            ->allow_extra_args(false); // else "[a,b]" would be taken for two
        CLI::App* flag = addChange("flag", QT_TRANSLATE_NOOP("cli", "Flag a session, or take its flag away"));
        for (CLI::App* command : {tag, flag}) {
            CLI::Option* on = command->add_flag("--flagged", raw.isFlagged, OptionsText::tr("Flag it").toStdString());
            command->add_flag("--not-flagged", raw.isNotFlagged, OptionsText::tr("Take its flag away").toStdString())
                ->excludes(on);
        }
    }

    void addText(CLI::App* command)
    {
        command->add_option("--text", raw.text, OptionsText::tr("The new text; - reads standard input").toStdString())
            ->required()
            ->type_name("TEXT");
    }

    void addTitle(CLI::App* command, bool required)
    {
        command->add_option("--title", raw.title, OptionsText::tr("The session's title").toStdString())
            ->required(required)
            ->type_name("TITLE");
    }

    CLI::Option* addMessage(CLI::App* command)
    {
        return command
            ->add_option(
                "--message", raw.messages, QCoreApplication::translate("cli", "The message's id").toStdString())
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
        command->add_option("PATH", raw.paths, OptionsText::tr("Files, folders or addresses of servers").toStdString())
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
            ->add_option("--session", raw.session, QCoreApplication::translate("cli", "The session's id").toStdString())
            ->type_name("ID");
    }

    void addMaxText(CLI::App* command)
    {
        command
            ->add_option(
                "--max-text", raw.maxText, OptionsText::tr("Cut longer texts after so many bytes").toStdString())
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
        return usageError(arguments,
            OptionsText::tr("This version of Stemma does not have the command “%1”.").arg(first),
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
            (known ? OptionsText::tr("These arguments do not fit the command; “stemma %1 --help” lists them.")
                         .arg(first)
                   : OptionsText::tr("There is no such command; “stemma --help” lists them.")),
            QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        return usageError(
            arguments, OptionsText::tr("These arguments cannot be understood."), QString::fromUtf8(error.what()));
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
        return usageError(
            arguments, OptionsText::tr("Say what is to be mended: --code, --place or --all."), u"repair"_s);
    if (raw.keepTokens >= 0)
        options.keepTokens = raw.keepTokens;
    if (first.endsWith("prune"_L1) && options.messages.isEmpty() && !options.keepTokens)
        return usageError(arguments,
            OptionsText::tr("Say which output is meant, by --message and --part, or give --keep-tokens."), first);
    if (!options.endpoint.isEmpty() && options.level == 3)
        return usageError(arguments,
            OptionsText::tr("A model writes summaries of level 1 or 2: say which with --level."),
            u"compact --endpoint"_s);
    return options;
}

} // namespace stemma::cli
