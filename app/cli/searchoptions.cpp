// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/searchoptions.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

namespace stemma::cli {

namespace {

struct SearchOptionText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

std::string help(const char* text)
{
    return SearchOptionText::tr(text).toStdString();
}

} // namespace

void SearchOptionWords::addTo(CLI::App* search)
{
    CLI::Option* regex
        = search->add_flag("--regex", isRegex, help(QT_TRANSLATE_NOOP("cli", "The query is a regular expression")));
    search->add_flag("--exact", isExact, help(QT_TRANSLATE_NOOP("cli", "The query is a text to find as it is")))
        ->excludes(regex);
    search->add_flag("--ignore-case", ignoresCase, help(QT_TRANSLATE_NOOP("cli", "With --regex: in any case")))
        ->needs(regex);
    search
        ->add_option("--limit", limit,
            help(QT_TRANSLATE_NOOP("cli",
                "Print at most this many hits, the newest of all stores; 0 prints all, store by store (100 by "
                "default)")))
        ->check(CLI::NonNegativeNumber)
        ->type_name("N");
    search
        ->add_option("--since", since,
            help(QT_TRANSLATE_NOOP("cli", "Only messages since this date: 2026-03-01, 2026-03, today, 7d")))
        ->type_name("DATE");
    search->add_flag("--relevance", byRelevance,
        help(QT_TRANSLATE_NOOP("cli", "Order by relevance instead of newest first; needs an index")));
    search->add_flag(
        "--no-index", noIndex, help(QT_TRANSLATE_NOOP("cli", "Read the stores instead of using their indexes")));
    CLI::Option* built = search->add_flag(
        "--build-index", build, help(QT_TRANSLATE_NOOP("cli", "Build or update the indexes of stores; no query")));
    CLI::Option* dropped = search->add_flag(
        "--drop-index", drop, help(QT_TRANSLATE_NOOP("cli", "Delete the indexes of stores; no query")));
    CLI::Option* listed = search->add_flag(
        "--index-state", list, help(QT_TRANSLATE_NOOP("cli", "List the indexes with their size; no query")));
    built->excludes(dropped)->excludes(listed);
    dropped->excludes(listed);
}

SearchChoice SearchOptionWords::choice() const
{
    using Act = SearchChoice::IndexAct;
    const Act act = build ? Act::Build : drop ? Act::Drop : list ? Act::List : Act::None;
    return {isRegex, isExact, ignoresCase, limit, QString::fromStdString(since), byRelevance, noIndex, act};
}

} // namespace stemma::cli
