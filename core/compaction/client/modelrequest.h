// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelendpoint.h"

#include <QList>

#include <limits>

namespace stemma {

struct ModelMessage
{
    bool isFromUser = true;
    QString text;

    bool operator==(const ModelMessage&) const = default;
};

/// What a model is sent.
struct ModelRequest
{
    static constexpr double SummaryTemperature = 0.2; ///< as mnesis asks for summaries

    QString system;
    QList<ModelMessage> messages;
    qint64 maxTokens = 0; ///< of the answer
    double temperature = SummaryTemperature;

    /// As SummaryRequest words it: one message of a user.
    [[nodiscard]] static ModelRequest ofPrompt(const QString& prompt, qint64 maxTokens);

    bool operator==(const ModelRequest&) const = default;
};

/// What a server does not take; each is learnt from its refusal.
struct EndpointHabits
{
    bool renamedMaxTokens = false; ///< "max_completion_tokens"
    bool fixedTemperature = false;
    bool noUsageInStream = false;
    qint64 mostTokens = std::numeric_limits<qint64>::max(); ///< of an answer

    /// Learns from the body of a refusal of @p request; false: there is nothing new in it.
    bool learn(const QByteArray& refusal, const ModelRequest& request);

    bool operator==(const EndpointHabits&) const = default;
};

[[nodiscard]] QByteArray requestBody(
    const ModelEndpoint& endpoint, const ModelRequest& request, const EndpointHabits& templates = {});

/// What came back.
struct ModelAnswer
{
    QString text;
    std::optional<qint64> tokensIn; ///< as the server reports them
    std::optional<qint64> tokensOut;
    QString stopReason; ///< as the server spells it
    bool isCutOff = false; ///< it was to be longer than it might be
    qint64 removed = 0; ///< control characters that stood in it

    bool operator==(const ModelAnswer&) const = default;
};

/// Why the answer cannot be used: it is cut off, or empty.
[[nodiscard]] Result<> checkAnswer(const ModelAnswer& answer, const ModelEndpoint& endpoint);
/// The same of an answer that is of use also where it is cut off: it is empty.
[[nodiscard]] Result<> checkText(const ModelAnswer& answer, const ModelEndpoint& endpoint);
/// That the server counted far less than the @p sent tokens, which are estimated: some cut off without a word what is
/// too long for them. A sentence for users; empty: it read all, or does not say how much.
[[nodiscard]] QString noteOnLength(const ModelAnswer& answer, qint64 sent);

} // namespace stemma
