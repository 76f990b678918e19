// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/client/modelrequest.h"

#include <QByteArray>

#include <nlohmann/json_fwd.hpp>

#include <expected>

namespace stemma {

/// Puts an answer together from the bytes of a server as they come: whole (JSON) or streamed (server-sent events).
class AnswerReader
{
public:
    static constexpr qint64 MostBytes = qint64(8) * 1024 * 1024; ///< of a response; a summary has some ten thousand

    explicit AnswerReader(EndpointKind kind);

    /// False: it is longer than any answer, and no more is wanted.
    [[nodiscard]] bool add(const QByteArray& bytes);
    /// Nothing more is to come: the server has said so within its answer, or what it said makes no sense.
    [[nodiscard]] bool isComplete() const { return m_isDone || m_fault; }
    /// The answer is there, though more may be said about it: what it took.
    [[nodiscard]] bool hasStopped() const { return !m_answer.stopReason.isEmpty(); }
    [[nodiscard]] qsizetype characters() const { return m_answer.text.size(); } ///< so far, with what was thought
    /// So far: what was streamed, without what the model thought first. Of an answer that comes as a whole it stays
    /// empty until finish(). It is another text once thoughts that no tag begins have ended.
    [[nodiscard]] QString text() const;

    /// What was streamed until no more was wanted.
    [[nodiscard]] ModelAnswer cutOff() const;

    struct Fault
    {
        enum class Kind : quint8 {
            NotUnderstood,
            Unfinished, ///< it ends without an end
            Overloaded, ///< the server said so within its answer
            Reported, ///< another error reported by the server
            Refused, ///< the model declined
        };
        Kind kind = Kind::NotUnderstood;
        QString detail; ///< for the log
    };
    [[nodiscard]] std::expected<ModelAnswer, Fault> finish();

private:
    enum class Way : quint8 { Unknown, Whole, Events };

    void takeLine(QByteArrayView line);
    void takeEvent(const QByteArray& data);
    void takeOpenAi(const nlohmann::ordered_json& object);
    void takeAnthropic(const nlohmann::ordered_json& object);
    void takeWhole(const QByteArray& bytes);
    [[nodiscard]] bool takeError(const nlohmann::ordered_json& object);
    void takeUsage(const nlohmann::ordered_json& usage);
    void stop(const QString& reason);
    void setFault(Fault::Kind kind, const QString& detail);

    EndpointKind m_kind;
    Way m_way = Way::Unknown;
    qint64 m_bytes = 0;
    QByteArray m_rest; ///< what is no whole line yet, or the whole answer so far
    QByteArray m_data; ///< of the event that is being read
    ModelAnswer m_answer; ///< with what was thought, until finish()
    QString m_refusal; ///< what the model says where it declines to answer
    bool m_isDone = false;
    bool m_isOfEvents = false; ///< some line was of such a stream
    std::optional<Fault> m_fault;
};

} // namespace stemma
