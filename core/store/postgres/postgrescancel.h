// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"

#include <QtClassHelperMacros>

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

class QSqlDriver;

namespace stemma {

/// Ends the statement under way on a connection when its job is cancelled: while the connection's own thread waits
/// for the server, a small thread looks at the job. Qt Sql has no word for this, so libpq is asked directly.
class PostgresCancel
{
public:
    explicit PostgresCancel(const QSqlDriver& driver);
    ~PostgresCancel();
    Q_DISABLE_COPY_MOVE(PostgresCancel)

    void watch(const JobControl& job);
    void rest();

private:
    void look(const std::stop_token& stop);

    void* m_handle = nullptr; ///< PGcancel; null where libpq cannot be asked
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<JobControl> m_job; ///< guarded by m_mutex
    std::jthread m_thread; ///< made at the first statement
};

} // namespace stemma
