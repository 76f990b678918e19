// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/askoptions.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct AskOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QStringList allOf(const std::vector<std::string>& list)
{
    QStringList all;
    for (const std::string& one : list)
        all += QString::fromStdString(one);
    return all;
}

} // namespace

void AskOptions::addTo(CLI::App* command, std::string& text)
{
    CLI::Option* asked = command->add_option("--question", question, AskOptionWords::tr("The question").toStdString())
                             ->type_name("TEXT");
    command
        ->add_option("--probe", probe,
            AskOptionWords::tr("Ask about what this summary lost instead, and judge the answers; newest is the newest "
                               "summary in the context")
                .toStdString())
        ->type_name("ID")
        ->excludes(asked);
    command->add_flag("--now", now,
        AskOptionWords::tr("Ask the context as it is now; the default without another one").toStdString());
    const auto add
        = [command](const char* name, std::vector<std::string>& list, const QString& words, const char* type) {
              command->add_option(name, list, words.toStdString())
                  ->expected(1)
                  ->take_all()
                  ->allow_extra_args(false)
                  ->type_name(type);
          };
    add("--at", at, AskOptionWords::tr("Ask the context as it was when this message was the newest; may be repeated"),
        "MESSAGE");
    add("--before", before, AskOptionWords::tr("Ask the context before this summary was made; may be repeated"), "ID");
    add("--after", after, AskOptionWords::tr("Ask the context right after this summary was made; may be repeated"),
        "ID");
    CLI::Option* edit = command->add_option("--edited", edited,
        AskOptionWords::tr("Ask the context of now with --text in the place of this summary").toStdString());
    edit->type_name("ID");
    CLI::Option* words = command->add_option(
        "--text", text, AskOptionWords::tr("The edited summary; - reads it from standard input").toStdString());
    words->type_name("TEXT")->needs(edit);
    edit->needs(words);
    command->add_flag("--dry-run", dryRun,
        AskOptionWords::tr("Print what would be sent and what it may cost; send nothing").toStdString());
}

AskChoice AskOptions::choice() const
{
    return {QString::fromStdString(question), QString::fromStdString(probe), now, allOf(at), allOf(before),
        allOf(after), QString::fromStdString(edited), dryRun};
}

} // namespace stemma::cli
