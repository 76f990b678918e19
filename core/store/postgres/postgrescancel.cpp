// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgrescancel.h"

#include <QLibrary>
#include <QSqlDriver>
#include <QVariant>

#include <array>
#include <chrono>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

constexpr std::chrono::milliseconds LookMs {50};

/// The three functions of libpq, of the library that the driver has loaded.
struct Libpq
{
    void* (*getCancel)(void* connection) = nullptr;
    int (*cancel)(void* cancel, char* message, int size) = nullptr;
    void (*freeCancel)(void* cancel) = nullptr;

    Libpq()
    {
        QLibrary library(u"pq"_s, 5);
        getCancel = reinterpret_cast<decltype(getCancel)>(library.resolve("PQgetCancel"));
        cancel = reinterpret_cast<decltype(cancel)>(library.resolve("PQcancel"));
        freeCancel = reinterpret_cast<decltype(freeCancel)>(library.resolve("PQfreeCancel"));
    }
    [[nodiscard]] bool isThere() const { return getCancel && cancel && freeCancel; }
};

const Libpq& libpq()
{
    static const Libpq library;
    return library;
}

} // namespace

PostgresCancel::PostgresCancel(const QSqlDriver& driver)
{
    const QVariant handle = driver.handle();
    // The type has another name where its typedef was seen through.
    const QByteArrayView type(handle.typeName());
    if (libpq().isThere() && (type == "PGconn*" || type == "pg_conn*"))
        m_handle = libpq().getCancel(*static_cast<void* const*>(handle.constData()));
}

PostgresCancel::~PostgresCancel()
{
    m_thread = {}; // it uses the handle
    if (m_handle)
        libpq().freeCancel(m_handle);
}

void PostgresCancel::watch(const JobControl& job)
{
    if (!m_handle)
        return;
    {
        const std::scoped_lock lock(m_mutex);
        m_job = job;
    }
    if (!m_thread.joinable())
        m_thread = std::jthread([this](const std::stop_token& stop) { look(stop); });
    m_wake.notify_one();
}

void PostgresCancel::rest()
{
    const std::scoped_lock lock(m_mutex);
    m_job.reset();
}

void PostgresCancel::look(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [this] { return m_job.has_value(); })) {
        if (m_job->isCancelled()) {
            // With the lock held, so that no later statement is met.
            std::array<char, 256> message {};
            libpq().cancel(m_handle, message.data(), int(message.size()));
            m_job.reset();
            continue;
        }
        m_wake.wait_for(lock, stop, LookMs, [this] { return !m_job.has_value(); });
    }
}

} // namespace stemma
