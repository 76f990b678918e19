// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/forkoptions.h"

#include "app/cli/optionhelpers.h"

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
    flagOption(fork, "--without-thinking", withoutThinking,
        ForkOptionWords::tr("Leave out thinking blocks, except those that the next call still needs"));
    flagOption(fork, "--without-checkpoints", withoutCheckpoints,
        ForkOptionWords::tr("Leave out the checkpoints that the store has"));
    CLI::Option* lost = flagOption(fork, "--add-lost-constraints", addsLost,
        ForkOptionWords::tr("Add the constraints that the last summary lost to its copy"));
    textsOption(fork, "--add-constraint", constraints,
        ForkOptionWords::tr("Add this constraint to the copy of the last summary; can be repeated"))
        ->type_name("TEXT")
        ->expected(1)
        ->take_all()
        ->excludes(lost);
}

} // namespace stemma::cli
