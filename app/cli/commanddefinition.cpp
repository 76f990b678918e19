// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commanddefinition.h"

#include "app/cli/windowhelp.h"
#include "core/explore/explore.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct DefinitionText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

CommandDefinition::CommandDefinition()
    : app(DefinitionText::tr("Read, branch, compact and repair agent sessions.").toStdString(), "stemma")
{
    app.usage(
        DefinitionText::tr("Usage: stemma [OPTIONS] [PATH...]\n       stemma COMMAND [ARGUMENTS]\nWithout a command, a "
                           "window opens with these stores. A message is named by its id, or by its number in "
                           "the window (from 1).")
            .toStdString());
    app.footer(windowHelp().toStdString());
    app.require_subcommand(1);
    app.set_version_flag("--version,-v", STEMMA_VERSION, DefinitionText::tr("Print the version").toStdString());
    app.set_help_flag("--help,-h", DefinitionText::tr("Print this help").toStdString());
    add("formats", QT_TRANSLATE_NOOP("cli", "List the formats and their capabilities"));
    addPaths(add("stores", QT_TRANSLATE_NOOP("cli", "List the stores found in folders, or in the usual places")))
        ->required(false);
    addPaths(add("detect", QT_TRANSLATE_NOOP("cli", "Print the format of files, or why no format fits")));
    addPaths(add("list", QT_TRANSLATE_NOOP("cli", "List the sessions of stores")));

    CLI::App* show = add("show", QT_TRANSLATE_NOOP("cli", "Print a session with its messages, summaries and files"));
    addPath(show);
    addSession(show)->required();
    addRange(show);
    addMessage(show)->required(false)->expected(1, -1)->excludes("--from")->excludes("--count");
    show->add_flag("--raw", raw.raw, DefinitionText::tr("Include the stored bytes of each part").toStdString());
    addMaxText(show);

    CLI::App* context = add("context", QT_TRANSLATE_NOOP("cli", "Print what the agent would send to the model"));
    addPath(context);
    addSession(context)->required();
    context->add_option(
        "--at", raw.at, DefinitionText::tr("The context as it was when this message was the newest").toStdString());
    addMaxText(context);
    addVocabulary(context);
    raw.rules.addTo(context);

    for (CLI::App* one : {add("check", QT_TRANSLATE_NOOP("cli", "Check stores for damage and inconsistencies")),
             add("lineage", QT_TRANSLATE_NOOP("cli", "Print which sessions came from which"))}) {
        addPath(one);
        addSession(one);
    }
    addFileChanges();
    addExplore();
    addSearch();
    addUsage();
    CLI::App* doctor = add("doctor", QT_TRANSLATE_NOOP("cli", "Print what takes room in a store, and regain some"));
    addPath(doctor);
    addApply(doctor);
    raw.doctor.addTo(doctor);
    addExport();
    addAsk();
    addChanges();
    add("history",
        QT_TRANSLATE_NOOP("cli", "List the changes made with Stemma, newest first, or what one of them wrote"))
        ->add_option("RECEIPT", raw.paths, DefinitionText::tr("The id of the change, from “history”").toStdString())
        ->expected(0, 1)
        ->type_name("");
    for (CLI::App* back : {add("undo", QT_TRANSLATE_NOOP("cli", "Undo a change; the newest by default")),
             add("redo", QT_TRANSLATE_NOOP("cli", "Redo a change that was undone"))}) {
        CLI::Option* one = back->add_option("RECEIPT", raw.paths,
                                   DefinitionText::tr("The id of the change, from “history”").toStdString())
                               ->expected(0, 1)
                               ->type_name("");
        const char* text = back->get_name() == "undo"
            ? QT_TRANSLATE_NOOP("cli", "Undo this change and all later changes of its store, newest first")
            : QT_TRANSLATE_NOOP("cli", "Redo all undone changes up to this one, oldest first");
        back->add_option("--through", raw.through, DefinitionText::tr(text).toStdString())
            ->type_name("ID")
            ->excludes(one);
    }
}

