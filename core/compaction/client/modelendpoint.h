// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QUrl>

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <optional>

/// Where summaries of levels 1 and 2 may be asked for. Values; the key is none of them.
namespace stemma {

enum class EndpointKind : quint8 {
    OpenAi, ///< chat completions, as many servers speak them (llama.cpp, Ollama)
    Anthropic, ///< messages
};

/// For a million tokens, in the currency that the user thinks in.
struct TokenPrice
{
    double input = 0;
    double output = 0;

    bool operator==(const TokenPrice&) const = default;
};

struct ModelEndpoint
{
    EndpointKind kind = EndpointKind::OpenAi;
    QUrl url; ///< as its maker documents it ("http://127.0.0.1:11434/v1"), or the whole address
    QString model;
    QString keyVariable; ///< of the environment; empty: defaultKeyVariable()
    QString proxy; ///< an address; empty: the system's; "none": none
    std::chrono::milliseconds timeout {120'000}; ///< without hearing anything
    int retries = 3;
    std::optional<TokenPrice> price;

    [[nodiscard]] QString host() const; ///< with its port where it is not the usual one; for sentences
    [[nodiscard]] QUrl address() const; ///< that requests go to
    [[nodiscard]] bool isOnThisMachine() const;
    /// The variable that a key is taken from where none is named: only the maker's own host is given its key.
    [[nodiscard]] QString defaultKeyVariable() const;
    [[nodiscard]] std::optional<double> cost(qint64 tokensIn, qint64 tokensOut) const;

    bool operator==(const ModelEndpoint&) const = default;
};

/// Why nothing may be sent there; @p key is what would be sent along.
[[nodiscard]] Result<> checkEndpoint(const ModelEndpoint& endpoint, const QString& key);

[[nodiscard]] nlohmann::ordered_json toJson(const ModelEndpoint& endpoint);
[[nodiscard]] ModelEndpoint endpointFromJson(const nlohmann::ordered_json& object);

} // namespace stemma
