// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/handoveroptions.h"

#include "core/handover/handoverplan.h"

#include <QCoreApplication>
#include <QDir>

#include <CLI/CLI.hpp>

using namespace Qt::StringLiterals;

namespace stemma::cli {

namespace {

struct HandOverOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString absolute(const std::string& path)
{
    return path.empty() ? QString() : QDir::cleanPath(QDir(QString::fromStdString(path)).absolutePath());
}

} // namespace

void HandOverOptions::addTo(CLI::App* command)
{
    std::vector<std::string> formats;
    for (const QString& known : handOverFormats())
        formats.push_back(known.toStdString());
    command
        ->add_option("--to", format,
            HandOverOptionWords::tr("The agent that gets the session; with --redact by default a copy in its own store")
                .toStdString())
        ->check(CLI::IsMember(formats))
        ->type_name("AGENT");
    command
        ->add_option("--store", store,
            HandOverOptionWords::tr("The store that gets it; where the agent keeps sessions by default").toStdString())
        ->type_name("PATH");
    command
        ->add_option("--directory", directory,
            HandOverOptionWords::tr("The project folder of the new session; that of the session by default")
                .toStdString())
        ->type_name("DIR");
    command
        ->add_option("--thinking", thinking,
            HandOverOptionWords::tr("Leave thinking out (none, the default), or make it text of the answers")
                .toStdString())
        ->check(CLI::IsMember(std::vector<std::string> {"none", "text"}))
        ->type_name("none|text");
    command
        ->add_option("--tools", tools,
            HandOverOptionWords::tr("Keep tool calls with their results (calls, the default), or make them text")
                .toStdString())
        ->check(CLI::IsMember(std::vector<std::string> {"calls", "text"}))
        ->type_name("calls|text");
}

HandOverChoice HandOverOptions::choice() const
{
    HandOverChoice choice {QString::fromStdString(format), absolute(store), {}};
    choice.wish.directory = absolute(directory);
    choice.wish.thinking = thinking == "text" ? HandOverWish::Thinking::AsText : HandOverWish::Thinking::LeaveOut;
    choice.wish.tools = tools == "text" ? HandOverWish::Tools::AsText : HandOverWish::Tools::AsCalls;
    return choice;
}

} // namespace stemma::cli
