// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/askoptions.h"

#include "app/cli/optionhelpers.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct AskOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

void AskOptions::addTo(CLI::App* command, QString& text)
{
    CLI::Option* asked = textOption(command, "--question", question, AskOptionWords::tr("The question"));
    asked->type_name("TEXT");
    textOption(command, "--probe", probe,
        AskOptionWords::tr("Ask about what this summary lost instead, and judge the answers; newest is the newest "
                           "summary in the context"))
        ->type_name("ID")
        ->excludes(asked);
    flagOption(
        command, "--now", now, AskOptionWords::tr("Ask the context as it is now; the default without another one"));
    repeatedOption(command, "--at", at,
        AskOptionWords::tr("Ask the context as it was when this message was the newest; may be repeated"))
        ->type_name("MESSAGE");
    repeatedOption(command, "--before", before,
        AskOptionWords::tr("Ask the context before this summary was made; may be repeated"))
        ->type_name("ID");
    repeatedOption(command, "--after", after,
        AskOptionWords::tr("Ask the context right after this summary was made; may be repeated"))
        ->type_name("ID");
    CLI::Option* edit = textOption(command, "--edited", edited,
        AskOptionWords::tr("Ask the context of now with --text in the place of this summary"));
    edit->type_name("ID");
    CLI::Option* words
        = textOption(command, "--text", text, AskOptionWords::tr("The edited summary; - reads it from standard input"));
    words->type_name("TEXT")->needs(edit);
    edit->needs(words);
    flagOption(command, "--dry-run", isDryRun,
        AskOptionWords::tr("Print what would be sent and what it may cost; send nothing"));
}

} // namespace stemma::cli
