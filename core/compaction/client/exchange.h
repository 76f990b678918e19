// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/compaction/client/answerreader.h"

#include <expected>
#include <functional>

class QNetworkReply;

namespace stemma {

/// Why a request got no answer.
struct ExchangeFailure
{
    Error error;
    bool isPassing = false; ///< asking again may help
    bool isRefusal = false; ///< something in the request is not to the server's liking
    QByteArray body; ///< what the server says about it
    QByteArray retryAfter; ///< the header of that name
    std::optional<std::chrono::milliseconds> after; ///< what it means
};

/// Is given the text of an answer so far while it is streamed, on the thread that waits for it: more of it each time,
/// another one once the model has thought, and none before it is asked again.
using AnswerHeard = std::function<void(const QString& text)>;

/// One request and what comes back, in an event loop of its own. Belongs to the thread that makes it.
class Exchange
{
public:
    /// @p heard: may be null; see AnswerHeard.
    Exchange(const ModelEndpoint& endpoint, const QString& key, JobControl job, AnswerHeard heard = {});

    [[nodiscard]] std::expected<ModelAnswer, ExchangeFailure> run(const QByteArray& body, qint64 maxTokens);

private:
    /// Who ended it, where it was not the server.
    enum class End : quint8 { Open, Cancelled, Silent, TooLong, TooMuch };

    using Outcome = std::expected<ModelAnswer, ExchangeFailure>;

    void exchange(const QByteArray& body, qint64 maxTokens);
    void take(QNetworkReply& reply, qint64 maxTokens);
    void tell(); ///< what was heard since the last time
    void note(QNetworkReply& reply);
    [[nodiscard]] QByteArray scrubbed(QByteArray text) const;
    [[nodiscard]] Outcome outcome();
    [[nodiscard]] Outcome ofEnd() const;
    [[nodiscard]] Outcome ofStatus() const;
    [[nodiscard]] Outcome tooLong() const;
    [[nodiscard]] Outcome usedUp() const;
    [[nodiscard]] Outcome overloaded() const;
    [[nodiscard]] Outcome ofNetwork() const;
    [[nodiscard]] Outcome ofFault(const AnswerReader::Fault& fault) const;
    [[nodiscard]] Outcome failed(Errc code, const QString& text, bool isPassing = false) const;

    const ModelEndpoint& m_endpoint;
    const QString& m_key;
    JobControl m_job;
    AnswerHeard m_heard;
    AnswerReader m_reader;
    qsizetype m_told = 0; ///< characters
    End m_end = End::Open;
    int m_status = 0; ///< 0: none came
    int m_networkError = 0; ///< QNetworkReply::NetworkError
    QString m_networkText;
    bool m_isUntrusted = false; ///< the certificate is not valid
    QByteArray m_refusal; ///< what came with another status than 200
    QByteArray m_retryAfter;
    QUrl m_redirect;
};

} // namespace stemma
