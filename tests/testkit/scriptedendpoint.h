// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <mutex>
#include <thread>

namespace stemma {

/// A server on the loopback that answers requests as it was told, one after the other, and remembers them. Its thread
/// ends with it.
class ScriptedEndpoint
{
public:
    struct Reply
    {
        enum class Then : quint8 {
            Close,
            Hang, ///< says nothing more until the client goes away
            Repeat, ///< sends the last piece again and again until the client goes away
        };
        QByteArray status = "200 OK";
        QList<QByteArray> headers; ///< "Name: value"
        QList<QByteArray> pieces; ///< of the body
        Then then = Then::Close;
        qsizetype waitsBefore = -1; ///< this piece comes once goOn() was called
    };
    struct Request
    {
        QByteArray head; ///< the request line and the headers
        QByteArray body;
    };

    ScriptedEndpoint();
    ~ScriptedEndpoint();
    Q_DISABLE_COPY_MOVE(ScriptedEndpoint)

    [[nodiscard]] QString url(const QString& path = {}) const;
    /// Answers to the next requests; the last one is given to all that follow.
    void script(const QList<Reply>& replies);
    void goOn() { m_goesOn = true; }
    [[nodiscard]] QList<Request> requests() const;
    [[nodiscard]] qint64 sent() const { return m_sent; } ///< bytes of bodies

    /// Whole and streamed answers of both kinds.
    [[nodiscard]] static Reply openAi(const QString& text, const QByteArray& finish = "stop");
    [[nodiscard]] static Reply openAiStream(const QStringList& pieces, const QByteArray& finish = "stop");
    [[nodiscard]] static Reply anthropic(const QString& text, const QByteArray& stop = "end_turn");
    [[nodiscard]] static Reply anthropicStream(const QStringList& pieces, const QByteArray& stop = "end_turn");
    [[nodiscard]] static Reply error(
        const QByteArray& status, const QByteArray& body, const QList<QByteArray>& headers = {});

private:
    void listen();
    void serve(int client);
    [[nodiscard]] bool isAwaited(int socket) const; ///< there is something to read; false: the server ends
    [[nodiscard]] Request read(int client) const;
    [[nodiscard]] Reply next(const Request& request);
    [[nodiscard]] bool send(int client, const QByteArray& bytes);

    int m_listener = -1;
    int m_port = 0;
    mutable std::mutex m_mutex; ///< guards the two below
    QList<Reply> m_replies;
    QList<Request> m_requests;
    std::atomic<qint64> m_sent = 0;
    std::atomic<bool> m_goesOn = false;
    std::atomic<bool> m_ends = false;
    std::thread m_thread;
};

} // namespace stemma