void CommandDefinition::addFileChanges()
{
    CLI::App* changes = add("changes", QT_TRANSLATE_NOOP("cli", "Print the file changes of a session"));
    addPath(changes);
    addSession(changes)->required();
    addRange(changes);
    changes->add_flag("--net", raw.net, DefinitionText::tr("Print the net change of each file").toStdString());
    changes
        ->add_flag("--patch", raw.patch,
            DefinitionText::tr("Print the net changes as one patch for “git apply”").toStdString())
        ->excludes("--net");
    changes
        ->add_option("--back-to", raw.backTo,
            DefinitionText::tr("Print the patch that brings files back to a checkpoint").toStdString())
        ->type_name("CHECKPOINT");
    changes
        ->add_option("--into", raw.into,
            DefinitionText::tr("Save the files as they were at the checkpoint in this folder; none is overwritten")
                .toStdString())
        ->needs("--back-to")
        ->check(CLI::ExistingDirectory)
        ->type_name("DIR");
    changes->add_flag(
        "--branch", raw.branch, DefinitionText::tr("Leave out discarded messages and side chains").toStdString());
    changes
        ->add_option("--disk", raw.disk,
            DefinitionText::tr("Compare the net changes with the files in this folder").toStdString())
        ->needs("--net")
        ->check(CLI::ExistingDirectory)
        ->type_name("DIR");
    addMaxText(changes);
}

void CommandDefinition::addExplore()
{
    std::vector<std::string> kinds;
    for (const QString& kind : exploreKinds())
        kinds.push_back(kind.toStdString());
    CLI::App* explore = add("explore", QT_TRANSLATE_NOOP("cli", "Print what files hold: kind, figures and outline"));
    explore->add_option("FILE", raw.paths, DefinitionText::tr("The files").toStdString())->required()->type_name("");
    explore
        ->add_option(
            "--kind", raw.kind, DefinitionText::tr("Read the files as this kind, whatever their names").toStdString())
        ->check(CLI::IsMember(kinds))
        ->type_name("KIND");
}

void CommandDefinition::addSearch()
{
    CLI::App* search
        = add("search", QT_TRANSLATE_NOOP("cli", "Search the messages of stores; of all known ones by default"));
    search->usage(
        DefinitionText::tr("Usage: stemma search QUERY [STORE...]\n"
                           "Words, \"phrases\", prefix*, AND, OR, NOT, parentheses; role: kind: tool: path: model: "
                           "agent: store: project: date: error: has: tokens>; =\"exact text\", /regex/.")
            .toStdString());
    search->add_option("QUERY", raw.paths, DefinitionText::tr("The query, then the stores").toStdString())
        ->type_name("[STORE...]");
    addSession(search);
    raw.search.addTo(search);
}

void CommandDefinition::addUsage()
{
    CLI::App* usage = add("usage", QT_TRANSLATE_NOOP("cli", "Print the tokens that models used, and what they cost"));
    addPaths(usage)->required(false);
    addSession(usage);
    raw.usage.addTo(usage);
}

void CommandDefinition::addExport()
{
    CLI::App* command = add("export", QT_TRANSLATE_NOOP("cli", "Write a session as a document, redacted if wished"));
    addPath(command);
    addSession(command)->required();
    addRange(command);
    addMessage(command)->required(false)->expected(1, -1);
    command->add_flag(
        "--branch", raw.branch, DefinitionText::tr("Leave out discarded messages and side chains").toStdString());
    raw.exporting.addTo(command);
}

void CommandDefinition::addAsk()
{
    CLI::App* ask = add("ask",
        QT_TRANSLATE_NOOP("cli", "Ask a model a question about the contexts of a session, as they would be sent"));
    addPath(ask);
    addSession(ask)->required();
    raw.ask.addTo(ask, raw.text);
    raw.endpoint.addTo(ask, DefinitionText::tr("Ask the model at this address; asks you before anything is sent"));
    addVocabulary(ask);
    raw.rules.addTo(ask);
}

