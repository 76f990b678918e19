// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/endpointoptions.h"

#include "app/cli/optionhelpers.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace stemma::cli {

namespace {

struct EndpointOptionWords
{
    Q_DECLARE_TR_FUNCTIONS(cli)
};

} // namespace

CLI::Option* EndpointOptions::addTo(CLI::App* command, const QString& words)
{
    CLI::Option* endpoint = textOption(command, "--endpoint", address, words);
    endpoint->type_name("URL");
    CLI::Option* name = textOption(command, "--model", model, EndpointOptionWords::tr("The model"));
    endpoint->needs(name->type_name("NAME"));
    const auto more = [&](CLI::Option* option, const char* type) {
        option->needs(endpoint)->type_name(type);
        return option;
    };
    more(textOption(command, "--kind", kind,
             EndpointOptionWords::tr("The protocol: openai (chat completions, the default) or anthropic (messages)")),
        "openai|anthropic")
        ->check(CLI::IsMember({"openai", "anthropic"}));
    more(textOption(command, "--key-env", keyVariable,
             EndpointOptionWords::tr(
                 "The environment variable with the key. By default the key from OPENAI_API_KEY or "
                 "ANTHROPIC_API_KEY, sent only to OpenAI or Anthropic, otherwise the key that the keychain holds "
                 "for this address")),
        "VAR");
    more(flagOption(command, "--no-keychain", noKeychain, EndpointOptionWords::tr("Do not use keys from the keychain")),
        "");
    more(textOption(
             command, "--proxy", proxy, EndpointOptionWords::tr("The proxy, or none; the system's proxy by default")),
        "URL|none");
    more(command->add_option("--timeout", timeout,
             EndpointOptionWords::tr("Give up after this many seconds without an answer").toStdString()),
        "SECONDS")
        ->check(CLI::Range(1, 24 * 60 * 60));
    more(command->add_option("--retries", retries,
             EndpointOptionWords::tr("Number of retries after temporary errors; 3 by default").toStdString()),
        "N")
        ->check(CLI::Range(0, 10));
    more(command->add_option("--price", price,
             EndpointOptionWords::tr("The price per million tokens, sent and received, for an estimate").toStdString()),
        "IN OUT")
        ->expected(2)
        ->check(CLI::NonNegativeNumber);
    more(flagOption(command, "--yes,-y", agreed, EndpointOptionWords::tr("Send without asking")), "");
    return endpoint;
}

} // namespace stemma::cli
