// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/usageoptions.h"

#include <QCoreApplication>
#include <QDateTime>

#include <CLI/CLI.hpp>

#include <array>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct UsageOptionsText
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

constexpr std::array<std::pair<const char*, UsageAxis>, 6> Axes {
    {{"session", UsageAxis::Session}, {"turn", UsageAxis::Turn}, {"model", UsageAxis::Model},
        {"agent", UsageAxis::Agent}, {"project", UsageAxis::Project}, {"day", UsageAxis::Day}}};

/// A day in the local zone, or a moment. @p isEnd: of a day, the moment behind it.
Result<std::optional<Time>> momentOf(const std::string& given, bool isEnd)
{
    const QString text = QString::fromStdString(given);
    if (text.isEmpty())
        return std::nullopt;
    if (const QDate day = QDate::fromString(text, Qt::ISODate); day.isValid())
        return timeFromMs(day.addDays(isEnd ? 1 : 0).startOfDay().toMSecsSinceEpoch());
    const QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return fail(Errc::Usage,
            UsageOptionsText::tr("“%1” is not a date or a time. Write it like 2026-03-31 or 2026-03-31T12:00:00Z.")
                .arg(text));
    return timeFromMs(moment.toMSecsSinceEpoch());
}

} // namespace

void UsageOptions::addTo(CLI::App* command)
{
    std::vector<std::string> names;
    for (const auto& [name, axis] : Axes)
        names.emplace_back(name);
    command->add_option("--by", by, UsageOptionsText::tr("What each line sums up").toStdString())
        ->check(CLI::IsMember(names))
        ->type_name("session|turn|model|agent|project|day");
    command->add_option("--since", since, UsageOptionsText::tr("Only calls from this day or time on").toStdString())
        ->type_name("DAY");
    command->add_option("--until", until, UsageOptionsText::tr("Only calls up to this day or time").toStdString())
        ->type_name("DAY");
    command
        ->add_option("--prices", prices,
            UsageOptionsText::tr("Prices above those of the program; by default those in your configuration folder")
                .toStdString())
        ->type_name("FILE");
    CLI::Option* table = command->add_flag("--csv", csv, UsageOptionsText::tr("Print the lines as CSV").toStdString());
    table->excludes("--json");
    command->add_flag("--differences", differences,
        UsageOptionsText::tr("List each session whose sum is another than the agent's own").toStdString());
    command
        ->add_option("--what-if", whatIf,
            UsageOptionsText::tr("Estimate the cost of the session if it had been compacted at a number of tokens, its "
                                 "tool outputs pruned except for the newest, or fully cached")
                .toStdString())
        ->type_name("compact=N|prune=N|cached")
        ->needs("--session")
        ->excludes(table)
        ->expected(1)
        ->take_all();
}

Result<UsageChoice> UsageOptions::choice() const
{
    UsageChoice choice;
    for (const auto& [name, axis] : Axes) {
        if (by == name)
            choice.axis = axis;
    }
    const auto from = momentOf(since, false);
    const auto end = momentOf(until, true);
    if (!from || !end)
        return std::unexpected(from ? end.error() : from.error());
    choice.since = *from;
    choice.until = *end;
    choice.prices = QString::fromStdString(prices);
    choice.csv = csv;
    choice.listsDifferences = differences;
    for (const std::string& question : whatIf) {
        const auto parsed = WhatIf::parse(QString::fromStdString(question));
        if (!parsed)
            return std::unexpected(parsed.error());
        choice.questions << *parsed;
    }
    return choice;
}

} // namespace stemma::cli
