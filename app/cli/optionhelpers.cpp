// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/optionhelpers.h"

#include <CLI/CLI.hpp>

namespace stemma::cli {

CLI::Option* flagOption(CLI::App* command, const char* name, bool& isSet, const QString& help)
{
    return command->add_flag(name, isSet, help.toStdString());
}

CLI::Option* textOption(CLI::App* command, const char* name, QString& text, const QString& help)
{
    const auto take = [&text](const std::string& given) { text = QString::fromStdString(given); };
    return command->add_option_function<std::string>(name, take, help.toStdString());
}

CLI::Option* textOption(CLI::App* command, const char* name, std::optional<QString>& text, const QString& help)
{
    const auto take = [&text](const std::string& given) {
        if (!given.empty())
            text = QString::fromStdString(given);
    };
    return command->add_option_function<std::string>(name, take, help.toStdString());
}

CLI::Option* textsOption(CLI::App* command, const char* name, QStringList& texts, const QString& help)
{
    const auto take = [&texts](const std::vector<std::string>& given) {
        texts.clear();
        for (const std::string& text : given)
            texts += QString::fromStdString(text);
    };
    return command->add_option_function<std::vector<std::string>>(name, take, help.toStdString());
}

CLI::Option* repeatedOption(CLI::App* command, const char* name, QStringList& texts, const QString& help)
{
    // Without the last, "[a,b]" would be taken for two.
    return textsOption(command, name, texts, help)->expected(1)->take_all()->allow_extra_args(false);
}

} // namespace stemma::cli
