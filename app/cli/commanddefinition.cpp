// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/commanddefinition.h"

#include "app/cli/optionhelpers.h"
#include "app/cli/windowhelp.h"
#include "core/explore/explore.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct DefinitionText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

/// Titles and labels are lines, also where the shell took line breaks along.
QString inOneLine(const QString& text)
{
    const auto breaksLine = [](QChar c) {
        return c == u'\n' || c == u'\r' || c == u'\v' || c == u'\f' || c == QChar::LineSeparator
            || c == QChar::ParagraphSeparator;
    };
    return std::ranges::any_of(text, breaksLine) ? text.simplified() : text;
}

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
    flagOption(show, "--raw", m_options.raw, DefinitionText::tr("Include the stored bytes of each part"));
    addMaxText(show);

    CLI::App* context = add("context", QT_TRANSLATE_NOOP("cli", "Print what the agent would send to the model"));
    addPath(context);
    addSession(context)->required();
    textOption(
        context, "--at", m_options.at, DefinitionText::tr("The context as it was when this message was the newest"));
    addMaxText(context);
    addVocabulary(context);
    m_rules.addTo(context);

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
    m_options.doctor.addTo(doctor);
    addExport();
    addAsk();
    addChanges();
    addReceipt(add("history",
        QT_TRANSLATE_NOOP("cli", "List the changes made with Stemma, newest first, or what one of them wrote")));
    for (CLI::App* back : {add("undo", QT_TRANSLATE_NOOP("cli", "Undo a change; the newest by default")),
             add("redo", QT_TRANSLATE_NOOP("cli", "Redo a change that was undone"))}) {
        CLI::Option* one = addReceipt(back);
        const char* text = back->get_name() == "undo"
            ? QT_TRANSLATE_NOOP("cli", "Undo this change and all later changes of its store, newest first")
            : QT_TRANSLATE_NOOP("cli", "Redo all undone changes up to this one, oldest first");
        textOption(back, "--through", m_options.through, DefinitionText::tr(text))->type_name("ID")->excludes(one);
    }
}

Result<Options> CommandDefinition::taken(const QString& command) const
{
    const auto usage = m_usage.choice();
    const auto exporting = usage ? m_exporting.choice() : std::unexpected(usage.error());
    if (!exporting)
        return std::unexpected(exporting.error());
    Options options = m_options;
    options.command = command;
    options.title = inOneLine(options.title);
    if (m_part >= 0)
        options.part = m_part;
    if (m_keepTokens >= 0)
        options.keepTokens = m_keepTokens;
    if (m_isFlagged || m_isNotFlagged)
        options.flagged = m_isFlagged;
    options.usage = *usage;
    options.exporting = *exporting;
    options.handingOver = m_handingOver.choice();
    options.rules = m_rules.choice();
    return options;
}

void CommandDefinition::addFileChanges()
{
    CLI::App* changes = add("changes", QT_TRANSLATE_NOOP("cli", "Print the file changes of a session"));
    addPath(changes);
    addSession(changes)->required();
    addRange(changes);
    flagOption(changes, "--net", m_options.net, DefinitionText::tr("Print the net change of each file"));
    flagOption(
        changes, "--patch", m_options.patch, DefinitionText::tr("Print the net changes as one patch for “git apply”"))
        ->excludes("--net");
    textOption(changes, "--back-to", m_options.backTo,
        DefinitionText::tr("Print the patch that brings files back to a checkpoint"))
        ->type_name("CHECKPOINT");
    textOption(changes, "--into", m_options.into,
        DefinitionText::tr("Save the files as they were at the checkpoint in this folder; none is overwritten"))
        ->needs("--back-to")
        ->check(CLI::ExistingDirectory)
        ->type_name("DIR");
    flagOption(
        changes, "--branch", m_options.branch, DefinitionText::tr("Leave out discarded messages and side chains"));
    textOption(
        changes, "--disk", m_options.disk, DefinitionText::tr("Compare the net changes with the files in this folder"))
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
    textsOption(explore, "FILE", m_options.paths, DefinitionText::tr("The files"))->required()->type_name("");
    textOption(
        explore, "--kind", m_options.kind, DefinitionText::tr("Read the files as this kind, whatever their names"))
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
    textsOption(search, "QUERY", m_options.paths, DefinitionText::tr("The query, then the stores"))
        ->type_name("[STORE...]");
    addSession(search);
    m_options.search.addTo(search);
}

