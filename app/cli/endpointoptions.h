// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace stemma::cli {

/// Where a model is asked for a text, as CLI11 fills it.
struct EndpointOptions
{
    std::string address;
    std::string kind = "openai";
    std::string model;
    std::string keyVariable;
    std::string proxy;
    int timeout = 0;
    int retries = -1;
    bool noKeychain = false;
    std::vector<double> price;
    bool agreed = false;

    /// Answers with the option of the address. @p words: what the model there is for, translated.
    CLI::Option* addTo(CLI::App* command, const QString& words);
};

} // namespace stemma::cli
