// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/client/exchange.h"

#include <QDateTime>

#include <functional>

namespace stemma {

/// What the client takes from its surroundings; tests put others in their place.
struct ClientSurroundings
{
    /// Waits between two attempts, or until the job is cancelled.
    std::function<void(std::chrono::milliseconds, const JobControl&)> wait;
    std::function<QDateTime()> now;
};

/// Asks a model at an endpoint. It waits for the answer in an event loop of its own, so it is called from a thread
/// that may wait: never from one that shows a window. Each call is for itself, from any thread.
class ModelClient
{
public:
    /// A server that wants us to come back later than that is given up.
    static constexpr std::chrono::milliseconds LongestPause {120'000};

    /// @p key is sent to the endpoint, and stands nowhere else. Empty: none is sent.
    ModelClient(ModelEndpoint endpoint, QString key, ClientSurroundings surroundings = {});

    /// Tells how far the answer is, in tokens that are guessed from its length, of those that it may have. @p heard: is
    /// given what there is of it some ten times a second, where the server streams it; an empty text when it is asked
    /// for again. May be null.
    [[nodiscard]] Result<ModelAnswer> ask(
        const ModelRequest& request, const JobControl& job, const AnswerHeard& heard = {}) const;

private:
    ModelEndpoint m_endpoint;
    QString m_key;
    ClientSurroundings m_surroundings;
};

/// How long a server wants us to wait: seconds, or a date. Nothing: it does not say, or not in a way that is known.
[[nodiscard]] std::optional<std::chrono::milliseconds> retryAfter(const QByteArray& header, const QDateTime& now);
/// Before the attempt after @p failed ones, where the server does not say.
[[nodiscard]] std::chrono::milliseconds backOff(int failed);

} // namespace stemma
