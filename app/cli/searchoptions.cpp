// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/searchoptions.h"

#include "app/cli/optionhelpers.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct SearchOptionText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

void SearchChoice::addTo(CLI::App* search)
{
    CLI::Option* regex
        = flagOption(search, "--regex", isRegex, SearchOptionText::tr("The query is a regular expression"));
    flagOption(search, "--exact", isExact, SearchOptionText::tr("The query is a text to find as it is"))
        ->excludes(regex);
    flagOption(search, "--ignore-case", ignoresCase, SearchOptionText::tr("With --regex: in any case"))->needs(regex);
    search
        ->add_option("--limit", limit,
            SearchOptionText::tr(
                "Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by "
                "default)")
                .toStdString())
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    textOption(
        search, "--since", since, SearchOptionText::tr("Only messages since this date: 2026-03-01, 2026-03, today, 7d"))
        ->type_name("DATE");
    flagOption(search, "--relevance", byRelevance,
        SearchOptionText::tr("Order by relevance instead of newest first; needs an index"));
    flagOption(search, "--no-index", noIndex, SearchOptionText::tr("Read the stores instead of using their indexes"));
    CLI::Option* built = flagOption(
        search, "--build-index", buildsIndex, SearchOptionText::tr("Build or update the indexes of stores; no query"));
    CLI::Option* dropped = flagOption(
        search, "--drop-index", dropsIndex, SearchOptionText::tr("Delete the indexes of stores; no query"));
    CLI::Option* listed = flagOption(
        search, "--index-state", listsIndexes, SearchOptionText::tr("List the indexes with their size; no query"));
    built->excludes(dropped)->excludes(listed);
    dropped->excludes(listed);
}

} // namespace stemma::cli
