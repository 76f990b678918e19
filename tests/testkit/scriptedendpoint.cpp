// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/scriptedendpoint.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <chrono>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr int CancelLookMs = 20;

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray event(const QJsonObject& object)
{
    return "data: " + compact(object) + "\n\n";
}

QByteArray named(const QString& type, QJsonObject object)
{
    object.insert(u"type"_s, type);
    return "event: " + type.toUtf8() + '\n' + event(object);
}

QString text(const QByteArray& bytes)
{
    return QString::fromUtf8(bytes);
}

} // namespace

ScriptedEndpoint::ScriptedEndpoint()
    : m_listener(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    if (bind(m_listener, reinterpret_cast<sockaddr*>(&address), length) == 0 && ::listen(m_listener, 8) == 0
        && getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length) == 0)
        m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { listen(); });
}

ScriptedEndpoint::~ScriptedEndpoint()
{
    m_ends = true;
    m_thread.join();
    close(m_listener);
}

QString ScriptedEndpoint::url(const QString& path) const
{
    return u"http://127.0.0.1:%1%2"_s.arg(m_port).arg(path);
}

void ScriptedEndpoint::script(const QList<Reply>& replies)
{
    const std::lock_guard lock(m_mutex);
    m_replies = replies;
    m_goesOn = false;
    m_requests.clear();
}

QList<ScriptedEndpoint::Request> ScriptedEndpoint::requests() const
{
    const std::lock_guard lock(m_mutex);
    return m_requests;
}

void ScriptedEndpoint::listen()
{
    while (isAwaited(m_listener)) {
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client < 0)
            continue;
        serve(client);
        close(client);
    }
}

bool ScriptedEndpoint::isAwaited(int socket) const
{
    while (!m_ends) {
        pollfd wait {socket, POLLIN, 0};
        if (poll(&wait, 1, CancelLookMs) > 0)
            return true;
    }
    return false;
}

ScriptedEndpoint::Request ScriptedEndpoint::read(int client) const
{
    QByteArray all;
    qsizetype end = -1;
    qsizetype length = 0;
    while (end < 0 || all.size() < end + length) {
        QByteArray bytes(64 * 1024, Qt::Uninitialized);
        const ssize_t count = isAwaited(client) ? recv(client, bytes.data(), size_t(bytes.size()), 0) : 0;
        if (count <= 0)
            return {};
        all += bytes.first(count);
        if (all.startsWith('\x16'))
            return {all, {}}; // the beginning of an encrypted connection, which is answered unencrypted
        if (end >= 0 || (end = all.indexOf("\r\n\r\n")) < 0)
            continue;
        end += 4;
        for (const QByteArray& line : all.first(end).split('\n')) {
            if (line.toLower().startsWith("content-length:"))
                length = line.mid(line.indexOf(':') + 1).trimmed().toLongLong();
        }
    }
    return {all.first(end), all.sliced(end)};
}

ScriptedEndpoint::Reply ScriptedEndpoint::next(const Request& request)
{
    const std::lock_guard lock(m_mutex);
    m_requests += request;
    if (m_replies.isEmpty())
        return error("500 Nothing to say", {});
    return m_replies.size() > 1 ? m_replies.takeFirst() : m_replies.first();
}

bool ScriptedEndpoint::send(int client, const QByteArray& bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        pollfd wait {client, POLLOUT, 0};
        if (m_ends)
            return false;
        if (poll(&wait, 1, CancelLookMs) <= 0)
            continue;
        const ssize_t sent
            = ::send(client, bytes.constData() + done, size_t(bytes.size() - done), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent < 0)
            return false;
        done += sent;
    }
    return true;
}

