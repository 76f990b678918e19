// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

#include <atomic>
#include <thread>

namespace stemma {

/// Stands between a client and a server on the loopback, and cuts the connection right after the server has answered
/// what the client said, before the client hears of it.
class CuttingProxy
{
public:
    enum class Then : quint8 {
        GoOn, ///< later connections are passed on
        Refuse, ///< until accept()
    };

    explicit CuttingProxy(int target);
    ~CuttingProxy();
    Q_DISABLE_COPY_MOVE(CuttingProxy)

    [[nodiscard]] int port() const { return m_port; }
    /// Cuts once, behind the first message of a client that holds @p word. Call before anything connects.
    void cutAfter(const QByteArray& word, Then then);
    void accept() { m_refuses = false; }
    [[nodiscard]] int cuts() const { return m_cuts; }

private:
    void listen();
    void pass(int client);

    int m_target = 0;
    int m_listener = -1;
    int m_port = 0;
    QByteArray m_word;
    Then m_then = Then::GoOn;
    std::atomic<bool> m_refuses = false;
    std::atomic<bool> m_ends = false;
    std::atomic<int> m_cuts = 0;
    std::thread m_thread;
};

} // namespace stemma
