// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace stemma::cli {

/// The model that is asked for a text, and how.
struct EndpointOptions
{
    QString address; ///< empty: none is
    QString kind = QStringLiteral("openai");
    QString model;
    QString keyVariable; ///< of the environment
    QString proxy;
    int timeout = 0; ///< in seconds; 0: as is usual
    int retries = -1; ///< -1: as is usual
    bool noKeychain = false;
    std::vector<double> price; ///< for a million tokens, sent and received; or empty
    bool agreed = false; ///< to what is sent

    /// Answers with the option of the address. @p words: what the model there is for, translated.
    CLI::Option* addTo(CLI::App* command, const QString& words);
};

} // namespace stemma::cli