CLI::App* CommandDefinition::add(const char* name, const char* text)
{
    CLI::App* command = app.add_subcommand(name, DefinitionText::tr(text).toStdString());
    command->usage(
        QCoreApplication::translate("cli", "Usage: stemma %1 [ARGUMENTS]").arg(QLatin1StringView(name)).toStdString());
    command->set_help_flag("--help,-h", QCoreApplication::translate("cli", "Print this help").toStdString());
    command->add_flag("--json", raw.json,
        QCoreApplication::translate("cli", "Print one JSON object per line instead of text").toStdString());
    return command;
}

CLI::App* CommandDefinition::addChange(const char* name, const char* text, bool ofSession)
{
    CLI::App* command = add(name, text);
    addPath(command);
    addSession(command)->required(ofSession);
    addApply(command);
    return command;
}

void CommandDefinition::addApply(CLI::App* command)
{
    command->add_flag("--apply", raw.apply,
        QCoreApplication::translate("cli", "Make the change instead of only printing the plan").toStdString());
}

void CommandDefinition::addChanges()
{
    CLI::App* fork
        = addChange("fork", QT_TRANSLATE_NOOP("cli", "Fork a session: copy it up to a message into a new session"));
    addTitle(fork, false);
    raw.forking.addTo(fork);
    CLI::App* handOver = addChange(
        "hand-over", QT_TRANSLATE_NOOP("cli", "Hand a session over: write it as a new session of another agent"));
    addTitle(handOver, false);
    raw.handingOver.addTo(handOver);
    raw.exporting.addRedactionTo(handOver);
    CLI::App* resume = addChange(
        "resume", QT_TRANSLATE_NOOP("cli", "Resume a session after a message; what follows moves to a discarded end"));
    for (CLI::App* cut : {fork, resume}) {
        cut->add_option("--at", raw.at, DefinitionText::tr("The last message to keep").toStdString())
            ->required()
            ->type_name("MESSAGE");
        cut->add_flag("--before", raw.before, DefinitionText::tr("Leave this message out as well").toStdString());
    }
    addTitle(addChange("rename", QT_TRANSLATE_NOOP("cli", "Rename a session")), true);
    CLI::App* edit = addChange("edit", QT_TRANSLATE_NOOP("cli", "Edit the text of a part"));
    addMessage(edit);
    addPart(edit)->required();
    addText(edit);
    CLI::App* insert = addChange("insert", QT_TRANSLATE_NOOP("cli", "Insert a message into a session"));
    insert
        ->add_option("--after", raw.after,
            DefinitionText::tr("Insert after this message; at the beginning by default").toStdString())
        ->type_name("MESSAGE");
    insert->add_option("--role", raw.role, DefinitionText::tr("The role, as the format spells it").toStdString())
        ->required()
        ->type_name("ROLE");
    addText(insert);
    CLI::App* remove = addChange("remove", QT_TRANSLATE_NOOP("cli", "Remove messages, or a part of one"));
    addMessage(remove)->expected(1, -1);
    addPart(remove);
    for (CLI::App* command : {edit, insert, remove}) {
        command->add_flag("--as-fork", raw.asFork, DefinitionText::tr("Make the change in a fork").toStdString());
        command->add_flag("--drop-thinking", raw.dropsThinking,
            DefinitionText::tr("Also remove signed thinking after the change, which would no longer be valid")
                .toStdString());
    }
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
        move->add_option(name, *value, DefinitionText::tr(text).toStdString())->required()->type_name("DIR");
    CLI::App* batch = add("batch", QT_TRANSLATE_NOOP("cli", "Make several changes together: all of them or none"));
    addPath(batch);
    addApply(batch);
    batch
        ->add_option("--file", raw.text,
            DefinitionText::tr("Read the changes from this file instead of standard input: one JSON array of strings "
                               "per line, a command and its arguments without the store")
                .toStdString())
        ->type_name("FILE");
}