void CommandDefinition::addUsage()
{
    CLI::App* usage = add("usage", QT_TRANSLATE_NOOP("cli", "Print the tokens that models used, and what they cost"));
    addPaths(usage)->required(false);
    addSession(usage);
    m_usage.addTo(usage);
}

void CommandDefinition::addExport()
{
    CLI::App* command = add("export", QT_TRANSLATE_NOOP("cli", "Write a session as a document, redacted if wished"));
    addPath(command);
    addSession(command)->required();
    addRange(command);
    addMessage(command)->required(false)->expected(1, -1);
    flagOption(
        command, "--branch", m_options.branch, DefinitionText::tr("Leave out discarded messages and side chains"));
    m_exporting.addTo(command);
}

void CommandDefinition::addAsk()
{
    CLI::App* ask = add("ask",
        QT_TRANSLATE_NOOP("cli", "Ask a model a question about the contexts of a session, as they would be sent"));
    addPath(ask);
    addSession(ask)->required();
    m_options.ask.addTo(ask, m_options.text);
    m_options.endpoint.addTo(
        ask, DefinitionText::tr("Ask the model at this address; asks you before anything is sent"));
    addVocabulary(ask);
    m_rules.addTo(ask);
}

CLI::App* CommandDefinition::add(const char* name, const char* text)
{
    CLI::App* command = app.add_subcommand(name, DefinitionText::tr(text).toStdString());
    command->usage(DefinitionText::tr("Usage: stemma %1 [ARGUMENTS]").arg(QLatin1StringView(name)).toStdString());
    command->set_help_flag("--help,-h", DefinitionText::tr("Print this help").toStdString());
    flagOption(command, "--json", m_options.json, DefinitionText::tr("Print one JSON object per line instead of text"));
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
    flagOption(
        command, "--apply", m_options.apply, DefinitionText::tr("Make the change instead of only printing the plan"));
}

