// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/testkit/cuttingproxy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <vector>

namespace stemma {

namespace {

constexpr int LookMs = 50;

sockaddr_in loopback(int port)
{
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(quint16(port));
    return address;
}

/// What came; empty: the other side is gone.
QByteArray received(int socket)
{
    QByteArray bytes(64 * 1024, Qt::Uninitialized);
    const ssize_t count = recv(socket, bytes.data(), size_t(bytes.size()), 0);
    bytes.truncate(qMax<ssize_t>(0, count));
    return bytes;
}

bool passOn(int socket, const QByteArray& bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t sent = send(socket, bytes.constData() + done, size_t(bytes.size() - done), MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        done += sent;
    }
    return !bytes.isEmpty();
}

} // namespace

CuttingProxy::CuttingProxy(int target)
    : m_target(target)
    , m_listener(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in address = loopback(0);
    socklen_t length = sizeof address;
    if (bind(m_listener, reinterpret_cast<sockaddr*>(&address), length) == 0 && ::listen(m_listener, 8) == 0
        && getsockname(m_listener, reinterpret_cast<sockaddr*>(&address), &length) == 0)
        m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { listen(); });
}

CuttingProxy::~CuttingProxy()
{
    m_ends = true;
    m_thread.join();
    close(m_listener);
}

void CuttingProxy::cutAfter(const QByteArray& word, Then then)
{
    m_word = word;
    m_then = then;
}

void CuttingProxy::listen()
{
    std::vector<std::thread> passing;
    while (!m_ends) {
        pollfd wait {m_listener, POLLIN, 0};
        if (poll(&wait, 1, LookMs) <= 0)
            continue;
        const int client = ::accept4(m_listener, nullptr, nullptr, SOCK_CLOEXEC);
        if (client >= 0 && m_refuses)
            close(client);
        else if (client >= 0)
            passing.emplace_back([this, client] { pass(client); });
    }
    for (std::thread& one : passing)
        one.join();
}

void CuttingProxy::pass(int client)
{
    const int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in address = loopback(m_target);
    bool goesOn = connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    while (goesOn && !m_ends) {
        std::array<pollfd, 2> wait {{{client, POLLIN, 0}, {server, POLLIN, 0}}};
        if (poll(wait.data(), wait.size(), LookMs) <= 0)
            continue;
        if (wait[1].revents != 0)
            goesOn = passOn(client, received(server));
        if (!goesOn || wait[0].revents == 0)
            continue;
        const QByteArray said = received(client);
        goesOn = passOn(server, said);
        if (goesOn && m_cuts == 0 && !m_word.isEmpty() && said.contains(m_word)) {
            (void)received(server);
            m_refuses = m_then == Then::Refuse;
            ++m_cuts;
            goesOn = false;
        }
    }
    close(server);
    close(client);
}

} // namespace stemma