void CommandDefinition::addRepair()
{
    CLI::App* repair = addChange("repair", QT_TRANSLATE_NOOP("cli", "Repair what “check” finds"), false);
    CLI::Option* codes
        = repair->add_option("--code", raw.codes, DefinitionText::tr("Only findings with this code").toStdString());
    codes->type_name("CODE")->expected(1, -1);
    CLI::Option* place
        = repair->add_option("--place", raw.place, DefinitionText::tr("Only the finding at this place").toStdString());
    place->type_name("PLACE");
    repair->add_flag("--all", raw.all, DefinitionText::tr("Everything that can be repaired").toStdString())
        ->excludes(codes)
        ->excludes(place);
}

void CommandDefinition::addCompactions()
{
    CLI::App* compact = addChange("compact", QT_TRANSLATE_NOOP("cli", "Compact messages or summaries into a summary"));
    compact
        ->add_option("--level", raw.level,
            DefinitionText::tr("1 selective, 2 aggressive (both need a text), 3 deterministic (the default)")
                .toStdString())
        ->check(CLI::Range(1, 3))
        ->type_name("1|2|3");
    CLI::Option* to
        = compact
              ->add_option("--to", raw.to,
                  DefinitionText::tr("The last message to summarise; the format chooses by default").toStdString())
              ->type_name("MESSAGE");
    CLI::Option* nodes = addNodes(compact,
        QT_TRANSLATE_NOOP(
            "cli", "A summary to merge with others; a single one is rewritten, or restored to the context"));
    nodes->take_all()->excludes(to);
    compact->add_flag("--in-place", raw.inPlace,
        DefinitionText::tr("Compact in the session itself instead of a new one").toStdString());
    CLI::Option* text = compact->add_option("--text", raw.text,
        DefinitionText::tr("The text of the summary; - reads it from standard input").toStdString());
    text->type_name("TEXT");
    compact
        ->add_flag("--draft", raw.draft,
            DefinitionText::tr("Print what would be summarised and what a model would be sent; change nothing")
                .toStdString())
        ->excludes(text)
        ->excludes(compact->get_option("--apply"));
    raw.endpoint
        .addTo(compact,
            DefinitionText::tr("Let the model at this address write the summary, at level 1 or 2; asks before anything "
                               "is sent"))
        ->excludes(text)
        ->excludes(compact->get_option("--draft"));
    addVocabulary(compact);
    raw.rules.addTo(compact);
    CLI::App* review
        = add("review", QT_TRANSLATE_NOOP("cli", "Print what a summary kept, changed and lost of its messages"));
    addPath(review);
    addSession(review)->required();
    addNodes(review, QT_TRANSLATE_NOOP("cli", "The summary; the newest in the context by default"));
    review
        ->add_option("--text", raw.text,
            DefinitionText::tr("A text to review instead of the summary; - reads it from standard input").toStdString())
        ->type_name("TEXT");
    raw.exporting.addReportTo(review);
    CLI::App* dissolve = addChange(
        "dissolve", QT_TRANSLATE_NOOP("cli", "Dissolve a summary: put the messages it replaced back into the context"));
    addNodes(dissolve, QT_TRANSLATE_NOOP("cli", "The summary"))->required();
    raw.rules.addTo(dissolve);
}

void CommandDefinition::addVocabulary(CLI::App* command)
{
    command
        ->add_option("--vocabulary", raw.vocabulary,
            DefinitionText::tr("How tokens of OpenAI models are counted: auto (with the vocabulary of an installed "
                               "package, the default), estimate, or a file with cl100k_base or o200k_base")
                .toStdString())
        ->type_name("auto|estimate|FILE");
}

CLI::Option* CommandDefinition::addNodes(CLI::App* command, const char* text)
{
    return command->add_option("--node", raw.nodes, DefinitionText::tr(text).toStdString())
        ->expected(1)
        ->type_name("ID");
}

