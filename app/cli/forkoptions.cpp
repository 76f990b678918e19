// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/forkoptions.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct ForkOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

void ForkOptions::addTo(CLI::App* fork)
{
    fork->add_flag("--without-thinking", withoutThinking,
        ForkOptionWords::tr("Leave out thinking blocks, except those that the next call still needs").toStdString());
    fork->add_flag("--without-checkpoints", withoutCheckpoints,
        ForkOptionWords::tr("Leave out the checkpoints that the store has").toStdString());
    CLI::Option* lost = fork->add_flag("--add-lost-constraints", addsLost,
        ForkOptionWords::tr("Add the constraints that the last summary lost to its copy").toStdString());
    fork->add_option("--add-constraint", constraints,
            ForkOptionWords::tr("Add this constraint to the copy of the last summary; can be repeated").toStdString())
        ->type_name("TEXT")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->excludes(lost);
}

} // namespace stemma::cli
