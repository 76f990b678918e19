// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exportoptions.h"

#include "ui/export/reportwriter.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <CLI/CLI.hpp>

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct ExportOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

std::vector<std::string> namesOf(std::span<const ExportForm> forms)
{
    std::vector<std::string> names;
    for (const ExportForm known : forms)
        names.push_back(stemma::nameOf(known).toStdString());
    return names;
}

/// What a review is written as; a comparison as one of ReportForms.
constexpr ExportForm ReviewForms[] = {ExportForm::Html, ExportForm::Markdown, ExportForm::JsonLines};

/// What is wished by name, or else by the ending of the file.
Result<QString> formWished(const QString& name, const QString& file)
{
    if (!name.isEmpty())
        return name;
    if (const auto form = exportFormOfFile(file))
        return stemma::nameOf(*form);
    const QString ending = QFileInfo(file).suffix();
    if (!ending.isEmpty())
        return fail(Errc::Usage,
            ExportOptionWords::tr("No document ends with “.%1”. Name the form with --format.").arg(ending));
    return stemma::nameOf(ExportForm::Markdown);
}

} // namespace

RedactionList ExportChoice::accepted(RedactionList found) const
{
    for (const RedactionKind kind : kept)
        found.setAccepted(kind, false);
    return found;
}

void ExportOptions::addFileTo(CLI::App* command, const std::vector<std::string>& forms)
{
    command
        ->add_option("--format", form,
            ExportOptionWords::tr("The form of the document; by default what the file's name ends with, or markdown")
                .toStdString())
        ->check(CLI::IsMember(forms))
        ->type_name(CLI::detail::join(forms, "|"));
    command
        ->add_option(
            "-o,--output", file, ExportOptionWords::tr("The file to write; standard output by default").toStdString())
        ->type_name("FILE");
}

void ExportOptions::addTo(CLI::App* command)
{
    addFileTo(command, namesOf(AllExportForms));
    CLI::Option* comparison = command
                                  ->add_option("--with", with,
                                      ExportOptionWords::tr("Write a comparison with this session of the same store, "
                                                            "as html or markdown")
                                          .toStdString())
                                  ->type_name("ID");
    // A comparison has all of both; what is asked to be left out is never written in silence.
    command->add_flag("--no-thinking", noThinking, ExportOptionWords::tr("Leave thinking out").toStdString())
        ->excludes(comparison);
    command->add_flag("--no-tools", noTools, ExportOptionWords::tr("Leave tool calls and patches out").toStdString())
        ->excludes(comparison);
    command->add_flag("--no-images", noImages, ExportOptionWords::tr("Only say that there are images").toStdString())
        ->excludes(comparison);
    for (const char* one : {"--branch", "--message", "--from"})
        comparison->excludes(command->get_option(one));
    addRedactionTo(command);
}

void ExportOptions::addReportTo(CLI::App* command)
{
    addFileTo(command, namesOf(ReviewForms));
    addRedactionTo(command);
}

void ExportOptions::addRedactionTo(CLI::App* command)
{
    std::vector<std::string> kinds;
    for (const RedactionKind kind : AllRedactionKinds)
        kinds.emplace_back(stemma::nameOf(kind).data());
    CLI::Option* redact = command->add_flag("--redact", redacts,
        ExportOptionWords::tr("Replace keys, tokens, passwords, e-mail addresses, phone numbers, bank accounts, home "
                              "folders and private hosts, and leave images out")
            .toStdString());
    command
        ->add_option("--name", names, ExportOptionWords::tr("A name to replace as well; may be repeated").toStdString())
        ->needs(redact)
        ->expected(1)
        ->take_all()
        ->type_name("NAME");
    command->add_option("--keep", kept, ExportOptionWords::tr("A kind not to replace; may be repeated").toStdString())
        ->needs(redact)
        ->check(CLI::IsMember(kinds))
        ->expected(1)
        ->take_all()
        ->type_name("KIND");
}

Result<ExportChoice> ExportOptions::choice() const
{
    ExportChoice choice;
    choice.with = QString::fromStdString(with);
    choice.isWished = !form.empty() || !file.empty();
    choice.file = QString::fromStdString(file);
    const auto wished = formWished(QString::fromStdString(form), choice.file);
    if (!wished)
        return std::unexpected(wished.error());
    choice.form = *wished;
    if (!choice.with.isEmpty() && !std::ranges::contains(ReportForms, *exportFormOf(choice.form)))
        return fail(Errc::Usage, ExportOptionWords::tr("A comparison is written as html or markdown."));
    choice.thinking = !noThinking;
    choice.tools = !noTools;
    choice.images = !noImages;
    choice.redacts = redacts;
    for (const std::string& name : names) {
        const QString text = QString::fromStdString(name).simplified();
        constexpr qsizetype Shortest = 2;
        if (text.size() < Shortest)
            return fail(Errc::Usage,
                ExportOptionWords::tr("“%1” is too short for a name: it would be replaced everywhere.").arg(text));
        choice.names += text;
    }
    for (const std::string& kind : kept) {
        if (const auto known = redactionKindOf(QString::fromStdString(kind)))
            choice.kept += *known;
    }
    return choice;
}

} // namespace stemma::cli