void CommandDefinition::addMarks()
{
    CLI::App* checkpoint = addChange("checkpoint", QT_TRANSLATE_NOOP("cli", "Set, rename or remove a checkpoint"));
    checkpoint->add_option("--at", raw.at, DefinitionText::tr("The message before the checkpoint").toStdString())
        ->required()
        ->type_name("MESSAGE");
    checkpoint
        ->add_option(
            "--label", raw.title, DefinitionText::tr("The name; an empty name removes the checkpoint").toStdString())
        ->required()
        ->type_name("LABEL");
    CLI::App* tag = addChange("tag", QT_TRANSLATE_NOOP("cli", "Set the labels of a session"));
    tag->add_option("--label", raw.labels,
           DefinitionText::tr("A label; without this option all labels are removed").toStdString())
        ->type_name("LABEL")
        ->expected(1)
        ->take_all()
        ->allow_extra_args(false); // else "[a,b]" would be taken for two
    CLI::App* flag = addChange("flag", QT_TRANSLATE_NOOP("cli", "Flag a session, or remove the flag"));
    for (CLI::App* command : {tag, flag}) {
        CLI::Option* on
            = command->add_flag("--flagged", raw.isFlagged, DefinitionText::tr("Flag the session").toStdString());
        command->add_flag("--not-flagged", raw.isNotFlagged, DefinitionText::tr("Remove the flag").toStdString())
            ->excludes(on);
    }
}

void CommandDefinition::addText(CLI::App* command)
{
    command
        ->add_option(
            "--text", raw.text, DefinitionText::tr("The new text; - reads it from standard input").toStdString())
        ->required()
        ->type_name("TEXT");
}

void CommandDefinition::addTitle(CLI::App* command, bool required)
{
    command->add_option("--title", raw.title, DefinitionText::tr("The title of the session").toStdString())
        ->required(required)
        ->type_name("TITLE");
}

CLI::Option* CommandDefinition::addMessage(CLI::App* command)
{
    return command
        ->add_option("--message", raw.messages,
            QCoreApplication::translate("cli", "The message, by its id or its number in the window (from 1)")
                .toStdString())
        ->required()
        ->expected(1)
        ->type_name("ID");
}

void CommandDefinition::addPrune(CLI::App* command, const char* rule)
{
    CLI::Option* message = addMessage(command)->required(false);
    CLI::Option* part = addPart(command);
    message->needs(part);
    command->add_option("--keep-tokens", raw.keepTokens, DefinitionText::tr(rule).toStdString())
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->excludes(message);
    part->needs(message);
    raw.rules.addTo(command);
}

CLI::Option* CommandDefinition::addPart(CLI::App* command)
{
    return command
        ->add_option("--part", raw.part, QCoreApplication::translate("cli", "The part, counted from 0").toStdString())
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
}

CLI::Option* CommandDefinition::addPaths(CLI::App* command)
{
    return command
        ->add_option("PATH", raw.paths, DefinitionText::tr("Files, folders or server addresses").toStdString())
        ->required()
        ->type_name("...");
}

void CommandDefinition::addPath(CLI::App* command)
{
    command->add_option("PATH", raw.paths, DefinitionText::tr("The store").toStdString())
        ->required()
        ->expected(1)
        ->type_name("")
        ->allow_extra_args(false); // else "[a,b]" would be taken for two
}

CLI::Option* CommandDefinition::addSession(CLI::App* command)
{
    return command
        ->add_option(
            "--session", raw.session, QCoreApplication::translate("cli", "The id of the session").toStdString())
        ->type_name("ID");
}

void CommandDefinition::addRange(CLI::App* command)
{
    command->add_option("--from", raw.from, DefinitionText::tr("Start at this message, counted from 0").toStdString())
        ->check(CLI::NonNegativeNumber);
    command->add_option("--count", raw.count, DefinitionText::tr("Print at most this many messages").toStdString())
        ->check(CLI::NonNegativeNumber);
}

void CommandDefinition::addMaxText(CLI::App* command)
{
    command
        ->add_option("--max-text", raw.maxText, DefinitionText::tr("Cut texts off after this many bytes").toStdString())
        ->type_name("BYTES")
        ->check(CLI::NonNegativeNumber);
}

} // namespace stemma::cli