void ScriptedEndpoint::serve(int client)
{
    const Request request = read(client);
    if (request.head.isEmpty())
        return;
    const Reply reply = next(request);
    QByteArray head = "HTTP/1.1 " + reply.status + "\r\nConnection: close\r\n";
    for (const QByteArray& header : reply.headers)
        head += header + "\r\n";
    bool isThere = send(client, head + "\r\n");
    for (qsizetype i = 0; i < reply.pieces.size(); ++i) {
        while (i == reply.waitsBefore && !m_goesOn && !m_ends)
            std::this_thread::sleep_for(std::chrono::milliseconds(CancelLookMs));
        isThere = isThere && send(client, reply.pieces.at(i));
        m_sent += reply.pieces.at(i).size();
    }
    while (isThere && reply.then == Reply::Then::Repeat) {
        isThere = send(client, reply.pieces.last());
        m_sent += reply.pieces.last().size();
    }
    char rest = 0;
    while (isThere && reply.then == Reply::Then::Hang)
        isThere = isAwaited(client) && recv(client, &rest, 1, 0) > 0;
}

ScriptedEndpoint::Reply ScriptedEndpoint::openAi(const QString& answer, const QByteArray& finish)
{
    const QJsonObject message {{u"role"_s, u"assistant"_s}, {u"content"_s, answer}};
    const QByteArray body = compact(
        {{u"choices"_s,
             QJsonArray {QJsonObject {{u"index"_s, 0}, {u"message"_s, message}, {u"finish_reason"_s, text(finish)}}}},
            {u"usage"_s, QJsonObject {{u"prompt_tokens"_s, 120}, {u"completion_tokens"_s, 30}}}});
    return {"200 OK", {"Content-Type: application/json", "Content-Length: " + QByteArray::number(body.size())}, {body}};
}

ScriptedEndpoint::Reply ScriptedEndpoint::openAiStream(const QStringList& pieces, const QByteArray& finish)
{
    Reply reply {"200 OK", {"Content-Type: text/event-stream"}, {": a comment\n\n"}};
    const auto chunk = [](const QJsonObject& delta, const QJsonValue& finished) {
        return event({{u"choices"_s,
            QJsonArray {QJsonObject {{u"index"_s, 0}, {u"delta"_s, delta}, {u"finish_reason"_s, finished}}}}});
    };
    for (const QString& piece : pieces)
        reply.pieces += chunk({{u"content"_s, piece}}, QJsonValue::Null);
    reply.pieces += chunk({}, text(finish));
    reply.pieces += event({{u"choices"_s, QJsonArray {}},
        {u"usage"_s, QJsonObject {{u"prompt_tokens"_s, 120}, {u"completion_tokens"_s, 30}}}});
    reply.pieces += "data: [DONE]\n\n";
    return reply;
}

ScriptedEndpoint::Reply ScriptedEndpoint::anthropic(const QString& answer, const QByteArray& stop)
{
    const QJsonObject block {{u"type"_s, u"text"_s}, {u"text"_s, answer}};
    const QByteArray body
        = compact({{u"type"_s, u"message"_s}, {u"content"_s, QJsonArray {block}}, {u"stop_reason"_s, text(stop)},
            {u"usage"_s, QJsonObject {{u"input_tokens"_s, 120}, {u"output_tokens"_s, 30}}}});
    return {"200 OK", {"Content-Type: application/json"}, {body}};
}

ScriptedEndpoint::Reply ScriptedEndpoint::anthropicStream(const QStringList& pieces, const QByteArray& stop)
{
    Reply reply {"200 OK", {"Content-Type: text/event-stream; charset=utf-8"}, {}};
    const QJsonObject begun {{u"input_tokens"_s, 120}, {u"output_tokens"_s, 1}};
    reply.pieces += named(u"message_start"_s, {{u"message"_s, QJsonObject {{u"usage"_s, begun}}}});
    reply.pieces += named(u"ping"_s, {});
    for (const QString& piece : pieces)
        reply.pieces += named(u"content_block_delta"_s,
            {{u"index"_s, 0}, {u"delta"_s, QJsonObject {{u"type"_s, u"text_delta"_s}, {u"text"_s, piece}}}});
    reply.pieces += named(u"message_delta"_s,
        {{u"delta"_s, QJsonObject {{u"stop_reason"_s, text(stop)}}},
            {u"usage"_s, QJsonObject {{u"output_tokens"_s, 30}}}});
    reply.pieces += named(u"message_stop"_s, {});
    return reply;
}

ScriptedEndpoint::Reply ScriptedEndpoint::error(
    const QByteArray& status, const QByteArray& body, const QList<QByteArray>& headers)
{
    return {status, headers, {body}};
}

} // namespace stemma
