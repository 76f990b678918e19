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

QStringList toStringList(const std::vector<std::string>& list)
{
    QStringList result;
    for (const std::string& item : list)
        result += QString::fromStdString(item);
    return result;
}

/// Titles and labels are lines, also where the shell took line breaks along.
QString inOneLine(const QString& text)
{
    const auto breaksLine = [](QChar c) {
        return c == u'\n' || c == u'\r' || c == u'\v' || c == u'\f' || c == QChar::LineSeparator
            || c == QChar::ParagraphSeparator;
    };
    return std::ranges::any_of(text, breaksLine) ? text.simplified() : text;
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
    if (first == CompletionsOption) {
        const QByteArray script = completionScript(arguments.value(1));
        if (script.isEmpty())
            return usageError(arguments, OptionsText::tr("Name the shell: bash, zsh or fish."), first);
        return Notice {QString::fromUtf8(script)};
    }
    if (first == ManPageOption)
        return Notice {QString::fromUtf8(manPage())};

    CommandDefinition definition;
    const bool known = isCommand(first);
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

    const RawOptions& raw = definition.raw;
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
    options.net = raw.net;
    options.patch = raw.patch;
    options.backTo = QString::fromStdString(raw.backTo);
    options.into = QString::fromStdString(raw.into);
    options.kind = QString::fromStdString(raw.kind);
    options.disk = QString::fromStdString(raw.disk);
    options.branch = raw.branch;
    options.maxText = raw.maxText;
    options.before = raw.before;
    options.dropsThinking = raw.dropsThinking;
    options.asFork = raw.asFork;
    options.withoutThinking = raw.forking.withoutThinking;
    options.withoutCheckpoints = raw.forking.withoutCheckpoints;
    options.constraints = toStringList(raw.forking.constraints);
    options.addsLost = raw.forking.addsLost;
    options.inPlace = raw.inPlace;
    options.through = QString::fromStdString(raw.through);
    options.title = inOneLine(QString::fromStdString(raw.title));
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
    options.ask = raw.ask.choice();
    options.to = QString::fromStdString(raw.to);
    options.nodes = toStringList(raw.nodes);
    options.draft = raw.draft;
    options.endpoint = QString::fromStdString(raw.endpoint.address);
    options.endpointKind = QString::fromStdString(raw.endpoint.kind);
    options.model = QString::fromStdString(raw.endpoint.model);
    options.keyVariable = QString::fromStdString(raw.endpoint.keyVariable);
    options.proxy = QString::fromStdString(raw.endpoint.proxy);
    options.timeout = raw.endpoint.timeout;
    options.retries = raw.endpoint.retries;
    options.noKeychain = raw.endpoint.noKeychain;
    options.vocabulary = QString::fromStdString(raw.vocabulary);
    const auto usage = raw.usage.choice();
    if (!usage)
        return usageError(arguments, usage.error().text, u"usage"_s);
    options.usage = *usage;
    const auto exporting = raw.exporting.choice();
    if (!exporting)
        return usageError(arguments, exporting.error().text, first);
    options.exporting = *exporting;
    const bool isDocument = first == "export"_L1 || (first == "review"_L1 && options.exporting.isWished);
    if (first == "review"_L1 && options.exporting.form == nameOf(ExportForm::PlainText))
        return usageError(arguments, OptionsText::tr("A review is written as html, markdown or json."), first);
    if (first == "review"_L1 && options.exporting.redacts && !isDocument)
        return usageError(
            arguments, OptionsText::tr("Only a document is redacted: name its file with -o, or its --format."), first);
    if (isDocument && options.json && options.exporting.file.isEmpty())
        return usageError(
            arguments, OptionsText::tr("--json tells of the file that was written: name one with -o."), first);
    options.handingOver = raw.handingOver.choice();
    if (first == "hand-over"_L1 && options.handingOver.format.isEmpty()
        && (!options.exporting.redacts || !options.handingOver.store.isEmpty()))
        return usageError(arguments,
            OptionsText::tr("Name the agent with --to. Only a redacted copy goes to the same store."), first);
    options.rules = raw.rules.choice();
    if (raw.endpoint.price.size() == 2)
        options.price = {raw.endpoint.price[0], raw.endpoint.price[1]};
    options.agreed = raw.endpoint.agreed;
    options.moveFrom = QString::fromStdString(raw.moveFrom);
    options.moveTo = QString::fromStdString(raw.moveTo);
    options.apply = raw.apply;
    options.doctor = raw.doctor;
    if (first == "doctor"_L1 && options.apply && !options.doctor.vacuums && !options.doctor.writesLogBack)
        return usageError(arguments, OptionsText::tr("Say what to apply: --vacuum or --write-back."), first);
    options.codes = toStringList(raw.codes);
    options.place = QString::fromStdString(raw.place);
    if (first == "repair"_L1 && !raw.all && options.codes.isEmpty() && options.place.isEmpty())
        return usageError(arguments, OptionsText::tr("Choose what to repair: --code, --place or --all."), u"repair"_s);
    for (const QString& code : std::as_const(options.codes)) {
        if (const QStringList codes = knownCodes(); !codes.contains(code))
            return usageError(arguments,
                OptionsText::tr("No finding has the code “%1”. Known codes: %2.").arg(code, codes.join(u", "_s)),
                u"repair"_s);
    }
    options.search = raw.search.choice();
    if (first == "search"_L1 && options.search.act == SearchChoice::IndexAct::None) {
        if (options.paths.isEmpty() || options.paths.first().trimmed().isEmpty())
            return usageError(
                arguments, OptionsText::tr("Say what to search for, for example: stemma search \"exit code\"."), first);
        options.text = options.paths.takeFirst();
    }
    if (raw.keepTokens >= 0)
        options.keepTokens = raw.keepTokens;
    if (first.endsWith("prune"_L1) && options.messages.isEmpty() && !options.keepTokens)
        return usageError(
            arguments, OptionsText::tr("Choose an output with --message and --part, or give --keep-tokens."), first);
    if (first == "ask"_L1 && options.ask.question.trimmed().isEmpty() && options.ask.probe.isEmpty())
        return usageError(
            arguments, OptionsText::tr("Say what to ask: a question with --question, or --probe."), u"ask"_s);
    if (first == "ask"_L1 && options.endpoint.isEmpty() && !options.ask.isDryRun)
        return usageError(arguments,
            OptionsText::tr("Name the model to ask with --endpoint and --model, or add --dry-run."), u"ask"_s);
    if (first == "compact"_L1 && !options.endpoint.isEmpty() && options.level == 3)
        return usageError(arguments,
            OptionsText::tr("A model writes summaries of level 1 or 2. Choose one with --level."),
            u"compact --endpoint"_s);
    return options;
}

} // namespace stemma::cli
