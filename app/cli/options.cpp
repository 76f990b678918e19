// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/options.h"

#include "app/cli/commanddefinition.h"
#include "app/cli/commandwords.h"
#include "app/cli/completions.h"
#include "core/store/check/findingbook.h"
#include "ui/export/exportform.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

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

UsageError usageError(const QStringList& arguments, const QString& text, const QString& cause)
{
    return {text, cause, arguments.contains("--json"_L1)};
}

/// What is printed instead of carrying out a command; none: nothing of the kind was asked for.
std::optional<Parsed> noticeFor(const QStringList& arguments)
{
    const QString first = arguments.value(0);
    if (asksFor(arguments, "--version"_L1, "-v"_L1))
        return Notice {u"Stemma " STEMMA_VERSION "\n"_s};
    if (first == CompletionsOption) {
        const QByteArray script = completionScript(arguments.value(1));
        if (script.isEmpty())
            return usageError(arguments, OptionsText::tr("Name the shell: bash, zsh or fish."), first);
        return Notice {QString::fromUtf8(script)};
    }
    if (first == ManPageOption)
        return Notice {QString::fromUtf8(manPage())};
    if (!asksFor(arguments, "--help"_L1, "-h"_L1))
        return {};
    CommandDefinition definition;
    CLI::App* app = isCommand(first) ? definition.app.get_subcommand(first.toStdString()) : nullptr;
    return Notice {QString::fromStdString(app ? app->help("stemma") : definition.app.help(""))};
}

/// Has CLI11 read the arguments.
Result<> readArguments(CommandDefinition& definition, const QStringList& arguments)
{
    std::vector<std::string> words;
    for (const QString& argument : arguments)
        words.push_back(argument.toStdString());
    std::ranges::reverse(words); // CLI11 takes them from the end
    const QString command = arguments.value(0);
    try {
        definition.app.parse(std::move(words));
    } catch (const CLI::Error& error) {
        return fail(Errc::Usage,
            isCommand(command)
                ? OptionsText::tr("These arguments do not fit the command. “stemma %1 --help” lists what it takes.")
                      .arg(command)
                : OptionsText::tr("There is no such command. “stemma --help” lists all commands."),
            QString::fromUtf8(error.what()));
    } catch (const std::exception& error) {
        return fail(Errc::Usage, OptionsText::tr("These arguments are not valid."), QString::fromUtf8(error.what()));
    }
    return {};
}

/// Why a document cannot be written as was chosen; empty: it can, or none is.
QString refusalOfDocument(const Options& options)
{
    const ExportChoice& chosen = options.exporting;
    const bool isReview = options.command == "review"_L1;
    const bool isDocument = options.command == "export"_L1 || (isReview && chosen.isWished);
    if (isReview && chosen.form == nameOf(ExportForm::PlainText))
        return OptionsText::tr("A review is written as html, markdown or json.");
    if (isReview && chosen.redacts && !isDocument)
        return OptionsText::tr("Only a document is redacted: name its file with -o, or its --format.");
    if (isDocument && options.json && chosen.file.isEmpty())
        return OptionsText::tr("--json tells of the file that was written: name one with -o.");
    const HandOverChoice& handingOver = options.handingOver;
    if (options.command == "hand-over"_L1 && handingOver.format.isEmpty()
        && (!chosen.redacts || !handingOver.store.isEmpty()))
        return OptionsText::tr("Name the agent with --to. Only a redacted copy goes to the same store.");
    return {};
}

/// The same of what a repair is to be about.
QString refusalOfRepair(const Options& options)
{
    if (!options.all && options.codes.isEmpty() && options.place.isEmpty())
        return OptionsText::tr("Choose what to repair: --code, --place or --all.");
    const QStringList codes = knownCodes();
    const auto unknown
        = std::ranges::find_if_not(options.codes, [&codes](const QString& code) { return codes.contains(code); });
    return unknown == options.codes.cend()
        ? QString()
        : OptionsText::tr("No finding has the code “%1”. Known codes: %2.").arg(*unknown, codes.join(u", "_s));
}

/// Why the options of a command cannot be taken together, beyond what CLI11 finds; empty: they can.
QString refusalOf(const Options& options)
{
    const QString& command = options.command;
    if (const QString why = refusalOfDocument(options); !why.isEmpty())
        return why;
    if (command == "repair"_L1)
        return refusalOfRepair(options);
    if (command == "doctor"_L1 && options.apply && !options.doctor.vacuums && !options.doctor.writesLogBack)
        return OptionsText::tr("Say what to apply: --vacuum or --write-back.");
    if (command == "search"_L1 && options.search.act() == SearchChoice::IndexAct::None
        && options.paths.value(0).trimmed().isEmpty())
        return OptionsText::tr("Say what to search for, for example: stemma search \"exit code\".");
    if (command.endsWith("prune"_L1) && options.messages.isEmpty() && !options.keepTokens)
        return OptionsText::tr("Choose an output with --message and --part, or give --keep-tokens.");
    if (command == "ask"_L1 && options.ask.question.trimmed().isEmpty() && options.ask.probe.isEmpty())
        return OptionsText::tr("Say what to ask: a question with --question, or --probe.");
    if (command == "ask"_L1 && options.endpoint.address.isEmpty() && !options.ask.isDryRun)
        return OptionsText::tr("Name the model to ask with --endpoint and --model, or add --dry-run.");
    if (command == "compact"_L1 && !options.endpoint.address.isEmpty() && options.level == 3)
        return OptionsText::tr("A model writes summaries of level 1 or 2. Choose one with --level.");
    return {};
}

} // namespace

UsageError mistaken(const QStringList& arguments, const QString& word)
{
    return usageError(arguments, whyMistaken(word), {});
}

Parsed parseArguments(const QStringList& arguments)
{
    if (std::optional<Parsed> notice = noticeFor(arguments))
        return *std::move(notice);
    const QString command = arguments.value(0);
    if (isMistaken(command))
        return mistaken(arguments, command);
    CommandDefinition definition;
    if (const Result<> done = readArguments(definition, arguments); !done)
        return usageError(arguments, done.error().text, done.error().cause);
    Result<Options> options = definition.taken(command);
    if (!options)
        return usageError(arguments, options.error().text, command);
    if (const QString why = refusalOf(*options); !why.isEmpty())
        return usageError(arguments, why, command == "compact"_L1 ? u"compact --endpoint"_s : command);
    if (command == "search"_L1 && options->search.act() == SearchChoice::IndexAct::None)
        options->text = options->paths.takeFirst();
    return *std::move(options);
}

} // namespace stemma::cli