void CommandDefinition::addChanges()
{
    CLI::App* fork
        = addChange("fork", QT_TRANSLATE_NOOP("cli", "Fork a session: copy it up to a message into a new session"));
    addTitle(fork, false);
    m_options.forking.addTo(fork);
    CLI::App* handOver = addChange(
        "hand-over", QT_TRANSLATE_NOOP("cli", "Hand a session over: write it as a new session of another agent"));
    addTitle(handOver, false);
    m_handingOver.addTo(handOver);
    m_exporting.addRedactionTo(handOver);
    CLI::App* resume = addChange(
        "resume", QT_TRANSLATE_NOOP("cli", "Resume a session after a message; what follows moves to a discarded end"));
    for (CLI::App* cut : {fork, resume}) {
        textOption(cut, "--at", m_options.at, DefinitionText::tr("The last message to keep"))
            ->required()
            ->type_name("MESSAGE");
        flagOption(cut, "--before", m_options.before, DefinitionText::tr("Leave this message out as well"));
    }
    addTitle(addChange("rename", QT_TRANSLATE_NOOP("cli", "Rename a session")), true);
    CLI::App* edit = addChange("edit", QT_TRANSLATE_NOOP("cli", "Edit the text of a part"));
    addMessage(edit);
    addPart(edit)->required();
    addText(edit);
    CLI::App* insert = addChange("insert", QT_TRANSLATE_NOOP("cli", "Insert a message into a session"));
    textOption(insert, "--after", m_options.after,
        DefinitionText::tr("Insert after this message; at the beginning by default"))
        ->type_name("MESSAGE");
    textOption(insert, "--role", m_options.role, DefinitionText::tr("The role, as the format spells it"))
        ->required()
        ->type_name("ROLE");
    addText(insert);
    CLI::App* remove = addChange("remove", QT_TRANSLATE_NOOP("cli", "Remove messages, or a part of one"));
    addMessage(remove)->expected(1, -1);
    addPart(remove);
    for (CLI::App* command : {edit, insert, remove}) {
        flagOption(command, "--as-fork", m_options.asFork, DefinitionText::tr("Make the change in a fork"));
        flagOption(command, "--drop-thinking", m_options.dropsThinking,
            DefinitionText::tr("Also remove signed thinking after the change, which would no longer be valid"));
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
    textOption(move, "--from", m_options.moveFrom, DefinitionText::tr("The old project folder"))
        ->required()
        ->type_name("DIR");
    textOption(move, "--to", m_options.moveTo, DefinitionText::tr("The new project folder"))
        ->required()
        ->type_name("DIR");
    CLI::App* batch = add("batch", QT_TRANSLATE_NOOP("cli", "Make several changes together: all of them or none"));
    addPath(batch);
    addApply(batch);
    textOption(batch, "--file", m_options.text,
        DefinitionText::tr("Read the changes from this file instead of standard input: one JSON array of strings "
                           "per line, a command and its arguments without the store"))
        ->type_name("FILE");
}

void CommandDefinition::addRepair()
{
    CLI::App* repair = addChange("repair", QT_TRANSLATE_NOOP("cli", "Repair what “check” finds"), false);
    CLI::Option* codes
        = textsOption(repair, "--code", m_options.codes, DefinitionText::tr("Only findings with this code"));
    codes->type_name("CODE")->expected(1, -1);
    CLI::Option* place
        = textOption(repair, "--place", m_options.place, DefinitionText::tr("Only the finding at this place"));
    place->type_name("PLACE");
    flagOption(repair, "--all", m_options.all, DefinitionText::tr("Everything that can be repaired"))
        ->excludes(codes)
        ->excludes(place);
}

void CommandDefinition::addCompactions()
{
    CLI::App* compact = addChange("compact", QT_TRANSLATE_NOOP("cli", "Compact messages or summaries into a summary"));
    compact
        ->add_option("--level", m_options.level,
            DefinitionText::tr("1 selective, 2 aggressive (both need a text), 3 deterministic (the default)")
                .toStdString())
        ->check(CLI::Range(1, 3))
        ->type_name("1|2|3");
    CLI::Option* to = textOption(compact, "--to", m_options.to,
        DefinitionText::tr("The last message to summarise; the format chooses by default"))
                          ->type_name("MESSAGE");
    CLI::Option* nodes = addNodes(compact,
        QT_TRANSLATE_NOOP(
            "cli", "A summary to merge with others; a single one is rewritten, or restored to the context"));
    nodes->take_all()->excludes(to);
    flagOption(compact, "--in-place", m_options.inPlace,
        DefinitionText::tr("Compact in the session itself instead of a new one"));
    CLI::Option* text = textOption(compact, "--text", m_options.text,
        DefinitionText::tr("The text of the summary; - reads it from standard input"));
    text->type_name("TEXT");
    flagOption(compact, "--draft", m_options.draft,
        DefinitionText::tr("Print what would be summarised and what a model would be sent; change nothing"))
        ->excludes(text)
        ->excludes(compact->get_option("--apply"));
    m_options.endpoint
        .addTo(compact,
            DefinitionText::tr("Let the model at this address write the summary, at level 1 or 2; asks before anything "
                               "is sent"))
        ->excludes(text)
        ->excludes(compact->get_option("--draft"));
    addVocabulary(compact);
    m_rules.addTo(compact);
    CLI::App* review
        = add("review", QT_TRANSLATE_NOOP("cli", "Print what a summary kept, changed and lost of its messages"));
    addPath(review);
    addSession(review)->required();
    addNodes(review, QT_TRANSLATE_NOOP("cli", "The summary; the newest in the context by default"));
    textOption(review, "--text", m_options.text,
        DefinitionText::tr("A text to review instead of the summary; - reads it from standard input"))
        ->type_name("TEXT");
    m_exporting.addReportTo(review);
    CLI::App* dissolve = addChange(
        "dissolve", QT_TRANSLATE_NOOP("cli", "Dissolve a summary: put the messages it replaced back into the context"));
    addNodes(dissolve, QT_TRANSLATE_NOOP("cli", "The summary"))->required();
    m_rules.addTo(dissolve);
}

void CommandDefinition::addVocabulary(CLI::App* command)
{
    textOption(command, "--vocabulary", m_options.vocabulary,
        DefinitionText::tr("How tokens of OpenAI models are counted: auto (with the vocabulary of an installed "
                           "package, the default), estimate, or a file with cl100k_base or o200k_base"))
        ->type_name("auto|estimate|FILE");
}

CLI::Option* CommandDefinition::addNodes(CLI::App* command, const char* text)
{
    return textsOption(command, "--node", m_options.nodes, DefinitionText::tr(text))->expected(1)->type_name("ID");
}

void CommandDefinition::addMarks()
{
    CLI::App* checkpoint = addChange("checkpoint", QT_TRANSLATE_NOOP("cli", "Set, rename or remove a checkpoint"));
    textOption(checkpoint, "--at", m_options.at, DefinitionText::tr("The message before the checkpoint"))
        ->required()
        ->type_name("MESSAGE");
    textOption(
        checkpoint, "--label", m_options.title, DefinitionText::tr("The name; an empty name removes the checkpoint"))
        ->required()
        ->type_name("LABEL");
    CLI::App* tag = addChange("tag", QT_TRANSLATE_NOOP("cli", "Set the labels of a session"));
    repeatedOption(
        tag, "--label", m_options.labels, DefinitionText::tr("A label; without this option all labels are removed"))
        ->type_name("LABEL");
    CLI::App* flag = addChange("flag", QT_TRANSLATE_NOOP("cli", "Flag a session, or remove the flag"));
    for (CLI::App* command : {tag, flag}) {
        CLI::Option* on = flagOption(command, "--flagged", m_isFlagged, DefinitionText::tr("Flag the session"));
        flagOption(command, "--not-flagged", m_isNotFlagged, DefinitionText::tr("Remove the flag"))->excludes(on);
    }
}

CLI::Option* CommandDefinition::addReceipt(CLI::App* command)
{
    return textsOption(command, "RECEIPT", m_options.paths, DefinitionText::tr("The id of the change, from “history”"))
        ->expected(0, 1)
        ->type_name("");
}

void CommandDefinition::addText(CLI::App* command)
{
    textOption(command, "--text", m_options.text, DefinitionText::tr("The new text; - reads it from standard input"))
        ->required()
        ->type_name("TEXT");
}

void CommandDefinition::addTitle(CLI::App* command, bool required)
{
    textOption(command, "--title", m_options.title, DefinitionText::tr("The title of the session"))
        ->required(required)
        ->type_name("TITLE");
}

CLI::Option* CommandDefinition::addMessage(CLI::App* command)
{
    return textsOption(command, "--message", m_options.messages,
        DefinitionText::tr("The message, by its id or its number in the window (from 1)"))
        ->required()
        ->expected(1)
        ->type_name("ID");
}

void CommandDefinition::addPrune(CLI::App* command, const char* rule)
{
    CLI::Option* message = addMessage(command)->required(false);
    CLI::Option* part = addPart(command);
    message->needs(part);
    command->add_option("--keep-tokens", m_keepTokens, DefinitionText::tr(rule).toStdString())
        ->type_name("N")
        ->check(CLI::NonNegativeNumber)
        ->excludes(message);
    part->needs(message);
    m_rules.addTo(command);
}

CLI::Option* CommandDefinition::addPart(CLI::App* command)
{
    return command->add_option("--part", m_part, DefinitionText::tr("The part, counted from 0").toStdString())
        ->type_name("N")
        ->check(CLI::NonNegativeNumber);
}

CLI::Option* CommandDefinition::addPaths(CLI::App* command)
{
    return textsOption(command, "PATH", m_options.paths, DefinitionText::tr("Files, folders or server addresses"))
        ->required()
        ->type_name("...");
}

void CommandDefinition::addPath(CLI::App* command)
{
    textsOption(command, "PATH", m_options.paths, DefinitionText::tr("The store"))
        ->required()
        ->expected(1)
        ->type_name("")
        ->allow_extra_args(false); // else "[a,b]" would be taken for two
}

CLI::Option* CommandDefinition::addSession(CLI::App* command)
{
    return textOption(command, "--session", m_options.session, DefinitionText::tr("The id of the session"))
        ->type_name("ID");
}

void CommandDefinition::addRange(CLI::App* command)
{
    command
        ->add_option(
            "--from", m_options.from, DefinitionText::tr("Start at this message, counted from 0").toStdString())
        ->check(CLI::NonNegativeNumber);
    command
        ->add_option("--count", m_options.count, DefinitionText::tr("Print at most this many messages").toStdString())
        ->check(CLI::NonNegativeNumber);
}

void CommandDefinition::addMaxText(CLI::App* command)
{
    command
        ->add_option(
            "--max-text", m_options.maxText, DefinitionText::tr("Cut texts off after this many bytes").toStdString())
        ->type_name("BYTES")
        ->check(CLI::NonNegativeNumber);
}

} // namespace stemma::cli
