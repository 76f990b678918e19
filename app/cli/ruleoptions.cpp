// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/ruleoptions.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct RuleOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

void RuleOptions::addTo(CLI::App* command)
{
    command
        ->add_option("--profile", profile,
            RuleOptionsText::tr("The rules that build and compact the context, by a name from “formats”; taken from "
                                "the store by default")
                .toStdString())
        ->type_name("NAME");
    const auto tokens = [&](const char* name, std::int64_t& value, const QString& text) {
        command->add_option(name, value, text.toStdString())->type_name("N")->check(CLI::NonNegativeNumber);
    };
    tokens("--window", window,
        RuleOptionsText::tr("The model’s window in tokens; taken from the model’s name by default"));
    tokens("--max-output", maxOutput, RuleOptionsText::tr("Tokens of the window reserved for the answer"));
    tokens(
        "--compaction-budget", compactionBudget, RuleOptionsText::tr("Tokens of the window reserved for compaction"));
    command
        ->add_option("--soft-threshold", softFraction,
            RuleOptionsText::tr("The share of the usable tokens at which the session is compacted; 0.6 by default")
                .toStdString())
        ->type_name("SHARE")
        ->check(CLI::Range(0.0, 1.0));
}

RulesChoice RuleOptions::choice() const
{
    const auto given = [](auto value) { return value < 0 ? std::nullopt : std::optional(value); };
    RulesChoice choice;
    choice.profile = QString::fromStdString(profile);
    choice.window = given(qint64(window));
    choice.maxOutput = given(qint64(maxOutput));
    choice.compactionBudget = given(qint64(compactionBudget));
    choice.softFraction = given(softFraction);
    return choice;
}

} // namespace stemma::cli
